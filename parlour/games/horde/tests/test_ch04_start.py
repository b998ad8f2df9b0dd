"""Chapter 4: starting units, where they stand, and the rest of the setup."""

import pytest

from parlour.conform import covers
from parlour.games.horde.content.kinds import KIND_OF
from parlour.games.horde.game import GAME
from parlour.games.horde.tests.situations import asked, of, options, pass_to, play, seat_asked, started, told

CARDS = tuple(reversed(GAME.content.cards))  # with the Season of Mud on top


@covers("HD-SET-20")
@pytest.mark.parametrize(
    ("faction", "kinds"), [("rus", ("rus_axe", "rus_spear")), ("south_mongolia", ("sm_raider", "sm_tracker"))]
)
def test_in_skirmish_two_combat_units_are_chosen_the_same_kind_or_different(faction: str, kinds: tuple[str, str]) -> None:
    match = started([(6, 1) if faction == "rus" else (1, 6)])
    one, other = kinds
    assert options(match) == {f"start {one} {one}", f"start {one} {other}", f"start {other} {other}"}


@covers("HD-SET-20")
def test_in_skirmish_one_support_unit_is_chosen() -> None:
    match = play(started([(6, 1)]), "start rus_axe rus_axe")
    assert (asked(match), options(match)) == ("start-support", {"start rus_caravan", "start rus_smith"})


@covers("HD-SET-20")
@pytest.mark.parametrize("teams", ["1v1", "2v2"])
def test_a_skirmish_faction_starts_with_five_units(teams: str) -> None:
    match = play(started([(6, 1)], teams=teams), "start rus_axe rus_spear", "start rus_smith")
    assert of(match).starting == ("rus_ivan", "rus_axe1", "rus_spear1", "rus_archer1", "rus_smith")


@covers("HD-SET-20")
@pytest.mark.parametrize("teams", ["1v1", "2v2"])
@pytest.mark.parametrize("mode", ["hold_the_border", "conquest"])
def test_a_faction_of_the_other_modes_starts_with_three_units(mode: str, teams: str) -> None:
    match = started([(6, 1)], mode=mode, teams=teams)
    assert options(match) == {"start rus_axe", "start rus_spear"}
    play(match, "start rus_spear")
    assert of(match).starting == ("rus_ivan", "rus_spear1", "rus_archer1")


@covers("HD-SET-21")
def test_factions_choose_in_turn_order_and_openly() -> None:
    match = started([(6, 1)], teams="2v2", mode="conquest")
    seats = []
    for _ in range(4):
        seats.append((asked(match), seat_asked(match)))
        play(match, next(iter(sorted(options(match)))))
    assert seats == [("start-combat", seat) for seat in (0, 1, 2, 3)]
    assert match.view(3)["table"]["starting"] == list(of(match).starting)


@covers("HD-SET-22")
def test_all_other_tokens_are_the_reserve() -> None:
    match = play(started([(6, 1)]), "start rus_axe rus_axe", "start rus_smith")
    started_with = {"rus_ivan", "rus_axe1", "rus_axe2", "rus_archer1", "rus_smith"}
    rest = {unit for unit in KIND_OF if unit.startswith("rus_")} - started_with
    assert set(of(match).reserve["rus"]) == rest


@covers("HD-SET-23")
def test_placing_begins_after_all_choices_in_turn_order() -> None:
    match = started([(6, 1), CARDS], mode="conquest")
    play(match, "start rus_axe", "start sm_raider")
    assert (asked(match), seat_asked(match)) == ("place-start", 0)
    play(match, "place rus_ivan a2", "place rus_axe1 b1")
    assert seat_asked(match) == 1 and of(match).at == {"rus_ivan": "a2", "rus_axe1": "b1", "rus_archer1": "b2"}


@covers("HD-SET-24", "HD-SET-26")
def test_three_units_stand_on_the_first_ring_as_their_controller_wishes() -> None:
    match = play(started([(6, 1)], mode="conquest"), "start rus_axe", "start sm_raider")
    assert options(match) == {"place rus_ivan a2", "place rus_ivan b1", "place rus_ivan b2"}
    play(match, "place rus_ivan b1")
    assert options(match) == {"place rus_axe1 a2", "place rus_axe1 b2"}


@covers("HD-SET-25")
@pytest.mark.parametrize("which", [0, -1])
def test_five_units_fill_the_first_ring_and_two_hexes_of_the_second(which: int) -> None:
    match = started([(6, 1), CARDS])
    while asked(match) != "summon":
        play(match, match.pending[seat_asked(match)].options[which])
    hexes = [{hex for unit, hex in of(match).at.items() if unit.startswith(army)} for army in ("rus", "sm")]
    assert hexes[0] >= {"a2", "b1", "b2"} and len(hexes[0] & {"a3", "b3", "c1", "c2"}) == 2
    assert hexes[1] >= {"j11", "j12", "k10"} and len(hexes[1] & {"i10", "i11", "j10", "k9"}) == 2


@covers("HD-SET-25")
def test_the_last_units_must_fill_what_is_left_of_the_first_ring() -> None:
    match = play(started([(6, 1)]), "start rus_axe rus_axe", "start rus_smith", "start sm_raider sm_raider", "start sm_groom")
    play(match, "place rus_ivan a3", "place rus_axe1 c2")
    assert options(match) == {"place rus_axe2 a2", "place rus_axe2 b1", "place rus_axe2 b2"}


@covers("HD-SET-26")
def test_one_unit_a_hex_at_the_start() -> None:
    match = play(started([(6, 1)]), "start rus_axe rus_axe", "start rus_smith", "start sm_raider sm_raider", "start sm_groom")
    play(match, "place rus_ivan a2")
    assert "place rus_axe1 a2" not in options(match) and "place rus_axe1 b1" in options(match)


@covers("HD-SET-27")
def test_no_starting_unit_is_placed_in_a_settlement() -> None:
    match = play(started([(6, 1)]), "start rus_axe rus_axe", "start rus_smith", "start sm_raider sm_raider", "start sm_groom")
    assert options(match) == {f"place rus_ivan {hex}" for hex in ("a2", "b1", "b2", "a3", "b3", "c1", "c2")}


@covers("HD-SET-28")
def test_starting_units_have_full_health() -> None:
    match = pass_to(started([(6, 1), CARDS]), "summon")
    war = of(match)
    assert war.health == {unit: war.kind[unit].health for unit in war.at} and len(war.at) == 10


@covers("HD-SET-28")
def test_the_infiltrator_is_never_a_starting_unit() -> None:
    match = started([(1, 6)], horde="north_mongolia")
    chosen = {word for option in options(match) for word in option.split()}
    play(match, "start nm_raider nm_thief")
    chosen |= {word for option in options(match) for word in option.split()}
    assert chosen == {"start", "nm_raider", "nm_thief", "nm_groom", "nm_tribute"}


@covers("HD-SET-29")
def test_all_event_cards_are_shuffled_face_down() -> None:
    match = pass_to(started([(6, 1), CARDS]), "summon")
    war = of(match)
    assert told(match, "events-shuffled") == [(24,)]
    assert war.active_event == (CARDS[-1],) and war.events_deck == CARDS[:-1] and war.events_discard == ()


@covers("HD-SET-30")
def test_the_tracks_are_empty_when_round_one_begins() -> None:
    match = pass_to(started([(6, 1), CARDS]), "summon")
    assert of(match).track == {}


@covers("HD-SET-31")
def test_nothing_else_lies_on_the_board_when_round_one_begins() -> None:
    war = of(pass_to(started([(6, 1), CARDS], teams="2v2"), "summon"))
    assert not any((war.statuses, war.traps, war.sieges, war.fallen))
