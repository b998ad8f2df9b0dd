"""The three modes (RULES.md 4.2, 4.4, 6.24 and 11.9)."""

from typing import NamedTuple


class Mode(NamedTuple):
    """What differs from mode to mode."""

    combat: int  # starting combat units of a faction
    support: int  # starting support units
    cities: bool
    rounds: int  # HD-END-01 the round limit


MODES = {
    "skirmish": Mode(combat=2, support=1, cities=False, rounds=40),
    "hold_the_border": Mode(combat=1, support=0, cities=False, rounds=30),
    "conquest": Mode(combat=1, support=0, cities=True, rounds=40),
}
