"""The store of a tournament, append-only: a folder with a header (JSON) and one line of JSON for each game that ended."""

from collections import Counter
from collections.abc import Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from parlour.kernel import Game
from parlour.lab.arena.fingerprint import bots_fingerprint
from parlour.lab.arena.forecasts import Forecasts
from parlour.lab.arena.journal import CHANGES, GAMES_FILE, BadStore, Format, Journal, open_journal, parse_lines, write_header
from parlour.lab.arena.tournament import BotName, Contest, Fixture

__all__ = [
    "ARENA", "FORMAT", "BadStore", "Conduct", "Forfeit", "GameResult", "Store",
    "adopt_games", "header_of", "open_store", "parse_result", "read_store",
]  # fmt: skip

FORMAT = "parlour-arena/1"
HEADER_FILE = "arena.json"


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


ARENA: Format[GameResult] = Format(HEADER_FILE, parse_result, "tournament")
Store: TypeAlias = Journal[GameResult]


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
        **({CHANGES: dict(terms.changes)} if terms.changes else {}),
    }


def open_store(folder: Path, header: Mapping[str, Any]) -> AbstractContextManager[Store]:
    """The store in a folder, locked, created if there is none; raises BadStore if it is damaged or has another header."""
    return open_journal(folder, ARENA, header)


def read_store(folder: Path) -> tuple[dict[str, Any], dict[Fixture, GameResult]]:
    """The header and the results of a folder, without locking it; raises BadStore if they are damaged."""
    with open(folder / GAMES_FILE, "rb") as file:
        whole = (line for line in file if line.endswith(b"\n"))
        results = {result.fixture: result for result in parse_lines(whole, ARENA, folder / GAMES_FILE)}
    return msgspec.json.decode((folder / HEADER_FILE).read_bytes()), results


def adopt_games(folder: Path, contest: Contest) -> None:
    """Lets the games of a folder count as those of today's bots, after these were seen to play them identically."""
    header, _ = read_store(folder)
    write_header(folder / HEADER_FILE, {**header, "bots": bots_fingerprint(contest.find())})
