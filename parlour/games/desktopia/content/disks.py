"""The 64 disks of the box: how many of which size in each colour (RULES.md 3.1, 3.2), their weight (3.3), the artifacts, and the
twenty characters (11.2).
"""

from collections.abc import Mapping
from typing import NamedTuple


class Size(NamedTuple):
    """A size of disks: its diameter in mm, its mass in grams, and how many a colour has."""

    diameter: float
    mass: float
    disks: int


ORDERS = ("fire", "grass", "metal", "dust")

SIZES: Mapping[str, Size] = {
    "hero": Size(31.0, 3.1713, 2),
    "artifact": Size(31.0, 3.1713, 1),
    "veteran": Size(28.0, 2.5872, 4),
    "fighter": Size(23.0, 1.7457, 4),
    "missile": Size(15.0, 0.7425, 5),
}

DIAMETERS: Mapping[str, float] = {kind: size.diameter for kind, size in SIZES.items()}

ARTIFACTS: Mapping[str, str] = {  # the Order of each (RULES.md 11.4)
    "fire_mine": "fire",
    "fountain_of_life": "grass",
    "magnetosphere": "metal",
    "smithy_of_dust": "dust",
}


class Character(NamedTuple):
    """A character's card: `hit` is its special hit or "plain"; `sector` the arc of its power sector in degrees, or 0.

    `supply` is how many missiles lie on the card at most, and at the start: 0 with a missile means that its disks lie on the
    missile's own card, for all who use it. `shoots` says whether the card allows shots.
    """

    order: str
    rank: str
    kind: str  # its class, which no rule of this set reads
    lives: int
    cost: int
    hit: str = "plain"
    sector: int = 0
    missile: str = ""
    supply: int = 0
    shoots: bool = False
    spell: bool = False
    trait: bool = False


HERO, VETERAN, FIGHTER = "hero", "veteran", "fighter"

CHARACTERS: Mapping[str, Character] = {
    "adjarkha": Character("fire", HERO, "chieftain", 4, 13, hit="fire_hit", missile="scorching_flame", shoots=True, trait=True),
    "sirokh": Character("fire", HERO, "stormcaller", 4, 10, missile="wandering_tornado", shoots=True),
    "vampal": Character("fire", VETERAN, "brute", 2, 4, trait=True),
    "elemental": Character("fire", FIGHTER, "spirit", 1, 3, trait=True),
    "smoker": Character("fire", FIGHTER, "scout", 1, 3, trait=True),
    "shawakh": Character("grass", HERO, "guardian", 5, 12, missile="thorn_shield", supply=3, shoots=True, trait=True),
    "div": Character("grass", HERO, "archer", 4, 10, missile="hardened_arrow", shoots=True, trait=True),
    "hornbug": Character("grass", VETERAN, "beast", 2, 4, sector=120, trait=True),
    "untouchable": Character("grass", FIGHTER, "warrior", 1, 3, trait=True),
    "dryad": Character("grass", FIGHTER, "healer", 1, 3, hit="dryad_hit"),
    "baaroun": Character("metal", HERO, "technomage", 4, 10, missile="chain_lightning", supply=3, shoots=True, trait=True),
    "vailla": Character("metal", HERO, "technomage", 4, 10, missile="magnet_of_power", shoots=True, trait=True),
    "ramprack": Character("metal", VETERAN, "construct", 2, 5, spell=True),
    "minusoid": Character("metal", FIGHTER, "construct", 1, 3, trait=True),
    "energan": Character("metal", FIGHTER, "construct", 1, 3, trait=True),
    "kharu": Character("dust", HERO, "tormentor", 4, 10, sector=120, missile="lariat_of_pain", shoots=True, trait=True),
    "akeru": Character("dust", HERO, "pastor", 5, 13, missile="vampire_tick", supply=3, shoots=True, spell=True),
    "ezzen": Character("dust", VETERAN, "vampire", 2, 4, hit="vampire_hit"),
    "phantom": Character("dust", FIGHTER, "spirit", 1, 3, spell=True),
    "skolop": Character("dust", FIGHTER, "beast", 1, 3, sector=90),
}
