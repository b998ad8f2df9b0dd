"""Damaged copies of scripts, and how each is refused."""

from collections.abc import Mapping
from typing import NamedTuple

from parlour.games.desktopia.tests.scripts.drawn import GONE

STAR = [[500, 600], [560, 420], [400, 530], [600, 530], [440, 420]]
PLATE = {"id": "plate", "label_en": "Plate", "label_ru": "Тарелка", "shape": {"circle": [700, 600, 40]}}
PASSIVE = {"seat": 2, "team": 2, "orders": ["fire"], "control": "passive"}
ONE = {"type": "smoker", "count": 1}


class Damage(NamedTuple):
    """What is changed in which script, and the refusal: its key, where it points, the rule."""

    changes: Mapping[str, object]
    key: str
    where: str
    rule: str
    script: str = "fixture_duel"


def rules(*entries: object) -> dict[str, object]:
    """The special rules of a script."""
    return {"special_rules": list(entries)}


def aims(*entries: object) -> dict[str, object]:
    """The conditions of a script."""
    return {"victory": list(entries)}


UNREADABLE = (
    Damage({"weather": "rain"}, "unknown-key", "weather", "DK-SCR-13"),
    Damage({"title_ru": GONE}, "missing-key", "title_ru", "DK-SCR-13"),
    Damage({"title_en": "  "}, "empty-text", "title_en", "DK-SCR-13"),
    Damage({"title_en": "x" * 81}, "long-text", "title_en", "DK-SCR-13"),
    Damage({"intro_en": 7}, "not-a-text", "intro_en", "DK-SCR-13"),
    Damage({"id": "Two Words"}, "not-a-name", "id", "DK-SCR-13"),
    Damage({"kind": "war"}, "unknown-word", "kind", "DK-SCR-13"),
    Damage({"players": 5}, "out-of-range", "players", "DK-SCR-13"),
    Damage({"players": True}, "not-whole", "players", "DK-SCR-13"),
    Damage({"players": 2.0}, "not-whole", "players", "DK-SCR-13"),
    Damage({"difficulty": 4}, "out-of-range", "difficulty", "DK-SCR-13"),
    Damage({"field": {"w": 599, "h": 900}}, "out-of-range", "field.w", "DK-SCR-13"),
    Damage({"field": {"w": 900, "h": 1401}}, "out-of-range", "field.h", "DK-SCR-13"),
    Damage({"field": [1000, 1000]}, "not-an-object", "field", "DK-SCR-13"),
    Damage({"first_player": "me"}, "not-whole", "first_player", "DK-SCR-13"),
    Damage({"actions_per_turn": 7}, "out-of-range", "actions_per_turn", "DK-SCR-13"),
    Damage({"actions_per_turn": 0}, "out-of-range", "actions_per_turn", "DK-SCR-13"),
    Damage({"round_limit": 100}, "out-of-range", "round_limit", "DK-SCR-13"),
    Damage({"round_limit": 0}, "out-of-range", "round_limit", "DK-SCR-13"),
    Damage({"steadiness": 101}, "out-of-range", "steadiness", "DK-SCR-13"),
    Damage({"sides": {}}, "not-a-list", "sides", "DK-SCR-13"),
    Damage({"sides": []}, "wrong-length", "sides", "DK-SCR-13"),
    Damage({"sides[1].control": "robot"}, "unknown-word", "sides[1].control", "DK-SCR-14"),
    Damage({"sides[1].orders": ["water"]}, "unknown-order", "sides[1].orders[0]", "DK-SCR-01"),
    Damage({"sides[1].orders": ["metal", "metal"]}, "repeated-name", "sides[1].orders[1]", "DK-SCR-01"),
    Damage({"sides[1].squad": []}, "wrong-length", "sides[1].squad", "DK-SCR-14"),
    Damage({"sides[1].squad[0].type": "dragon"}, "unknown-type", "sides[1].squad[0].type", "DK-SCR-01"),
    Damage({"sides[1].squad[0].rank": "hero"}, "unknown-key", "sides[1].squad[0].rank", "DK-SCR-16"),
    Damage({"sides[0].squad[2].count": 5}, "out-of-range", "sides[0].squad[2].count", "DK-SCR-16"),
    Damage({"sides[0].squad[2].count": 0}, "out-of-range", "sides[0].squad[2].count", "DK-SCR-16"),
    Damage({"sides[0].squad[2].placement": {}}, "one-of-these", "sides[0].squad[2].placement", "DK-SCR-16"),
    Damage({"sides[0].squad[0].placement.at": [[1, 2]]}, "one-of-these", "sides[0].squad[0].placement", "DK-SCR-16"),
    Damage({"sides[0].squad[0].facing": "up"}, "not-a-number", "sides[0].squad[0].facing", "DK-SCR-16"),
    Damage({"sides[0].squad[0].facing": 361}, "out-of-range", "sides[0].squad[0].facing", "DK-SCR-16"),
    Damage({"sides[0].squad[0].wounds": -1}, "out-of-range", "sides[0].squad[0].wounds", "DK-SCR-16"),
    Damage({"sides[0].squad[0].on_artifact": "grail"}, "unknown-artifact", "sides[0].squad[0].on_artifact", "DK-SCR-01"),
    Damage({"terrain[0].label_ru": GONE}, "missing-key", "terrain[0].label_ru", "DK-SCR-17"),
    Damage({"terrain[0].shape": {"circle": [500, 500]}}, "wrong-length", "terrain[0].shape.circle", "DK-SCR-17"),
    Damage({"terrain[0].shape": {"circle": [500, 500, 0]}}, "out-of-range", "terrain[0].shape.circle[2]", "DK-SCR-17"),
    Damage({"terrain[0].shape": {"circle": [500, float("nan"), 9]}}, "out-of-range", "terrain[0].shape.circle[1]", "DK-SCR-17"),
    Damage({"terrain[0].shape": {"circle": [500, 10**400, 9]}}, "out-of-range", "terrain[0].shape.circle[1]", "DK-SCR-17"),
    Damage({"terrain[0].shape": {"oval": [1, 2, 3]}}, "unknown-key", "terrain[0].shape.oval", "DK-SCR-17"),
    Damage({"terrain[0].shape": {"poly": [[0, 0], [9, 0]]}}, "wrong-length", "terrain[0].shape.poly", "DK-SCR-17"),
    Damage({"terrain[0].shape": {"poly": [[0, 0]] * 13}}, "wrong-length", "terrain[0].shape.poly", "DK-SCR-17"),
    Damage({"terrain[0].shape": {"poly": STAR}}, "not-convex", "terrain[0].shape.poly", "DK-PHY-08"),
    Damage({"terrain[0].shape": {"poly": [[0, 0], [9, 0], [3, 3], [0, 9]]}}, "not-convex", "terrain[0].shape.poly", "DK-PHY-08"),
    Damage({"terrain[0].shape": {"poly": [[0, 0], [5, 0], [9, 0], [0, 9]]}}, "not-convex", "terrain[0].shape.poly", "DK-PHY-08"),
    Damage({"terrain[0].shape": {"poly": [[0, 0], [9, 0], [9, 0], [0, 9]]}}, "not-convex", "terrain[0].shape.poly", "DK-PHY-08"),
    Damage({"zones[0].colour": "red"}, "unknown-key", "zones[0].colour", "DK-SCR-17"),
    Damage({"artifacts[0].artifact": "grail"}, "unknown-artifact", "artifacts[0].artifact", "DK-SCR-01"),
    Damage({"artifacts[0].at": [1, 2, 3]}, "wrong-length", "artifacts[0].at", "DK-SCR-18"),
    Damage({"objects[0].order": "air"}, "unknown-order", "objects[0].order", "DK-SCR-01", "duel_sugar_run"),
    Damage({"objects[0].label_en": GONE}, "missing-key", "objects[0].label_en", "DK-SCR-18", "duel_sugar_run"),
    Damage({"rituals": {"enabled": 1}}, "not-yes-or-no", "rituals.enabled", "DK-SCR-13"),
    Damage({"rituals": {"enabled": True, "hands": {"0": ["rain"]}}}, "unknown-ritual", "rituals.hands.0[0]", "DK-SCR-01"),
    Damage({"rituals": {"enabled": True, "hands": {"9": ["healing"]}}}, "unknown-seat", "rituals.hands.9", "DK-SCR-01"),
    Damage({"rituals": {"enabled": True, "draw": "always"}}, "unknown-word", "rituals.draw", "DK-SCR-13"),
    Damage(aims(), "wrong-length", "victory", "DK-SCR-13"),
    Damage(aims({"team": 0}), "missing-key", "victory[0].type", "DK-SCR-07"),
    Damage(aims({"team": 0, "type": "pray"}), "unknown-condition", "victory[0].type", "DK-SCR-07"),
    Damage(aims({"team": 0, "type": "survive"}), "missing-key", "victory[0].rounds", "DK-SCR-07"),
    Damage(aims({"team": 0, "type": "eliminate_all", "tag": "x"}), "unknown-key", "victory[0].tag", "DK-SCR-07"),
    Damage(aims({"team": 0, "type": "eliminate_all", "result": "draw"}), "unknown-word", "victory[0].result", "DK-SCR-07"),
    Damage(aims({"team": 0, "type": "damage_total", "points": 0}), "out-of-range", "victory[0].points", "DK-SCR-07"),
    Damage(aims({"team": 0, "type": "reach_zone", "zone": "north", "count": 1}), "one-of-these", "victory[0]", "DK-SCR-07"),
    Damage(
        aims({"team": 0, "type": "reach_zone", "zone": "north", "count": 1, "any": False}),
        "unknown-word",
        "victory[0].any",
        "SB-F-02",
    ),
    Damage(rules({"type": "rain"}), "unknown-modifier", "special_rules[0].type", "DK-SCR-07"),
    Damage(rules("rain"), "not-an-object", "special_rules[0]", "DK-SCR-07"),
    Damage(rules({"type": "keep_wounds", "tag": "captain", "max": 2}), "carry-only", "special_rules[0]", "SB-F-19"),
    Damage(rules({"type": "life_max", "tag": "captain"}), "missing-key", "special_rules[0].n", "DK-SCR-07"),
    Damage(rules({"type": "solid_border", "edges": ["north"]}), "unknown-word", "special_rules[0].edges[0]", "DK-SCR-07"),
    Damage(rules({"type": "solid_border", "edges": ["top"] * 2}), "repeated-name", "special_rules[0].edges[1]", "DK-SCR-01"),
    Damage(rules({"type": "no_penalty", "seats": []}), "wrong-length", "special_rules[0].seats", "DK-SCR-07"),
    Damage(
        rules({"type": "reinforcement", "round": 2, "seat": 0, "zone": "south", "units": []}),
        "wrong-length",
        "special_rules[0].units",
        "DK-SCR-07",
    ),
    Damage(
        {"solution": [{"do": "end_turn", "triggers": [["shields", []]]}]}, "wrong-length", "solution[0].triggers[0][1]", "SB-F-15"
    ),
    Damage(rules({"type": "fixed"}), "one-of-these", "special_rules[0]", "DK-SCR-07"),
    Damage(
        rules({"type": "hazard_zone", "zone": "south", "damage": 1, "who": "enemies"}),
        "missing-key",
        "special_rules[0].team",
        "DK-SCR-07",
    ),
    Damage(
        rules({"type": "hazard_zone", "zone": "south", "damage": 1, "who": "all", "team": 0}),
        "unknown-key",
        "special_rules[0].team",
        "DK-SCR-07",
    ),
    Damage(
        rules({"type": "disable_ability", "tag": "captain", "ability": "flight"}),
        "unknown-word",
        "special_rules[0].ability",
        "DK-SCR-07",
    ),
    Damage({"campaign.carry[0].for": "nobody"}, "unknown-word", "campaign.carry[0].for", "DK-SCR-09", "tea_1_saucer"),
    Damage({"campaign.carry[0].gain.seat": 0}, "unknown-key", "campaign.carry[0].gain.seat", "DK-SCR-07", "tea_1_saucer"),
    Damage(
        {"campaign.carry[0].gain.type": "gold"}, "unknown-modifier", "campaign.carry[0].gain.type", "DK-SCR-07", "tea_1_saucer"
    ),
    Damage({"campaign.carry[0].gain.type": []}, "unknown-modifier", "campaign.carry[0].gain.type", "DK-SCR-07", "tea_1_saucer"),
    Damage({"solution[0].do": "pray"}, "unknown-step", "solution[0].do", "SB-F-15", "etude_fire_4"),
    Damage({"solution[0].do": GONE}, "missing-key", "solution[0].do", "SB-F-15", "etude_fire_4"),
    Damage({"solution[0].speed": 2501}, "out-of-range", "solution[0].speed", "SB-F-15", "etude_fire_4"),
    Damage({"solution[0].unit": "adjarkha#0"}, "not-a-name", "solution[0].unit", "SB-F-15", "etude_fire_4"),
    Damage({"solution[1].triggers[0]": ["spark", "a"]}, "wrong-length", "solution[1].triggers[0]", "SB-F-15", "etude_fire_4"),
)

UNPLAYABLE = (
    Damage({"sides[1].seat": 0}, "seat-order", "sides[1].seat", "DK-SCR-01"),
    Damage({"sides[1].seat": 2}, "seat-order", "sides[1].seat", "DK-SCR-01"),
    Damage({"sides[1]": GONE}, "seat-order", "sides", "DK-SCR-01"),
    Damage({"sides[1].control": "passive"}, "wrong-control", "sides[1].control", "DK-SCR-01"),
    Damage({"players": 1, "kind": "etude"}, "wrong-control", "sides[1].control", "DK-SCR-01"),
    Damage({"players": 1}, "etude-players", "players", "DK-SCR-11", "etude_fire_4")
    if False
    else Damage({"kind": "battle"}, "etude-players", "players", "DK-SCR-11", "etude_fire_4"),
    Damage({"kind": "etude"}, "etude-players", "players", "DK-SCR-11"),
    Damage({"kind": "campaign_battle"}, "campaign-key", "kind", "DK-SCR-13"),
    Damage({"kind": "battle"}, "campaign-key", "campaign", "DK-SCR-13", "tea_1_saucer"),
    Damage({"sides[0].orders": ["fire"]}, "order-not-played", "sides[0].squad[0].type", "DK-SET-03"),
    Damage({"sides[0].squad[0].placement": GONE}, "placement-missing", "sides[0].squad[0].placement", "DK-SET-07"),
    Damage({"sides[0].squad[0].placement.zone": "west"}, "unknown-zone", "sides[0].squad[0].placement.zone", "DK-SCR-01"),
    Damage(
        {"sides[+]": {**PASSIVE, "squad": [{**ONE, "placement": {"zone": "south"}}]}},
        "passive-zone",
        "sides[2].squad[0].placement.zone",
        "DK-SET-07",
    ),
    Damage({"sides[1].squad[1].placement": {"at": [[400, 700]]}}, "points-differ", "sides[1].squad[1].placement.at", "DK-SET-07"),
    Damage({"sides[1].squad[0].wounds": 4}, "too-wounded", "sides[1].squad[0].wounds", "DK-SET-10"),
    Damage({"sides[0].squad[0].missiles": 4}, "no-supply", "sides[0].squad[0].missiles", "DK-SET-11"),
    Damage({"sides[1].squad[0].missiles": 1}, "no-supply", "sides[1].squad[0].missiles", "DK-SET-11"),
    Damage({"sides[1].squad[1].missiles": 0}, "no-supply", "sides[1].squad[1].missiles", "DK-SET-11"),
    Damage({"sides[1].squad[0].tag": "biters"}, "shared-tag", "sides[1].squad[0].tag", "SB-F-03"),
    Damage({"sides[1].squad[0].on_artifact": "magnetosphere"}, "unknown-artifact", "sides[1].squad[0].on_artifact", "DK-SCR-01"),
    Damage({"sides[1].squad[0].on_artifact": "fountain_of_life"}, "off-artifact", "sides[1].squad[0].placement", "SB-F-06"),
    Damage(
        {"sides[1].squad[0].placement.at": [[561, 500]]}, "off-artifact", "sides[1].squad[0].placement", "SB-F-06", "etude_fire_4"
    ),
    Damage(
        {"sides[1].squad[1].placement.at": [[560, 500]], "sides[1].squad[1].on_artifact": "magnetosphere"},
        "full-artifact",
        "sides[1].squad[1].on_artifact",
        "DK-GEO-05",
        "etude_fire_4",
    ),
    Damage({"sides[1].squad[0].count": 2}, "single-unit", "sides[1].squad[0].count", "DK-SCR-16", "etude_fire_4"),
    Damage({"first_player": 2}, "unknown-seat", "first_player", "DK-SCR-01"),
    Damage({"rituals": {"enabled": True, "hands": {"2": ["healing"]}}}, "unknown-seat", "rituals.hands.2", "DK-SCR-01"),
    Damage({"terrain[1].id": "mug"}, "repeated-name", "terrain[1].id", "DK-SCR-01"),
    Damage({"zones[3].id": "home_south"}, "repeated-name", "zones[3].id", "DK-SCR-01", "duel_sugar_run"),
    Damage({"objects[1].object_id": "lump_1"}, "repeated-name", "objects[1].object_id", "DK-SCR-01", "duel_sugar_run"),
    Damage(
        {"artifacts[+]": {"artifact": "fountain_of_life", "at": [100, 500]}},
        "repeated-name",
        "artifacts[1].artifact",
        "DK-SCR-01",
    ),
    Damage({"objects[0].object_id": "vampal2"}, "taken-name", "objects[0].object_id", "DK-SCR-01", "duel_sugar_run"),
    Damage({"objects[0].object_id": "flame"}, "taken-name", "objects[0].object_id", "DK-SCR-01", "duel_sugar_run"),
    Damage({"objects[0].object_id": "fire_mine"}, "taken-name", "objects[0].object_id", "DK-SCR-01", "duel_sugar_run"),
    Damage(aims({"team": 7, "type": "eliminate_all"}), "unknown-team", "victory[0].team", "DK-SCR-01"),
    Damage(aims({"team": 0, "type": "eliminate_tagged", "tag": "king"}), "unknown-tag", "victory[0].tag", "DK-SCR-01"),
    Damage({"victory[0].zone": "home"}, "unknown-zone", "victory[0].zone", "DK-SCR-01", "duel_sugar_run"),
    Damage({"victory[0].object_id": "lump"}, "unknown-object", "victory[0].object_id", "DK-SCR-01", "duel_sugar_run"),
    Damage(
        aims({"team": 0, "type": "hold_artifact", "artifact": "magnetosphere", "turns": 2}),
        "unknown-artifact",
        "victory[0].artifact",
        "DK-SCR-01",
    ),
    Damage(rules({"type": "immobile", "tag": "king"}), "unknown-tag", "special_rules[0].tag", "DK-SCR-01"),
    Damage(rules({"type": "actions_per_turn", "seat": 2, "n": 4}), "unknown-seat", "special_rules[0].seat", "DK-SCR-01"),
    Damage(rules({"type": "no_penalty", "seats": [0, 3]}), "unknown-seat", "special_rules[0].seats[1]", "DK-SCR-01"),
    Damage(rules({"type": "healing_zone", "zone": "bath", "lives": 1}), "unknown-zone", "special_rules[0].zone", "DK-SCR-01"),
    Damage(
        rules({"type": "hazard_zone", "zone": "south", "damage": 1, "who": "enemies", "team": 4}),
        "unknown-team",
        "special_rules[0].team",
        "DK-SCR-01",
    ),
    Damage(rules({"type": "fixed", "object_id": "barrel"}), "unknown-object", "special_rules[0].object_id", "DK-SCR-01"),
    Damage(rules({"type": "fixed", "artifact": "fire_mine"}), "unknown-artifact", "special_rules[0].artifact", "DK-SCR-01"),
    Damage(
        rules({"type": "terrain_change", "round": 3, "add": [], "remove": ["mug", "fork"]}),
        "unknown-terrain",
        "special_rules[0].remove[1]",
        "DK-SCR-01",
    ),
    Damage(
        rules({"type": "terrain_change", "round": 31, "add": [], "remove": []}), "late", "special_rules[0].round", "DK-WIN-08"
    ),
    Damage(
        rules({"type": "terrain_change", "round": 3, "add": [{**PLATE, "id": "mug"}], "remove": []}),
        "repeated-name",
        "special_rules[0].add[0].id",
        "DK-SCR-01",
    ),
    Damage(
        rules({"type": "reinforcement", "round": 2, "seat": 0, "zone": "south", "units": [ONE]}),
        "order-not-played",
        "special_rules[0].units[0].type",
        "DK-SET-03",
    ),
    Damage(
        rules(
            {
                "type": "reinforcement",
                "round": 2,
                "seat": 0,
                "zone": "south",
                "units": [{"type": "skolop", "count": 1, "placement": {"zone": "south"}}],
            }
        ),
        "placement-given",
        "special_rules[0].units[0].placement",
        "DK-SCR-07",
    ),
    Damage({"solution[0].unit": "adjarkha#2"}, "unknown-tag", "solution[0]", "DK-SCR-01", "etude_fire_4"),
    Damage({"solution[1].triggers[0][2]": "nobody"}, "unknown-tag", "solution[1]", "DK-SCR-01", "etude_fire_4"),
    Damage({"sides[1].squad[0].count": 2}, "too-many-disks", "sides[1].squad[0].count", "DK-SCR-02"),
    Damage(
        {"sides[0].squad[+]": {"type": "skolop", "count": 2, "placement": {"zone": "south"}}},
        "too-many-disks",
        "sides[0].squad[3].count",
        "DK-SCR-02",
    ),
    Damage(
        {
            "sides[0].orders": ["dust", "metal"],
            "sides[0].squad[+]": {"type": "ramprack", "count": 3, "placement": {"zone": "south"}},
        },
        "too-many-disks",
        "sides[1].squad[1].count",
        "DK-SCR-02",
    ),
    Damage({"objects[1].order": "fire"}, "too-many-disks", "objects[1].order", "DK-SCR-02", "duel_sugar_run"),
    Damage(
        {"artifacts": [{"artifact": "fire_mine", "at": [50, 500]}]},
        "too-many-disks",
        "objects[0].order",
        "DK-SCR-02",
        "duel_sugar_run",
    ),
    Damage(
        rules({"type": "ritual_grant", "seat": 0, "ritual": "healing", "n": 1}), "rituals-off", "special_rules[0].n", "DK-SET-15"
    ),
    Damage(
        {
            "rituals": {"enabled": True, "hands": {"0": ["healing", "healing"]}},
            **rules({"type": "ritual_grant", "seat": 1, "ritual": "healing", "n": 2}),
        },
        "too-many-cards",
        "special_rules[0].n",
        "DK-SET-15",
    ),
    Damage(
        rules(*[{"type": "start_time_cards", "seat": seat, "kind": "bonus", "n": 3} for seat in (0, 1)]),
        "too-many-cards",
        "special_rules[1].n",
        "DK-SET-16",
    ),
    Damage(
        rules(*[{"type": "start_time_cards", "seat": 0, "kind": kind, "n": 1} for kind in ("bonus", "penalty")]),
        "both-time-cards",
        "special_rules[1].kind",
        "DK-SET-16",
    ),
    Damage({"terrain[0].shape": {"circle": [20, 500, 45]}}, "outside-field", "terrain[0].shape", "DK-SET-06"),
    Damage({"terrain[0].shape": {"circle": [330, 560, 45]}}, "terrain-overlaps", "terrain[1].shape", "DK-SET-06"),
    Damage({"terrain[0].shape": {"rect": [330, 560, 30, 90, 45]}}, "terrain-overlaps", "terrain[1].shape", "DK-SET-06"),
    Damage(
        rules({"type": "terrain_change", "round": 3, "add": [{**PLATE, "shape": {"circle": [500, 500, 9]}}], "remove": []}),
        "terrain-overlaps",
        "special_rules[0].add[0].shape",
        "DK-SET-06",
    ),
    Damage({"artifacts[0].at": [15.4, 500]}, "outside-field", "artifacts[0].at", "DK-SCR-03"),
    Damage({"artifacts[0].at": [560.5, 500]}, "too-close", "artifacts[0].at", "DK-SCR-03"),
    Damage({"objects[1].at": [271, 500]}, "too-close", "objects[1].at", "DK-SCR-03", "duel_sugar_run"),
    Damage({"sides[0].squad[0].placement": {"at": [[820, 531]]}}, "too-close", "artifacts[0].at", "DK-SCR-03"),
    Damage({"zones[0].shape": {"rect": [500, 70, 700, 160, 0]}}, "outside-field", "zones[0].shape", "DK-SCR-04"),
    Damage({"zones[0].shape": {"rect": [500, 110, 128, 128, 0]}}, "zone-too-small", "zones[0].shape", "DK-SCR-04"),
    Damage({"zones[0].shape": {"rect": [500, 110, 900, 30, 0]}}, "zone-unpackable", "zones[0].shape", "DK-SCR-04"),
    Damage({"round_limit": None}, "unbounded", "round_limit", "DK-SCR-05"),
)

HOPELESS = (
    Damage(aims({"team": 0, "type": "eliminate_all"}), "no-way-to-win", "victory", "DK-SCR-05"),
    Damage({"sides[1].team": 0}, "already-true", "victory[0]", "DK-SCR-05"),
    Damage({"objects[0].at": [240, 200], "victory[1].group": "b"}, "already-true", "victory[0]", "DK-SCR-05", "duel_sugar_run"),
    Damage({"zones[0].shape": {"circle": [160, 160, 60]}}, "already-true", "victory[0]", "DK-SCR-05", "lesson_1_flick"),
    Damage(
        {"victory[0].group": "both", "victory[1].group": "both"}, "mixed-group", "victory[1].group", "DK-SCR-20", "lesson_1_flick"
    ),
)
