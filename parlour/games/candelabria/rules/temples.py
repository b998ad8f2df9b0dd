"""Chapter 6.9: temples, and the Knights who follow them."""

from parlour.games.candelabria.board import Region
from parlour.games.candelabria.content import missions
from parlour.games.candelabria.events import TempleBuilt, TempleRazed
from parlour.games.candelabria.position import REGION_BITS, Realm, candles_of, figures, role_of
from parlour.games.candelabria.rules.missions import achieve
from parlour.games.candelabria.rules.push import drive_away, relocate
from parlour.games.candelabria.rules.stores import score
from parlour.games.candelabria.rules.upgrades import has_ability
from parlour.kernel import Action, Decision, Play, Seat, choose, rule

WHITE, GREY, BLACK = "white", "grey", "black"
STAY = "stay"


def temples_left(realm: Realm, temple: str) -> int:
    """CN-208 How many temples of a colour are in the supply."""
    return realm.content.temples[temple] - sum([stack.count(temple) for stack in realm.temples.values()])


def sites(realm: Realm, seat: Seat) -> list[Region]:
    """CN-741 The regions in which a House may build."""
    held = figures(realm, seat)
    return [region for region, here in REGION_BITS[realm.side].items() if held & here]


def build(realm: Realm, seat: Seat, temple: str, region: Region) -> None:
    """CN-741, CN-743, CN-745 and CN-748 A temple is placed on top of a region's stack; a white one scores."""
    assert temples_left(realm, temple), f"no {temple} temple is left"
    realm.temples[region] = (*realm.temples.get(region, ()), temple)
    realm.tell(TempleBuilt(realm.houses[seat], temple, region))
    if temple == WHITE:
        score(realm, seat, realm.content.white_vp, WHITE, "temples")
    achieve(realm, seat, missions.TEMPLE_BUILT)


@rule
def raze(realm: Realm, seat: Seat, region: Region) -> Play[None]:
    """CN-716, CN-717, CN-718 and CN-751 The top temple goes back to the supply; then the Knights may follow."""
    *below, temple = realm.temples.pop(region)
    if below:
        realm.temples[region] = tuple(below)
    realm.tell(TempleRazed(realm.houses[seat], temple, region))
    if temple == WHITE:
        score(realm, seat, realm.content.white_vp, WHITE, "temples")
    achieve(realm, seat, missions.TEMPLE_RAZED)
    yield from knights_follow(realm, region)


@rule
def knights_follow(realm: Realm, region: Region) -> Play[None]:
    """CN-801, CN-804 and CN-805 The Knights may relocate a candle into a region where a temple was placed or razed."""
    seat = realm.seat_of.get("knights", -1)
    if seat < 0 or not has_ability(realm, seat, "knights_1"):
        return
    choice = yield choose(seat, Decision("follow", (*pilgrimages(realm, seat, region), STAY), {"region": region}))
    if choice != STAY:
        relocate(realm, choice[1], choice[2])
        yield from drive_away(realm, seat, role_of(choice[1]), choice[2])


def pilgrimages(realm: Realm, seat: Seat, region: Region) -> list[Action]:
    """CN-D26 The Knights' candles with every territory of the region where they do not stand."""
    places = realm.map.regions[region]
    return [("follow", candle, place) for candle in candles_of(realm, seat) for place in places if realm.at[candle] != place]
