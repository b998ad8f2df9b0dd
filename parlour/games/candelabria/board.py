"""The two sides of the map (RULES.md 11.1), read from `candelabria_map.json`; its outlines are for the screen alone."""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.json import decode

Territory: TypeAlias = str  # r1_forge: region and symbol
Region: TypeAlias = int


class Start(NamedTuple):
    """Where a House starts on this side, and with which temple if any."""

    turn: int
    region: Region
    castle: Territory
    flames: tuple[Territory, ...]
    temple: str


class Side(NamedTuple):
    """One side of the map: its territories and how they lie to each other."""

    territories: tuple[Territory, ...]
    regions: Mapping[Region, tuple[Territory, ...]]
    region_of: Mapping[Territory, Region]
    symbol_of: Mapping[Territory, str]
    symbols: Mapping[str, tuple[Territory, ...]]
    near: Mapping[Territory, tuple[Territory, ...]]  # CN-125 by border, then by bridge
    distance: Mapping[Territory, Mapping[Territory, int]]
    starts: Mapping[str, Start]
    opposite: tuple[tuple[Region, ...], ...]  # CN-231 the start regions of two players; on the small side alone


class _Region(Struct):
    number: int
    territories: tuple[str, ...]


class _Territory(Struct):
    id: str
    region: int
    symbol: str
    neighbours: tuple[str, ...]
    bridges: tuple[str, ...]


class _Start(Struct):
    house: str
    turn_value: int
    region: int
    castle: str
    earth_flames: tuple[str, ...]
    temple: str | None


class _Side(Struct):
    side: str
    regions: tuple[_Region, ...]
    territories: tuple[_Territory, ...]
    starts: tuple[_Start, ...]
    opposite_sides: tuple[tuple[int, ...], ...] = ()


class _Map(Struct):
    symbols: tuple[str, ...]
    sides: tuple[_Side, ...]


def _side(drawn: _Side, symbols: tuple[str, ...]) -> Side:
    near = {each.id: each.neighbours + each.bridges for each in drawn.territories}
    return Side(
        territories=tuple(near),
        regions={each.number: each.territories for each in drawn.regions},
        region_of={each.id: each.region for each in drawn.territories},
        symbol_of={each.id: each.symbol for each in drawn.territories},
        symbols={symbol: tuple([each.id for each in drawn.territories if each.symbol == symbol]) for symbol in symbols},
        near=near,
        distance={start: _distances(start, near) for start in near},
        starts={each.house: _start(each) for each in drawn.starts},
        opposite=drawn.opposite_sides,
    )


def _start(drawn: _Start) -> Start:
    return Start(drawn.turn_value, drawn.region, drawn.castle, drawn.earth_flames, drawn.temple or "")


def _distances(start: Territory, near: Mapping[Territory, tuple[Territory, ...]]) -> dict[Territory, int]:
    """CN-1545 The lengths of the shortest paths from here."""
    found = {start: 0}
    edge = [start]
    while edge:
        edge = list(dict.fromkeys([beside for each in edge for beside in near[each] if beside not in found]))
        steps = max(found.values()) + 1
        found.update(dict.fromkeys(edge, steps))
    return {each: found[each] for each in near}


_MAP = decode((Path(__file__).parent / "candelabria_map.json").read_bytes(), type=_Map)
SYMBOLS = _MAP.symbols  # CN-1541 in the order that breaks ties
SIDES = {drawn.side: _side(drawn, _MAP.symbols) for drawn in _MAP.sides}
