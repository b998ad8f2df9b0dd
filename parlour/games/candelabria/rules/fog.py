"""Chapter 6.2: the season of fog."""

from parlour.games.candelabria.events import CurseAppeared, CursePlaced, HouseCandleCame
from parlour.games.candelabria.position import Haunt, Realm
from parlour.games.candelabria.rules.missions import renew_missions
from parlour.kernel import Card, draw, move

NOBODY_LEADS = -1
NO_TERRITORY = ""


def fog(realm: Realm) -> None:
    """CN-301, CN-309 and CN-310 House candles come to hand, curses appear and strike their regions; nobody is asked."""
    renew_missions(realm)
    deal_house_candles(realm)
    for _ in range(curses_due(realm)):
        appear(realm)
    if realm.discovery:
        hide_tokens(realm)


def curses_due(realm: Realm) -> int:
    """CN-301 and CN-1103 How many curse cards the fog of this year brings."""
    counts = realm.content.fog.small if realm.side == "small" else realm.content.fog.large
    return counts[realm.year - 1]


def deal_house_candles(realm: Realm) -> None:
    """CN-214 and CN-302 The House candle cards of this year."""
    candles = realm.content.candles
    for card in [own for own in realm.house_candles if candles[own].year == realm.year]:
        house = candles[card].house
        move(realm, card, "house_candles", ("hands", realm.seat_of[house]))
        realm.tell(HouseCandleCame(house, card))


def appear(realm: Realm) -> None:
    """CN-303 and CN-304 The next curse card: its region is struck.

    CN-1102, CN-1105, CN-1106, CN-1115 and CN-1128 With two players it is haunted instead, whatever stands there, and nobody
    controls the curse.
    """
    curse = draw(realm, "curse_deck", "curses")
    region = realm.content.curses[curse].region
    realm.tell(CurseAppeared(curse, region))
    if not realm.two:
        realm.struck = (*realm.struck, region)
        return
    if realm.year > 1:
        keep_third(realm, curse)
    mine = f"r{region}_mine"
    realm.haunts[curse] = Haunt(region, mine, NOBODY_LEADS)
    realm.tell(CursePlaced(curse, region, mine))


def keep_third(realm: Realm, new: Card) -> None:
    """CN-1104 and CN-R61 With two players the third card keeps its place; new ones lie before it."""
    *others, third = [card for card in realm.curses if card != new]
    realm.curses = (*others, new, third)


def hide_tokens(realm: Realm) -> None:
    """CN-311 and CN-1431 A face-down discovery token on each struck region."""
    for region in realm.struck:
        if realm.tokens:
            draw(realm, "tokens", ("hidden", region))
