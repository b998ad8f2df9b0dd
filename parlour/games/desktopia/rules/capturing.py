"""6.17: how a character climbs an artifact."""

from parlour.games.desktopia.events import ArtifactFreed, ArtifactTaken
from parlour.games.desktopia.position import Desk, DiskId, bearer, is_alive, is_artifact, is_passive
from parlour.games.desktopia.rules.facing import face
from parlour.games.desktopia.rules.motion import HIT, Aim, Result, Snapshot
from parlour.games.desktopia.scripts.modifiers import FreeCapture
from parlour.kernel import Decision, Play, ask, rule


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
