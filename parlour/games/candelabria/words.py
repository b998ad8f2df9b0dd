"""The words that a player may ask about: which message names an id, and the rule behind each message and id."""

from parlour.games.candelabria.board import SIDES
from parlour.games.candelabria.content import CONTENT, discoveries, scenarios, tactics, withering
from parlour.games.candelabria.content.candles import CANDLES
from parlour.games.candelabria.content.curses import CURSES
from parlour.games.candelabria.content.deeds import KINDS, Counts, Ends, Reach, When
from parlour.games.candelabria.content.discoveries import DISCOVERIES
from parlour.games.candelabria.content.houses import HOUSES
from parlour.games.candelabria.content.missions import MISSIONS
from parlour.games.candelabria.content.scenarios import SCENARIOS
from parlour.games.candelabria.content.tactics import TACTICS
from parlour.games.candelabria.content.upgrades import UPGRADES, Upgrade
from parlour.games.candelabria.content.withering import WITHERING
from parlour.games.candelabria.position import ROLES

TERRITORIES = SIDES["small"].territories + SIDES["large"].territories
REGIONS = SIDES["large"].regions
SYMBOLS = ("barracks", "mine", "portal", "tavern", "forge")  # "curse" is a kind of card, too, and is never named alone

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
    **{name: f"property-{name}" for name in sorted({curse.property for curse in CONTENT.curses.values()})},
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

ABILITIES = {
    "ash": ("CN-782", "CN-783", "CN-784"),
    "engineers": ("CN-793", "CN-791", "CN-792"),
    "sowers": ("CN-785", "CN-786", "CN-787"),
    "coven": ("CN-796", "CN-798", "CN-799"),
    "knights": ("CN-801", "CN-802", "CN-803"),
    "chimera": ("CN-1411", "CN-1413", "CN-1414"),
}
PROPERTIES = {
    "spark": "CN-831",
    "gloom": "CN-832",
    "snuff": "CN-833",
    "giant": "CN-834",
    "glory": "CN-835",
    "echo": "CN-836",
    "abduct": "CN-837",
    "gift": "CN-838",
    "usurper": "CN-839",
}
PLACING = {"candle": "CN-763", "temple": "CN-764", "curse": "CN-765", "tactic": "CN-766"}
REACHING = {
    "explorer_jump": "CN-457",
    "warrior_push": "CN-467",
    "castle_power": "CN-769",
    "curse_power": "CN-769",
    "castle_entry": "CN-464",
    "burn": "CN-444",
}


def upgrade_rule(upgrade: Upgrade) -> str:
    match upgrade.does:
        case Reach(what):
            return REACHING[what]
        case When(event, _):
            return PLACING[event]
        case Counts():
            return "CN-768"
        case Ends():
            return "CN-770"


MESSAGES = {
    **{f"house-{house}": "CN-226" for house in HOUSES},
    **{f"weak-{house}": "CN-933" for house in HOUSES},
    **{f"ability-{house}_{year}": rule for house, rules in ABILITIES.items() for year, rule in enumerate(rules, 1)},
    **{f"candle-{card}": "CN-418" for card in CANDLES},
    **{f"tactics-{kind}": "CN-932" for kind in TACTICS},
    **{f"upgrade-{upgrade}": upgrade_rule(printed) for upgrade, printed in UPGRADES.items()},
    **{f"curse-{curse}": PROPERTIES[printed.property] for curse, printed in CURSES.items()},
    **{f"property-{name}": rule for name, rule in PROPERTIES.items()},
    "temple-white": "CN-745",
    "temple-grey": "CN-746",
    "temple-black": "CN-747",
    **{f"mission-{mission}": "CN-1203" if printed.yearly else "CN-1207" for mission, printed in MISSIONS.items()},
    **{f"withering-{kind}": "CN-1310" for kind in WITHERING},
    **{f"discovery-{kind}": "CN-1433" for kind in DISCOVERIES},
    **{f"scenario-{scenario}": "CN-1501" for scenario in SCENARIOS},
    "order-kindle": "CN-1531",
    "order-march": "CN-1532",
    "order-strike": "CN-1533",
    "order-castle": "CN-1534",
    "order-rally": "CN-1535",
    "role-explorer": "CN-456",
    "role-pilgrim": "CN-460",
    "role-warrior": "CN-466",
    "figure-castle": "CN-463",
    "symbol-curse": "CN-611",
    "symbol-barracks": "CN-614",
    "symbol-forge": "CN-619",
    "symbol-mine": "CN-626",
    "symbol-portal": "CN-628",
    "symbol-tavern": "CN-632",
    "icon-ignite": "CN-704",
    "icon-extinguish": "CN-709",
    "icon-tactics": "CN-714",
    "icon-raze": "CN-716",
    "icon-vp": "CN-719",
    "icon-steal": "CN-720",
    "icon-influence": "CN-725",
    "cube-wax": "CN-120",
    "cube-gold": "CN-121",
    "season-fog": "CN-301",
    "season-kindling": "CN-401",
    "season-war": "CN-811",
    "option-houses": "CN-205",
    "option-missions": "CN-241",
    "option-withering": "CN-243",
    "option-sixth": "CN-1401",
    "option-discovery": "CN-1431",
    "option-curseless": "CN-252",
    "option-apart": "CN-253",
    "option-scenario": "CN-1501",
    "option-difficulty": "CN-1511",
}

BY_ID = {key.partition("-")[2]: rule for key, rule in reversed(MESSAGES.items()) if not key.startswith("option-")}
CITES = {**BY_ID, **MESSAGES}
