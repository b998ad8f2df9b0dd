"""Chapter 6.12: the preparation for war: curses come under control, and are placed."""

from parlour.games.candelabria.board import Region
from parlour.games.candelabria.content import missions
from parlour.games.candelabria.content.deeds import Icon
from parlour.games.candelabria.events import CursePlaced, CurseTurned, TrackChanged
from parlour.games.candelabria.position import (
    REGION_BITS,
    Haunt,
    Realm,
    candles_of,
    is_present,
    territories,
    top_temple,
)
from parlour.games.candelabria.rules.actions import raise_temple, upgrade
from parlour.games.candelabria.rules.icons import NO_CANDLE, OTHER, SKIP, resolve, snuff, victims
from parlour.games.candelabria.rules.lights import douse
from parlour.games.candelabria.rules.missions import achieve
from parlour.games.candelabria.rules.place import resolve_candle
from parlour.games.candelabria.rules.push import relocate
from parlour.games.candelabria.rules.temples import BLACK, temples_left
from parlour.games.candelabria.rules.triggers import trigger
from parlour.games.candelabria.rules.withering import take_withering
from parlour.kernel import Action, Card, Decision, Play, Seat, choose, rule

NO_TERRITORY = ""
SPARK = (Icon("ignite", 2),)
GLOOM = 2


@rule
def prepare_war(realm: Realm) -> Play[None]:
    """CN-812, CN-821 and CN-1130 The curse cards from left to right; with two players there is nothing to prepare."""
    if realm.two:
        return
    for place in range(len(realm.curses)):
        yield from turn_curse(realm, realm.curses[place], place)


@rule
def turn_curse(realm: Realm, curse: Card, place: int) -> Play[None]:
    """CN-813, CN-814, CN-815, CN-819, CN-820 and CN-1312 Who controls a curse, who withers, where it goes and what it does."""
    ranking = influence_ranking(realm, curse)
    realm.tell(CurseTurned(curse, realm.houses[ranking[0]] if ranking else "nobody"))
    if not ranking:
        return
    seat = ranking[0]
    if place < len(missions.CURSE_CONTROLLED):
        achieve(realm, seat, missions.CURSE_CONTROLLED[place])
    if realm.withering and len(ranking) > 1 and realm.withering_deck:
        yield from take_withering(realm, ranking[1])
    take_back_influence(realm, curse)
    if not homes(realm, seat):
        return
    choice = yield choose(seat, Decision("curse", tuple(homes(realm, seat)), {"curse": curse}))
    region = choice[1]
    realm.haunts[curse] = Haunt(region, NO_TERRITORY, seat)
    realm.tell(CursePlaced(curse, region, NO_TERRITORY))
    yield from strike_region(realm, seat, realm.content.curses[curse].property, region)
    yield from trigger(realm, seat, "curse", region, OTHER)


def influence_ranking(realm: Realm, curse: Card) -> tuple[Seat, ...]:
    """CN-104, CN-813, CN-1301, CN-1302 and CN-1303 Those with earth flames before a curse, most first, ties by the track."""
    laid = realm.influence.get(curse, (0,) * realm.seats)
    return tuple(sorted([seat for seat in realm.track if laid[seat]], key=lambda seat: (-laid[seat], realm.track.index(seat))))


def take_back_influence(realm: Realm, curse: Card) -> None:
    """CN-816 All earth flames before a curse return."""
    for seat, flames in enumerate(realm.influence.pop(curse)):
        realm.reserve[seat] += flames


def homes(realm: Realm, seat: Seat) -> list[Action]:
    """CN-747, CN-817 and CN-818 The regions in which a House may place a curse."""
    regions = [region for region in realm.map.regions if is_present(realm, seat, region)]
    return [("haunt", region) for region in regions if top_temple(realm, region) != BLACK]


@rule
def strike_region(realm: Realm, seat: Seat, property: str, region: Region) -> Play[None]:
    """CN-820 and CN-831 The property of a curse, in the region where it was placed."""
    match property:
        case "spark":
            yield from resolve(realm, seat, SPARK, region, OTHER, property, NO_CANDLE)
        case "gloom":
            yield from gloom(realm, seat, region)
        case "snuff":
            snuff_region(realm, seat, region)
        case "echo":
            yield from echo(realm, seat, region)
        case "abduct":
            yield from abduct(realm, seat, region)
        case "gift":
            yield from gift(realm, seat, region)
        case "usurper":
            usurp(realm, seat)


@rule
def gloom(realm: Realm, seat: Seat, region: Region) -> Play[None]:
    """CN-832 Up to two flames of any Houses in the region go out, own ones included."""
    for _ in range(GLOOM):
        choice = yield choose(seat, Decision("gloom", (*gloom_targets(realm, seat, region), SKIP), {"region": region}))
        if choice == SKIP:
            return
        if choice[0] == "dim":
            snuff(realm, seat, choice[1], OTHER)
        else:
            douse_for(realm, seat, realm.seat_of[choice[1]], choice[2])


def gloom_targets(realm: Realm, seat: Seat, region: Region) -> list[Action]:
    """CN-832 The flames of all Houses in a region."""
    here = REGION_BITS[realm.side][region]
    own: list[Action] = [("douse", realm.houses[seat], territory) for territory in territories(realm.earth[seat] & here)]
    lit = [candle for candle in candles_of(realm, seat) if realm.flames[candle]]
    dim: list[Action] = [("dim", candle) for candle in lit if realm.map.region_of[realm.at[candle]] == region]
    return [*victims(realm, seat, region), *own, *dim]


def douse_for(realm: Realm, seat: Seat, owner: Seat, territory: str) -> None:
    """CN-713 An earth flame goes out in the season of wars: back to the reserve."""
    douse(realm, owner, territory)
    if owner != seat:
        achieve(realm, seat, missions.EARTH_DOUSED)


def snuff_region(realm: Realm, seat: Seat, region: Region) -> None:
    """CN-833 All earth flames in the region go out."""
    here = REGION_BITS[realm.side][region]
    for owner in realm.track:
        for territory in territories(realm.earth[owner] & here):
            douse_for(realm, seat, owner, territory)


@rule
def echo(realm: Realm, seat: Seat, region: Region) -> Play[None]:
    """CN-836 and CN-842 The card of an own candle in the region is resolved again there; the candle's own flames stay."""
    choice = yield choose(seat, Decision("echo", (*echoes(realm, seat, region), SKIP), {"region": region}))
    if choice != SKIP:
        yield from resolve_candle(realm, seat, realm.slots[choice[1]][0], region, choice[1])


def echoes(realm: Realm, seat: Seat, region: Region) -> list[Action]:
    """CN-836 The own candles in a region whose card's year has come."""
    here = [candle for candle in candles_of(realm, seat) if realm.map.region_of[realm.at[candle]] == region]
    return [("echo", candle) for candle in here if realm.content.candles[realm.slots[candle][0]].year <= realm.year]


@rule
def abduct(realm: Realm, seat: Seat, region: Region) -> Play[None]:
    """CN-837 A candle of any House is relocated from the region to anywhere."""
    choice = yield choose(seat, Decision("abduct", (*abductions(realm, region), SKIP), {"region": region}))
    if choice != SKIP:
        relocate(realm, choice[1], choice[2])


def abductions(realm: Realm, region: Region) -> list[Action]:
    """CN-837 The candles in a region, with every other territory."""
    here = [candle for candle, where in sorted(realm.at.items()) if realm.map.region_of[where] == region]
    return [("abduct", candle, target) for candle in here for target in realm.map.territories if target != realm.at[candle]]


@rule
def gift(realm: Realm, seat: Seat, region: Region) -> Play[None]:
    """CN-838 and CN-841 A free temple in the region, or a free upgrade."""
    choice = yield choose(seat, Decision("gift", (*gifts(realm, seat, region), SKIP), {"region": region}))
    match choice:
        case ("build", temple, _):
            yield from raise_temple(realm, seat, temple, region)
        case ("buy", stack):
            upgrade(realm, seat, stack, 0)


def gifts(realm: Realm, seat: Seat, region: Region) -> list[Action]:
    """CN-838 and CN-R46 Every temple in supply, and every visible upgrade if there is a free slot."""
    actions: list[Action] = [("build", temple, region) for temple in realm.content.temples if temples_left(realm, temple)]
    if len(realm.built[seat]) < realm.content.upgrade_slots:
        actions += [("buy", stack) for stack, top in realm.tops.items() if top]
    return actions


def usurp(realm: Realm, seat: Seat) -> None:
    """CN-839 The controller goes to the front of the track."""
    realm.track = (seat, *[other for other in realm.track if other != seat])
    realm.tell(TrackChanged(tuple([realm.houses[place] for place in realm.track])))
