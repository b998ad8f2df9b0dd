"""What a position of Candelabria is worth to a seat."""

from math import exp

from parlour.games.candelabria.bots import holdings, weights
from parlour.games.candelabria.bots.alone import share_alone
from parlour.games.candelabria.bots.clash import NO_FORCE, Clash, forces, slotted
from parlour.games.candelabria.bots.outlook import Outlook, unplayed
from parlour.games.candelabria.position import KINDLING, REGION_BITS, WAR, Realm, candles_of
from parlour.kernel import Card, Position, Seat, pending

STRIKING = frozenset({"neutralise", "commit"})
WHOLE_SLOTS = frozenset({"neutralise", "commit", "slot"})  # questions before which a seat has resolved nothing


def evaluate(position: Position, seat: Seat) -> float:
    """The share of the win that the seat may expect."""
    realm = position
    assert isinstance(realm, Realm)
    if realm.outcome is not None:
        return realm.outcome[seat]
    if realm.solo:
        return share_alone(realm)
    if realm.season not in (KINDLING, WAR):
        return 1 / realm.seats
    expected = standings(realm, seat)
    scale = weights.SCALE + weights.SCALE_BY_YEAR * holdings.years_after(realm)
    highest = max(expected)
    shares = [exp((each - highest) / scale) for each in expected]
    return shares[seat] / sum(shares)


def standings(realm: Realm, seat: Seat) -> list[float]:
    """The points that each House may expect; the own one looked at more closely than the others."""
    at = Outlook(realm)
    found = [realm.vp[other] + in_years_to_come(at, other) + ready(realm, other) for other in at.seats]
    for region, stake in at.stakes.items():
        if stake and region != realm.contest:
            for other, chance in enumerate(at.chances(region)):
                found[other] += stake * chance
    if realm.contest:
        for other, gain in battle_gains(realm).items():
            found[other] += gain
    for curse in realm.curses:
        laid = realm.influence.get(curse)
        if laid:
            for other, share in enumerate(control(realm, laid)):
                found[other] += share * curse_worth(realm, curse)
    for other in at.seats:
        found[other] += holdings.cubes(realm, other)
        if other == seat:
            found[other] += holdings.tactics(realm, other) + holdings.upgrades(realm, other) + holdings.hand(realm, other)
        else:
            found[other] += weights.A_CARD * (len(realm.owned[other]) + len(realm.used[other])) * realm.year / 3
            found[other] += weights.AN_UPGRADE * len(realm.built[other])
    return found


def in_years_to_come(at: Outlook, seat: Seat) -> float:
    """What the earth flames of a House promise after this year."""
    realm = at.realm
    if not holdings.years_after(realm):
        return 0.0
    earth = realm.earth[seat]
    masks = REGION_BITS[realm.side]
    return sum([worth * weights.LASTING[min((earth & masks[region]).bit_count(), 3)] for region, worth in at.lasting.items()])


def ready(realm: Realm, seat: Seat) -> float:
    """What a House can still do in this season of kindling: manoeuvres, candles to move, earth flames to place."""
    cards = len(realm.hands[seat])
    if not cards:
        return 0.0
    total = weights.MANOEUVRE * cards
    vp = realm.content.battle_vp[realm.year - 1]
    lit = [realm.flames[candle] for candle in candles_of(realm, seat) if realm.flames[candle]]
    if lit:
        total += cards * (weights.BURNING + weights.MOBILE * (len(lit) - 1))
        total += weights.READY * vp * sum(lit) * min(1.0, cards / 2)
    return total + weights.SPARE * min(realm.reserve[seat], weights.NEEDED * cards)


def control(realm: Realm, laid: tuple[int, ...]) -> list[float]:
    """CN-813 How likely each House will control a curse."""
    if realm.season == WAR:
        leader = max(realm.track, key=lambda seat: laid[seat])
        return [float(seat == leader) for seat in range(realm.seats)]
    total = sum([flames * flames for flames in laid]) + weights.UNDECIDED * unplayed(realm)
    return [flames * flames / total if flames else 0.0 for flames in laid]


def curse_worth(realm: Realm, curse: Card) -> float:
    """What it is worth to control a curse."""
    if realm.two:
        return 0.0
    vp = realm.content.battle_vp[realm.year - 1]
    does = realm.content.curses[curse].property
    return vp * (weights.CURSE_POWER + weights.PROPERTY_PART.get(does, 0.0)) + weights.PROPERTY.get(does, 0.0)


def battle_gains(realm: Realm) -> dict[Seat, float]:
    """What the battle that is going on promises, by the cards that lie open and those who have still to act."""
    asked = pending(realm)
    asking = next(iter(asked), None)
    order = realm.fighting
    if asking is None or asking not in order:  # CN-805 the Knights are asked in battles of others
        return Clash(realm, realm.contest).gains({}, ())
    kind = asked[asking].kind
    first = 0 if kind in STRIKING else order.index(asking) + (kind not in WHOLE_SLOTS)
    plans = {seat: forces(realm, seat, slotted(realm, seat)) if kind != "commit" else NO_FORCE for seat in order}
    return Clash(realm, realm.contest).gains(plans, order[first:])
