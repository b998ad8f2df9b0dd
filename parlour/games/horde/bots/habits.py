"""The numbers by which each side orders its candidates."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from parlour.games.horde.position import SIDES
from parlour.kernel import Habits, Row


class Habit(NamedTuple):
    """What a side cares for."""

    caution: float = 0.5  # of the harm that may come to a unit where it goes
    dread: float = 2.5  # how much more careful it is with its leader where his death decides
    eager: float = 0.3  # an attack is better than none
    idle: float = 0.7  # where no unit gains more, the battle is over
    pack: float = 6.0  # so many units keep together
    ahead: float = 1.0  # how far one may be ahead of them
    support: float = 0.8  # what a step towards the aim is worth to a supporter, where it is worth 1 to a fighter
    siege: float = 0.6  # of a point of durability: what a besieger may take next turn
    order: float = 0.35  # how much likelier a blow with the Prince's Order hits
    march: float = 1.5  # what two more steps are worth on a long way
    poison: float = 0.14  # how much likelier a blow hits for each point of defence that a poison takes
    trap: float = 2.5  # what a trap is worth next to an enemy


HELD = [Habit(), Habit()]  # by side


def hold(rows: Sequence[Row]) -> None:
    """From now on both sides have these habits."""
    HELD[:] = [Habit(*row) for row in rows]


HABITS = Habits(Habit._fields, tuple(SIDES), tuple(Habit()), Path(__file__).with_name("habits.toml"), hold)
hold(HABITS.learnt())
