"""Reads and writes files, those of records above all."""

import json
import os
from pathlib import Path
from typing import Any

from parlour.cli.failure import FAILED, Failure
from parlour.cli.lookup import game_in, game_named
from parlour.games import EXAMPLES, games
from parlour.kernel import Game
from parlour.kernel.match import RECORD

LARGEST = 64 * 1024 * 1024


def read_record(file: str, module: str | None = None) -> tuple[Game, dict[str, Any]]:
    """The record in a file and the game that it is of, which may be that of a module."""
    data = _parsed(file, _bytes(file))
    if not isinstance(data, dict) or not str(data.get("format")).startswith(RECORD.split("/")[0]):
        raise Failure(f"{file} is not a record of a game")
    if data["format"] != RECORD:
        raise Failure(f"{file} is a record of the format {str(data['format'])[:40]}; only {RECORD} is known here")
    game = game_in(module) if module is not None else _game_of(file, data)
    if data.get("game") != game.id or data.get("rules") != game.version:
        found = f"{str(data.get('game'))[:40]}, rules {str(data.get('rules'))[:20]}"
        raise Failure(f"{file} is a record of {found}; here is {game.id}, rules {game.version}")
    return game, data


def write_record(file: str, record: dict[str, Any], over: bool = False) -> None:
    """Writes a record; over another file only if that is wanted."""
    text = json.dumps(record, ensure_ascii=False) + "\n"
    with open(os.path.expanduser(file), "w" if over else "x", encoding="utf-8") as out:
        out.write(text)


def _game_of(file: str, data: dict[str, Any]) -> Game:
    """A record names a game that is listed: a module that a stranger names is not imported."""
    name = data.get("game")
    if isinstance(name, str) and name in games():
        return game_named(name)
    if isinstance(name, str) and name in EXAMPLES:
        return game_in(EXAMPLES[name])
    raise Failure(f"{file} is a record of a game that is not here: {str(name)[:40]!r} (--game MODULE names its module)")


def _bytes(file: str) -> bytes:
    try:
        with open(file, "rb") as opened:
            found = opened.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise Failure(f"{file} cannot be read: {getattr(error, 'strerror', None) or error}") from None
    if len(found) > LARGEST:
        raise Failure(f"{file} is larger than {LARGEST // 1024 // 1024} MB")
    return found


def _parsed(file: str, found: bytes) -> Any:
    try:
        return json.loads(found.decode("utf-8-sig"))
    except UnicodeDecodeError:
        raise Failure(f"{file} is not a text in UTF-8") from None
    except json.JSONDecodeError as error:
        raise Failure(f"{file} is not JSON, or damaged: line {error.lineno}, column {error.colno}: {error.msg}") from None
    except RecursionError:
        raise Failure(f"{file} is nested too deeply for a record") from None
    except ValueError as error:
        raise Failure(f"{file} is not a record: {error}") from None


def write_text(file: Path, text: str) -> None:
    """Writes a text, over what is there."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Failure(f"{file} cannot be written: {error.strerror}", FAILED) from None
