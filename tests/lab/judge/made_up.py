"""Made-up games for the tests of the measures."""

from typing import Any

from parlour.lab.judge.curve import Tension
from parlour.lab.judge.estimates import Bootstrap
from parlour.lab.judge.evidence import Level
from parlour.lab.judge.store import Choice, GameLine, Waits

PLAIN = GameLine(
    "novice", 0, (), (0, 1), (), (1.0, 0.0), "game-won", "points", {"side": "sun", "reason": "points"}, 10, 4, "abc",
    ((0.5, 0.5), (0.75, 0.25)),
    Tension(0, 0.25, 0, 0.0, 0.5, 0.5, False), Choice(10, 2, 30, 7), Waits(4, 6, 3),
    {"game-won": 1, "moved": 5}, {"move": 10}, {},
)  # fmt: skip


def line(deal: int = 0, **fields: Any) -> GameLine:
    """A game that seat 0 won by points after ten answers, or what else is said."""
    names = GameLine.__dataclass_fields__
    return GameLine(**{**{name: getattr(PLAIN, name) for name in names}, "deal": deal, **fields})


def level(*lines: GameLine) -> Level:
    """A level at which these games were played."""
    return Level("novice", lines, None, Bootstrap(1 + max(each.deal for each in lines), 1))
