"""The words that a player may ask about: which message names an id, and the rule behind each message and id."""

from parlour.games.desktopia.content import CONTENT, ORDERS
from parlour.games.desktopia.scripts.book import book

CHARACTERS = {
    "adjarkha": "DK-TRA-05",
    "sirokh": "DK-MIS-06",
    "vampal": "DK-TRA-20",
    "elemental": "DK-TRA-01",
    "smoker": "DK-TRA-02",
    "shawakh": "DK-TRA-19",
    "div": "DK-TRA-08",
    "hornbug": "DK-TRA-21",
    "untouchable": "DK-TRA-06",
    "dryad": "DK-HIT-18",
    "baaroun": "DK-TRA-17",
    "vailla": "DK-TRA-18",
    "ramprack": "DK-SPL-03",
    "minusoid": "DK-TRA-15",
    "energan": "DK-TRA-16",
    "kharu": "DK-TRA-12",
    "akeru": "DK-SPL-07",
    "ezzen": "DK-HIT-15",
    "phantom": "DK-SPL-08",
    "skolop": "DK-PWR-01",
}
MISSILES = {
    "scorching_flame": "DK-MIS-01",
    "wandering_tornado": "DK-MIS-05",
    "thorn_shield": "DK-MIS-09",
    "hardened_arrow": "DK-MIS-15",
    "chain_lightning": "DK-MIS-16",
    "magnet_of_power": "DK-MIS-18",
    "lariat_of_pain": "DK-MIS-24",
    "vampire_tick": "DK-MIS-27",
}
SHORT = {missile.short: MISSILES[kind] for kind, missile in CONTENT.missiles.items()}
ARTIFACTS = {
    "fire_mine": "DK-ART-16",
    "fountain_of_life": "DK-ART-18",
    "magnetosphere": "DK-ART-19",
    "smithy_of_dust": "DK-ART-21",
}
RITUALS = {
    "summoning": "DK-RIT-09",
    "purification": "DK-RIT-11",
    "healing": "DK-RIT-12",
    "teleportation": "DK-RIT-13",
}
HITS = {
    "plain": "DK-HIT-02",
    "vampire_hit": "DK-HIT-15",
    "fire_hit": "DK-HIT-16",
    "dryad_hit": "DK-HIT-18",
    "power_hit": "DK-PWR-03",
}
GOALS = {
    "eliminate_all": "DK-WIN-01",
    "eliminate_tagged": "DK-WIN-07",
    "lost_tagged": "DK-WIN-07",
    "survive": "DK-WIN-07",
    "reach_zone": "DK-WIN-07",
    "hold_artifact": "DK-WIN-07",
    "object_in_zone": "DK-WIN-07",
    "damage_total": "DK-WIN-07",
    "kills_in_turn": "DK-WIN-07",
    "turns_over": "DK-WIN-07",
}
SPECIAL_RULES = (
    *("actions_per_turn", "start_time_cards", "life_max", "immobile", "fixed", "invulnerable", "no_penalty", "solid_border"),
    *("reinforcement", "hazard_zone", "healing_zone", "disable_ability", "grant_hit", "grant_sector", "ritual_grant"),
    *("terrain_change", "ritual_draw", "free_capture"),
)
HINDRANCES = {
    "acted": "DK-TRN-02",
    "tick": "DK-MIS-27",
    "wounded": "DK-TRA-21",
    "raised": "DK-ART-23",
    "out_of_actions": "DK-TRN-01",
    "not_its_turn": "DK-TRN-01",
}
TERMS = {
    "order": "DK-SET-03",
    "battlefield": "DK-GEO-01",
    "border": "DK-OUT-01",
    "camp": "DK-GEO-10",
    "reserve": "DK-SET-14",
    "discard": "DK-STK-06",
    "script": "DK-SET-01",
    "campaign": "DK-SCR-08",
    "etude": "DK-SCR-11",
    "squad": "DK-SET-02",
    "landscape": "DK-PHY-15",
    "disk": "DK-GEO-02",
    "character": "DK-SET-03",
    "rank": "DK-DMG-07",
    "class": "DK-GEN-08",
    "missile": "DK-SHO-01",
    "artifact": "DK-ART-01",
    "barrel": "DK-ART-25",
    "life": "DK-DMG-01",
    "life_max": "DK-DMG-05",
    "damage": "DK-DMG-02",
    "damage_token": "DK-DMG-06",
    "ability": "DK-TRN-03",
    "action": "DK-TRN-01",
    "flick": "DK-FLK-01",
    "shot": "DK-SHO-01",
    "spell": "DK-SPL-01",
    "trait": "DK-TRN-13",
    "hit": "DK-HIT-01",
    "power_sector": "DK-PWR-01",
    "missile_max": "DK-SUP-02",
    "limited_supply": "DK-SUP-01",
    "infinite_supply": "DK-SUP-03",
    "long_term_effect": "DK-MIS-30",
    "target": "DK-SHO-08",
    "nearby": "DK-NEA-01",
    "allied_character": "DK-GEN-03",
    "enemy_character": "DK-GEN-06",
    "neutral_artifact": "DK-ART-03",
    "control": "DK-ART-02",
    "ritual": "DK-RIT-01",
    "time_card": "DK-TIM-06",
    "penalty": "DK-TIM-01",
    "bonus": "DK-TIM-09",
    "rule_deficiency": "DK-SUP-05",
    "rule_maximum": "DK-SUP-02",
    "rule_priority": "DK-SCR-06",
    "rule_sequence": "DK-TRN-16",
    "rule_stability": "DK-TIM-12",
    "steadiness": "DK-FLK-06",
    "facing": "DK-PWR-06",
    "block": "DK-STK-01",
    "carrier": "DK-STK-01",
    "player": "DK-SET-18",
    "side": "DK-SET-02",
    "team": "DK-GEN-07",
    "turn": "DK-TRN-01",
    "round": "DK-WIN-08",
    "free_flick": "DK-TRN-09",
    "burning": "DK-MIS-04",
    "cannot_act": "DK-TRN-08",
    "div_charge": "DK-TRA-09",
    "snapshot": "DK-RES-01",
    "off_the_table": "DK-OUT-04",
    "column": "DK-STK-02",
}
OPTIONS = {
    "duel": "DK-SET-01",
    "trio": "DK-SET-01",
    "four": "DK-SET-01",
    "etude": "DK-SCR-11",
    "rituals": "DK-SET-21",
    "hand": "DK-FLK-07",
    "handicap": "DK-FLK-07",
    "preview": "DK-FLK-06",
    "custom": "DK-SCR-07",
}
ETUDES = [script.id for script in book().scripts.values() if script.players == 1]

MESSAGES = {
    **{f"order-{order}": "DK-SET-03" for order in ORDERS},
    **{f"character-{kind}": rule for kind, rule in CHARACTERS.items()},
    **{f"missile-{kind}": rule for kind, rule in MISSILES.items()},
    **{f"disk-{short}": rule for short, rule in SHORT.items()},
    "disk-tornado1": MISSILES["wandering_tornado"],
    **{f"artifact-{artifact}": rule for artifact, rule in ARTIFACTS.items()},
    **{f"ritual-{kind}": rule for kind, rule in RITUALS.items()},
    **{f"ritual-{kind}{number}": rule for kind, rule in RITUALS.items() for number in range(1, CONTENT.rituals[kind] + 1)},
    **{f"hit-{hit}": rule for hit, rule in HITS.items()},
    "rank-hero": "DK-DMG-06",
    "rank-veteran": "DK-DMG-07",
    "rank-fighter": "DK-SET-05",
    "time-penalty": "DK-TIM-06",
    "time-bonus": "DK-TIM-09",
    **{f"battle-{script}": "DK-SCR-11" if script in ETUDES else "DK-SET-01" for script in book().scripts},
    **{f"battle-{sequence}": "DK-SCR-08" for sequence in book().sequences},
    "kind-battle": "DK-SET-01",
    "kind-campaign": "DK-SCR-08",
    "kind-campaign_battle": "DK-SCR-09",
    "kind-etude": "DK-SCR-11",
    "kind-lesson": "DK-SCR-11",
    **{f"term-{term}": rule for term, rule in TERMS.items()},
    **{f"goal-{goal}": rule for goal, rule in GOALS.items()},
    **{f"rule-{name}": "DK-SCR-07" for name in SPECIAL_RULES},
    **{f"able-{why}": rule for why, rule in HINDRANCES.items()},
    **{f"option-{option}": rule for option, rule in OPTIONS.items()},
}

BY_ID = {key.partition("-")[2]: rule for key, rule in reversed(MESSAGES.items()) if not key.startswith(("option-", "time-"))}
CITES = {**BY_ID, **MESSAGES, "time_penalty": MESSAGES["time-penalty"], "time_bonus": MESSAGES["time-bonus"]}

SINGLE = "tornado1"  # the only disk of its kind: it goes without a number
EDGES = ("bottom", "left", "top", "right")
THINGS = (
    *("lump_1", "lump_2", "lump_3"),
    *("vent_west", "vent_east", "candle", "coaster", "home_south", "home_north", "far_south", "far_north"),
    *("terrain", "border", "reinforcement", "terrain_change", "hazard_zone", "healing_zone"),
)
TAGS = ("captain_a", "captain_b", "captain_0", "captain_1", "hero_0", "hero_1", "hero_2", "brink", "far")
MOST_RULES = 64  # as many as a script may have

CHARACTER_NAMES = {kind: f"character-{kind}" for kind in CONTENT.characters}
SQUAD_NAMES = {
    f"{kind}{number}": f"character-{kind}"
    for kind, card in CONTENT.characters.items()
    if card.rank != "hero"
    for number in range(1, 2 * CONTENT.sizes[card.rank].disks + 1)  # who died this turn keeps the number until its end
}
MISSILE_NAMES = {
    **{kind: f"missile-{kind}" for kind in CONTENT.missiles},
    **{missile.short: f"disk-{missile.short}" for missile in CONTENT.missiles.values()},
    **{
        f"{missile.short}{number}": f"disk-{missile.short}"
        for missile in CONTENT.missiles.values()
        for number in range(1, missile.disks + 1)
    },
    SINGLE: f"disk-{SINGLE}",
}
RITUAL_NAMES = {
    **{kind: f"ritual-{kind}" for kind in CONTENT.rituals},
    **{
        f"{kind}{number}": f"ritual-{kind}{number}" for kind, copies in CONTENT.rituals.items() for number in range(1, copies + 1)
    },
}

# Orders, kinds of time cards and kinds of answers stay ids: sentences choose among them.
NAMES = {
    **CHARACTER_NAMES,
    **SQUAD_NAMES,
    **MISSILE_NAMES,
    **RITUAL_NAMES,
    **{artifact: f"artifact-{artifact}" for artifact in CONTENT.artifacts},
    **{hit: f"hit-{hit}" for hit in HITS},
    **{edge: f"edge-{edge}" for edge in EDGES},
    **{thing: f"thing-{thing}" for thing in THINGS},
    **{tag: f"tag-{tag}" for tag in TAGS},
    **{f"rule{number}": "trigger-rule" for number in range(MOST_RULES)},
    **{script: f"battle-{script}" for script in (*book().scripts, *book().sequences)},
}
