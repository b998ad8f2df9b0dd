"""Chapter 4: players, factions, settlements and turn order."""

import pytest

from parlour.conform import covers
from parlour.games.horde.board import DISTANCE, hexes
from parlour.games.horde.game import GAME
from parlour.games.horde.position import SIDE
from parlour.games.horde.tests.situations import of, pass_to, play, started, told
from parlour.kernel import Illegal

CARDS = tuple(reversed(GAME.content.cards))  # with the Season of Mud on top
ALL_MODES = ("skirmish", "hold_the_border", "conquest")
CAPITALS = {"cap_rus": "a1", "cap_china": "k1", "cap_north": "a11", "cap_south": "k11"}


@covers("HD-SET-01")
def test_two_to_four_play() -> None:
    assert GAME.seats == (2, 3, 4)


@covers("HD-SET-01")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_no_other_number_plays(seats: int) -> None:
    with pytest.raises(Illegal, match="unknown-seats"):
        GAME.terms(seats)


@covers("HD-SET-02")
def test_in_1v1_each_side_has_one_faction() -> None:
    assert of(started([(6, 1)])).factions == ("rus", "south_mongolia")


@covers("HD-SET-02")
def test_in_2v2_each_side_has_both_its_factions() -> None:
    assert set(of(started([(6, 1)], teams="2v2")).factions) == {"rus", "china", "south_mongolia", "north_mongolia"}


@covers("HD-SET-03")
@pytest.mark.parametrize("alliance", ["rus", "china"])
@pytest.mark.parametrize("horde", ["south_mongolia", "north_mongolia"])
def test_two_players_choose_a_faction_each(alliance: str, horde: str) -> None:
    assert of(started([(6, 1)], alliance=alliance, horde=horde)).seat == {alliance: 0, horde: 1}


@covers("HD-SET-03")
def test_two_players_play_1v1_unless_they_agree_otherwise() -> None:
    assert GAME.terms(2).options["teams"] == "1v1"


@covers("HD-SET-04")
def test_four_players_control_one_faction_each() -> None:
    leads = of(started([(6, 1)], teams="2v2", seats=4)).seat
    assert leads == {"rus": 0, "north_mongolia": 1, "china": 2, "south_mongolia": 3}


@covers("HD-SET-04", "HD-SET-05")
@pytest.mark.parametrize("seats", [3, 4])
def test_more_than_two_players_do_not_play_1v1(seats: int) -> None:
    with pytest.raises(Illegal) as refusal:
        GAME.terms(seats, {"teams": "1v1"})
    assert refusal.value.facts["legal"] == "2v2" and refusal.value.rule == "HD-SET-04"


@covers("HD-SET-04", "HD-SET-05")
@pytest.mark.parametrize("seats", [3, 4])
def test_more_than_two_players_play_2v2_without_saying_so(seats: int) -> None:
    assert GAME.terms(seats).options["teams"] == "2v2"


@covers("HD-SET-05")
@pytest.mark.parametrize(
    ("commander", "leads"),
    [
        ("alliance", {"rus": 0, "china": 0, "north_mongolia": 1, "south_mongolia": 2}),
        ("horde", {"rus": 0, "china": 1, "north_mongolia": 2, "south_mongolia": 2}),
    ],
)
def test_of_three_players_one_controls_a_whole_side(commander: str, leads: dict[str, int]) -> None:
    assert of(started([(6, 1)], seats=3, teams="2v2", commander=commander)).seat == leads


@covers("HD-SET-06")
def test_two_players_may_control_both_factions_of_a_side() -> None:
    leads = of(started([(6, 1)], seats=2, teams="2v2")).seat
    assert leads == {"rus": 0, "china": 0, "north_mongolia": 1, "south_mongolia": 1}


@covers("HD-SET-07")
@pytest.mark.parametrize("mode", ALL_MODES)
@pytest.mark.parametrize(("alliance", "own"), [("rus", "cap_rus"), ("china", "cap_china")])
@pytest.mark.parametrize(("horde", "other"), [("south_mongolia", "cap_south"), ("north_mongolia", "cap_north")])
def test_in_1v1_the_alliance_is_blue_and_the_horde_yellow(mode: str, alliance: str, own: str, horde: str, other: str) -> None:
    war = of(started([(6, 1)], mode=mode, alliance=alliance, horde=horde))
    assert (war.hex_of[own], war.hex_of[other]) == ("a1", "k11")


@covers("HD-SET-08")
@pytest.mark.parametrize("mode", ALL_MODES)
def test_in_2v2_every_faction_has_its_own_corner(mode: str) -> None:
    hex_of = of(started([(6, 1)], mode=mode, teams="2v2")).hex_of
    assert {name: hex_of[name] for name in CAPITALS} == CAPITALS


@covers("HD-SET-08")
@pytest.mark.parametrize("choice", [{"alliance": "china"}, {"horde": "north_mongolia"}])
def test_in_2v2_there_is_no_faction_to_choose(choice: dict[str, str]) -> None:
    with pytest.raises(Illegal) as refusal:
        GAME.terms(4, {"teams": "2v2", **choice})
    assert refusal.value.rule == "HD-SET-08"


@covers("HD-SET-05")
def test_there_is_a_sole_commander_with_three_players_only() -> None:
    with pytest.raises(Illegal) as refusal:
        GAME.terms(4, {"commander": "horde"})
    assert refusal.value.rule == "HD-SET-05"


@covers("HD-SET-09")
@pytest.mark.parametrize(
    ("corners", "capitals"),
    [
        ("printed", CAPITALS),
        ("alliance", {**CAPITALS, "cap_rus": "k1", "cap_china": "a1"}),
        ("horde", {**CAPITALS, "cap_north": "k11", "cap_south": "a11"}),
        ("both", {"cap_rus": "k1", "cap_china": "a1", "cap_north": "k11", "cap_south": "a11"}),
    ],
)
def test_a_side_may_exchange_its_corners(corners: str, capitals: dict[str, str]) -> None:
    hex_of = of(started([(6, 1)], teams="2v2", corners=corners)).hex_of
    assert {name: hex_of[name] for name in CAPITALS} == capitals


@covers("HD-SET-09")
@pytest.mark.parametrize(
    ("corners", "alliance", "horde"),
    [("printed", "a1", "k11"), ("alliance", "k1", "k11"), ("horde", "a1", "a11"), ("both", "k1", "a11")],
)
def test_in_1v1_the_armies_may_stand_in_other_corners(corners: str, alliance: str, horde: str) -> None:
    war = of(started([(6, 1)], corners=corners))
    assert (war.hex_of["cap_rus"], war.hex_of["cap_south"]) == (alliance, horde)


@covers("HD-SET-09", "HD-SET-13", "HD-VIC-06")
@pytest.mark.parametrize(("corners", "row"), [("alliance", "k"), ("horde", "a")])
def test_cities_and_the_red_border_go_with_the_corner_of_the_alliance(corners: str, row: str) -> None:
    assert of(started([(6, 1)], mode="conquest", corners=corners)).hex_of["city_rus_1"] == f"{row}7"
    beyond = of(started([(6, 1)], mode="hold_the_border", corners=corners)).beyond
    bulge = {"a": ("d8", "e7", "f7", "g6"), "k": ("h8", "g7", "f7", "e6")}[row]
    assert beyond == hexes([hex for hex, steps in DISTANCE[f"{row}1"].items() if steps <= 7 or hex in bulge])


@covers("HD-SET-09", "HD-SET-24")
def test_starting_units_stand_round_the_corner_that_was_taken() -> None:
    match = pass_to(started([(6, 1), CARDS, *[(1,)] * 9], mode="conquest", corners="both"), "summon")
    assert set(of(match).at.values()) == {"j1", "j2", "k2", "a10", "b11", "b12"}


@covers("HD-SET-10")
def test_a_corner_without_a_faction_is_open_ground() -> None:
    war = of(started([(6, 1)]))
    assert war.hex_of == {"cap_rus": "a1", "cap_south": "k11"}


@covers("HD-SET-11")
@pytest.mark.parametrize("mode", ALL_MODES)
def test_capitals_begin_with_full_durability(mode: str) -> None:
    durability = of(started([(6, 1)], mode=mode, teams="2v2")).durability
    assert {name: durability[name] for name in CAPITALS} == dict.fromkeys(CAPITALS, 6)


@covers("HD-SET-12")
@pytest.mark.parametrize("mode", ["skirmish", "hold_the_border"])
@pytest.mark.parametrize("teams", ["1v1", "2v2"])
def test_there_are_no_cities_outside_conquest(mode: str, teams: str) -> None:
    assert not [name for name in of(started([(6, 1)], mode=mode, teams=teams)).hex_of if name.startswith("city")]


@covers("HD-SET-12")
def test_conquest_2v2_has_six_cities() -> None:
    hex_of = of(started([(6, 1)], mode="conquest", teams="2v2")).hex_of
    cities = {name: hex for name, hex in hex_of.items() if name.startswith("city")}
    assert cities == {
        "city_rus_1": "a7", "city_rus_2": "d5", "city_rus_3": "d8",
        "city_china_1": "k7", "city_china_2": "h5", "city_china_3": "h8",
    }  # fmt: skip


@covers("HD-SET-13")
@pytest.mark.parametrize("alliance", ["rus", "china"])
def test_conquest_1v1_has_the_three_dark_blue_cities_whoever_plays(alliance: str) -> None:
    war = of(started([(6, 1)], mode="conquest", alliance=alliance))
    cities = {name: hex for name, hex in war.hex_of.items() if name.startswith("city")}
    assert cities == {f"city_{alliance}_1": "a7", f"city_{alliance}_2": "d5", f"city_{alliance}_3": "d8"}


@covers("HD-SET-14")
@pytest.mark.parametrize(("dice", "first"), [((6, 5), "rus"), ((2, 3), "south_mongolia")])
def test_the_side_with_the_higher_die_is_first(dice: tuple[int, int], first: str) -> None:
    assert of(started([dice])).order[0] == first


@covers("HD-SET-14")
def test_ties_for_the_first_side_are_rolled_again() -> None:
    match = started([(4, 4), (1, 1), (3, 5)])
    assert of(match).order == ("south_mongolia", "rus")
    assert told(match, "first-side-rolled") == [(4, 4, "nobody"), (1, 1, "nobody"), (3, 5, "horde")]


@covers("HD-SET-14")
def test_after_ten_ties_the_alliance_is_first() -> None:
    match = started([(2, 2)] * 10)
    assert (of(match).order[0], len(told(match, "first-side-rolled"))) == ("rus", 10)


@covers("HD-SET-15")
@pytest.mark.parametrize(("dice", "order"), [((6, 1), ("china", "north_mongolia")), ((1, 6), ("north_mongolia", "china"))])
def test_in_1v1_the_first_side_goes_first(dice: tuple[int, int], order: tuple[str, str]) -> None:
    assert of(started([dice], alliance="china", horde="north_mongolia")).order == order


@covers("HD-SET-16")
def test_in_2v2_with_the_alliance_first() -> None:
    assert of(started([(6, 1)], teams="2v2")).order == ("rus", "north_mongolia", "china", "south_mongolia")


@covers("HD-SET-17")
def test_in_2v2_with_the_horde_first() -> None:
    assert of(started([(1, 6)], teams="2v2")).order == ("north_mongolia", "rus", "south_mongolia", "china")


@covers("HD-SET-18")
@pytest.mark.parametrize("dice", [(6, 1), (1, 6)])
def test_factions_of_one_side_are_never_neighbours_in_the_order(dice: tuple[int, int]) -> None:
    order = of(started([dice], teams="2v2")).order
    assert [SIDE[one] == SIDE[other] for one, other in zip(order, (*order[1:], order[0]), strict=True)] == [False] * 4


@covers("HD-SET-19")
def test_the_order_is_the_same_in_every_round() -> None:
    match = started([(1, 6), CARDS])
    for _ in range(12):
        pass_to(match, "activate")
        play(match, "end-battle")
    turns = [each.faction for each in told(match, "turn-began")]
    assert turns[:12] == ["south_mongolia", "rus"] * 6
