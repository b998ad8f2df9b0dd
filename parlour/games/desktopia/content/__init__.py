"""Everything printed in the box of Desktopia, and the numbers of its table; the lab may change them."""

from collections.abc import Mapping
from typing import NamedTuple

from parlour.games.desktopia.content.disks import ARTIFACTS, CHARACTERS, DIAMETERS, ORDERS, SIZES, Character, Size
from parlour.games.desktopia.content.missiles import MISSILES, Missile

RITUALS: Mapping[str, int] = {  # how many cards of each kind (RULES.md 11.5)
    "summoning": 3,
    "purification": 3,
    "healing": 3,
    "teleportation": 3,
}

STEADINESS: Mapping[str, int] = {  # of a hand (RULES.md 3.4)
    "machine": 100,
    "surgeon": 80,
    "steady": 60,
    "ordinary": 40,
    "shaky": 20,
}


class Friction(NamedTuple):
    """How disks slide, grip and bounce (RULES.md 3.3), in mm and seconds."""

    table: float = 2500.0
    stack: float = 5000.0
    disks: float = 0.60
    terrain: float = 0.50
    rim: float = 0.15
    contact: float = 1.0
    parting: float = 1.0
    rest: float = 0.01
    most_events: int = 20_000


class Hand(NamedTuple):
    """The law of a hand's error (RULES.md 3.4): errors of a hand with steadiness 0, and how far an executed speed may go."""

    angle: float = 4.0  # degrees, at full speed
    speed: float = 0.12  # share of the speed
    slow_share: float = 0.5  # of the angle's error that is left at no speed at all
    most: float = 3.0  # deviations
    slowest: float = 50.0
    fastest: float = 1.05  # times the greatest speed


class Content(NamedTuple):
    """The numbers that rules read (RULES.md 3 and 11)."""

    sizes: Mapping[str, Size] = SIZES
    characters: Mapping[str, Character] = CHARACTERS
    missiles: Mapping[str, Missile] = MISSILES
    artifacts: Mapping[str, str] = ARTIFACTS
    rituals: Mapping[str, int] = RITUALS
    friction: Friction = Friction()
    hand: Hand = Hand()
    slowest: int = 100  # v_min and v_max of a flick
    fastest: int = 2500
    gap: float = 0.1  # gap_place
    nearby: float = 15.0  # gap_nearby, the diameter of a missile
    time_cards: int = 5
    quiet_rounds: int = 6  # DK-WIN-09
    ritual_damage: int = 4  # DK-RIT-01
    exchange: float = 20.0  # DK-SPL-11


CONTENT = Content()

__all__ = ["CONTENT", "DIAMETERS", "ORDERS", "STEADINESS", "Character", "Content", "Friction", "Hand", "Missile", "Size"]

# RULES.md 11: lives and costs that the rulebook does not print or imply, sectors, missiles at the start, and the table itself
DESIGNED = (
    "characters.*.lives", "characters.*.cost", "characters.*.sector", "characters.*.supply",
    "!characters.akeru.lives", "!characters.akeru.supply", "!characters.ezzen.lives", "!characters.vampal.lives",
    "!characters.hornbug.lives", "!characters.ramprack.lives",
    "rituals.*", "friction.table", "friction.stack", "friction.disks", "friction.terrain", "friction.rim",
    "hand.*", "slowest", "fastest", "nearby", "quiet_rounds",
)  # fmt: skip
