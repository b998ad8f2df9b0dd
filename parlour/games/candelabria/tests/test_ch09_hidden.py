"""Chapter 9: what each seat may know."""

import json
from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.candelabria.tests.scenes import battle, commit
from parlour.games.candelabria.tests.situations import (
    asked,
    manoeuvring,
    of,
    options,
    pass_season,
    pass_to,
    passing,
    play,
    situation,
    started,
)
from parlour.kernel import Match, Seat, event_name

EYES = (0, 1, 2, 3, None)
OTHERS = (1, 2, 3, None)
PUBLIC = (
    "at", "flames", "castles", "earth", "temples", "struck", "wax", "gold", "vp", "reserve", "track", "slots", "spent", "built",
    "curses", "influence", "haunts", "tactics_display", "tops", "owned", "used", "common", "open_missions", "withered", "found",
    "claimed", "houses", "year", "season", "active",
)  # fmt: skip
COUNTED = ("candle_deck", "tactics_deck", "curse_deck", "withering_deck", "mission_deck", "tokens")


def shown(match: Match, seat: Seat | None, zone: str, key: int | str = "") -> Any:
    """A zone of the table as somebody sees it."""
    found = match.view(seat)["table"][zone]
    return found if key == "" else found[str(key)]


def heard(match: Match, seat: Seat | None, name: str) -> list[dict[str, Any]]:
    """The events of a name as somebody hears them."""
    return [each.heard_by(seat) for each in match.events if event_name(type(each.event)) == name]


def at_the_tavern(**more: Any) -> Match:
    """Ash has drawn uc10 in a tavern; in hand are uc06 and uc10, of which nobody else knows anything."""
    cards = {"candle_deck": "uc10 uc11 uc12", **more.pop("cards", {})}
    match = manoeuvring("ash", castles={"ash": "r7_mine"}, cards=cards, **more)
    return play(match, "move castle r7_tavern")


def known_before_a_tavern() -> Match:
    """The Sowers manoeuvre beside a tavern, uc10 lies on the deck, and all know that they hold hc_sow_4."""
    cards = {"hands": {"sowers": "uc04"}, "candle_deck": "uc10"}
    match = situation(phase="fog", year=2, cards=cards, castles={"sowers": "r7_mine"})
    return play(pass_to(match, "turn", "sowers"), "manoeuvre uc04")


def full_game() -> Match:
    """A new game with all modules, at its first turn."""
    return pass_to(started(4, seed=3, missions="on", withering="on", sixth="on", discovery="on"), "turn")


@covers("CN-H01", "CN-H12")
@pytest.mark.parametrize("seat", EYES)
def test_what_is_public_is_the_same_for_everybody_and_has_no_gaps(seat: int | None) -> None:
    match = full_game()
    for _ in range(60):
        passing(match)
    table, known = match.view(seat)["table"], match.view(None)["table"]
    for name in PUBLIC:
        assert table[name] == known[name] and "null" not in json.dumps(table[name]), name


@covers("CN-H01", "CN-H12")
@pytest.mark.parametrize("seat", EYES)
def test_decks_and_hands_are_seen_as_their_sizes(seat: int | None) -> None:
    match = full_game()
    realm, table = of(match), match.view(seat)["table"]
    for name in COUNTED:
        assert table[name] == [None] * len(getattr(realm, name)), name
    assert {int(key): len(cards) for key, cards in table["hands"].items()} == dict.fromkeys(realm.hands, 3)
    assert "seed" not in json.dumps(match.view(seat)) and "source" not in table


@covers("CN-H02")
def test_the_three_start_cards_are_known_to_all() -> None:
    match = pass_to(started(4, seed=3), "turn")
    for seat in EYES:
        assert shown(match, seat, "hands") == {str(key): list(cards) for key, cards in of(match).hands.items()}


@covers("CN-H02")
@pytest.mark.parametrize("seat", OTHERS)
def test_a_card_that_was_drawn_is_hidden_from_others(seat: int | None) -> None:
    match = situation(cards={"hands": {"ash": "uc04 uc06"}, "candle_deck": "uc10"})
    play(match, "place uc04 warrior")
    assert shown(match, 0, "hands", 0) == ["uc06", "uc10"] and shown(match, seat, "hands", 0) == [None, None]
    assert heard(match, seat, "candles-drawn")[0]["cards"] == [None] and heard(match, 0, "candles-drawn")[0]["cards"] == ["uc10"]
    assert heard(match, seat, "candles-drawn")[0]["number"] == 1


@covers("CN-H02")
def test_cards_that_come_back_from_the_manoeuvre_area_are_known() -> None:
    cards = {"hands": {"ash": "uc04"}, "spent": {"ash": "uc06"}}
    match = situation(cards=cards)
    assert shown(match, 1, "hands", 0) == [None]
    pass_to(pass_season(match), "turn")
    assert of(match).year == 2
    assert {"uc04", "uc06"} <= set(shown(match, 1, "hands", 0)) and None not in shown(match, None, "hands", 0)


@covers("CN-H02", "CN-302", "CN-R92")
def test_house_candles_of_the_fog_are_known() -> None:
    match = situation(phase="fog", year=2, cards={"hands": {"ash": "uc04"}})
    assert shown(match, 2, "hands", 0) == [None, "hc_ash_4"] and heard(match, None, "house-candle-came")[0]["card"] == "hc_ash_4"


@covers("CN-H03", "CN-636")
@pytest.mark.parametrize("seat", OTHERS)
def test_what_a_tavern_gives_and_takes_is_seen_by_its_player_alone(seat: int | None) -> None:
    match = play(at_the_tavern(), "return uc06")
    assert heard(match, 0, "candles-drawn")[0]["cards"] == ["uc10"] and heard(match, 0, "candles-returned")[0]["cards"] == [
        "uc06"
    ]
    assert heard(match, seat, "candles-drawn")[0]["cards"] == heard(match, seat, "candles-returned")[0]["cards"] == [None]
    assert shown(match, seat, "hands", 0) == [None] and set(shown(match, seat, "candle_deck")) == {None}
    known = json.dumps([match.view(seat), [each.heard_by(seat) for each in match.events]])
    assert "uc06" not in known and "uc10" not in known


@covers("CN-H03", "CN-R92")
def test_after_a_tavern_nobody_else_knows_which_known_cards_are_still_in_hand() -> None:
    match = known_before_a_tavern()
    assert shown(match, 1, "hands", 2) == ["hc_sow_4"]
    play(match, "move castle r7_tavern", "return uc10")
    assert of(match).hands[2] == ("hc_sow_4",) and shown(match, 1, "hands", 2) == [None]


@covers("CN-H03", "CN-796")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_the_two_cards_that_the_coven_puts_back_are_seen_by_it_alone(seat: int | None) -> None:
    match = situation(cards={"hands": {"coven": "uc04"}, "candle_deck": "uc10 uc11 uc12"})
    play(match, "place uc04 warrior", "return uc11", "return uc10")
    assert shown(match, seat, "hands", 3) == [None] and shown(match, 3, "hands", 3) == ["uc12"]
    assert [each["cards"] for each in heard(match, seat, "candles-returned")] == [[None], [None]]
    assert [each["cards"] for each in heard(match, 3, "candles-returned")] == [["uc11"], ["uc10"]]


@covers("CN-H02", "CN-796")
def test_what_was_known_of_the_covens_hand_is_known_after_it_put_back_what_it_drew() -> None:
    """Only cards that were just drawn go back, so that the start cards are still there, and everybody can tell."""
    match = situation(phase="fog", year=2, cards={"hands": {"coven": "uc04"}, "candle_deck": "uc10 uc11 uc12"})
    pass_to(match, "turn", "coven")
    assert shown(match, 0, "hands", 3) == [None, "hc_cov_4"]
    play(match, "place uc04 warrior", "return uc11", "return uc10")
    assert of(match).hands[3] == ("hc_cov_4", "uc12") and shown(match, 0, "hands", 3) == ["hc_cov_4", None]


@covers("CN-H04", "CN-134")
def test_a_player_remembers_what_it_put_at_the_bottom() -> None:
    match = play(at_the_tavern(), "return uc06")
    deck = len(of(match).candle_deck)
    assert shown(match, 0, "candle_deck") == ["uc06", *[None] * (deck - 1)]
    assert shown(match, 1, "candle_deck") == [None] * deck


@covers("CN-H04", "CN-R114", "CN-1003")
def test_what_went_openly_under_a_deck_is_known_to_all_there_and_in_the_hand_of_who_draws_it() -> None:
    candles, cards = {"ash_warrior": "r5_forge 4 uc05"}, {"hands": {"ash": "uc07"}}
    match = situation(
        phase="war", battles=(), candles=candles, castles={"ash": "r7_mine"}, away="candle_deck", wax={"ash": 5}, cards=cards
    )
    assert {tuple(shown(match, seat, "candle_deck")) for seat in EYES} == {("uc05",)}
    play(pass_to(match, "turn", "ash"), "manoeuvre hc_ash_4", "move castle r7_tavern")
    assert {tuple(shown(match, seat, "hands", 0)) for seat in OTHERS} == {(None, "uc05")}
    play(match, "return uc07")
    assert {tuple(shown(match, seat, "hands", 0)) for seat in OTHERS} == {(None,)}
    assert {tuple(shown(match, seat, "candle_deck")) for seat in OTHERS} == {(None,)}


@covers("CN-H04", "CN-H05", "CN-H09")
@pytest.mark.parametrize("seat", EYES)
def test_the_order_of_a_face_down_deck_is_unknown(seat: int | None) -> None:
    table = match_table(full_game(), seat)
    assert {card for name in COUNTED for card in table[name]} == {None}
    assert {card for cards in table["stacks"].values() for card in cards} == {None}


@covers("CN-H05")
@pytest.mark.parametrize("seat", EYES)
def test_what_the_curse_deck_is_made_of_is_public(seat: int | None) -> None:
    match = full_game()
    table = match_table(match, seat)
    assert sorted(table["house_candles"]) == sorted(of(match).house_candles) and len(table["house_candles"]) == 8
    displayed = {*table["curses"], *table["no_curses"]}
    assert len(displayed) + len(table["curse_deck"]) == 9


@covers("CN-H06")
@pytest.mark.parametrize("seat", EYES)
def test_which_tactics_cards_a_player_owns_is_public(seat: int | None) -> None:
    match = situation(cards={"hands": {"ash": "hc_ash_1"}, "owned": {"ash": "ht_ash_1"}})
    play(match, "place hc_ash_1 pilgrim", f"take {of(match).tactics_display[2]}")
    assert shown(match, seat, "owned", 0) == list(of(match).owned[0]) and len(of(match).owned[0]) == 2


@covers("CN-H07")
@pytest.mark.parametrize("seat", EYES)
def test_in_war_the_tactics_in_hand_are_those_owned_that_were_not_revealed(seat: int | None) -> None:
    match = battle(5, earth={"ash": "r5_mine", "coven": "r5_forge"}, owned={"ash": "tc01 tc02 tc03"})
    commit(match, ash="tc02-a none")
    assert shown(match, seat, "owned", 0) == ["tc01-a", "tc03-a"] and shown(match, seat, "used", 0) == ["tc02-a"]


@covers("CN-H08", "CN-916", "CN-I22")
@pytest.mark.parametrize("laid", ["none none", "tc02-a none", "none tc01-a", "tc03-a tc01-a"])
def test_a_commitment_is_hidden_from_all_but_its_player(laid: str) -> None:
    drawn = {"earth": {"ash": "r5_mine", "coven": "r5_forge"}, "owned": {"ash": "tc01 tc02 tc03"}}
    match, other = battle(5, **drawn), battle(5, **drawn)
    play(match, "ash: commit tc01-a tc02-a")
    play(other, f"ash: commit {laid}")
    for seat in OTHERS:
        assert match.view(seat) == other.view(seat) and match.view(seat)["sealed"] == [0]
    assert match.view(0)["answer"] != other.view(0)["answer"]
    play(match, "coven: commit none none")
    assert heard(match, None, "tactics-revealed")[0]["slots"] == ["tc01-a", "tc02-a"]


@covers("CN-H09")
@pytest.mark.parametrize("seat", EYES)
def test_an_upgrade_is_seen_once_it_lies_on_top(seat: int | None) -> None:
    cards = {"hands": {"engineers": "uc04"}, "stacks": {3: "u05 u07 u12"}}
    match = situation(cards=cards, earth={"engineers": "r2_forge"})
    play(match, "manoeuvre uc04")
    assert shown(match, seat, "tops", 3) == ["u05"] and shown(match, seat, "stacks", 3) == [None, None]
    play(match, "buy 3")
    assert shown(match, seat, "tops", 3) == ["u07"] and shown(match, seat, "stacks", 3) == [None]


@covers("CN-H10", "CN-241")
def test_a_personal_mission_is_known_to_its_owner_and_the_rejected_card_to_all() -> None:
    match = started(4, seed=3, missions="on")
    seat = next(iter(match.pending))
    assert asked(match) == "mission" and shown(match, (seat + 1) % 4, "personal", seat) == [None, None]
    kept, rejected = of(match).personal[seat]
    play(match, f"keep {kept}")
    assert shown(match, seat, "personal", seat) == [kept] and shown(match, None, "personal", seat) == [None]
    assert all(rejected in shown(match, eye, "common") for eye in EYES)


@covers("CN-H10")
def test_nobody_sees_what_another_may_keep() -> None:
    match = started(4, seed=3, missions="on")
    seat = next(iter(match.pending))
    for eye in EYES:
        if eye != seat:
            assert match.view(eye)["decision"] is None and not [
                card for card in of(match).personal[seat] if card in json.dumps(match.view(eye))
            ]
    assert match.view(seat)["decision"] is not None and len(options(match)) == 2


@covers("CN-H13")
def test_a_log_shows_what_was_hidden_once_it_is_public() -> None:
    match = situation(cards={"hands": {"ash": "uc04", "coven": "uc06"}, "candle_deck": "uc08"})
    play(match, "place uc04 warrior")
    assert heard(match, 1, "candles-drawn")[0]["cards"] == [None]
    pass_to(match, "turn", "ash")
    play(match, "place uc08 explorer")
    assert heard(match, 1, "candle-placed")[-1]["card"] == "uc08"
    assert heard(match, 1, "candles-drawn")[0]["cards"] == [None], "what was heard does not change"


def match_table(match: Match, seat: Seat | None) -> dict[str, Any]:
    """The table as somebody sees it."""
    return dict(match.view(seat)["table"])
