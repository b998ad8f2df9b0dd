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


def _side(data: _Side, symbols: tuple[str, ...]) -> Side:
    near = {territory.id: territory.neighbours + territory.bridges for territory in data.territories}
    symbol_of = {territory.id: territory.symbol for territory in data.territories}
    return Side(
        territories=tuple(near),
        regions={region.number: region.territories for region in data.regions},
        region_of={territory.id: territory.region for territory in data.territories},
        symbol_of=symbol_of,
        symbols={symbol: tuple([territory for territory in near if symbol_of[territory] == symbol]) for symbol in symbols},
        near=near,
        distance={start: _distances(start, near) for start in near},
        starts={start.house: _start(start) for start in data.starts},
        opposite=data.opposite_sides,
    )


def _start(data: _Start) -> Start:
    return Start(data.turn_value, data.region, data.castle, data.earth_flames, data.temple or "")


def _distances(start: Territory, near: Mapping[Territory, tuple[Territory, ...]]) -> dict[Territory, int]:
    """CN-1545 The lengths of the shortest paths from here."""
    steps = {start: 0}
    edge = [start]
    while edge:
        edge = list(dict.fromkeys([beside for territory in edge for beside in near[territory] if beside not in steps]))
        steps.update(dict.fromkeys(edge, max(steps.values()) + 1))
    return {territory: steps[territory] for territory in near}


_MAP = decode((Path(__file__).parent / "candelabria_map.json").read_bytes(), type=_Map)
SYMBOLS = _MAP.symbols  # CN-1541 in the order that breaks ties
SIDES = {side.side: _side(side, _MAP.symbols) for side in _MAP.sides}
