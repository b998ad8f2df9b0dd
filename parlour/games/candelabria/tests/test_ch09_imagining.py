"""Chapter 9: what a seat can imagine fits all that it knows, and everything else is equally likely."""

import json
from random import Random

import pytest

from parlour.conform import covers
from parlour.games.candelabria.content import CONTENT
from parlour.games.candelabria.content.missions import DEED
from parlour.games.candelabria.game import GAME
from parlour.games.candelabria.tests.frequencies import assert_even, imagined
from parlour.games.candelabria.tests.scenes import battle, cursing, forging, placed
from parlour.games.candelabria.tests.situations import asked, of, play, situation
from parlour.games.candelabria.tests.test_ch09_hidden import at_the_tavern, known_before_a_tavern
from parlour.kernel import Match, imagine, notation, start

UPGRADED = {card for card, printed in CONTENT.candles.items() if not printed.house}
GAMES = [
    (2, {"missions": "on"}),
    (3, {"missions": "on", "withering": "on"}),
    (4, {"missions": "on", "sixth": "on", "discovery": "on"}),
    (6, {"missions": "on", "withering": "on", "sixth": "on", "discovery": "on"}),
]


def bits(*missions: str) -> int:
    """What was done, as it is kept."""
    return sum([DEED[mission] for mission in missions])


@covers("CN-H02", "CN-H12")
def test_a_hidden_card_of_a_hand_is_any_that_was_not_seen() -> None:
    match = situation(cards={"hands": {"ash": "uc04 uc06"}, "spent": {"coven": "uc01"}, "candle_deck": "uc10"})
    play(match, "place uc04 warrior")
    hands = [of(each).hands[0] for each in imagined(match, 1)]
    for place in (0, 1):
        assert_even([hand[place] for hand in hands], UPGRADED - {"uc04", "uc01"})


@covers("CN-H02")
def test_what_is_known_of_a_hand_stays_in_it() -> None:
    match = situation(phase="fog", year=2, cards={"hands": {"ash": "uc04"}})
    assert {of(each).hands[0][1] for each in imagined(match, 1, 50)} == {"hc_ash_4"}
    assert {of(each).hands[0] for each in imagined(match, 0, 50)} == {("uc04", "hc_ash_4")}


@covers("CN-H04")
def test_own_cards_that_went_to_the_bottom_of_the_deck_are_remembered() -> None:
    match = play(at_the_tavern(), "return uc06")
    for each in imagined(match, 0, 100):
        assert of(each).candle_deck[0] == "uc06" and of(each).hands[0] == ("uc10",)
    assert_even([of(each).candle_deck[-1] for each in imagined(match, 0)], UPGRADED - {"uc06", "uc10", "uc04"})


@covers("CN-H04", "CN-H03")
def test_others_can_imagine_any_card_at_the_bottom_and_in_the_hand() -> None:
    match = play(at_the_tavern(), "return uc06")
    found = imagined(match, 1)
    assert_even([of(each).candle_deck[0] for each in found], UPGRADED - {"uc04"})
    assert_even([of(each).hands[0][0] for each in found], UPGRADED - {"uc04"})


@covers("CN-R92", "CN-H03")
def test_after_a_tavern_a_card_that_was_known_may_be_in_the_hand_or_under_the_deck() -> None:
    match = play(known_before_a_tavern(), "move castle r7_tavern", "return uc10")
    spent = {card for cards in of(match).spent.values() for card in cards}
    known = {card for seat in (0, 1, 3) for card in of(match).hands[seat]}
    found = imagined(match, 1)
    assert_even([of(each).hands[2][0] for each in found], (UPGRADED | {"hc_sow_4"}) - spent - known)


@covers("CN-H05", "CN-H09")
def test_decks_and_stacks_are_imagined_of_what_was_not_seen() -> None:
    stacks = {**dict.fromkeys(range(9), ""), 3: "u05 u07 u12"}
    cards = {"hands": {"ash": "uc04"}, "curses": "cu01 cu05 cu10", "stacks": stacks}
    match = situation(cards=cards)
    found = imagined(match, 0)
    assert_even([of(each).curse_deck[-1] for each in found], set(CONTENT.curses) - {"cu01", "cu05", "cu10"})
    assert_even([of(each).stacks[3][1] for each in found], ["u07", "u12"])
    assert {of(each).tops[3] for each in found} == {("u05",)}


@covers("CN-H08")
def test_a_commitment_of_another_is_guessed_among_all_that_are_possible() -> None:
    match = battle(5, earth={"ash": "r5_mine", "coven": "r5_forge"}, owned={"ash": "tc01 tc02"})
    every = set(match.pending[0].options)
    play(match, "ash: commit tc01-a tc02-a")
    guessed = [notation(of(each).sealed[0]) for each in imagined(match, 3)]
    assert_even(guessed, every)
    assert {each.position.sealed[0] for each in imagined(match, 0, 20)} == {("commit", "tc01-a", "tc02-a")}


@covers("CN-H10")
@pytest.mark.parametrize("seat", [1, None])
def test_a_personal_mission_of_another_is_any_that_was_not_seen(seat: int | None) -> None:
    cards = {"hands": {"ash": "uc04"}, "personal": {"ash": "my05", "coven": "mh02"}, "common": "my04 mh08"}
    match = situation(modules="missions", cards=cards)
    assert_even([of(each).personal[0][0] for each in imagined(match, seat)], set(CONTENT.missions) - {"my04", "mh08"})


@covers("CN-R102", "CN-H10")
def test_nobody_is_imagined_to_hold_a_mission_that_it_would_have_claimed() -> None:
    personal = {"ash": "my01", "engineers": "mh02", "coven": "my09"}
    match = forging(modules="missions", cards={"personal": personal, "common": "my05"}, earth={"coven": "r1_mine"})
    play(match, "build grey 2")
    assert of(match).deeds == [0, bits("my04"), 0, 0]
    found = imagined(match, 0)
    hidden = set(CONTENT.missions) - {"my05", "my01"}
    assert_even([of(each).personal[1][0] for each in found], hidden - {"my04"})
    assert "my04" in {of(each).personal[3][0] for each in found}, "the Coven has built nothing"


@covers("CN-R102")
def test_all_that_several_houses_have_done_is_accounted_for_at_once() -> None:
    personal = {"ash": "my01", "engineers": "mh02", "coven": "my09", "sowers": "mh05"}
    deeds = [0, bits("my04", "my05", "my06"), bits("my04", "mh05"), bits("my07")]
    cards = {"hands": {"ash": "uc04"}, "personal": personal, "common": "my10 my11"}
    match = situation(modules="missions", cards=cards, deeds=deeds, houses=("ash", "engineers", "coven", "sowers"))
    for each in imagined(match, 0, 200):
        realm = of(each)
        assert [realm.deeds[seat] & DEED[realm.personal[seat][0]] for seat in range(4)] == [0, 0, 0, 0]
        assert realm.personal[0] == ("my01",) and realm.common == ("my10", "my11")
        missions = [*realm.mission_deck, *[card for cards in realm.personal.values() for card in cards], *realm.common]
        assert sorted([*missions, *realm.no_missions]) == sorted(CONTENT.missions)
        assert all(realm.seen[realm.personal[seat][0]] == 1 << seat for seat in range(4))
        assert all(realm.seen[card] == 0 for card in realm.mission_deck)


@covers("CN-R102")
def test_a_deed_is_remembered_whether_or_not_it_was_claimed() -> None:
    match = placed("uc07", modules="missions", temples={4: "grey"}, cards={"common": "my05"})
    play(match, "raze 4")
    other = placed("uc07", modules="missions", temples={4: "grey"})
    play(other, "raze 4")
    assert of(match).deeds == of(other).deeds == [bits("my05"), 0, 0, 0]


@covers("CN-R102", "CN-1222")
@pytest.mark.parametrize(("year", "known"), [(1, 0), (2, bits("my04"))])
def test_a_deed_at_a_time_when_it_could_not_be_claimed_says_nothing(year: int, known: int) -> None:
    match = forging("engineers", "coven", year=year, modules="missions", cards={"personal": {"engineers": "my05"}})
    play(match, "build grey 2")
    assert of(match).deeds == [known, 0]


@covers("CN-R102")
def test_without_missions_no_deed_is_kept() -> None:
    match = play(forging(), "build grey 2")
    assert of(match).deeds == [0, 0, 0, 0]


@covers("CN-R102")
def test_a_mission_that_lies_face_up_may_be_one_that_was_done() -> None:
    cards = {"personal": {"ash": "mh08"}}
    match = placed("uc05", modules="missions", candles={"coven_pilgrim": "r4_mine 1"}, cards=cards)
    play(match, "dim coven_pilgrim")
    for each in imagined(match, 1, 30):
        assert of(each).open_missions[0] == ("mh08",) and of(each).personal[0] == ()


@covers("CN-H11")
def test_hidden_tokens_and_withering_cards_are_imagined_of_what_is_left() -> None:
    cards = {"hidden": {10: "d1"}, "curses": "cu10 cu03", "found": "d2 d3"}
    match = situation(modules="discovery", cards={**cards, "hands": {"ash": "uc04"}})
    left = [*of(match).tokens, "d1-a"]
    assert_even([of(each).hidden[10][0] for each in imagined(match, 0)], left)
    withering = cursing(
        "cu03", "", influence={"cu03": {"ash": 1, "coven": 2}}, modules="withering", cards={"withering_deck": "w1"}
    )
    assert asked(withering) == "wither"
    assert {of(each).withered[-1] for each in imagined(withering, 2, 30)} == {("w1-a",)}


@covers("CN-H12")
@pytest.mark.parametrize(("seats", "chosen"), GAMES)
def test_in_whole_games_every_imagined_match_looks_the_same_to_who_imagines_it(seats: int, chosen: dict[str, str]) -> None:
    match, rng = start(GAME, GAME.terms(seats, chosen), 11), Random(11)
    while not match.over:
        if rng.random() < 0.03:
            for seat in (*range(seats), None):
                view = json.loads(json.dumps(match.view(seat)))
                again = imagine(GAME, view, rng)
                assert json.loads(json.dumps(again.view(seat))) == view
                assert possible(again)
        seat, decision = rng.choice(list(match.pending.items()))
        match.act(seat, decision.sample(rng))


def possible(match: Match) -> bool:
    """Whether nobody holds a mission in secret that would have been claimed."""
    realm = of(match)
    return not any(realm.deeds[seat] & DEED[card] for seat, cards in realm.personal.items() if len(cards) == 1 for card in cards)
