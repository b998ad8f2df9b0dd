"""Every condition, special rule and step, as it is written and as it is read."""

import json

import pytest

from parlour.conform import covers
from parlour.games.desktopia.scripts.conditions import (
    CONDITIONS,
    Condition,
    DamageTotal,
    EliminateAll,
    EliminateTagged,
    HoldArtifact,
    KillsInTurn,
    LostTagged,
    ObjectInZone,
    ReachZone,
    Survive,
    TurnsOver,
)
from parlour.games.desktopia.scripts.modifiers import (
    MODIFIERS,
    ActionsPerTurn,
    DisableAbility,
    Fixed,
    FreeCapture,
    GrantHit,
    GrantSector,
    HazardZone,
    HealingZone,
    Immobile,
    Invulnerable,
    LifeMax,
    Modifier,
    NoPenalty,
    Reinforcement,
    RitualDraw,
    RitualGrant,
    SolidBorder,
    StartTimeCards,
    TerrainChange,
)
from parlour.games.desktopia.scripts.pieces import TerrainPiece, Unit
from parlour.games.desktopia.scripts.reading import read
from parlour.games.desktopia.scripts.script import Hand, Rituals
from parlour.games.desktopia.scripts.shapes import Circle
from parlour.games.desktopia.scripts.steps import (
    STEPS,
    EndTurn,
    Flick,
    MagnetFlick,
    SecondShot,
    Shields,
    Shot,
    Spark,
    Spell,
    Step,
)
from parlour.games.desktopia.scripts.writing import plain
from parlour.games.desktopia.tests.scripts.damage import PLATE
from parlour.games.desktopia.tests.scripts.drawn import altered, drawn
from parlour.kernel import encode
from parlour.kernel.codec import decode

Written = dict[str, object]

AIMS: list[tuple[Written, Condition]] = [
    ({"type": "eliminate_all", "group": "both", "result": "lose"}, EliminateAll(0, group="both", result="lose")),
    ({"type": "eliminate_tagged", "tag": "captain"}, EliminateTagged(0, "captain")),
    ({"type": "lost_tagged", "tag": "biters", "count": 2, "result": "lose"}, LostTagged(0, "biters", 2, result="lose")),
    ({"type": "survive", "rounds": 8}, Survive(0, 8)),
    ({"type": "reach_zone", "tag": "biters", "zone": "north", "count": 2}, ReachZone(0, "north", "biters", 2)),
    ({"type": "reach_zone", "any": True, "zone": "north", "count": 4}, ReachZone(0, "north", "", 4)),
    ({"type": "hold_artifact", "artifact": "fountain_of_life", "turns": 3}, HoldArtifact(0, "fountain_of_life", 3)),
    ({"type": "object_in_zone", "object_id": "lump", "zone": "south"}, ObjectInZone(0, "lump", "south")),
    ({"type": "damage_total", "points": 8}, DamageTotal(0, 8)),
    ({"type": "kills_in_turn", "count": 2}, KillsInTurn(0, 2)),
    ({"type": "turns_over", "turns": 3, "result": "lose"}, TurnsOver(0, 3, result="lose")),
]

PIECE = TerrainPiece("plate", "Plate", "Тарелка", Circle(700, 600, 40))
CHANGES: list[tuple[Written, Modifier]] = [
    ({"type": "actions_per_turn", "seat": 0, "n": 5}, ActionsPerTurn(0, 5)),
    ({"type": "start_time_cards", "seat": 1, "kind": "penalty", "n": 2}, StartTimeCards(1, "penalty", 2)),
    ({"type": "life_max", "tag": "captain", "n": 5}, LifeMax("captain", 5)),
    ({"type": "immobile", "tag": "captain"}, Immobile("captain")),
    ({"type": "fixed", "tag": "captain"}, Fixed(tag="captain")),
    ({"type": "fixed", "object_id": "lump"}, Fixed(object_id="lump")),
    ({"type": "fixed", "artifact": "fountain_of_life"}, Fixed(artifact="fountain_of_life")),
    ({"type": "invulnerable", "tag": "captain"}, Invulnerable("captain")),
    ({"type": "no_penalty", "seats": [0, 1]}, NoPenalty((0, 1))),
    ({"type": "solid_border", "edges": ["left", "right"]}, SolidBorder(("left", "right"))),
    (
        {"type": "reinforcement", "round": 3, "seat": 1, "units": [{"type": "minusoid", "count": 1}], "zone": "north"},
        Reinforcement(3, 1, (Unit("minusoid", 1),), "north"),
    ),
    ({"type": "hazard_zone", "zone": "south", "damage": 1, "who": "all"}, HazardZone("south", 1, "all")),
    (
        {"type": "hazard_zone", "zone": "south", "damage": 2, "who": "enemies", "team": 1},
        HazardZone("south", 2, "enemies", 1),
    ),
    ({"type": "healing_zone", "zone": "north", "lives": 1}, HealingZone("north", 1)),
    ({"type": "disable_ability", "tag": "captain", "ability": "shot"}, DisableAbility("captain", "shot")),
    ({"type": "grant_hit", "tag": "captain", "hit": "fire"}, GrantHit("captain", "fire")),
    ({"type": "grant_sector", "tag": "captain", "arc": 120}, GrantSector("captain", 120)),
    ({"type": "ritual_grant", "seat": 0, "ritual": "healing", "n": 1}, RitualGrant(0, "healing", 1)),
    ({"type": "terrain_change", "round": 5, "add": [PLATE], "remove": ["mug"]}, TerrainChange(5, (PIECE,), ("mug",))),
    ({"type": "ritual_draw", "rule": "on_kill"}, RitualDraw("on_kill")),
    ({"type": "free_capture", "seats": [1]}, FreeCapture((1,))),
]

STEPS_WRITTEN: list[tuple[Written, Step]] = [
    ({"do": "flick", "unit": "kharu", "angle_cdeg": 0, "speed": 100, "lariat": "ezzen#2"}, Flick("kharu", 0, 100, "ezzen#2")),
    ({"do": "flick", "unit": "kharu", "angle_cdeg": 35999, "speed": 2500}, Flick("kharu", 35999, 2500)),
    (
        {"do": "shot", "unit": "div", "x": 1844, "y": 1885, "angle_cdeg": 333, "speed": 1832, "target": "kharu"},
        Shot("div", 1844, 1885, 333, 1832, "kharu"),
    ),
    ({"do": "second_shot", "angle_cdeg": 1, "speed": 900}, SecondShot(1, 900)),
    ({"do": "magnet_flick", "unit": "kharu", "angle_cdeg": 1, "speed": 900}, MagnetFlick("kharu", 1, 900)),
    ({"do": "spell", "unit": "phantom#1", "target": "kharu"}, Spell("phantom#1", "kharu")),
    (
        {"do": "spell", "unit": "ramprack", "target": "energan", "angle_cdeg": 0, "speed": 900},
        Spell("ramprack", "energan", 0, 900),
    ),
    (
        {"do": "end_turn", "triggers": [["shields", ["a", "b#2"]], ["spark", "a", "b"]]},
        EndTurn((Shields(("a", "b#2")), Spark("a", "b"))),
    ),
    ({"do": "end_turn"}, EndTurn()),
]


@covers("DK-SCR-07", "DK-SCR-19", "DK-SCR-20", "SB-F-02")
@pytest.mark.parametrize(("written", "meant"), AIMS, ids=lambda each: each["type"] if isinstance(each, dict) else "")
def test_a_condition_is_read_and_written(written: Written, meant: Condition) -> None:
    script = read(altered("fixture_duel", {"victory": [{"team": 0, **written}]}))
    assert script.victory == (meant,)
    assert plain(script)["victory"] == [{"team": 0, **written}]
    assert decode(json.loads(json.dumps(encode(meant)))) == meant


@covers("DK-SCR-07", "SB-F-01")
@pytest.mark.parametrize(("written", "meant"), CHANGES, ids=lambda each: each["type"] if isinstance(each, dict) else "")
def test_a_special_rule_is_read_and_written(written: Written, meant: Modifier) -> None:
    script = read(altered("fixture_duel", {"special_rules": [written]}))
    assert script.special_rules == (meant,)
    assert plain(script)["special_rules"] == [written]
    assert decode(json.loads(json.dumps(encode(meant)))) == meant


@covers("SB-F-15")
@pytest.mark.parametrize(("written", "meant"), STEPS_WRITTEN, ids=lambda each: each["do"] if isinstance(each, dict) else "")
def test_a_step_of_a_solution_is_read_and_written(written: Written, meant: Step) -> None:
    script = read(altered("fixture_duel", {"solution": [written]}))
    assert script.solution == (meant,)
    assert plain(script)["solution"] == [written]


def test_every_condition_special_rule_and_step_is_tried() -> None:
    assert {type(meant) for _, meant in AIMS} == set(CONDITIONS.values())
    assert {type(meant) for _, meant in CHANGES} == set(MODIFIERS.values())
    assert {type(meant) for _, meant in STEPS_WRITTEN} == set(STEPS.values())


def test_the_fields_of_a_condition_can_be_matched_in_order() -> None:
    match drawn({"victory": [{"team": 0, **AIMS[4][0]}, {"team": 1, "type": "eliminate_all"}]}).victory[0]:
        case ReachZone(team, zone, tag, count):
            assert (team, zone, tag, count) == (0, "north", "biters", 2)
        case other:
            pytest.fail(f"{other} is no ReachZone")


def test_hands_of_rituals_are_read_and_written() -> None:
    written = {"enabled": True, "hands": {"0": ["healing", "summoning"], "1": ["healing"]}, "draw": "none"}
    script = drawn({"rituals": written})
    assert script.rituals == Rituals(True, (Hand(0, ("healing", "summoning")), Hand(1, ("healing",))), "none")
    assert plain(script)["rituals"] == written


def test_a_unit_keeps_all_that_is_written_of_it() -> None:
    written = {
        "type": "akeru",
        "count": 1,
        "tag": "biter",
        "placement": {"at": [[300.5, 200]]},
        "wounds": 1,
        "missiles": 0,
        "facing": 0,
    }
    script = drawn({"sides[0].squad[0]": written})
    assert plain(script)["sides"][0]["squad"][0] == written  # type: ignore[index]


def test_null_means_the_default() -> None:
    nothing = {"missiles": None, "on_artifact": None, "facing": None}
    unit = drawn({f"sides[0].squad[0].{key}": value for key, value in nothing.items()}).sides[0].squad[0]
    assert unit == drawn().sides[0].squad[0]
    assert drawn({"steadiness": None}) == drawn()


def test_no_limit_of_rounds_is_kept() -> None:
    over = {"round_limit": None, "victory[1].result": "lose"}
    script = drawn(over, "etude_fire_4")
    assert script.round_limit is None
    assert read(plain(script)) == script
