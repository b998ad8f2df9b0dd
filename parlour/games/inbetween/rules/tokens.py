"""IB-508, IB-509, IB-510 and IB-511: symbol tokens."""

from parlour.games.inbetween.events import TokenKept, TokenLaid
from parlour.games.inbetween.position import NOBODY_AT_ALL, SIDES, CharacterId, Duel, Symbol
from parlour.kernel import Seat


def lay_token(duel: Duel, seat: Seat, symbol: Symbol, character: CharacterId) -> None:
    """IB-508 and IB-510 The token of a symbol is put on a character, from wherever it is; it may stay where it lies."""
    source = duel.tokens.get(symbol, NOBODY_AT_ALL)
    if source == character:
        duel.tell(TokenKept(SIDES[seat], symbol, character))
        return
    duel.tokens[symbol] = character
    duel.tell(TokenLaid(SIDES[seat], symbol, character, source))
