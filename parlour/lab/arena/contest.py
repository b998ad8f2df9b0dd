"""What a tournament is about, as it can be sent to another process."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from parlour.kernel import Game, Terms
from parlour.kernel.chance import Seed

BotName: TypeAlias = str
Pairing: TypeAlias = tuple[BotName, BotName]


@dataclass(frozen=True, slots=True)
class Contest:
    """The game, its terms, and what all of its tables have in common: a game goes as the function that finds it there."""

    find: Callable[[], Game]
    seats: int | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    seed: Seed = 0
    clock: bool = False  # whether bots keep to their clocks; if not, the same seed gives the same games on every machine
    look: float = 0.1  # the share of the answers that the detector of blunders looks at
    margin: float = 0.1  # the share of the win by which another answer must be better

    def terms(self) -> Terms:
        """What was agreed for every table."""
        return self.find().terms(self.seats, self.options)


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game to be played: which deal, and which bot sits where."""

    deal: int
    seats: tuple[BotName, ...]

    @property
    def pairing(self) -> Pairing:
        """The two bots that meet, in the order of the alphabet; one bot twice if it meets itself."""
        met = sorted(set(self.seats))
        return met[0], met[-1]
