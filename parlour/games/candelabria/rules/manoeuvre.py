"""Chapters 6.5 and 6.6: the manoeuvre, its moves, and what candles discover on the way (CN-1431)."""

from functools import lru_cache

from parlour.games.candelabria.board import Territory
from parlour.games.candelabria.content.deeds import Icon
from parlour.games.candelabria.content.discoveries import KIND_OF, Find
from parlour.games.candelabria.events import CardSpent, DiscoveryMade, FigureMoved
from parlour.games.candelabria.position import (
    ROLES,
    Bits,
    Realm,
    Role,
    candle_of,
    candles_of,
    role_of,
    territories,
)
from parlour.games.candelabria.rules.actions import act, exchange, forge, mine
from parlour.games.candelabria.rules.icons import CASTLE, NO_CANDLE, OTHER, SKIP, put_out, resolve, victims
from parlour.games.candelabria.rules.influence import MAY, influence
from parlour.games.candelabria.rules.lights import can_light, dim, light
from parlour.games.candelabria.rules.push import drive_away
from parlour.games.candelabria.rules.reach import candle_reach, castle_reach
from parlour.games.candelabria.rules.upgrades import count, has_ability, more
from parlour.kernel import Action, Card, Decision, Play, Seat, choose, draw, move, rule

STOP = "stop"
NO_ROLE = ""


def discards(realm: Realm, seat: Seat) -> list[Action]:
    """CN-406 and CN-D13 Any card of the hand may be discarded for a manoeuvre."""
    return [("manoeuvre", card) for card in realm.hands[seat]]


@rule
def manoeuvre(realm: Realm, seat: Seat, card: Card) -> Play[None]:
    """CN-431, CN-433, CN-435, CN-436 and CN-445 A card is discarded; then up to two moves, and a burnt one.

    CN-432, CN-793 and CN-794 The Engineers may buy something first.
    """
    move(realm, card, ("hands", seat), ("spent", seat))
    realm.tell(CardSpent(realm.houses[seat], card))
    realm.moved = ()
    if has_ability(realm, seat, "engineers_1") and count(realm, seat, "forge"):
        yield from forge(realm, seat, count(realm, seat, "forge"))
    moves, burnt, borrowed = realm.content.moves, 0, False
    while True:
        choice = yield choose(seat, move_decision(realm, seat, moves, burns_left(realm, seat, burnt), borrowed))
        match choice:
            case "stop":
                return
            case ("burn", role, territory):
                burnt += 1
                dim(realm, candle_of(realm, seat, role))
                yield from move_figure(realm, seat, role, territory, NO_ROLE, True)
            case ("borrow", role, other, territory):
                moves -= 1
                borrowed = True
                yield from move_figure(realm, seat, role, territory, other, False)
            case ("move", figure, territory):
                moves -= 1
                yield from move_figure(realm, seat, figure, territory, NO_ROLE, False)


def burns_left(realm: Realm, seat: Seat, burnt: int) -> int:
    """CN-437 and CN-444 How many flames may still be burnt; an upgrade that was bought on the way counts at once."""
    return realm.content.burns + more(realm, seat, "burn") - burnt


def move_decision(realm: Realm, seat: Seat, moves: int, burns: int, borrowed: bool) -> Decision:
    """CN-D15 The next move, or the end of the manoeuvre."""
    return Decision("move", (*steps(realm, seat, moves, burns, borrowed), STOP), {"moves": moves, "burns": burns})


def steps(realm: Realm, seat: Seat, moves: int, burns: int, borrowed: bool) -> list[Action]:
    """CN-117, CN-434, CN-437, CN-440, CN-441, CN-442, CN-443 and CN-1411 Every move that is possible now."""
    actions: list[Action] = []
    if moves:
        actions += goings("move", CASTLE, castle_reach(realm, seat))
        for candle in candles_of(realm, seat):
            actions += goings("move", role_of(candle), candle_reach(realm, candle))
        if has_ability(realm, seat, "chimera_1") and not borrowed:
            actions += borrowings(realm, seat)
    if burns:
        for candle in realm.moved:
            if realm.flames[candle]:
                actions += goings("burn", role_of(candle), candle_reach(realm, candle))
    return actions


@lru_cache(maxsize=4096)
def goings(verb: str, figure: str, targets: Bits) -> tuple[Action, ...]:
    """A figure may go to each of these territories."""
    return tuple([(verb, figure, target) for target in territories(targets)])


def borrowings(realm: Realm, seat: Seat) -> list[Action]:
    """CN-1411 and CN-1412 A candle moves with the power of another role in place of its own."""
    actions: list[Action] = []
    for candle in candles_of(realm, seat):
        role = role_of(candle)
        for other in ROLES:
            if other != role:
                actions += [("borrow", role, other, target) for target in territories(candle_reach(realm, candle, other))]
    return actions


@rule
def move_figure(realm: Realm, seat: Seat, figure: str, territory: Territory, borrowed: Role, burnt: bool) -> Play[None]:
    """CN-438, CN-451, CN-469, CN-470 and CN-471 The figure goes; its entry power; an earth flame; the territory's action.

    CN-1434 Candles discover tokens, castles do not.
    """
    go(realm, seat, figure, territory, burnt)
    if figure == CASTLE:
        yield from castle_enters(realm, seat, territory)
    else:
        yield from drive_away(realm, seat, borrowed or figure, territory)
        yield from discover(realm, seat, territory)
    if can_light(realm, seat, territory):
        light(realm, seat, territory)
        yield from act(realm, seat, realm.map.symbol_of[territory])


def go(realm: Realm, seat: Seat, figure: str, territory: Territory, burnt: bool) -> None:
    """CN-451 The figure goes to its destination."""
    if figure == CASTLE:
        source, realm.castles[seat] = realm.castles[seat], territory
    else:
        candle = candle_of(realm, seat, figure)
        source, realm.at[candle] = realm.at[candle], territory
        if candle not in realm.moved:
            realm.moved = (*realm.moved, candle)
    realm.tell(FigureMoved(realm.houses[seat], figure, source, territory, burnt))


@rule
def castle_enters(realm: Realm, seat: Seat, territory: Territory) -> Play[None]:
    """CN-463, CN-464 and CN-465 A castle may put out flames where it arrives."""
    for _ in range(realm.content.castle_entry + more(realm, seat, "castle_entry")):
        choice = yield choose(seat, Decision("trample", (*victims(realm, seat, 0, territory), SKIP), {"territory": territory}))
        if choice == SKIP:
            return
        yield from put_out(realm, seat, choice, CASTLE)


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
            yield from resolve(realm, seat, (icon,), 0, OTHER, token, NO_CANDLE)
        case Find("cubes", times):
            yield from mine(realm, seat, times)
        case Find("candles", times):
            yield from exchange(realm, seat, times)
        case Find("influence", times):
            yield from influence(realm, seat, times, MAY, token)
