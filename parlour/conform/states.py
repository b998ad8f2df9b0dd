"""Checks of positions: saved and loaded, copied, counted piece by piece; and how positions are compared."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

from parlour.conform.walk import Moment
from parlour.kernel import Card, Match, Position, Seat, canonical, events, kind_of, load, pile, places

FURTHER = 4  # answers given on a copy after the coming one


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
    return [(told.event, told.known) for told in events(match.position, number)]


def _kinds(match: Match) -> dict[int, str]:
    return {seat: decision.kind for seat, decision in match.pending.items()}


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


def pieces(moment: Moment) -> Iterator[str]:
    """The cards of each kind are those that were laid out, and what the game itself counts stays the same."""
    match = moment.match
    table = match.game.table(match.terms)
    laid_out, now = cards(table), cards(match.position)
    for kind in laid_out:
        lost, made = laid_out[kind] - now[kind], now[kind] - laid_out[kind]
        if lost:
            yield f"{kind} lost: {sorted(lost.elements())}"
        if made:
            yield f"{kind} made out of nothing: {sorted(made.elements())}"
    if set(match.position.seen) != set().union(*now.values()):
        yield "`seen` speaks of other cards than lie in the zones"
    counted = match.game.pieces
    if counted is not None and counted(match.position) != counted(moment.opening.position):
        yield f"the game's own count of its pieces is {counted(match.position)}, not {counted(moment.opening.position)}"


def cards(position: Position) -> dict[str, Counter[Card]]:
    """By kind, how often each card lies somewhere."""
    kinds: defaultdict[str, Counter[Card]] = defaultdict(Counter)
    for place in places(position):
        kinds[kind_of(position, place)].update(pile(position, place))
    return kinds


def state(match: Match) -> bytes:
    """Equal for equal positions, secrets included."""
    return canonical(match.save())


def seen_by(match: Match, seat: Seat | None) -> bytes:
    """Equal where the seat (None: a spectator) is shown the same."""
    return canonical(match.view(seat))


def reload(match: Match) -> Match:
    """The match again from its saved position; its story is gone."""
    terms, position = load(match.game, json.loads(json.dumps(match.save())))
    return Match(match.game, terms, match.seed, position)


def stale_fields(position: Position, fresh: Position) -> tuple[str, ...]:
    """The derived fields that are not what `derive` made of the fresh position."""
    return tuple([name for name in position.derived if getattr(position, name) != getattr(fresh, name)])


def questions(match: Match) -> dict[Seat, Any]:
    return {seat: (decision.plain(), decision.quiet) for seat, decision in match.pending.items()}


def everyone(match: Match) -> tuple[Seat | None, ...]:
    """Every seat, and those who only watch."""
    return (None, *range(match.terms.seats))
