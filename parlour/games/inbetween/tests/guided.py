"""Players with a plan, who bring games to every end that there is.

`python -m parlour.games.inbetween.tests.guided` plays and writes the golden playthroughs that are listed here.
"""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from parlour.games.inbetween.game import GAME
from parlour.games.inbetween.ladder import DEPTH
from parlour.games.inbetween.position import CITY, CREATURE, Duel, world
from parlour.games.inbetween.rules.knowledge import price
from parlour.kernel import Decision, Match, Seat, start
from tests.playthroughs import replayed

VIEWS = "game-ended"
HUNTER = "max"  # IB-CH-C10 who removes his neighbours


class Guided(NamedTuple):
    """One game to be played by plan."""

    city: str  # the plan of the City
    creature: str
    seed: int


GUIDED = {
    "secured": Guided("lock", "wait", 13),
    "devoured": Guided("wait", "lock", 22),
    "knowledge-of-the-city": Guided("learn", "wait", 9),
    "knowledge-of-the-creature": Guided("wait", "learn", 11),
    "majority-of-the-city": Guided("gather", "hunt own", 73),
    "majority-of-the-creature": Guided("wait", "hunt others", 19),
    "turn-limit-of-the-city": Guided("gather", "wait", 1),
    "turn-limit-of-the-creature": Guided("wait", "gather", 7),
    "turn-limit-drawn": Guided("wait", "wait", 1),
}


def write(folder: Path) -> None:
    """Plays all of them and writes them down."""
    for name, guided in GUIDED.items():
        (folder / f"{name}.txt").write_text(replayed(GAME, _answers(guided)), encoding="utf-8")


def played(guided: Guided) -> Match:
    """The whole game."""
    match = start(GAME, GAME.terms(2, {}), guided.seed)
    rng = Random(str(guided.seed))
    while match.pending:
        seat, decision = next(iter(match.pending.items()))
        assert isinstance(match.position, Duel)
        match.act(seat, chosen(match.position, decision, rng, seat, guided.city if seat == CITY else guided.creature))
    return match


def chosen(duel: Duel, decision: Decision, rng: Random, seat: Seat, plan: str) -> str:
    """What a side with this plan answers.

    `wait` plays its cards for their tokens and then rests for ever; `gather` does the same once it has drawn whom it can into
    its world; `lock` deepens whoever is deepest; `learn` deepens as many as it can and pays for knowledge; `hunt` makes Max
    Terrified and removes his neighbours, those in its `own` world first or the `others`.
    """
    options = decision.options
    match decision.kind:
        case "action":
            return rng.choice(_actions(duel, options, seat, plan))
        case "raise" if plan == "learn":
            return "raise"
        case "use" if plan.startswith("hunt") and duel.marker == HUNTER:
            return "use"
        case "remove":
            wanted = seat if plan == "hunt own" else 1 - seat
            return rng.choice([each for each in options if world(duel, each.split()[1]) == wanted] or options)
        case "prepare":
            return "refill"
        case _:
            return "pass" if "pass" in options else rng.choice(options)


def _actions(duel: Duel, options: Sequence[str], seat: Seat, plan: str) -> Sequence[str]:
    """The actions that serve the plan best."""
    tokens = [option for option in options if option.endswith(" token")]
    others = [option for option in options if option.endswith(" back") and world(duel, option.split()[2]) != seat]
    deeper = [option for option in options if option.endswith(" deeper") and world(duel, option.split()[2]) == seat]
    match plan:
        case "lock":
            deepest = max([_depth(duel, option) for option in deeper], default=0)
            return [option for option in deeper if _depth(duel, option) == deepest] or tokens or ["prepare"]
        case "learn" if duel.energy[seat] >= price(duel, seat):
            return [option for option in deeper if not _depth(duel, option)] or others or deeper or tokens or ["prepare"]
        case "hunt own" | "hunt others":
            if world(duel, HUNTER) == CREATURE and DEPTH[duel.rung[HUNTER]] > 1:
                return ["rest"]
            ours = [option for option in (*others, *deeper) if option.split()[2] == HUNTER]
            return ours or [option for option in tokens if option.split()[2] == HUNTER] or tokens or ["prepare"]
        case "gather":
            return others or tokens or ["rest"]
        case "wait":
            return tokens or ["rest"]
        case _:
            return ["rest"]


def _depth(duel: Duel, option: str) -> int:
    """How deep the character of an action is."""
    return DEPTH[duel.rung[option.split()[2]]]


def _answers(guided: Guided) -> str:
    """A playthrough of answers alone, from which the whole text follows."""
    match = played(guided)
    options = "".join(f"{name}={choice}, " for name, choice in match.terms.options.items())
    heading = f"# {GAME.id}, rules {GAME.version}, {match.terms.seats} seats, {options}seed {match.seed}"
    return "\n".join([heading, f"# views after: {VIEWS}", *[f"{seat}> {text}" for seat, text in match.actions]])


if __name__ == "__main__":
    write(GAME.folder / "tests" / "playthroughs")
