"""`parlour tables` and `parlour tidy`: what whoever runs a server sees of the tables and does to them."""

import asyncio
from argparse import Namespace
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from time import monotonic, time
from typing import TYPE_CHECKING, Any, TypeVar

from parlour.cli.arguments import Command, Parser, add_database, add_language, duration, positive
from parlour.cli.failure import DONE, FAILED, Failure
from parlour.cli.screen import Screen
from parlour.cli.wording import CLI_FOLDER
from parlour.kernel import words

if TYPE_CHECKING:
    from parlour.server.store import Store
    from parlour.server.store.orders import Order
    from parlour.server.store.tidy import Found

T = TypeVar("T")
STAGES = ("open", "playing", "paused", "over")
MAX_TEXT = 300  # characters of an announcement
SHOWN_SECONDS = 3_600.0  # that an announcement is shown, if nothing else is said
AFTER_RESTART_SECONDS = 600.0  # that a restart may come later than it was announced
CLOSE_SECONDS = 30 * 86_400.0  # that it is tried to close a table
WAIT_SECONDS = 8.0  # for a server to close it, if one runs
LOOK_SECONDS = 0.2


def declare_tidy(parser: Parser) -> None:
    parser.add_argument(
        "--older", type=duration, required=True, metavar="TIME", help="at which nothing has happened for so long: 180d, 12h"
    )
    parser.add_argument("--unfinished", action="store_true", help="also games that are not over, if no clock runs there")
    parser.add_argument("--dry-run", action="store_true", help="only say how much that would be")
    add_database(parser)
    add_language(parser)


def tidy(arguments: Namespace) -> int:
    """Removes old tables, while a server runs or not."""
    from parlour.server.store.tidy import count_old, remove_old  # late: the server takes long to import

    before, unfinished = time() - arguments.older, arguments.unfinished
    work = count_old if arguments.dry_run else remove_old
    removed = _on_database(arguments, lambda store: work(store, before, unfinished))
    said = "would-tidy" if arguments.dry_run else "tidied"
    return _say(arguments, said, tables=removed.tables, entries=removed.entries)


def declare_tables(parser: Parser) -> None:
    actions = parser.add_subparsers(title="what to do", metavar="ACTION", required=True)

    listing = actions.add_parser("list", help="the tables that changed last")
    listing.add_argument("--stage", choices=STAGES, action="append", default=[], help="only those; may be repeated")
    listing.add_argument("--game", metavar="GAME", help="only of this game")
    listing.add_argument("--most", type=positive, default=50, metavar="N", help="at most so many (default: 50)")
    listing.set_defaults(run_action=list_tables)

    closing = actions.add_parser("close", help="ends the game at a table, for everybody")
    closing.add_argument("table", metavar="TABLE", help="its id; after -- if it begins with a hyphen")
    closing.set_defaults(run_action=close)

    announcing = actions.add_parser("announce", help="says something to everybody who is connected")
    announcing.add_argument("text", metavar="TEXT", nargs="?", default="", help="in your own words")
    announcing.add_argument("--restart", type=duration, metavar="TIME", help="the server is started again in 10m, 90s ...")
    announcing.add_argument("--for", type=duration, dest="shown", metavar="TIME", help="how long it is shown (default: 1h)")
    announcing.add_argument("--withdraw", action="store_true", help="take back what was announced")
    announcing.set_defaults(run_action=announce)

    for action in (listing, closing, announcing):
        add_database(action)
        add_language(action)


def tables(arguments: Namespace) -> int:
    action: Callable[[Namespace], int] = arguments.run_action
    return action(arguments)


def list_tables(arguments: Namespace) -> int:
    """One line for each: id, game, stage, when something last happened there, entries of its log, who plays."""
    from parlour.server.store.tidy import list_tables as find

    found = _on_database(arguments, lambda store: find(store, arguments.stage, arguments.game, arguments.most))
    if not found:
        return _say(arguments, "no-tables")
    for table in found:
        print(_line(table))
    return DONE


def close(arguments: Namespace) -> int:
    """Asks for it, and waits a while for a server to do it."""
    from parlour.server.store.orders import Order

    now = time()
    order = Order("close", now, now + CLOSE_SECONDS, table_id=arguments.table)
    closed = _on_database(arguments, lambda store: _close(store, order))
    return _say(arguments, "closed-table" if closed else "will-close", table=arguments.table)


def announce(arguments: Namespace) -> int:
    from parlour.server.store.orders import Order, give, withdraw

    if arguments.withdraw:
        gone = _on_database(arguments, lambda store: withdraw(store, "announce"))
        return _say(arguments, "withdrawn" if gone else "nothing-announced")
    text = " ".join(arguments.text.split())
    if not text and arguments.restart is None:
        raise Failure("say what to announce: a text, or --restart 10m")
    if len(text) > MAX_TEXT or not text.isprintable():
        raise Failure(f"an announcement has at most {MAX_TEXT} characters that can be printed")
    now = time()
    restart = None if arguments.restart is None else now + arguments.restart
    shown = SHOWN_SECONDS if arguments.shown is None else arguments.shown
    until = now + shown if restart is None else restart + AFTER_RESTART_SECONDS
    _on_database(arguments, lambda store: give(store, Order("announce", now, until, text, restart)))
    return _say(arguments, "announced")


async def _close(store: "Store", order: "Order") -> bool:
    """Whether a server has closed the table already."""
    from parlour.server.store.orders import asked, give

    assert order.table_id is not None
    if await store.read.table(order.table_id) is None:
        raise Failure(f"there is no table {order.table_id[:40]!r} in this database", FAILED)
    await give(store, order)
    end = monotonic() + WAIT_SECONDS
    while True:
        if order.id not in [left.id for left in await asked(store, order.at)]:
            return True
        if monotonic() >= end:
            return False
        await asyncio.sleep(LOOK_SECONDS)


def _line(found: "Found") -> str:
    from parlour.server.store.rows import summary_of

    row, summary = found.row, summary_of(found.row)
    changed = datetime.fromtimestamp(row.changed, UTC).strftime("%Y-%m-%dT%H:%MZ")
    who = [name or level or "-" for name, level in zip(summary.names, summary.levels, strict=True)]
    return f"{row.id}  {row.game:<12} {row.stage:<8} {changed}  {found.entries:>5}  {', '.join(who)}"


def _on_database(arguments: Namespace, work: "Callable[[Store], Coroutine[Any, Any, T]]") -> T:
    from parlour.cli.server import database_address, run_on_database  # late: the server takes long to import
    from parlour.server.store import Store

    url = database_address(arguments.database)

    async def opened() -> T:
        store = await Store.open(url)
        try:
            return await work(store)
        finally:
            await store.close()

    return run_on_database(url, opened())


def _say(arguments: Namespace, message: str, **facts: Any) -> int:
    Screen().line(words(CLI_FOLDER, arguments.lang).say(message, **facts))
    return DONE


TIDY = Command("tidy", "removes tables at which nothing has happened for long", declare_tidy, tidy)
TABLES = Command("tables", "lists tables, closes one, announces a restart", declare_tables, tables)
