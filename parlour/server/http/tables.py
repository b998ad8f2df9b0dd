"""Tables: opened, found again, sat down at, played once more."""

from secrets import token_hex

from parlour.bots import levels
from parlour.kernel import Game, Illegal
from parlour.server.bodies import ChairAsked, Claim, MyTable, NewTable, Problem, TableOpened
from parlour.server.http.route import Call, Reply, Route
from parlour.server.identity import fits, is_table_id, new_claim
from parlour.server.refusals import Refusal, no_such_table
from parlour.server.room import Room
from parlour.server.rooms import LAID
from parlour.server.store.reader import TableRow
from parlour.server.summary import seen_by, standing_of
from parlour.table import opened
from parlour.table.commands import Sit
from parlour.table.terms import Chair, PlayerId


async def open_table(call: Call) -> Reply:
    """A new table."""
    asked = call.given(NewTable)
    if asked.game not in call.hall.catalogue.games:
        raise Refusal(422, "no-such-game", found=asked.game[:60])
    game = call.hall.catalogue.game(asked.game)
    chairs = [_chair(each, game, call.caller) for each in asked.chairs]
    entry = opened(game, chairs, asked.options, asked.clock, call.caller, asked.seed or token_hex(32))
    claim, claim_hash = new_claim()
    room = await call.hall.rooms.found(entry, claim_hash)
    return Reply(TableOpened(room.table.id, claim), 201)


async def my_tables(call: Call) -> Reply:
    """The tables of the one who asks."""
    if call.player is None:
        return Reply(())
    rows = await call.hall.store.read.tables_of(call.player)
    live = [(row, call.hall.rooms.live(row.id)) for row in rows]
    newest = [row if room is None else row.standing_at(standing_of(room.table)) for row, room in live]
    newest.sort(key=lambda row: row.changed, reverse=True)
    return Reply(tuple(seen_by(row, call.player) for row in newest))


async def sit(call: Call) -> Reply:
    """An open seat for whoever has the claim."""
    asked = call.given(Claim)
    row = await _stored(call)
    if not fits(asked.claim, row.claim_hash):
        raise no_such_table()
    room = await call.hall.rooms.open(row.id)
    if asked.seat not in room.table.seats(call.caller):  # who asks again has lost the answer
        await room.do(call.caller, Sit(asked.seat, asked.name))
    return Reply(None, 204)


async def claim_anew(call: Call) -> Reply:
    """A new claim, so that the old link no longer works."""
    row = await _stored(call)
    if row.kind == LAID or call.player is None or row.host != call.player:
        raise no_such_table()
    claim, claim_hash = new_claim()
    await call.hall.store.change_claim(row.id, claim_hash)
    return Reply(TableOpened(row.id, claim))


async def rematch(call: Call) -> Reply:
    """The same people, once more."""
    room = await call.hall.rooms.open(call.path["table"])
    if not room.table.seats(call.player):
        raise no_such_table()
    return Reply(TableOpened(await _again(call, room), ""))


async def _stored(call: Call) -> TableRow:
    table = call.path["table"]
    row = await call.hall.store.read.table(table) if is_table_id(table) else None
    if row is None:
        raise no_such_table()
    return row


async def _again(call: Call, room: Room) -> str:
    async with room.rematching:
        if room.table.rematched is not None:
            return room.table.rematched
        return await call.hall.rooms.found_again(room, room.table.rematch(call.player, token_hex(32)))


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
        claim_anew, {200: TableOpened, 404: Problem, 503: Problem},
    ),
    Route(
        "POST", "/api/tables/{table}/rematch",
        "Opens a table for the same people on the same terms; once, however often it is asked for.",
        rematch, {200: TableOpened, 404: Problem, 409: Problem, 422: Problem, 503: Problem}, limit="tables",
    ),
)  # fmt: skip
