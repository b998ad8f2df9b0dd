"""Chapter 6.4: placing a candle."""

from parlour.games.candelabria.board import Region, Territory
from parlour.games.candelabria.content import missions
from parlour.games.candelabria.events import CandlePlaced, CandlesDrawn, CandlesReturned
from parlour.games.candelabria.position import ROLES, CandleId, Realm, Role, candle_of, candles_of
from parlour.games.candelabria.rules.icons import CANDLE_CARD, NO_CANDLE, resolve
from parlour.games.candelabria.rules.missions import achieve
from parlour.games.candelabria.rules.triggers import trigger
from parlour.games.candelabria.rules.upgrades import has_ability
from parlour.kernel import Action, Card, Decision, Pile, Play, Seat, ask, choose, draw, move, rule

WHOLE_MAP = 0


def placements(realm: Realm, seat: Seat) -> list[Action]:
    """CN-411, CN-412 and CN-423 Every candle card that can be paid for, in every free role."""
    free = [role for role in ROLES if candle_of(realm, seat, role) not in realm.at]
    affordable = [card for card in realm.hands[seat] if realm.content.candles[card].wax <= realm.wax[seat]]
    return [("place", card, role) for card in affordable for role in free]


@rule
def place(realm: Realm, seat: Seat, card: Card, role: Role) -> Play[None]:
    """CN-415, CN-416, CN-419 and CN-420 Pay, light the candle, resolve its properties and what is triggered, draw a card.

    CN-785 The Sowers choose where it stands.
    """
    pay(realm, seat, card, role)
    territory = realm.castles[seat]
    if has_ability(realm, seat, "sowers_1"):
        choice = yield ask(seat, Decision("site", tuple([("at", where) for where in realm.map.territories]), {"card": card}))
        territory = choice[1]
    light_candle(realm, seat, card, role, territory)
    if realm.content.candles[card].year <= realm.year:
        yield from resolve_candle(realm, seat, card, WHOLE_MAP, NO_CANDLE)
    yield from trigger(realm, seat, "candle", WHOLE_MAP, CANDLE_CARD)
    if len(candles_of(realm, seat)) == len(ROLES):
        achieve(realm, seat, missions.CANDLES_PLACED)
    yield from draw_candle(realm, seat)


@rule
def resolve_candle(realm: Realm, seat: Seat, card: Card, region: Region, spared: CandleId) -> Play[None]:
    """CN-418, CN-701 and CN-836 The properties of a candle card, on the whole map or in a region."""
    taken = yield from resolve(realm, seat, realm.content.candles[card].icons, region, CANDLE_CARD, card, spared)
    if taken >= missions.MANY_CARDS:
        achieve(realm, seat, missions.CARDS_TAKEN)


def pay(realm: Realm, seat: Seat, card: Card, role: Role) -> None:
    """CN-413 and CN-414 Its wax is paid, and the card fills the slot of its role, for all to see."""
    realm.wax[seat] -= realm.content.candles[card].wax
    move(realm, card, ("hands", seat), ("slots", candle_of(realm, seat, role)))


def light_candle(realm: Realm, seat: Seat, card: Card, role: Role, territory: Territory) -> None:
    """CN-415 and CN-417 The candle stands on the map with all its flames; nothing is triggered there."""
    candle = candle_of(realm, seat, role)
    realm.at[candle] = territory
    realm.flames[candle] = realm.content.roles[role]
    realm.tell(CandlePlaced(realm.houses[seat], card, role, territory, realm.content.candles[card].wax))


@rule
def draw_candle(realm: Realm, seat: Seat) -> Play[None]:
    """CN-421 and CN-796 One upgraded candle card; the Coven keeps one of three."""
    number = draw_candles(realm, seat, draws(realm, seat))
    for left in range(number - 1, 0, -1):
        choice = yield choose(seat, return_decision(realm, seat, left))
        give_back(realm, seat, choice[1], new_cards(realm, seat, left))


def draws(realm: Realm, seat: Seat) -> int:
    """CN-796 and CN-797 How many candle cards are drawn for one; the Coven draws more."""
    return realm.content.coven_draw if has_ability(realm, seat, "coven_1") else 1


def return_decision(realm: Realm, seat: Seat, left: int) -> Decision:
    """CN-D12 Which of the cards just drawn goes under the deck next."""
    return Decision("return", tuple([("return", card) for card in new_cards(realm, seat, left)]), {"left": left})


def new_cards(realm: Realm, seat: Seat, left: int) -> Pile:
    """CN-796 The cards of which so many are still to be returned, and one is kept."""
    return realm.hands[seat][-left - 1 :]


def draw_candles(realm: Realm, seat: Seat, wanted: int) -> int:
    """CN-425 and CN-635 Cards from the deck, as far as there are any; returns how many."""
    number = min(wanted, len(realm.candle_deck))
    if number:
        cards = tuple([draw(realm, "candle_deck", ("hands", seat)) for _ in range(number)])
        realm.tell(CandlesDrawn(realm.houses[seat], cards, number))
    return number


def give_back(realm: Realm, seat: Seat, card: Card, among: Pile) -> None:
    """CN-134 and CN-636 One of these cards of the hand goes under the deck, and others do not see which."""
    move(realm, card, ("hands", seat), "candle_deck", secretly=among, under=True)
    realm.tell(CandlesReturned(realm.houses[seat], (card,), 1))
