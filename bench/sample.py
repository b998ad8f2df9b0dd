"""What many random games of Skirmish were like: what must agree between us and a peer that plays the same rules."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

TOLERANCE = 0.03  # of the mean number of decisions


@dataclass(frozen=True, slots=True)
class Played:
    """One random game: how many decisions were made, how often chance was asked, who won (None: a draw)."""

    decisions: int
    drawn: int
    winner: int | None


@dataclass(frozen=True, slots=True)
class Sample:
    """Many random games, and the best speed of their repetitions. A step is a decision or an answer of chance."""

    decisions_per_second: float
    steps_per_second: float
    games: int
    decisions: float
    decisions_spread: float
    drawn: float
    drawn_spread: float
    red: float
    white: float
    even: float

    @property
    def decisions_error(self) -> float:
        """The standard error of the mean number of decisions."""
        return self.decisions_spread / float(self.games**0.5)

    @property
    def drawn_error(self) -> float:
        """The standard error of the mean number of answers of chance."""
        return self.drawn_spread / float(self.games**0.5)


def sample(played: Sequence[Played], decisions_per_second: float, steps_per_second: float) -> Sample:
    """The games in numbers."""
    decisions = [game.decisions for game in played]
    drawn = [game.drawn for game in played]
    winners = [game.winner for game in played]
    return Sample(
        decisions_per_second,
        steps_per_second,
        games=len(played),
        decisions=fmean(decisions),
        decisions_spread=stdev(decisions),
        drawn=fmean(drawn),
        drawn_spread=stdev(drawn),
        red=winners.count(0) / len(played),
        white=winners.count(1) / len(played),
        even=winners.count(None) / len(played),
    )


def disagreement(ours: Sample, theirs: Sample) -> str | None:
    """Says so if the games differ in length by more than the tolerance (or, with few games, by more than luck can do)."""
    luck = 4 * (ours.decisions_error**2 + theirs.decisions_error**2) ** 0.5
    apart = abs(ours.decisions - theirs.decisions)
    if apart <= max(TOLERANCE * ours.decisions, luck):
        return None
    return f"decisions a game: {ours.decisions:.2f} here, {theirs.decisions:.2f} there, more than {TOLERANCE:.0%} apart"
