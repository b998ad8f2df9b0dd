"""Chapter 6.20: what is different with two players: curses walk."""

from parlour.games.candelabria.board import Region, Territory
from parlour.games.candelabria.events import CurseMoved
from parlour.games.candelabria.position import Haunt, Realm, top_temple
from parlour.games.candelabria.rules.temples import BLACK
from parlour.kernel import Action, Card, Decision, Play, Seat, choose, rule

STOP = "stop"


@rule
def haunt(realm: Realm, seat: Seat, times: int) -> Play[None]:
    """CN-1111 Curse figures are moved up to so many steps, split as one likes."""
    for left in range(times, 0, -1):
        choice = yield choose(seat, Decision("haunt", (*hauntings(realm), STOP), {"left": left}))
        if choice == STOP:
            return
        move_curse(realm, choice[1], choice[2])


@rule
def avenge(realm: Realm, seat: Seat, territory: Territory) -> Play[None]:
    """CN-1112 Whose earth flame went out may move a curse figure a step."""
    choice = yield choose(seat, Decision("avenge", (*hauntings(realm), STOP), {"territory": territory}))
    if choice != STOP:
        move_curse(realm, choice[1], choice[2])


def hauntings(realm: Realm) -> list[Action]:
    """CN-D33 and CN-R88 Every step of a curse figure; only entering a region can be barred."""
    return [
        ("haunt", curse, beside)
        for curse, haunted in realm.haunts.items()
        for beside in realm.map.near[haunted.territory]
        if may_enter(realm, haunted, realm.map.region_of[beside])
    ]


def may_enter(realm: Realm, haunted: Haunt, region: Region) -> bool:
    """CN-253, CN-1113 and CN-1114 Not under an active black temple; by a house rule not to another curse figure either."""
    if region == haunted.region:
        return True
    crowded = realm.apart and any(other.region == region for other in realm.haunts.values())
    return not crowded and top_temple(realm, region) != BLACK


def move_curse(realm: Realm, curse: Card, territory: Territory) -> None:
    """CN-1111 A curse figure makes a step."""
    haunted = realm.haunts[curse]
    realm.haunts[curse] = Haunt(realm.map.region_of[territory], territory, haunted.seat)
    realm.tell(CurseMoved(curse, haunted.territory, territory))
