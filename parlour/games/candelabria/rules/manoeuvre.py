"""Chapters 6.5 and 6.6: the manoeuvre and its moves."""

from parlour.games.candelabria.board import Territory
from parlour.games.candelabria.events import CardSpent, FigureMoved
from parlour.games.candelabria.position import (
    ROLES,
    Realm,
    Role,
    candle_of,
    candles_of,
    role_of,
    territories,
)
from parlour.games.candelabria.rules.actions import act, forge
from parlour.games.candelabria.rules.discoveries import discover
from parlour.games.candelabria.rules.icons import CASTLE, SKIP, put_out, victims
from parlour.games.candelabria.rules.lights import can_light, dim, light
from parlour.games.candelabria.rules.push import drive_away
from parlour.games.candelabria.rules.reach import candle_reach, castle_reach
from parlour.games.candelabria.rules.upgrades import count, has_ability, more
from parlour.kernel import Action, Card, Decision, Play, Seat, choose, move, rule

STOP = "stop"
NO_ROLE = ""


def discards(realm: Realm, seat: Seat) -> list[Action]:
    """CN-406 and CN-D13 Any card of the hand may be discarded for a manoeuvre."""
    return [("manoeuvre", card) for card in realm.hands[seat]]


@rule
def manoeuvre(realm: Realm, seat: Seat, card: Card) -> Play[None]:
    """CN-431 to CN-446 A card is discarded; then up to two moves, and a burnt one."""
    move(realm, card, ("hands", seat), ("spent", seat))
    realm.tell(CardSpent(realm.houses[seat], card))
    realm.moved = ()
    if has_ability(realm, seat, "engineers_1") and count(realm, seat, "forge"):
        yield from forge(realm, seat, count(realm, seat, "forge"))
    moves, burnt, borrowed = realm.content.moves, 0, False
    while True:
        choice = yield choose(seat, stepping(realm, seat, moves, burns_left(realm, seat, burnt), borrowed))
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


def stepping(realm: Realm, seat: Seat, moves: int, burns: int, borrowed: bool) -> Decision:
    """CN-D15 The next move, or the end of the manoeuvre."""
    return Decision("move", (*steps(realm, seat, moves, burns, borrowed), STOP), {"moves": moves, "burns": burns})


def steps(realm: Realm, seat: Seat, moves: int, burns: int, borrowed: bool) -> list[Action]:
    """CN-433 to CN-444 and CN-1411 Every move that is possible now."""
    found: list[Action] = []
    if moves:
        found += [("move", CASTLE, each) for each in territories(castle_reach(realm, seat))]
        for candle in candles_of(realm, seat):
            found += [("move", role_of(candle), each) for each in territories(candle_reach(realm, candle))]
        if has_ability(realm, seat, "chimera_1") and not borrowed:
            found += borrowings(realm, seat)
    if burns:
        for candle in realm.moved:
            if realm.flames[candle]:
                found += [("burn", role_of(candle), each) for each in territories(candle_reach(realm, candle))]
    return found


def borrowings(realm: Realm, seat: Seat) -> list[Action]:
    """CN-1411 and CN-1412 A candle moves with the power of another role in place of its own."""
    found: list[Action] = []
    for candle in candles_of(realm, seat):
        role = role_of(candle)
        for other in ROLES:
            if other != role:
                found += [("borrow", role, other, each) for each in territories(candle_reach(realm, candle, other))]
    return found


@rule
def move_figure(realm: Realm, seat: Seat, figure: str, territory: Territory, borrowed: Role, burnt: bool) -> Play[None]:
    """CN-451 and CN-469 to CN-471 The figure goes; its entry power; discoveries; an earth flame; the territory's action."""
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
    """CN-463 to CN-465 A castle may put out flames where it arrives."""
    for _ in range(realm.content.castle_entry + more(realm, seat, "castle_entry")):
        choice = yield choose(seat, Decision("trample", (*victims(realm, seat, 0, territory), SKIP), {"territory": territory}))
        if choice == SKIP:
            return
        yield from put_out(realm, seat, choice, CASTLE)
