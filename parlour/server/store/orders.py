"""What operators ask of running servers, as rows: every server on the database reads them, however it can be reached."""

from secrets import token_hex
from typing import Literal

from msgspec import Struct, field
from msgspec.structs import asdict
from sqlalchemy import delete, insert, select

from parlour.server.store.schema import orders
from parlour.server.store.store import Store
from parlour.table import TableId

Kind = Literal["announce", "close"]


class Order(Struct, frozen=True):
    """One thing that is asked, until it is done or its time is over; times are seconds since 1970."""

    kind: Kind
    at: float
    until: float
    text: str = ""  # of an announcement
    restart: float | None = None  # when the server is started again
    table_id: TableId | None = None  # that is to be closed
    id: str = field(default_factory=lambda: token_hex(8))


async def give(store: Store, order: Order) -> None:
    """From now on it is asked; of announcements only the last one is in force."""
    async with store.transaction() as connection:
        await connection.execute(delete(orders).where(orders.c.until <= order.at))
        if order.kind == "announce":
            await connection.execute(delete(orders).where(orders.c.kind == "announce"))
        await connection.execute(insert(orders).values(asdict(order)))


async def withdraw(store: Store, kind: Kind) -> int:
    """Nothing of this kind is asked any more; how much was."""
    async with store.transaction() as connection:
        return (await connection.execute(delete(orders).where(orders.c.kind == kind))).rowcount


async def settle(store: Store, order: Order) -> None:
    """It is done."""
    async with store.transaction() as connection:
        await connection.execute(delete(orders).where(orders.c.id == order.id))


async def asked(store: Store, now: float) -> list[Order]:
    """What is to be done now, the oldest first."""
    query = select(orders).where(orders.c.until > now).order_by(orders.c.at, orders.c.id)
    async with store.reading() as connection:
        return [Order(**row) for row in (await connection.execute(query)).mappings()]
