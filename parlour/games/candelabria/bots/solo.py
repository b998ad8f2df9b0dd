"""What positions and answers are worth to whoever plays alone: the flames that must go out, and the means to put them out."""

from math import exp

from parlour.games.candelabria.board import Territory
from parlour.games.candelabria.content.deeds import Icons
from parlour.games.candelabria.content.tactics import KIND_OF
from parlour.games.candelabria.position import Realm, candles_of, has_earth, is_present
from parlour.games.candelabria.rules.icons import CASTLE
from parlour.games.candelabria.rules.objective import HUMAN, burning_flames
from parlour.kernel import Action, Card

SCALE = 3.0  # flames that make a win e times as likely
READY_CARD = 0.5  # an extinguish on a tactics card, which still needs presence
READY_CANDLE = 0.3  # one on a candle card, which still needs wax
REACHED = 0.25  # a region with flames to put out and an own figure
AWAY = 0.15  # a step between the castle and the nearest flame
CUBE, RESPITE, UPGRADE, LIT = 0.1, 0.3, 0.2, 0.05
WORKING = {"barracks": 0.9, "curse": 0.5, "mine": 0.4, "forge": 0.3, "portal": 0.5, "tavern": 0.3}
SNUFFING = ("extinguish", "raze")  # CN-1514


def solo_share(realm: Realm) -> float:
    """The likelihood of a win: fewer flames left, more rounds, more means."""
    left = burning_flames(realm)
    rounds = realm.rounds - realm.round
    score = 1.5 * rounds - sum(left.values()) + means(realm)
    score -= AWAY * min([realm.map.distance[realm.castles[HUMAN]][territory] for territory in left], default=0)
    regions = {realm.map.region_of[territory] for territory in left}
    score += REACHED * sum([is_present(realm, HUMAN, region) for region in regions])
    return 1 / (1 + exp(-score / SCALE))


def means(realm: Realm) -> float:
    """What a player has to put flames out with."""
    total = READY_CARD * sum([snuffs(realm.content.tactics[KIND_OF[card]].icons) for card in realm.owned[HUMAN]])
    total += READY_CANDLE * sum([snuffs(realm.content.candles[card].icons) for card in realm.hands[HUMAN]])
    total += CUBE * (realm.wax[HUMAN] + realm.gold[HUMAN]) + RESPITE * realm.respite
    total += UPGRADE * len(realm.built[HUMAN]) + LIT * realm.earth[HUMAN].bit_count()
    return total + LIT * sum([realm.flames[candle] for candle in candles_of(realm, HUMAN)])


def snuffs(icons: Icons) -> int:
    return sum([icon.times for icon in icons if icon.kind in SNUFFING])


def influences(icons: Icons) -> int:
    """CN-1515 How much respite these icons give."""
    return sum([icon.times for icon in icons if icon.kind == "influence"])


def solo_value(realm: Realm, action: Action) -> float:
    match action:
        case ("skirmish", str(card), int(region)):
            return _skirmish(realm, Card(card), region)
        case ("place", str(card), str(role)):
            printed = realm.content.candles[card]
            does = snuffs(printed.icons) if printed.year <= realm.year else 0
            rests = influences(printed.icons) if printed.year <= realm.year else 0
            return does + RESPITE * rests - CUBE * printed.wax + LIT * realm.content.roles[role]
        case ("manoeuvre", str(card)):
            return 1 - READY_CANDLE * snuffs(realm.content.candles[card].icons)
        case ("move", str(figure), str(territory)) | ("burn", str(figure), str(territory)):
            return _move(realm, figure, territory)
        case ("douse", _, str(territory)):
            return 1.0 if territory in burning_flames(realm) else LIT
        case ("dim", str(candle)):
            return 1.0 + 1 / realm.flames[candle] if realm.at[candle] in burning_flames(realm) else LIT
        case ("relocate", "castle", str(territory)):
            return 1.0 - AWAY * _away(realm, territory)
        case ("take", str(card)):
            return 0.1 + snuffs(realm.content.tactics[KIND_OF[Card(card)]].icons)
        case ("return", str(card)):
            return -float(snuffs(realm.content.candles[card].icons))
        case ("store" | "buy" | "light" | "feed" | "resolve", *_) | "spend":
            return 0.1
    return 0.0


def _skirmish(realm: Realm, card: Card, region: int) -> float:
    there = sum([flames for where, flames in burning_flames(realm).items() if realm.map.region_of[where] == region])
    able = snuffs(realm.content.tactics[KIND_OF[card]].icons)
    return 2.0 * min(able, there) - READY_CARD * able - 0.1


def _move(realm: Realm, figure: str, territory: Territory) -> float:
    lit = realm.reserve[HUMAN] > 0 and not has_earth(realm, HUMAN, territory)
    value = WORKING[realm.map.symbol_of[territory]] if lit else 0.0
    if figure == CASTLE:
        return value - AWAY * _away(realm, territory) + (1.0 if territory in burning_flames(realm) else 0.0)
    return value


def _away(realm: Realm, territory: Territory) -> int:
    return min([realm.map.distance[territory][burning] for burning in burning_flames(realm)], default=0)
