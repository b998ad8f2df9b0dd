"""The nine curse cards (RULES.md 11.9)."""

from typing import NamedTuple


class Curse(NamedTuple):
    """A curse card: the region that it strikes and its property."""

    region: int
    property: str


CURSES = {
    "cu01": Curse(1, "snuff"),
    "cu02": Curse(2, "gift"),
    "cu03": Curse(3, "glory"),
    "cu04": Curse(4, "echo"),
    "cu05": Curse(5, "gloom"),
    "cu07": Curse(7, "abduct"),
    "cu08": Curse(8, "usurper"),
    "cu09": Curse(9, "giant"),
    "cu10": Curse(10, "spark"),
}
