"""What a game tells bots by numbers learnt from games: features that are weighed, and habits that order answers."""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import exp, fsum, tanh
from operator import mul
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeAlias, TypeVar

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
ANY = "any"  # the situation of a game that tells none apart


class Unit(NamedTuple):
    """A hidden unit: it adds its gain times the hyperbolic tangent of its own weighted sum."""

    gain: float
    bias: float
    weights: Row


@dataclass(frozen=True, slots=True)
class Model:
    """How features foretell a win: a weighted sum, and hidden units where they foretell better (a small neural network)."""

    weights: Row
    hidden: tuple[Unit, ...] = ()

    def lead(self, row: Row) -> float:
        """How far ahead of a rival the features say that one is, as log-odds."""
        total = fsum(map(mul, self.weights, row))
        for gain, bias, weights in self.hidden:
            total += gain * tanh(bias + fsum(map(mul, weights, row)))
        return total


Models: TypeAlias = Mapping[str, Model]  # by situation


@dataclass(frozen=True, slots=True)
class Ahead:
    """By how many points a seat is ahead of each of its rivals, feature by feature."""

    rows: tuple[Row, ...]
    part: float = 1.0  # of a win that is its own: less with allies
    situation: str = ANY  # one of those that the game tells apart
    theirs: bool = False  # whether the row is that of the only rival: the seat has what that one leaves

    def share(self, model: Model) -> float:
        """The share of the win that the seat may expect."""
        rivals = 0.0
        for row in self.rows:
            rivals += exp(min(-model.lead(row), HOPELESS))
        share = 1 / (1 + rivals)
        return self.part * (1 - share if self.theirs else share)


@dataclass(frozen=True, slots=True)
class Features(Generic[P_contra]):
    """The features of a game: before anything is learnt, points of all of them usually count the same."""

    names: tuple[str, ...]
    start: tuple[float, ...]  # the weights before anything is learnt
    file: Path  # of the learnt models
    ahead: Callable[[P_contra, Seat], Ahead | float]  # or the share itself, where there is nothing to weigh
    situations: tuple[str, ...] = (ANY,)  # each has a model of its own: a mode, a number of players

    def __post_init__(self) -> None:
        assert len(self.start) == len(self.names), f"{len(self.start)} weights for {len(self.names)} features"

    def first(self) -> Models:
        """The models before anything is learnt."""
        return dict.fromkeys(self.situations, Model(self.start))

    def learnt(self) -> Models:
        """The models that were learnt; those at the start where nothing better was found."""
        if not self.file.exists():
            return self.first()
        kept = tomllib.loads(self.file.read_text(encoding="utf-8")).get("situation", {})
        if unknown := [name for name in kept if name not in self.situations]:
            raise ValueError(f"{self.file} knows {', '.join(unknown)}; the situations are {', '.join(self.situations)}")
        return {**self.first(), **{situation: self._model(table) for situation, table in kept.items()}}

    def _model(self, table: Mapping[str, Any]) -> Model:
        weights = table["weights"]
        if tuple(weights) != self.names:
            raise ValueError(f"{self.file} weighs {', '.join(weights)}; the features are {', '.join(self.names)}")
        hidden = [Unit(float(gain), float(bias), tuple(map(float, row))) for gain, bias, *row in table.get("hidden", ())]
        return Model(tuple(map(float, weights.values())), tuple(hidden))

    def evaluating(self, models: Models) -> Callable[[P_contra, Seat], float]:
        """What a seat may expect by these models."""
        ahead = self.ahead

        def evaluate(position: P_contra, seat: Seat) -> float:
            """The share of the win that the seat may expect."""
            lead = ahead(position, seat)
            return lead.share(models[lead.situation]) if isinstance(lead, Ahead) else lead

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
    rough: Callable[[P_contra, Seat, Decision], Sequence[Action]] | None = None  # the same as a learner sees it, who errs
    beliefs: Callable[[P_contra, Seat, Decision], Mapping[Action, float]] | None = None  # what candidates promise, untried
    habits: Habits | None = None  # the numbers by which `candidates` are ordered, for those who tune them
    shame: Callable[[P_contra, Seat, Decision, Action], str] | None = None  # the name of a plain blunder; "": it is none
    takes: Callable[[P_contra, Seat, Decision, Action], Sequence[str]] | None = None  # pieces meant by an answer that names none
    turns: Callable[[P_contra], int] | None = None  # how many there were so far, for looking on to the end of one
