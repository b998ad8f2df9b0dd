"""The problem book of The Curse of Candelabria: positions in which it can be counted what is right.

A bot plays for the House that is asked. Three things can be asked of it:

- `WIN`: it wins the game, against anybody. The last battle of the last year is left and no other has a card that is not
  revealed, so that every answer can be tried: the others take an answer that spoils the win as soon as there is one;
- `TURN`: among its answers until its turn (or its battle) is over is one that is right, and none that is wrong. `after` says
  what must be true then;
- `ANSWER`: the same of its first answer alone.

Answers are named by patterns: "move * r1_*". To fail at a `shameful` problem is a blunder that no level may make: points left
lying, a won region given away, something paid for nothing.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase
from typing import Any, Protocol

from parlour.games.candelabria.position import Realm
from parlour.games.candelabria.rules.battle import power
from parlour.games.candelabria.tests.situations import asked as asked_kind
from parlour.games.candelabria.tests.situations import of, play, situation
from parlour.kernel import Match, Seat, answer, notation, pending

WIN, TURN, ANSWER = "win", "turn", "answer"
LONGEST = 60  # answers of a turn or a battle


class Solver(Protocol):
    """Whoever answers a view."""

    def choose(self, view: Any) -> str:
        """One of the options."""
        ...


@dataclass(frozen=True, slots=True)
class Problem:
    """A position, and what is asked of the House whose question it is."""

    name: str
    goal: str
    houses: tuple[str, ...]
    drawn: Mapping[str, Any] = field(default_factory=dict)
    before: tuple[str, ...] = ()  # answers that lead from the situation to the position
    house: str = ""  # who is asked, where several are
    right: tuple[str, ...] = ("*",)
    wrong: tuple[str, ...] = ()
    after: Callable[[Realm, Seat], bool] | None = None
    shameful: bool = False

    def match(self) -> Match:
        return play(situation(*self.houses, **self.drawn), *self.before)

    def seat(self, match: Match) -> Seat:
        """Who is to solve it."""
        return of(match).seat_of[self.house] if self.house else next(iter(match.pending))

    def is_solved_by(self, solver: Solver) -> bool:
        match = self.match()
        seat = self.seat(match)
        if self.goal == WIN:
            return wins(match, seat, solver)
        given = self._answers(match, seat, solver)
        if not any(_fits(action, self.right) for action in given) or any(_fits(action, self.wrong) for action in given):
            return False
        return self.after is None or self.after(of(match), seat)

    def _answers(self, match: Match, seat: Seat, solver: Solver) -> list[str]:
        """What the solver answers: once, or until its turn or the battle is over."""
        began = moment(of(match))
        given: list[str] = []
        for _ in range(LONGEST):
            if match.over or moment(of(match)) != began or (given and (self.goal == ANSWER or asked_kind(match) == "turn")):
                break
            asked = seat if seat in match.pending else next(iter(match.pending))
            action = solver.choose(match.view(asked)) if asked == seat else match.pending[asked].options[0]
            if asked == seat:
                given.append(action)
            match.act(asked, action)
        return given


def _fits(action: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatchcase(action, pattern) for pattern in patterns)


def moment(realm: Realm) -> tuple[int, str, int]:
    """The season or the battle that is going on."""
    return realm.year, realm.season, realm.contest


def wins(match: Match, seat: Seat, solver: Solver) -> bool:
    """Whether a solver wins against others who spoil the win if they can."""
    while not match.over:
        asked = seat if seat in match.pending else next(iter(match.pending))
        match.act(asked, solver.choose(match.view(asked)) if asked == seat else spoil(match, asked, seat))
    return match.outcome is not None and match.outcome[seat] == 1


def spoil(match: Match, other: Seat, seat: Seat) -> str:
    """An answer of another after which the seat cannot win for certain; any if there is none."""
    options = match.pending[other].options
    for option in options:
        after = match.copy()
        after.act(other, option)
        if not can_win(of(after), seat):
            return option
    return options[0]


def can_win(realm: Realm, seat: Seat) -> bool:
    """Whether a seat wins by some answers of its own against every answer of the others."""
    asked = pending(realm)
    if not asked:
        return realm.outcome is not None and realm.outcome[seat] == 1
    mover = seat if seat in asked else next(iter(asked))
    results = (can_win(outcome, seat) for outcome in _outcomes(realm, mover))
    return any(results) if mover == seat else all(results)


def _outcomes(realm: Realm, mover: Seat) -> Any:
    for action in tuple(pending(realm)[mover].actions):
        after = realm.copy()
        answer(after, mover, action)
        yield after


def winning_answers(problem: Problem) -> list[str]:
    """The answers to the first question after which the game is won for certain."""
    match = problem.match()
    seat = problem.seat(match)
    afters = [(action, of(match).copy()) for action in match.pending[seat].actions]
    for action, after in afters:
        answer(after, seat, action)
    return [notation(action) for action, after in afters if can_win(after, seat)]


def leads(region: int, by: int = 1) -> Callable[[Realm, Seat], bool]:
    """The House has so much more power in a region than any other."""

    def after(realm: Realm, seat: Seat) -> bool:
        others = [power(realm, other, region) for other in range(realm.seats) if other != seat]
        return power(realm, seat, region) >= max(others) + by

    return after


def leads_where_curses_are(realm: Realm, seat: Seat) -> bool:
    """With two players: the House has more power than the other wherever there is a battle, or has won it at once (CN-907)."""
    if realm.outcome is not None:
        return realm.vp[seat] >= realm.content.battle_vp[-1]
    return all(leads(haunt.region)(realm, seat) for haunt in realm.haunts.values())


def scores(house: str, points: int) -> Callable[[Realm, Seat], bool]:
    """The House has so many victory points."""
    return lambda realm, seat: realm.vp[realm.seat_of[house]] >= points


CASTLES = {"ash": "r8_forge", "engineers": "r2_curse", "sowers": "r3_curse", "coven": "r4_tavern"}


def last_battle(
    name: str,
    own: str,
    other: str,
    earth: tuple[str, str],
    cards: tuple[str, str],
    first: bool = True,
    candles: Mapping[str, str] | None = None,
    temple: str = "",
    behind: int = 0,
    laid: tuple[str, str] | None = None,
    shameful: bool = False,
) -> Problem:
    """The last battle of a duel, in region 1: what lies there of both, their tactics cards, and who is first on the track.

    `laid` are the commitments that have been revealed; without them the other has no cards.
    """
    drawn = {
        "year": 3,
        "phase": "war",
        "haunts": {"cu01": "r1_mine"},
        "castles": {own: CASTLES[own], other: CASTLES[other]},
        "earth": dict(zip((own, other), earth, strict=True)),
        "candles": candles or {},
        "temples": {1: temple} if temple else {},
        "track": f"{own} {other}" if first else f"{other} {own}",
        "vp": {other: behind},
        "cards": {"owned": dict(zip((own, other), cards, strict=True))},
    }
    before = (f"{own}: commit {laid[0]}", f"{other}: commit {laid[1]}") if laid else ()
    return Problem(name, WIN, (own, other), drawn, before, house=own, shameful=shameful)


BEHIND = 3  # points by which the first House is behind: nothing is won yet


def last_turn(name: str, *houses: str, hand: str = "uc04", right: tuple[str, ...] = ("*",), **drawn: Any) -> Problem:
    """The last card of the last year is in the hand of the first House, nobody else has one: what is done now, counts."""
    asks = {key: drawn.pop(key) for key in ("wrong", "after", "shameful", "before", "goal") if key in drawn}
    cards = {"hands": {houses[0]: hand}, **drawn.pop("cards", {})}
    castles = {house: CASTLES.get(house, "r9_tavern") for house in houses} | drawn.pop("castles", {})
    wax = {houses[0]: 0} | drawn.pop("wax", {})  # nothing is placed unless told
    goal = asks.pop("goal", TURN)
    drawn = {"year": 3, "castles": castles, "cards": cards, "wax": wax, "vp": {houses[1]: BEHIND}, **drawn}
    return Problem(name, goal, houses, drawn, right=right, **asks)


def spent(problem: Problem) -> Problem:
    """The same when the card has just been spent on a manoeuvre."""
    return replace(problem, before=(*problem.before, "manoeuvre uc04"))


BATTLES = (
    # what a card does, and which weak action it leaves uncovered (CN-914)
    last_battle(
        "sowers lay tc08 on slot 2",
        "sowers",
        "ash",
        earth=("r1_mine r1_portal", "r1_mine"),
        cards=("tc08", ""),
        first=False,
        candles={"ash_warrior": "r1_portal 1"},
        behind=2,
    ),
    last_battle(
        "coven lay tc09 on slot 1 beside a grey temple",
        "coven",
        "sowers",
        earth=("r1_mine r1_portal r1_forge", "r1_forge"),
        cards=("tc09", ""),
        first=False,
        candles={"coven_explorer": "r1_mine 1"},
        temple="grey",
    ),
    last_battle(
        "ash lay tc09 on slot 2",
        "ash",
        "sowers",
        earth=("r1_mine r1_forge", "r1_portal r1_mine r1_forge"),
        cards=("tc09", ""),
        first=False,
    ),
    last_battle(
        "ash lay ht_ash_2 on slot 2",
        "ash",
        "sowers",
        earth=("r1_portal r1_mine r1_forge", "r1_portal r1_mine r1_forge"),
        cards=("ht_ash_2", ""),
        first=False,
        candles={"sowers_explorer": "r1_forge 1"},
        behind=5,
    ),
    last_battle(
        "engineers lay tc06 on slot 2 beside a white temple",
        "engineers",
        "ash",
        earth=("r1_mine r1_portal r1_forge", "r1_forge r1_mine r1_portal"),
        cards=("tc06", ""),
        temple="white",
        behind=11,
    ),
    last_battle(
        "ash lay tc09 on slot 2 with a candle alone",
        "ash",
        "sowers",
        earth=("", "r1_mine r1_forge r1_portal"),
        cards=("tc09", ""),
        first=False,
        candles={"ash_explorer": "r1_forge 2"},
    ),
    last_battle(
        "ash lay tc07 on slot 2",
        "ash",
        "engineers",
        earth=("", "r1_mine r1_forge"),
        cards=("tc07", ""),
        first=False,
        candles={"ash_warrior": "r1_mine 4", "engineers_explorer": "r1_portal 2"},
        behind=2,
    ),
    last_battle(
        "ash lay tc09 on slot 2 against the Engineers",
        "ash",
        "engineers",
        earth=("r1_mine r1_portal", "r1_forge r1_mine r1_portal"),
        cards=("tc09", ""),
    ),
    last_battle(
        "coven strike tc22 with tc24",
        "coven",
        "sowers",
        earth=("r1_mine", "r1_portal r1_mine"),
        cards=("tc24", "tc14 tc22"),
        laid=("tc24-a none", "tc14-a tc22-a"),
    ),
    last_battle(
        "ash strike tc12 with tc08",
        "ash",
        "engineers",
        earth=("", ""),
        cards=("tc08 ht_ash_3", "tc12"),
        candles={"ash_explorer": "r1_mine 2", "engineers_warrior": "r1_portal 3"},
        laid=("tc08-a ht_ash_3", "none tc12-a"),
    ),
    last_battle(
        "ash strike tc07 with tc11 beside a white temple",
        "ash",
        "engineers",
        earth=("r1_mine r1_forge r1_portal", "r1_portal r1_mine r1_forge"),
        cards=("tc11", "tc07"),
        temple="white",
        behind=5,
        laid=("tc11-a none", "none tc07-a"),
    ),
    last_battle(
        "coven strike tc14 with tc16 beside a grey temple",
        "coven",
        "sowers",
        earth=("r1_mine r1_forge", "r1_portal"),
        cards=("tc15 tc16", "tc14 tc03"),
        temple="grey",
        laid=("tc15-a tc16-a", "tc14-a tc03-a"),
    ),
    last_battle(
        "engineers strike tc23 with tc17 beside a grey temple",
        "engineers",
        "coven",
        earth=("", "r1_portal"),
        cards=("tc17", "tc23"),
        candles={"engineers_warrior": "r1_portal 2", "coven_explorer": "r1_mine 1"},
        temple="grey",
        laid=("tc17-a none", "tc23-a none"),
    ),
    last_battle(
        "ash strike tc08 with tc04 beside a grey temple",
        "ash",
        "engineers",
        earth=("r1_forge r1_mine", "r1_mine"),
        cards=("tc04 tc19", "tc14 tc08"),
        temple="grey",
        laid=("tc04-a tc19-a", "tc14-a tc08-a"),
    ),
    last_battle(
        "sowers strike tc14 with tc05 beside a grey temple",
        "sowers",
        "coven",
        earth=("", "r1_mine r1_portal r1_forge"),
        cards=("tc05 tc20", "tc14"),
        candles={"sowers_warrior": "r1_forge 1", "coven_warrior": "r1_mine 3"},
        temple="grey",
        laid=("tc05-a tc20-a", "none tc14-a"),
    ),
    last_battle(
        "coven strike ht_eng_3 with tc06",
        "coven",
        "engineers",
        earth=("r1_forge r1_portal", "r1_mine r1_forge r1_portal"),
        cards=("tc06 tc23", "tc04 ht_eng_3"),
        behind=2,
        laid=("tc06-a tc23-a", "tc04-a ht_eng_3"),
    ),
    last_battle(
        "engineers strike ht_ash_2 with tc07 beside a grey temple",
        "engineers",
        "ash",
        earth=("r1_forge r1_mine", "r1_forge r1_portal"),
        cards=("tc16 tc07", "ht_ash_2 tc02"),
        temple="grey",
        behind=5,
        laid=("tc16-a tc07-a", "ht_ash_2 tc02-a"),
    ),
    last_battle(
        "engineers keep ht_eng_1 and do not strike beside a white temple",
        "engineers",
        "ash",
        earth=("r1_portal", "r1_mine"),
        cards=("ht_eng_1", "tc22"),
        temple="white",
        behind=11,
        laid=("none ht_eng_1", "none tc22-a"),
    ),
    last_battle(
        "coven keep tc20 and tc24 and do not strike",
        "coven",
        "sowers",
        earth=("", "r1_portal r1_mine r1_forge"),
        cards=("tc20 tc24", "tc22"),
        first=False,
        candles={"coven_explorer": "r1_portal 2"},
        behind=11,
        laid=("tc20-a tc24-a", "none tc22-a"),
    ),
    last_battle(
        "engineers keep tc04 and do not strike beside a grey temple",
        "engineers",
        "coven",
        earth=("r1_forge r1_mine", "r1_portal r1_forge"),
        cards=("tc04", "tc20 tc03"),
        first=False,
        candles={"coven_warrior": "r1_mine 1"},
        temple="grey",
        behind=2,
        laid=("none tc04-a", "tc20-a tc03-a"),
    ),
)

DUEL = ("ash", "coven")
NO_WHITE = {2: "white white", 4: "white white", 5: "white white"}  # all that there are of them
USELESS = dict(enumerate(("u01", "u02", "u06", "u09", "u19", "u26", "u21", "u11", "u17")))

LAST_TURNS = (
    last_turn(
        "a white temple for the last gold",
        "engineers",
        "coven",
        earth={"engineers": "r2_forge"},
        gold={"engineers": 2},
        right=("build white *",),
        shameful=True,
    ),
    last_turn(
        "two white temples for four gold",
        "engineers",
        "ash",
        "coven",
        vp={"ash": 7, "coven": 7},
        earth={"engineers": "r2_forge r1_forge"},
        gold={"engineers": 4},
        after=scores("engineers", 8),
    ),
    last_turn(
        "the forge is one step away",
        *DUEL,
        castles={"ash": "r8_barracks"},
        earth={"ash": "r8_barracks"},
        gold={"ash": 2},
        right=("build white *",),
    ),
    last_turn(
        "an upgrade that scores more than a temple",
        "engineers",
        "coven",
        vp={"coven": 7},
        gold={"engineers": 3},
        earth={"engineers": "r2_forge r2_mine r2_curse r3_mine r3_curse r1_forge r1_mine r6_mine r5_mine"},
        cards={"stacks": {**USELESS, 3: "u36"}},
        right=("buy 3",),
        shameful=True,
    ),
    last_turn(
        "mines that count at the end",
        "engineers",
        "coven",
        vp={"coven": 6},
        gold={"engineers": 3},
        earth={"engineers": "r2_forge r2_mine r3_mine r1_mine r6_mine r5_mine r7_mine r4_mine"},
        cards={"stacks": {**USELESS, 5: "u33"}},
        right=("buy 5",),
    ),
    last_turn(
        "cubes that count are not spent for nothing",
        "engineers",
        "coven",
        vp={"coven": 2},
        gold={"engineers": 3},
        temples=NO_WHITE,
        earth={"engineers": "r2_forge r2_mine r2_curse"},
        castles={"engineers": "r2_curse"},
        cards={"built": {"engineers": "u34"}, "stacks": USELESS},
        right=("stop",),
        wrong=("buy *", "build *"),
        shameful=True,
    ),
    last_turn(
        "an undefended region in reach of the castle",
        *DUEL,
        castles={"ash": "r7_tavern"},
        haunts={"cu01": "r1_mine"},
        earth={"ash": "r7_tavern"},
        after=leads_where_curses_are,
        shameful=True,
    ),
    last_turn(
        "an undefended region in reach of a candle",
        *DUEL,
        candles={"ash_warrior": "r7_tavern"},
        haunts={"cu01": "r1_mine"},
        after=leads_where_curses_are,
        shameful=True,
    ),
    last_turn(
        "the explorer jumps into it",
        *DUEL,
        candles={"ash_explorer": "r8_forge"},
        haunts={"cu01": "r1_mine"},
        after=leads_where_curses_are,
    ),
    last_turn(
        "the pilgrim knows the way",
        *DUEL,
        candles={"ash_pilgrim": "r8_mine"},
        haunts={"cu05": "r5_mine"},
        after=leads_where_curses_are,
    ),
    last_turn(
        "a warrior beside an undefended region",
        *DUEL,
        candles={"ash_warrior": "r6_curse"},
        castles={"ash": "r8_mine"},
        haunts={"cu07": "r7_mine"},
        after=leads_where_curses_are,
    ),
    last_turn(
        "nobody walks out of a region that is held alone",
        *DUEL,
        castles={"ash": "r1_forge"},
        haunts={"cu01": "r1_mine"},
        earth={"coven": "r4_mine r4_tavern"},
        after=leads_where_curses_are,
        shameful=True,
    ),
    last_turn(
        "a region is not given away",
        *DUEL,
        castles={"ash": "r1_forge"},
        haunts={"cu01": "r1_mine"},
        earth={"coven": "r1_mine r1_portal", "ash": "r1_forge r1_mine"},
        after=leads(1, 2),
        shameful=True,
    ),
    last_turn(
        "the castle goes where it decides",
        *DUEL,
        castles={"ash": "r7_tavern"},
        haunts={"cu01": "r1_mine"},
        earth={"coven": "r1_mine r1_portal r1_forge", "ash": "r7_tavern"},
        after=leads_where_curses_are,
    ),
    last_turn(
        "the weaker of two regions is left for the stronger",
        *DUEL,
        haunts={"cu01": "r1_mine", "cu07": "r7_mine"},
        candles={"ash_warrior": "r7_tavern"},
        castles={"ash": "r7_mine"},
        earth={"coven": "r1_mine r1_portal"},
        after=leads_where_curses_are,
    ),
    last_turn(
        "a card of four points is not thrown away",
        *DUEL,
        hand="uc37",
        goal=ANSWER,
        wax={"ash": 1},
        right=("place uc37 *",),
        shameful=True,
    ),
    last_turn(
        "of two cards the better one is placed", *DUEL, hand="uc37 uc04", goal=ANSWER, wax={"ash": 1}, right=("place uc37 *",)
    ),
    last_turn(
        "the strongest candle for the battle at the castle",
        *DUEL,
        hand="uc04",
        goal=ANSWER,
        wax={"ash": 1},
        castles={"ash": "r1_forge"},
        haunts={"cu01": "r1_mine"},
        earth={"coven": "r1_mine r1_portal r1_forge"},
        candles={"coven_pilgrim": "r1_mine"},
        right=("place uc04 warrior",),
    ),
    last_turn(
        "a white temple is razed",
        "ash",
        "coven",
        "sowers",
        hand="uc07",
        wax={"ash": 1},
        temples={4: "white", 3: "black"},
        before=("place uc07 warrior",),
        right=("raze 4",),
        goal=ANSWER,
        shameful=True,
    ),
    last_turn(
        "the Sowers place where nobody is",
        "sowers",
        "coven",
        hand="uc04",
        wax={"sowers": 1},
        haunts={"cu07": "r7_mine"},
        before=("place uc04 explorer",),
        right=("* r7_*",),
        goal=ANSWER,
    ),
    last_turn(
        "curse territories count for the Sowers",
        "sowers",
        "coven",
        castles={"sowers": "r2_forge"},
        earth={"sowers": "r2_forge"},
        right=("move castle r?_curse",),
    ),
    spent(
        last_turn(
            "a curse is dragged to where nobody else is",
            *DUEL,
            haunts={"cu07": "r7_mine"},
            castles={"ash": "r6_mine"},
            candles={"ash_explorer": "r1_mine"},
            earth={"coven": "r7_mine r7_portal r7_tavern"},
            after=leads_where_curses_are,
        )
    ),
    spent(
        last_turn(
            "the castle puts out the flame that decides",
            *DUEL,
            castles={"ash": "r7_tavern"},
            haunts={"cu01": "r1_mine"},
            earth={"ash": "r1_forge", "coven": "r1_forge r1_mine r1_portal"},
            candles={"coven_explorer": "r1_mine"},
            after=leads_where_curses_are,
        )
    ),
    spent(
        last_turn(
            "a driven candle leaves the region",
            *DUEL,
            candles={"ash_warrior": "r7_tavern", "coven_warrior": "r1_forge"},
            haunts={"cu01": "r1_mine"},
            earth={"coven": "r1_mine r1_portal"},
            wrong=("push coven_warrior r1_*",),
            after=leads_where_curses_are,
        )
    ),
    spent(
        last_turn(
            "through the portal into an undefended region",
            *DUEL,
            castles={"ash": "r4_mine"},
            candles={"ash_warrior": "r8_mine"},
            haunts={"cu01": "r1_mine"},
            after=leads_where_curses_are,
        )
    ),
    spent(
        last_turn(
            "a flame is not burnt for nothing",
            *DUEL,
            candles={"ash_explorer": "r1_mine 1"},
            haunts={"cu01": "r1_mine"},
            earth={"coven": "r1_forge", "ash": "r1_mine r1_forge r1_portal r7_mine r7_tavern"},
            after=leads(1),
            shameful=True,
        )
    ),
    spent(
        last_turn(
            "an earth flame before the end",
            "knights",
            "coven",
            "ash",
            "sowers",
            castles={"knights": "r9_tavern"},
            earth={"knights": "r9_tavern"},
            right=("move castle *",),
        )
    ),
)

TURNS = (
    Problem(
        "a manoeuvre is not ended before it began",
        ANSWER,
        DUEL,
        {"castles": {"ash": "r8_forge"}, "earth": {"ash": "r8_forge"}, "cards": {"hands": {"ash": "uc04 uc06", "coven": "uc05"}}},
        before=("manoeuvre uc04",),
        wrong=("stop",),
        shameful=True,
    ),
    Problem(
        "a candle is placed before the first manoeuvre",
        ANSWER,
        DUEL,
        {"wax": {"ash": 6}, "cards": {"hands": {"ash": "hc_ash_1 hc_ash_2 hc_ash_3", "coven": "uc05 uc06 uc08"}}},
        right=("place *",),
    ),
    Problem(
        "wax for the candles to come",
        ANSWER,
        DUEL,
        {
            "castles": {"ash": "r8_forge"},
            "wax": {"ash": 0},
            "gold": {"ash": 0},
            "year": 3,
            "cards": {"hands": {"ash": "uc04 uc06 uc37", "coven": "uc05"}},
        },
        before=("manoeuvre uc04", "move castle r8_mine"),
        right=("store 1 0",),
    ),
    Problem(
        "gold when all candles are placed",
        ANSWER,
        DUEL,
        {
            "castles": {"ash": "r8_forge"},
            "wax": {"ash": 0},
            "gold": {"ash": 0},
            "year": 3,
            "candles": {"ash_explorer": "r8_forge", "ash_pilgrim": "r8_forge", "ash_warrior": "r8_forge"},
            "cards": {"hands": {"ash": "uc04 uc06", "coven": "uc05"}},
        },
        before=("manoeuvre uc04", "move castle r8_mine"),
        right=("store 0 1",),
    ),
)

THREE = ("ash", "coven", "sowers")


def war(name: str, right: tuple[str, ...] = ("*",), goal: str = ANSWER, **drawn: Any) -> Problem:
    """The preparation for the last war of three."""
    asks = {key: drawn.pop(key) for key in ("wrong", "shameful", "before", "house", "after") if key in drawn}
    castles = {"ash": "r8_forge", "coven": "r4_tavern", "sowers": "r3_curse"} | drawn.pop("castles", {})
    vp = {"coven": BEHIND, "sowers": BEHIND}
    drawn = {"year": 3, "phase": "war", "castles": castles, "vp": vp, **drawn}
    return Problem(name, goal, THREE, drawn, right=right, **asks)


WARS = (
    war(
        "a curse goes where its power decides",
        ("haunt 1",),
        earth={"ash": "r1_forge", "coven": "r1_forge r1_mine"},
        influence={"cu05": {"ash": 1}},
        cards={"curses": "cu05"},
    ),
    war(
        "a curse is not sent to a struck region",
        earth={"ash": "r5_forge r5_mine r1_forge", "coven": "r1_forge r1_mine r1_portal"},
        influence={"cu05": {"ash": 1}},
        cards={"curses": "cu05"},
        wrong=("haunt 5",),
        shameful=True,
    ),
    war(
        "a gift of four points",
        ("build white *",),
        influence={"cu02": {"ash": 1}},
        cards={"curses": "cu02", "stacks": USELESS},
        vp={"coven": 3, "sowers": 1},
        shameful=True,
    ),
    war(
        "gloom falls on others",
        ("douse coven *", "dim coven_*"),
        earth={"ash": "r1_forge", "coven": "r1_forge r1_mine r1_portal"},
        candles={"coven_explorer": "r1_mine"},
        influence={"cu05": {"ash": 1}},
        cards={"curses": "cu05"},
        before=("haunt 1",),
        wrong=("douse ash *",),
        shameful=True,
    ),
    war(
        "a warrior is abducted from the region",
        ("* coven_warrior *",),
        earth={"ash": "r1_forge", "coven": "r1_mine"},
        candles={"coven_warrior": "r1_forge"},
        influence={"cu07": {"ash": 1}},
        cards={"curses": "cu07"},
        before=("haunt 1",),
    ),
    Problem(
        "flames are sent where they win a curse",
        ANSWER,
        THREE,
        {
            "year": 3,
            "wax": {"ash": 2},
            "influence": {"cu02": {"coven": 5}, "cu05": {"ash": 1, "coven": 1}},
            "cards": {"curses": "cu02 cu05", "hands": {"ash": "uc13"}},
        },
        before=("place uc13 warrior",),
        right=("send cu05",),
    ),
    Problem(
        "cards that count at the end are not thrown into a battle that is won",
        WIN,
        ("ash", "coven"),
        {
            "year": 3,
            "phase": "war",
            "haunts": {"cu01": "r1_mine"},
            "castles": {"ash": "r1_forge", "coven": "r4_tavern"},
            "earth": {"ash": "r1_forge r1_mine r1_portal", "coven": "r1_mine"},
            "vp": {"coven": 14},  # one less than twelve for the battle, the weak action and two cards
            "cards": {"built": {"ash": "u35"}, "owned": {"ash": "tc03 tc25"}},
        },
        house="ash",
    ),
)

PROBLEMS = (*BATTLES, *LAST_TURNS, *TURNS, *WARS)
