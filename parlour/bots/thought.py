"""What a bot thought about a decision: what it would do, what it expects, and what it fears."""

from dataclasses import dataclass

from parlour.kernel import Seat


@dataclass(frozen=True, slots=True)
class Step:
    """An answer that somebody may give to a kind of question, in notation."""

    seat: Seat
    kind: str
    action: str


@dataclass(frozen=True, slots=True)
class Rated:
    """An own answer, and the share of the win that is expected after it."""

    action: str
    expected: float
    tries: int = 1


@dataclass(frozen=True, slots=True)
class Thought:
    """The chosen answer with the reasons for it; whoever did not think gives none."""

    action: str
    expected: float | None = None  # share of the win
    rated: tuple[Rated, ...] = ()  # the answers that were thought of, the chosen one first, the others best first
    line: tuple[Step, ...] = ()  # the chosen answer, and what is expected to follow
    fear: Step | None = None  # the answer of another seat that would cost most
    feared: float | None = None  # share of the win after that
    looked: int = 0  # positions that were looked at
    seconds: float = 0.0
