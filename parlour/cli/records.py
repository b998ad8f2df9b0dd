"""Records of games: reads and writes their files, and replays them step by step as commands need it."""

import json
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.progress import Progress
from rich.text import Text

from parlour.cli.failure import FAILED, Failure, describe, one_line
from parlour.cli.lookup import game_in, game_named
from parlour.games import EXAMPLES, games
from parlour.kernel import RECORD, BadRecord, Game, Match, begin_replay, check_replay, replay_step
from parlour.lab import Fault

MAX_BYTES = 64 * 1024 * 1024
MAX_FAULTS = 100  # records that are kept of games that failed: more would tell nothing new


def read_record(file: str, module: str | None = None) -> tuple[Game, dict[str, Any]]:
    """The game of a record in a file, which may be given by its module, and the record."""
    data = _parse(file, _read_bytes(file))
    if not isinstance(data, dict) or not str(data.get("format")).startswith(RECORD.split("/")[0]):
        raise Failure(f"{file} is not a record of a game")
    if data["format"] != RECORD:
        raise Failure(f"{file} is a record of the format {str(data['format'])[:40]}; only {RECORD} is known here")
    game = game_in(module) if module is not None else _game_of(file, data)
    if data.get("game") != game.id or data.get("rules") != game.version:
        other = f"{str(data.get('game'))[:40]}, rules {str(data.get('rules'))[:20]}"
        raise Failure(f"{file} is a record of {other}; here is {game.id}, rules {game.version}")
    return game, data


def write_record(file: str, record: dict[str, Any], overwrite: bool = False) -> None:
    """Writes a record; raises FileExistsError unless it may be written over another file."""
    text = json.dumps(record, ensure_ascii=False) + "\n"
    with open(os.path.expanduser(file), "w" if overwrite else "x", encoding="utf-8") as out:
        out.write(text)


def keep_fault(fault: Fault, folder: Path, number: int, progress: Progress) -> None:
    """Reports a game that failed, and writes its record and beside it the traceback."""
    if number > MAX_FAULTS:
        return
    name = re.sub(r"[^\w.-]", "-", f"{fault.record['game']}-{fault.record['seed']}", flags=re.ASCII)
    path = folder / f"{name}.json"
    message = f"parlour: game {fault.number} failed after {len(fault.record['actions'])} actions: {fault.what}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_record(str(path), fault.record, overwrite=True)
        path.with_suffix(".txt").write_text(fault.trace, encoding="utf-8", errors="replace")
    except OSError as error:
        message += f" (its record cannot be kept: {error.strerror})"
    else:
        message += f" (record: {path})"
    progress.console.print(Text(one_line(message)), soft_wrap=True)


def open_record(game: Game, data: dict[str, Any]) -> Match:
    """The match of a record at its first question."""
    with _as_failure("the game cannot begin"):
        return begin_replay(game, data)


def play_step(match: Match, data: dict[str, Any], number: int) -> None:
    with _as_failure(f"action {number + 1} breaks the game"):
        replay_step(match, data, number)


def check_end(match: Match, data: dict[str, Any]) -> None:
    """Raises Failure unless the match ended as its record says."""
    with _as_failure("its end cannot be compared"):
        check_replay(match, data)


def _game_of(file: str, data: dict[str, Any]) -> Game:
    """A record names a game that is listed: a module that a stranger names is not imported."""
    name = data.get("game")
    if isinstance(name, str) and name in games():
        return game_named(name)
    if isinstance(name, str) and name in EXAMPLES:
        return game_in(EXAMPLES[name])
    raise Failure(f"{file} is a record of a game that is not here: {str(name)[:40]!r} (--game MODULE names its module)")


def _read_bytes(file: str) -> bytes:
    try:
        with open(file, "rb") as opened:
            data = opened.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        raise Failure(f"{file} cannot be read: {getattr(error, 'strerror', None) or error}") from None
    if len(data) > MAX_BYTES:
        raise Failure(f"{file} is larger than {MAX_BYTES // 1024 // 1024} MB")
    return data


def _parse(file: str, data: bytes) -> Any:
    try:
        return json.loads(data.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise Failure(f"{file} is not a text in UTF-8") from None
    except json.JSONDecodeError as error:
        raise Failure(f"{file} is not JSON, or damaged: line {error.lineno}, column {error.colno}: {error.msg}") from None
    except RecursionError:
        raise Failure(f"{file} is nested too deeply for a record") from None
    except ValueError as error:
        raise Failure(f"{file} is not a record: {error}") from None


@contextmanager
def _as_failure(otherwise: str) -> Iterator[None]:
    """Turns every exception into Failure: a record may be of a game that broke off, or made so that the rules break."""
    try:
        yield
    except BadRecord as error:
        raise Failure(str(error), FAILED) from None
    except Exception as error:
        raise Failure(f"{otherwise}: {describe(error)}", FAILED) from error
