"""Chapter 6.2: the season of fog."""

import pytest

from parlour.conform import covers
from parlour.games.candelabria.position import Claim
from parlour.games.candelabria.tests.situations import (
    asked,
    castle,
    held,
    lit,
    of,
    options,
    order,
    pass_season,
    passing,
    play,
    points,
    reserve_of,
    seen_by,
    situation,
    started,
    told,
)
from parlour.kernel import Card, Match

THREE = ("ash", "engineers", "sowers")
FOUR = (*THREE, "coven")
OUTER = {3: [1, 2, 3, 4, 5, 7, 8], 6: [1, 2, 3, 4, 5, 7, 8, 9, 10]}


def whole(seats: int) -> Match:
    """A match at its end in which everybody passed."""
    match = started(seats, sixth="on" if seats == 6 else "off")
    while not match.over:
        assert of(match).season != "fog", "somebody is asked in the fog"
        passing(match)
    return match


@covers("CN-301")
@pytest.mark.parametrize(
    ("houses", "year", "number"),
    [(THREE, 1, 3), (THREE, 2, 2), (THREE, 3, 2), (FOUR, 1, 3), (FOUR, 2, 3), (FOUR, 3, 3)],
)
def test_the_fog_brings_curses_by_year_and_side(houses: tuple[str, ...], year: int, number: int) -> None:
    match = situation(*houses, year=year, phase="fog", cards={"curse_deck": "cu03 cu05 cu01 cu07"})
    assert list(of(match).curses) == ["cu03", "cu05", "cu01"][:number]


@covers("CN-302")
@pytest.mark.parametrize(("year", "number"), [(2, 4), (3, 5)])
def test_house_candles_of_the_year_come_to_the_hands_of_their_houses(year: int, number: int) -> None:
    match = situation(*THREE, year=year, phase="fog")
    assert [held(match, house) for house in THREE] == [[f"hc_{house}_{number}"] for house in ("ash", "eng", "sow")]
    assert told(match, "house-candle-came") == [(house, f"hc_{house[:3]}_{number}") for house in THREE]


@covers("CN-303")
def test_curses_fill_the_display_from_left_to_right() -> None:
    match = situation(phase="fog", cards={"curse_deck": "cu10 cu02 cu08"})
    assert of(match).curses == ("cu10", "cu02", "cu08")
    assert seen_by(match, "coven")["curses"] == ["cu10", "cu02", "cu08"]


@covers("CN-304")
def test_the_regions_of_the_displayed_curses_are_struck() -> None:
    match = situation(phase="fog", cards={"curse_deck": "cu10 cu02 cu08"})
    assert of(match).struck == (10, 2, 8)


@covers("CN-305")
def test_a_struck_region_is_not_fought_over() -> None:
    match = situation(*THREE, phase="war", cards={"curses": "cu01 cu02 cu03"}, earth={"ash": "r1_forge r4_mine"})
    assert sorted({each.region for each in told(match, "region-won")} & {1, 2, 3, 4}) == [4]


@covers("CN-304", "CN-305")
def test_a_region_is_struck_for_one_year_only() -> None:
    match = situation(*THREE, phase="fog", cards={"curse_deck": "cu01 cu02 cu03 cu04 cu05"})
    while of(match).year == 1:
        passing(match)
    assert of(match).struck == (4, 5)


@covers("CN-306")
def test_figures_enter_a_struck_region_and_its_territories_act() -> None:
    match = situation(*THREE, cards={"hands": {"ash": "uc04 uc06"}, "curses": "cu08"}, gold={"ash": 4})
    play(match, "manoeuvre uc04", "move castle r8_mine")
    assert castle(match, "ash") == "r8_mine" and lit(match, "ash") == {"r8_mine"} and asked(match) == "mine"
    play(match, "store 1 0", "move castle r8_forge")
    assert "build white 8" in options(match), "temples may be built there"
    play(match, "build white 8")
    assert points(match, "ash") == 4


@covers("CN-306")
def test_a_curse_may_be_placed_in_a_struck_region() -> None:
    match = situation(*THREE, phase="war", cards={"curses": "cu08"}, influence={"cu08": {"ash": 1}}, earth={"ash": "r4_mine"})
    assert asked(match) == "curse" and "haunt 8" in options(match)


@covers("CN-307", "CN-308", "CN-309")
@pytest.mark.parametrize("seats", [3, 6])
def test_every_region_but_the_sixth_is_struck_once_and_nobody_is_asked_in_the_fog(seats: int) -> None:
    assert sorted([each.region for each in told(whole(seats), "curse-appeared")]) == OUTER[seats]


@covers("CN-310")
def test_earth_flames_on_yearly_missions_return_in_the_fog() -> None:
    claims = {Card("my04"): (Claim(0, True),), Card("my05"): (Claim(0, False),), Card("mh02"): (Claim(0, True),)}
    match = situation(
        year=2, phase="fog", modules="missions", cards={"common": "my04 my05 mh02"}, reserve={"ash": 20}, claimed=claims
    )
    assert reserve_of(match, "ash") == 21 and of(match).claimed == {"mh02": (Claim(0, True),)}


@covers("CN-311")
def test_a_discovery_lies_face_down_on_each_struck_region() -> None:
    match = situation(phase="fog", modules="discovery", cards={"curse_deck": "cu01 cu05 cu09"})
    assert {region for region, tokens in of(match).hidden.items() if tokens} == {1, 5, 9}
    assert {tuple(tokens) for tokens in seen_by(match, "ash")["hidden"].values()} == {(), (None,)}


@covers("CN-312")
def test_the_fog_leaves_the_turn_order_as_it_is() -> None:
    match = situation(*FOUR, year=2, phase="fog", track="coven ash sowers engineers")
    assert order(match) == ["coven", "ash", "sowers", "engineers"] and told(match, "track-changed") == []
    assert list(match.pending) == [3]


@covers("CN-309")
def test_from_war_to_kindling_the_fog_passes_without_a_question() -> None:
    match = pass_season(situation(*THREE, phase="war", cards={"spent": {"ash": "uc04"}}, earth={"ash": "r2_mine"}))
    assert (of(match).year, of(match).season, asked(match)) == (2, "kindling", "turn")
    assert [each.season for each in told(match, "season-began")] == ["war", "fog", "kindling"]
