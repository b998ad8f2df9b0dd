"""6.15: neutralisation."""

import pytest

from parlour.conform import covers
from parlour.games.candelabria.tests.scenes import battle, commit, fought, gains
from parlour.games.candelabria.tests.situations import asked, facts_asked, house_asked, of, options, play, told
from parlour.kernel import Illegal, Match

TWO = {"ash": "r5_forge", "coven": "r5_mine"}
THREE = {**TWO, "sowers": "r5_tavern"}
IGNITE_EXTINGUISH, IGNITE, EXTINGUISH, POINTS, STEAL = "tc01-a", "tc02-a", "tc03-a", "tc17-a", "tc18-a"
BARRED = "tc19-a"  # ignite and steal


def revealed(earth: dict[str, str], track: str = "", **slots: str) -> Match:
    """These cards were revealed in region 5: `revealed(TWO, ash="tc01-a none", coven="tc02-a none")`."""
    owned = {house: laid.replace("none", "").strip() for house, laid in slots.items()}
    return commit(battle(5, earth=earth, owned=owned, track=track), **slots)


@covers("CN-922")
def test_each_participant_has_one_opportunity_in_track_order() -> None:
    same = {"ash": "tc02-a none", "sowers": "tc02-b none", "coven": "tc02-c none"}
    match = revealed(THREE, track="coven engineers ash sowers", **same)
    turns = []
    while asked(match) == "neutralise":
        turns.append(house_asked(match))
        play(match, "decline")
    assert turns == ["coven", "ash", "sowers"] and asked(match) == "slot"


@covers("CN-923")
@pytest.mark.parametrize(
    ("own", "other", "can"),
    [
        (IGNITE_EXTINGUISH, EXTINGUISH, True),
        (IGNITE_EXTINGUISH, IGNITE, True),
        (IGNITE, "tc21-a", True),
        ("tc04-a", POINTS, True),
        (IGNITE, EXTINGUISH, False),
        (POINTS, STEAL, False),
        (STEAL, "tc19-a", True),
        ("tc08-a", "tc12-a", True),
        ("tc14-a", "tc16-a", True),
        ("tc14-a", "tc17-a", False),
    ],
)
def test_a_card_strikes_another_with_which_it_shares_a_kind_of_icon(own: str, other: str, can: bool) -> None:
    match = revealed(TWO, ash=f"{own} none", coven=f"none {other}")
    assert (asked(match) == "neutralise" and house_asked(match) == "ash") is can
    if can:
        assert options(match) == {f"strike {own} {other}", "decline"}


@covers("CN-923")
def test_only_cards_of_others_are_struck() -> None:
    match = revealed(TWO, ash="tc02-a tc02-b", coven="none none")
    assert asked(match) == "slot"


@covers("CN-924")
def test_a_player_may_strike_with_both_cards_one_after_the_other() -> None:
    match = revealed(THREE, ash="tc02-a tc18-a", sowers="tc02-b none", coven="tc18-b tc17-a")
    assert options(match) == {"strike tc02-a tc02-b", "strike tc18-a tc18-b", "decline"}
    play(match, "strike tc18-a tc18-b")
    assert house_asked(match) == "ash" and options(match) == {"strike tc02-a tc02-b", "decline"}
    play(match, "strike tc02-a tc02-b")
    assert asked(match) == "slot" and of(match).slotted == {7: "tc17-a"}


@covers("CN-924")
def test_a_player_may_strike_with_one_card_or_with_none() -> None:
    match = revealed(TWO, ash="tc02-a tc18-a", coven="tc02-b tc18-b")
    play(match, "strike tc18-a tc18-b", "decline")
    assert (asked(match), house_asked(match)) == ("neutralise", "coven")
    play(match, "decline")
    assert of(match).slotted == {0: "tc02-a", 6: "tc02-b"}


@covers("CN-925")
def test_both_cards_are_discarded_without_effect() -> None:
    match = revealed(TWO, ash="tc04-a none", coven="tc17-a none")
    play(match, "strike tc04-a tc17-a")
    assert [(each.house, each.card, each.victim, each.target) for each in told(match, "tactics-neutralised")] == [
        ("ash", "tc04-a", "coven", "tc17-a")
    ]
    fought(match)
    assert told(match, "tactics-resolved") == []
    assert "tc17-a" not in dict(gains(match, "coven")) and "tc04-a" not in dict(gains(match, "ash"))
    assert of(match).owned[0] == ("tc04-a",), "it comes back after the war"


@covers("CN-926")
def test_a_card_that_is_gone_neither_strikes_nor_is_struck() -> None:
    match = revealed(THREE, ash="tc02-a none", sowers="tc02-b none", coven="tc02-c none")
    play(match, "strike tc02-a tc02-b")
    assert asked(match) == "slot", "the Sowers have no card left, and the Coven's has nothing to strike"
    other = revealed(THREE, ash="tc02-a none", sowers="tc02-b none", coven="tc02-c none")
    with pytest.raises(Illegal):
        play(other, "strike tc02-a tc02-b", "coven: strike tc02-c tc02-b")


@covers("CN-927")
def test_a_barred_card_cannot_strike_but_can_be_struck() -> None:
    match = revealed(TWO, ash=f"{BARRED} none", coven="tc02-a none")
    assert (asked(match), house_asked(match)) == ("neutralise", "coven")
    assert options(match) == {f"strike tc02-a {BARRED}", "decline"}
    play(match, f"strike tc02-a {BARRED}")
    assert of(match).slotted == {}


@covers("CN-928")
def test_a_slot_whose_card_is_gone_is_uncovered() -> None:
    match = revealed(TWO, ash="tc17-a tc02-a", coven="tc02-b none")
    play(match, "strike tc02-a tc02-b", "slot 2")
    assert gains(match, "ash")[:1] == [("weak-ash", 1)], "the weak action beneath the discarded card"
    while house_asked(match) == "ash":
        play(match, "slot 1" if asked(match) == "slot" else "skip")
    play(match, "slot 1")
    assert asked(match) == "ignite" and facts_asked(match)["source"] == "weak-coven", "and beneath the one that was removed"


@covers("CN-929")
def test_who_has_declined_gets_no_second_opportunity() -> None:
    match = revealed(TWO, ash="tc02-a tc18-a", coven="tc02-b tc18-b")
    play(match, "decline", "strike tc02-b tc02-a")
    assert house_asked(match) == "coven" and options(match) == {"strike tc18-b tc18-a", "decline"}
    play(match, "decline")
    assert asked(match) == "slot", "Ash might strike with tc18, but has declined"


@covers("CN-930")
def test_weak_actions_are_not_neutralised() -> None:
    match = revealed(TWO, ash="tc24-a tc04-a", coven="none none")
    assert asked(match) == "slot", "ignite and extinguish are the Coven's weak actions"
    other = revealed(TWO, ash="tc24-a none", coven="tc02-a none")
    assert options(other) == {"strike tc24-a tc02-a", "decline"}
