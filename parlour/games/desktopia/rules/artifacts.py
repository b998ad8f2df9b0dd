"""6.17: the powers of Fire Mine and Fountain of Life, which work at any moment of their controller's turn."""

from parlour.games.desktopia.events import ArtifactUsed
from parlour.games.desktopia.position import Desk, DiskId, controller, is_artifact, living
from parlour.games.desktopia.rules.abilities import can_shoot
from parlour.games.desktopia.rules.supplies import discard, room_on_card, set_supply
from parlour.games.desktopia.rules.wounds import heal
from parlour.kernel import Action, Decision, Play, Seat, choose, rule

MINE, FOUNTAIN, MAGNETOSPHERE = "fire_mine", "fountain_of_life", "magnetosphere"
LOAD, UNLOAD = "load", "unload"


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
