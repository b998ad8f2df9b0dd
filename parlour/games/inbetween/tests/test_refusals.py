"""Whoever tries what is not possible is told why, and by which rule; nothing changes."""

from typing import Any

import pytest

from parlour.games.inbetween.game import GAME
from parlour.games.inbetween.refusals import KEYS
from parlour.games.inbetween.tests.situations import play, situation
from parlour.kernel import Illegal, Match

CITY: dict[str, Any] = {"hands": ("camera shotgun", "")}
CREATURE: dict[str, Any] = {"active": "creature", "energy": (5, 10)}


def at(circle: str, answers: str = "", **more: Any) -> Match:
    """A situation after these answers, with semicolons between them."""
    return play(situation(circle, **more), *[each.strip() for each in answers.split(";") if each.strip()])


def paid(circle: str, kind: str, **more: Any) -> Match:
    """A card of the Creature has been played for its token on Tom, and paid for."""
    return at(circle, f"play {kind} tom token; activate", hands=("", kind), **CREATURE, **more)


def frenzy(circle: str) -> Match:
    """The Creature may devour."""
    return at(circle, "knowledge creature_k5", knowledge=(0, 5), **CREATURE)


CASES: list[tuple[str, str, str, Match]] = [
    ("no-such-card", "IB-501", "play radio sam deeper", at("sam H0", **CITY)),
    ("not-in-play", "IB-504", "play camera zoe deeper", at("sam H0", **CITY)),
    ("not-matching", "IB-505", "play camera sam deeper", at("sam H0", **CITY)),
    ("locked", "IB-507", "play camera max back", at("sam H0, max H4", **CITY)),
    ("token-printed", "IB-509", "play camera max token", at("sam H0, max H0", **CITY)),
    (
        "shielded",
        "IB-911",
        "play nightmare max back",
        at("sam H0, max H0", equipment="shotgun", shotgun="max", hands=("", "nightmare"), **CREATURE),
    ),
    ("level-too-low", "IB-404", "knowledge city_k3", at("sam H1", knowledge=(1, 0))),
    (
        "void-effect",
        "IB-109",
        "use bob",
        at("sam H2, bob H2, tom H2", "play roll_call bob token; activate", hands=("roll_call radio", "")),
    ),
    ("skip-card-there", "IB-806", "cover sam", paid("tom C0, sam H0", "shroud", laid="shroud sam")),
    ("same-order", "IB-810", "relocate sam tom", paid("tom C0, sam H0", "relocation")),
    ("locked", "IB-608", "deepen sam 1", frenzy("tom C0, sam C4, max C1, bob C2")),
    ("wrong-depth", "IB-600", "deepen sam 1", frenzy("tom C0, sam C0, max C1, bob C2")),
    ("wrong-world", "IB-104", "deepen sam 1", frenzy("tom C0, sam H1, max C1, bob C2")),
    (
        "not-borderline",
        "IB-612",
        "turn sam",
        at("tom H0, sam C1, max C0, bob C0", "play heart_to_heart tom token; activate", hands=("heart_to_heart", "")),
    ),
    (
        "not-neighbour",
        "IB-108",
        "shift max back",
        at("natalie C2, tom C1, max C1", "pass; use", phase="activity", active="creature", energy=(5, 5)),
    ),
]  # fmt: skip


@pytest.mark.parametrize(("key", "rule", "action", "match"), CASES, ids=[f"{key}: {action}" for key, _, action, _ in CASES])
def test_a_refusal_says_why_and_by_which_rule(key: str, rule: str, action: str, match: Match) -> None:
    before = match.view(None)
    with pytest.raises(Illegal) as refused:
        match.act(next(iter(match.pending)), action)
    assert (refused.value.key, refused.value.rule) == (key, rule)
    assert rule in refused.value.words["en"] and rule in refused.value.words["ru"]
    assert match.view(None) == before


def test_every_reason_is_given_somewhere() -> None:
    assert {key for key, *_ in CASES} == set(KEYS) == set(GAME.words.illegal)


def test_people_and_symbols_are_named_in_both_languages() -> None:
    with pytest.raises(Illegal) as refused:
        at("sam H0", **CITY).act(0, "play camera sam deeper")
    assert "Sam" in refused.value.words["en"] and "Lantern" in refused.value.words["en"]
    assert "Сэм" in refused.value.words["ru"] and "Фонарь" in refused.value.words["ru"]
