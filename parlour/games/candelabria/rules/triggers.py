"""What upgrades and abilities add when something is placed or resolved (RULES.md 6.10 and 6.11)."""

from parlour.games.candelabria.board import Region
from parlour.games.candelabria.position import Realm
from parlour.games.candelabria.rules.icons import NO_CANDLE, resolve
from parlour.games.candelabria.rules.upgrades import triggers
from parlour.kernel import Decision, Play, Seat, choose, rule


@rule
def trigger(realm: Realm, seat: Seat, event: str, region: Region, cause: str) -> Play[None]:
    """CN-131 Everything that is triggered at this moment, in the order that its owner chooses."""
    waiting = tuple(triggers(realm, seat, event))
    while waiting:
        choice = yield choose(seat, Decision("trigger", tuple([("resolve", source) for source in waiting])))
        icon = triggers(realm, seat, event)[choice[1]]
        waiting = tuple([source for source in waiting if source != choice[1]])
        yield from resolve(realm, seat, (icon,), region, cause, choice[1], NO_CANDLE)
