"""What a game tells bots by numbers learnt from games: features that are weighed, and habits that order answers."""

import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, fsum
from operator import mul
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from parlour.kernel.actions import Action
from parlour.kernel.decision import Decision, Seat
from parlour.kernel.position import Position

if TYPE_CHECKING:
    from typing_extensions import TypeVar as TypeVarWithDefault

    P_contra = TypeVarWithDefault("P_contra", bound=Position, contravariant=True, default=Any)
else:
    P_contra = TypeVar("P_contra")  # the position of a game, for functions that take it

Row: TypeAlias = Sequence[float]

HOPELESS = 50.0  # a lead behind which nothing more is lost


@dataclass(frozen=True, slots=True)
class Ahead:
    """By how many points a seat is ahead of each of its rivals, feature by feature."""

    rows: tuple[Row, ...]
    part: float = 1.0  # of a win that is its own: less with allies

    def share(self, weights: Row) -> float:
        """The share of the win that the seat may expect."""
        rivals = 0.0
        for row in self.rows:
            rivals += exp(min(-fsum(map(mul, weights, row)), HOPELESS))
        return self.part / (1 + rivals)


@dataclass(frozen=True, slots=True)
class Features(Generic[P_contra]):
    """The features of a game: before anything is learnt, points of all of them usually count the same."""

    names: tuple[str, ...]
    start: tuple[float, ...]  # the weights before anything is learnt
    file: Path  # of the learnt weights
    ahead: Callable[[P_contra, Seat], Ahead | float]  # or the share itself, where there is nothing to weigh

    def __post_init__(self) -> None:
        assert len(self.start) == len(self.names), f"{len(self.start)} weights for {len(self.names)} features"

    def learnt(self) -> tuple[float, ...]:
        """The weights that were learnt; those at the start where nothing better was found."""
        if not self.file.exists():
            return self.start
        weights = tomllib.loads(self.file.read_text(encoding="utf-8")).get("weights", {})
        if tuple(weights) != self.names:
            raise ValueError(f"{self.file} weighs {', '.join(weights)}; the features are {', '.join(self.names)}")
        return tuple([float(weight) for weight in weights.values()])

    def evaluating(self, weights: Row) -> Callable[[P_contra, Seat], float]:
        """What a seat may expect by these weights."""
        assert len(weights) == len(self.names), f"{len(weights)} weights for {len(self.names)} features"
        ahead = self.ahead

        def evaluate(position: P_contra, seat: Seat) -> float:
            """The share of the win that the seat may expect."""
            lead = ahead(position, seat)
            return lead.share(weights) if isinstance(lead, Ahead) else lead

        return evaluate


@dataclass(frozen=True, slots=True)
class Habits:
    """The named numbers by which a game orders the answers worth a thought, for each side its own.

    `hold` puts others in their place, in this process, for those who try them out.
    """

    names: tuple[str, ...]
    sides: tuple[str, ...]  # by the number of the team that plays them
    start: Row  # of every side, before anything is learnt
    file: Path  # of the learnt numbers
    hold: Callable[[Sequence[Row]], None]

    def learnt(self) -> tuple[Row, ...]:
        """The numbers of each side that were learnt; those at the start where nothing better was found."""
        if not self.file.exists():
            return (self.start,) * len(self.sides)
        kept = tomllib.loads(self.file.read_text(encoding="utf-8")).get("habits", {})
        if tuple(kept) != self.sides or any(tuple(row) != self.names for row in kept.values()):
            raise ValueError(f"{self.file} must have {', '.join(self.names)} of {', '.join(self.sides)}")
        return tuple([tuple([float(number) for number in row.values()]) for row in kept.values()])


@dataclass(frozen=True, slots=True, kw_only=True)
class Hints(Generic[P_contra]):
    """What a game tells bots; without `evaluate` they play at random."""

    evaluate: Callable[[P_contra, Seat], float] | None = None  # the share of the win that a seat may expect, 0 to 1
    features: Features[P_contra] | None = None  # what `evaluate` weighs, for those who tune it
    candidates: Callable[[P_contra, Seat, Decision], Sequence[Action]] | None = None  # answers worth a thought, best first
    glance: Callable[[P_contra, Seat, Decision], Sequence[Action]] | None = None  # the same with less care, for looking far ahead
    habits: Habits | None = None  # the numbers by which `candidates` are ordered, for those who tune them
    turns: Callable[[P_contra], int] | None = None  # how many there were so far, for looking on to the end of one
