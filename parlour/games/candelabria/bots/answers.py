"""What each answer to a question promises to the seat that gives it."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from parlour.games.candelabria.board import Territory
from parlour.games.candelabria.bots import holdings, steps, weights
from parlour.games.candelabria.bots.evaluate import control, curse_worth
from parlour.games.candelabria.bots.outlook import Outlook
from parlour.games.candelabria.content.withering import KIND_OF as WITHERED_KIND
from parlour.games.candelabria.position import KINDLING, SHOWN, owner_of
from parlour.games.candelabria.rules.temples import GREY, WHITE
from parlour.games.candelabria.rules.upgrades import curse_power
from parlour.kernel import Action, Card, Decision, Seat

Valuing: TypeAlias = Callable[[Outlook, Seat, Decision, Action], float]

PASSING = frozenset({"skip", "stop", "stay", "reserve", "decline", "pass"})
LEADER = 0.05  # how much better it is to rob a House for each point that it is ahead
FEEDING = 0.05  # a candle's flame can be moved, an earth flame stays
SECOND = 0.3  # of what an earth flame would be worth to another in years to come
AGAINST_SELF = 0.01


def value(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """What an answer promises; to pass gains nothing."""
    return 0.0 if action in PASSING else VALUE[decision.kind](at, seat, decision, action)


def verb(action: Action) -> str:
    return str(action[0] if type(action) is tuple else action)


def word(action: Action, place: int = 1) -> str:
    assert type(action) is tuple, f"{action} names nothing"
    return str(action[place])


def number(action: Action, place: int = 1) -> int:
    return int(word(action, place))


def turn(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """CN-402 A candle to place while it can still move, or else a manoeuvre with the card that is needed least."""
    realm = at.realm
    match action:
        case ("place", str(card), str(role)):
            flames = realm.content.roles[role]
            vp = realm.content.battle_vp[realm.year - 1]
            worth = holdings.candle_worth(realm, Card(card), realm.year) + weights.MANOEUVRE
            return worth + weights.READY * vp * flames + weights.MOBILE * len(realm.hands[seat]) - weights.WAX_PRICE
        case ("manoeuvre", str(card)):
            kept = holdings.candle_worth(realm, Card(card), realm.year)
            back = holdings.candle_worth(realm, Card(card), realm.year + 1) if holdings.years_after(realm) else 0.0
            return weights.COMING_BACK * back - weights.IN_HAND * kept
    return 0.0


def site(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """CN-416 Where a candle of the Sowers counts, and has somewhere to go; its role is not known here."""
    territory = word(action)
    return at.benefit(seat, steps.region_of(at, territory), seat, 3) + 2 * steps.outlets(at, seat, territory)


def give_back(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """CN-D12 and CN-D24 The card that is needed least goes."""
    realm = at.realm
    now = holdings.candle_worth(realm, Card(word(action)), realm.year)
    later = holdings.candle_worth(realm, Card(word(action)), min(realm.year + 1, realm.content.years))
    return -max(now, later)


def lost_flame(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """CN-D11 Influence, unless the reserve is needed for manoeuvres to come."""
    realm = at.realm
    short = realm.reserve[seat] <= weights.NEEDED * len(realm.hands[seat])
    return influence(at, seat, decision, action) - (weights.SPARE if short else 0.0)


def influence(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """CN-D19 One more flame before a curse."""
    realm = at.realm
    curse = Card(word(action))
    laid = realm.influence.get(curse, (0,) * realm.seats)
    more = tuple([flames + (other == seat) for other, flames in enumerate(laid)])
    return curse_worth(realm, curse) * (control(realm, more)[seat] - control(realm, laid)[seat])


def take(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """CN-D09 and CN-D20 The best card of the display."""
    realm = at.realm
    return 0.1 + holdings.quality(realm, Card(word(action)), realm.year)


def steal(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """CN-D08 Gold rather than wax, of whoever is ahead."""
    realm = at.realm
    other = realm.seat_of[word(action)]
    stock = realm.gold if word(action, 2) == "gold" else realm.wax
    scarce = 1.0 if word(action, 2) == "gold" else 0.9
    return scarce + LEADER * realm.vp[other] - 0.05 * stock[seat] + 0.02 * stock[other]


def raze(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """CN-D10 A white temple scores; a grey one has made the least power win."""
    region = number(action)
    temples = at.realm.temples[region]
    scored = at.realm.content.white_vp if temples[-1] == WHITE else 0
    return scored + at.temple_benefit(seat, region, len(temples) > 1 and temples[-2] == GREY)


def build(at: Outlook, seat: Seat, temple: str, region: int) -> float:
    """CN-745, CN-746 and CN-747 A temple: points, and who wins the region."""
    scored = at.realm.content.white_vp if temple == WHITE else 0
    black = weights.BLACK if temple == "black" else 0.0
    return scored + black + at.temple_benefit(seat, region, temple == GREY)


def forge(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """CN-D21 and CN-R46 An upgrade or a temple, for its gold."""
    realm = at.realm
    free = decision.kind == "gift"
    match action:
        case ("build", str(temple), int(region)):
            return build(at, seat, temple, region) - (0.0 if free else at.price(seat, realm.content.temple_price))
        case ("buy", int(stack)):
            token = realm.tops[stack][0]
            price = 0 if free else realm.content.upgrades[token].year
            return holdings.purchase_worth(realm, seat, token) - at.price(seat, price)
    return 0.0


def mine(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """CN-D22 The mix that is needed."""
    realm = at.realm
    wax, gold = realm.wax[seat] + number(action), realm.gold[seat] + number(action, 2)
    return holdings.wax_worth(realm, seat, wax) + holdings.gold_worth(realm, seat, gold)


def move(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """CN-D15 and CN-D18 A move, with another's power perhaps, or paid for with a flame."""
    assert type(action) is tuple, f"{action} is no move"
    kind = action[0]
    if kind == "move":
        return steps.move(at, seat, str(action[1]), str(action[2]))
    if kind == "borrow":
        return steps.move(at, seat, str(action[1]), str(action[3]), borrowed=str(action[2]))
    return steps.move(at, seat, str(action[1]), str(action[2]), burnt=True)


def push(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """CN-D17, CN-837, CN-D26 and CN-D37 A candle is put elsewhere."""
    return steps.candle_shift(at, seat, word(action), word(action, 2))


def relocate(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """CN-D23 An own figure goes anywhere."""
    return steps.relocation(at, seat, word(action), word(action, 2))


def haunt(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """CN-D33 A curse figure is dragged to where the House is stronger."""
    realm = at.realm
    curse, target = Card(word(action)), word(action, 2)
    left, entered = realm.haunts[curse].region, realm.map.region_of[target]
    if left == entered:
        return 0.0
    others = [haunted.region for card, haunted in realm.haunts.items() if card != curse]
    vp = realm.content.battle_vp[realm.year - 1]
    lead = 0.0 if left in others else -at.lead(seat, left)
    return vp * (lead + (0.0 if entered in others else at.lead(seat, entered)))


def curse(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """CN-D28 A curse stands where its power helps most."""
    power = curse_power(at.realm, seat, Card(str(decision.facts["curse"])))
    return at.benefit(seat, number(action), seat, power)


def wither(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """CN-1304 The poorer of the two slots goes."""
    realm = at.realm
    slot = number(action) - 1
    lying = realm.withered[2 * seat + slot]
    icons = realm.content.withering[WITHERED_KIND[lying[0]]].choices if lying else ()
    weak = realm.content.houses[realm.houses[seat]].weak[slot]
    assert realm.withered[SHOWN], "no withering card is shown"
    return -max([weights.ICON[icon.kind] for icon in icons or (weak,)])


def echo(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """CN-836 The card that does most."""
    card = at.realm.slots[word(action)][0]
    return holdings.icons_worth(at.realm.content.candles[card].icons)


def renown(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """CN-1310 A point, of whoever is ahead."""
    return 1 + LEADER * at.realm.vp[at.realm.seat_of[word(action)]]


def either(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """CN-1309 The better of two icons in a battle."""
    kind = word(action)
    vp = at.realm.content.battle_vp[at.realm.year - 1]
    return weights.BATTLE_PART.get(kind, 0.0) * vp or weights.BATTLE_ICON[kind]


def resolve(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """CN-131 and CN-D32 One after the other; the order hardly matters."""
    return 0.0


def light(at: Outlook, seat: Seat, territory: Territory) -> float:
    """CN-704 An earth flame: its power now and later, and what it counts at the end."""
    return at.light(seat, steps.region_of(at, territory)) + _end_points(at, seat, territory)


def _end_points(at: Outlook, seat: Seat, territory: Territory) -> float:
    """CN-1022 What end-of-game upgrades or abilities score for one more earth flame there."""
    realm = at.realm
    if realm.year < realm.content.years:
        return 0.0
    symbol = realm.map.symbol_of[territory]
    return at.end_worth(seat, "flame") + at.end_worth(seat, symbol)


def feed(at: Outlook, seat: Seat, candle: str) -> float:
    """CN-704 A flame for a candle."""
    value = at.benefit(seat, steps.region_of(at, at.realm.at[candle]), seat, 1)
    return value + (weights.READY * at.realm.content.battle_vp[at.realm.year - 1] if at.realm.hands[seat] else FEEDING)


def ignite(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """CN-D06 A flame of one's own."""
    match action:
        case ("light", str(territory)):
            return light(at, seat, territory)
        case ("feed", str(candle)):
            return feed(at, seat, candle)
    return 0.0


def extinguish(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """CN-D07, CN-D16 and CN-832 A flame of another, or under a grey temple perhaps of one's own."""
    realm = at.realm
    match action:
        case ("douse", str(house), str(territory)):
            owner, region = realm.seat_of[house], steps.region_of(at, territory)
            value = at.benefit(seat, region, owner, -1)
            lasting = at.flame(owner, region, -1)
            if owner == seat:
                return value + lasting
            return value - SECOND * lasting - (weights.CLAIM if realm.season == KINDLING else 0.0)
        case ("dim", str(candle)):
            owner = owner_of(realm, candle)
            return at.benefit(seat, steps.region_of(at, realm.at[candle]), owner, -1) - AGAINST_SELF
    return 0.0


VALUE: Mapping[str, Valuing] = {
    "turn": turn,
    "site": site,
    "return": give_back,
    "ignite": ignite,
    "extinguish": extinguish,
    "lost-flame": lost_flame,
    "tactics": take,
    "steal": steal,
    "raze": raze,
    "trigger": resolve,
    "follow": push,
    "move": move,
    "trample": extinguish,
    "push": push,
    "influence": influence,
    "recruit": take,
    "forge": forge,
    "mine": mine,
    "portal": relocate,
    "exchange": give_back,
    "haunt": haunt,
    "avenge": haunt,
    "curse": curse,
    "wither": wither,
    "gloom": extinguish,
    "echo": echo,
    "abduct": push,
    "gift": forge,
    "slot": resolve,
    "drift": push,
    "renown": renown,
    "either": either,
}
