"""The store of a tournament, append-only: a folder with a header (JSON) and one line of JSON for each game that ended."""

import os
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from parlour.kernel import Game
from parlour.lab.arena.fingerprint import bots_fingerprint
from parlour.lab.arena.forecasts import Forecasts
from parlour.lab.arena.tournament import BotName, Contest, Fixture

FORMAT = "parlour-arena/1"
HEADER_FILE = "arena.json"
GAMES_FILE = "games.jsonl"


@dataclass(frozen=True, slots=True)
class Conduct:
    """How one bot behaved in one game, on all seats that it had."""

    decisions: int = 0
    seconds: float = 0.0  # all of its thinking
    most: float = 0.0  # the longest decision
    looked: int = 0  # positions that it looked at
    watched: int = 0  # answers that the detector of blunders looked at
    losses: int = 0  # free losses among them
    dominated: int = 0  # dominated options among them
    shameful: dict[str, int] = field(default_factory=dict)  # plain blunders among all its answers, by name

    def __add__(self, other: "Conduct") -> "Conduct":
        return Conduct(
            self.decisions + other.decisions,
            self.seconds + other.seconds,
            max(self.most, other.most),
            self.looked + other.looked,
            self.watched + other.watched,
            self.losses + other.losses,
            self.dominated + other.dominated,
            dict(Counter(self.shameful) + Counter(other.shameful)),
        )


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A game that a program lost before its end: `why` is a word of `programs.py`."""

    bot: BotName
    why: str
    detail: str


@dataclass(frozen=True, slots=True)
class GameResult:
    """A game that ended. The names of the fields are those of the store."""

    pairing: tuple[BotName, BotName]
    deal: int
    seats: tuple[BotName, ...]
    sides: tuple[str, ...]  # the message that names what each seat led; () if the game has no sides
    outcome: tuple[float, ...]
    answers: int
    bots: dict[BotName, Conduct]
    forfeit: Forfeit | None = None
    forecasts: dict[BotName, Forecasts] = field(default_factory=dict)

    @property
    def fixture(self) -> Fixture:
        return Fixture(self.deal, self.seats)

    def share_of(self, bot: BotName) -> float:
        """The share of the win that a bot had on all of its seats together."""
        return min(1.0, sum([share for share, name in zip(self.outcome, self.seats, strict=True) if name == bot]))

    def line(self) -> bytes:
        return msgspec.json.encode(self) + b"\n"


def parse_result(line: bytes) -> GameResult:
    """The game of a line of the store; raises ValueError for anything else."""
    return msgspec.json.decode(line, type=GameResult)


class BadStore(Exception):
    """A folder that is damaged, in use, or holds other games; `what` names the entry of the header that differs."""

    def __init__(self, message: str, what: str = "") -> None:
        super().__init__(message)
        self.what = what


class Store:
    """An open store: the results that are there, and a place for more of them."""

    def __init__(self, file: BinaryIO, results: Mapping[Fixture, GameResult]) -> None:
        self._file = file
        self.results = dict(results)

    def add(self, result: GameResult) -> None:
        """Appends a game and flushes it: a process that is killed later loses nothing."""
        self._file.write(result.line())
        self._file.flush()
        self.results[result.fixture] = result


def header_of(game: Game, contest: Contest) -> dict[str, Any]:
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
        "bots": bots_fingerprint(game),
    }


@contextmanager
def open_store(folder: Path, header: Mapping[str, Any]) -> Iterator[Store]:
    """The store in a folder, locked, created if there is none; raises BadStore if it is damaged or has another header."""
    folder.mkdir(parents=True, exist_ok=True)
    with open(folder / GAMES_FILE, "a+b") as file:
        _lock(file, folder)
        _check_header(folder / HEADER_FILE, header)
        yield Store(file, {result.fixture: result for result in _parse(_whole_lines(file), folder / GAMES_FILE)})


def read_store(folder: Path) -> tuple[dict[str, Any], dict[Fixture, GameResult]]:
    """The header and the results of a folder, without locking it; raises BadStore if they are damaged."""
    with open(folder / GAMES_FILE, "rb") as file:
        whole = (line for line in file if line.endswith(b"\n"))
        results = {result.fixture: result for result in _parse(whole, folder / GAMES_FILE)}
    return msgspec.json.decode((folder / HEADER_FILE).read_bytes()), results


def adopt_games(folder: Path, contest: Contest) -> None:
    """Lets the games of a folder count as those of today's bots, after these were seen to play them identically."""
    header, _ = read_store(folder)
    _write_header(folder / HEADER_FILE, {**header, "bots": bots_fingerprint(contest.find())})


def _lock(file: BinaryIO, folder: Path) -> None:
    """Takes an exclusive lock, where the system has file locks."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadStore(f"{folder} is in use by another tournament") from None


def _check_header(path: Path, header: Mapping[str, Any]) -> None:
    if not path.exists():
        _write_header(path, header)
        return
    try:
        stored = msgspec.json.decode(path.read_bytes())
        differing = [name for name in header if stored.get(name) != header[name]]
    except (ValueError, AttributeError):
        raise BadStore(f"{path} is damaged") from None
    if differing:
        what = differing[0]
        raise BadStore(f"{path.parent} holds games with {what} {stored.get(what)}, not {header[what]}", what)


def _write_header(path: Path, header: Mapping[str, Any]) -> None:
    whole = path.with_suffix(".new")
    whole.write_bytes(msgspec.json.format(msgspec.json.encode(header), indent=2) + b"\n")
    os.replace(whole, path)


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


def _parse(lines: Iterable[bytes], path: Path) -> Iterator[GameResult]:
    for number, line in enumerate(lines, 1):
        try:
            yield parse_result(line)
        except ValueError as error:
            raise BadStore(f"line {number} of {path} is damaged: {error}") from None
