"""A journal of games, append-only: a folder with a header (JSON) and one line of JSON for each game that ended."""

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, Generic, Protocol, TypeVar

import msgspec

GAMES_FILE = "games.jsonl"
CHANGES = "changes"  # an entry of a header that stands there only if numbers of the content are changed


class Entry(Protocol):
    """A game that ended, as a line of the journal; its fixture says which game it is."""

    @property
    def fixture(self) -> Any: ...

    def line(self) -> bytes: ...


E = TypeVar("E", bound=Entry)


class BadStore(Exception):
    """A folder that is damaged, in use, or holds other games; `what` names the entry of the header that differs."""

    def __init__(self, message: str, what: str = "") -> None:
        super().__init__(message)
        self.what = what


@dataclass(frozen=True, slots=True)
class Format(Generic[E]):
    """What a journal looks like: the file of its header, how a line is read, and who writes it."""

    header_file: str
    parse: Callable[[bytes], E]  # raises ValueError for what is no line of this journal
    writer: str


class Journal(Generic[E]):
    """An open journal: the results that are there, and a place for more of them."""

    def __init__(self, file: BinaryIO, results: Mapping[Any, E]) -> None:
        self._file = file
        self.results = dict(results)

    def add(self, result: E) -> None:
        """Appends a game and flushes it: a process that is killed later loses nothing."""
        self._file.write(result.line())
        self._file.flush()
        self.results[result.fixture] = result


@contextmanager
def open_journal(folder: Path, form: Format[E], header: Mapping[str, Any]) -> Iterator[Journal[E]]:
    """The journal in a folder, locked, created if there is none; raises BadStore if it is damaged or has another header."""
    folder.mkdir(parents=True, exist_ok=True)
    with open(folder / GAMES_FILE, "a+b") as file:
        _lock(file, folder, form.writer)
        _check_header(folder / form.header_file, header)
        entries = parse_lines(_whole_lines(file), form, folder / GAMES_FILE)
        yield Journal(file, {entry.fixture: entry for entry in entries})


def parse_lines(lines: Iterable[bytes], form: Format[E], path: Path) -> Iterator[E]:
    """The games of these lines; raises BadStore for one that is damaged."""
    for number, line in enumerate(lines, 1):
        try:
            yield form.parse(line)
        except ValueError as error:
            raise BadStore(f"line {number} of {path} is damaged: {error}") from None


def write_header(path: Path, header: Mapping[str, Any]) -> None:
    """Writes the header whole, or not at all."""
    whole = path.with_suffix(".new")
    whole.write_bytes(msgspec.json.format(msgspec.json.encode(header), indent=2) + b"\n")
    os.replace(whole, path)


def _lock(file: BinaryIO, folder: Path, writer: str) -> None:
    """Takes an exclusive lock, where the system has file locks."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadStore(f"{folder} is in use by another {writer}") from None


def _check_header(path: Path, header: Mapping[str, Any]) -> None:
    if not path.exists():
        write_header(path, header)
        return
    try:
        stored = msgspec.json.decode(path.read_bytes())
        differing = [name for name in (*header, CHANGES) if stored.get(name) != header.get(name)]
    except (ValueError, AttributeError):
        raise BadStore(f"{path} is damaged") from None
    if differing:
        what = differing[0]
        absent = "none" if what == CHANGES else None
        there, wanted = stored.get(what, absent), header.get(what, absent)
        raise BadStore(f"{path.parent} holds games with {what} {there}, not {wanted}", what)


def _whole_lines(file: BinaryIO) -> Iterator[bytes]:
    """All lines from the beginning; a last one that was never finished is cut off the file."""
    file.seek(0)
    end = 0
    for line in file:
        if not line.endswith(b"\n"):
            file.truncate(end)
            return
        end += len(line)
        yield line
