"""`parlour worker`: bots of the servers on one database think here, on any machine."""

import os
from argparse import Namespace

from parlour.cli.arguments import Command, Parser, add_language, positive
from parlour.cli.failure import DONE, Failure
from parlour.cli.screen import Screen
from parlour.cli.wording import CLI_FOLDER
from parlour.kernel import words


def declare(parser: Parser) -> None:
    parser.add_argument("--database", metavar="URL", required=True, help="that of the servers: postgresql://...")
    parser.add_argument("--processes", type=positive, metavar="N", help="so many bots think at the same time (default: cores)")
    add_language(parser)


def run(arguments: Namespace) -> int:
    """Thinks until it is stopped."""
    from parlour.cli.server import FIND_GAME, database_address, run_on_database  # late: the server takes long to import
    from parlour.server.bot_workers.farm import work

    screen, messages = Screen(), words(CLI_FOLDER, arguments.lang)
    url = database_address(arguments.database)
    if url.get_backend_name() != "postgresql":
        said = {language: words(CLI_FOLDER, language).say("worker-needs-postgresql") for language in ("en", "ru")}
        raise Failure(said["en"], words=said)
    count = arguments.processes or os.cpu_count() or 1
    run_on_database(url, work(url, FIND_GAME, count, lambda: screen.line(messages.say("worker-ready", count=count))))
    screen.line(messages.say("worker-closed"))
    return DONE


COMMAND = Command("worker", "lets bots of the servers on a database think on this machine", declare, run)
