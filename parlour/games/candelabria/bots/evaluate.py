"""What a position of Candelabria is worth to a seat."""

from math import fsum
from operator import sub
from pathlib import Path

from parlour.games.candelabria.bots import holdings, weights
from parlour.games.candelabria.bots.clash import NO_FORCE, Clash, forces, slot_cards
from parlour.games.candelabria.bots.outlook import Outlook, unplayed_part
from parlour.games.candelabria.bots.solo import solo_share
from parlour.games.candelabria.position import KINDLING, REGION_BITS, WAR, Realm, candles_of
from parlour.kernel import Ahead, Card, Features, Row, Seat, pending

STRIKING = frozenset({"neutralise", "commit"})
WHOLE_SLOTS = frozenset({"neutralise", "commit", "slot"})  # questions before which a seat has resolved nothing
NAMES = (
    "points", "battles early", "battles late", "battle", "curses", "years to come", "ready", "cubes",
    "own tactics", "own upgrades", "own candle cards", "their tactics", "their upgrades", "vantage",
)  # fmt: skip  # vantage: to look at the own House more closely


def ahead(realm: Realm, seat: Seat) -> Ahead | float:
    """What the House of a seat has more than each of the others; points count more in later years."""
    if realm.outcome is not None:
        return realm.outcome[seat]
    if realm.solo:
        return solo_share(realm)
    if realm.season not in (KINDLING, WAR):
        return 1 / realm.seats
    years = holdings.years_after(realm)
    part = weights.SCALE / (weights.SCALE + weights.SCALE_BY_YEAR * years)
    early = years / max(1, realm.content.years - 1)
    points, mine = expected_points(realm), own_holdings(realm, seat)
    rows = []
    for other in range(realm.seats):
        if other != seat:
            vp, battles, *rest = map(sub, points[seat], points[other])
            row = (vp, early * battles, (1 - early) * battles, *rest, *mine, *rival_holdings(realm, other), 1.0)
            rows.append([part * lead for lead in row])
    return Ahead(tuple(rows))


def expected_points(realm: Realm) -> list[list[float]]:
    """The points that each House may expect of what lies open."""
    at = Outlook(realm)
    battles, fought, curses = expected_battles(at), [0.0] * realm.seats, expected_curses(realm)
    if realm.contest:
        for seat, gain in battle_gains(realm).items():
            fought[seat] = gain
    return [
        [
            realm.vp[seat],
            battles[seat],
            fought[seat],
            curses[seat],
            later_worth(at, seat),
            readiness(realm, seat),
            holdings.cubes(realm, seat),
        ]
        for seat in at.seats
    ]


def expected_battles(at: Outlook) -> list[float]:
    """What each House may expect of the battles to come in this year."""
    points = [0.0] * at.realm.seats
    for region, stake in at.stakes.items():
        if stake and region != at.realm.contest:
            for seat, chance in enumerate(at.chances(region)):
                points[seat] += stake * chance
    return points


def expected_curses(realm: Realm) -> list[float]:
    """What each House may expect of the curses that it will control."""
    points = [0.0] * realm.seats
    for curse in realm.curses:
        laid = realm.influence.get(curse)
        if laid:
            for seat, share in enumerate(control(realm, laid)):
                points[seat] += share * curse_worth(realm, curse)
    return points


def own_holdings(realm: Realm, seat: Seat) -> Row:
    """The own tactics cards, upgrades and candle cards."""
    return holdings.tactics(realm, seat), holdings.upgrades(realm, seat), holdings.hand(realm, seat)


def rival_holdings(realm: Realm, seat: Seat) -> Row:
    """The tactics cards and upgrades of another House, by their number: what it has, one lacks."""
    cards = weights.A_CARD * (len(realm.owned[seat]) + len(realm.used[seat])) * realm.year / 3
    return -cards, -weights.AN_UPGRADE * len(realm.built[seat])


def later_worth(at: Outlook, seat: Seat) -> float:
    """What the earth flames of a House promise after this year."""
    realm = at.realm
    if not holdings.years_after(realm):
        return 0.0
    earth = realm.earth[seat]
    masks = REGION_BITS[realm.side]
    return fsum(
        [worth * weights.LASTING[min((earth & masks[region]).bit_count(), 3)] for region, worth in at.later_stakes.items()]
    )


def readiness(realm: Realm, seat: Seat) -> float:
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
    total = sum([flames * flames for flames in laid]) + weights.UNDECIDED * unplayed_part(realm)
    return [flames * flames / total if flames else 0.0 for flames in laid]


def curse_worth(realm: Realm, curse: Card) -> float:
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
    plans = {seat: forces(realm, seat, slot_cards(realm, seat)) if kind != "commit" else NO_FORCE for seat in order}
    return Clash(realm, realm.contest).gains(plans, order[first:])


FEATURES = Features(NAMES, (*(1 / weights.SCALE,) * (len(NAMES) - 1), 0.0), Path(__file__).with_name("learnt.toml"), ahead)
evaluate = FEATURES.evaluating(FEATURES.learnt())
