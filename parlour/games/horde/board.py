"""The board of 126 hexes in rows A to K (RULES.md 11.6). A set of hexes is one integer, a bit for each."""

from collections.abc import Iterator
from functools import cache
from typing import TypeAlias

Hex: TypeAlias = str
Hexes: TypeAlias = int  # a set of hexes as bits

# HD-BRD-01
ROWS = tuple(tuple(f"{letter}{column + 1}" for column in range(11 + row % 2)) for row, letter in enumerate("abcdefghijk"))
ALL: tuple[Hex, ...] = tuple(name for row in ROWS for name in row)
BIT: dict[Hex, Hexes] = {name: 1 << place for place, name in enumerate(ALL)}
NAME: dict[Hexes, Hex] = {bit: name for name, bit in BIT.items()}
FIELD: Hexes = (1 << len(ALL)) - 1

DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # E NE NW W SW SE: neighbours in this list are 60° apart
AXIAL = {name: (column - (row + row % 2) // 2, row) for row, line in enumerate(ROWS) for column, name in enumerate(line)}
_AT = {axial: name for name, axial in AXIAL.items()}


def _beside(name: Hex, direction: tuple[int, int]) -> Hex | None:
    q, r = AXIAL[name]
    return _AT.get((q + direction[0], r + direction[1]))


def _apart(one: Hex, other: Hex) -> int:
    along, down = AXIAL[one][0] - AXIAL[other][0], AXIAL[one][1] - AXIAL[other][1]
    return max(abs(along), abs(down), abs(along + down))


def hexes(names: Iterator[Hex] | tuple[Hex, ...] | list[Hex]) -> Hexes:
    """The set of these hexes."""
    bits = 0
    for name in names:
        bits |= BIT[name]
    return bits


def names(hexes: Hexes) -> Iterator[Hex]:
    """The hexes of a set, in the order of the board."""
    while hexes:
        lowest = hexes & -hexes
        yield NAME[lowest]
        hexes ^= lowest


BESIDE: dict[Hex, tuple[Hex | None, ...]] = {name: tuple([_beside(name, way) for way in DIRECTIONS]) for name in ALL}
NEIGHBOURS: dict[Hex, tuple[Hex, ...]] = {name: tuple(sorted([hex for hex in BESIDE[name] if hex])) for name in ALL}
DISTANCE: dict[Hex, dict[Hex, int]] = {one: {other: _apart(one, other) for other in ALL} for one in ALL}
NEAR: dict[Hex, Hexes] = {name: hexes(NEIGHBOURS[name]) for name in ALL}
PATCH: dict[Hex, Hexes] = {name: NEAR[name] | BIT[name] for name in ALL}  # a hex and its neighbours
MIRROR: dict[Hex, Hex] = {  # HD-SET-09 the hex that the north-south mirror of the board exchanges with it
    name: other for row, across in zip(ROWS, reversed(ROWS), strict=True) for name, other in zip(row, across, strict=True)
}


@cache
def within(name: Hex, reach: int) -> Hexes:
    """The hexes at distance 1 to `reach`."""
    return hexes([other for other, distance in DISTANCE[name].items() if 1 <= distance <= reach])


@cache
def around(middle: Hexes) -> Hexes:
    """Everything next to any of these hexes."""
    near = 0
    for name in names(middle):
        near |= NEAR[name]
    return near


@cache
def reach(name: Hex, steps: int, walls: Hexes) -> Hexes:
    """HD-BRD-02 Where up to so many steps can lead without entering the walls; not the hex itself."""
    inside = edge = BIT[name]
    for _ in range(steps):
        edge = around(edge) & ~walls & ~inside
        inside |= edge
    return inside ^ BIT[name]


def shortest(start: Hex, end: Hex, walls: Hexes) -> tuple[Hex, ...]:
    """HD-DEC-N3 Of the shortest paths around the walls the one with the smallest hex ids."""
    path, crossed = _straight(start, end)
    return _detour(start, end, walls) if crossed & walls else path


@cache
def _straight(start: Hex, end: Hex) -> tuple[tuple[Hex, ...], Hexes]:
    """The shortest path where nothing is in the way, also as a set."""
    path: list[Hex] = []
    while start != end:
        start = next(hex for hex in NEIGHBOURS[start] if DISTANCE[hex][end] < DISTANCE[start][end])
        path.append(start)
    return tuple(path), hexes(path)


@cache
def _detour(start: Hex, end: Hex, walls: Hexes) -> tuple[Hex, ...]:
    """The shortest path around the walls; there must be one."""
    steps = _steps_to(end, walls)
    path: list[Hex] = []
    while start != end:
        start = next(hex for hex in NEIGHBOURS[start] if not BIT[hex] & walls and steps[hex] < steps[start])
        path.append(start)
    return tuple(path)


@cache
def _steps_to(end: Hex, walls: Hexes) -> dict[Hex, int]:
    """From each hex that can be left for it, the number of steps."""
    steps = {end: 0}
    edge = [end]
    while edge:
        further = []
        for hex in edge:
            for name in NEIGHBOURS[hex]:
                if name not in steps:
                    steps[name] = steps[hex] + 1
                    if not BIT[name] & walls:
                        further.append(name)
        edge = further
    return steps
