"""Chapter 6.7: the actions of the six territories."""

from parlour.games.candelabria.events import FigureRelocated, UpgradeBuilt
from parlour.games.candelabria.position import Realm, candle_of, candles_of, role_of
from parlour.games.candelabria.rules.icons import CASTLE, OTHER, refill, take, takeable
from parlour.games.candelabria.rules.influence import MUST, THE_LAND, influence
from parlour.games.candelabria.rules.missions import achieve
from parlour.games.candelabria.rules.place import draw_candles, give_back
from parlour.games.candelabria.rules.push import drive_away
from parlour.games.candelabria.rules.stores import GOLD, WAX, room, store, supply
from parlour.games.candelabria.rules.temples import build, knights_follow, left, relocate, sites
from parlour.games.candelabria.rules.triggers import trigger
from parlour.games.candelabria.rules.upgrades import count, has_ability
from parlour.kernel import Action, Decision, Play, Seat, choose, draw, move, rule

STOP = "stop"
MANY_ITEMS, MANY_CUBES, MANY_CARDS = 3, 6, 3  # mh09, mh05 and mh12


@rule
def act(realm: Realm, seat: Seat, symbol: str) -> Play[None]:
    """CN-470 The action of the territory where an earth flame was placed."""
    times = count(realm, seat, symbol)
    match symbol:
        case "curse":
            yield from influence(realm, seat, times, MUST, THE_LAND)
        case "barracks":
            yield from barracks(realm, seat, times)
        case "forge":
            yield from forge(realm, seat, times)
        case "mine":
            yield from mine(realm, seat, times)
        case "portal":
            yield from portal(realm, seat, times)
        case "tavern":
            yield from exchange(realm, seat, times * (realm.content.coven_draw if has_ability(realm, seat, "coven_1") else 1))


@rule
def barracks(realm: Realm, seat: Seat, times: int) -> Play[None]:
    """CN-614 to CN-618 As many tactics cards of the display as counted; it is refilled when it is empty, and at the end."""
    taken = 0
    while taken < times and realm.tactics_display:
        choice = yield choose(seat, Decision("recruit", tuple(takeable(realm)), {"left": times - taken}))
        take(realm, seat, choice[1])
        taken += 1
        if not realm.tactics_display:
            refill(realm)
    refill(realm)
    if taken >= MANY_CARDS:
        achieve(realm, seat, "mh12")


@rule
def forge(realm: Realm, seat: Seat, times: int) -> Play[None]:
    """CN-619 to CN-625 Upgrades and temples, bought one after another."""
    bought = 0
    while bought < times:
        choice = yield choose(seat, Decision("forge", (*wares(realm, seat), STOP), {"left": times - bought}))
        if choice == STOP:
            return
        bought += 1
        if choice[0] == "buy":
            upgrade(realm, seat, choice[1], realm.content.upgrades[realm.tops[choice[1]][0]].year)
        else:
            realm.gold[seat] -= realm.content.temple_price
            yield from raise_temple(realm, seat, choice[1], choice[2])
        if bought == MANY_ITEMS:
            achieve(realm, seat, "mh09")


def wares(realm: Realm, seat: Seat) -> list[Action]:
    """CN-D21 What can be bought: the top of a stack, or a temple for a region."""
    found: list[Action] = []
    if len(realm.built[seat]) < realm.content.upgrade_slots:
        for stack, top in realm.tops.items():
            if top and realm.content.upgrades[top[0]].year <= realm.gold[seat]:
                found.append(("buy", stack))
    if realm.gold[seat] >= realm.content.temple_price and not realm.solo:  # CN-1517
        colours = [temple for temple in realm.content.temples if left(realm, temple)]
        found += [("build", temple, region) for temple in colours for region in sites(realm, seat)]
    return found


def upgrade(realm: Realm, seat: Seat, stack: int, gold: int) -> None:
    """CN-621 to CN-624 The top token of a stack goes to a castle; the one beneath becomes visible."""
    token = realm.tops[stack][0]
    realm.gold[seat] -= gold
    move(realm, token, ("tops", stack), ("built", seat))
    realm.tell(UpgradeBuilt(realm.houses[seat], token, gold))
    if realm.stacks[stack]:
        draw(realm, ("stacks", stack), ("tops", stack))
    achieve(realm, seat, f"my{5 + realm.content.upgrades[token].year:02}")


@rule
def raise_temple(realm: Realm, seat: Seat, temple: str, region: int) -> Play[None]:
    """CN-750 A temple, what it triggers for its builder, and the Knights."""
    build(realm, seat, temple, region)
    yield from trigger(realm, seat, "temple", 0, OTHER)
    yield from knights_follow(realm, region)


@rule
def mine(realm: Realm, seat: Seat, times: int) -> Play[None]:
    """CN-626 and CN-627 Cubes in any mix; those beyond the warehouse are lost."""
    if not mixes(realm, seat, times):
        return
    choice = yield choose(seat, Decision("mine", tuple(mixes(realm, seat, times)), {"count": times}))
    store(realm, seat, choice[1], choice[2], times - choice[1] - choice[2])
    if choice[1] + choice[2] >= MANY_CUBES:
        achieve(realm, seat, "mh05")


def mixes(realm: Realm, seat: Seat, times: int) -> list[Action]:
    """CN-D22 and CN-R86 Every mix of wax and gold that is stored: as many cubes as there are, and as fit."""
    fits = min(times, room(realm, seat), supply(realm, WAX) + supply(realm, GOLD))
    least = max(0, fits - supply(realm, GOLD))
    return [("store", wax, fits - wax) for wax in range(least, min(fits, supply(realm, WAX)) + 1)] if fits > 0 else []


@rule
def portal(realm: Realm, seat: Seat, times: int) -> Play[None]:
    """CN-628 to CN-631 Different own figures are relocated to any territory; a warrior drives a candle away there."""
    done: tuple[str, ...] = ()
    while len(done) < times:
        choice = yield choose(seat, Decision("portal", (*passages(realm, seat, done), STOP), {"left": times - len(done)}))
        if choice == STOP:
            return
        done = (*done, choice[1])
        if choice[1] == CASTLE:
            source, realm.castles[seat] = realm.castles[seat], choice[2]
            realm.tell(FigureRelocated(realm.houses[seat], f"{realm.houses[seat]}_{CASTLE}", source, choice[2]))
        else:
            relocate(realm, candle_of(realm, seat, choice[1]), choice[2])
            yield from drive_away(realm, seat, choice[1], choice[2])


def passages(realm: Realm, seat: Seat, done: tuple[str, ...]) -> list[Action]:
    """CN-D23 The figures that have not gone yet, with every territory to which they may go."""
    found: list[Action] = []
    if CASTLE not in done:
        found += [("relocate", CASTLE, each) for each in realm.map.territories if each not in realm.castles]
    for candle in candles_of(realm, seat):
        role = role_of(candle)
        if role not in done:
            found += [("relocate", role, each) for each in realm.map.territories if each != realm.at[candle]]
    return found


@rule
def exchange(realm: Realm, seat: Seat, times: int) -> Play[None]:
    """CN-632 to CN-636 Candle cards are drawn, and as many of the hand go under the deck."""
    drawn = draw_candles(realm, seat, times)
    for left_over in range(drawn, 0, -1):
        choice = yield choose(seat, Decision("exchange", returnable(realm, seat), {"left": left_over}))
        give_back(realm, seat, choice[1], realm.hands[seat])


def returnable(realm: Realm, seat: Seat) -> tuple[Action, ...]:
    """CN-D24 The cards of the hand."""
    return tuple([("return", card) for card in realm.hands[seat]])
