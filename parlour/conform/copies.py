"""Check: looking changes nothing, and a copy and its original are independent."""

from collections.abc import Iterator

from parlour.conform.states import everyone, reload, stale_fields, state
from parlour.conform.walk import Moment
from parlour.kernel import Match

FURTHER = 4  # answers given on a copy after the coming one


def copies(moment: Moment) -> Iterator[str]:
    """Looking leaves the match as it was; so does acting on a copy, and the other way round."""
    original = moment.match.copy()
    copied = original.copy()
    before = _facts(original)
    for seat in everyone(original):
        original.view(seat)
    if _facts(original) != before:
        yield "making a view changes the position"
    if moment.coming is None:
        return
    _play_on(copied, moment)
    yield from _changes(original, before, "acting on a copy changes the original")
    kept = original.copy()
    _play_on(original, moment)
    yield from _changes(kept, before, "acting on the original changes its copy")


def _play_on(match: Match, moment: Moment) -> None:
    assert moment.coming is not None
    match.act(*moment.coming)
    for _ in range(FURTHER):
        for seat, decision in list(match.pending.items())[:1]:
            match.act(seat, decision.sample(moment.rng))


def _changes(match: Match, before: tuple[bytes, int, object], what: str) -> Iterator[str]:
    if _facts(match) != before:
        yield what
    stale = stale_fields(match.position, reload(match).position)
    if stale:
        yield f"{what} in the derived {', '.join(stale)}"


def _facts(match: Match) -> tuple[bytes, int, object]:
    return state(match), match.position.told_count, match.history
