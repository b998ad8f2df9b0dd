"""The table as text."""

import pytest

from parlour.games.inbetween.content.cards import DECKS
from parlour.games.inbetween.drawing import picture
from parlour.games.inbetween.ladder import RUNGS
from parlour.games.inbetween.position import CITY, CREATURE
from parlour.games.inbetween.tests.situations import end_turn, play, situation
from parlour.games.inbetween.tests.using import activated
from parlour.kernel import Match

CIRCLE = "mina C0, sam H2, bob C0, tom H4, max C3, carl H0"


def lines(match: Match, seat: int | None = 0) -> list[str]:
    """What a seat sees, line by line."""
    return picture(match.view(seat)).splitlines()


def line_of(match: Match, name: str, seat: int | None = 0) -> str:
    """The line of a character or a side, without the sign before it."""
    return next(line[2:] for line in lines(match, seat) if line[2:].startswith(name))


def test_the_first_line_says_how_the_game_stands() -> None:
    match = situation(CIRCLE, only=True, turn=11, direction=-1)
    assert lines(match)[0] == "  turn 12 (safety limit 200) | city: action | counter-clockwise | secured 1/3, devoured 0/3"


def test_the_circle_is_drawn_clockwise_with_the_marker_and_where_it_will_go() -> None:
    match = situation(CIRCLE, only=True, marker="sam", laid="shroud bob")
    assert [line.split()[:2] for line in lines(match)[1:7]] == [
        ["mina", ".....|o...."],
        [">", "sam"],
        ["bob", ".....|o...."],
        ["1", "tom"],
        ["2", "max"],
        ["carl", "....o|....."],
    ]


@pytest.mark.parametrize(
    ("rung", "ladder", "state"),
    [
        ("H4", "o....|.....", "secured"),
        ("H2", "..o..|.....", "guarded"),
        ("H1", "...o.|.....", "alert"),
        ("H0", "....o|.....", "borderline"),
        ("C0", ".....|o....", "borderline"),
        ("C1", ".....|.o...", "nervous"),
        ("C3", ".....|...o.", "terrified"),
        ("C4", ".....|....o", "devoured"),
    ],
)
def test_a_character_stands_on_its_rung(rung: str, ladder: str, state: str) -> None:
    assert rung in RUNGS
    assert line_of(situation(f"sam {rung}", phase="turn"), "sam").split()[1:4] == [ladder, rung, state]


def test_a_character_shows_its_face_and_everything_that_lies_on_it() -> None:
    tokens = "web sam, heart sam, eye tom"
    match = situation(CIRCLE, only=True, tokens=tokens, laid="detour sam", equipment="shotgun", shotgun="sam")
    assert line_of(match, "sam").split()[3:] == ["guarded", "home", "eye", "h_gain", "+heart", "+web", "[detour]", "(shotgun)"]
    assert line_of(match, "max").split()[3:] == ["terrified", "home", "maw", "c_max"]


def test_a_board_says_what_a_side_has() -> None:
    match = situation(energy=(3, 8), knowledge=(2, 4), spent=(True, False), hands=("camera radio", "shroud"))
    assert line_of(match, "city").split(" | ") == [
        "city       energy 3/10",
        "knowledge 2/6, next for 3",
        "effect spent",
        f"deck {len(DECKS[CITY]) - 2}, hand 2, discard 0",
    ]
    assert line_of(match, "creature").split(" | ") == [
        "creature   energy 8/10",
        "knowledge 4/6, next for 5",
        "effect unused",
        f"deck {len(DECKS[CREATURE]) - 1}, hand 1, discard 0",
    ]


@pytest.mark.parametrize(
    ("seat", "city", "creature"),
    [(0, "camera radio", "#*3"), (1, "#*2", "hunger shroud*2"), (None, "#*2", "#*3")],
    ids=["the City", "the Creature", "a spectator"],
)
def test_a_hand_is_drawn_for_those_who_hold_it_only(seat: int | None, city: str, creature: str) -> None:
    match = situation(hands=("camera radio", "shroud hunger shroud"))
    held = [line.split(" | ")[0].strip() for line in lines(match, seat) if line.strip().startswith("hand ")]
    assert held == [f"hand {city}", f"hand {creature}"]


def test_cards_that_were_seen_are_drawn_beside_those_that_were_not() -> None:
    match = play(activated("interrogation", hands=("", "shroud hunger")), "discard hunger")
    play(match, "prepare", "refill")
    assert any(line.strip().startswith("hand shroud #*4 |") for line in lines(match, 0))


def test_discards_equipment_and_the_box_are_drawn() -> None:
    match = situation(equipment="radio", discards=("camera", "shroud shroud"), rest="away", hands=("generator", ""))
    boards = [line.strip() for line in lines(match) if line.strip().startswith("hand ")]
    assert boards[0].split(" | ")[:3] == ["hand generator", "discard camera", "equipment radio"]
    assert boards[0].split(" | ")[3].startswith("box backpack ")
    assert boards[1] == "hand - | discard hunger*4 nightmare*4 paranoia*4 rampage*4 relocation*4 shroud*4 tendrils*4"


def test_a_card_that_is_being_played_is_drawn_beside_the_hand() -> None:
    match = activated("evacuation", CIRCLE, hands=("camera", ""))
    assert any(line.strip().startswith("hand camera | discard - | playing evacuation") for line in lines(match))


def test_a_removed_character_is_named_below_and_the_displaced_marker_above() -> None:
    match = play(activated("evacuation", "mina C0, sam H2, scott H2", equipment="radio"), "remove mina")
    assert lines(match)[-1] == "  gone       mina"
    match = play(situation("mina H0, sam C1", active="creature", knowledge=(0, 4)), "knowledge creature_k4", "remove mina")
    assert "marker displaced" in lines(match)[0]
    assert "marker displaced" not in lines(end_turn(match))[0]


def test_the_end_is_named_and_a_finished_track_has_no_price() -> None:
    match = play(situation("sam H1", phase="activity", knowledge=(5, 0), energy=(6, 0)), "raise")
    assert lines(match)[0].endswith(" | ended: knowledge")
    assert "knowledge 6/6 | effect unused" in line_of(match, "city")
