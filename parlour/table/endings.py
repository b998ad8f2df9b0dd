"""Ends that the rules of the game do not bring about: giving up, running out of time, agreeing on a draw."""

from typing import Literal

from parlour.kernel import LOST, Illegal, Match, Seat, share, with_words
from parlour.table.wire import Result


def concession_result(match: Match, gone: frozenset[Seat], seat: Seat, reason: Literal["resigned", "time"]) -> Result | None:
    """How the game ends when `seat` is the last of those who have given up; None: a bot plays on for it.

    The game says it where it can. Otherwise with two seats the other one wins, a single player has lost, and with more seats
    the game goes on and keeps the outcome that is played. A game may refuse to be given up in the middle of something, but nobody
    can refuse to run out of time.
    """
    concede = match.game.concede
    seats = match.terms.seats
    shares: tuple[float, ...] | None = None
    if concede is not None:
        try:
            shares = concede(match.position, gone)
        except Illegal as refusal:
            if reason == "resigned":
                raise with_words(refusal, match.game) from None
    if shares is None and seats == 1:
        shares = LOST
    if shares is None and seats == 2:
        shares = share((1 - seat,), 2)
    return None if shares is None else Result(reason, shares, seat)


def closed_result(seats: int) -> Result:
    """Whoever runs the server has ended the game."""
    return Result("closed", share(tuple(range(seats)), seats))


def draw_result(seats: int, seat: Seat) -> Result:
    """Everybody has agreed to share the win."""
    return Result("agreed", share(tuple(range(seats)), seats), seat)
