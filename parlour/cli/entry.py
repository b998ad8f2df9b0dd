"""The entry point: reads the command, runs it, and turns what goes wrong into one line and an exit code."""

import os
import sys
from io import TextIOWrapper

from parlour import __version__
from parlour.cli import arena, balance, bot, database, games, judge, load, serve, simulate, tables, tune, verify, watch, worker
from parlour.cli.arguments import Command, Parser, add_examples, default_language
from parlour.cli.failure import DONE, FAILED, Failure, one_line
from parlour.games import ASK_FOR_EXAMPLES

COMMANDS: tuple[Command, ...] = (
    serve.PLAY, serve.SERVE, worker.COMMAND, database.BACKUP, database.RESTORE, tables.TIDY, tables.TABLES, load.COMMAND,
    watch.WATCH, simulate.COMMAND, arena.COMMAND, judge.COMMAND, balance.COMMAND, bot.COMMAND, tune.COMMAND, watch.REPLAY,
    verify.COMMAND, games.CONFORM, games.GAMES,
)  # fmt: skip


def main(argv: list[str] | None = None) -> int:
    """Runs a command; returns 0 if it is done, 1 if the work failed, 2 for bad usage."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    language = default_language()
    try:
        arguments = _parser().parse_args(argv)
        language = getattr(arguments, "lang", language)
        if "examples" in arguments:
            os.environ[ASK_FOR_EXAMPLES] = "1"
        code: int = arguments.run(arguments)
        sys.stdout.flush()
    except SystemExit as end:  # --help and --version
        return int(end.code or DONE)
    except Failure as failure:
        print(f"parlour: {one_line(failure.words.get(language) or str(failure))}", file=sys.stderr)
        return failure.code
    except KeyboardInterrupt:
        print("parlour: stopped", file=sys.stderr)
        return FAILED
    except BrokenPipeError:  # the reader has closed the pipe; nothing more may be written, not even at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    return code


def _parser() -> Parser:
    parser = Parser(prog="parlour", description="Tabletop games: play, watch, simulate, check.", allow_abbrev=False)
    parser.add_argument("--version", action="version", version=f"parlour {__version__}")
    add_examples(parser)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in COMMANDS:
        added = commands.add_parser(command.name, help=command.help, description=command.help, allow_abbrev=False)
        command.declare(added)
        add_examples(added)
        added.set_defaults(run=command.run)
    return parser
