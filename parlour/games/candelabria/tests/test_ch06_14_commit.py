"""6.14: the commitment, and how it is revealed."""

import pytest

from parlour.conform import covers
from parlour.games.candelabria.tests.scenes import battle, commit, fought
from parlour.games.candelabria.tests.situations import asked, facts_asked, held, house_asked, houses_asked, of, play, told
from parlour.kernel import Illegal, Match

THREE = {"ash": "r5_forge", "coven": "r5_mine", "sowers": "r5_tavern"}
CARDS = {"ash": "tc01 tc02", "coven": "tc17 tc18", "sowers": "ht_sow_2"}


def at_war() -> Match:
    """Ash, the Sowers and the Coven fight over region 5 and have tactics cards."""
    return battle(5, earth=THREE, owned=CARDS)


def offered(match: Match, house: str) -> set[str]:
    """What a House may commit."""
    return set(match.pending[of(match).seat_of[house]].options)


@covers("CN-913")
def test_each_participant_lays_a_card_or_nothing_on_each_of_two_slots() -> None:
    match = at_war()
    assert sorted(houses_asked(match)) == ["ash", "coven", "sowers"]
    assert offered(match, "sowers") == {"commit none none", "commit ht_sow_2 none", "commit none ht_sow_2"}
    assert offered(match, "ash") == {
        *("commit none none", "commit tc01-a tc02-a", "commit tc02-a tc01-a"),
        *("commit tc01-a none", "commit none tc01-a", "commit tc02-a none", "commit none tc02-a"),
    }


@covers("CN-914", "CN-933")
@pytest.mark.parametrize(("laid", "weak"), [("tc17-a none", "slot 2"), ("none tc17-a", "slot 1")])
def test_with_one_card_the_player_chooses_which_weak_action_stays_open(laid: str, weak: str) -> None:
    match = battle(5, earth={"coven": "r5_mine", "engineers": "r5_forge"}, owned={"engineers": "tc17"})
    play(commit(match, engineers=laid), weak)
    kind = {"slot 1": "extinguish", "slot 2": "steal"}[weak]
    assert asked(match) == kind and facts_asked(match)["source"] == "weak-engineers"


@covers("CN-915")
@pytest.mark.parametrize(
    "laid", ["tc01-a tc01-a", "tc17-a none", "tc03-a none", "tc01-b none", "tc01-a", "tc01-a tc02-a none", "none", ""]
)
def test_only_two_different_cards_of_the_own_hand_can_be_committed(laid: str) -> None:
    match = at_war()
    with pytest.raises(Illegal):
        play(match, f"ash: commit {laid}".strip())
    assert "ash" in houses_asked(match)


@covers("CN-916", "CN-H08")
@pytest.mark.parametrize("other", ["commit none none", "commit tc01-a none", "commit none tc02-a", "commit tc02-a tc01-a"])
def test_others_see_only_that_a_player_has_committed(other: str) -> None:
    match, another = at_war(), at_war()
    play(match, "ash: commit tc01-a tc02-a")
    play(another, f"ash: {other}")
    for seat in (1, 2, 3, None):
        assert match.view(seat) == another.view(seat)
        assert match.view(seat)["sealed"] == [0]


@covers("CN-917")
def test_a_commitment_may_be_replaced_until_the_last_one_has_come() -> None:
    match = at_war()
    play(match, "ash: commit tc01-a tc02-a", "coven: commit tc17-a none")
    match.undo(0)
    assert sorted(houses_asked(match)) == ["ash", "sowers"]
    play(match, "ash: commit none tc02-a", "sowers: commit none none")
    assert [each.slots for each in told(match, "tactics-revealed") if each.house == "ash"] == [("none", "tc02-a")]


@covers("CN-917", "CN-918")
def test_a_revealed_commitment_cannot_be_replaced() -> None:
    match = commit(at_war(), ash="tc01-a none", coven="tc17-a none")
    for seat in (0, 2, 3):
        with pytest.raises(Illegal):
            match.undo(seat)


@covers("CN-918")
def test_all_commitments_become_public_with_the_last_one() -> None:
    match = at_war()
    play(match, "coven: commit tc17-a tc18-a", "ash: commit none tc01-a")
    assert told(match, "tactics-revealed") == [] and of(match).slotted == {}
    play(match, "sowers: commit none none")
    assert [(each.house, each.slots) for each in told(match, "tactics-revealed")] == [
        *(("ash", ("none", "tc01-a")), ("sowers", ("none", "none")), ("coven", ("tc17-a", "tc18-a"))),
    ]
    assert of(match).slotted == {1: "tc01-a", 6: "tc17-a", 7: "tc18-a"}


@covers("CN-919")
def test_who_has_no_tactics_card_commits_nothing() -> None:
    match = battle(5, earth=THREE, owned={"ash": "tc01"})
    assert offered(match, "coven") == {"commit none none"}
    play(match, "ash: commit tc01-a none", "sowers: commit none none")
    assert told(match, "tactics-revealed") == [] and houses_asked(match) == ["coven"]
    play(match, "commit none none")
    assert asked(match) == "slot"


@covers("CN-920")
def test_nothing_can_always_be_committed_for_somebody_whose_time_is_over() -> None:
    match = at_war()
    assert all(decision.options[0] == "commit none none" for decision in match.pending.values())
    play(match, "ash: commit tc01-a none", "coven: commit tc17-a none", "sowers: commit none none")
    assert [each.slots for each in told(match, "tactics-revealed") if each.house == "sowers"] == [("none", "none")]
    while house_asked(match) != "sowers":
        play(match, match.pending[of(match).seat_of[house_asked(match)]].options[-1])
    assert asked(match) == "slot", "both weak actions are resolved all the same"


@covers("CN-921")
def test_revealed_cards_are_used_up_for_the_season_whatever_becomes_of_them() -> None:
    earth = {"ash": "r5_forge r6_mine", "coven": "r5_mine r6_curse"}
    match = battle(5, battles=(5, 6), earth=earth, owned={"ash": "tc01 tc02 tc03", "coven": "tc24"})
    commit(match, ash="tc01-a tc02-a", coven="tc24-a none")
    play(match, "strike tc01-a tc24-a")  # one discarded, one removed, one resolved
    fought(match)
    assert of(match).contest == 6
    assert offered(match, "ash") == {"commit none none", "commit tc03-a none", "commit none tc03-a"}
    assert offered(match, "coven") == {"commit none none"}
    assert held(match, "ash", "used") == ["tc01-a", "tc02-a"] and held(match, "coven", "used") == ["tc24-a"]
