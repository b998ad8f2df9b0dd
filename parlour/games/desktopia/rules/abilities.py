"""What a character can do: its card, unless the script says otherwise (DK-GEN-01)."""

from parlour.games.desktopia.position import Desk, DiskId, card, type_of
from parlour.games.desktopia.scripts.modifiers import DisableAbility, Fixed, GrantHit, GrantSector, Immobile, Invulnerable

VAMPIRE, FIRE, DRYAD = "vampire_hit", "fire_hit", "dryad_hit"


def lacks(desk: Desk, disk: DiskId, ability: str) -> bool:
    """Whether the script takes an ability away."""
    tag = desk.tags.get(disk)
    return bool(tag) and any(
        isinstance(rule, DisableAbility) and rule.tag == tag and rule.ability == ability for rule in desk.script.special_rules
    )


def has_trait(desk: Desk, disk: DiskId, of: str) -> bool:
    """DK-TRA-22 Whether the disk is a character of this type, with its trait."""
    return type_of(disk) == of and not lacks(desk, disk, "trait")


def can_shoot(desk: Desk, disk: DiskId) -> bool:
    """DK-TRN-04 Whether its card allows shots."""
    return card(desk, disk).shoots and not lacks(desk, disk, "shot")


def can_cast(desk: Desk, disk: DiskId) -> bool:
    """DK-TRN-05 Whether its card has a spell."""
    return card(desk, disk).spell and not lacks(desk, disk, "spell")


def has_hit(desk: Desk, disk: DiskId, hit: str) -> bool:
    """RULES.md 11.7 Whether its hits are of this special kind."""
    if card(desk, disk).hit == hit and not lacks(desk, disk, "special_hit"):
        return True
    tag = desk.tags.get(disk)
    return bool(tag) and any(
        isinstance(rule, GrantHit) and rule.tag == tag and f"{rule.hit}_hit" == hit for rule in desk.script.special_rules
    )


def sector(desk: Desk, disk: DiskId) -> float:
    """DK-PWR-01 The arc of its power sector in degrees, 0 without one."""
    tag = desk.tags.get(disk)
    granted = [rule.arc for rule in desk.script.special_rules if isinstance(rule, GrantSector) and tag and rule.tag == tag]
    if granted:
        return granted[-1]
    return 0 if lacks(desk, disk, "power") else card(desk, disk).sector


def is_immobile(desk: Desk, disk: DiskId) -> bool:
    """RULES.md 4.6 Whether its disk may not be chosen for any flick, or would not move."""
    tag = desk.tags.get(disk)
    if not tag:
        return False
    return any(isinstance(rule, (Immobile, Fixed)) and rule.tag == tag for rule in desk.script.special_rules)


def is_fixed(desk: Desk, disk: DiskId) -> bool:
    """RULES.md 4.6 Whether it never moves."""
    names = {desk.tags.get(disk, ""), disk} - {""}
    return any(
        isinstance(rule, Fixed) and {rule.tag, rule.object_id, rule.artifact} & names for rule in desk.script.special_rules
    )


def is_invulnerable(desk: Desk, disk: DiskId) -> bool:
    """RULES.md 4.6 Whether it never receives damage."""
    tag = desk.tags.get(disk)
    return bool(tag) and any(isinstance(rule, Invulnerable) and rule.tag == tag for rule in desk.script.special_rules)
