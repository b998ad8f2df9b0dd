"""What a game is learnt from, as it can be sent to another process."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from parlour.kernel import Game, Terms
from parlour.kernel.chance import Seed
from parlour.kernel.features import Features, Row

POSITIONS = 24
DEALS = 60
HELD_OUT = 4  # every fourth game is kept to measure what was learnt


@dataclass(frozen=True, slots=True)
class Course:
    """The games to learn from: a game goes as the function that finds it there."""

    find: Callable[[], Game]
    games: int
    seats: int | None = None
    options: tuple[Mapping[str, str], ...] = field(default_factory=lambda: ({},))  # by turns
    seed: Seed = 0
    positions: int = POSITIONS  # of every game
    deals: int = DEALS  # of the match that checks what was learnt; each is played twice, with the sides exchanged

    def terms(self, number: int) -> Terms:
        """What is agreed for the game with this number; some games in a row alike, so that those held out are of every kind."""
        return self.find().terms(self.seats, self.options[number // HELD_OUT % len(self.options)])

    @property
    def features(self) -> Features:
        """What is weighed."""
        return features_of(self.find())


def features_of(game: Game) -> Features:
    """The features of a game, which must have some."""
    assert game.features is not None, f"{game.id} names no features"
    return game.features


def weighing(game: Game, weights: Row) -> Game:
    """The same game, its positions judged by other weights."""
    return replace(game, evaluate=features_of(game).evaluating(weights))
