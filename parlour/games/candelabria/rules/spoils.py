"""What icons and influence give in the solo module (RULES.md 6.24)."""

from parlour.games.candelabria.content.deeds import Icon, Icons
from parlour.games.candelabria.events import RespiteGained
from parlour.games.candelabria.position import Realm
from parlour.games.candelabria.rules.stores import GOLD, WAX, room, store, supply
from parlour.kernel import Action, Decision, Play, Seat, ask, rule

SKIP = "skip"
ALONE = {"vp": "cube", "steal": "cube", "raze": "extinguish"}


def solo_icons(icons: Icons) -> Icons:
    """CN-1514 Icons as they count for whoever plays alone."""
    return tuple([Icon(ALONE.get(icon.kind, icon.kind), icon.times) for icon in icons])


@rule
def take_cube(realm: Realm, seat: Seat, source: str) -> Play[None]:
    """CN-1514 A cube of choice from the supply, if the warehouse has room for it."""
    if not cubes(realm, seat):
        return
    choice = yield ask(seat, Decision("cube", (*cubes(realm, seat), SKIP), {"source": source}))
    if choice != SKIP:
        store(realm, seat, choice[1], choice[2])


def cubes(realm: Realm, seat: Seat) -> list[Action]:
    """CN-1514 A wax or a gold, as far as there is one."""
    if room(realm, seat) < 1:
        return []
    return [("store", wax, 1 - wax) for kind, wax in ((WAX, 1), (GOLD, 0)) if supply(realm, kind)]


def gain_respite(realm: Realm, seat: Seat, times: int) -> None:
    """CN-1515 Influence gives respite to whoever plays alone."""
    realm.respite += times
    realm.tell(RespiteGained(realm.houses[seat], times, realm.respite))
