"""Everything printed in the box of Horde; the lab may change its numbers."""

from collections.abc import Mapping
from typing import NamedTuple

from parlour.games.horde.content.cards import CARDS, EventCard
from parlour.games.horde.content.kinds import KINDS, TRAITS, Kind, Trait
from parlour.games.horde.content.settlements import FACTIONS, GREEN_BORDER, RED_BORDER, SETTLEMENTS, Faction, Settlement


class Mode(NamedTuple):
    """What differs from mode to mode (RULES.md 4.2, 4.4, 6.24 and 11.9)."""

    combat: int  # starting combat units of a faction
    support: int  # starting support units
    cities: bool
    rounds: int = 0  # HD-VIC-13 the printed number of rounds; 0: none is printed, the safety limit counts


MODES = {
    "skirmish": Mode(combat=2, support=1, cities=False),
    "hold_the_border": Mode(combat=1, support=0, cities=False, rounds=30),
    "conquest": Mode(combat=1, support=0, cities=True),
}


class Content(NamedTuple):
    """The numbers that rules read."""

    kinds: Mapping[str, Kind] = KINDS
    traits: Mapping[str, Trait] = TRAITS
    cards: Mapping[str, EventCard] = CARDS
    factions: Mapping[str, Faction] = FACTIONS
    settlements: Mapping[str, Settlement] = SETTLEMENTS
    modes: Mapping[str, Mode] = MODES
    beyond_1v1: tuple[str, ...] = RED_BORDER
    beyond_2v2: tuple[str, ...] = GREEN_BORDER
    activations: int = 3  # HD-TRN-08, HD-ACT-04
    track: int = 6  # HD-SUM-03
    crossing: int = 5  # HD-VIC-09
    razed_1v1: int = 3  # HD-VIC-18
    razed_2v2: int = 6
    ties: int = 10  # HD-SET-14 and HD-EVT-09


CONTENT = Content()

# RULES.md 11: the numbers that the rulebook leaves to its pictures, and of those the cells that it prints after all
DESIGNED = (
    "kinds.*.health", "kinds.*.attack", "kinds.*.defence", "kinds.*.speed", "kinds.*.summon_time", "kinds.*.range",
    "cards.*", "settlements.*.durability", "track",
    "!kinds.rus_axe.attack", "!kinds.rus_axe.speed", "!kinds.rus_axe.defence", "!kinds.rus_spear.defence",
    "!kinds.nm_raider.defence", "!kinds.nm_raider.speed",
)  # fmt: skip
