"""What a position of Candelabria is worth to a seat."""

from functools import lru_cache
from math import fsum, sqrt
from operator import sub
from pathlib import Path
from typing import TypeAlias

from parlour.games.candelabria.bots import holdings, weights
from parlour.games.candelabria.bots.clash import NO_FORCE, Clash, slot_cards
from parlour.games.candelabria.bots.memo import Memo, key_of_table
from parlour.games.candelabria.bots.outlook import Outlook, unplayed_part
from parlour.games.candelabria.bots.solo import solo_share
from parlour.games.candelabria.content.houses import HOUSES
from parlour.games.candelabria.position import KINDLING, REGION_BITS, SYMBOL_BITS, WAR, Bits, Realm, candles_of
from parlour.kernel import Ahead, Card, Features, Row, Seat, pending

Prospects: TypeAlias = tuple[float, list[list[float]]]

PROSPECTS: Memo[Prospects] = Memo()
STRIKING = frozenset({"neutralise", "commit"})
WHOLE_SLOTS = frozenset({"neutralise", "commit", "slot"})  # questions before which a seat has resolved nothing
POINTS = (
    "points", "battles", "battle", "curses", "years to come", "ready", "cubes", "tactics", "upgrades", "candle cards",
)  # fmt: skip  # what is expected, in victory points
WORKS = ("mine", "forge", "barracks")  # earth flames on territories of a kind
ORDER = "order"  # CN-104 who is earlier on the track wins ties
NAMES = (*POINTS, *WORKS, ORDER, *HOUSES)
SITUATIONS = ("2 players", "3 players", "4 players", "5 players", "6 players")


def ahead(realm: Realm, seat: Seat) -> Ahead | float:
    """What the House of a seat has more than each of the others, measured by how much is still open."""
    if realm.outcome is not None:
        return realm.outcome[seat]
    if realm.solo:
        return solo_share(realm)
    situation = SITUATIONS[realm.seats - 2]
    if realm.season not in (KINDLING, WAR):  # CN-205 Houses are chosen
        return Ahead(tuple(choice_rows(realm, seat)), situation=situation)
    trust, standings = prospects(realm)
    mine = standings[seat]
    rows = [[trust * lead for lead in map(sub, mine, other)] for number, other in enumerate(standings) if number != seat]
    return Ahead(tuple(rows), situation=situation)


def prospects(realm: Realm) -> Prospects:
    """How far leads are to be trusted, and what each House may expect; worked out once for the same table."""
    key = key_of_table(realm)
    known = PROSPECTS.recall(key)
    if known is None:
        at = Outlook(realm)
        known = PROSPECTS.keep(key, (1 / deviation(at), all_standings(at)))
    return known


def choice_rows(realm: Realm, seat: Seat) -> list[Row]:
    """CN-205 Before the first year there is nothing to see but the Houses."""
    scale = weights.POTENTIAL / weights.OPEN_AT_FIRST
    houses = [[scale * (house == name) for name in HOUSES] for house in realm.houses]
    nothing = [0.0] * NAMES.index(next(iter(HOUSES)))
    return [[*nothing, *map(sub, houses[seat], theirs)] for other, theirs in enumerate(houses) if other != seat]


def deviation(at: Outlook) -> float:
    """How much the leads may still change by: the battles of this year that are open, later ones, and manoeuvres to come."""
    realm = at.realm
    years = realm.content.battle_vp
    vp = years[realm.year - 1]
    open_now = 0.0
    for region, stake in at.stakes.items():
        if stake:
            certain = 0.0
            for chance in at.chances(region):
                certain += chance * chance
            open_now += stake * (1 - certain)
    regions = holdings.BATTLES_OF_TWO if realm.two else len(realm.map.regions) - realm.content.curse_places
    later = 0
    for each in years[realm.year :]:
        later += each * each * regions
    cards = 2 * holdings.manoeuvres(realm, realm.track[0])
    battles = 2 * vp * open_now + 2 / realm.seats * later
    return sqrt(weights.SETTLED**2 + weights.OPEN_CARD**2 * cards + battles)


def all_standings(at: Outlook) -> list[list[float]]:
    """What each House may expect of what lies open, feature by feature."""
    realm = at.realm
    battles, fought, curses = expected_battles(at), [0.0] * realm.seats, expected_curses(realm)
    if realm.contest:
        for seat, gain in battle_gains(realm).items():
            fought[seat] = gain
    moves = holdings.manoeuvres(realm, realm.track[0]) / holdings.ALL_MANOEUVRES
    potential = weights.POTENTIAL * moves
    works = [SYMBOL_BITS[realm.side][symbol] for symbol in WORKS]
    houses = {house: [potential if house == name else 0.0 for name in HOUSES] for house in realm.houses}
    standings = []
    for seat in at.seats:
        earth = realm.earth[seat]
        standings.append(
            [
                float(realm.vp[seat]),
                battles[seat],
                fought[seat],
                curses[seat],
                later_worth(at, seat),
                readiness(realm, seat),
                holdings.cubes(realm, seat),
                holdings.tactics(realm, seat),
                holdings.upgrades(realm, seat),
                holdings.hand(realm, seat),
                *[moves * (earth & symbol).bit_count() for symbol in works],
                -float(realm.track.index(seat)),
                *houses[realm.houses[seat]],
            ]
        )
    return standings


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


def later_worth(at: Outlook, seat: Seat) -> float:
    """What the earth flames of a House promise after this year."""
    realm = at.realm
    if not holdings.years_after(realm):
        return 0.0
    earth = realm.earth[seat]
    if realm.two:  # CN-1121 any region may be fought for
        return next(iter(at.later_stakes.values())) * lasting(realm.side, earth)
    masks = REGION_BITS[realm.side]
    return fsum(
        [worth * weights.LASTING[min((earth & masks[region]).bit_count(), 3)] for region, worth in at.later_stakes.items()]
    )


@lru_cache(maxsize=4096)
def lasting(side: str, earth: Bits) -> float:
    """The parts of later battles that earth flames stand for, over all regions."""
    return fsum([weights.LASTING[min((earth & here).bit_count(), 3)] for here in REGION_BITS[side].values()])


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
    clash = Clash(realm, realm.contest)
    plans = {seat: clash.plan(seat, slot_cards(realm, seat)) if kind != "commit" else NO_FORCE for seat in order}
    return clash.gains(plans, order[first:])


def turns(realm: Realm) -> int:
    """How many turns and battles there were so far, for looking on to the end of one: years are far apart."""
    begun = 100 * realm.year
    if realm.season == WAR:
        return begun + 50 + len(realm.won)
    begun += len(realm.at)
    for spent in realm.spent.values():
        begun += len(spent)
    asked = next(iter(pending(realm).values()), None)
    return begun if asked is None or asked.kind == "turn" else begun - 1


START = (
    *(weights.LOGIT,) * len(POINTS),
    *(weights.A_WORK,) * len(WORKS),
    weights.EARLIER,
    *[weights.HOUSE[house] for house in HOUSES],
)
FEATURES = Features(NAMES, START, Path(__file__).with_name("learnt.toml"), ahead, SITUATIONS)
evaluate = FEATURES.evaluating(FEATURES.learnt())
