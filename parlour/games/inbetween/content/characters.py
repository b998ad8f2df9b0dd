"""The 18 inhabitants of Upsideville and their 36 faces (RULES.md 11.3)."""

from typing import NamedTuple


class Face(NamedTuple):
    """One side of a character card: its City and its Creature symbol, its effect, and whether it bears a star."""

    city: str
    creature: str
    effect: str
    star: bool = False


class Character(NamedTuple):
    """A character card."""

    human: Face
    creature: Face


STAR = True

CHARACTERS = {
    "bob": Character(Face("shield", "claw", "h_pull", STAR), Face("heart", "web", "c_bob", STAR)),
    "carl": Character(Face("home", "tentacle", "h_pull"), Face("lantern", "web", "c_carl", STAR)),
    "earl": Character(Face("heart", "web", "h_gain"), Face("lantern", "skull", "c_earl")),
    "jamie": Character(Face("home", "rift", "h_play", STAR), Face("shield", "tentacle", "c_jamie", STAR)),
    "jerem": Character(Face("lantern", "rift", "h_move"), Face("shield", "eye", "c_jerem", STAR)),
    "julie": Character(Face("shield", "skull", "h_move", STAR), Face("lantern", "claw", "c_julie", STAR)),
    "lance": Character(Face("home", "maw", "h_play"), Face("heart", "skull", "c_lance", STAR)),
    "maggie": Character(Face("shield", "rift", "h_gain", STAR), Face("heart", "claw", "c_maggie", STAR)),
    "mandy": Character(Face("lantern", "eye", "h_pull"), Face("home", "skull", "c_mandy")),
    "max": Character(Face("lantern", "skull", "h_play", STAR), Face("home", "maw", "c_max", STAR)),
    "mina": Character(Face("heart", "eye", "h_play"), Face("home", "claw", "c_mina", STAR)),
    "natalie": Character(Face("lantern", "claw", "h_gain"), Face("heart", "eye", "c_natalie")),
    "richard": Character(Face("heart", "tentacle", "h_move", STAR), Face("shield", "maw", "c_richard", STAR)),
    "rodney": Character(Face("heart", "maw", "h_pull"), Face("shield", "web", "c_rodney", STAR)),
    "sam": Character(Face("home", "eye", "h_gain"), Face("lantern", "maw", "c_sam", STAR)),
    "scott": Character(Face("lantern", "tentacle", "h_gain", STAR), Face("heart", "rift", "c_scott", STAR)),
    "timmy": Character(Face("home", "web", "h_move", STAR), Face("shield", "rift", "c_timmy", STAR)),
    "tom": Character(Face("shield", "web", "h_play"), Face("home", "tentacle", "c_tom")),
}
