"""Battles with ritual cards in hand."""

from typing import Any

from parlour.games.desktopia.tests.situations import Plain, battle, desk, opened, script
from parlour.kernel import Match


def holding(*cards: str, units: list[Plain], seat: int = 0, draw: str = "standard", seed: int = 0, **more: Any) -> Match:
    """Seat 0 (or another) holds these rituals at the start."""
    trial = script(*units, **more)
    trial["rituals"] = {"enabled": True, "hands": {str(seat): list(cards)} if cards else {}, "draw": draw}
    return opened(trial, seed)


def ritual(*units: Plain, **more: Any) -> Match:
    """A battle with rituals in which nobody holds a card yet."""
    return battle(*units, rituals="on", **more)


def hand(match: Match, seat: int = 0) -> tuple[str, ...]:
    """The cards of a seat."""
    return tuple(desk(match).hands[seat])


def all_cards(match: Match) -> list[str]:
    """Every ritual card, wherever it is."""
    position = desk(match)
    return sorted([*position.deck, *position.discard, *[each for held in position.hands.values() for each in held]])
