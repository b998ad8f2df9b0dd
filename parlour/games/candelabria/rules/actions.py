"""Chapter 6.7: the actions of the six territories."""

from parlour.games.candelabria.content import missions
from parlour.games.candelabria.events import FigureRelocated, UpgradeBuilt
from parlour.games.candelabria.position import Realm, candle_of, candles_of, role_of
from parlour.games.candelabria.rules.icons import CASTLE, OTHER, display_cards, refill, take
from parlour.games.candelabria.rules.influence import MUST, THE_LAND, influence
from parlour.games.candelabria.rules.missions import achieve
from parlour.games.candelabria.rules.place import draw_candles, draws, give_back
from parlour.games.candelabria.rules.push import drive_away, relocate
from parlour.games.candelabria.rules.stores import GOLD, WAX, room, store, supply
from parlour.games.candelabria.rules.temples import build, knights_follow, sites, temples_left
from parlour.games.candelabria.rules.triggers import trigger
from parlour.games.candelabria.rules.upgrades import count
from parlour.kernel import Action, Decision, Play, Seat, choose, draw, move, rule

STOP = "stop"


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
            yield from exchange(realm, seat, times * draws(realm, seat))


@rule
def barracks(realm: Realm, seat: Seat, times: int) -> Play[None]:
    """CN-614, CN-615 and CN-616 As many tactics cards of the display as counted; it is refilled when empty, and at the end."""
    taken = 0
    while taken < times and realm.tactics_display:
        choice = yield choose(seat, Decision("recruit", tuple(display_cards(realm)), {"left": times - taken}))
        take(realm, seat, choice[1])
        taken += 1
        if not realm.tactics_display:
            refill(realm)
    refill(realm)
    if taken >= missions.MANY_CARDS:
        achieve(realm, seat, missions.CARDS_TAKEN)


@rule
def forge(realm: Realm, seat: Seat, times: int) -> Play[None]:
    """CN-619 and CN-620 Upgrades and temples, bought one after another."""
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
        if bought == missions.MANY_ITEMS:
            achieve(realm, seat, missions.ITEMS_BOUGHT)


def wares(realm: Realm, seat: Seat) -> list[Action]:
    """CN-621, CN-623, CN-625 and CN-D21 What can be bought: the top of a stack, of whatever year, or a temple for a region."""
    actions: list[Action] = []
    if len(realm.built[seat]) < realm.content.upgrade_slots:
        for stack, top in realm.tops.items():
            if top and realm.content.upgrades[top[0]].year <= realm.gold[seat]:
                actions.append(("buy", stack))
    if realm.gold[seat] >= realm.content.temple_price and not realm.solo:  # CN-1517
        colours = [temple for temple in realm.content.temples if temples_left(realm, temple)]
        places = sites(realm, seat)
        actions += [("build", temple, region) for temple in colours for region in places]
    return actions


def upgrade(realm: Realm, seat: Seat, stack: int, gold: int) -> None:
    """CN-621, CN-622 and CN-624 The top token of a stack goes to a castle; the one beneath becomes visible."""
    token = realm.tops[stack][0]
    realm.gold[seat] -= gold
    move(realm, token, ("tops", stack), ("built", seat))
    realm.tell(UpgradeBuilt(realm.houses[seat], token, gold))
    if realm.stacks[stack]:
        draw(realm, ("stacks", stack), ("tops", stack))
    year = realm.content.upgrades[token].year
    if year in missions.UPGRADE_BUILT:
        achieve(realm, seat, missions.UPGRADE_BUILT[year])


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
    if choice[1] + choice[2] >= missions.MANY_CUBES:
        achieve(realm, seat, missions.CUBES_STORED)


def mixes(realm: Realm, seat: Seat, times: int) -> list[Action]:
    """CN-122, CN-D22 and CN-R86 Every mix of wax and gold that is stored: as many cubes as there are, and as fit."""
    fits = min(times, room(realm, seat), supply(realm, WAX) + supply(realm, GOLD))
    least = max(0, fits - supply(realm, GOLD))
    return [("store", wax, fits - wax) for wax in range(least, min(fits, supply(realm, WAX)) + 1)] if fits > 0 else []


@rule
def portal(realm: Realm, seat: Seat, times: int) -> Play[None]:
    """CN-628, CN-630 and CN-631 Different own figures are relocated to any territory; a warrior drives a candle away there."""
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
    """CN-629 and CN-D23 The figures that have not gone yet, with every territory to which they may go."""
    actions: list[Action] = []
    if CASTLE not in done:
        actions += [("relocate", CASTLE, territory) for territory in realm.map.territories if territory not in realm.castles]
    for candle in candles_of(realm, seat):
        role = role_of(candle)
        if role not in done:
            actions += [("relocate", role, territory) for territory in realm.map.territories if territory != realm.at[candle]]
    return actions


@rule
def exchange(realm: Realm, seat: Seat, times: int) -> Play[None]:
    """CN-632, CN-633 and CN-635 Candle cards are drawn, and as many of the hand go under the deck."""
    number = draw_candles(realm, seat, times)
    for left_over in range(number, 0, -1):
        choice = yield choose(seat, Decision("exchange", hand_cards(realm, seat), {"left": left_over}))
        give_back(realm, seat, choice[1], realm.hands[seat])


def hand_cards(realm: Realm, seat: Seat) -> tuple[Action, ...]:
    """CN-634 and CN-D24 The cards of the hand."""
    return tuple([("return", card) for card in realm.hands[seat]])
