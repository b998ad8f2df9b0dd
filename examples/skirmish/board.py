"""The field of 61 hexes. A set of hexes is one integer, a bit for each: neighbours of many hexes are a few shifts away."""

from collections.abc import Iterator
from typing import TypeAlias

Hex: TypeAlias = str
Hexes: TypeAlias = int  # a set of hexes as bits

WIDTH = 10  # nine hexes in the longest row, and a margin that catches what steps off the field


def _laid_out() -> Iterator[tuple[Hex, int]]:
    for row in range(9):
        for number in range(9 - abs(4 - row)):
            yield f"{'abcdefghi'[row]}{number + 1}", row * WIDTH + max(0, 4 - row) + number


PLACE = dict(_laid_out())
BIT = {name: 1 << place for name, place in PLACE.items()}
NAME = {bit: name for name, bit in BIT.items()}
FIELD: Hexes = sum(BIT.values())
WOODS: Hexes = sum(BIT[name] for name in ("c3", "c5", "d2", "e5", "f7", "g3", "g5"))


def spread(hexes: Hexes) -> Hexes:
    """These hexes and everything next to them (and perhaps some of the margin)."""
    left, right = hexes | hexes >> 1, hexes | hexes << 1
    return left | right | left << WIDTH | right >> WIDTH  # below are the hex down and the one left of it; above mirrored


NEAR = {name: spread(bit) & FIELD & ~bit for name, bit in BIT.items()}


def _within() -> Iterator[dict[Hex, Hexes]]:
    found = dict(BIT)
    for _ in range(9):
        yield {name: hexes & ~BIT[name] for name, hexes in found.items()}
        found = {name: spread(hexes) & FIELD for name, hexes in found.items()}


WITHIN = tuple(_within())  # by distance, up to the whole field: the hexes at most so far away


def names(hexes: Hexes) -> Iterator[Hex]:
    """The hexes of a set, in the order of the field."""
    while hexes:
        lowest = hexes & -hexes
        yield NAME[lowest]
        hexes ^= lowest
