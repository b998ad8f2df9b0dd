"""Going back to an earlier moment of a match."""

from parlour.kernel import Match, Seat, answer
from parlour.table.earlier import Earlier


def tried(match: Match) -> Match:
    """A match to try something on: what is done to it leaves the other as it was."""
    return Match(match.game, match.terms, match.seed, match.position, match.history)  # every act works on a copy


def unsealed(match: Match, seat: Seat) -> Match:
    """The match without the secret answer of a seat, while others still choose."""
    assert seat in match.position.sealed, f"seat {seat} has sealed nothing"
    again = tried(match)
    again.undo(seat)
    return again


def rewound(match: Match, kept: int, count: int, earlier: Earlier) -> Match:
    """The match without the last `count` answers of the whole table, of which `kept` are left.

    Going back past chance brings no other luck: a draw is keyed by its number, so the same answers find the same dice again.
    """
    history = match.history
    for _ in range(count):
        assert history is not None, "more answers are taken back than were given"
        history = history[4]
    near, position = earlier.nearest(kept)
    since = []
    node = history
    for _ in range(kept - near):
        assert node is not None, "there are fewer answers than were counted"
        since.append(node)
        node = node[4]
    for seat, action, *_ in reversed(since):
        answer(position, seat, action)
    return Match(match.game, match.terms, match.seed, position, history)
