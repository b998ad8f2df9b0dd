"""How steady a hand is (RULES.md 3.4): the presets, and the law of its error."""

from collections.abc import Mapping
from typing import NamedTuple

STEADINESS: Mapping[str, int] = {
    "machine": 100,
    "surgeon": 80,
    "steady": 60,
    "ordinary": 40,
    "shaky": 20,
}


class Hand(NamedTuple):
    """The numbers of the law: errors of a hand with steadiness 0, and how far an executed speed may go."""

    angle: float = 4.0  # degrees, at full speed
    speed: float = 0.12  # share of the speed
    slow_share: float = 0.5  # of the angle's error that is left at no speed at all
    most: float = 3.0  # deviations
    slowest: float = 50.0
    fastest: float = 1.05  # times the greatest speed
