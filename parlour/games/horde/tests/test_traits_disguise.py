"""Chapter 6.21: the disguise of the Infiltrator."""

from parlour.conform import covers
from parlour.games.horde.rules.parameters import defence_of
from parlour.games.horde.rules.victory import crossing_count
from parlour.games.horde.tests.more_situations import fight, health, turn_of
from parlour.games.horde.tests.situations import end_turn, of, options, pass_to, play, told, under

NORTH = "north_mongolia"
HIDDEN = {"disguised": ("nm_scout",)}


@covers("HD-TR-NM6a", "trait:tr_disguise")
def test_the_infiltrator_arrives_disguised_and_cannot_be_attacked() -> None:
    match = turn_of(
        NORTH, "nm_batu f9, rus_axe1 i11", phase="turn", track={NORTH: ("nm_scout", 1)}, reserve=["nm_raider1", "rus_zmey"]
    )
    play(match, "place nm_scout j11")
    assert told(match, "status-gained")[0] == ("nm_scout", "st_disguised")
    pass_to(match, "activate", "rus")
    play(match, "activate rus_axe1")
    assert {option for option in options(match) if option.startswith("attack")} == set()


@covers("HD-TR-NM6a")
def test_no_shot_and_no_poison_finds_a_disguised_unit() -> None:
    match = turn_of("rus", "rus_archer1 f4, nm_scout f6", **HIDDEN)
    play(match, "activate rus_archer1")
    assert {option for option in options(match) if "nm_scout" in option} == set()


@covers("HD-TR-NM6b")
def test_disguise_ends_for_good_when_the_infiltrator_declares_an_attack() -> None:
    match = fight(turn_of(NORTH, "nm_scout f5, rus_axe1 f6", dice=[1, 6], **HIDDEN), "nm_scout", "rus_axe1", "defend")
    assert told(match, "disguise-dropped") == [("nm_scout",)]
    end_turn(match)
    assert "attack nm_scout" in options(play(match, "activate rus_axe1"))


@covers("HD-TR-NM6c", "HD-Y-28")
def test_a_disguised_unit_provokes_no_attacks() -> None:
    match = play(turn_of(NORTH, "nm_scout e5, rus_axe1 f6", **HIDDEN), "activate nm_scout", "move e6 f7")
    assert (of(match).at["nm_scout"], told(match, "attack-declared")) == ("f7", [])


@covers("HD-TR-NM6c")
def test_without_its_disguise_the_infiltrator_provokes_no_attacks_either() -> None:
    match = fight(turn_of(NORTH, "nm_scout e5, rus_axe1 f6", dice=[1, 6]), "nm_scout", "rus_axe1", "defend")
    assert under(match, "disguised") == ()
    pass_to(end_turn(match), "activate", NORTH)
    play(match, "activate nm_scout", "move e6 f7")
    assert (of(match).at["nm_scout"], len(told(match, "attack-declared"))) == ("f7", 1)


@covers("HD-TR-NM6c")
def test_the_screen_offers_the_infiltrator_the_straight_way_through_zones() -> None:
    match = play(turn_of(NORTH, "nm_scout e5, rus_axe1 f6"), "activate nm_scout")
    assert match.view(1)["facts"]["paths"]["e7"] == ["e6", "e7"]


@covers("HD-TR-NM6e", "HD-MIN-03")
def test_a_disguised_unit_counts_for_the_minority_rule() -> None:
    match = turn_of("rus", "rus_vityaz e5, nm_scout f6, nm_raider1 d5", **HIDDEN)
    assert defence_of(of(match), "rus_vityaz") == 1


@covers("HD-TR-NM6e", "HD-TR-NM6f", "HD-ZOC-14")
def test_a_disguised_unit_has_a_zone_of_control_and_shows_itself_by_its_attack() -> None:
    match = turn_of("rus", "rus_vityaz e5, nm_scout f6", dice=[1, 6], **HIDDEN)
    play(match, "activate rus_vityaz", "move e5 e6")
    assert told(match, "attack-declared") == [("nm_scout", "rus_vityaz", None, "provoked")]
    assert told(match, "disguise-dropped") == [("nm_scout",)]


@covers("HD-TR-NM6e", "HD-SIE-08")
def test_a_disguised_unit_besieges() -> None:
    match = turn_of(
        NORTH,
        "nm_scout d6, nm_raider1 d4, rus_axe1 f9",
        mode="conquest",
        phase="turn",
        reserve=["nm_mogoi", "rus_zmey"],
        **HIDDEN,
    )
    play(match, "end-battle")
    assert of(match).durability["city_rus_2"] == 2


@covers("HD-TR-NM6e", "HD-VIC-07")
def test_a_disguised_unit_counts_beyond_the_border() -> None:
    match = turn_of(NORTH, "nm_scout d6, nm_raider1 d4, rus_axe1 f9", mode="hold_the_border", **HIDDEN)
    assert crossing_count(of(match)) == 2


@covers("HD-TR-NM6d")
def test_nobody_enters_the_hex_of_a_disguised_unit() -> None:
    match = play(turn_of("rus", "rus_axe1 f5, nm_scout f6", **HIDDEN), "activate rus_axe1")
    assert "move f6" not in options(match) and "move e5" in options(match)


@covers("HD-TR-NM6d", "HD-TR-NM6g", "HD-TRP-08")
def test_a_disguised_unit_springs_traps_and_stays_disguised() -> None:
    match = turn_of(NORTH, "nm_scout f5, china_sapper1 a3", traps={"f6": "china"}, **HIDDEN)
    play(match, "activate nm_scout", "move f6")
    assert (health(match)["nm_scout"], under(match, "disguised")) == (1, ("nm_scout",))


@covers("HD-TR-NM6d", "HD-TR-NM6g", "HD-ARE-05")
def test_a_disguised_unit_may_be_the_second_target_of_an_area_attack_and_stays_disguised() -> None:
    match = turn_of("china", "china_sapper1 f6, nm_raider1 f5, nm_scout f7", dice=[6, 6, 1], **HIDDEN)
    play(match, "activate china_sapper1")
    assert {option for option in options(match) if option.startswith("attack")} == {
        "attack nm_raider1",
        "attack nm_raider1 nm_scout",
    }
    play(match, "attack nm_raider1 nm_scout", "defend", "defend")
    assert (health(match)["nm_scout"], under(match, "disguised")) == (1, ("nm_scout",))


@covers("HD-TR-NM6b")
def test_nothing_but_an_attack_ends_the_disguise() -> None:
    match = play(turn_of(NORTH, "nm_scout f5, rus_axe1 f9", **HIDDEN), "activate nm_scout")
    assert {option.split()[0] for option in options(match)} == {"move", "back"}


@covers("HD-TR-NM6a")
def test_an_infiltrator_stays_disguised_when_it_is_alone() -> None:
    match = turn_of(NORTH, "rus_axe1 f5", alone=True, phase="turn", track={NORTH: ("nm_scout", 1)})
    play(match, "place nm_scout j11")
    assert under(match, "disguised") == ("nm_scout",)
