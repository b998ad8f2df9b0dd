"""`parlour backup` and `parlour restore`: the database of a server as one file, and back."""

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from parlour.cli.arguments import Command, Parser, add_database, add_language
from parlour.cli.failure import DONE, FAILED, Failure
from parlour.cli.screen import Screen
from parlour.cli.wording import CLI_FOLDER
from parlour.kernel import words

if TYPE_CHECKING:
    from parlour.server.store import Copied


def declare_backup(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="a new file")
    add_database(parser)
    add_language(parser)


def back_up(arguments: Namespace) -> int:
    """Copies the database, whether a server has it or not."""
    from parlour.cli.server import database_address, run_on_database  # late: the server takes long to import
    from parlour.server.store import NotCopied, back_up

    url, file = database_address(arguments.database), Path(arguments.file)
    try:
        copied = run_on_database(url, back_up(url, file))
    except NotCopied as error:
        raise Failure(str(error), FAILED) from None
    return _tell("backed-up", file, copied, arguments.lang)


def declare_restore(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="a backup")
    add_database(parser)
    add_language(parser)


def restore(arguments: Namespace) -> int:
    """Copies a backup into an empty database."""
    from parlour.cli.server import database_address, run_on_database  # late: the server takes long to import
    from parlour.server.store import NotCopied, restore

    url, file = database_address(arguments.database), Path(arguments.file)
    try:
        copied = run_on_database(url, restore(file, url))
    except NotCopied as error:
        raise Failure(str(error), FAILED) from None
    return _tell("restored", file, copied, arguments.lang)


def _tell(message: str, file: Path, copied: "Copied", language: str) -> int:
    said = words(CLI_FOLDER, language).say(message, file=str(file), tables=copied.tables, entries=copied.entries)
    Screen().line(said)
    return DONE


BACKUP = Command("backup", "saves the database of a server in a file, while it runs", declare_backup, back_up)
RESTORE = Command("restore", "fills an empty database from such a file", declare_restore, restore)
