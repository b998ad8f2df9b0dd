"""The problem book of In Between: positions in which it can be counted what is right.

A bot plays its whole turn. Three things can be asked of it:

- `WIN`: the game is won before the turn ends (IB-1001, IB-1002, IB-1003, IB-1004);
- `SAFE`: after its turn the other side cannot win in the next one. The hand of the other is empty, so there is no luck;
- `ANSWER`: the first answer begins with one of the `right` ones and with none of the `wrong` ones.

To fail at a `shameful` problem is a blunder that no level may make: to let a win at once go by, to rest for nothing, to pay for
nothing, to leave a win to the other that could be prevented.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Protocol

from parlour.games.inbetween.tests.situations import of, play, situation
from parlour.kernel import Match, Position, Seat, answer, pending

WIN, SAFE, ANSWER = "win", "safe", "answer"


class Solver(Protocol):
    """Whoever answers a view."""

    def choose(self, view: Any) -> str:
        """One of the options."""
        ...


@dataclass(frozen=True, slots=True)
class Problem:
    """A position, and what is asked of the side whose question it is."""

    name: str
    goal: str
    circle: str
    setting: dict[str, Any] = field(default_factory=dict)
    before: tuple[str, ...] = ()  # answers that lead from the situation to the position
    right: tuple[str, ...] = ("",)
    wrong: tuple[str, ...] = ()
    shameful: bool = False

    def match(self) -> Match:
        return play(situation(self.circle, **self.setting), *self.before)

    def is_solved_by(self, solver: Solver) -> bool:
        match = self.match()
        seat = next(iter(match.pending))
        if self.goal == ANSWER:
            given = solver.choose(match.view(seat))
            return given.startswith(self.right) and not (self.wrong and given.startswith(self.wrong))
        turn = of(match).turn
        while not match.over and of(match).turn == turn:
            asked = next(iter(match.pending))
            match.act(asked, solver.choose(match.view(asked)) if asked == seat else reply(match, asked))
        if match.over or self.goal == WIN:
            return match.outcome is not None and match.outcome[seat] == 1
        return not can_win(of(match), 1 - seat)


def reply(match: Match, seat: Seat) -> str:
    """What the other side answers meanwhile: it takes what it can."""
    options = match.pending[seat].options
    return next((option for option in ("raise", "use", "cancel") if option in options), options[0])


def can_win(position: Position, seat: Seat) -> bool:
    """Whether a side can win in the turn at hand, by some answers of its own against every answer of the other."""
    turn = of_turn(position)
    asked = pending(position)
    if not asked:
        return position.outcome is not None and position.outcome[seat] == 1
    mover, decision = next(iter(asked.items()))
    afters = outcomes(position, mover, tuple(decision.actions))
    results = (is_same_turn(after, turn) and can_win(after, seat) for after in afters)
    return any(results) if mover == seat else all(results)


def outcomes(position: Position, seat: Seat, actions: tuple[Any, ...]) -> Iterator[Position]:
    """The position after each of these answers."""
    for action in actions:
        after = position.copy()
        answer(after, seat, action)
        yield after


def of_turn(position: Position) -> int:
    return int(position.turn)  # type: ignore[attr-defined]


def is_same_turn(position: Position, turn: int) -> bool:
    """Whether a position belongs to that turn, or the game ended in it."""
    return position.outcome is not None or of_turn(position) == turn


def city(**setting: Any) -> dict[str, Any]:
    """The City is on turn."""
    return {"active": "city", "spent": (True, True), **setting}


def creature(**setting: Any) -> dict[str, Any]:
    """The Creature is on turn."""
    return {"active": "creature", "spent": (True, True), **setting}


WINS = (
    # the third lock
    Problem("base option secures", WIN, "tom C2, sam H4, bob H4, lance H3, mina C1",
            city(hands=("family_dinner granola_bar detour", "shroud hunger")), shameful=True),
    Problem("base option devours", WIN, "tom H2, sam C4, bob C4, lance C3, mina H1",
            creature(hands=("detour", "nightmare hunger shroud"), energy=(5, 0)), shameful=True),
    Problem("token carries the card", WIN, "tom H0, sam C4, bob C4, max C3, mina H1",
            creature(hands=("detour", "hunger rampage paranoia"), energy=(5, 0), tokens="claw max"), shameful=True),
    Problem("lock the doors, two steps", WIN, "tom C0, sam H4, bob H4, rodney H2, mina C1",
            city(hands=("lock_the_doors granola_bar", "shroud"), energy=(3, 5)), shameful=True),
    Problem("lock the doors after the base option", WIN, "tom C0, sam H4, bob H4, lance H1, mina C1",
            city(hands=("lock_the_doors camera", "shroud"), energy=(3, 5))),
    Problem("a nightmare devours the third", WIN, "tom H2, sam C4, bob C4, carl C3, mina H1",
            creature(hands=("detour", "nightmare relocation"), energy=(5, 5)), shameful=True),
    Problem("nightmare after the base option", WIN, "tom H0, sam C4, bob C4, earl C2, mina H1",
            creature(hands=("detour", "nightmare relocation"), energy=(5, 1))),
    Problem("a nightmare devours two", WIN, "tom H0, sam C4, bob C3, carl C3, mina H1",
            creature(hands=("detour", "nightmare relocation"), energy=(5, 1))),
    Problem("tendrils leave a majority", WIN, "scott C1, sam H0, bob C0, julie C1, mina C1, max H1",
            creature(only=True, hands=("detour", "tendrils"), energy=(5, 3))),
    Problem("patrol at the marker", WIN, "natalie H3, sam H4, bob H4, julie C1, mina C1",
            city(hands=("sheriffs_patrol granola_bar", "shroud"), energy=(2, 5)), shameful=True),
    Problem("patrol after the base option", WIN, "julie H1, sam H4, bob H4, tom C0, mina C1",
            city(hands=("sheriffs_patrol granola_bar", "shroud"), energy=(2, 5))),
    Problem("hunger finds its prey", WIN, "tom H0, sam C4, bob C4, earl C2, mina H1",
            creature(hands=("detour", "hunger shroud"), energy=(5, 1)), shameful=True),
    Problem("help from a neighbour", WIN, "tom C0, bob H4, scott H3, sam H4, julie C1",
            city(hands=("neighbourly_help granola_bar", "shroud"), energy=(3, 5)), shameful=True),
    Problem("signal flares", WIN, "tom C0, bob H4, julie H0, rodney H3, sam H4",
            city(hands=("signal_flares camera", "shroud"), energy=(1, 5)), shameful=True),
    Problem("town meeting plays the second card", WIN, "tom C0, bob H4, julie H3, sam H4, max C0",
            city(hands=("town_meeting detour", "shroud"), energy=(2, 5))),
    Problem("a guarded neighbour plays a card", WIN, "jamie H2, bob H4, julie H3, sam H4, max C0",
            city(hands=("shotgun", "shroud"), energy=(0, 5), phase="activity"), shameful=True),
    Problem("Carl plays a card", WIN, "carl C2, bob C4, earl C3, sam C4, max H0",
            creature(hands=("detour", "nightmare"), energy=(5, 0), phase="activity"), shameful=True),
    Problem("Natalie shifts her neighbour", WIN, "natalie C2, max C3, bob C4, sam C4, julie H0",
            creature(hands=("detour", "shroud"), energy=(5, 0), phase="activity"), shameful=True),
    Problem("Jamie sweeps", WIN, "jamie C2, julie H0, bob C4, sam C4, lance C3",
            creature(hands=("detour", "shroud nightmare"), energy=(5, 0), phase="activity"), shameful=True),
    Problem("the truth comes out", WIN, "tom C0, sam H4, bob H4, lance H3, mina C1",
            city(hands=("camera", "shroud"), knowledge=(5, 0), spent=(False, True), energy=(0, 5)), shameful=True),
    Problem("feeding frenzy", WIN, "tom H0, sam C4, bob C4, max C3, mina H1",
            creature(hands=("detour", "shroud"), knowledge=(0, 5), spent=(True, False), energy=(5, 0)), shameful=True),
    Problem("frenzy locks two", WIN, "tom H0, sam C4, bob C3, max C3, mina H1",
            creature(hands=("detour", "shroud"), knowledge=(0, 5), spent=(True, False), energy=(5, 0))),
    Problem("frenzy locks three", WIN, "tom H0, sam C1, bob C1, max C1, mina H1",
            creature(hands=("detour", "shroud"), knowledge=(0, 5), spent=(True, False), energy=(5, 0)), shameful=True),
    Problem("the truth locks three", WIN, "tom C0, sam H2, bob H2, lance H2, mina C1",
            city(hands=("camera", "shroud"), knowledge=(5, 0), spent=(False, True), energy=(0, 5)), shameful=True),
    Problem("organised defence", WIN, "tom C0, sam H4, bob H4, rodney H3, mina C1",
            city(hands=("camera", "shroud"), knowledge=(3, 0), spent=(False, True), energy=(0, 5)), shameful=True),
    # the last level of knowledge
    Problem("raise of the City", WIN, "sam H1", city(phase="activity", energy=(6, 5), knowledge=(5, 5)), shameful=True),
    Problem("raise of the Creature", WIN, "sam C1", creature(phase="activity", energy=(5, 6), knowledge=(5, 5)), shameful=True),
    Problem("half a price", WIN, "maggie C2", creature(phase="activity", energy=(5, 3), knowledge=(5, 5)), shameful=True),
    Problem("a rest pays, City", WIN, "sam H1, tom C2", city(energy=(3, 5), knowledge=(5, 2),
            hands=("lock_the_doors heart_to_heart detour", "shroud"))),
    Problem("a rest pays, Creature", WIN, "sam C1, tom H2", creature(energy=(5, 3), knowledge=(2, 5),
            hands=("detour", "nightmare paranoia rampage"))),
    Problem("granola pays where a rest does not", WIN,
            "sam H1, tom C1, bob C1, carl C0, earl C0, jamie C0, jerem C1, julie C0, lance H0, max C0",
            city(energy=(4, 0), knowledge=(5, 0), hands=("granola_bar camera", "shroud"))),
    Problem("hunger pays where a rest does not", WIN,
            "sam C1, tom H1, bob H1, carl H0, earl H0, jamie H0, jerem H1, julie H0, lance H0, max H0",
            creature(energy=(0, 4), knowledge=(0, 5), hands=("detour", "hunger shroud"))),
    Problem("old newspapers", WIN, "tom C0, sam H0",
            city(energy=(8, 0), knowledge=(5, 0), hands=("old_newspapers detour", "shroud"))),
    Problem("stockpile pays", WIN, "sam H1, tom C1, bob C1, carl C0, earl C0, jamie C0, jerem C1, julie C0, lance C0, max C0",
            city(energy=(2, 0), knowledge=(5, 0), spent=(False, True), hands=("camera", "shroud"))),
    Problem("scent of prey pays", WIN, "sam C1, tom H1, bob H1, carl H0, earl H0, jamie H0, jerem H1, julie H0, lance H0, max H0",
            creature(energy=(0, 3), knowledge=(0, 5), spent=(True, False), hands=("detour", "shroud"))),
    Problem("the marked one becomes alert", WIN, "sam H0, tom C0, bob C1",
            city(energy=(6, 0), knowledge=(5, 0), hands=("family_dinner detour", "shroud"))),
    Problem("the marked one becomes nervous", WIN, "scott C0, tom H0, bob H1",
            creature(energy=(0, 6), knowledge=(0, 5), hands=("detour", "relocation shroud"))),
    Problem("nightmare, then the last level", WIN, "mandy C0, tom H0, bob H1",
            creature(energy=(0, 6), knowledge=(0, 5), hands=("detour", "nightmare shroud"))),
    Problem("night watch, then the last level", WIN, "tom C0, sam H1, bob C1",
            city(energy=(7, 0), knowledge=(5, 0), hands=("night_watch detour", "shroud"))),
    # the majority
    Problem("evacuation leaves a majority", WIN, "sam H1, tom H1, bob H1, lance C0, mina C1, carl C1",
            city(only=True, energy=(3, 5), hands=("evacuation camera", "shroud"))),
    Problem("abduction leaves a majority", WIN, "sam C1, tom C1, bob C1, lance H0, mina H1, carl H1",
            creature(only=True, energy=(5, 0), knowledge=(0, 4), spent=(True, False), hands=("detour", "shroud"))),
    Problem("Max leaves a majority", WIN, "max C2, tom C1, bob C1, lance H0, mina H1, carl H1",
            creature(only=True, energy=(5, 0), phase="activity", hands=("detour", "shroud"))),
)  # fmt: skip

DEFENCES = (
    Problem("strip the next, City", SAFE, "bob C0, sam C1, tom H0, lance H0, julie H0",
            city(energy=(1, 9), knowledge=(2, 5), hands=("preparation family_dinner", "")), shameful=True),
    Problem("strip the next, Creature", SAFE, "bob H0, sam H1, tom C0, lance C0, julie C0",
            creature(energy=(9, 0), knowledge=(5, 2), hands=("", "paranoia nightmare")), shameful=True),
    Problem("strip the marked one, City", SAFE, "sam C1, bob H0, tom C0, lance H0",
            city(energy=(1, 9), knowledge=(2, 5), hands=("preparation family_dinner", "")), shameful=True),
    Problem("strip the marked one, Creature", SAFE, "sam H1, bob C0, tom H0, lance C0",
            creature(energy=(9, 1), knowledge=(5, 2), hands=("", "paranoia nightmare")), shameful=True),
    Problem("two steps by the search party", SAFE, "bob H0, jerem C2, tom H0, lance H0",
            city(energy=(3, 9), knowledge=(2, 5), hands=("search_party family_dinner", ""))),
    Problem("paranoia", SAFE, "scott H2, bob C0, tom C0, lance C0",
            creature(energy=(9, 3), knowledge=(5, 2), hands=("", "paranoia hunger"))),
    Problem("detour", SAFE, "bob H0, tom C2, sam H1, lance C0",
            city(energy=(3, 9), knowledge=(2, 5), hands=("detour granola_bar", ""))),
    Problem("shroud", SAFE, "bob C0, julie H2, sam C1, lance H0",
            creature(energy=(9, 3), knowledge=(5, 2), hands=("", "shroud hunger"))),
    Problem("relocation", SAFE, "bob C0, julie H2, sam C1, lance C0",
            creature(energy=(9, 3), knowledge=(5, 2), hands=("", "relocation hunger"))),
    Problem("roadblock", SAFE, "bob H0, tom C2, sam H1, lance C0, mina H0, carl C0, earl H0, max C0, scott H0, rodney H1",
            city(energy=(3, 9), knowledge=(2, 5), hands=("roadblock granola_bar", ""))),
    Problem("disinformation", SAFE, "bob H0, tom C2, sam H1, lance C0",
            city(energy=(3, 9), knowledge=(2, 5), hands=("disinformation granola_bar", ""))),
    Problem("Bob lowers the knowledge", SAFE, "bob C2, tom H2, sam C1, lance C0",
            creature(energy=(9, 3), knowledge=(5, 2), phase="activity", hands=("", "shroud")), shameful=True),
    Problem("the bicycle passes by", SAFE, "bob H0, tom C2, sam H1, lance C0",
            city(energy=(3, 9), knowledge=(2, 5), equipment="bicycle", hands=("granola_bar", ""))),
    Problem("Julie leads the marker away", SAFE, "julie H2, tom C2, sam H1, lance H0, bob C0",
            city(energy=(3, 9), knowledge=(2, 5), phase="activity", hands=("granola_bar", ""))),
    Problem("night watch leaves the marked one", SAFE, "tom C2, sam H0, bob H0, lance C0",
            city(energy=(3, 9), knowledge=(2, 5), hands=("night_watch granola_bar", ""))),
    Problem("a frenzy is forestalled", SAFE, "tom H0, mina H1, sam C4, bob C4, max C1",
            city(energy=(1, 2), knowledge=(2, 5), spent=(True, False), hands=("family_dinner granola_bar", ""))),
)  # fmt: skip

FULL = (10, 10)
PLAIN_CIRCLE = "tom C0, sam H0, bob C1, lance H1"

DECENCIES = (
    *[Problem(f"no rest with all cubes, City: {hand or 'nothing'}", ANSWER, PLAIN_CIRCLE,
              city(energy=FULL, hands=(hand, "shroud hunger")), wrong=("rest",), shameful=True)
      for hand in ("", "granola_bar", "camera generator radio", "detour evacuation disinformation preparation interrogation")],
    *[Problem(f"no rest with all cubes, Creature: {hand or 'nothing'}", ANSWER, PLAIN_CIRCLE,
              creature(energy=FULL, hands=("detour radio", hand)), wrong=("rest",), shameful=True)
      for hand in ("", "hunger", "rampage rampage", "nightmare shroud relocation paranoia")],
    Problem("no rest behind a Revolver", ANSWER, "tom H1, sam C4, bob C4, lance H1, mina C1",
            creature(energy=FULL, equipment="revolver", hands=("detour radio", "nightmare hunger")), wrong=("rest",),
            shameful=True),
    Problem("a token is not laid where it lies", ANSWER, "tom C0, sam H0",
            city(energy=(0, 5), hands=("family_dinner", "shroud"), tokens="home tom"), wrong=("play family_dinner tom token",),
            shameful=True),
    Problem("a token is not laid where it lies, Creature", ANSWER, "sam C0, tom H0",
            creature(energy=(5, 0), hands=("detour", "nightmare"), tokens="skull sam"), wrong=("play nightmare sam token",),
            shameful=True),
    Problem("nothing is paid for nothing, City", ANSWER, "tom C0, sam H0", city(hands=("disinformation", "shroud")),
            ("play disinformation bob token",), right=("pass",), shameful=True),
    Problem("nothing is paid for nothing, Creature", ANSWER, "tom C0, sam H0",
            creature(hands=("detour", "nightmare hunger"), energy=(5, 9)), ("play nightmare tom token",), right=("pass",),
            shameful=True),
    Problem("nobody is helped across to the other side", ANSWER, "tom C0, sam H0, bob C0, lance H0",
            city(energy=(0, 5), hands=("family_dinner", "shroud")), wrong=("play family_dinner sam back",)),
    Problem("an empty hand of the rich is refilled", ANSWER, PLAIN_CIRCLE, city(energy=FULL, hands=("", "shroud hunger")),
            right=("prepare",), shameful=True),
    *[Problem(f"a free effect is used: {who}", ANSWER, f"{who} C2", creature(energy=(5, 5), knowledge=(2, 2), phase="activity",
              hands=("detour camera", "shroud hunger")), ("pass",) if who in ("lance", "scott", "julie", "bob", "rodney") else (),
              right=("use",), shameful=True)
      for who in ("lance", "scott", "julie", "bob", "rodney")],
    Problem("knowledge for nothing", ANSWER, "maggie C2", creature(energy=(5, 0), knowledge=(2, 0), phase="activity",
            hands=("detour", "shroud")), right=("use",)),
    Problem("a rich City learns", ANSWER, "sam H1", city(energy=(10, 5), knowledge=(2, 2), phase="activity"), right=("raise",)),
    Problem("a rich Creature learns", ANSWER, "sam C1", creature(energy=(5, 10), knowledge=(2, 3), phase="activity"),
            right=("raise",)),
    Problem("the Revolver stops the third", ANSWER, "tom H2, sam C4, bob C4, carl C3, mina H1",
            creature(equipment="revolver", energy=(5, 5), hands=("detour", "nightmare hunger")),
            ("play nightmare carl token", "activate"), right=("cancel",)),
    Problem("the one in danger is rescued", ANSWER, "tom C1, sam C3, bob C0", city(knowledge=(4, 0), spent=(False, True)),
            ("knowledge city_k4",), right=("rescue sam",)),
    Problem("no effect of knowledge in vain", ANSWER, "sam C1", city(knowledge=(2, 0), spent=(False, True), energy=(10, 5)),
            wrong=("knowledge city_k2",), shameful=True),
)  # fmt: skip

PROBLEMS = (*WINS, *DEFENCES, *DECENCIES)
