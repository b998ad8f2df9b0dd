"""What is kept of a game that was played: one line of JSON."""

from dataclasses import dataclass

import msgspec

from parlour.lab.arena.contest import BotName, Fixture


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

    def __add__(self, other: "Conduct") -> "Conduct":
        return Conduct(
            self.decisions + other.decisions,
            self.seconds + other.seconds,
            max(self.most, other.most),
            self.looked + other.looked,
            self.watched + other.watched,
            self.losses + other.losses,
            self.dominated + other.dominated,
        )


@dataclass(frozen=True, slots=True)
class Played:
    """A game that came to its end."""

    pairing: tuple[BotName, BotName]
    deal: int
    seats: tuple[BotName, ...]
    sides: tuple[str, ...]  # the message that names what each seat led; () if the game has no sides
    outcome: tuple[float, ...]
    answers: int
    bots: dict[BotName, Conduct]

    @property
    def fixture(self) -> Fixture:
        return Fixture(self.deal, self.seats)

    def share_of(self, bot: BotName) -> float:
        """The share of the win that a bot had on all of its seats together."""
        return min(1.0, sum([share for share, name in zip(self.outcome, self.seats, strict=True) if name == bot]))

    def line(self) -> bytes:
        """The game as it is kept."""
        return msgspec.json.encode(self) + b"\n"


def read_played(line: bytes) -> Played:
    """A game that was kept; raises ValueError for anything else."""
    return msgspec.json.decode(line, type=Played)
