"""Check: from its view alone a seat can imagine a full match, which fits the view and is not the truth."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from parlour.conform.states import everyone, seen_by, state
from parlour.conform.walk import Moment
from parlour.kernel import Card, Keyed, Match, Place, Position, Seat, canonical, imagine, kind_of, knows, pile, places

TRIES = 40  # imagined matches in which a hidden thing must come out in two ways

Gap = tuple[Place, int]  # a card that the seat does not know: where it lies, and how deep


def imagining(moment: Moment) -> Iterator[str]:
    """What is imagined looks the same to the seat, follows from the view alone, and varies where the seat cannot know."""
    for seat in everyone(moment.match):
        yield from _fits(moment.match, seat, moment.rng)
        yield from _follows_from_view(moment, seat)
        yield from _varies(moment.match, seat, moment.rng)


def _fits(match: Match, seat: Seat | None, rng: Random) -> Iterator[str]:
    imagined = imagine(match.game, _json(match.view(seat)), rng)
    if seen_by(imagined, seat) != seen_by(match, seat):
        parts = _differing(imagined.view(seat), match.view(seat))
        yield f"the view of an imagined match is another for seat {seat}: in {', '.join(parts)}"
    true, dreamt = match.position.source, imagined.position.source
    if isinstance(true, Keyed) and isinstance(dreamt, Keyed) and true.key == dreamt.key:
        yield f"a match imagined by seat {seat} has the true key of chance"
    for name in match.position.private:
        for key, value in getattr(match.position, name).items():
            if value is not None and getattr(imagined.position, name)[key] is None:
                yield f"a match imagined by seat {seat} has nothing for seat {key} in {name}; the game's `imagine` must fill it"


def _follows_from_view(moment: Moment, seat: Seat | None) -> Iterator[str]:
    """The same view and the same luck give the same match, whichever truth is behind it or was looked at before."""
    match, luck = moment.match, moment.rng.getrandbits(64)
    view = _json(match.view(seat))
    first = imagine(match.game, view, Random(luck))
    imagine(match.game, _json(moment.opening.view(seat)), moment.rng)
    again = imagine(match.game, _json(view), Random(luck))
    other_truth = imagine(match.game, view, moment.rng)
    from_other_truth = imagine(match.game, _json(other_truth.view(seat)), Random(luck))
    if not state(first) == state(again) == state(from_other_truth):
        yield f"what seat {seat} imagines follows from more than its view"


def _varies(match: Match, seat: Seat | None, rng: Random) -> Iterator[str]:
    gaps = hidden(match.position, seat)
    guessed = [owner for owner in match.position.sealed if owner != seat]
    if not gaps and not guessed:
        return
    view = _json(match.view(seat))
    fixed = {f"the hidden {kind}" for kind, places_of in gaps.items() if len(places_of) > 1}
    fixed |= {f"the sealed answer of seat {owner}" for owner in guessed}
    first = imagine(match.game, view, rng).position
    for _ in range(TRIES):
        other = imagine(match.game, view, rng).position
        for kind, places_of in gaps.items():
            if _at(first, places_of) != _at(other, places_of):
                fixed.discard(f"the hidden {kind}")
        for owner in guessed:
            if first.sealed[owner] != other.sealed[owner] or _has_one_answer(other, owner):
                fixed.discard(f"the sealed answer of seat {owner}")
        if not fixed:
            return
    for what in sorted(fixed):
        yield f"seat {seat} imagines {what} always in the same way"


def hidden(position: Position, seat: Seat | None) -> dict[str, list[Gap]]:
    """By kind, where the cards lie that the seat does not know."""
    gaps: dict[str, list[Gap]] = {}
    for place in places(position):
        kind = kind_of(position, place)
        for depth, card in enumerate(pile(position, place)):
            if not knows(position, seat, card):
                gaps.setdefault(kind, []).append((place, depth))
    return gaps


def _at(position: Position, gaps: list[Gap]) -> list[Card]:
    return [pile(position, place)[depth] for place, depth in gaps]


def _has_one_answer(position: Position, seat: Seat) -> bool:
    decision = position.asked[seat]  # type: ignore[index]
    return len(decision.options) == 1 and not decision.ranges


def _differing(one: dict[str, Any], other: dict[str, Any]) -> list[str]:
    return sorted(name for name in {*one, *other} if canonical(one.get(name)) != canonical(other.get(name)))


def _json(view: dict[str, Any]) -> dict[str, Any]:
    """The view with nothing else in reach."""
    copied: dict[str, Any] = json.loads(json.dumps(view))
    return copied
