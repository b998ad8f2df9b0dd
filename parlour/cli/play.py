"""`parlour play`: opens the tables in the browser, for this machine and those around it; or plays in the terminal."""

from argparse import Namespace

from parlour.cli import terminal
from parlour.cli.arguments import PORT, Command, Parser, add_database, add_language, port
from parlour.cli.failure import Failure


def declare(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="an id, or a module by its dotted name")
    parser.add_argument("--host", metavar="ADDRESS", help="where to listen (default: everywhere; 127.0.0.1: only this machine)")
    parser.add_argument("--port", type=port, metavar="N", help=f"(default: {PORT}, or any that is free)")
    add_database(parser)
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    parser.add_argument("--terminal", action="store_true", help="play here in the terminal, you against bots:")
    terminal.declare(parser)
    add_language(parser)


def run(arguments: Namespace) -> int:
    """Plays until it is stopped."""
    if arguments.terminal:
        return terminal.play(arguments)
    option = terminal.terminal_option(arguments)
    if option is not None:
        raise Failure(f"{option} is for a game in the terminal: add --terminal")
    from parlour.cli.server import open_tables  # late: the server takes long to import

    return open_tables(arguments)


COMMAND = Command("play", "opens the tables in the browser, or plays in the terminal", declare, run)
