"""Candles that a warrior drives away from where it arrives, and candles that are relocated (RULES.md 6.6)."""

from parlour.games.candelabria.board import Territory
from parlour.games.candelabria.events import CandlePushed, FigureRelocated
from parlour.games.candelabria.position import HOUSE, CandleId, Realm, Role, candles_of, territories
from parlour.games.candelabria.rules.objective import check_objective
from parlour.games.candelabria.rules.reach import push_reach
from parlour.kernel import Action, Decision, Play, Seat, choose, rule

WARRIOR = "warrior"


@rule
def drive_away(realm: Realm, seat: Seat, role: Role, territory: Territory) -> Play[None]:
    """CN-466 and CN-R18 A warrior drives an opponent's candle away; which and where to, its House chooses, not whether."""
    if role == WARRIOR and pushes(realm, seat, territory):
        choice = yield choose(seat, Decision("push", tuple(pushes(realm, seat, territory)), {"territory": territory}))
        push(realm, choice[1], choice[2])


def pushes(realm: Realm, seat: Seat, territory: Territory) -> list[Action]:
    """CN-D17 The candles of others there, with every territory within the push."""
    own = candles_of(realm, seat)
    pushed = [candle for candle, where in sorted(realm.at.items()) if where == territory and candle not in own]
    return [("push", candle, target) for candle in pushed for target in territories(push_reach(realm, seat, territory))]


def push(realm: Realm, candle: CandleId, territory: Territory) -> None:
    """CN-468 The candle is driven to another territory, where it triggers nothing."""
    source, realm.at[candle] = realm.at[candle], territory
    realm.tell(CandlePushed(candle, source, territory))
    check_objective(realm)


def relocate(realm: Realm, candle: CandleId, territory: Territory) -> None:
    """CN-472 A candle is put somewhere else: no earth flame, no action; a warrior's push is up to whoever moved it."""
    source, realm.at[candle] = realm.at[candle], territory
    realm.tell(FigureRelocated(HOUSE[candle], candle, source, territory))
