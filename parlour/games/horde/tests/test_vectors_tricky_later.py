"""Section 12.3: the tricky interactions, the twenty-fifth and those after it."""

import pytest

from parlour.conform import covers
from parlour.games.horde.position import HORDE
from parlour.games.horde.rules.parameters import attack_of, defence_of, range_of, speed_of
from parlour.games.horde.rules.victory import possible_units
from parlour.games.horde.tests.more_situations import fight, health, turn_of
from parlour.games.horde.tests.situations import asked, end_turn, of, options, outcome, pass_to, play, rolled, told, under

NORTH, SOUTH = "north_mongolia", "south_mongolia"
HIDDEN = {"disguised": ("nm_scout",)}


@covers("HD-Y-25")
def test_y25_a_chase_die_rolled_again_catches_the_axe() -> None:
    match = turn_of(SOUTH, "sm_tracker1 f5, rus_axe1 f6, sm_genghis k9", dice=[1, 5, 2, 4])
    fight(match, "sm_tracker1", "rus_axe1", "keep", "retreat f7", "reroll")
    assert rolled(match)[1:] == [("rus_axe1", "retreat", 5, 6), ("sm_tracker1", "chase", 2, 4), ("sm_tracker1", "chase", 4, 6)]
    assert health(match)["rus_axe1"] == 1 and told(match, "retreat-failed") == [("rus_axe1",)]


@covers("HD-Y-26")
@pytest.mark.parametrize(
    ("event", "maiden", "attack"), [("ev_war_drums", "c4", 3), ("ev_dust_storm", "c4", 2), ("ev_war_drums", "f8", 3 + 2 + 1)]
)
def test_y26_the_spear_breaker(event: str, maiden: str, attack: int) -> None:
    units = f"rus_axe1 f7, rus_ivan e6, nm_chelubey f9, china_heroine {maiden}"
    match = turn_of(NORTH, units, deck=[event, "ev_mud"])
    play(match, "end-battle", "break rus_axe1")
    pass_to(match, "activate", "china")
    pass_to(match, "activate", "rus")
    play(match, "activate rus_ivan", "order rus_axe1 attack")
    assert attack_of(of(match), "rus_axe1") == attack


@covers("HD-Y-27")
@pytest.mark.parametrize(
    ("event", "section", "question", "left"),
    [
        ("ev_mud", 2, "activate", 1),
        ("ev_levy", 2, "arrive", 2),
        ("ev_ice_drift", 2, "activate", 2),
        ("ev_ice_drift", 1, "activate", 1),
    ],
)
def test_y27_levy_and_ice_drift(event: str, section: int, question: str, left: int) -> None:
    match = turn_of("rus", "rus_axe1 f6", phase="turn", event=event, track={"rus": ("rus_zmey", section)})
    assert (asked(match), of(match).track["rus"]) == (question, ("rus_zmey", left))


@covers("HD-Y-28")
def test_y28_a_disguised_infiltrator_walks_round_a_sapper() -> None:
    match = play(turn_of(NORTH, "nm_scout e5, china_sapper1 f6", **HIDDEN), "activate nm_scout", "move e6 f7")
    assert told(match, "attack-declared") == []


@covers("HD-Y-28")
@pytest.mark.parametrize(
    ("others", "attacks"), [("", set()), (", nm_raider1 f5", {"attack nm_raider1", "attack nm_raider1 nm_scout"})]
)
def test_y28_a_disguised_infiltrator_is_a_second_target_only(others: str, attacks: set[str]) -> None:
    match = play(turn_of("china", f"china_sapper1 f6, nm_scout f7{others}", **HIDDEN), "activate china_sapper1")
    assert {option for option in options(match) if option.startswith("attack")} == attacks


@covers("HD-Y-28")
def test_y28_a_disguised_infiltrator_besieges() -> None:
    match = turn_of(NORTH, "nm_scout d6, rus_axe1 f9", mode="conquest", **HIDDEN)
    assert of(play(match, "end-battle")).durability["city_rus_2"] == 3


@covers("HD-Y-29")
def test_y29_an_infiltrator_is_brought_into_the_open() -> None:
    match = turn_of("rus", "rus_vityaz e5, nm_scout f6", dice=[1, 6], **HIDDEN)
    play(match, "activate rus_vityaz", "move e5 e6")
    assert told(match, "attack-declared") == [("nm_scout", "rus_vityaz", None, "provoked")] and under(match, "disguised") == ()


@covers("HD-Y-29")
def test_y29_without_its_disguise_it_still_provokes_nothing() -> None:
    match = play(turn_of(NORTH, "nm_scout e5, rus_axe1 f6"), "activate nm_scout", "move e6 f7")
    assert told(match, "attack-declared") == [] and of(match).at["nm_scout"] == "f7"


@covers("HD-Y-30")
@pytest.mark.parametrize(
    ("hex", "legal"), [("f8", True), ("e6", True), ("g6", True), ("f5", False), ("e5", False), ("f9", False)]
)
def test_y30_the_second_hexes_of_a_line_attack(hex: str, legal: bool) -> None:
    match = play(turn_of("rus", f"rus_zmey f6, sm_raider1 f7, sm_raider2 {hex}"), "activate rus_zmey")
    assert ("attack sm_raider1 sm_raider2" in options(match)) is legal


@covers("HD-Y-30")
def test_y30_behind_an_empty_hex_there_is_no_attack() -> None:
    match = play(turn_of("rus", "rus_zmey f6, sm_raider1 f8"), "activate rus_zmey")
    assert {option.split()[0] for option in options(match)} == {"move", "back"}


@covers("HD-Y-31", "HD-ARE-02", "HD-ARE-03", "HD-ARE-06")
def test_y31_one_die_for_two_targets_that_answer_in_their_order() -> None:
    match = turn_of("rus", "rus_zmey f6, sm_raider1 f7, sm_raider2 f8", dice=[3, 6, 6, 1])
    play(match, "activate rus_zmey", "attack sm_raider1 sm_raider2")
    assert match.pending[1].facts["total"] == 7
    play(match, "defend")
    assert match.pending[1].facts["total"] == 7
    play(match, "retreat f9")
    assert rolled(match) == [
        ("rus_zmey", "attack", 3, 7),
        ("sm_raider1", "defence", 6, 8),
        ("sm_raider2", "retreat", 6, 8),
        ("rus_zmey", "chase", 1, 3),
    ]
    assert (health(match)["sm_raider1"], health(match)["sm_raider2"], of(match).at["sm_raider2"]) == (2, 2, "f9")


@covers("HD-Y-32")
def test_y32_short_bows() -> None:
    match = turn_of(SOUTH, "sm_shortbow1 f5, rus_axe1 f6, rus_axe2 f4", dice=[6, 1, 6, 1], health={"rus_axe1": 1})
    fight(match, "sm_shortbow1", "rus_axe1")
    assert of(match).fallen == ("rus_axe1",)
    play(match, "attack rus_axe2")
    assert health(match)["rus_axe2"] == 1 and asked(match) == "activate"


@covers("HD-Y-33")
def test_y33_the_dragon_walks_twice_three_steps_and_each_is_tested() -> None:
    match = turn_of("china", "china_dragon f2, sm_raider1 f6", dice=[1, 6] * 2)
    play(match, "activate china_dragon", "move f3 f4 f5")
    assert told(match, "attack-declared") == []
    play(match, "move e5 e6 e7")
    assert len(told(match, "attack-declared")) == 2 and of(match).at["china_dragon"] == "e7"


@covers("HD-Y-34")
@pytest.mark.parametrize(("answer", "speeds"), [("move b8", (3, 2)), ("back", (3, 3))])
def test_y34_harsh_drill(answer: str, speeds: tuple[int, int]) -> None:
    match = turn_of(NORTH, "nm_batu b6, nm_groom b4, rus_axe1 a4", teams="2v2", phase="turn", track={NORTH: ("nm_longbow1", 1)})
    play(match, "place nm_longbow1 b11", "summon nm_mogoi")
    before = speed_of(of(match), "nm_longbow1")
    play(match, "activate nm_longbow1", answer)
    pass_to(match, "activate", "china")
    pass_to(match, "activate", NORTH)
    assert (before, speed_of(of(match), "nm_longbow1")) == speeds


@covers("HD-Y-35")
def test_y35_a_herded_raider_attacked_before_its_turn_retreats_with_its_plain_speed() -> None:
    match = turn_of(SOUTH, "sm_groom f7, sm_raider1 f6, rus_axe1 f4", dice=[1, 6, 1])
    end_turn(match)
    play(match, "activate rus_axe1", "move f5", "attack sm_raider1", "retreat e6")
    assert rolled(match)[1] == ("sm_raider1", "retreat", 6, 8)
    assert speed_of(of(end_turn(match)), "sm_raider1") == 3


@covers("HD-Y-36")
@pytest.mark.parametrize(("hex", "smith"), [("f6", "f7"), ("d5", "d6")])
def test_y36_poison_beats_the_aura_and_the_walls(hex: str, smith: str) -> None:
    match = turn_of(SOUTH, f"rus_axe1 {hex}, rus_smith {smith}, sm_poisoner e5", mode="conquest")
    play(match, "activate sm_poisoner", "poison rus_axe1")
    assert defence_of(of(match), "rus_axe1") == 0


@covers("HD-Y-37")
def test_y37_a_failed_retreat_from_a_spear_kills_a_raider() -> None:
    match = turn_of("rus", "rus_spear1 f5, nm_raider1 f6", dice=[1, 1, 2])
    fight(match, "rus_spear1", "nm_raider1", "retreat f7")
    assert rolled(match)[1:] == [("nm_raider1", "retreat", 1, 3), ("rus_spear1", "chase", 2, 3)]
    assert told(match, "unit-wounded") == [("nm_raider1", 2, 0)] and of(match).fallen == ("nm_raider1",)


@covers("HD-Y-38")
@pytest.mark.parametrize(("start", "answers", "loss"), [("f4", ("move f5",), 2), ("f5", (), 1)])
def test_y38_charge(start: str, answers: tuple[str, ...], loss: int) -> None:
    match = turn_of("rus", f"rus_vityaz {start}, sm_mogoi f6", dice=[6, 1])
    play(match, "activate rus_vityaz", *answers, "attack sm_mogoi", "defend")
    assert health(match)["sm_mogoi"] == 4 - loss


@covers("HD-Y-39", "HD-MOV-03", "HD-RET-11")
def test_y39_a_chilled_axe_neither_moves_nor_retreats_but_attacks() -> None:
    match = turn_of("rus", "rus_axe1 f5, nm_mogoi f6", dice=[1, 6] * 3, deck=["ev_rams", "ev_truce"])
    fight(match, "rus_axe1", "nm_mogoi", "defend")
    end_turn(match)
    fight(match, "nm_mogoi", "rus_axe1")
    assert asked(match) != "countermeasure"
    end_turn(match)
    play(match, "activate rus_axe1")
    assert options(match) == {"attack nm_mogoi", "back"}
    play(match, "back")
    assert speed_of(of(end_turn(match)), "rus_axe1") == 1


@covers("HD-Y-39")
def test_y39_dobrynya_is_not_slowed_by_the_ice() -> None:
    match = fight(turn_of("rus", "rus_dobrynya f5, nm_mogoi f6", dice=[1, 6]), "rus_dobrynya", "nm_mogoi", "defend")
    assert speed_of(of(match), "rus_dobrynya") == 3


@covers("HD-Y-40", "HD-EV-01")
def test_y40_the_arithmetic_of_mud() -> None:
    units = "nm_raider1 f5, nm_raider2 h7, nm_groom f6, china_guandao c4, nm_mogoi c5"
    match = turn_of("china", units, dice=[1, 6], deck=["ev_mud", "ev_truce"])
    fight(match, "china_guandao", "nm_mogoi")
    end_turn(match)
    end_turn(match)
    assert of(match).faction == "china" and speed_of(of(match), "china_guandao") == 1
    end_turn(match)
    assert (speed_of(of(match), "nm_raider1"), speed_of(of(match), "nm_raider2")) == (2, 1)


@covers("HD-Y-41", "HD-VIC-02", "HD-VIC-04")
def test_y41_the_deeds_in_either_order() -> None:
    units = "rus_axe1 f5, rus_spear1 j11, sm_genghis f6, sm_groom b9"
    match = turn_of(
        "rus", units, durability={"cap_south": 1}, health={"sm_genghis": 1}, dice=[6, 1], deck=["ev_rams", "ev_truce"]
    )
    play(match, "end-battle")
    assert of(match).durability["cap_south"] == 0 and not match.over
    pass_to(match, "activate", SOUTH)
    assert told(match, "unit-summoned") == []
    pass_to(match, "activate", "rus")
    fight(match, "rus_axe1", "sm_genghis", "defend")
    assert outcome(match) == ("alliance", "leaders-and-capitals")


@covers("HD-Y-42")
def test_y42_pestilence() -> None:
    units = "rus_dobrynya a3, rus_axe1 a4, china_heroine j3, china_sapper1 j4, china_sapper2 h3, china_wanyan j2"
    more = {"health": {"rus_axe1": 1}, "alone": True, "teams": "2v2", "deck": ["ev_pestilence"], "event": "ev_truce"}
    match = turn_of(SOUTH, f"{units}, sm_raider1 b9, nm_raider1 b8", phase="round", **more)
    assert told(match, "unit-wounded") == [("nm_raider1", 1, 1)]  # Rus has no victim, Northern Mongolia only one
    assert options(match) == {"sicken china_heroine", "sicken china_sapper2"}


@covers("HD-Y-43", "HD-RUL-85")
def test_y43_an_impossible_goal() -> None:
    units = "rus_axe1 f5, sm_groom k9, sm_raider1 f6, sm_raider2 k8, sm_tracker1 k7"
    more = {"reserve": ["rus_zmey"], "track": {SOUTH: ("sm_mogoi", 3)}, "health": {"sm_raider1": 1}}
    match = turn_of("rus", units, mode="hold_the_border", dice=[6, 1], **more)
    fight(match, "rus_axe1", "sm_raider1", "defend")
    assert possible_units(of(match), HORDE) == 4 and not match.over


@covers("HD-Y-44", "HD-SUM-17")
def test_y44_a_capital_razed_with_a_token_on_the_track() -> None:
    units = "rus_axe1 j11, sm_genghis f6, sm_groom b9"
    match = turn_of("rus", units, durability={"cap_south": 1}, track={SOUTH: ("sm_mogoi", 1)}, deck=["ev_rams", "ev_truce"])
    play(match, "end-battle")
    assert of(match).track == {} and "sm_mogoi" in of(match).reserve[SOUTH] and not match.over
    pass_to(match, "activate", SOUTH)
    assert of(match).track == {} and told(match, "unit-arrived") == []


@covers("HD-Y-45")
@pytest.mark.parametrize(("parameter", "values"), [("attack", (5, 3)), ("defence", (3, 5))])
def test_y45_an_order_for_an_ally_ends_with_the_turn_of_rus(parameter: str, values: tuple[int, int]) -> None:
    match = turn_of("rus", "rus_ivan f5, china_swordsman1 f6, sm_raider1 k9")
    play(match, "activate rus_ivan", f"order china_swordsman1 {parameter}")
    assert (attack_of(of(match), "china_swordsman1"), defence_of(of(match), "china_swordsman1")) == values
    end_turn(match)
    assert (attack_of(of(match), "china_swordsman1"), defence_of(of(match), "china_swordsman1")) == (3, 3)


@covers("HD-Y-46")
@pytest.mark.parametrize(
    ("faction", "unit", "left", "traps"),
    [("rus", "rus_vityaz", 3, {"f6": "china"}), ("china", "china_dragon", 4, {"f6": "china"}), (SOUTH, "sm_raider1", 1, {})],
)
def test_y46_a_trap_of_china(faction: str, unit: str, left: int, traps: dict[str, str]) -> None:
    match = turn_of(faction, f"{unit} f5, nm_batu k8", teams="2v2", traps={"f6": "china"})
    play(match, f"activate {unit}", "move f6 f7")
    assert (of(match).at[unit], health(match)[unit], of(match).traps) == ("f7", left, traps)


@covers("HD-Y-47")
@pytest.mark.parametrize(
    ("event", "hex", "word", "attack"),
    [("ev_mud", "f7", "aimed", 0), ("ev_clear_sky", "f7", "attack", 2), ("ev_clear_sky", "f8", "aimed", 0)],
)
def test_y47_aimed_shot(event: str, hex: str, word: str, attack: int) -> None:
    match = turn_of("rus", f"rus_archer1 f4, sm_raider1 {hex}", event=event, dice=[1, 6])
    play(match, "activate rus_archer1", f"{word} sm_raider1")
    assert rolled(match)[0] == ("rus_archer1", "attack", 1, 1 + attack)


@covers("HD-Y-47")
def test_y47_aimed_shot_in_a_blizzard() -> None:
    match = turn_of("rus", "rus_archer1 f4, sm_raider1 f6, sm_raider2 f7", event="ev_blizzard")
    assert range_of(of(match), "rus_archer1") == 1
    play(match, "activate rus_archer1")
    assert {option for option in options(match) if "sm_" in option} == {"aimed sm_raider1"}
