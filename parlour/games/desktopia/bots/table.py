"""The disks of a position as bodies of the physics, with what the bits of a batch mean for a seat."""

from collections.abc import Iterator

from parlour.games.desktopia.bots import weights
from parlour.games.desktopia.bots.worth import burden, column, holding, rivalry, standing
from parlour.games.desktopia.physics import Body, Scene
from parlour.games.desktopia.position import (
    Desk,
    DiskId,
    are_allies,
    bearer,
    everybody,
    is_alive,
    is_artifact,
    living,
    team_of,
)
from parlour.games.desktopia.rules.able import can_act
from parlour.games.desktopia.rules.motion import body, matter
from parlour.games.desktopia.scripts.modifiers import NoPenalty
from parlour.kernel import Seat


class Table:
    """Everything on level 0 before a flick of one disk, and what it costs to lose or shake off any of it."""

    def __init__(self, desk: Desk, seat: Seat, disk: DiskId, spot: Body | None = None, like: "Table | None" = None) -> None:
        """`spot` is where a missile lies that is not on the table yet; `like` is the table of another disk on level 0."""
        self.desk = desk
        self.seat = seat
        self.disk = disk
        self.base = desk.on.get(disk, "")
        self.is_level: bool = not self.base and spot is None
        if like is None or not (like.is_level and self.is_level):
            self.ids = list(desk.at) if self.is_level else [*desk.at, disk]
            bodies = [body(desk, other, disk) for other in self.ids if other != disk or spot is None]
            self.scene = Scene((*bodies, spot) if spot is not None else tuple(bodies), desk.ground.terrain, matter(desk.content))
            self.penalty = penalty(desk, seat)
            self._rivalry = rivalry(desk, team_of(desk, seat))
            self._shed = [self._lost(disk) for disk in self.ids]
        else:
            self.ids, self.scene, self.penalty, self._shed = like.ids, like.scene, like.penalty, like._shed
            self._rivalry = like._rivalry
        self.number = self.ids.index(disk)
        self.above = self.ids.index(self.base) if self.base else -1

    def sign(self, disk: DiskId) -> float:
        """1 for characters of the own team, less than 0 for all others: -1 where there is but one other team."""
        side = self.desk.side[disk]
        return 1.0 if are_allies(self.desk, self.seat, side) else -self._rivalry[team_of(self.desk, side)]

    def worth_of_wounds(self, disk: DiskId, damage: int) -> float:
        """What so much damage to a character is worth to the seat; negative damage heals."""
        desk = self.desk
        lives = min(desk.lives[disk] - damage, desk.most[disk])
        return self.sign(disk) * (standing(desk, disk, lives) - standing(desk, disk))

    def worth_of_burden(self, disk: DiskId, short: str) -> float:
        return self.sign(disk) * burden(self.desk, disk, short)

    def worth_of_disturbance(self, left: int, shed: int) -> float:
        """What it is worth that some disks left the table and some lost what lay on them."""
        total = -self.penalty if left else 0.0
        for number in bits(left | shed):
            total += self._shed[number]
        return total

    def worth_of_climbing(self, hit: int, left: int) -> float:
        """DK-ART-03 The best of the neutral artifacts that the flicked disk touched."""
        desk, disk = self.desk, self.disk
        if left >> self.number & 1 or desk.side.get(disk) != self.seat:
            return 0.0
        artifacts = [self.ids[number] for number in bits(hit & ~left) if is_artifact(desk, self.ids[number])]
        return max([holding(desk, artifact, self.seat) for artifact in artifacts if not bearer(desk, artifact)], default=0.0)

    def finishes(self, killed: list[DiskId]) -> bool:
        """Whether nobody is left of the enemies."""
        enemies = [disk for disk in everybody(self.desk) if self.sign(disk) < 0]
        return bool(enemies) and all(disk in killed for disk in enemies)

    def _lost(self, disk: DiskId) -> float:
        desk = self.desk
        if is_artifact(desk, disk):
            rider = bearer(desk, disk)
            if not rider or rider == self.disk:
                return 0.0
            return -self.sign(rider) * holding(desk, disk, desk.side[rider])
        if disk not in desk.side or not is_alive(desk, disk):
            return 0.0
        return -self.sign(disk) * column(desk, disk, desk.columns.get(disk, ()))


def bits(mask: int) -> Iterator[int]:
    """The numbers of the bits that are set."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def penalty(desk: Desk, seat: Seat) -> float:
    """DK-TIM-01, DK-TIM-02, DK-TIM-03, DK-TIM-04 What it costs that a disk leaves the table."""
    if any(isinstance(rule, NoPenalty) and seat in rule.seats for rule in desk.script.special_rules):
        return 0.0
    more = desk.actions > 1 and sum([can_act(desk, disk) for disk in living(desk, seat)]) > 1
    return weights.LOST_ACTION if more else weights.TIME_CARD
