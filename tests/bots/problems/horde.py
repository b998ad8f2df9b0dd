"""Positions of Horde with answers that are right or wrong, exact where the odds can be counted.

A problem is solved if, in its turn, with a 3 on every die, the bot gives an answer that is right and none that is wrong. An
answer may be named by a pattern: "attack sm_*". Answers that nobody at any level should give are shameful.
"""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Problem:
    """A position, the answers that lead to the question, and what is right."""

    name: str
    units: dict[str, str]
    right: tuple[str, ...] = ()  # one of these has to be among the answers; none are asked for where only others are wrong
    wrong: tuple[str, ...] = ()
    shameful: tuple[str, ...] = ()  # wrong, and no level may give it
    must: tuple[str, ...] = ()  # to miss them all is shameful
    before: tuple[str, ...] = ()  # answers that lead to the question
    table: dict[str, Any] = field(default_factory=dict)  # what else there is to say of the situation


HOME = {"rus_ivan": "a1", "sm_genghis": "j12"}  # the leaders, far away
DEFEND, RETREAT = ("defend",), ("retreat *",)


def attacked(name: str, attacker: str, target: str, die: int, right: tuple[str, ...], **table: Any) -> Problem:
    """The attacker on f6 has rolled this die against the target on f7: to defend or to retreat?"""
    units = {**HOME, attacker: "f6", target: "f7", **table.pop("units", {})}
    other = RETREAT if right == DEFEND else DEFEND
    begins = "south_mongolia" if attacker.startswith("sm_") else "rus"
    return Problem(
        name,
        units,
        right,
        wrong=other,
        before=(f"activate {attacker}", f"attack {target}", *(["keep"] if begins == "south_mongolia" else [])),
        table={"dice": [die], "faction": begins, **table},
    )


COUNTERMEASURES = [
    # attack total less defence: a unit that defends is hit if its die is lower than the difference
    attacked("spear 4 against tracker: safe to 83 %", "rus_spear1", "sm_tracker1", 2, DEFEND),
    attacked("spear 4 against assassin: safe to 83 %", "rus_spear1", "sm_assassin", 2, DEFEND),
    attacked("spear 4 against khutulun: cannot be hit", "rus_spear1", "sm_khutulun", 2, DEFEND),
    attacked("smith 2 against tracker: cannot be hit", "rus_smith", "sm_tracker1", 1, DEFEND),
    attacked("vityaz 9 against raider: always hit", "rus_vityaz", "sm_raider1", 6, RETREAT, health={"sm_raider1": 1}),
    attacked("dobrynya 10 against khutulun: always hit", "rus_dobrynya", "sm_khutulun", 6, RETREAT),
    attacked("axe 9 against raider: always hit, and slower", "rus_axe1", "sm_raider1", 6, RETREAT),
    attacked("spear 8 against tracker: hit to 83 %, and slower", "rus_spear1", "sm_tracker1", 6, RETREAT),
    attacked("spear 8 against groom: always hit", "rus_spear1", "sm_groom", 6, RETREAT, health={"sm_groom": 1}),
    attacked("axe 4 against mogoi: safe though its armour is cleft", "rus_axe1", "sm_mogoi", 1, DEFEND),
    attacked("axe 9 against mogoi with one health", "rus_axe1", "sm_mogoi", 6, RETREAT, health={"sm_mogoi": 1}),
    attacked("caravan 2 against raider: cannot be hit", "rus_caravan", "sm_raider1", 1, DEFEND),
    attacked("raider 4 against axe: cannot be hit", "sm_raider1", "rus_axe1", 1, DEFEND),
    attacked("raider 5 against axe with one health: safe to 83 %", "sm_raider1", "rus_axe1", 2, DEFEND, health={"rus_axe1": 1}),
    attacked("raider 6 against axe: 67 % against 14 %", "sm_raider1", "rus_axe1", 3, DEFEND, health={"rus_axe1": 1}),
    attacked("raider 7 against axe: 50 % against 14 %", "sm_raider1", "rus_axe1", 4, DEFEND, health={"rus_axe1": 1}),
    attacked("raider 8 against spear: 33 % against 14 %", "sm_raider1", "rus_spear1", 5, DEFEND, health={"rus_spear1": 1}),
    attacked("tracker 9 against vityaz: never against 25 %", "sm_tracker1", "rus_vityaz", 6, RETREAT, health={"rus_vityaz": 1}),
    attacked("tracker 4 against vityaz: safe to 83 %", "sm_tracker1", "rus_vityaz", 1, DEFEND, health={"rus_vityaz": 1}),
    attacked("assassin 11 against dobrynya: never against 25 %", "sm_assassin", "rus_dobrynya", 6, RETREAT),
    attacked("genghis 4 against smith: 83 % against 14 %", "sm_genghis", "rus_smith", 1, DEFEND, health={"rus_smith": 1}),
    attacked("khutulun 4 against dobrynya: cannot be hit", "sm_khutulun", "rus_dobrynya", 1, DEFEND),
]

BLOWS = [
    Problem(
        "a wounded enemy dies first",
        {**HOME, "rus_axe1": "f6", "sm_raider1": "f7", "sm_raider2": "g6"},
        right=("attack sm_raider1",),
        table={"health": {"sm_raider1": 1}},
    ),
    Problem(
        "blows on a poisoned enemy",
        {**HOME, "rus_axe1": "f6", "rus_spear1": "e7", "sm_mogoi": "f7"},
        right=("attack sm_mogoi",),
        must=("attack sm_mogoi",),
        table={"health": {"sm_mogoi": 1}, "poisoned": ("sm_mogoi",)},
    ),
    Problem(
        "the last blow of the war",
        {"rus_ivan": "a1", "rus_axe1": "f6", "sm_genghis": "f7", "sm_raider1": "g6"},
        right=("attack sm_genghis",),
        must=("attack sm_genghis",),
        table={"health": {"sm_genghis": 1, "sm_raider1": 1}, "durability": {"cap_south": 0}, "reserve": ()},
    ),
    Problem(
        "the last blow of the war is one step away",
        {"rus_ivan": "a1", "rus_dobrynya": "f5", "sm_genghis": "f7", "sm_raider1": "e5"},
        right=("attack sm_genghis",),
        must=("attack sm_genghis", "move *"),
        table={"health": {"sm_genghis": 1}, "durability": {"cap_south": 0}, "reserve": ()},
    ),
    Problem(
        "the Horde's last blow",
        {"rus_ivan": "f6", "sm_assassin": "f7", "rus_axe1": "g6", "sm_genghis": "j12"},
        right=("attack rus_ivan",),
        must=("attack rus_ivan",),
        table={"faction": "south_mongolia", "health": {"rus_ivan": 1}, "durability": {"cap_rus": 0}, "reserve": ()},
    ),
    Problem(
        "a groom with one health stands beside an axe",
        {**HOME, "rus_axe1": "f6", "sm_groom": "f7"},
        right=("attack sm_groom",),
        must=("attack sm_groom",),
        table={"health": {"sm_groom": 1}},
    ),
    Problem(
        "a poisoner stands beside dobrynya",
        {**HOME, "rus_dobrynya": "f6", "sm_poisoner": "f7"},
        right=("attack sm_poisoner",),
        must=("attack sm_poisoner",),
        table={"health": {"sm_poisoner": 1}},
    ),
    Problem(
        "an assassin stands beside a lone smith",
        {**HOME, "sm_assassin": "f6", "rus_smith": "f7"},
        right=("attack rus_smith",),
        must=("attack rus_smith",),
        table={"faction": "south_mongolia", "health": {"rus_smith": 1}},
    ),
    Problem(
        "a tracker beside an outnumbered spear strikes",
        {**HOME, "sm_tracker1": "f6", "sm_raider1": "g6", "rus_spear1": "f7"},
        right=("attack rus_spear1",),
        table={"faction": "south_mongolia", "health": {"rus_spear1": 1}},
    ),
    Problem(
        "an archer shoots the wounded raider, not the fresh one",
        {**HOME, "rus_archer1": "f6", "sm_raider1": "f8", "sm_raider2": "e7"},
        right=("attack sm_raider1", "aimed sm_raider1"),
        table={"health": {"sm_raider1": 1}},
    ),
    Problem(
        "the archer steps up and shoots the groom",
        {**HOME, "rus_archer1": "f5", "sm_groom": "f8"},
        right=("attack sm_groom", "aimed sm_groom"),
        table={"health": {"sm_groom": 1}},
    ),
    Problem(
        "dobrynya rides up to the poisoner",
        {**HOME, "rus_dobrynya": "f5", "sm_poisoner": "f8"},
        right=("attack sm_poisoner",),
        table={"health": {"sm_poisoner": 1}},
    ),
    Problem(
        "zmey takes the bow with one health",
        {**HOME, "rus_zmey": "f5", "sm_shortbow1": "f7"},
        right=("attack sm_shortbow1",),
        table={"health": {"sm_shortbow1": 1}},
    ),
    Problem(
        "a raider rides down the caravan",
        {**HOME, "sm_raider1": "f5", "rus_caravan": "f7"},
        right=("attack rus_caravan",),
        table={"faction": "south_mongolia", "health": {"rus_caravan": 1}},
    ),
    Problem(
        "a vityaz charges from a distance",
        {**HOME, "rus_vityaz": "f5", "sm_shortbow1": "f7"},
        right=("attack sm_shortbow1",),
        table={"health": {"sm_shortbow1": 2}},
    ),
    Problem(
        "a bow in reach of a tracker is run down",
        {**HOME, "sm_tracker1": "f5", "rus_caravan": "f7"},
        right=("attack rus_caravan",),
        table={"faction": "south_mongolia", "health": {"rus_caravan": 1}},
    ),
]

GOALS = [
    Problem(
        "the last wall falls if nobody leaves",
        {"rus_ivan": "a2", "rus_axe1": "j11", "rus_axe2": "k10", "rus_spear1": "j12", "sm_tracker1": "f3"},
        shameful=("move i*", "move h*"),
        table={"durability": {"cap_south": 3}, "fallen": ("sm_genghis",)},
    ),
    Problem(
        "an empty capital is garrisoned against its last besiegers",
        {"rus_ivan": "c1", "rus_axe1": "b3", "sm_raider1": "a2", "sm_raider2": "b1", "sm_genghis": "j12"},
        right=("move a1", "attack *"),
        table={"durability": {"cap_rus": 1}},
    ),
    Problem(
        "the fifth unit crosses the border",
        {"rus_ivan": "a1", "sm_raider1": "e1", "sm_raider2": "f1", "sm_tracker1": "g1", "sm_tracker2": "h1", "sm_khutulun": "f7"},
        right=("activate sm_khutulun",),
        table={"mode": "hold_the_border", "faction": "south_mongolia"},
    ),
]

FOLLIES = [
    Problem(
        "a leader with one health does not walk up to an assassin",
        {"rus_ivan": "b3", "sm_assassin": "e5", "sm_khutulun": "e4", "sm_genghis": "j12"},
        shameful=("move d*",),
        table={"health": {"rus_ivan": 1}},
    ),
    Problem(
        "Genghis with one health does not ride into three Rus",
        {"rus_ivan": "a1", "rus_dobrynya": "f6", "rus_axe1": "f5", "rus_vityaz": "f7", "sm_genghis": "h7", "sm_raider1": "j11"},
        shameful=("move g*", "attack rus_dobrynya"),
        table={"faction": "south_mongolia", "health": {"sm_genghis": 1}},
    ),
    Problem(
        "the gate is cleared for those who come",
        {"rus_ivan": "c3", "rus_axe1": "a2", "rus_axe2": "b1", "rus_spear1": "b2", "sm_genghis": "j12"},
        right=("activate rus_axe*", "activate rus_spear1"),
        table={"track": {"rus": ("rus_zmey", 1)}},
    ),
    Problem(
        "a besieger does not leave a city that falls this turn",
        {"rus_ivan": "a1", "sm_raider1": "e5", "sm_raider2": "d4", "sm_genghis": "j12", "rus_axe1": "a8"},
        shameful=("move h*", "move i*"),
        table={
            "mode": "conquest",
            "faction": "south_mongolia",
            "durability": {"city_rus_2": 2, "city_rus_3": 0, "city_rus_1": 0},
        },
    ),
    Problem(
        "those who hold the border stay beyond it",
        {"rus_ivan": "a1", "sm_raider1": "e1", "sm_raider2": "f1", "sm_tracker1": "g1", "sm_tracker2": "g3", "sm_khutulun": "f2"},
        shameful=("move *7", "move *8", "move *9"),
        table={"mode": "hold_the_border", "faction": "south_mongolia"},
    ),
]

PROBLEMS = [*COUNTERMEASURES, *BLOWS, *GOALS, *FOLLIES]
