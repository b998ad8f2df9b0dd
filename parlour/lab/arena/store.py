"""The folder of a tournament: what it is about, and every game that was played, as it came to its end."""

import os
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from parlour.kernel import Game
from parlour.lab.arena.contest import Contest, Fixture
from parlour.lab.arena.definition import definition
from parlour.lab.arena.played import Played, read_played

FORMAT = "parlour-arena/1"
HEAD = "arena.json"
GAMES = "games.jsonl"


class BadStore(Exception):
    """A folder that holds something else; `what` differs there from what is wanted."""

    def __init__(self, message: str, what: str = "") -> None:
        super().__init__(message)
        self.what = what


class Store:
    """The games that are there, and a place for more of them."""

    def __init__(self, file: BinaryIO, played: Mapping[Fixture, Played]) -> None:
        self._file = file
        self.played = dict(played)

    def add(self, played: Played) -> None:
        """Keeps one more game: whatever happens next, it is there."""
        self._file.write(played.line())
        self._file.flush()
        self.played[played.fixture] = played


def head_of(game: Game, contest: Contest) -> dict[str, Any]:
    """All that games must have in common to be counted together."""
    terms = contest.terms()
    return {
        "format": FORMAT,
        "game": game.id,
        "rules": game.version,
        "seats": terms.seats,
        "options": dict(terms.options),
        "seed": contest.seed,
        "clock": contest.clock,
        "look": contest.look,
        "margin": contest.margin,
        "bots": definition(game),
    }


@contextmanager
def opened(folder: Path, head: Mapping[str, Any]) -> Iterator[Store]:
    """The store in a folder, made if there is none; raises BadStore if it holds games of another kind, or damaged ones."""
    folder.mkdir(parents=True, exist_ok=True)
    with open(folder / GAMES, "a+b") as file:
        _lock(file, folder)
        _agree(folder / HEAD, head)
        yield Store(file, {each.fixture: each for each in _games(file, folder / GAMES)})


def kept(folder: Path) -> tuple[dict[str, Any], dict[Fixture, Played]]:
    """What a folder is about, and the games that are there; raises BadStore if they are damaged."""
    with open(folder / GAMES, "rb") as file:
        whole = (line for line in file if line.endswith(b"\n"))
        played = {each.fixture: each for each in _read(whole, folder / GAMES)}
    return msgspec.json.decode((folder / HEAD).read_bytes()), played


def taken_over(folder: Path, contest: Contest) -> None:
    """From now on the games of a folder count as those of today's bots: whoever says so has seen these play them alike."""
    head, _ = kept(folder)
    _write_head(folder / HEAD, {**head, "bots": definition(contest.find())})


def _lock(file: BinaryIO, folder: Path) -> None:
    """Keeps other tournaments out, where the system can."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadStore(f"{folder} is in use by another tournament") from None


def _agree(path: Path, head: Mapping[str, Any]) -> None:
    if not path.exists():
        _write_head(path, head)
        return
    try:
        found = msgspec.json.decode(path.read_bytes())
        differing = [name for name in head if found.get(name) != head[name]]
    except (ValueError, AttributeError):
        raise BadStore(f"{path} is damaged") from None
    if differing:
        what = differing[0]
        raise BadStore(f"{path.parent} holds games with {what} {found.get(what)}, not {head[what]}", what)


def _write_head(path: Path, head: Mapping[str, Any]) -> None:
    whole = path.with_suffix(".new")
    whole.write_bytes(msgspec.json.format(msgspec.json.encode(head), indent=2) + b"\n")
    os.replace(whole, path)


def _games(file: BinaryIO, path: Path) -> Iterator[Played]:
    """The games that are there; a last line that was never finished is cut off."""
    return _read(_whole_lines(file), path)


def _whole_lines(file: BinaryIO) -> Iterator[bytes]:
    file.seek(0)
    end = 0
    for line in file:
        if not line.endswith(b"\n"):
            file.truncate(end)
            return
        end += len(line)
        yield line


def _read(lines: Iterable[bytes], path: Path) -> Iterator[Played]:
    for number, line in enumerate(lines, 1):
        try:
            yield read_played(line)
        except ValueError as error:
            raise BadStore(f"line {number} of {path} is damaged: {error}") from None
