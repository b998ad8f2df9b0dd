"""Chapter 6.20: Khutulun, Genghis Khan and the Green Mogoi."""

import pytest

from parlour.conform import covers
from parlour.games.horde.tests.more_situations import fight, health, turn_of
from parlour.games.horde.tests.situations import asked, of, options, play, rolled, seat_asked

SOUTH = "south_mongolia"


@covers("HD-TR-SM7a", "trait:tr_regroup", "HD-Y-10")
def test_a_friend_next_to_khutulun_retreats_without_dice() -> None:
    match = fight(turn_of("rus", "rus_axe1 f5, sm_raider1 f6, sm_khutulun f7", dice=[6]), "rus_axe1", "sm_raider1", "retreat e6")
    assert (of(match).at["sm_raider1"], health(match)["sm_raider1"], len(rolled(match))) == ("e6", 2, 1)


@covers("HD-TR-SM7b")
@pytest.mark.parametrize(("attacker", "speed"), [("rus_archer1", 2), ("rus_axe1", 0)])
def test_regroup_helps_neither_against_shots_nor_a_unit_that_cannot_move(attacker: str, speed: int) -> None:
    units = f"{attacker} f5, sm_raider1 f6, sm_khutulun f7"
    match = turn_of("rus", units, dice=[1, 6], changes={"kinds.sm_raider.speed": speed})
    assert asked(fight(match, attacker, "sm_raider1")) == "activate"


@covers("HD-TR-SM7b")
def test_regroup_helps_nobody_without_a_free_hex() -> None:
    units = "rus_axe1 f5, sm_raider1 f6, sm_khutulun f7, sm_raider2 e5, sm_tracker1 e6, sm_tracker2 g5, sm_mogoi g6"
    match = fight(turn_of("rus", units, dice=[1, 6]), "rus_axe1", "sm_raider1")
    assert asked(match) == "activate"


@covers("HD-TR-SM7c")
def test_khutulun_herself_retreats_with_dice() -> None:
    match = fight(
        turn_of("rus", "rus_axe1 f5, sm_khutulun f6, sm_raider1 f7", dice=[6, 6, 1]), "rus_axe1", "sm_khutulun", "retreat e6"
    )
    assert [roll[1] for roll in rolled(match)] == ["attack", "retreat", "chase"]


@covers("HD-TR-SM8a", "HD-TR-SM8c", "HD-TR-SM8d", "trait:tr_golden_horde")
def test_an_attack_die_may_be_rolled_again_before_the_countermeasure_and_the_second_stands() -> None:
    match = fight(turn_of(SOUTH, "sm_raider1 f5, rus_axe1 f6, sm_genghis k9", dice=[6, 1, 3]), "sm_raider1", "rus_axe1")
    assert (asked(match), seat_asked(match), options(match)) == ("reroll", 1, {"reroll", "keep"})
    play(match, "reroll")
    assert (asked(match), match.pending[0].facts["total"]) == ("countermeasure", 4)
    play(match, "defend")
    assert health(match)["rus_axe1"] == 2


@covers("HD-TR-SM8a", "HD-Y-24")
def test_one_die_a_turn_is_rolled_again() -> None:
    match = turn_of(SOUTH, "sm_raider1 f5, sm_raider2 e5, rus_axe1 f6, sm_genghis k9", dice=[1, 1, 6, 1, 6])
    fight(match, "sm_raider1", "rus_axe1", "reroll", "defend", "done")
    fight(match, "sm_raider2", "rus_axe1")
    assert asked(match) == "countermeasure"


@covers("HD-TR-SM8a")
def test_a_die_that_is_kept_uses_up_no_re_roll() -> None:
    match = turn_of(SOUTH, "sm_raider1 f5, sm_raider2 e5, rus_axe1 f6, sm_genghis k9", dice=[1, 6, 1])
    fight(match, "sm_raider1", "rus_axe1", "keep", "defend", "done")
    fight(match, "sm_raider2", "rus_axe1")
    assert asked(match) == "reroll"


@covers("HD-TR-SM8a")
@pytest.mark.parametrize("without", [{"silenced": ("sm_genghis",)}, {"event": "ev_eclipse"}, {"fallen": ("sm_genghis",)}])
def test_without_genghis_and_his_trait_no_die_is_rolled_again(without: dict[str, object]) -> None:
    genghis = "" if "fallen" in without else ", sm_genghis k9"
    match = turn_of(SOUTH, f"sm_raider1 f5, rus_axe1 f6{genghis}", dice=[1], **without)
    assert asked(fight(match, "sm_raider1", "rus_axe1")) == "countermeasure"


@covers("HD-TR-SM8b")
def test_no_die_of_an_ally_or_of_a_defender_is_rolled_again() -> None:
    match = turn_of("north_mongolia", "nm_raider1 f5, rus_axe1 f6, sm_genghis f9", dice=[1])
    assert asked(fight(match, "nm_raider1", "rus_axe1")) == "countermeasure"


@covers("HD-TR-SM8b", "HD-Y-24")
def test_a_provoked_attack_in_an_enemy_turn_is_not_rolled_again() -> None:
    match = turn_of("rus", "rus_vityaz e6, sm_raider1 f6, sm_genghis k9", dice=[1, 6])
    play(match, "activate rus_vityaz", "move f7 f8")
    assert asked(match) == "activate" and len(rolled(match)) == 2


@covers("HD-TR-SM8c", "HD-Y-25", "HD-RET-07")
def test_a_chase_die_may_be_rolled_again_after_both_dice_are_seen() -> None:
    match = turn_of(SOUTH, "sm_tracker1 f5, rus_axe1 f6, sm_genghis k9", dice=[3, 5, 2, 4])
    fight(match, "sm_tracker1", "rus_axe1", "keep", "retreat f7")
    assert asked(match) == "reroll"
    play(match, "reroll")
    assert [roll[1:] for roll in rolled(match)[1:]] == [("retreat", 5, 6), ("chase", 2, 4), ("chase", 4, 6)]
    assert (of(match).at["rus_axe1"], health(match)["rus_axe1"]) == ("f6", 1)


@covers("HD-TR-SM8a", "HD-TR-SM8c")
def test_a_chase_die_rolled_again_uses_up_the_re_roll_of_the_turn() -> None:
    match = turn_of(SOUTH, "sm_tracker1 f5, sm_raider1 e6, rus_axe1 f6, sm_genghis k9", dice=[3, 5, 2, 4, 1])
    fight(match, "sm_tracker1", "rus_axe1", "keep", "retreat f7", "reroll")
    assert asked(fight(match, "sm_raider1", "rus_axe1")) == "countermeasure"


@covers("HD-TR-SM8c")
def test_a_chase_die_that_has_already_won_is_not_rolled_again() -> None:
    match = turn_of(SOUTH, "sm_tracker1 f5, rus_axe1 f6, sm_genghis k9", dice=[3, 2, 2])
    fight(match, "sm_tracker1", "rus_axe1", "keep", "retreat f7")
    assert (asked(match), health(match)["rus_axe1"]) == ("activate", 1)


@covers("HD-TR-SM9a", "trait:tr_molten_armour")
@pytest.mark.parametrize(("target", "left"), [("rus_zmey", 2), ("rus_archer1", 0), ("rus_caravan", 2)])
def test_a_hit_of_the_green_mogoi_takes_two_health_from_a_unit_with_defence_two_or_more(target: str, left: int) -> None:
    match = fight(turn_of(SOUTH, f"sm_mogoi f5, {target} f6, rus_ivan a3", dice=[6, 1]), "sm_mogoi", target, "defend")
    assert health(match)[target] == left


@covers("HD-TR-SM9b", "HD-Y-18")
@pytest.mark.parametrize(
    ("others", "poisoned", "left"), [("", (), 0), (", sm_raider1 e6, sm_raider2 f7", (), 1), ("", ("rus_axe1",), 1)]
)
def test_the_defence_that_counts_for_molten_armour_is_the_effective_one(
    others: str, poisoned: tuple[str, ...], left: int
) -> None:
    match = turn_of(SOUTH, f"sm_mogoi f5, rus_axe1 f6{others}", dice=[6, 1], poisoned=poisoned)
    fight(match, "sm_mogoi", "rus_axe1", "defend")
    assert health(match)["rus_axe1"] == left


@covers("HD-TR-SM9b")
def test_after_a_failed_retreat_the_defence_that_it_would_have_had_counts_for_molten_armour() -> None:
    match = fight(turn_of(SOUTH, "sm_mogoi f5, rus_axe1 f6", dice=[6, 1, 6]), "sm_mogoi", "rus_axe1", "retreat f7")
    assert health(match)["rus_axe1"] == 0
