"""DK-PLC-07: the facing of an own character that is placed by hand."""

from dataclasses import dataclass
from random import Random
from typing import Any

from parlour.games.desktopia.events import DiskTurned
from parlour.games.desktopia.position import Desk, DiskId
from parlour.games.desktopia.rules.abilities import sector
from parlour.games.desktopia.rules.motion import turn_to
from parlour.kernel import Action, Choices, Decision, Play, Range, Ranges, Seat, ask, rule

DEGREES = Ranges("face", (("degrees", Range(0, 359)),))


@dataclass(frozen=True, slots=True)
class Facings(Choices):
    """Any facing in whole degrees, `face 120`, or `keep`."""

    ranges = DEGREES.ranges
    forms = DEGREES.forms

    def __iter__(self) -> Any:
        return iter(("keep",))

    def pick(self, rng: Random) -> Action:
        return DEGREES.pick(rng)

    def settle(self, position: Any, action: Action) -> Action | None:
        return action if action == "keep" else DEGREES.settle(position, action)


@rule
def face(desk: Desk, seat: Seat, disk: DiskId) -> Play[None]:
    """DK-PLC-07 Whoever places an own character with a power sector may turn it."""
    if not sector(desk, disk):
        return
    choice = yield ask(seat, Decision("face", Facings(), {"disk": disk}))
    if choice != "keep":
        turn_to(desk, disk, choice[1])
        desk.tell(DiskTurned(disk, desk.facing[disk]))
