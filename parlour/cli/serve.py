"""`parlour serve`: the server for many."""

from argparse import Namespace

from parlour.cli.arguments import PORT, Command, Parser, add_database, add_language, port, positive

HOST = "127.0.0.1"


def declare(parser: Parser) -> None:
    parser.add_argument("--host", default=HOST, metavar="ADDRESS", help=f"where to listen (default: {HOST}; 0.0.0.0: everywhere)")
    parser.add_argument("--port", type=port, default=PORT, metavar="N", help=f"(default: {PORT})")
    add_database(parser)
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="another site that may reach the server; may be repeated"
    )
    parser.add_argument("--workers-for-bots", type=positive, metavar="N", help="processes for bots (default: cores less one)")
    add_language(parser)


def run(arguments: Namespace) -> int:
    """Serves until it is stopped."""
    from parlour.cli.server import serve_tables  # late: the server takes long to import

    return serve_tables(arguments)


COMMAND = Command("serve", "serves tables to many, over the network", declare, run)
