"""IB-508 to IB-511: symbol tokens."""

from parlour.games.inbetween.events import TokenLaid
from parlour.games.inbetween.position import NOBODY_AT_ALL, SIDES, CharacterId, Duel, Symbol
from parlour.kernel import Seat


def lay_token(duel: Duel, seat: Seat, symbol: Symbol, character: CharacterId) -> None:
    """IB-508 The token of a symbol is put on a character, from wherever it is."""
    source = duel.tokens.get(symbol, NOBODY_AT_ALL)
    duel.tokens[symbol] = character
    duel.tell(TokenLaid(SIDES[seat], symbol, character, source))
