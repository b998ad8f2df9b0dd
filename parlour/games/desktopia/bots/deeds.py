"""What the collisions of a flicked character or missile are worth, by the bits of a batch."""

from math import fsum

from parlour.games.desktopia.bots import weights
from parlour.games.desktopia.bots.table import Table, bits
from parlour.games.desktopia.bots.worth import on_card
from parlour.games.desktopia.position import DiskId, bears, card, type_of
from parlour.games.desktopia.rules.abilities import DRYAD, FIRE, VAMPIRE, has_hit, has_trait, sector
from parlour.games.desktopia.rules.closing import SHIELDS
from parlour.games.desktopia.rules.shots import DAMAGING
from parlour.games.desktopia.rules.supplies import FLAME, LARIAT, LIGHTNING, MAGNET, SHIELD, TORNADO, free
from parlour.games.desktopia.rules.wounds import guard

SECOND_TRY = 0.3  # of what a Tornado that missed may still do


class Strike:
    """6.9, 6.10 A character is flicked: hits, healing, Flames, an artifact."""

    def __init__(self, table: Table, more_lariats: int = 0, first_only: bool = False) -> None:
        desk, disk = table.desk, table.disk
        self.table = table
        self.first_only = first_only
        self.lariats = bears(desk, disk, LARIAT) + more_lariats
        self.lives = desk.lives[disk]
        self.arc, self.facing = float(sector(desk, disk)), desk.facing[disk]  # DK-PWR-02, DK-PWR-04
        self.pained = not guard(desk, disk)
        self.charged = desk.charged == disk
        self.vampire = has_hit(desk, disk, VAMPIRE)
        self.dryad = has_hit(desk, disk, DRYAD)
        self.flames = len(free(desk, FLAME)) if has_hit(desk, disk, FIRE) else 0
        self.elemental = has_trait(desk, disk, "elemental")
        self._gains: dict[tuple[DiskId, int], float] = {}

    def worth(self, hit: int, first: int, left: int, shed: int, power: bool) -> float:
        """What a flick is worth that collided with these, in some order after the first."""
        table = self.table
        total = table.worth_of_disturbance(left, shed) if left or shed else 0.0
        if not hit:
            return total
        if self.first_only:
            hit = 1 << first
        total += table.worth_of_climbing(hit, left)
        side, ids = table.desk.side, table.ids
        met = [ids[first], *[ids[number] for number in bits(hit & ~(1 << first))]]
        return total + self._hits([disk for disk in met if disk in side], power)

    def _hits(self, met: list[DiskId], power: bool) -> float:
        table = self.table
        total = 0.0
        lives, pain, drunk = self.lives, 0, 0
        survivors: list[DiskId] = []
        killed: list[DiskId] = []
        for disk in met:
            if lives <= pain:
                break
            if table.sign(disk) > 0:
                total += self._gain(disk, -1) if self.dryad and disk != table.disk else 0.0
                continue
            damage = self._damage(disk, power, first=not survivors and not killed)
            total += self._gain(disk, damage) if damage else 0.0
            drunk += damage if self.vampire else 0
            pain += self.lariats if self.pained else 0
            (killed if damage >= table.desk.lives[disk] else survivors).append(disk)
        if self.flames:
            burnt = sorted([table.worth_of_burden(disk, FLAME) for disk in survivors], reverse=True)
            total += fsum(burnt[: self.flames])
        if pain or drunk:
            total += table.worth_of_wounds(table.disk, pain - drunk)
        if killed and table.finishes(killed):
            total += weights.WIN
        return total

    def _damage(self, disk: DiskId, power: bool, first: bool) -> int:
        desk = self.table.desk
        if guard(desk, disk, self.table.disk):
            return 0
        burning = self.elemental and bears(desk, disk, FLAME) > 0
        return (2 if power else 1) * (2 if burning else 1) + self.lariats + int(first and self.charged)

    def _gain(self, disk: DiskId, damage: int) -> float:
        gain = self._gains.get((disk, damage))
        if gain is None:
            gain = self._gains[disk, damage] = self.table.worth_of_wounds(disk, damage)
        return gain


class Shot:
    """6.12, 6.14 A missile is shot: the best of its targets."""

    def __init__(self, table: Table, shooter: DiskId, again: bool = True) -> None:
        self.table = table
        desk = table.desk
        self.short = type_of(table.disk)
        self.arc = self.facing = 0.0  # missiles have no power
        self.spent = 0.0
        self.shooter = shooter
        self.held = desk.supply.get(shooter, 0)  # on the card, after the shot
        if shooter in desk.supply and table.disk not in desk.at:
            self.held -= 1
            self.spent = on_card(desk, shooter, self.held) - on_card(desk, shooter, self.held + 1)
        self._targets = [self.worth_of_target(disk) if disk in desk.side else 0.0 for disk in table.ids]
        self._missed = SECOND_TRY * max(self._targets, default=0.0) if self.short == TORNADO and again else 0.0

    def worth(self, hit: int, first: int, left: int, shed: int, power: bool) -> float:
        """What a shot is worth that collided with these."""
        total = self.spent + (self.table.worth_of_disturbance(left, shed) if left or shed else 0.0)
        best = max([self._targets[number] for number in bits(hit)], default=0.0)
        if best <= 0.0 and not left >> self.table.number & 1:
            return total + self._missed
        return total + best

    def worth_of_target(self, disk: DiskId) -> float:
        """What the missile does to one of its targets, who may have left the table by now."""
        table = self.table
        desk = table.desk
        friend = table.sign(disk) > 0
        if self.short == MAGNET:
            if friend:
                return (
                    weights.MAGNET * 0.6 if has_trait(desk, self.shooter, "vailla") and card(desk, disk).rank != "hero" else 0.0
                )
            return weights.MAGNET
        if self.short == SHIELD and self.held < SHIELDS:
            return 0.0  # DK-TRA-19 what is left goes where it should at the end of the turn, at no cost
        if friend and self.short not in (LARIAT, SHIELD):
            return 0.0
        if self.short not in DAMAGING:
            return table.worth_of_burden(disk, self.short)
        if guard(desk, disk, self.shooter):
            return 0.0
        damage, spent = 1 + int(desk.charged == self.shooter), 0.0
        if self.short == LIGHTNING:
            damage += self.held
            spent = on_card(desk, self.shooter, 0) - on_card(desk, self.shooter, self.held)
        won = damage >= desk.lives[disk] and table.finishes([disk])
        return table.worth_of_wounds(disk, damage) + spent + (weights.WIN if won else 0.0)
