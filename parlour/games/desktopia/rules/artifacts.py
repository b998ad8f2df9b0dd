"""6.17: how a character climbs an artifact, and the powers of the four artifacts."""

from parlour.games.desktopia.events import ArtifactFreed, ArtifactTaken, ArtifactUsed
from parlour.games.desktopia.position import (
    Desk,
    DiskId,
    Side,
    bearer,
    card,
    controller,
    is_alive,
    is_artifact,
    is_passive,
    living,
)
from parlour.games.desktopia.rules.abilities import can_shoot
from parlour.games.desktopia.rules.entering import enter, fighters_left
from parlour.games.desktopia.rules.facing import face
from parlour.games.desktopia.rules.motion import HIT, Aim, Result, Snapshot
from parlour.games.desktopia.rules.placing import places_for
from parlour.games.desktopia.rules.supplies import discard, room_on_card, set_supply
from parlour.games.desktopia.rules.wounds import heal
from parlour.games.desktopia.scripts.modifiers import FreeCapture
from parlour.kernel import Action, Decision, Play, Seat, ask, choose, rule

MINE, FOUNTAIN, MAGNETOSPHERE, SMITHY = "fire_mine", "fountain_of_life", "magnetosphere", "smithy_of_dust"
LOAD, UNLOAD = "load", "unload"


@rule
def capture(desk: Desk, aim: Aim, before: Snapshot, result: Result, gone: tuple[DiskId, ...]) -> Play[None]:
    """Whoever touched a neutral artifact with an own character may put it on top.

    DK-ART-03, DK-ART-04, DK-ART-05, DK-ART-06, DK-ART-07, DK-ART-08.
    """
    free = climbable(desk, aim, before, result, gone)
    if not free:
        return
    choice = yield ask(aim.seat, Decision("climb", (*[("climb", each) for each in free], "stay")))
    if choice == "stay":
        return
    climb(desk, aim.disk, choice[1])
    yield from face(desk, aim.seat, aim.disk)


def climbable(desk: Desk, aim: Aim, before: Snapshot, result: Result, gone: tuple[DiskId, ...]) -> tuple[DiskId, ...]:
    """DK-ART-03, DK-ART-05, DK-HIT-10, DK-MIS-20 The artifacts that a flicked character may climb."""
    disk = aim.disk
    if not is_alive(desk, disk) or desk.side[disk] != aim.seat or disk in gone:
        return ()
    met = [
        event.other if event.disk == disk else event.disk
        for event in result.events
        if event.kind == HIT and disk in (event.disk, event.other)
    ]
    neutral = [other for other in dict.fromkeys(met) if is_artifact(desk, other) and before.was_neutral(other, aim.seat)]
    return tuple([artifact for artifact in neutral if artifact not in gone and not bearer(desk, artifact)])


def climb(desk: Desk, disk: DiskId, artifact: DiskId) -> None:
    """DK-ART-02, DK-ART-07, DK-ART-08 A character stands on an artifact, and its player controls it."""
    earlier = desk.on.pop(disk, "")
    if earlier:
        desk.tell(ArtifactFreed(earlier))
    desk.at.pop(disk, None)
    desk.on[disk] = artifact
    seat = desk.side[disk]
    desk.tell(ArtifactTaken(seat, disk, artifact))
    if not is_passive(desk, seat) and any(
        isinstance(special, FreeCapture) and seat in special.seats for special in desk.script.special_rules
    ):
        desk.actions += 1


def controls(desk: Desk, seat: Seat, artifact: DiskId) -> bool:
    """DK-ART-11 Whether a player may still use an artifact in this turn of his."""
    return (
        artifact in desk.at and is_artifact(desk, artifact) and artifact not in desk.used and controller(desk, artifact) == seat
    )


def usable(desk: Desk, seat: Seat) -> tuple[Action, ...]:
    """DK-ART-12, DK-ART-16, DK-ART-18 The artifacts that a player may use at any moment, and that would do something."""
    uses: list[Action] = []
    if controls(desk, seat, MINE) and mine_effects(desk, seat):
        uses.append(("use", MINE))
    if controls(desk, seat, FOUNTAIN) and thirsty(desk, seat):
        uses.append(("use", FOUNTAIN))
    return tuple(uses)


def mine_effects(desk: Desk, seat: Seat) -> tuple[str, ...]:
    """DK-ART-16, DK-D-22 The effects of the Fire Mine that would do something."""
    effects = [LOAD] if any(can_shoot(desk, disk) and room_on_card(desk, disk) for disk in living(desk, seat)) else []
    return (*effects, UNLOAD) if any(desk.columns.get(disk) for disk in living(desk, seat)) else tuple(effects)


def thirsty(desk: Desk, seat: Seat) -> tuple[DiskId, ...]:
    """DK-ART-18 The own characters with exactly one life that can have another."""
    return tuple([disk for disk in living(desk, seat) if desk.lives[disk] == 1 and desk.most[disk] > 1])


@rule
def use(desk: Desk, seat: Seat, artifact: DiskId) -> Play[None]:
    """DK-ART-11, DK-ART-12, DK-ART-13 A player uses an artifact, once a turn."""
    desk.used.add(artifact)
    if artifact == FOUNTAIN:
        desk.tell(ArtifactUsed(seat, artifact, ""))
        for disk in thirsty(desk, seat):
            heal(desk, disk, 1, FOUNTAIN)
        return
    effect = yield choose(seat, Decision("mine", mine_effects(desk, seat)))
    desk.tell(ArtifactUsed(seat, artifact, effect))
    if effect == LOAD:
        for disk in living(desk, seat):
            if can_shoot(desk, disk) and room_on_card(desk, disk):
                set_supply(desk, disk, desk.supply[disk] + 1)
        return
    for disk in tuple([disk for disk in living(desk, seat) if desk.columns.get(disk)]):
        column = desk.columns[disk]
        choice = yield choose(seat, Decision("unload", tuple([("discard", each) for each in column]), {"disk": disk}))
        discard(desk, choice[1])


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
