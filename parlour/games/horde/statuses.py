"""The statuses of units (RULES.md 2.6): how each kind comes, what a second one does, and when it goes."""

from typing import NamedTuple

from parlour.games.horde.events import DisguiseDropped, StatusGained, StatusLost
from parlour.games.horde.position import (
    DISGUISED,
    FACTION_OF,
    NOBODY_YET,
    FactionId,
    Status,
    UnitId,
    War,
    has_status,
    next_turn,
    set_statuses,
    stand_anew,
)

CLEAVED, POISONED, SILENCED, ORDERED, CHILLED = "st_cleaved", "st_poisoned", "st_silenced", "st_ordered", "st_chilled"
HERDED, DRILLED, SPEAR_BROKEN, STEALING = "st_herded", "st_drilled", "st_spear_broken", "st_stealing"

THIS_TURN, NEXT_TURN, UNTIL_ENDED = "this turn", "next turn", "until ended"
IGNORED, RENEWED, ADDED, ADDED_QUIETLY = "ignored", "renewed", "added", "added quietly"


class Kind(NamedTuple):
    """One kind of status."""

    trait: str  # that gives it
    until: str  # it ends with this turn, with the next turn of the unit's faction, or when something ends it
    again: str = IGNORED  # what a second one by the same giver does; those by several givers count side by side


KINDS = {  # in the order in which they end
    CLEAVED: Kind("tr_axe", THIS_TURN),  # HD-TR-RU1a less defence
    POISONED: Kind("tr_poisons", THIS_TURN),  # HD-TR-SM5a defence 0
    SILENCED: Kind("tr_pursuit", THIS_TURN),  # HD-TR-SM2a no trait
    ORDERED: Kind("tr_princes_order", THIS_TURN, ADDED),  # HD-TR-RU8a one parameter higher
    STEALING: Kind("tr_theft", THIS_TURN, ADDED),  # HD-TR-NM2a the trait that a Thief has copied
    CHILLED: Kind("tr_ice_breath", NEXT_TURN, RENEWED),  # HD-TR-NM9a, HD-TR-NM9b, HD-TR-NM9c slower
    HERDED: Kind("tr_young_herd", NEXT_TURN, ADDED_QUIETLY),  # HD-TR-SM4b, HD-TR-SM4c faster in that turn
    DRILLED: Kind("tr_harsh_drill", UNTIL_ENDED),  # HD-TR-NM8a faster
    SPEAR_BROKEN: Kind("tr_spear_breaker", UNTIL_ENDED, ADDED),  # HD-TR-NM7a, HD-TR-NM7b no attack bonuses
    DISGUISED: Kind("tr_disguise", UNTIL_ENDED),  # HD-TR-NM6a, HD-TR-NM6g no target of attacks
}
PLACE = {kind: place for place, kind in enumerate(KINDS)}


def gain(war: War, kind: str, unit: UnitId, by: UnitId = NOBODY_YET, what: str = "") -> None:
    """HD-IMM-05 The unit is under that status now, even if it is immune for the moment."""
    declared, statuses = KINDS[kind], war.statuses
    until = 0 if declared.until == UNTIL_ENDED else war.turn if declared.until == THIS_TURN else next_turn(war, FACTION_OF[unit])
    place, quiet = len(statuses), False
    if has_status(war, unit, kind):
        if declared.again == IGNORED and any(status[:3] == (kind, unit, by) for status in statuses):
            return
        if declared.again == RENEWED:
            statuses = tuple([status for status in statuses if status[:3] != (kind, unit, by)])
        quiet = declared.again == ADDED_QUIETLY
        place = max([number + 1 for number, status in enumerate(statuses) if status[:2] == (kind, unit)], default=len(statuses))
    set_statuses(war, (*statuses[:place], Status(kind, unit, by, until, what), *statuses[place:]), (unit,))
    if kind == DISGUISED:
        stand_anew(war, unit)
    if not quiet:
        war.tell(StatusGained(unit, kind))


def lose(war: War, ended: list[Status]) -> None:
    """These statuses are over; told of each unit that has none of that kind left."""
    if not ended:
        return
    if len(ended) > 1:
        ended.sort(key=lambda status: PLACE[status.kind])
    for status in ended:
        if status.kind == STEALING:  # HD-TR-NM2e a copied disguise ends with its copy
            lose_kind(war, status.unit, DISGUISED)
    statuses = tuple([status for status in war.statuses if status not in ended])
    set_statuses(war, statuses, [status.unit for status in ended])
    for unit, kind in dict.fromkeys([(status.unit, status.kind) for status in ended]):
        if kind == DISGUISED:
            stand_anew(war, unit)
        if not has_status(war, unit, kind):
            war.tell(DisguiseDropped(unit) if kind == DISGUISED else StatusLost(unit, kind))


def lose_kind(war: War, unit: UnitId, kind: str) -> None:
    """HD-TR-NM6b, HD-TR-NM8b The unit is under that status no longer."""
    lose(war, [status for status in war.held.get(unit, ()) if status.kind == kind])


def mend_spears(war: War, faction: FactionId) -> None:
    """HD-TR-NM7c What the units of the faction have broken is whole again."""
    lose(war, [status for status in war.statuses if status.kind == SPEAR_BROKEN and FACTION_OF[status.by] == faction])


def expire(war: War) -> None:
    """Step R5: HD-STA-11, HD-CHP-04 What lasts until the end of this turn is over."""
    lose(war, [status for status in war.statuses if 0 < status.until <= war.turn])


def forget(war: War, unit: UnitId) -> None:
    """HD-GEN-07, HD-TR-NM7c A dead unit has no status, and the spears that it has broken are whole."""
    war.sieges = tuple([siege for siege in war.sieges if siege.unit != unit])
    if unit in war.held:
        set_statuses(war, tuple([status for status in war.statuses if status.unit != unit]), (unit,))
    lose(war, [status for status in war.statuses if status.kind == SPEAR_BROKEN and status.by == unit])
