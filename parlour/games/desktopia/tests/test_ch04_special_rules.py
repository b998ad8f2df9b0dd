"""4.6: special rules of scripts that change what characters and things can do."""

from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.desktopia.events import CharacterHealed, CharacterHit, DamagePrevented, DiskFlicked, TimeCardTaken
from parlour.games.desktopia.position import Spot
from parlour.games.desktopia.tests.nearly import about
from parlour.games.desktopia.tests.situations import (
    Plain,
    artifact,
    barrel,
    battle,
    desk,
    flick,
    kind,
    lay,
    options,
    ranges,
    shoot,
    told,
    unit,
)
from parlour.games.desktopia.tests.turns import pass_round, pass_turns
from parlour.kernel import Match

FAR = unit("adjarkha", 1, 100, 900)


def ruled(*units: Plain, rule: Plain | None, **more: Any) -> Match:
    """A battle with one special rule, or without it."""
    return battle(*units, FAR, special_rules=[] if rule is None else [rule], **more)


def both(*units: Plain, rule: Plain, **more: Any) -> tuple[Match, Match]:
    """The same battle without the rule, and with it."""
    return ruled(*units, rule=None, **more), ruled(*units, rule=rule, **more)


@covers("DK-SCR-06", "SB-F-01")
@pytest.mark.parametrize(("type_", "most"), [("kharu", 2), ("ezzen", 3), ("skolop", 5)])
def test_life_max_replaces_the_maximum_of_any_rank(type_: str, most: int) -> None:
    match = ruled(unit(type_, 0, 300, 500, tag="x", wounds=1), rule={"type": "life_max", "tag": "x", "n": most})
    disk = next(iter(desk(match).side))
    assert (desk(match).lives[disk], desk(match).most[disk]) == (most - 1, most)


@covers("DK-SCR-06")
def test_a_fighter_with_more_lives_survives_a_hit() -> None:
    units = unit("kharu", 0, 300, 500), unit("smoker", 1, 400, 500, tag="x")
    plain, tough = both(*units, rule={"type": "life_max", "tag": "x", "n": 2})
    assert "smoker1" not in desk(flick(plain, "kharu", 0, 800)).lives
    assert desk(flick(tough, "kharu", 0, 800)).lives["smoker1"] == 1


@covers("DK-SCR-06")
def test_an_immobile_character_is_not_flicked_but_shoots_and_is_pushed() -> None:
    units = unit("akeru", 0, 300, 500, tag="x", missiles=1), unit("ezzen", 0, 200, 500)
    free, bound = both(*units, rule={"type": "immobile", "tag": "x"})
    assert (ranges(free)["disk"], ranges(bound)["disk"]) == (("akeru", "ezzen1"), ("ezzen1",))
    assert ranges(bound)["shooter"] == ("akeru",)
    assert "cast akeru" in options(bound)
    assert desk(flick(bound, "ezzen1", 0, 800)).at["akeru"].x > 301


@covers("DK-SCR-06")
def test_an_immobile_character_is_flicked_neither_by_a_ramprack_nor_by_a_magnet() -> None:
    units = unit("vailla", 0, 300, 500), unit("ramprack", 0, 100, 100), unit("energan", 0, 400, 500, tag="x")
    free, bound = both(*units, rule={"type": "immobile", "tag": "x"})
    assert "cast ramprack1 energan1" in options(free)
    assert "cast ramprack1 energan1" not in options(bound)
    assert kind(shoot(free, "vailla", 330, 500, 0, 1000)) == "aim"
    assert kind(shoot(bound, "vailla", 330, 500, 0, 1000)) == "act"


@covers("DK-SCR-06")
@pytest.mark.parametrize(
    ("rule", "disk"),
    [({"tag": "x"}, "vampal1"), ({"object_id": "lump_1"}, "lump_1"), ({"artifact": "fire_mine"}, "fire_mine")],
)
def test_what_is_fixed_never_moves(rule: dict[str, str], disk: str) -> None:
    units = unit("kharu", 0, 300, 500), unit("vampal", 1, 600, 100, tag="x")
    things: dict[str, Any] = {"objects": [barrel("lump_1", "dust", 600, 200)], "artifacts": [artifact("fire_mine", 600, 300)]}
    for match, moves in zip(both(*units, rule={"type": "fixed", **rule}, **things), (True, False), strict=True):
        desk(match).at[disk] = Spot(400.0, 500.0)
        flick(match, "kharu", 0, 1200)
        assert (desk(match).at[disk] != Spot(400.0, 500.0)) == moves
        assert (desk(match).at["kharu"].x < 360) == (not moves)  # off something immovable the striker rebounds


@covers("DK-SCR-06")
def test_what_is_fixed_is_not_moved_by_hand_either() -> None:
    units = [
        unit("phantom", 0, 300, 300),
        unit("akeru", 0, 500, 500, tag="x"),
        unit("ezzen", 0, 700, 700, on_artifact="magnetosphere"),
    ]
    rule = {"type": "fixed", "tag": "x"}
    for match, moves in zip(both(*units, rule=rule, artifacts=[artifact("magnetosphere", 700, 700)]), (True, False), strict=True):
        assert ("cast phantom1 akeru" in options(match)) == moves
        match.act(0, "end")
        assert (kind(match), "pull akeru" in options(match)) == ("pull", moves)


@covers("DK-SCR-06")
def test_a_fixed_enemy_is_hit_all_the_same() -> None:
    units = unit("kharu", 0, 300, 500), unit("vampal", 1, 400, 500, tag="x")
    assert desk(flick(ruled(*units, rule={"type": "fixed", "tag": "x"}), "kharu", 0, 800)).lives["vampal1"] == 1


@covers("DK-SCR-06")
def test_nobody_is_shaken_off_a_fixed_artifact() -> None:
    units = unit("kharu", 0, 300, 500), unit("vampal", 1, 500, 500, on_artifact="fire_mine")
    rule = {"type": "fixed", "artifact": "fire_mine"}
    free, fixed = both(*units, rule=rule, artifacts=[artifact("fire_mine", 500, 500)])
    assert desk(flick(free, "kharu", 0, 2500)).on == {}
    assert desk(flick(fixed, "kharu", 0, 2500)).on == {"vampal1": "fire_mine"}


@covers("DK-SCR-06")
def test_the_invulnerable_are_damaged_by_nothing() -> None:
    units = unit("kharu", 0, 300, 500), unit("vampal", 1, 400, 500, tag="x")
    victory = [{"team": 0, "type": "damage_total", "points": 9}, {"team": 1, "type": "eliminate_all"}]
    match = ruled(*units, rule={"type": "invulnerable", "tag": "x"}, victory=victory)
    struck, burnt = flick(match.copy(), "kharu", 0, 800), pass_turns(lay(match, "vampal1", "flame1"))
    assert told(struck, DamagePrevented) == [DamagePrevented("vampal1", 1, "kharu", "script")]
    assert told(burnt, DamagePrevented) == [DamagePrevented("vampal1", 1, "flame1", "script")]
    assert desk(struck).lives["vampal1"] == desk(burnt).lives["vampal1"] == 2


@covers("DK-SCR-06")
def test_without_penalty_a_disk_that_leaves_costs_nothing() -> None:
    plain, spared = both(unit("kharu", 0, 900, 500), unit("ezzen", 0, 100, 100), rule={"type": "no_penalty", "seats": [0]})
    assert desk(flick(plain, "kharu", 0, 2000)).actions == 1
    flick(spared, "kharu", 0, 2000)
    assert (desk(spared).actions, told(spared, TimeCardTaken)) == (2, [])
    assert desk(spared).at["kharu"] == Spot(953.5, 500.0)  # it is set back all the same


@covers("DK-SCR-06")
def test_no_penalty_spares_only_the_players_that_are_named() -> None:
    match = ruled(unit("kharu", 0, 900, 500), unit("ezzen", 0, 100, 100), rule={"type": "no_penalty", "seats": [1]})
    assert desk(flick(match, "kharu", 0, 2000)).actions == 1


@covers("DK-SCR-06")
@pytest.mark.parametrize(
    ("edge", "spot", "angle"),
    [("bottom", (500, 100), 270), ("left", (100, 500), 180), ("top", (500, 900), 90), ("right", (900, 500), 0)],
)
def test_nothing_leaves_over_a_solid_border(edge: str, spot: tuple[float, float], angle: float) -> None:
    open_, walled = both(unit("kharu", 0, *spot), rule={"type": "solid_border", "edges": [edge]})
    assert flick(open_, "kharu", angle, 1500).position != walled.position
    assert told(open_, DiskFlicked)[0].happenings[-1].kind == "left"
    flick(walled, "kharu", angle, 1500)
    assert [each.kind for each in told(walled, DiskFlicked)[0].happenings] == ["terrain"]
    # at the wall after 84.5 mm with 1351.9 mm/s, back with half of it: 91.4 mm
    away = min(desk(walled).at["kharu"].x, 1000 - desk(walled).at["kharu"].x, *_height(walled))
    assert away == about(15.5 + 91.375, abs=0.001)


def _height(match: Match) -> tuple[float, float]:
    return desk(match).at["kharu"].y, 1000 - desk(match).at["kharu"].y


@covers("DK-SCR-06")
def test_the_other_edges_stay_open() -> None:
    match = ruled(unit("kharu", 0, 900, 500), rule={"type": "solid_border", "edges": ["left", "top", "bottom"]})
    assert told(flick(match, "kharu", 0, 1500), DiskFlicked)[0].happenings[-1].kind == "left"


@covers("DK-SCR-06")
def test_units_may_lack_their_shot() -> None:
    units = unit("akeru", 0, 300, 500, tag="x"), unit("ezzen", 0, 200, 500)
    plain, without = both(*units, rule={"type": "disable_ability", "tag": "x", "ability": "shot"})
    assert ("shooter" in ranges(plain), "shooter" in ranges(without)) == (True, False)


@covers("DK-SCR-06")
def test_units_may_lack_their_spell() -> None:
    units = unit("akeru", 0, 300, 500, tag="x", missiles=0), unit("kharu", 0, 200, 500)
    plain, without = both(*units, rule={"type": "disable_ability", "tag": "x", "ability": "spell"})
    assert ("cast akeru" in options(plain), "cast akeru" in options(without)) == (True, False)


@covers("DK-SCR-06")
def test_units_may_lack_their_trait() -> None:
    units = unit("baaroun", 0, 300, 500, tag="x"), unit("kharu", 0, 200, 500)
    plain, without = both(*units, rule={"type": "disable_ability", "tag": "x", "ability": "trait"})
    assert (desk(plain).supply["baaroun"], desk(without).supply["baaroun"]) == (1, 0)


@covers("DK-SCR-06")
def test_units_may_lack_their_death_trait() -> None:
    units = unit("kharu", 0, 300, 500), unit("energan", 1, 400, 500, tag="x")
    plain, without = both(*units, rule={"type": "disable_ability", "tag": "x", "ability": "trait"})
    assert desk(flick(plain, "kharu", 0, 800)).bonuses == [0, 1]
    assert desk(flick(without, "kharu", 0, 800)).bonuses == [0, 0]


@covers("DK-SCR-06")
def test_units_may_lack_their_special_hit() -> None:
    units = unit("ezzen", 0, 300, 500, tag="x", wounds=1), unit("vampal", 1, 400, 500)
    plain, without = both(*units, rule={"type": "disable_ability", "tag": "x", "ability": "special_hit"})
    assert desk(flick(plain, "ezzen1", 0, 800)).lives["ezzen1"] == 2
    flick(without, "ezzen1", 0, 800)
    assert (desk(without).lives["ezzen1"], desk(without).lives["vampal1"]) == (1, 1)


@covers("DK-SCR-06")
def test_units_may_lack_their_power_sector() -> None:
    units = unit("kharu", 0, 300, 500, tag="x", facing=0), unit("vampal", 1, 400, 500)
    plain, without = both(*units, rule={"type": "disable_ability", "tag": "x", "ability": "power"})
    assert told(flick(plain, "kharu", 0, 800), CharacterHit)[0].damage == 2
    assert told(flick(without, "kharu", 0, 800), CharacterHit)[0].damage == 1


@covers("DK-SCR-06")
def test_only_units_with_the_tag_are_concerned() -> None:
    units = unit("ezzen", 0, 300, 500, tag="y", wounds=1), unit("ezzen", 0, 100, 100, tag="x"), unit("vampal", 1, 400, 500)
    match = ruled(*units, rule={"type": "disable_ability", "tag": "x", "ability": "special_hit"})
    assert desk(flick(match, "ezzen1", 0, 800)).lives["ezzen1"] == 2


@covers("DK-SCR-06")
def test_a_granted_vampire_hit_heals() -> None:
    units = unit("kharu", 0, 300, 500, tag="x", wounds=2), unit("vampal", 1, 400, 500)
    match = flick(ruled(*units, rule={"type": "grant_hit", "tag": "x", "hit": "vampire"}), "kharu", 0, 800)
    assert told(match, CharacterHealed) == [CharacterHealed("kharu", 1, 3, "kharu")]


@covers("DK-SCR-06")
def test_a_granted_fire_hit_burns() -> None:
    units = unit("kharu", 0, 300, 500, tag="x"), unit("vampal", 1, 400, 500)
    match = flick(ruled(*units, rule={"type": "grant_hit", "tag": "x", "hit": "fire"}), "kharu", 0, 800)
    assert (desk(match).columns, desk(match).layer) == ({"vampal1": ("flame1",)}, {"flame1": 0})


@covers("DK-SCR-06")
def test_a_granted_dryad_hit_heals_allies_beside_the_own_special_hit() -> None:
    units = (
        unit("ezzen", 0, 300, 500, tag="x", wounds=1), unit("kharu", 0, 400, 500, wounds=1), unit("vampal", 1, 300, 600),
    )  # fmt: skip
    match = ruled(*units, rule={"type": "grant_hit", "tag": "x", "hit": "dryad"})
    strikes = match.copy()
    assert desk(flick(match, "ezzen1", 0, 800)).lives == {"ezzen1": 1, "kharu": 4, "vampal1": 2, "adjarkha": 4}
    assert desk(flick(strikes, "ezzen1", 90, 800)).lives == {"ezzen1": 2, "kharu": 3, "vampal1": 1, "adjarkha": 4}


@covers("DK-SCR-06")
@pytest.mark.parametrize(("angle", "power"), [(0, True), (45, True), (45.01, False), (315, True), (314.99, False)])
def test_a_granted_sector_lies_at_the_rear(angle: float, power: bool) -> None:
    match = ruled(unit("ezzen", 0, 300, 500, tag="x", facing=0), rule={"type": "grant_sector", "tag": "x", "arc": 90})
    assert told(flick(match, "ezzen1", angle, 300), DiskFlicked)[0].power == power


@covers("DK-SCR-06")
def test_capturing_gives_an_action_at_once_to_the_players_that_are_named() -> None:
    units = unit("kharu", 0, 300, 500), unit("ezzen", 0, 100, 100)
    free = {"type": "free_capture", "seats": [0]}
    for match, left in zip(both(*units, rule=free, artifacts=[artifact("fire_mine", 400, 500)]), (2, 3), strict=True):
        flick(match, "kharu", 0, 800)
        stays = match.copy()
        match.act(0, "climb fire_mine")
        match.act(0, "keep")
        assert desk(match).actions == left
        stays.act(0, "stay")
        assert desk(stays).actions == 2
        assert desk(pass_round(match)).actions == 3
