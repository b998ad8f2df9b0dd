"""Chapter 6.3: the event phase."""

import pytest

from parlour.conform import covers
from parlour.games.horde.rules.parameters import attack_of, defence_of, speed_of
from parlour.games.horde.tests.situations import asked, of, options, pass_to, play, seat_asked, situation, told
from parlour.kernel import Match

UNITS = {"rus_ivan": "a2", "rus_axe1": "b1", "sm_genghis": "k10", "sm_raider1": "j11"}
FOUR = {"rus_ivan": "a2", "china_wanyan": "k2", "sm_genghis": "k10", "nm_batu": "a10"}


def drawn(card: str, *dice: object, units: dict[str, str] = UNITS, **more: object) -> Match:
    """A new round that begins with this card."""
    return situation(units, faction="south_mongolia", phase="round", deck=[card], dice=dice, **more)  # type: ignore[arg-type]


@covers("HD-EVT-01")
def test_one_card_is_drawn_a_round_and_shown_to_all() -> None:
    match = drawn("ev_mud")
    assert told(match, "event-drawn") == [("ev_mud",)]
    assert [match.view(seat)["table"]["active_event"] for seat in (0, 1, None)] == [["ev_mud"]] * 3


@covers("HD-EVT-01")
def test_no_further_card_is_drawn_in_the_round() -> None:
    match = drawn("ev_mud", reserve=[])
    play(match, "end-battle")
    assert told(match, "event-drawn") == [("ev_mud",)] and of(match).faction == "south_mongolia"


@covers("HD-EVT-02")
def test_the_immediate_part_comes_before_the_first_turn() -> None:
    match = drawn("ev_pestilence")
    assert asked(match) == "pestilence" and told(match, "turn-began") == []
    play(match, "sicken rus_axe1", "sicken sm_raider1")
    assert told(match, "turn-began") == [("rus",)]


@covers("HD-EVT-03")
@pytest.mark.parametrize(("unit", "defence"), [("rus_axe1", 2), ("sm_raider1", 1), ("rus_ivan", 2), ("sm_genghis", 2)])
def test_the_lasting_part_applies_to_all_alike(unit: str, defence: int) -> None:
    assert defence_of(of(drawn("ev_panic")), unit) == defence


@covers("HD-EVT-03")
def test_a_lasting_part_that_names_a_winner_is_for_him_alone() -> None:
    war = of(drawn("ev_wager_race", (2, 5)))
    assert (speed_of(war, "rus_ivan"), speed_of(war, "sm_genghis")) == (2, 3)


@covers("HD-EVT-04")
def test_controllers_answer_in_turn_order_and_see_what_was_answered() -> None:
    match = drawn("ev_pestilence")
    assert seat_asked(match) == 0
    play(match, "sicken rus_ivan")
    assert seat_asked(match) == 1 and match.view(1)["table"]["health"]["rus_ivan"] == 2


@covers("HD-EVT-04")
def test_the_order_of_the_horde_begins_where_the_horde_is_first() -> None:
    match = situation(FOUR, teams="2v2", first="horde", faction="china", phase="round", deck=["ev_wager_champions"], reserve=[])
    seats = []
    for _ in range(4):
        seats.append(seat_asked(match))
        play(match, "stay-out")
    assert seats == [1, 0, 3, 2]


@covers("HD-EVT-05")
@pytest.mark.parametrize(("card", "attack", "defence"), [("ev_dust_storm", 4, 3), ("ev_panic", 4, 3)])
def test_harm_does_not_touch_immune_units(card: str, attack: int, defence: int) -> None:
    war = of(drawn(card, units={**UNITS, "rus_dobrynya": "b2"}))
    assert (attack_of(war, "rus_dobrynya"), defence_of(war, "rus_dobrynya")) == (attack, defence)


@covers("HD-EVT-06")
def test_help_touches_immune_units_like_all_others() -> None:
    war = of(drawn("ev_pastures", units={**UNITS, "rus_dobrynya": "b2"}))
    assert (speed_of(war, "rus_dobrynya"), speed_of(war, "rus_ivan"), speed_of(war, "rus_axe1")) == (4, 3, 1)


@covers("HD-EVT-07")
@pytest.mark.parametrize(("dice", "winner"), [((4, 3), "rus"), ((1, 2), "south_mongolia")])
def test_the_highest_die_wins_a_wager(dice: tuple[int, int], winner: str) -> None:
    match = drawn("ev_wager_wrestlers", dice)
    assert of(match).winner == winner and told(match, "wager-won") == [(winner, "ev_wager_wrestlers")]
    assert told(match, "wager-rolled") == [("rus", dice[0]), ("south_mongolia", dice[1])]


@covers("HD-EVT-08")
def test_only_those_who_tie_for_the_highest_die_roll_again() -> None:
    match = drawn("ev_wager_wrestlers", (3, 5, 5, 1), (2, 4), units=FOUR, teams="2v2")
    assert told(match, "wager-rolled")[4:] == [("north_mongolia", 2), ("china", 4)]
    assert of(match).winner == "china"


@covers("HD-EVT-08")
def test_ties_below_the_highest_die_do_not_matter() -> None:
    match = drawn("ev_wager_wrestlers", (3, 3, 3, 4), units=FOUR, teams="2v2")
    assert of(match).winner == "south_mongolia" and len(told(match, "wager-rolled")) == 4


@covers("HD-EVT-09")
def test_after_ten_rolls_again_the_tied_faction_that_comes_first_wins() -> None:
    match = drawn("ev_wager_wrestlers", (1, 5, 1, 5), *[(3, 3)] * 10, units=FOUR, teams="2v2")
    assert of(match).winner == "north_mongolia" and len(told(match, "wager-rolled")) == 4 + 20


@covers("HD-EVT-09")
def test_the_tenth_roll_again_still_counts() -> None:
    match = drawn("ev_wager_wrestlers", *[(3, 3)] * 10, (1, 2))
    assert of(match).winner == "south_mongolia"


@covers("HD-EVT-10")
def test_allies_roll_against_each_other() -> None:
    match = drawn("ev_wager_wrestlers", (6, 1, 5, 2), units=FOUR, teams="2v2")
    war = of(match)
    assert [each.faction for each in told(match, "wager-rolled")] == ["rus", "north_mongolia", "china", "south_mongolia"]
    assert (attack_of(war, "rus_ivan"), attack_of(war, "china_wanyan")) == (3, 2)


@covers("HD-EVT-11")
@pytest.mark.parametrize("card", ["ev_wager_wrestlers", "ev_wager_race", "ev_wager_archers", "ev_wager_omens"])
def test_factions_without_a_unit_on_the_board_are_not_in_an_open_wager(card: str) -> None:
    units = {unit: hex for unit, hex in FOUR.items() if unit != "china_wanyan"}
    match = drawn(card, (3, 2, 1), units=units, teams="2v2")
    assert told(match, "wager-rolled") == [("rus", 3), ("north_mongolia", 2), ("south_mongolia", 1)]


@covers("HD-EVT-12")
def test_a_faction_is_in_the_wager_of_champions_only_if_its_controller_says_so() -> None:
    match = drawn("ev_wager_champions", (2, 6))
    assert options(match) == {"champion rus_ivan", "champion rus_axe1", "stay-out"}
    play(match, "champion rus_axe1", "champion sm_raider1")
    assert [each.faction for each in told(match, "wager-rolled")] == ["rus", "south_mongolia"]
    assert of(match).winner == "south_mongolia"


@covers("HD-EVT-12")
def test_a_faction_is_in_the_wager_on_the_tribute_only_if_its_controller_says_so() -> None:
    match = drawn("ev_wager_tribute", track={"rus": ("rus_zmey", 5), "south_mongolia": ("sm_mogoi", 3)})
    assert (asked(match), options(match)) == ("tribute", {"join", "stay-out"})
    play(match, "join", "stay-out")
    assert told(match, "wager-rolled") == [] and of(match).winner == "rus"
    track = of(pass_to(match, "activate", "rus")).track
    assert track["south_mongolia"] == ("sm_mogoi", 3)


@covers("HD-EVT-13")
def test_a_single_participant_wins_without_a_roll() -> None:
    match = drawn("ev_wager_champions")
    play(match, "stay-out", "champion sm_raider1")
    assert of(match).winner == "south_mongolia" and told(match, "wager-rolled") == []
    assert attack_of(of(match), "sm_raider1") == 5


@covers("HD-EVT-13")
def test_a_wager_without_participants_has_no_effect() -> None:
    match = drawn("ev_wager_champions")
    play(match, "stay-out", "stay-out")
    assert of(match).winner == "" and told(match, "wager-won") == []


@covers("HD-EVT-14")
def test_event_modifiers_add_up_with_all_others() -> None:
    match = situation({"rus_axe1": "b1", "rus_ivan": "b2", "sm_raider1": "k2"}, event="ev_war_drums")
    play(match, "activate rus_ivan", "order rus_axe1 attack")
    assert attack_of(of(match), "rus_axe1") == 3 + 2 + 1
