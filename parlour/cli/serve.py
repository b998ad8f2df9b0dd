"""`parlour play` and `parlour serve`: the tables in the browser for this machine and those around it, or for many."""

from argparse import Namespace

from parlour.cli import environment, terminal
from parlour.cli.arguments import PORT, Command, Parser, add_database, add_language, port, positive, seconds
from parlour.cli.failure import Failure

HOST = "127.0.0.1"


def declare_play(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help="an id, or a module by its dotted name")
    parser.add_argument("--host", metavar="ADDRESS", help="where to listen (default: everywhere; 127.0.0.1: only this machine)")
    parser.add_argument("--port", type=port, metavar="N", help=f"(default: {PORT}, or any that is free)")
    add_database(parser)
    parser.add_argument("--no-browser", action="store_true", help="only print the address")
    parser.add_argument("--terminal", action="store_true", help="play here in the terminal, you against bots:")
    terminal.declare(parser)
    add_language(parser)


def play(arguments: Namespace) -> int:
    if arguments.terminal:
        return terminal.play(arguments)
    option = terminal.terminal_option(arguments)
    if option is not None:
        raise Failure(f"{option} is for a game in the terminal: add --terminal")
    from parlour.cli.server import open_tables  # late: the server takes long to import

    return open_tables(arguments)


PLAY = Command("play", "opens the tables in the browser, or plays in the terminal", declare_play, play)


def declare_serve(parser: Parser) -> None:
    host, number = environment.default("PARLOUR_HOST", HOST), environment.default("PARLOUR_PORT", PORT)
    parser.add_argument("--host", default=host, metavar="ADDRESS", help=f"where to listen (default: {HOST}; 0.0.0.0: everywhere)")
    parser.add_argument("--port", type=environment.kind(port), default=number, metavar="N", help=f"(default: {PORT})")
    add_database(parser)
    parser.add_argument(
        "--origin",
        action="append",
        metavar="URL",
        help="the site as which a proxy shows the server, or another that may reach it; may be repeated",
    )
    parser.add_argument(
        "--behind", action="append", metavar="ADDRESS",
        help="a proxy on another machine, or a network of them, whose X-Forwarded-For and -Proto are believed; may be repeated",
    )  # fmt: skip
    parser.add_argument(
        "--workers-for-bots",
        type=environment.kind(positive),
        default=environment.default("PARLOUR_WORKERS_FOR_BOTS"),
        metavar="N",
        help="processes for bots that play, and half as many for hints (default: cores less one)",
    )
    parser.add_argument(
        "--drain",
        type=environment.kind(seconds),
        default=environment.default("PARLOUR_DRAIN_SECONDS", 0.0),
        metavar="SECONDS",
        help="how long people may play on after SIGTERM, while /ready sends others elsewhere (default: 0)",
    )
    add_language(parser)


def serve(arguments: Namespace) -> int:
    from parlour.cli.server import serve_tables  # late: the server takes long to import

    return serve_tables(arguments)


SERVE = Command("serve", "serves tables to many, over the network", declare_serve, serve)
