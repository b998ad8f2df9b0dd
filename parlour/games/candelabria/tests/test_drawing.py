"""The table as text."""

import pytest

from parlour.games.candelabria.drawing import picture
from parlour.games.candelabria.tests.scenes import battle
from parlour.games.candelabria.tests.situations import FOUR, pass_to, situation, started
from parlour.kernel import Match

HAND = {"hands": {"ash": "uc04 uc06", "coven": "uc01"}}


def lines(match: Match, seat: int | None = 0) -> list[str]:
    """What a seat sees, line by line."""
    return picture(match.view(seat)).splitlines()


def line(match: Match, start: str, seat: int | None = 0) -> str:
    """The first line that begins with this, without the room before it."""
    return next(each.strip() for each in lines(match, seat) if each.strip().startswith(start))


def region(match: Match, number: int) -> list[str]:
    """The lines of a region: its head, then a line for each territory on which something stands."""
    found = lines(match)
    start = next(at for at, each in enumerate(found) if each[1:3].strip() == str(number) and each[0] in " ~")
    end = next(at for at in range(start + 1, len(found)) if not found[at].startswith("     "))
    return [each.strip() for each in found[start:end]]


def board(match: Match, house: str, seat: int | None = 0) -> list[str]:
    """The lines of the board of a House."""
    found = lines(match, seat)
    start = next(at for at, each in enumerate(found) if each[2:].startswith(f"{house} ") and " VP " in each)
    end = next((at for at in range(start + 1, len(found)) if not found[at].startswith("    ")), len(found))
    return [each.strip() for each in found[start:end]]


def test_before_the_first_year_the_houses_are_named_as_far_as_they_are_taken() -> None:
    match = started(3, houses="choice")
    assert lines(match) == ["  setup: ? ? ?"]
    seat = next(iter(match.pending))
    match.act(seat, "lead coven")
    assert lines(match)[0].split()[1 + seat] == "coven" and lines(match)[0].count("?") == 2


def test_the_first_line_says_when_it_is_and_who_comes_first() -> None:
    match = situation(year=2, cards=HAND, track="coven ash sowers engineers")
    assert lines(match)[0] == "  year 2 | kindling | track coven ash sowers engineers"


def test_a_battle_is_named_in_the_first_line() -> None:
    match = battle(5, earth={"ash": "r5_mine", "coven": "r5_forge"})
    assert lines(match)[0].endswith(" | battle for 5") and " | war | " in lines(match)[0]


def test_a_region_shows_powers_with_the_likely_winner_first() -> None:
    earth = {"ash": "r5_mine", "coven": "r5_forge r5_mine"}
    match = situation(cards=HAND, earth=earth, candles={"sowers_explorer": "r5_tavern 0"})
    assert region(match, 5)[0] == "5 *coven 2 ash 1 sowers 0"


def test_temples_and_curses_stand_before_the_powers_and_the_weakest_leads_under_a_grey_one() -> None:
    earth = {"ash": "r5_mine", "coven": "r5_forge r5_mine"}
    match = battle(5, earth=earth, temples={5: "white grey"}, haunts={"cu01": "coven 5"})
    assert region(match, 5)[0] == "5 [white grey] cu01 *ash 1 coven 5"


def test_a_struck_region_is_marked_and_has_no_winner() -> None:
    match = situation(cards={**HAND, "curses": "cu05"}, earth={"ash": "r5_mine"})
    assert region(match, 5)[0] == "~ 5 ash 1"
    assert region(match, 7)[0] == "7 -"


def test_every_region_of_the_side_is_drawn() -> None:
    for houses, count in ((("ash", "coven", "sowers"), 8), (FOUR, 10)):
        match = situation(*houses, cards=HAND)
        assert [region(match, number)[0].split()[0] for number in range(1, count + 1)] == [str(n) for n in range(1, count + 1)]


def test_a_territory_shows_castles_candles_and_earth_flames() -> None:
    castles, earth = {"ash": "r5_mine"}, {"ash": "r5_mine", "coven": "r5_mine"}
    match = situation(
        cards=HAND, castles=castles, earth=earth, candles={"sowers_pilgrim": "r5_mine 2", "ash_explorer": "r5_forge 0"}
    )
    assert [each.split() for each in region(match, 5)[1:]] == [
        ["r5_forge", "explorer0:ash"],
        ["r5_mine", "c:ash", "pilgrim2:sowers", "ash,coven"],
    ]


def test_with_two_players_a_curse_stands_on_a_territory() -> None:
    match = situation("ash", "coven", cards={**HAND, "curses": "cu01"}, haunts={"cu01": "r1_mine"})
    assert region(match, 1)[1].split() == ["r1_mine", "cu01"]


def test_curses_show_the_flames_before_them() -> None:
    cards = {**HAND, "curses": "cu05 cu08"}
    match = situation(cards=cards, influence={"cu05": {"ash": 2, "coven": 1}})
    assert line(match, "curses").split(maxsplit=1)[1] == "cu05(ash 2, coven 1) cu08"
    assert line(situation(cards=HAND), "curses").split() == ["curses", "-"]


def test_the_markets_show_what_can_be_had() -> None:
    stacks = {**dict.fromkeys(range(9), ""), 2: "u05 u07 u12"}
    match = situation(cards={**HAND, "stacks": stacks, "tactics_display": "tc01 tc02"})
    assert line(match, "tactics").split()[1:] == ["tc01-a", "tc02-a"]
    assert line(match, "upgrades").split()[1:] == ["-", "-", "u05/3", "-", "-", "-", "-", "-", "-"]


def test_common_missions_are_drawn_where_they_are_played_with() -> None:
    match = situation(modules="missions", cards={**HAND, "common": "my04 mh02"})
    assert line(match, "missions").split()[1:] == ["my04", "mh02"]
    assert not [each for each in lines(situation(cards=HAND)) if each.strip().startswith("missions")]


def test_a_board_says_what_a_house_has() -> None:
    cards = {**HAND, "spent": {"ash": "uc30"}, "owned": {"ash": "tc01"}, "used": {"ash": "tc02"}, "built": {"ash": "u05 u07"}}
    match = situation(cards=cards, vp={"ash": 17}, wax={"ash": 1}, gold={"ash": 4}, earth={"ash": "r1_mine"})
    found = board(match, "ash")
    assert found[0].split() == [">", *["ash", "17", "VP", "wax", "1", "gold", "4", "flames", "23"]]
    assert [each.split() for each in found[1:]] == [
        ["hand", "uc04", "uc06"],
        ["spent", "uc30"],
        ["tactics", "tc01-a"],
        ["used", "tc02-a"],
        ["upgrades", "u05", "u07"],
    ]
    assert len(board(match, "sowers")) == 1 and not board(match, "sowers")[0].startswith(">")


@pytest.mark.parametrize(("seat", "hand", "mission"), [(0, "uc04 uc06", "my04"), (1, "# #", "#"), (None, "# #", "#")])
def test_hands_and_missions_are_drawn_for_those_who_hold_them_only(seat: int | None, hand: str, mission: str) -> None:
    match = situation(modules="missions", cards={**HAND, "personal": {"ash": "my04"}})
    found = {each.split()[0]: each.split(maxsplit=1)[1] for each in board(match, "ash", seat)[1:]}
    assert (found["hand"], found["mission"]) == (hand, mission)


def test_a_mission_that_lies_face_up_is_drawn_for_all() -> None:
    match = situation(modules="missions", cards={**HAND, "open_missions": {"ash": "mh02"}})
    assert "mh02" in board(match, "ash", None)[-1]


def test_a_whole_game_can_be_drawn_at_every_question() -> None:
    match = pass_to(started(4, missions="on", withering="on", sixth="on", discovery="on"), "turn")
    while not match.over:
        assert all(len(lines(match, seat)) > 20 for seat in (0, None))
        seat, decision = next(iter(match.pending.items()))
        match.act(seat, decision.options[-1])
