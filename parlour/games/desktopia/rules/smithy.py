"""6.17: the Smithy of Dust brings fighters back."""

from parlour.games.desktopia.events import ArtifactUsed
from parlour.games.desktopia.position import Desk, Side, card, controller, living
from parlour.games.desktopia.rules.entering import enter, fighters_left
from parlour.games.desktopia.rules.facing import face
from parlour.games.desktopia.rules.placing import places_for
from parlour.kernel import Decision, Play, ask, rule

SMITHY = "smithy_of_dust"


def can_raise(desk: Desk) -> bool:
    """DK-ART-21, DK-ART-24 Whether the active player may bring a fighter back now."""
    seat = desk.active
    if SMITHY not in desk.at or SMITHY in desk.used or controller(desk, SMITHY) != seat:
        return False
    return bool(fallen_types(desk, seat)) and places_for(desk, _fighter(desk), near=SMITHY).some() is not None


def fallen_types(desk: Desk, side: Side) -> tuple[str, ...]:
    """DK-ART-21, DK-ART-22 The types of fighters that may come back: dead, and with a disk in the reserve."""
    present = sum([card(desk, disk).rank == "fighter" for disk in living(desk, side)])
    if present >= desk.fighters[side]:
        return ()
    types = dict.fromkeys(desk.graves[side])
    return tuple([kind for kind in types if fighters_left(desk, desk.content.characters[kind].order)])


@rule
def raise_fighter(desk: Desk) -> Play[None]:
    """DK-ART-21, DK-ART-22, DK-ART-23, DK-ART-24 One dead fighter may return nearby the Smithy; it cannot act this turn."""
    seat = desk.active
    types = fallen_types(desk, seat)
    choice = yield ask(seat, Decision("raise", (*[("raise", each) for each in types], "decline")))
    if choice == "decline":
        return
    kind = choice[1]
    place = yield ask(seat, beside_smithy(desk, kind))
    desk.used.add(SMITHY)
    desk.tell(ArtifactUsed(seat, SMITHY, ""))
    disk = enter(desk, seat, kind, place[1], place[2], SMITHY)
    buried = list(desk.graves[seat])
    buried.remove(kind)
    desk.graves[seat] = tuple(buried)
    desk.raised.add(disk)
    yield from face(desk, seat, disk)


def beside_smithy(desk: Desk, kind: str) -> Decision:
    """DK-ART-22 Where a fighter that comes back may stand."""
    return Decision("place", places_for(desk, _fighter(desk), near=SMITHY), {"type": kind, "near": SMITHY, "by": SMITHY})


def _fighter(desk: Desk) -> float:
    return desk.content.sizes["fighter"].diameter / 2
