"""Records and replays: looking back at a game, and showing an uploaded record once it has been validated."""

import asyncio
from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta, Struct, field

from parlour.kernel import RECORD, BadRecord, Game
from parlour.server.bodies import Problem, Replay, TableOpened
from parlour.server.catalogue import Catalogue
from parlour.server.http.route import Call, Reply, Route
from parlour.server.identity import NO_CLAIM
from parlour.server.refusals import Refusal
from parlour.server.replays import MAX_STEPS
from parlour.server.rooms import KIND_RECORD
from parlour.table import BadAnswer, Opened, PlayerId, TableId, first_entry_of_record

MAX_FIRST = 1_000_000  # far beyond any game

Record = Mapping[str, Any]


class Page(Struct, frozen=True, forbid_unknown_fields=True):
    """Which steps of a replay are asked for, and through whose eyes."""

    eyes: Annotated[str, Meta(max_length=20)] = ""
    first: Annotated[int, Meta(ge=0, le=MAX_FIRST)] = field(name="from", default=0)
    count: Annotated[int, Meta(ge=1, le=MAX_STEPS)] = 50


async def record(call: Call) -> Reply:
    """The record of a game that is over, also if its rules are no longer played here."""
    try:
        room = await call.services.rooms.open_newest(call.path["table"])
    except Refusal as refusal:
        kept = await call.services.rooms.old_record(call.path["table"]) if refusal.key == "old-rules" else None
        if kept is None:
            raise
        return _attached(kept, call.path["table"])
    if room.table.stage != "over":
        raise Refusal(409, "not-over")
    return _attached(await asyncio.to_thread(room.table.record), room.table.id)


def _attached(record: Record, table: TableId) -> Reply:
    name = f'attachment; filename="{record["game"]}-{table}.json"'
    return Reply(record, headers={"content-disposition": name})


async def upload(call: Call) -> Reply:
    """A table that shows a record."""
    uploaded = call.body_as(dict)
    game = game_of(uploaded, call.services.catalogue, call.services.limits.actions)
    async with call.services.checking:
        entry = await asyncio.to_thread(opening_entry, game, uploaded, call.caller)
    room = await call.services.rooms.create(entry, NO_CLAIM, KIND_RECORD)
    return Reply(TableOpened(room.table.id, ""), 201)


def game_of(record: Record, catalogue: Catalogue, max_actions: int) -> Game:
    """The game of a record that looks like one; its answers are not looked at yet."""
    if record.get("format") != RECORD:
        raise Refusal(422, "foreign-record")
    named, rules, actions = record.get("game"), record.get("rules"), record.get("actions")
    if not isinstance(named, str) or named not in catalogue.games:
        raise Refusal(422, "record-of-other-game", found=str(named)[:60])
    game = catalogue.game(named)
    if rules != game.version:
        raise Refusal(422, "record-of-other-rules", found=str(rules)[:20], ours=str(game.version))
    if isinstance(actions, list) and len(actions) > max_actions:
        raise Refusal(422, "long-record", longest=max_actions)
    if record.get("changes"):
        raise Refusal(422, "changed-record")
    return game


def opening_entry(game: Game, record: Record, player: PlayerId) -> Opened:
    """The first entry of a table that shows the record, played again from beginning to end."""
    try:
        return first_entry_of_record(game, record, player)
    except BadAnswer as error:
        raise Refusal(422, "damaged-answer", number=error.number) from error
    except BadRecord as error:
        raise Refusal(422, "damaged-record") from error


async def replay(call: Call) -> Reply:
    """Steps of a game; from its film if its rules are no longer played here."""
    page = call.query_as(Page)
    try:
        room = await call.services.rooms.open_newest(call.path["table"])
    except Refusal as refusal:
        if refusal.key != "old-rules":
            raise
        kept = await call.services.films.replay(call.path["table"], call.player, page.eyes, page.first, page.count)
        if kept is None:
            raise
        return Reply(kept)
    return Reply(await call.services.replays.steps(room.table, call.player, page.eyes, page.first, page.count))


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
        "POST", "/api/records", "Lays a table from a record, to be looked at.", upload,
        {201: TableOpened, 422: Problem, 503: Problem}, takes=dict[str, Any], unreadable="foreign-record", identity=True,
        limit="records",
    ),
)  # fmt: skip
