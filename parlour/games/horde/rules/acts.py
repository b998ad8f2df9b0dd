"""What a unit may do in its activation, as one set of answers."""

from collections.abc import Iterator
from random import Random
from typing import Any

from parlour.games.horde.board import BIT, NAME, Hexes
from parlour.games.horde.position import UnitId
from parlour.games.horde.rules.movement import is_path, may_move, path_of
from parlour.games.horde.rules.traits import trait_of
from parlour.kernel import Action, Choices

DONE, BACK = "done", "back"
MOVE: dict[Hexes, Action] = {bit: ("move", name) for bit, name in NAME.items()}


class Acts(Choices):
    """`move` to one of a set of hexes, or one of the other acts; a whole path may be named too (HD-DEC-N3)."""

    __slots__ = ("acts", "deeds", "hexes", "moves", "unit")

    def __init__(self, unit: UnitId, hexes: Hexes, acts: tuple[Action, ...], moves: int, deeds: int) -> None:
        self.unit = unit
        self.hexes = hexes
        self.acts = acts
        self.moves = moves  # moves and key actions of this activation so far
        self.deeds = deeds

    def __iter__(self) -> Iterator[Action]:
        hexes = self.hexes
        while hexes:
            yield MOVE[hexes & -hexes]
            hexes &= hexes - 1
        yield from self.acts

    def pick(self, rng: Random) -> Action:
        hexes = self.hexes
        number = int(rng.random() * (hexes.bit_count() + len(self.acts)))
        if number < len(self.acts):
            return self.acts[number]
        for _ in range(number - len(self.acts)):
            hexes &= hexes - 1
        return MOVE[hexes & -hexes]

    def settle(self, position: Any, action: Action) -> Action | None:
        """Whether it is one of them, or a path that the unit may walk."""
        if type(action) is not tuple or action[0] != "move":
            return action if action in self.acts else None
        if len(action) == 2:
            return action if BIT.get(str(action[1]), 0) & self.hexes else None
        walks = may_move(position, trait_of(position, self.unit), self.moves, self.deeds)
        return action if walks and is_path(position, self.unit, path_of(position, self.unit, action)) else None
