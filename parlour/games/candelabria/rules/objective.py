"""How a solo scenario is won and lost (RULES.md 6.24)."""

from parlour.games.candelabria.board import Territory
from parlour.games.candelabria.events import ObjectiveMet, TimeRanOut
from parlour.games.candelabria.position import BIT, WHOLE, Bits, Realm, candles_of, territories
from parlour.kernel import LOST, Over, Seat, win

HUMAN: Seat = 0
CLEAR = "clear"
RATINGS = ((3, "brilliant"), (1, "clear"), (0, "narrow"))  # CN-1524 from so many rounds left on


def check_objective(realm: Realm) -> None:
    """CN-1523, CN-1524 and CN-R99 Whoever plays alone wins at once when the objective is met; in other games nothing happens."""
    if realm.solo and is_met(realm):
        left = realm.rounds - realm.round
        realm.season = "over"
        realm.tell(ObjectiveMet(realm.houses[HUMAN], next(rating for least, rating in RATINGS if left >= least), left))
        raise Over(win(HUMAN, realm.seats))


def is_met(realm: Realm) -> bool:
    """CN-1521 and CN-1522 Whether nothing of what must go out burns any more."""
    return not burning_flames(realm)


def burning_flames(realm: Realm) -> dict[Territory, int]:
    """CN-1521 and CN-1522 The flames of rivals that must go out, by territory: in the zone, or of candles anywhere."""
    scenario = realm.content.scenarios[realm.scenario]
    zone: Bits = sum([BIT[territory] for territory in scenario.zone]) or WHOLE[realm.side]
    flames: dict[Territory, int] = {}
    for rival in rivals(realm):
        if scenario.objective == CLEAR:
            for territory in territories(realm.earth[rival] & zone):
                flames[territory] = flames.get(territory, 0) + 1
        for candle in candles_of(realm, rival):
            if realm.flames[candle] and BIT[realm.at[candle]] & zone:
                flames[realm.at[candle]] = flames.get(realm.at[candle], 0) + realm.flames[candle]
    return flames


def rivals(realm: Realm) -> range:
    """CN-1506 and CN-1511 The numbers of the automated Houses, in the order of their turn values."""
    return range(realm.seats, len(realm.houses))


def lose_scenario(realm: Realm) -> tuple[float, ...]:
    """CN-1523 The last check has failed."""
    realm.season = "over"
    realm.tell(TimeRanOut(realm.houses[HUMAN]))
    return LOST
