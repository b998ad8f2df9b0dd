"""The ladder of ten rungs on which every character stands (RULES.md 6.6)."""

from collections.abc import Mapping
from functools import cache
from typing import TypeAlias

Rung: TypeAlias = int

EITHER, HUMAN, CREATURES = "either", "human", "creature"  # worlds

RUNGS = ("H4", "H3", "H2", "H1", "H0", "C0", "C1", "C2", "C3", "C4")
SECURED, HUMAN_BORDER, CREATURE_BORDER, DEVOURED = 0, 4, 5, 9
STATES = (
    "secured", "guarded", "guarded", "alert", "borderline", "borderline", "nervous", "terrified", "terrified", "devoured",
)  # fmt: skip
DEPTH = (4, 3, 2, 1, 0, 0, 1, 2, 3, 4)
DEEPEST = 4
LOCKED = frozenset({SECURED, DEVOURED})
DEEPER, BACK = "deeper", "back"
STEP: Mapping[str, tuple[int, ...]] = {
    DEEPER: (0, -1, -1, -1, -1, 1, 1, 1, 1, 0),
    BACK: (1, 1, 1, 1, 1, -1, -1, -1, -1, -1),
}  # IB-603, IB-604, IB-605, IB-606 and IB-607 how far one shift leads from each rung


def is_human(rung: Rung) -> bool:
    return rung <= HUMAN_BORDER


@cache
def rungs(world: str, least: int, most: int) -> frozenset[Rung]:
    """The rungs of a world (or of either) between two depths."""
    return frozenset(
        [rung for rung in range(10) if least <= DEPTH[rung] <= most and world in (EITHER, HUMAN if is_human(rung) else CREATURES)]
    )
