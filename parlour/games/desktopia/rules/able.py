"""6.8: who can act."""

from parlour.games.desktopia.position import Desk, DiskId, bears, is_wounded
from parlour.games.desktopia.rules.abilities import has_trait
from parlour.games.desktopia.rules.supplies import TICK

ABLE = ""
ACTED, BITTEN, WOUNDED, RAISED = "acted", "tick", "wounded", "raised"


def hindrance(desk: Desk, disk: DiskId) -> str:
    """DK-TRN-08 Why a character cannot act this turn, "" if it can."""
    if disk in desk.acted:
        return ACTED
    if bears(desk, disk, TICK):
        return BITTEN
    if disk in desk.raised:
        return RAISED
    if has_trait(desk, disk, "hornbug") and is_wounded(desk, disk):
        return WOUNDED
    return ABLE


def can_act(desk: Desk, disk: DiskId) -> bool:
    """DK-TRN-08 Whether a character can act this turn."""
    return not hindrance(desk, disk)
