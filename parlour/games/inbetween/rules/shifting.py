"""Chapter 6.6: shifts along the ladder, and symbol tokens, which a turned card may lose."""

from parlour.games.inbetween.events import Locked, Shifted, TokenKept, TokenLaid, TokenReturned
from parlour.games.inbetween.ladder import BACK, CREATURE_BORDER, HUMAN_BORDER, LOCKED, STEP
from parlour.games.inbetween.position import (
    CITY,
    CREATURE,
    NOBODY_AT_ALL,
    SIDES,
    CharacterId,
    Duel,
    Symbol,
    face,
    hide_face,
    show_face,
)
from parlour.games.inbetween.rules.ending import end_if_locked, locked_count
from parlour.games.inbetween.rules.energy import gain
from parlour.games.inbetween.rules.equipment import HUMAN_SHIFTED, equipment_at, equipment_number
from parlour.kernel import Seat


def shift(duel: Duel, by: Seat, character: CharacterId, way: str) -> None:
    """IB-601, IB-607 and IB-608 A character moves one rung; from borderline back, its card is turned over."""
    before = duel.rung[character]
    rung = before + STEP[way][before]
    turned = way == BACK and HUMAN_BORDER <= before <= CREATURE_BORDER
    if turned:
        hide_face(duel, character)
    duel.rung[character] = rung
    duel.tell(Shifted(SIDES[by], character, way, rung, turned))
    if turned:
        show_face(duel, character)
        shed_printed_tokens(duel, character)
    if by == CREATURE and before <= HUMAN_BORDER and equipment_at(duel, HUMAN_SHIFTED):
        gain(duel, CITY, equipment_number(duel, CITY, HUMAN_SHIFTED))  # IB-CC-07
    if before in LOCKED:
        duel.locked = tuple([other for other in duel.locked if other != character])
    if rung in LOCKED:
        duel.locked = tuple(sorted((*duel.locked, character)))
        seat = CITY if rung <= HUMAN_BORDER else CREATURE
        duel.tell(Locked(character, SIDES[seat], locked_count(duel, seat)))
        end_if_locked(duel, seat)


def shed_printed_tokens(duel: Duel, character: CharacterId) -> None:
    """IB-532 A token goes back when the face shows its symbol."""
    shown = face(duel, character)
    for symbol in (shown.city, shown.creature):
        if duel.tokens.get(symbol) == character:
            return_token(duel, symbol)


def return_token(duel: Duel, symbol: Symbol) -> None:
    duel.tell(TokenReturned(symbol, duel.tokens.pop(symbol)))


def lay_token(duel: Duel, seat: Seat, symbol: Symbol, character: CharacterId) -> None:
    """IB-508 and IB-510 The token of a symbol is put on a character, from wherever it is; it may stay where it lies."""
    source = duel.tokens.get(symbol, NOBODY_AT_ALL)
    if source == character:
        duel.tell(TokenKept(SIDES[seat], symbol, character))
        return
    duel.tokens[symbol] = character
    duel.tell(TokenLaid(SIDES[seat], symbol, character, source))
