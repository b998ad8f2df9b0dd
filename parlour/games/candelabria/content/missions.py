"""The 24 missions (RULES.md 11.11), and what completes them."""

from typing import NamedTuple


class Mission(NamedTuple):
    """A mission: completed once in each year, or else hierarchical, with three places over the game."""

    yearly: bool


YEARLY, HIERARCHICAL = Mission(yearly=True), Mission(yearly=False)

MISSIONS = {
    **{f"my{number:02}": YEARLY for number in range(1, 13)},
    **{f"mh{number:02}": HIERARCHICAL for number in range(1, 13)},
}
WITHOUT_CURSES = ("my01", "my02", "my03", "mh03", "mh04")  # CN-252 they speak of controlled curses
DEED = {mission: 1 << number for number, mission in enumerate(MISSIONS)}  # what each asks for, as a bit

# What completes each mission.
CURSE_CONTROLLED = ("my01", "my02", "my03")  # by its place
TEMPLE_BUILT, TEMPLE_RAZED = "my04", "my05"
UPGRADE_BUILT = {1: "my06", 2: "my07", 3: "my08"}  # by its year
EARTH_DOUSED, CANDLE_DOUSED = "my09", "my10"
CANDLE_DOUSED_BY = {"castle": "mh07", "candle": "mh08"}
CARD_NEUTRALISED, BOTH_CARDS_NEUTRALISED = "my11", "mh11"
REGION_WON = {6: "my12"}
BATTLE_WON = {"grey": "mh01", "white": "mh06", "black": "mh10"}  # under an active temple
CURSE_BEATEN, CURSE_RIDDEN = "mh03", "mh04"  # a battle won against a curse, with one
CANDLES_PLACED = "mh02"
CUBES_STORED, MANY_CUBES = "mh05", 6
ITEMS_BOUGHT, MANY_ITEMS = "mh09", 3
CARDS_TAKEN, MANY_CARDS = "mh12", 3
