"""CN-1431 to CN-1438: discovery tokens on struck regions."""

from parlour.games.candelabria.board import Territory
from parlour.games.candelabria.content.deeds import Icon
from parlour.games.candelabria.content.discoveries import KIND_OF, Find
from parlour.games.candelabria.events import DiscoveryMade
from parlour.games.candelabria.position import Realm
from parlour.games.candelabria.rules.actions import exchange, mine
from parlour.games.candelabria.rules.icons import OTHER, resolve
from parlour.games.candelabria.rules.influence import MAY, influence
from parlour.kernel import Play, Seat, draw, rule


@rule
def discover(realm: Realm, seat: Seat, territory: Territory) -> Play[None]:
    """CN-1432 and CN-1433 The first candle that moves into the region takes its token, and is rewarded at once."""
    region = realm.map.region_of[territory]
    if not realm.hidden[region]:
        return
    token = draw(realm, ("hidden", region), "found")
    realm.tell(DiscoveryMade(realm.houses[seat], token, region))
    match realm.content.discoveries[KIND_OF[token]].does:
        case Icon() as icon:
            yield from resolve(realm, seat, (icon,), 0, OTHER, token)
        case Find("cubes", times):
            yield from mine(realm, seat, times)
        case Find("candles", times):
            yield from exchange(realm, seat, times)
        case Find("influence", times):
            yield from influence(realm, seat, times, MAY, token)
