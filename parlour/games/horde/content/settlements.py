"""Factions, their seats on the board, and the ten settlements (RULES.md 11.1 and 11.5)."""

from typing import NamedTuple


class Faction(NamedTuple):
    """One of the four armies."""

    side: str
    capital: str


class Settlement(NamedTuple):
    """A capital or a city."""

    faction: str
    capital: bool
    durability: int
    hex: str  # in 2v2
    hex_1v1: str  # HD-SET-07


FACTIONS = {
    "rus": Faction("alliance", "cap_rus"),
    "china": Faction("alliance", "cap_china"),
    "south_mongolia": Faction("horde", "cap_south"),
    "north_mongolia": Faction("horde", "cap_north"),
}

SETTLEMENTS = {  # HD-BRD-03
    "cap_rus": Settlement("rus", True, 6, "a1", "a1"),
    "cap_china": Settlement("china", True, 6, "k1", "a1"),
    "cap_south": Settlement("south_mongolia", True, 6, "k11", "k11"),
    "cap_north": Settlement("north_mongolia", True, 6, "a11", "k11"),
    "city_rus_1": Settlement("rus", False, 4, "a7", "a7"),
    "city_rus_2": Settlement("rus", False, 4, "d5", "d5"),
    "city_rus_3": Settlement("rus", False, 4, "d8", "d8"),
    "city_china_1": Settlement("china", False, 4, "k7", "a7"),
    "city_china_2": Settlement("china", False, 4, "h5", "d5"),
    "city_china_3": Settlement("china", False, 4, "h8", "d8"),
}

RED_BORDER = (  # 1v1: at most 7 from a1, and four hexes at 8 before the middle of that line
    *("a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8"), *("b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8"),
    *("c1", "c2", "c3", "c4", "c5", "c6", "c7"), *("d1", "d2", "d3", "d4", "d5", "d6", "d7", "d8"),
    *("e1", "e2", "e3", "e4", "e5", "e6", "e7"), *("f1", "f2", "f3", "f4", "f5", "f6", "f7"),
    *("g1", "g2", "g3", "g4", "g5", "g6"), *("h1", "h2", "h3", "h4", "h5"),
)  # fmt: skip
GREEN_BORDER = (  # 2v2: the first three hexes of the long way, four in the wider rows
    *("a1", "a2", "a3"), *("b1", "b2", "b3", "b4"), *("c1", "c2", "c3"), *("d1", "d2", "d3", "d4"), *("e1", "e2", "e3"),
    *("f1", "f2", "f3", "f4"), *("g1", "g2", "g3"), *("h1", "h2", "h3", "h4"), *("i1", "i2", "i3"),
    *("j1", "j2", "j3", "j4"), *("k1", "k2", "k3"),
)  # fmt: skip
