"""Which message names an id: every disk, card, edge, script and thing of the book that a player reads about."""

from parlour.games.desktopia.content import CONTENT
from parlour.games.desktopia.scripts.book import book

SINGLE = "tornado1"  # the only disk of its kind: it goes without a number
HITS = ("plain", "vampire_hit", "fire_hit", "dryad_hit", "power_hit")
EDGES = ("bottom", "left", "top", "right")
THINGS = (
    *("lump_1", "lump_2", "lump_3"),
    *("vent_west", "vent_east", "candle", "coaster", "home_south", "home_north", "far_south", "far_north"),
    *("terrain", "border", "reinforcement", "terrain_change", "hazard_zone", "healing_zone"),
)
TAGS = ("captain_a", "captain_b", "captain_0", "captain_1", "hero_0", "hero_1", "hero_2", "brink", "far")
SPECIAL_RULES = 64  # as many as a script may have

CHARACTERS = {kind: f"character-{kind}" for kind in CONTENT.characters}
SQUADS = {
    f"{kind}{number}": f"character-{kind}"
    for kind, card in CONTENT.characters.items()
    if card.rank != "hero"
    for number in range(1, 2 * CONTENT.sizes[card.rank].disks + 1)  # who died this turn keeps the number until its end
}
MISSILES = {
    **{kind: f"missile-{kind}" for kind in CONTENT.missiles},
    **{missile.short: f"disk-{missile.short}" for missile in CONTENT.missiles.values()},
    **{
        f"{missile.short}{number}": f"disk-{missile.short}"
        for missile in CONTENT.missiles.values()
        for number in range(1, missile.disks + 1)
    },
    SINGLE: f"disk-{SINGLE}",
}
RITUALS = {
    **{kind: f"ritual-{kind}" for kind in CONTENT.rituals},
    **{
        f"{kind}{number}": f"ritual-{kind}{number}" for kind, copies in CONTENT.rituals.items() for number in range(1, copies + 1)
    },
}

# Orders, kinds of time cards and kinds of answers stay ids: sentences choose among them.
NAMES = {
    **CHARACTERS,
    **SQUADS,
    **MISSILES,
    **RITUALS,
    **{artifact: f"artifact-{artifact}" for artifact in CONTENT.artifacts},
    **{hit: f"hit-{hit}" for hit in HITS},
    **{edge: f"edge-{edge}" for edge in EDGES},
    **{thing: f"thing-{thing}" for thing in THINGS},
    **{tag: f"tag-{tag}" for tag in TAGS},
    **{f"rule{number}": "trigger-rule" for number in range(SPECIAL_RULES)},
    **{script: f"battle-{script}" for script in (*book().scripts, *book().sequences)},
}
