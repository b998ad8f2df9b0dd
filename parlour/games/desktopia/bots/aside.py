"""What the final places of a flick are worth beyond the maps: neighbours of an Untouchable or Vampal, an artifact left."""

from parlour.games.desktopia.bots import weights
from parlour.games.desktopia.bots.sums import Beside
from parlour.games.desktopia.bots.table import Table
from parlour.games.desktopia.bots.worth import holding
from parlour.games.desktopia.position import is_wounded, radius
from parlour.games.desktopia.rules.abilities import has_trait
from parlour.games.desktopia.rules.wounds import guard


def aside_of(table: Table) -> tuple[Beside, ...]:
    """What is to be added for each flick of this table's disk."""
    return (*_neighbours(table), *_leaving(table))


def _neighbours(table: Table) -> list[Beside]:
    """DK-TRA-06, DK-TRA-20 An own Untouchable hurts whoever is nearby, a wounded Vampal is healed by allies."""
    desk, disk = table.desk, table.disk
    if desk.side.get(disk) != table.seat:
        return []
    others = [(number, each) for number, each in enumerate(table.ids) if each in desk.side and each != disk]
    if has_trait(desk, disk, "untouchable"):
        gains = {number: weights.NEIGHBOUR * table.wounded(each, 1) for number, each in others if not guard(desk, each)}
    elif has_trait(desk, disk, "vampal") and is_wounded(desk, disk):
        gains = {number: weights.COMPANY for number, each in others if table.sign(each) > 0}
    else:
        return []
    close = radius(desk, disk) + desk.content.nearby
    return [Beside(number, close + radius(desk, table.ids[number]), gain) for number, gain in gains.items()]


def _leaving(table: Table) -> list[Beside]:
    """DK-STK-15 to DK-STK-17 Whoever is flicked off an artifact no longer holds it, unless it stays on top."""
    desk = table.desk
    if not table.base or desk.side[table.disk] != table.seat:
        return []
    return [Beside(table.above, radius(desk, table.base), 0.0, -holding(desk, table.base, table.seat))]
