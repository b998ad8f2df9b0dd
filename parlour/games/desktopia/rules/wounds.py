"""6.11: damage, life and death."""

from parlour.games.desktopia.events import (
    ArtifactFreed,
    CharacterDied,
    CharacterHealed,
    CharacterWounded,
    ChargeSpent,
    DamagePrevented,
)
from parlour.games.desktopia.position import Desk, DiskId, Fallen, Side, are_allies, bears, card, is_alive, type_of
from parlour.games.desktopia.rules.abilities import has_trait, is_invulnerable, lacks
from parlour.games.desktopia.rules.supplies import SHIELD, drop_column

HERO, FIGHTER = "hero", "fighter"
DEATH_TRAITS = ("minusoid", "energan", "div")
BY_SHIELD, BY_SMOKER, BY_SCRIPT = "shield", "smoker", "script"


def guard(desk: Desk, disk: DiskId, striker: DiskId = "", shielded: bool = False) -> str:
    """DK-DMG-04, DK-MIS-10, DK-MIS-13 What keeps damage from a character, "" if nothing does.

    `striker` is the character whose hit or shot it is (DK-TRA-02, DK-TRA-03, DK-TRA-04), `shielded` whether a Shield counts
    that has fallen since.
    """
    if is_invulnerable(desk, disk):
        return BY_SCRIPT
    if shielded or bears(desk, disk, SHIELD):
        return BY_SHIELD
    if striker and has_trait(desk, disk, "smoker") and card(desk, striker).rank != HERO:
        return BY_SMOKER
    return ""


def wound(desk: Desk, disk: DiskId, damage: int, by: DiskId, dealer: Side | None, prevented: str) -> int:
    """DK-DMG-01, DK-DMG-02, DK-DMG-03, DK-DMG-04 Deals damage, unless something prevents it.

    Returns how much was dealt, overkill included.

    `by` is the disk, missile or rule that deals it, `dealer` the side for which damage to enemies counts (DK-RIT-02).
    """
    if prevented:
        desk.tell(DamagePrevented(disk, damage, by, prevented))
        return 0
    desk.lives[disk] = max(0, desk.lives[disk] - damage)
    desk.harmed = True
    if dealer is not None and not are_allies(desk, dealer, desk.side[disk]):
        desk.total[dealer] += damage
        if dealer == desk.active:
            desk.dealt += damage
    desk.tell(CharacterWounded(disk, damage, desk.lives[disk], by))
    if not desk.lives[disk]:
        desk.dying = (*desk.dying, disk)  # DK-DMG-14 buried when all are wounded
    return damage


def heal(desk: Desk, disk: DiskId, lives: int, by: str) -> int:
    """DK-DMG-05, DK-DMG-15 A living character receives lives up to its maximum; returns how many it got."""
    if not is_alive(desk, disk):
        return 0
    gained = min(lives, desk.most[disk] - desk.lives[disk])
    if gained > 0:
        desk.lives[disk] += gained
        desk.tell(CharacterHealed(disk, gained, desk.lives[disk], by))
    return gained


def bury(desk: Desk) -> None:
    """DK-RES-05 Whoever died is removed, with the missiles on the disk and the supply on the card."""
    for disk in desk.dying:
        side = desk.side[disk]
        desk.tell(CharacterDied(disk, side))
        silent = type_of(disk) not in DEATH_TRAITS or lacks(desk, disk, "trait")
        remove(desk, disk)
        desk.dead = (*desk.dead, Fallen(disk, side, silent))
        if card(desk, disk).rank == FIGHTER:
            desk.graves[side] = (*desk.graves[side], type_of(disk))
        if not are_allies(desk, desk.active, side):
            desk.kills += 1
    desk.dying = ()


def remove(desk: Desk, disk: DiskId) -> None:
    """DK-DMG-10, DK-DMG-11, DK-DMG-12 A character is taken off the battlefield; what it bore and held is free."""
    drop_column(desk, disk)
    desk.fallen[desk.side[disk]] += 1
    desk.fell.add(disk)
    tag = desk.tags.pop(disk, "")
    if tag:
        desk.lost[tag] = desk.lost.get(tag, 0) + 1
    leave_artifact(desk, disk)
    for field in (desk.at, desk.facing, desk.side, desk.lives, desk.most, desk.supply):
        field.pop(disk, None)
    desk.acted.discard(disk)
    desk.raised.discard(disk)
    if desk.charged == disk:
        spend_charge(desk)


def leave_artifact(desk: Desk, disk: DiskId) -> None:
    """DK-ART-10 A character stands on no artifact any longer; if it did, nobody controls that one now."""
    artifact = desk.on.pop(disk, "")
    if artifact:
        desk.tell(ArtifactFreed(artifact))


def spend_charge(desk: Desk) -> None:
    """DK-TRA-10, DK-TRA-11 The Div disk goes to the reserve."""
    desk.tell(ChargeSpent(desk.charged))
    desk.charged = ""
