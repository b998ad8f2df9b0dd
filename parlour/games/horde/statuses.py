"""The statuses of units (RULES.md 2.6): how they come, and how they go."""

from parlour.games.horde.events import DisguiseDropped, StatusGained, StatusLost
from parlour.games.horde.position import (
    FACTION_OF,
    Mark,
    Order,
    Theft,
    Timed,
    UnitId,
    War,
    next_turn,
    set_disguised,
    without,
)

CLEAVED, POISONED, SILENCED, ORDERED, CHILLED = "st_cleaved", "st_poisoned", "st_silenced", "st_ordered", "st_chilled"
HERDED, DRILLED, SPEAR_BROKEN, DISGUISED = "st_herded", "st_drilled", "st_spear_broken", "st_disguised"
STEALING = "st_stealing"


def cleave(war: War, unit: UnitId, by: UnitId) -> None:
    """HD-TR-RU1a Less defence until the end of the turn."""
    if Mark(unit, by) not in war.cleaved:
        war.cleaved = (*war.cleaved, Mark(unit, by))
        war.tell(StatusGained(unit, CLEAVED))


def silence(war: War, unit: UnitId) -> None:
    """HD-TR-SM2a No trait until the end of the turn, and (HD-TR-NM2h) no copy of one."""
    if unit not in war.silenced:
        war.silenced = (*war.silenced, unit)
        war.tell(StatusGained(unit, SILENCED))


def poison(war: War, unit: UnitId) -> None:
    """HD-TR-SM5a Defence 0 until the end of the turn."""
    if unit not in war.poisoned:
        war.poisoned = (*war.poisoned, unit)
        war.tell(StatusGained(unit, POISONED))


def order(war: War, unit: UnitId, by: UnitId, parameter: str) -> None:
    """HD-TR-RU8a One parameter higher until the end of the turn."""
    war.ordered = (*war.ordered, Order(unit, by, parameter))
    war.tell(StatusGained(unit, ORDERED))


def chill(war: War, unit: UnitId, by: UnitId) -> None:
    """HD-TR-NM9a to 9c Slower until the end of its faction's next turn; a new chill by the same renews the old."""
    others = [each for each in war.chilled if (each.unit, each.by) != (unit, by)]
    war.chilled = (*others, Timed(unit, by, next_turn(war, FACTION_OF[unit])))
    war.tell(StatusGained(unit, CHILLED))


def herd(war: War, unit: UnitId, by: UnitId) -> None:
    """HD-TR-SM4a Faster in its faction's next turn."""
    before = war.herded.get(unit, ())
    war.herded[unit] = (*before, Timed(unit, by, next_turn(war, FACTION_OF[unit])))
    if not before:
        war.tell(StatusGained(unit, HERDED))


def drill(war: War, unit: UnitId) -> None:
    """HD-TR-NM8a Faster while it stays at its capital."""
    war.drilled = (*war.drilled, unit)
    war.tell(StatusGained(unit, DRILLED))


def undrill(war: War, unit: UnitId) -> None:
    """HD-TR-NM8b The unit has left its capital, or lost it."""
    if unit in war.drilled:
        war.drilled = without(war.drilled, unit)
        war.tell(StatusLost(unit, DRILLED))


def break_spear(war: War, unit: UnitId, by: UnitId) -> None:
    """HD-TR-NM7a No attack bonuses."""
    war.spear_broken = (*war.spear_broken, Mark(unit, by))
    war.tell(StatusGained(unit, SPEAR_BROKEN))


def mend_spears(war: War, by: tuple[UnitId, ...]) -> None:
    """HD-TR-NM7c What these units have broken is whole again."""
    for mark in war.spear_broken:
        if mark.by in by:
            war.tell(StatusLost(mark.unit, SPEAR_BROKEN))
    war.spear_broken = tuple([mark for mark in war.spear_broken if mark.by not in by])


def steal(war: War, unit: UnitId, trait: str) -> None:
    """HD-TR-NM2a The Thief has that trait until the end of the turn."""
    war.stealing = (*war.stealing, Theft(unit, trait))
    war.tell(StatusGained(unit, STEALING))


def disguise(war: War, unit: UnitId) -> None:
    """HD-TR-NM6a The unit is disguised."""
    if unit not in war.disguised:
        set_disguised(war, unit, (*war.disguised, unit))
        war.tell(StatusGained(unit, DISGUISED))


def undisguise(war: War, unit: UnitId) -> None:
    """HD-TR-NM6b The unit is disguised no longer."""
    if unit in war.disguised:
        set_disguised(war, unit, without(war.disguised, unit))
        war.tell(DisguiseDropped(unit))


def forget(war: War, unit: UnitId) -> None:
    """HD-GEN-07 and HD-TR-NM7c A dead unit has no status, and its broken spears are whole."""
    war.cleaved = tuple([mark for mark in war.cleaved if mark.unit != unit])
    war.poisoned = without(war.poisoned, unit)
    war.silenced = without(war.silenced, unit)
    war.ordered = tuple([each for each in war.ordered if each.unit != unit])
    war.chilled = tuple([each for each in war.chilled if each.unit != unit])
    war.herded.pop(unit, None)
    war.drilled = without(war.drilled, unit)
    war.spear_broken = tuple([mark for mark in war.spear_broken if mark.unit != unit])
    war.disguised = without(war.disguised, unit)
    war.stealing = tuple([each for each in war.stealing if each.unit != unit])
    war.sieges = tuple([each for each in war.sieges if each.unit != unit])
    mend_spears(war, (unit,))


def expire(war: War) -> None:
    """Step R5: HD-STA-11 and HD-CHP-04 What lasts until the end of this turn is over."""
    if war.cleaved or war.poisoned or war.silenced or war.ordered or war.stealing:
        _expire_turn(war)
    if war.chilled:
        _expire_chills(war)
    if war.herded:
        _expire_herds(war)


def _expire_turn(war: War) -> None:
    ending = [
        *[(each.unit, CLEAVED) for each in war.cleaved],
        *[(each, POISONED) for each in war.poisoned],
        *[(each, SILENCED) for each in war.silenced],
        *[(each.unit, ORDERED) for each in war.ordered],
        *[(each.unit, STEALING) for each in war.stealing],
    ]
    for theft in war.stealing:
        if theft.trait == "tr_disguise":  # HD-TR-NM2e
            undisguise(war, theft.unit)
    war.cleaved, war.poisoned, war.silenced, war.ordered, war.stealing = (), (), (), (), ()
    for unit, status in dict.fromkeys(ending):  # each status of a unit once
        war.tell(StatusLost(unit, status))


def _expire_chills(war: War) -> None:
    """HD-TR-NM9b The chills that end with this turn."""
    before = dict.fromkeys([each.unit for each in war.chilled])
    war.chilled = tuple([each for each in war.chilled if each.turn > war.turn])
    still = [each.unit for each in war.chilled]
    for unit in before:
        if unit not in still:
            war.tell(StatusLost(unit, CHILLED))


def _expire_herds(war: War) -> None:
    """HD-TR-SM4b The fresh horses of this turn are tired."""
    for unit, herds in tuple(war.herded.items()):
        lasting = tuple([each for each in herds if each.turn > war.turn])
        if lasting:
            war.herded[unit] = lasting
        else:
            del war.herded[unit]
            war.tell(StatusLost(unit, HERDED))
