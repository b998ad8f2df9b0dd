"""A closer look at some decisions of a game: whether there was a real choice, and which options are dominated.

The good answers of a decision are those that the game's own hints name. They are compared in the same worlds with the same luck
(common random numbers), as far as they have had their consequences.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from math import fsum, sqrt
from random import Random
from typing import Any

from parlour.bots import GameHints, StratifiedRandom, determinize
from parlour.kernel import Action, Game, Seat, notation, parse, pending
from parlour.lab.arena.blunders import Comparison
from parlour.lab.judge.store import Looks

PER_GAME = 4  # decisions of a game that are looked at, about
SAMPLES = 8  # worlds, each with its own luck
WIDTH = 6  # good answers
OTHERS = 3  # any answers besides, to see which are dominated
MARGIN = 0.01  # of the win by which the other answer must be better
STANDARD_ERRORS = 2.0  # by which the best answer must differ from the second best


class Looker:
    """Looks at decisions of one game, each with the same chance; all of its choices follow from the seed."""

    def __init__(self, game: Game, seed: str) -> None:
        self._game = game
        self._rng = Random(f"{seed} looks")
        self._share = PER_GAME / 50 if game.hints.evaluate is not None else 0.0
        self.looks = Looks()

    def look(self, view: Mapping[str, Any]) -> None:
        """Looks at a decision, or by chance does not."""
        wanted, key = self._rng.random() < self._share, self._rng.getrandbits(64)
        decision = view["decision"]
        if not wanted or decision.get("ranges") or len(decision["options"]) < 2:
            return
        self._share *= 0.8  # long games are looked at less closely
        self.looks = _sum(self.looks, look_at(self._game, view, Random(key)))


def look_at(game: Game, view: Mapping[str, Any], rng: Random) -> Looks:
    """What there was to choose in a view."""
    seat: Seat = view["seat"]
    worlds = determinize(game, view, SAMPLES, rng)
    comparison = Comparison(GameHints(game, rng, WIDTH), seat, worlds, StratifiedRandom(rng, SAMPLES), MARGIN)
    good = list(comparison.hints.answers(worlds[0], seat, pending(worlds[0])[seat]))[:WIDTH]
    known = {notation(action) for action in good}
    rest = [option for option in view["decision"]["options"] if option not in known]
    others = [parse(option) for option in rng.sample(rest, min(OTHERS, len(rest)))]
    shares = [_shares(comparison, action) for action in good]
    values = [_shares(comparison, action) for action in others]
    dominated = sum(any(_dominates(one, other) for one in shares) for other in values)
    return Looks(1, int(is_real(shares)), len(others), dominated)


def is_real(shares: Sequence[Sequence[float]]) -> bool:
    """Whether the best of these answers is better than the second best by more than noise."""
    ranked = sorted(shares, key=lambda own: -fsum(own))
    if len(ranked) < 2:
        return False
    best, second = next(pairwise(ranked))
    differences = [one - other for one, other in zip(best, second, strict=True)]
    mean = fsum(differences) / len(differences)
    spread = fsum([(difference - mean) ** 2 for difference in differences]) / max(1, len(differences) - 1)
    return mean >= MARGIN / 2 and mean > STANDARD_ERRORS * sqrt(spread / len(differences))


def _dominates(one: Sequence[float], other: Sequence[float]) -> bool:
    """Whether one answer is at least as good in every sample, and better by the margin on average."""
    return all(own >= its for own, its in zip(one, other, strict=True)) and fsum(one) - fsum(other) >= MARGIN * len(one)


def _shares(comparison: Comparison, action: Action) -> list[float]:
    return [trial.share for trial in comparison.trials(action)]


def _sum(one: Looks, other: Looks) -> Looks:
    return replace(
        one,
        decisions=one.decisions + other.decisions,
        real=one.real + other.real,
        options=one.options + other.options,
        dominated=one.dominated + other.dominated,
    )
