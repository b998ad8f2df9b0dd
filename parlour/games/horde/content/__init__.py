"""Everything printed in the box of Horde; the lab may change its numbers."""

from collections.abc import Mapping
from typing import NamedTuple

from parlour.games.horde.content.cards import CARDS, EventCard
from parlour.games.horde.content.kinds import KINDS, TRAITS, Kind, Trait
from parlour.games.horde.content.modes import MODES, Mode
from parlour.games.horde.content.settlements import FACTIONS, GREEN_BORDER, RED_BORDER, SETTLEMENTS, Faction, Settlement


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
