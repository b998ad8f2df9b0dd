"""Whose turn it is in a test, and how turns pass: nothing is done in them but what must be."""

from parlour.games.desktopia.events import TurnBegan
from parlour.games.desktopia.tests.situations import desk, told
from parlour.kernel import Match

QUIET = ("end", "rest", "decline", "done", "stay", "keep")


def asked(match: Match) -> int:
    """The one seat that is asked."""
    (seat,) = match.pending
    return seat


def pass_turns(match: Match, count: int = 1) -> Match:
    """So many turns end without any action; triggers run in their default order, what may be declined is."""
    goal = len(told(match, TurnBegan)) + count
    while not match.over and len(told(match, TurnBegan)) < goal:
        seat = asked(match)
        found = match.pending[seat].options
        match.act(seat, next((each for each in QUIET if each in found), found[0]))
    return match


def pass_round(match: Match) -> Match:
    """Everybody's turn until the next round begins."""
    now = desk(match).round
    while not match.over and desk(match).round == now:
        pass_turns(match)
    return match
