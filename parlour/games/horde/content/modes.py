"""The three modes (RULES.md 4.2, 4.4, 6.24 and 11.9)."""

from typing import NamedTuple


class Mode(NamedTuple):
    """What differs from mode to mode."""

    combat: int  # starting combat units of a faction
    support: int  # starting support units
    cities: bool
    rounds: int = 0  # HD-VIC-13 the printed number of rounds; 0: none is printed, the safety limit counts


MODES = {
    "skirmish": Mode(combat=2, support=1, cities=False),
    "hold_the_border": Mode(combat=1, support=0, cities=False, rounds=30),
    "conquest": Mode(combat=1, support=0, cities=True),
}
