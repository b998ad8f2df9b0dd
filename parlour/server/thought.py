"""What a bot thought about a decision, as it goes over the wire."""

from collections.abc import Sequence

from msgspec import Struct, convert

from parlour.bots import pooling
from parlour.bots import thought as bots
from parlour.kernel import Seat


class ThoughtStep(Struct, frozen=True):
    """An answer that somebody may give to a kind of question, in notation."""

    seat: Seat
    kind: str
    action: str


class RatedAnswer(Struct, frozen=True):
    """An answer that the bot thought of, and the share of the win that it expects after it."""

    action: str
    expected: float
    tries: int  # on which that rests


class Thought(Struct, frozen=True):
    """What a bot would do, and why. It knows no more than the seat for which it thinks."""

    action: str
    expected: float | None  # share of the win, 0 to 1; None: it did not think
    rated: tuple[RatedAnswer, ...]  # the chosen answer first, the others best first
    line: tuple[ThoughtStep, ...]  # the chosen answer, and what is expected to follow
    fear: ThoughtStep | None  # the answer of another seat that would cost most
    feared: float | None  # share of the win after that
    looked: int  # positions that were looked at
    seconds: float


def told(thought: bots.Thought) -> Thought:
    """A bot's thought for the wire."""
    return convert(thought, Thought, from_attributes=True)


def pooled(thoughts: Sequence[Thought]) -> Thought:
    """What several bots thought about the same view, as one thought."""
    return told(pooling.pooled([convert(thought, bots.Thought, from_attributes=True) for thought in thoughts]))
