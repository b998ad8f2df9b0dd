"""The units and cards of Skirmish, as printed (RULES.md 3 and 4)."""

from collections.abc import Mapping
from typing import NamedTuple

from parlour.kernel import Card


class Kind(NamedTuple):
    """What all units of one kind can do."""

    speed: int
    dice: int
    health: int
    reach: int


class Content(NamedTuple):
    """Everything printed: the lab may change its numbers."""

    rounds: int
    hand: int
    hit: int
    kinds: Mapping[str, Kind]
    kind_of: Mapping[str, str]
    start: Mapping[str, str]
    dice_of: Mapping[Card, int]


KINDS = {
    "foot": Kind(speed=2, dice=3, health=3, reach=1),
    "horse": Kind(speed=4, dice=3, health=2, reach=1),
    "bow": Kind(speed=2, dice=2, health=2, reach=2),
}

KIND_OF = {
    "r1": "foot", "r2": "foot", "r3": "foot", "r4": "horse", "r5": "horse", "r6": "bow",
    "w1": "foot", "w2": "foot", "w3": "foot", "w4": "horse", "w5": "horse", "w6": "bow",
}  # fmt: skip

START = {
    "r1": "a2", "r2": "a3", "r3": "a4", "r4": "a1", "r5": "a5", "r6": "b3",
    "w1": "i4", "w2": "i3", "w3": "i2", "w4": "i5", "w5": "i1", "w6": "h4",
}  # fmt: skip

DICE_OF = {
    **{Card(f"spur{n}"): 1 for n in range(1, 13)},
    **{Card(f"rally{n}"): 2 for n in range(1, 9)},
    **{Card(f"fury{n}"): 3 for n in range(1, 5)},
}

CONTENT = Content(rounds=12, hand=3, hit=5, kinds=KINDS, kind_of=KIND_OF, start=START, dice_of=DICE_OF)
