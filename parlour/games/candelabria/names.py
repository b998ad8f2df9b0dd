"""Which message names an id: every House, piece, card, place and icon that a player reads about."""

from parlour.games.candelabria.board import SIDES
from parlour.games.candelabria.content import CONTENT, discoveries, scenarios, tactics, withering
from parlour.games.candelabria.content.deeds import KINDS
from parlour.games.candelabria.position import ROLES

TERRITORIES = SIDES["small"].territories + SIDES["large"].territories
REGIONS = SIDES["large"].regions
SYMBOLS = ("barracks", "mine", "portal", "tavern", "forge")  # "curse" is a kind of card, too, and is never named alone
PROPERTIES = {curse.property for curse in CONTENT.curses.values()}

NAMES = {
    **{symbol: f"symbol-{symbol}" for symbol in SYMBOLS},
    **{icon: f"icon-{icon}" for icon in KINDS},
    **{house: f"house-{house}" for house in CONTENT.houses},
    **{f"weak-{house}": "weak-action" for house in CONTENT.houses},
    **{ability: f"ability-{ability}" for ability in CONTENT.abilities},
    **{role: f"role-{role}" for role in ROLES},
    **{f"{house}_{role}": f"figure-{house}_{role}" for house in CONTENT.houses for role in (*ROLES, "castle")},
    **{card: f"candle-{card}" for card in CONTENT.candles},
    **{kind: f"tactics-{kind}" for kind in CONTENT.tactics},
    **{card: f"tactics-{kind}" for card, kind in tactics.KIND_OF.items()},
    **{upgrade: f"upgrade-{upgrade}" for upgrade in CONTENT.upgrades},
    **{curse: f"curse-{curse}" for curse in CONTENT.curses},
    **{name: f"property-{name}" for name in sorted(PROPERTIES)},
    **{temple: f"temple-{temple}" for temple in CONTENT.temples},
    **{mission: f"mission-{mission}" for mission in CONTENT.missions},
    **{kind: f"withering-{kind}" for kind in CONTENT.withering},
    **{card: f"withering-{kind}" for card, kind in withering.KIND_OF.items()},
    **{kind: f"discovery-{kind}" for kind in CONTENT.discoveries},
    **{token: f"discovery-{kind}" for token, kind in discoveries.KIND_OF.items()},
    **{order: f"order-{order}" for order in scenarios.ORDERS},
    **{card: f"order-{order}" for card, order in scenarios.ORDER_OF.items()},
    **{scenario: f"scenario-{scenario}" for scenario in scenarios.SCENARIOS},
    **{territory: f"territory-{territory}" for territory in TERRITORIES},
    **{f"region-{region}": f"region-{region}" for region in REGIONS},
    "castle": "figure-castle",  # the order of that name is known by its cards
    "none": "none",
    "wax": "cube-wax",
    "gold": "cube-gold",
}
