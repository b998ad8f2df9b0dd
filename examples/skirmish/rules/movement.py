"""Chapter 6.1: where a unit may go."""

from collections.abc import Iterator
from random import Random
from typing import Any

from examples.skirmish.board import BIT, NEAR, WOODS, Hexes, spread
from examples.skirmish.position import OWNER_OF, UnitId, War, controlled, empty
from parlour.kernel import Action, Choices, Decision

STAY = "stay"
STAYING: Hexes = 1  # a bit off the field stands for no move at all
ACTION: dict[Hexes, Action] = {STAYING: STAY, **{bit: ("move", name) for name, bit in BIT.items()}}
BIT_OF: dict[Action, Hexes] = {action: bit for bit, action in ACTION.items()}


class Moves(Choices):
    """`stay`, or `move` to one of a set of hexes; written out only if somebody wants to read them."""

    __slots__ = ("hexes",)

    def __init__(self, hexes: Hexes) -> None:
        self.hexes = hexes | STAYING

    def __iter__(self) -> Iterator[Action]:
        hexes = self.hexes
        while hexes:
            yield ACTION[hexes & -hexes]
            hexes &= hexes - 1

    def pick(self, rng: Random) -> Action:
        """Any of them, all alike."""
        hexes = self.hexes
        for _ in range(int(rng.random() * hexes.bit_count())):
            hexes &= hexes - 1
        return ACTION[hexes & -hexes]

    def settle(self, position: Any, action: Action) -> Action | None:
        """Whether it is one of them."""
        return action if BIT_OF.get(action, 0) & self.hexes else None


def moves(war: War, unit: UnitId) -> Decision:
    """SK-5.4 Where the unit is moved, if at all."""
    return Decision("move", Moves(reachable(war, unit)), {"unit": unit})


def reachable(war: War, unit: UnitId) -> Hexes:
    """SK-6.1, SK-6.2, SK-6.3 and SK-6.4 The hexes in which a move can end."""
    free = empty(war)
    going_on = ~(controlled(war, 1 - OWNER_OF[unit]) | WOODS)
    found = NEAR[war.at[unit]] & free
    for _ in range(war.kind[unit].speed - 1):
        further = found | spread(found & going_on) & free
        if further == found:
            break
        found = further
    return found
