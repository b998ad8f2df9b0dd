"""Chapters 6.5 and 6.6: the manoeuvre and its moves."""

from parlour.games.candelabria.board import Territory
from parlour.games.candelabria.events import CandlePushed, CardSpent, FigureMoved
from parlour.games.candelabria.position import (
    ROLES,
    CandleId,
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
from parlour.games.candelabria.rules.objective import check_objective
from parlour.games.candelabria.rules.reach import candle_reach, castle_reach, push_reach
from parlour.games.candelabria.rules.upgrades import count, has_ability, more
from parlour.kernel import Action, Card, Decision, Play, Seat, choose, move, rule

STOP = "stop"
NO_ROLE = ""
WARRIOR = "warrior"


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
    moves, burns, borrowed = realm.content.moves, realm.content.burns + more(realm, seat, "burn"), False
    while True:
        choice = yield choose(seat, stepping(realm, seat, moves, burns, borrowed))
        match choice:
            case "stop":
                return
            case ("burn", role, territory):
                burns -= 1
                dim(realm, candle_of(realm, seat, role))
                yield from move_figure(realm, seat, role, territory, NO_ROLE, True)
            case ("borrow", role, other, territory):
                moves -= 1
                borrowed = True
                yield from move_figure(realm, seat, role, territory, other, False)
            case ("move", figure, territory):
                moves -= 1
                yield from move_figure(realm, seat, figure, territory, NO_ROLE, False)


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
    elif (borrowed or figure) == WARRIOR:
        yield from warrior_enters(realm, seat, territory)
    if figure != CASTLE:
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


@rule
def warrior_enters(realm: Realm, seat: Seat, territory: Territory) -> Play[None]:
    """CN-466 to CN-468 A warrior may drive an opponent's candle away from where it arrives."""
    choice = yield choose(seat, Decision("push", (*drives(realm, seat, territory), SKIP), {"territory": territory}))
    if choice != SKIP:
        push(realm, choice[1], choice[2])


def drives(realm: Realm, seat: Seat, territory: Territory) -> list[Action]:
    """CN-D17 The candles of others there, with every territory within the push."""
    own = candles_of(realm, seat)
    pushed = [candle for candle, where in sorted(realm.at.items()) if where == territory and candle not in own]
    return [("push", candle, each) for candle in pushed for each in territories(push_reach(realm, seat, territory))]


def push(realm: Realm, candle: CandleId, territory: Territory) -> None:
    """CN-468 The candle is driven to another territory, where it triggers nothing."""
    source, realm.at[candle] = realm.at[candle], territory
    realm.tell(CandlePushed(candle, source, territory))
    check_objective(realm)
