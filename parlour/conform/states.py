"""Positions compared: as they would be saved, and in what they derive."""

import json
from typing import Any

from parlour.kernel import Match, Position, Seat, canonical, load


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
    """All that is asked now."""
    return {seat: (decision.plain(), decision.quiet) for seat, decision in match.pending.items()}


def everyone(match: Match) -> tuple[Seat | None, ...]:
    """Every seat, and those who only watch."""
    return (None, *range(match.terms.seats))
