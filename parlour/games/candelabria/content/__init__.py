"""Everything printed in the box of The Curse of Candelabria; the lab may change its numbers."""

from collections.abc import Mapping
from typing import NamedTuple

from parlour.games.candelabria.content.candles import CANDLES, ROLES, Candle
from parlour.games.candelabria.content.curses import CURSES, Curse
from parlour.games.candelabria.content.discoveries import DISCOVERIES, Discovery
from parlour.games.candelabria.content.houses import ABILITIES, HOUSES, Ability, House
from parlour.games.candelabria.content.missions import MISSIONS, WITHOUT_CURSES, Mission
from parlour.games.candelabria.content.scenarios import ORDERS, SCENARIOS, Scenario
from parlour.games.candelabria.content.tactics import TACTICS, Tactics
from parlour.games.candelabria.content.upgrades import CURSE_UPGRADES, SOLO_UPGRADES, UPGRADES, Upgrade
from parlour.games.candelabria.content.withering import WITHERING, Withering

TEMPLES = {"white": 6, "grey": 6, "black": 6}  # RULES.md 11.10


class Fog(NamedTuple):
    """How many curses the fog brings in years 1, 2 and 3, which is also how the curse cards are split (CN-213, CN-301)."""

    small: tuple[int, int, int]
    large: tuple[int, int, int]


class Content(NamedTuple):
    """The numbers that rules read (RULES.md 3 and 11)."""

    houses: Mapping[str, House] = HOUSES
    abilities: Mapping[str, Ability] = ABILITIES
    roles: Mapping[str, int] = ROLES
    candles: Mapping[str, Candle] = CANDLES
    tactics: Mapping[str, Tactics] = TACTICS
    upgrades: Mapping[str, Upgrade] = UPGRADES
    curse_upgrades: tuple[str, ...] = CURSE_UPGRADES
    solo_upgrades: tuple[str, ...] = SOLO_UPGRADES
    curses: Mapping[str, Curse] = CURSES
    temples: Mapping[str, int] = TEMPLES
    missions: Mapping[str, Mission] = MISSIONS
    curse_missions: tuple[str, ...] = WITHOUT_CURSES
    withering: Mapping[str, Withering] = WITHERING
    discoveries: Mapping[str, Discovery] = DISCOVERIES
    scenarios: Mapping[str, Scenario] = SCENARIOS
    orders: Mapping[str, int] = ORDERS
    years: int = 3
    fog: Fog = Fog(small=(3, 2, 2), large=(3, 3, 3))
    curse_places: int = 3
    flames: int = 25  # CN-221 earth flames of a House, one of them on the turn-order track
    cubes: int = 50  # CN-210 of wax, and of gold
    start_wax: int = 2
    start_gold: int = 2
    warehouse: int = 10
    display: int = 6  # CN-206 tactics cards face up
    stacks: int = 9  # CN-207 of upgrades
    stack_height: int = 4
    solo_stack_height: int = 2  # CN-1505
    upgrade_slots: int = 6
    temple_price: int = 2
    moves: int = 2  # CN-433 regular moves of a manoeuvre
    burns: int = 1  # CN-437
    explorer_jump: int = 1  # CN-456 territories jumped over
    warrior_push: int = 1  # CN-466 steps of the pushed candle
    castle_entry: int = 1  # CN-463 flames extinguished on arrival
    coven_draw: int = 3  # CN-796 cards for one
    slots: int = 2  # CN-913 places for tactics cards in a battle
    flame_power: int = 1
    castle_power: int = 4
    curse_power: int = 3
    giant_power: int = 4  # CN-834
    white_vp: int = 4  # CN-745
    battle_vp: tuple[int, int, int] = (4, 8, 12)
    glory: int = 2  # CN-835 times the victory points of the battle
    mission_deal: int = 2  # CN-241
    yearly_vp: tuple[int, int, int] = (4, 8, 12)
    hierarchical_vp: tuple[int, int, int] = (12, 8, 4)
    vp_track: int = 100  # CN-118 then lapped


CONTENT = Content()

# RULES.md 11: wax and icons of the cards that no example prints, and what the modules add
DESIGNED = (
    "candles.*.wax", "candles.*.icons.*", "!candles.hc_ash_1.*",
    "tactics.*.icons.*", "!tactics.tc01.*", "!tactics.tc04.*", "!tactics.tc19.*", "!tactics.tc24.*", "!tactics.tc25.*",
    "upgrades.u11.*", "upgrades.u20.*", "upgrades.u21.*",
    "withering.*.times", "discoveries.*", "scenarios.*.rounds.*", "orders.*",
)  # fmt: skip
