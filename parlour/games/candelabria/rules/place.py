"""Chapter 6.4: placing a candle."""

from parlour.games.candelabria.board import Territory
from parlour.games.candelabria.events import CandlePlaced, CandlesDrawn, CandlesReturned
from parlour.games.candelabria.position import ROLES, Realm, Role, candle_of, candles_of
from parlour.games.candelabria.rules.icons import CANDLE_CARD, resolve
from parlour.games.candelabria.rules.missions import achieve
from parlour.games.candelabria.rules.triggers import trigger
from parlour.games.candelabria.rules.upgrades import has_ability
from parlour.kernel import Action, Card, Decision, Play, Seat, ask, choose, draw, move, rule

WHOLE_MAP = 0
MANY_TACTICS = 3  # mh12


def placements(realm: Realm, seat: Seat) -> list[Action]:
    """CN-411 and CN-412 Every candle card that can be paid for, in every free role."""
    free = [role for role in ROLES if candle_of(realm, seat, role) not in realm.at]
    affordable = [card for card in realm.hands[seat] if realm.content.candles[card].wax <= realm.wax[seat]]
    return [("place", card, role) for card in affordable for role in free]


@rule
def place(realm: Realm, seat: Seat, card: Card, role: Role) -> Play[None]:
    """CN-413 to CN-421 Pay, light the candle, resolve its properties and what they trigger, draw a card."""
    territory = realm.castles[seat]
    if has_ability(realm, seat, "sowers_1"):
        choice = yield ask(seat, Decision("site", tuple([("at", each) for each in realm.map.territories]), {"card": card}))
        territory = choice[1]
    light_candle(realm, seat, card, role, territory)
    printed = realm.content.candles[card]
    if printed.year <= realm.year:
        taken = yield from resolve(realm, seat, printed.icons, WHOLE_MAP, CANDLE_CARD, card)
        if taken >= MANY_TACTICS:
            achieve(realm, seat, "mh12")
    yield from trigger(realm, seat, "candle", WHOLE_MAP, CANDLE_CARD)
    if len(candles_of(realm, seat)) == len(ROLES):
        achieve(realm, seat, "mh02")
    yield from draw_candle(realm, seat)


def light_candle(realm: Realm, seat: Seat, card: Card, role: Role, territory: Territory) -> None:
    """CN-413 to CN-417 The card fills the slot of its role, and the candle stands on the map with all its flames."""
    wax = realm.content.candles[card].wax
    candle = candle_of(realm, seat, role)
    realm.wax[seat] -= wax
    move(realm, card, ("hands", seat), ("slots", candle))
    realm.at[candle] = territory
    realm.flames[candle] = realm.content.roles[role]
    realm.tell(CandlePlaced(realm.houses[seat], card, role, territory, wax))


@rule
def draw_candle(realm: Realm, seat: Seat) -> Play[None]:
    """CN-421, CN-425 and CN-796 One upgraded candle card; the Coven keeps one of three."""
    wanted = realm.content.coven_draw if has_ability(realm, seat, "coven_1") else 1
    drawn = draw_candles(realm, seat, wanted)
    for left in range(drawn - 1, 0, -1):
        choice = yield choose(seat, returning(realm, seat, drawn, left))
        give_back(realm, seat, choice[1])


def returning(realm: Realm, seat: Seat, drawn: int, left: int) -> Decision:
    """CN-D12 Which of the cards just drawn goes under the deck next."""
    kept = left + 1
    return Decision("return", tuple([("return", card) for card in realm.hands[seat][-kept:]]), {"left": left})


def draw_candles(realm: Realm, seat: Seat, wanted: int) -> int:
    """CN-421 and CN-635 Cards from the deck, as far as there are any; returns how many."""
    number = min(wanted, len(realm.candle_deck))
    if number:
        cards = tuple([draw(realm, "candle_deck", ("hands", seat)) for _ in range(number)])
        realm.tell(CandlesDrawn(realm.houses[seat], cards, number))
    return number


def give_back(realm: Realm, seat: Seat, card: Card) -> None:
    """CN-134 and CN-636 A card goes under the deck, unseen by others."""
    move(realm, card, ("hands", seat), "candle_deck", secretly=True, under=True)
    realm.tell(CandlesReturned(realm.houses[seat], (card,), 1))
