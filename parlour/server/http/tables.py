"""Tables: opening one, listing one's own, taking a seat, a rematch."""

from functools import partial
from secrets import token_hex
from typing import Annotated

from msgspec import Meta, Struct

from parlour.bots import levels
from parlour.kernel import Game, Illegal
from parlour.server.bodies import ChairAsked, Claim, MyTable, NewTable, Problem, TableOpened
from parlour.server.checking import Agreement
from parlour.server.http.route import Call, Reply, Route, read_terms
from parlour.server.identity import fits, is_table_id, new_claim
from parlour.server.refusals import Refusal, no_such_table
from parlour.server.room import Room
from parlour.server.rooms import KIND_RECORD
from parlour.server.store.rows import TableRow, project, summary_of
from parlour.table import Chair, PlayerId, Sit, current_level, first_entry


class Rematch(Struct, frozen=True, forbid_unknown_fields=True):
    """What whoever asks for a rematch adds to its seed."""

    entropy: Annotated[str, Meta(max_length=64)] = ""


async def open_table(call: Call) -> Reply:
    asked = call.body_as(NewTable)
    if asked.game not in call.services.catalogue.games:
        raise Refusal(422, "no-such-game", found=asked.game[:60])
    game = call.services.catalogue.game(asked.game)
    chairs = [_chair(chair, game, call.caller) for chair in asked.chairs]
    seed = asked.seed or token_hex(32)
    chosen = bool(asked.seed)
    opening = partial(first_entry, game, chairs, asked.options, asked.clock, call.caller, seed, asked.entropy, chosen=chosen)
    entry = await read_terms(call, Agreement(game.id, len(chairs), asked.options), opening)
    claim, claim_hash = new_claim()
    room = await call.services.rooms.create(entry, claim_hash)
    return Reply(TableOpened(room.table.id, claim), 201)


async def my_tables(call: Call) -> Reply:
    if call.player is None:
        return Reply(())
    rows = await call.services.store.read.tables_of(call.player)
    live = [(row, call.services.rooms.get(row.id)) for row in rows]
    newest = [
        row if room is None or room.table.changed_at < row.changed else row.update(project(room.table)) for row, room in live
    ]
    newest.sort(key=lambda row: row.changed, reverse=True)
    return Reply(tuple(my_table(row, call.player) for row in newest))


def my_table(row: TableRow, player: PlayerId) -> MyTable:
    """The table as it stands in the list of a player."""
    summary = summary_of(row)
    mine = tuple(seat for seat, holder in enumerate(summary.players) if holder == player)
    return MyTable(
        table=row.id,
        game=row.game,
        options=summary.options,
        stage=row.stage,  # type: ignore[arg-type]  # one of the four that a table can be in
        names=summary.names,
        levels=tuple([current_level(level) for level in summary.levels]),
        mine=mine,
        my_turn=row.stage == "playing" and any(seat in summary.asked and not summary.levels[seat] for seat in mine),
        result=summary.result,
        changed=row.changed,
        open_deal=summary.open_deal,
    )


async def sit(call: Call) -> Reply:
    """An open seat for the holder of the claim."""
    asked = call.body_as(Claim)
    row = await _find_row(call)
    if not fits(asked.claim, row.claim_hash):
        raise no_such_table()
    room = await call.services.rooms.open_newest(row.id)
    if asked.seat not in room.table.seats(call.caller):  # who asks again has lost the answer
        await room.do(call.caller, Sit(asked.seat, asked.name, asked.entropy))
    return Reply(None, 204)


async def renew_claim(call: Call) -> Reply:
    """A new claim, so that the old link no longer works."""
    row = await _find_row(call)
    if row.kind == KIND_RECORD or call.player is None or row.host != call.player:
        raise no_such_table()
    claim, claim_hash = new_claim()
    await call.services.store.change_claim(row.id, claim_hash)
    return Reply(TableOpened(row.id, claim))


async def rematch(call: Call) -> Reply:
    asked = call.query_as(Rematch)
    room = await call.services.rooms.open_newest(call.path["table"])
    if not room.table.seats(call.player):
        raise no_such_table()
    return Reply(TableOpened(await _rematch_once(call, room, asked.entropy), ""))


async def _find_row(call: Call) -> TableRow:
    table = call.path["table"]
    row = await call.services.store.read.table(table) if is_table_id(table) else None
    if row is None:
        raise no_such_table()
    return row


async def _rematch_once(call: Call, room: Room, entropy: str) -> str:
    async with room.rematching:
        if room.table.rematch_table is not None:
            return room.table.rematch_table
        entry = room.table.rematch_entry(call.player, token_hex(32), entropy)
        return await call.services.rooms.create_rematch(room, entry)


def _chair(asked: ChairAsked, game: Game, me: PlayerId) -> Chair:
    match asked.kind:
        case "me":
            return Chair("person", me, asked.name)
        case "bot":
            return Chair("bot", level=_level(asked.level, game))
        case "open":
            return Chair("open")


def _level(asked: str, game: Game) -> str:
    """One of the game's levels, and no other name that a bot may have: how long one thinks is not for a stranger to say."""
    if asked not in levels(game):
        raise Illegal("unknown-level", found=asked[:40], legal=", ".join(levels(game)))
    return asked


ROUTES = (
    Route(
        "POST", "/api/tables", "Opens a table. Whoever has the claim may take an open seat.", open_table,
        {201: TableOpened, 422: Problem, 503: Problem}, takes=NewTable, identity=True, limit="tables",
    ),
    Route("GET", "/api/tables", "One's own tables, newest first.", my_tables, {200: tuple[MyTable, ...]}),
    Route(
        "POST", "/api/tables/{table}/sit", "Takes an open seat.", sit,
        {204: None, 404: Problem, 409: Problem, 422: Problem, 503: Problem}, takes=Claim, identity=True,
    ),
    Route(
        "POST", "/api/tables/{table}/claim", "Makes a new claim for the one who opened the table; the old one no longer works.",
        renew_claim, {200: TableOpened, 404: Problem, 503: Problem},
    ),
    Route(
        "POST", "/api/tables/{table}/rematch",
        "Opens a table for the same people on the same terms; once, however often it is asked for.",
        rematch, {200: TableOpened, 404: Problem, 409: Problem, 422: Problem, 503: Problem}, query=Rematch, limit="tables",
    ),
)  # fmt: skip
