"""Pieces at work: a card that is played and activated, a face that is used, a level of knowledge that is chosen."""

from typing import Any

from parlour.games.inbetween.content.cards import CARDS
from parlour.games.inbetween.position import SIDES
from parlour.games.inbetween.tests.situations import asked, facts_asked, of, options, play, situation, told
from parlour.kernel import Match

LASTING = ("circle", "rung", "tokens", "laid", "knowledge", "direction", "hands", "decks", "discards", "equipment", "box")


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


def would_change(match: Match) -> bool:
    """IB-109 Whether the effect of the card just played would change something; if not, it costs its price and does nothing."""
    assert (asked(match), options(match)) == ("activate", {"activate", "pass"})
    facts = facts_asked(match)
    if not facts["void"]:
        return True
    idle, declined, seat = play(match.copy(), "activate"), play(match.copy(), "pass"), next(iter(match.pending))
    assert told(idle, "nothing-changed") == [(facts["card"],)]
    assert [getattr(of(idle), each) for each in LASTING] == [getattr(of(declined), each) for each in LASTING]
    assert of(idle).energy[seat] == of(declined).energy[seat] - facts["cost"]
    assert of(idle).energy[1 - seat] == of(declined).energy[1 - seat]
    return False


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


def knowing_would_change(effect: str, circle: str = "", **more: Any) -> bool:
    """IB-109 Whether the effect would change something at the level that it needs; if not, it is spent and does nothing."""
    side, level = effect.split("_k")
    knowledge = (int(level), 0) if side == "city" else (0, int(level))
    match = situation(circle, active=side, knowledge=knowledge, **more)
    assert f"knowledge {effect}" in options(match)
    if effect not in facts_asked(match)["void"]:
        return True
    idle, declined = play(match.copy(), f"knowledge {effect}"), play(match.copy(), "pass")
    assert told(idle, "nothing-changed") == [(effect,)] and of(idle).spent[SIDES.index(side)]
    assert [getattr(of(idle), each) for each in LASTING] == [getattr(of(declined), each) for each in LASTING]
    assert of(idle).energy == of(declined).energy
    return False
