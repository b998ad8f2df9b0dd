"""The 24 missions (RULES.md 11.11); the rules say when they are completed."""

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
