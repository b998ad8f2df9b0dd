"""Tables whose clocks run while nobody is there: after a restart none of them has to be loaded."""

from collections.abc import Collection
from typing import NamedTuple

import msgspec
from sqlalchemy import bindparam, func, insert, select, update

from parlour.server.store.schema import entries, tables
from parlour.server.store.store import Store
from parlour.table import Slept, TableId

BATCH = 1_000  # tables in one transaction
_MOVE = update(tables).where(tables.c.id == bindparam("this")).values(deadline=bindparam("later"), changed=bindparam("now"))


class Sleeper(NamedTuple):
    """A table that is not in memory, and when somebody's time runs out there."""

    deadline: float
    table: TableId


async def credit_downtime(store: Store, since: float, now: float, others: Collection[TableId]) -> list[Sleeper]:
    """Charges nobody for the time from `since` to `now`, in which no server ran; all tables whose clocks run but those others.

    What their rows say of the last entry must be true.
    """
    number = select(func.max(entries.c.number)).where(entries.c.table_id == tables.c.id).scalar_subquery()
    query = select(tables.c.id, tables.c.deadline, tables.c.changed, number).where(tables.c.deadline.is_not(None))
    async with store.reading() as connection:
        found = [row for row in await connection.execute(query) if row[0] not in others]
    sleepers: list[Sleeper] = []
    slept: list[dict[str, object]] = []
    for table, deadline, changed, last in found:
        down = now - max(changed, since)
        if down > 0:
            data = msgspec.json.encode(Slept(down)).decode()
            slept.append({"table_id": table, "number": last + 1, "at": now, "data": data})
        sleepers.append(Sleeper(deadline + max(0.0, down), table))
    later = {sleeper.table: sleeper.deadline for sleeper in sleepers}
    for place in range(0, len(slept), BATCH):
        batch = slept[place : place + BATCH]
        async with store.transaction() as connection:
            await connection.execute(insert(entries), batch)
            moved = [{"this": row["table_id"], "later": later[str(row["table_id"])], "now": now} for row in batch]
            await connection.execute(_MOVE, moved)
    return sleepers
