"""The store of a trial: a header that says what was played, and a line for each game with all that sections compute from."""

from collections.abc import Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from parlour.kernel import plain_terms
from parlour.lab.arena import bots_fingerprint
from parlour.lab.arena.journal import CHANGES, Format, Journal, open_journal
from parlour.lab.judge.curve import Chances, Tension
from parlour.lab.judge.trial import PLAIN, Fixture, Lineup, Trial, Variant

FORMAT = "parlour-judge/2"
HEADER_FILE = "judge.json"
LIMIT = "limit"  # how a game ended that was stopped


@dataclass(frozen=True, slots=True)
class Choice:
    """What there was to choose from, over all answers of a game."""

    listed: int = 0  # answers out of a list of options
    forced: int = 0  # of these, those with one option
    options: int = 0  # of all lists together
    most: int = 0  # in one list
    continuous: int = 0  # answers that are no choice from a list


@dataclass(frozen=True, slots=True)
class Waits:
    """How many answers others gave between two of a seat's own, where there were any."""

    times: int = 0
    answers: int = 0
    longest: int = 0


@dataclass(frozen=True, slots=True)
class Looks:
    """What a closer look at some decisions found: their answers compared in the same worlds with the same luck."""

    decisions: int = 0
    real: int = 0  # of these, those whose best answer is better than the second best by more than noise
    options: int = 0  # answers that were looked at besides the good ones
    dominated: int = 0  # of these, those that another answer beats whatever happens


@dataclass(frozen=True, slots=True)
class Crowd:
    """What three or more teams do to one another, by their chances after every answer."""

    out: tuple[float, ...]  # for each team the share of the game that it played on without hope
    swing: float  # how much answers changed the chances of the others among themselves
    outsiders: float  # of that, what those did who were without hope
    third: bool  # whether the last change of the lead was made by one who neither lost nor won it


@dataclass(frozen=True, slots=True)
class GameLine:
    """A game that ended, or was stopped. The names of the fields are those of the store."""

    level: str
    deal: int
    lineup: Lineup
    teams: tuple[int, ...]  # of each seat
    sides: tuple[str, ...]  # the message that names what each seat led; () if the game has no sides
    outcome: tuple[float, ...] | None  # None if the game was stopped
    end: str  # the name of the last event
    reason: str  # what that event calls the reason; "" if it names none
    told: dict[str, str | int]  # the texts and whole numbers of that event
    answers: int
    turns: int | None  # in which somebody answered; None if the game counts no turns
    hash: str  # of the last position: the same game again has the same one
    curve: tuple[Chances, ...]  # thinned; () if the game does not say what a position is worth
    tension: Tension | None  # measured on the whole curve
    choice: Choice
    waits: Waits
    events: dict[str, int] = field(default_factory=dict)
    asks: dict[str, int] = field(default_factory=dict)
    pieces: dict[str, int] = field(default_factory=dict)  # how many events and answers named each
    choices: dict[str, tuple[int, ...]] = field(default_factory=dict)  # "kind what": offered and taken, for each team in order
    looks: Looks = Looks()
    crowd: Crowd | None = None  # None with fewer than three teams
    variant: Variant = PLAIN
    rules: tuple[str, ...] = ()  # the numbers of those whose code ran

    @property
    def fixture(self) -> Fixture:
        return Fixture(self.level, self.deal, self.lineup, self.variant)

    def line(self) -> bytes:
        return msgspec.json.encode(self) + b"\n"


def parse_line(line: bytes) -> GameLine:
    """The game of a line of the store; raises ValueError for anything else."""
    return msgspec.json.decode(line, type=GameLine)


TRIAL: Format[GameLine] = Format(HEADER_FILE, parse_line, "trial")


def header_of(trial: Trial) -> dict[str, Any]:
    """All that games must have in common to be counted together."""
    game, terms = trial.find(), plain_terms(trial.terms())
    return {
        "format": FORMAT,
        "game": game.id,
        "rules": game.version,
        "seats": terms["seats"],
        "options": terms["options"],
        "lineups": [[list(choice) for choice in lineup] for lineup in trial.lineups],
        "seed": trial.seed,
        "limit": trial.limit,
        "bots": bots_fingerprint(game),
        **({CHANGES: terms["changes"]} if CHANGES in terms else {}),
    }


def open_trial(folder: Path, header: Mapping[str, Any]) -> AbstractContextManager[Journal[GameLine]]:
    """The store in a folder, created if there is none; raises BadStore if it is damaged or has another header."""
    return open_journal(folder, TRIAL, header)
