"""The problem book of Desktopia: positions in which geometry decides what is right, for no hand trembles in them.

A bot plays the rest of its turn; what others are asked meanwhile gets the first answer that is offered. Then the table is looked
at: who died, who won, whether a disk left the table, what was said. `solved` says whether the turn was a right one. `shameful`
turns are those that no level may play: a win at once let go by, a disk flicked over the border for nothing, a card or an
artifact used on nothing or for the enemy, a turn ended with an enemy to kill before one's nose.
"""

from collections.abc import Callable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any, Protocol

from parlour.games.desktopia.events import ActionLost, CharacterDied, CharacterHit, CharacterWounded, TimeCardTaken
from parlour.games.desktopia.tests.situations import (
    again,
    artifact,
    barrel,
    battle,
    circle,
    desk,
    lay,
    rect,
    told,
    unit,
)
from parlour.kernel import Card, Match, move

Units = tuple[dict[str, Any], ...]


class Solver(Protocol):
    """Whoever answers a view."""

    def choose(self, view: Any) -> str:
        """One of the answers."""
        ...


@dataclass(frozen=True, slots=True)
class Turn:
    """How a turn was played: the table after it, and what the solver said."""

    match: Match
    seat: int
    said: tuple[str, ...]

    @property
    def won(self) -> bool:
        return self.match.outcome is not None and self.match.outcome[self.seat] == 1

    @property
    def dead(self) -> list[str]:
        return [event.disk for event in told(self.match, CharacterDied)]

    @property
    def hit(self) -> list[str]:
        return [event.target for event in told(self.match, CharacterHit)]

    @property
    def fined(self) -> bool:
        """DK-TIM-01 Whether a disk left the table."""
        return bool(told(self.match, ActionLost) or told(self.match, TimeCardTaken))

    def spoke(self, *patterns: str) -> bool:
        """Whether an answer was like one of these."""
        return any(fnmatchcase(answer, pattern) for answer in self.said for pattern in patterns)


Judgement = Callable[[Turn], bool]


@dataclass(frozen=True, slots=True)
class Problem:
    """A table, and what is to be made of it."""

    name: str
    laid: Callable[[], Match]
    solved: Judgement
    shameful: Judgement = lambda turn: False

    def turn_of(self, solver: Solver) -> Turn:
        """The turn of whoever is asked first, as the solver plays it."""
        match = self.laid()
        seat = next(iter(match.pending))
        turns = list(desk(match).turns)
        said: list[str] = []
        while not match.over and desk(match).turns == turns:
            asked, decision = next(iter(match.pending.items()))
            if asked == seat:
                said.append(solver.choose(match.view(seat)))
            match.act(asked, said[-1] if asked == seat else decision.options[0])
        return Turn(match, seat, tuple(said))


def one(*units: dict[str, Any], **more: Any) -> Callable[[], Match]:
    """A battle in which seat 0 has one action."""
    return lambda: battle(*units, **{"actions_per_turn": 1, **more})


def many(*units: dict[str, Any], **more: Any) -> Callable[[], Match]:
    """A battle with the usual three actions."""
    return lambda: battle(*units, **more)


def laden(table: Callable[[], Match], *missiles: tuple[str, str, int]) -> Callable[[], Match]:
    """The same with missiles on characters: on whom, which, and laid by whom."""

    def laid() -> Match:
        match = table()
        for target, missile, seat in missiles:
            lay(match, target, missile, by=seat)
        return match

    return laid


def holding(table: Callable[[], Match], *rituals: str) -> Callable[[], Match]:
    """The same with ritual cards in the hand of seat 0."""

    def laid() -> Match:
        match = table()
        position = desk(match)
        for ritual in rituals:
            found = next(card for card in position.deck if card.startswith(ritual))
            move(position, Card(found), "deck", ("hands", 0))
        return again(match)

    return laid


def changed(table: Callable[[], Match], **fields: Any) -> Callable[[], Match]:
    """The same with something on the desk set by hand."""

    def laid() -> Match:
        match = table()
        for name, value in fields.items():
            setattr(desk(match), name, value)
        return again(match)

    return laid


def kills(*disks: str, gently: bool = True) -> Judgement:
    """All of these die, and no disk leaves the table."""
    return lambda turn: set(disks) <= set(turn.dead) and not (gently and turn.fined)


def wins(turn: Turn) -> bool:
    return turn.won


def fails_to_win(turn: Turn) -> bool:
    return not turn.won


def idle(turn: Turn) -> bool:
    """Nobody was hurt."""
    return not told(turn.match, CharacterWounded)


def is_fined(turn: Turn) -> bool:
    return turn.fined


AWAY = unit("shawakh", 1, 960, 960)  # keeps seat 1 in the game, out of everybody's way
CAGE = [rect("a", 150, 190, 90, 20), rect("b", 150, 110, 90, 20), rect("c", 115, 150, 20, 60), rect("d", 185, 150, 20, 60)]
SHELF = rect("shelf", 500, 500, 990, 30)  # nobody sees past it
NICHE = [rect("a", 300, 260, 140, 20), rect("b", 230, 330, 20, 100), rect("c", 370, 330, 20, 100)]
POST = [{"type": "immobile", "tag": "post"}]
REACH = [
    {"team": 0, "type": "reach_zone", "tag": "runner", "zone": "goal", "count": 1},
    {"team": 1, "type": "eliminate_all"},
]  # fmt: skip

KILLS = (
    Problem(
        "a fighter in the open",
        one(unit("vampal", 0, 300, 300), unit("untouchable", 1, 480, 380), AWAY),
        kills("untouchable1"),
        idle,
    ),
    Problem("a fighter across the table", one(unit("div", 0, 150, 150), unit("dryad", 1, 760, 620), AWAY), kills("dryad1"), idle),
    Problem(
        "the wounded veteran, not the healthy one",
        one(unit("vampal", 0, 400, 400), unit("ezzen", 1, 470, 400), unit("ezzen", 1, 400, 600, wounds=1)),
        kills("ezzen2"),
        idle,
    ),
    Problem(
        "the fighter, not a life of the hero",
        one(unit("vampal", 0, 400, 400), unit("kharu", 1, 470, 400), unit("phantom", 1, 400, 600)),
        kills("phantom1"),
        idle,
    ),
    Problem(
        "gently beside the border", one(unit("vampal", 0, 500, 850), unit("dryad", 1, 500, 965), AWAY), kills("dryad1"), idle
    ),
    Problem(
        "two at one blow",
        one(
            unit("kharu", 0, 400, 400),
            unit("untouchable", 1, 600, 500),
            unit("untouchable", 1, 640, 530),
            unit("untouchable", 1, 420, 180),
        ),
        lambda turn: len(turn.dead) >= 2 and not turn.fined,
        idle,
    ),
    Problem(
        "power kills the veteran ahead",
        one(unit("kharu", 0, 400, 400, facing=90), unit("hornbug", 1, 400, 600), unit("hornbug", 1, 600, 400)),
        kills("hornbug1"),
        idle,
    ),
    Problem(
        "power of a Skolop",
        one(unit("skolop", 0, 400, 400, facing=0), unit("vampal", 1, 520, 430), unit("vampal", 1, 400, 520)),
        kills("vampal1"),
        idle,
    ),
    Problem(
        "an Elemental finds the burning one",
        laden(
            one(unit("elemental", 0, 400, 400), unit("ezzen", 1, 520, 400), unit("ezzen", 1, 400, 520)), ("ezzen1", "flame1", 0)
        ),
        kills("ezzen1"),
        idle,
    ),
    Problem(
        "a Div charge kills a veteran",
        changed(one(unit("shawakh", 0, 400, 400), unit("ezzen", 1, 520, 400), unit("kharu", 1, 400, 520)), charged="shawakh"),
        kills("ezzen1"),
        idle,
    ),
    Problem(
        "a Lariat for the second wound",
        one(
            unit("kharu", 0, 400, 400, facing=180),
            unit("vampal", 1, 560, 400, tag="chief"),
            AWAY,
            victory=[{"team": 0, "type": "eliminate_tagged", "tag": "chief"}, {"team": 1, "type": "eliminate_all"}],
        ),
        wins,
    ),
    Problem(
        "an arrow from the niche",
        one(unit("div", 0, 300, 300, tag="post"), unit("dryad", 1, 330, 600), AWAY, terrain=NICHE, special_rules=POST),
        kills("dryad1"),
        idle,
    ),
    Problem(
        "all lightnings on the captain",
        one(
            unit("baaroun", 0, 300, 300, tag="post", missiles=2),
            unit("akeru", 1, 330, 600, wounds=2),
            unit("ezzen", 1, 600, 330),
            terrain=NICHE[:1],
            special_rules=POST,
        ),
        kills("akeru"),
        idle,
    ),
    Problem(
        "a Tornado kills",
        one(unit("sirokh", 0, 300, 300, tag="post"), unit("phantom", 1, 330, 600), AWAY, special_rules=POST),
        kills("phantom1"),
        idle,
    ),
    Problem(
        "a Smoker is the hero's",
        many(unit("vampal", 0, 400, 300), unit("div", 0, 300, 400), unit("smoker", 1, 450, 450), AWAY, actions_per_turn=2),
        kills("smoker1", gently=False),
        idle,
    ),
    Problem(
        "not the one with the Shield",
        laden(one(unit("vampal", 0, 400, 400), unit("dryad", 1, 460, 400), unit("dryad", 1, 400, 620)), ("dryad1", "shield1", 1)),
        kills("dryad2"),
        idle,
    ),
    Problem(
        "a Ramprack lends its flick",
        many(
            unit("ramprack", 0, 150, 150),
            unit("energan", 0, 500, 400),
            unit("dryad", 1, 620, 480),
            unit("dryad", 1, 380, 560),
            AWAY,
            terrain=CAGE,
            actions_per_turn=2,
        ),
        kills("dryad1", "dryad2"),
        idle,
    ),
    Problem(
        "three flicks, three dead",
        many(
            unit("vampal", 0, 200, 300),
            unit("vampal", 0, 500, 300),
            unit("vampal", 0, 800, 300),
            unit("dryad", 1, 220, 480),
            unit("untouchable", 1, 520, 500),
            unit("dryad", 1, 780, 490),
            AWAY,
        ),
        kills("dryad1", "dryad2", "untouchable1"),
        idle,
    ),
    Problem(
        "round the wall",
        one(
            unit("vampal", 0, 300, 500),
            unit("dryad", 1, 500, 500),
            AWAY,
            terrain=[rect("book", 400, 500, 40, 200), rect("ledge", 400, 700, 300, 40)],
        ),
        kills("dryad1"),
    ),
    Problem(
        "past the comrade",
        one(
            unit("vampal", 0, 300, 300),
            unit("div", 0, 400, 300, tag="post"),
            unit("dryad", 1, 520, 330),
            AWAY,
            special_rules=POST,
        ),
        kills("dryad1"),
        idle,
    ),
    Problem(
        "off the artifact to kill",
        one(
            unit("vampal", 0, 300, 300, on_artifact="smithy_of_dust"),
            unit("phantom", 1, 420, 300),
            unit("phantom", 1, 420, 360),
            artifacts=[artifact("smithy_of_dust", 300, 300)],
        ),
        lambda turn: bool(turn.dead),
        idle,
    ),
)

WINS = (
    Problem("the last enemy", one(unit("vampal", 0, 300, 300), unit("dryad", 1, 460, 380)), wins, fails_to_win),
    Problem("the last enemy, far away", one(unit("vampal", 0, 150, 150), unit("untouchable", 1, 700, 780)), wins, fails_to_win),
    Problem(
        "the last two at one blow",
        one(unit("kharu", 0, 400, 400), unit("untouchable", 1, 600, 500), unit("untouchable", 1, 640, 530)),
        wins,
    ),
    Problem(
        "the last enemy by arrow",
        one(unit("div", 0, 300, 300, tag="post"), unit("dryad", 1, 330, 600), terrain=NICHE, special_rules=POST),
        wins,
        fails_to_win,
    ),
    Problem(
        "the captain, not the fighter beside",
        one(
            unit("vampal", 0, 400, 400),
            unit("kharu", 1, 560, 430, wounds=3, tag="captain"),
            unit("dryad", 1, 400, 480),
            victory=[{"team": 0, "type": "eliminate_tagged", "tag": "captain"}, {"team": 1, "type": "eliminate_all"}],
        ),
        wins,
        fails_to_win,
    ),
    Problem(
        "into the zone",
        one(unit("smoker", 0, 300, 300, tag="runner"), AWAY, zones=[circle("goal", 520, 400, 60)], victory=REACH),
        wins,
        fails_to_win,
    ),
    Problem(
        "into the zone rather than at the fighter",
        one(
            unit("smoker", 0, 300, 300, tag="runner"),
            unit("dryad", 1, 300, 400),
            AWAY,
            zones=[circle("goal", 520, 300, 60)],
            victory=REACH,
        ),
        wins,
        fails_to_win,
    ),
    Problem(
        "into a small zone far away",
        one(unit("smoker", 0, 150, 800, tag="runner"), AWAY, zones=[circle("goal", 700, 300, 35)], victory=REACH),
        wins,
    ),
    Problem(
        "the barrel into the zone",
        one(
            unit("vampal", 0, 300, 300),
            AWAY,
            objects=[barrel("keg", "metal", 400, 300)],
            zones=[circle("goal", 520, 300, 60)],
            victory=[
                {"team": 0, "type": "object_in_zone", "object_id": "keg", "zone": "goal"},
                {"team": 1, "type": "eliminate_all"},
            ],
        ),
        wins,
    ),
    Problem(
        "the damage that is missing",
        one(
            unit("vampal", 0, 300, 300),
            unit("kharu", 1, 450, 350),
            AWAY,
            victory=[{"team": 0, "type": "damage_total", "points": 1}, {"team": 1, "type": "eliminate_all"}],
        ),
        wins,
        fails_to_win,
    ),
    Problem(
        "two kills in a turn",
        many(
            unit("vampal", 0, 200, 300),
            unit("vampal", 0, 500, 300),
            unit("dryad", 1, 220, 480),
            unit("dryad", 1, 520, 500),
            unit("kharu", 1, 350, 350),
            AWAY,
            actions_per_turn=2,
            victory=[{"team": 0, "type": "kills_in_turn", "count": 2}, {"team": 1, "type": "eliminate_all"}],
        ),
        wins,
    ),
    Problem(
        "who holds the artifact stays",
        lambda: changed(
            one(
                unit("vampal", 0, 300, 300, on_artifact="smithy_of_dust"),
                unit("kharu", 1, 500, 420),
                artifacts=[artifact("smithy_of_dust", 300, 300)],
                victory=[
                    {"team": 0, "type": "hold_artifact", "artifact": "smithy_of_dust", "turns": 2},
                    {"team": 1, "type": "eliminate_all"},
                ],
            )
        )(),
        lambda turn: desk(turn.match).on.get("vampal1") == "smithy_of_dust",
    ),
)

THINGS = (
    Problem(
        "a free artifact, and nobody to strike",
        laden(
            one(unit("vampal", 0, 300, 300), AWAY, artifacts=[artifact("smithy_of_dust", 420, 360)]), ("shawakh", "shield1", 1)
        ),
        lambda turn: turn.spoke("climb smithy_of_dust"),
        is_fined,
    ),
    Problem(
        "the artifact that wins",
        one(
            unit("vampal", 0, 300, 300),
            unit("kharu", 1, 300, 420),
            artifacts=[artifact("smithy_of_dust", 420, 330)],
            victory=[
                {"team": 0, "type": "hold_artifact", "artifact": "smithy_of_dust", "turns": 1},
                {"team": 1, "type": "eliminate_all"},
            ],
        ),
        lambda turn: turn.spoke("climb smithy_of_dust"),
    ),
    Problem(
        "the Fountain for those with one life",
        one(
            unit("vampal", 0, 300, 300, on_artifact="fountain_of_life"),
            unit("kharu", 0, 350, 500, wounds=3),
            unit("div", 1, 800, 800),
            artifacts=[artifact("fountain_of_life", 300, 300)],
        ),
        lambda turn: turn.spoke("use fountain_of_life"),
    ),
    Problem(
        "the Fire Mine takes Ticks off",
        laden(
            one(
                unit("vampal", 0, 300, 300, on_artifact="fire_mine"),
                unit("kharu", 0, 350, 500),
                unit("akeru", 1, 800, 800),
                artifacts=[artifact("fire_mine", 300, 300)],
            ),
            ("kharu", "tick1", 1),
        ),
        lambda turn: turn.spoke("use fire_mine"),
    ),
    Problem(
        "the Fire Mine leaves the own Shield",
        laden(
            one(
                unit("vampal", 0, 300, 300, on_artifact="fire_mine"),
                unit("kharu", 0, 350, 500, tag="post"),
                unit("akeru", 1, 800, 800),
                artifacts=[artifact("fire_mine", 300, 300)],
                special_rules=POST,
            ),
            ("kharu", "shield1", 0),
        ),
        lambda turn: not turn.spoke("use fire_mine"),
        lambda turn: turn.spoke("use fire_mine"),
    ),
    Problem(
        "no healing for the enemy",
        holding(one(unit("vampal", 0, 300, 300), unit("kharu", 1, 700, 700, wounds=2), rituals="on"), "healing"),
        lambda turn: not turn.spoke("play healing"),
        lambda turn: turn.spoke("play healing", "heal kharu"),
    ),
    Problem(
        "healing for the dying hero",
        holding(
            one(unit("kharu", 0, 300, 300, wounds=3), unit("div", 1, 420, 400), unit("ezzen", 1, 200, 420), rituals="on"),
            "healing",
        ),
        lambda turn: turn.spoke("play healing"),
        lambda turn: turn.spoke("heal div", "heal ezzen*"),
    ),
    Problem(
        "no purification of the own Shield",
        laden(
            holding(one(unit("shawakh", 0, 300, 300, missiles=0), unit("ezzen", 1, 700, 700), rituals="on"), "purification"),
            ("shawakh", "shield1", 0),
        ),
        lambda turn: not turn.spoke("play purification"),
        lambda turn: turn.spoke("play purification"),
    ),
    Problem(
        "purification of the Tick on the hero",
        laden(
            holding(one(unit("kharu", 0, 300, 300), unit("akeru", 1, 700, 700), rituals="on"), "purification"),
            ("kharu", "tick1", 1),
        ),
        lambda turn: turn.spoke("purify tick1"),
    ),
    Problem(
        "a Tick for the hero",
        one(
            unit("akeru", 0, 400, 400, tag="post"),
            unit("div", 1, 420, 620),
            unit("hornbug", 1, 600, 400, wounds=1),
            special_rules=POST,
        ),
        lambda turn: turn.spoke("shoot akeru*") and bool(desk(turn.match).columns.get("div") or turn.dead),
    ),
    Problem(
        "Ticks for later where nobody is seen",
        one(unit("akeru", 0, 400, 200, missiles=0, tag="post"), unit("div", 1, 420, 800), terrain=[SHELF], special_rules=POST),
        lambda turn: turn.spoke("cast akeru"),
    ),
    Problem(
        "Shields for the own side",
        many(unit("shawakh", 0, 300, 300, tag="post"), unit("kharu", 1, 700, 700), special_rules=POST, actions_per_turn=1),
        lambda turn: bool(desk(turn.match).columns.get("shawakh")),
        lambda turn: bool(desk(turn.match).columns.get("kharu")),
    ),
    Problem(
        "no spark comes home",
        laden(
            one(unit("adjarkha", 0, 300, 300, tag="post"), unit("kharu", 1, 700, 700), special_rules=POST), ("kharu", "flame1", 0)
        ),
        lambda turn: not desk(turn.match).columns.get("adjarkha"),
        lambda turn: bool(desk(turn.match).columns.get("adjarkha")),
    ),
    Problem(
        "the spark leaves the friend",
        laden(
            one(
                unit("adjarkha", 0, 300, 300, tag="post"),
                unit("vampal", 0, 300, 400, tag="post"),
                unit("kharu", 1, 700, 700),
                special_rules=POST,
            ),
            ("vampal1", "flame1", 1),
        ),
        lambda turn: "flame1" not in desk(turn.match).columns.get("vampal1", ()),
    ),
    Problem(
        "a Dryad heals a comrade",
        laden(one(unit("dryad", 0, 400, 400), unit("hornbug", 0, 500, 460, wounds=1), AWAY), ("shawakh", "shield1", 1)),
        lambda turn: desk(turn.match).lives["hornbug1"] == 2,
        is_fined,
    ),
)

CARE = (
    Problem(
        "no disk over the border for nothing",
        laden(many(unit("vampal", 0, 500, 960), AWAY), ("shawakh", "shield1", 1)),
        lambda turn: not turn.fined,
        is_fined,
    ),
    Problem(
        "no flick over the border behind a shelf",
        many(unit("vampal", 0, 60, 60), unit("dryad", 1, 500, 800), terrain=[SHELF]),
        lambda turn: not turn.fined,
        is_fined,
    ),
    Problem(
        "the hero at the border is struck, not thrown down",
        one(unit("vampal", 0, 500, 850), unit("kharu", 1, 500, 940)),
        lambda turn: turn.hit == ["kharu"] and not turn.fined,
        idle,
    ),
    Problem(
        "a comrade at the border is not swept off",
        one(unit("vampal", 0, 500, 700), unit("dryad", 0, 500, 970), unit("kharu", 1, 560, 900)),
        lambda turn: turn.hit == ["kharu"] and not turn.fined,
        idle,
    ),
)

PROBLEMS = (*KILLS, *WINS, *THINGS, *CARE)
