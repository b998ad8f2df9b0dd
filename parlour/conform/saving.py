"""Check: a position that is saved and loaded goes on exactly as before."""

from collections.abc import Iterator
from typing import Any

from parlour.conform.states import questions, reload, stale_fields, state
from parlour.conform.walk import Moment
from parlour.kernel import Match, events


def saving(moment: Moment) -> Iterator[str]:
    """The loaded position asks the same, derives the same, and answers the same answer in the same way."""
    match = moment.match
    again = reload(match)
    if state(again) != state(match):
        yield "a saved position is not the same when it is loaded"
    if questions(again) != questions(match):
        yield f"a loaded position asks {_kinds(again)} with other options than the {_kinds(match)} that was saved"
    stale = stale_fields(match.position, again.position)
    if stale:
        yield f"the derived {', '.join(stale)} is not what derive() makes of the position"
    if moment.coming is None:
        return
    known = match.copy()
    known.act(*moment.coming)
    again.act(*moment.coming)
    if state(again) != state(known):
        yield f"after {moment.coming[1]!r} a loaded position is not the same as the one that was saved"
    if _told_since(again, 0) != _told_since(known, match.position.told_count):
        yield f"after {moment.coming[1]!r} a loaded position tells other events"


def _told_since(match: Match, number: int) -> list[Any]:
    return [(each.event, each.known) for each in events(match.position, number)]


def _kinds(match: Match) -> dict[int, str]:
    return {seat: decision.kind for seat, decision in match.pending.items()}
