"""Pieces at work: a card that is played and activated, a face that is used, a level of knowledge that is chosen."""

from typing import Any

from parlour.games.inbetween.content.cards import CARDS
from parlour.games.inbetween.position import SIDES
from parlour.games.inbetween.tests.situations import asked, options, play, situation
from parlour.kernel import Match


def played(kind: str, circle: str = "", **more: Any) -> Match:
    """The card was played from the hand for its token, which lies on the last character that may bear it."""
    side = CARDS[kind].side
    hands = list(more.pop("hands", ("", "")))
    hands[SIDES.index(side)] = f"{kind} {hands[SIDES.index(side)]}"
    match = situation(circle, active=side, hands=(hands[0], hands[1]), **more)
    places = [each for each in next(iter(match.pending.values())).options if each.startswith(f"play {kind} ")]
    return play(match, [each for each in places if each.endswith(" token")][-1])


def activated(kind: str, circle: str = "", **more: Any) -> Match:
    """The card was played and its effect was paid for."""
    return play(played(kind, circle, **more), "activate")


def can_activate(match: Match) -> bool:
    """Whether the card just played may be activated."""
    return asked(match) == "activate" and "activate" in options(match)


def activity(circle: str, **more: Any) -> Match:
    """The activity phase, behind the raise of knowledge."""
    match = situation(circle, phase="activity", **more)
    return play(match, "pass") if asked(match) == "raise" else match


def used(circle: str, **more: Any) -> Match:
    """The effect of the marked character was used."""
    match = activity(circle, **more)
    assert asked(match) == "use", f"not to be used; asked: {asked(match)}"
    return play(match, "use")


def can_use(match: Match) -> bool:
    """Whether the effect of the marked character may be used."""
    return asked(match) == "use" and "use" in options(match)


def known(effect: str, circle: str = "", **more: Any) -> Match:
    """The side used that effect of its knowledge, at just the level that it needs."""
    side, level = effect.split("_k")
    knowledge = (int(level), 0) if side == "city" else (0, int(level))
    return play(situation(circle, active=side, knowledge=knowledge, **more), f"knowledge {effect}")


def can_know(effect: str, circle: str = "", **more: Any) -> bool:
    """Whether the effect is offered at the level that it needs."""
    side, level = effect.split("_k")
    knowledge = (int(level), 0) if side == "city" else (0, int(level))
    return f"knowledge {effect}" in options(situation(circle, active=side, knowledge=knowledge, **more))
