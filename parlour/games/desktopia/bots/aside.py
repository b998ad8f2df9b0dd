"""What the final places of a flick are worth beyond the maps: neighbours of an Untouchable or Vampal, an artifact left."""

from collections.abc import Sequence

from parlour.games.desktopia.bots import weights
from parlour.games.desktopia.bots.sweep import Aside
from parlour.games.desktopia.bots.table import Table
from parlour.games.desktopia.bots.worth import holding
from parlour.games.desktopia.position import is_wounded, radius
from parlour.games.desktopia.rules.abilities import has_trait
from parlour.games.desktopia.rules.wounds import guard


def aside_of(table: Table) -> Aside | None:
    """What is to be added for each flick of this table's disk, None if nothing ever is."""
    parts = [part for part in (_neighbours(table), _leaving(table)) if part is not None]
    if not parts:
        return None
    return lambda x, y: sum([part(x, y) for part in parts])


def _neighbours(table: Table) -> Aside | None:
    """DK-TRA-06, DK-TRA-20 An own Untouchable hurts whoever is nearby, a wounded Vampal is healed by allies."""
    desk, disk = table.desk, table.disk
    if desk.side.get(disk) != table.seat:
        return None
    others = [(number, each) for number, each in enumerate(table.ids) if each in desk.side and each != disk]
    if has_trait(desk, disk, "untouchable"):
        gains = {number: weights.NEIGHBOUR * table.wounded(each, 1) for number, each in others if not guard(desk, each)}
    elif has_trait(desk, disk, "vampal") and is_wounded(desk, disk):
        gains = {number: weights.COMPANY for number, each in others if table.sign(each) > 0}
    else:
        return None
    reach = {number: radius(desk, disk) + radius(desk, table.ids[number]) + desk.content.nearby for number in gains}
    own = table.number

    def worth(x: Sequence[float], y: Sequence[float]) -> float:
        return sum(
            [gain for number, gain in gains.items() if (x[number] - x[own]) ** 2 + (y[number] - y[own]) ** 2 < reach[number] ** 2]
        )

    return worth


def _leaving(table: Table) -> Aside | None:
    """DK-STK-15 to DK-STK-17 Whoever is flicked off an artifact no longer holds it, unless it stays on top."""
    desk = table.desk
    if not table.base or desk.side[table.disk] != table.seat:
        return None
    lost = holding(desk, table.base, table.seat)
    own, base, wide = table.number, table.above, radius(desk, table.base)
    return lambda x, y: -lost if (x[own] - x[base]) ** 2 + (y[own] - y[base]) ** 2 > wide * wide else 0.0
