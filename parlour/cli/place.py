"""Where a server listens and keeps its tables, as it is written after a command."""

from parlour.cli.arguments import Parser

PORT = 8420


def add_database(parser: Parser) -> None:
    """`--database`."""
    parser.add_argument(
        "--database", metavar="URL", help="a file of SQLite, sqlite:///FILE or postgresql://... (default: a file of your own)"
    )


def port(text: str) -> int:
    """The number of a port; 0 is any that is free."""
    if not (text.isascii() and text.isdecimal() and len(text) <= 5 and int(text) < 65536):
        raise ValueError(text)
    return int(text)
