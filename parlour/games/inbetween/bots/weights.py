"""What things are worth, in points: about six points of lead make a win three times as likely as a loss."""

from collections.abc import Mapping

WIN = 60.0

# by depth: what a character is worth to the side of its world (RULES.md 14.1)
LADDER = (1.3, 2.5, 4.0, 6.0, 9.0)
# by the side's locked characters, then by depth: what the third lock in sight adds, WIN where it is made
BRINK = (
    (0.0, 0.0, 0.0, 0.2, 0.0),
    (0.0, 0.0, 0.4, 1.2, 2.5),
    (0.0, 0.6, 2.0, 6.0, WIN),
)

KNOWLEDGE = (0.0, 1.4, 3.1, 5.1, 7.6, 11.0)  # by level
LAST_LEVEL = 26.0  # what the level that wins is worth while it is only in sight
LEAST_STEP = 0.3  # what a level is worth however dear it is
# by side, then by level: what it is worth to keep the only knowledge effect of the game for a better moment (IB-401). Effects of
# level 1 and 2 seldom bring as much as those of the levels above; a level that is raised must never cost anything here
HELD = (
    (6.5, 7.0, 8.0, 10.0, 11.5, 12.5),
    (7.5, 8.0, 8.5, 9.5, 10.5, 12.0),
)
# by level: the effect of level 5 in sight, which may win the game; it fades with each shift that is missing for that
CLIMAX = (0.1, 0.2, 0.35, 0.55, 0.8, 1.0)
NEAR_CLIMAX = 2.5
CLIMB = 0.2  # for each level, times the higher level of both sides
THIRD_LOCK = (4.0, 9.0)  # that is one step away: for the side that waits, for the side on turn
ENERGY = (0.0, 0.45, 0.9, 1.35, 1.8, 2.2, 2.6, 2.95, 3.25, 3.5, 3.7)  # by cubes
HAND = (0.0, 0.9, 1.6, 2.15, 2.6, 3.0, 3.25, 3.45)  # by cards
POOR_CARD = -0.2  # a card that is worse than this is changed for another
SPARE_CARD = 0.1  # for each card beyond these
MATCHING = 0.15  # for a card whose symbol somebody bears who can be shifted

# the walk of the marker: what comes sooner counts more
VISITS = (1.0, 0.55, 0.4, 0.28, 0.2, 0.14)
# who acts last before the marker is there: nobody, the side of the character's world, or the other
NOW, OURS, THEIRS = 0, 1, 2
# by that, then by depth: how likely the side will be able to raise its knowledge, and to use the effect
RAISED = (
    (0.0, 1.0, 1.0, 1.0, 1.0),
    (0.3, 0.95, 1.0, 1.0, 1.0),
    (0.0, 0.55, 0.95, 1.0, 1.0),
)
USED = (
    (0.0, 0.0, 1.0, 1.0, 1.0),
    (0.0, 0.3, 0.95, 1.0, 1.0),
    (0.0, 0.0, 0.55, 0.95, 1.0),
)
AFTER_REST = 0.6  # of a raise that needs a rest before it
POOR = 0.25  # of a raise that is further off

# what the effect of a face is worth to its side whenever it can be used
FACES: Mapping[str, float] = {
    "h_pull": 1.5,
    "h_gain": 1.3,
    "h_play": 1.2,
    "h_move": 0.7,
    "c_bob": 1.5,
    "c_carl": 1.8,
    "c_earl": 1.5,
    "c_jamie": 1.8,
    "c_jerem": 0.6,
    "c_julie": 0.9,
    "c_lance": 1.2,
    "c_maggie": 1.5,
    "c_mandy": 1.8,
    "c_max": 1.5,
    "c_mina": 0.7,
    "c_natalie": 1.6,
    "c_richard": 1.5,
    "c_rodney": 0.6,
    "c_sam": 1.0,
    "c_scott": 1.2,
    "c_timmy": 3.0,
    "c_tom": 1.3,
}

NO_USE = 0.2  # for an effect that has nothing to work on now
HALF_PRICE = 0.2  # for each energy that a level costs

# what activated equipment is worth; the Shotgun besides for whom it protects
EQUIPMENT: Mapping[str, float] = {
    "generator": 1.9,
    "guard_dog": 1.5,
    "revolver": 1.7,
    "shotgun": 0.8,
    "radio": 1.6,
    "camera": 2.0,
    "backpack": 1.2,
    "bicycle": 1.3,
}
SHIELDED = (0.3, 0.8, 1.4, 2.0, 0.2)  # in the Human world, by depth
HELD_BACK = (0.3, 0.6, 1.2, 2.0, 0.0)  # in the Creature world

# how much better or worse than any card this one is to hold; as good as any where it is not named
CARDS: Mapping[str, float] = {
    "evacuation": -0.1,
    "family_dinner": 0.1,
    "neighbourly_help": 0.3,
    "lock_the_doors": 0.3,
    "generator": 0.2,
    "guard_dog": 0.1,
    "sheriffs_patrol": 0.2,
    "search_party": 0.1,
    "interrogation": -0.1,
    "revolver": 0.1,
    "old_newspapers": 0.2,
    "disinformation": 0.2,
    "radio": 0.1,
    "camera": 0.2,
    "granola_bar": 0.4,
    "heart_to_heart": 0.2,
    "town_meeting": 0.1,
    "bicycle": 0.1,
    "paranoia": 0.3,
    "tendrils": 0.2,
    "nightmare": 0.2,
    "hunger": 0.2,
    "rampage": -0.1,
}
TOKEN = 0.25  # on a character that can be shifted
TOKEN_DEEP = 0.12  # and for each box of its depth
SEEN_HAND = 0.2
CHOSEN = 1.3  # of a card: one that its enemy picks
UNWANTED = 0.8  # of a card: one that its owner picks
FEW = 7  # characters left in the circle, where the majority comes into sight
CROWD = 0.8  # for each character of a lead there, and for each that is missing
