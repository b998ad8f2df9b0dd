"""Looking back: records and replays."""

import asyncio
from typing import Annotated, Any

from msgspec import Meta, Struct, field

from parlour.server.bodies import Problem, Replay, TableOpened
from parlour.server.brought import game_of, shown
from parlour.server.http.route import Call, Reply, Route
from parlour.server.identity import NO_CLAIM
from parlour.server.refusals import Refusal
from parlour.server.replays import MOST
from parlour.server.rooms import LAID

FAR = 1_000_000


class Page(Struct, frozen=True, forbid_unknown_fields=True):
    """Which steps of a replay are asked for, and through whose eyes."""

    eyes: Annotated[str, Meta(max_length=20)] = ""
    first: Annotated[int, Meta(ge=0, le=FAR)] = field(name="from", default=0)
    count: Annotated[int, Meta(ge=1, le=MOST)] = 50


async def record(call: Call) -> Reply:
    """The record of a game that is over."""
    room = await call.hall.rooms.open(call.path["table"])
    if room.table.stage != "over":
        raise Refusal(409, "not-over")
    name = f'attachment; filename="{room.table.game.id}-{room.table.id}.json"'
    return Reply(await asyncio.to_thread(room.table.record), headers={"content-disposition": name})


async def lay(call: Call) -> Reply:
    """A table that shows a record."""
    brought = call.given(dict)
    game = game_of(brought, call.hall.catalogue, call.hall.limits.actions)
    async with call.hall.checking:
        entry = await asyncio.to_thread(shown, game, brought, call.caller)
    room = await call.hall.rooms.found(entry, NO_CLAIM, LAID)
    return Reply(TableOpened(room.table.id, ""), 201)


async def replay(call: Call) -> Reply:
    """Some steps of a game."""
    page = call.asked(Page)
    room = await call.hall.rooms.open(call.path["table"])
    return Reply(await call.hall.replays.look(room.table, call.player, page.eyes, page.first, page.count))


ROUTES = (
    Route(
        "GET", "/api/tables/{table}/record", "The record of a game that is over.", record,
        {200: dict[str, Any], 404: Problem, 409: Problem},
    ),
    Route(
        "GET", "/api/tables/{table}/replay", "Steps of a game, seen through the eyes of a seat or of a watcher.", replay,
        {200: Replay, 403: Problem, 404: Problem, 409: Problem}, query=Page,
    ),
    Route(
        "POST", "/api/records", "Lays a table from a record, to be looked at.", lay,
        {201: TableOpened, 422: Problem, 503: Problem}, takes=dict[str, Any], unreadable="foreign-record", identity=True,
        limit="records",
    ),
)  # fmt: skip
