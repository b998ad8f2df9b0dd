"""Detects blunders: answers that lose for nothing (free losses), that another answer dominates, or that the game calls shameful.

What is shameful the game says by rules that can be counted (`Hints.shame`); the rest hangs on its `evaluate`. The detector knows
what the bot knew: worlds sampled from the same view (determinization), and common random numbers for all answers that are
compared.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Any, TypeAlias

from parlour.bots import GameHints, StratifiedRandom, determinize, settled_position
from parlour.kernel import Action, Game, Position, Seat, answer, notation, parse, pending

SAMPLES = 8  # worlds, each with its own random numbers
WIDTH = 8  # answers that are compared with the one that was given
ROLLOUT_ACTIONS = 12  # after which the other answer must still be better: what can be made good at once was no blunder
TOLERANCE = 1e-9  # what counts as no difference in one sample

FINE, DOMINATED, FREE_LOSS = VERDICTS = ("fine", "dominated", "free-loss")
Verdict: TypeAlias = str


@dataclass(frozen=True, slots=True)
class Trial:
    """An answer tried in one sample: the share of the win that it promises, and the position after it."""

    share: float
    after: Position


class Detector:
    """Looks at a random share of the answers of one game; all of its choices follow from the seed."""

    def __init__(self, game: Game, seed: str, share: float, margin: float) -> None:
        self._game = game
        self._rng = Random(f"{seed} look")
        self._share = share if game.hints.evaluate is not None else 0.0
        self._margin = margin

    def look(self, view: Mapping[str, Any], action: str) -> Verdict | None:
        """The verdict on an answer to a view; None if it was not looked at, by chance or because it was the only one."""
        decision = view["decision"]
        if len(decision["options"]) == 1 and not decision.get("ranges"):
            return None
        looked, key = self._rng.random() < self._share, self._rng.getrandbits(64)
        return verdict_on(self._game, view, action, Random(key), self._margin) if looked else None

    def shame(self, view: Mapping[str, Any], action: str) -> str:
        """The name of a plain blunder, whatever the position is worth; "" if the answer is none. All answers are looked at."""
        shame = self._game.hints.shame
        if shame is None or not self._share:
            return ""
        seat: Seat = view["seat"]
        world = determinize(self._game, view, 1, Random(0))[0]
        return shame(world, seat, pending(world)[seat], parse(action))


def verdict_on(game: Game, view: Mapping[str, Any], action: str, rng: Random, margin: float) -> Verdict:
    """The verdict on an answer, compared with the other candidates in worlds that fit the view."""
    seat: Seat = view["seat"]
    comparison = Comparison(
        GameHints(game, rng, WIDTH), seat, determinize(game, view, SAMPLES, rng), StratifiedRandom(rng, SAMPLES), margin
    )
    given = list(comparison.trials(parse(action)))
    world = comparison.worlds[0]
    candidates = comparison.hints.answers(world, seat, pending(world)[seat])
    verdicts = [comparison.compare(given, comparison.trials(other)) for other in candidates if notation(other) != action]
    return max(verdicts, key=VERDICTS.index, default=FINE)


@dataclass(frozen=True, slots=True)
class Comparison:
    """Answers of one seat, tried in the same worlds with the same random numbers."""

    hints: GameHints
    seat: Seat
    worlds: Sequence[Position]
    draws: StratifiedRandom
    margin: float

    def trials(self, action: Action) -> Iterator[Trial]:
        """An answer, sample by sample."""
        for number, world in enumerate(self.worlds):
            after = settled_position(self.hints, world, self.seat, action, self.draws.source(number))
            yield Trial(self._value(after), after)

    def compare(self, given: Sequence[Trial], other: Iterable[Trial]) -> Verdict:
        """The verdict on the given answer beside another, whose trials end at the first sample in which it is worse."""
        better = []
        for mine, theirs in zip(given, other, strict=False):
            if theirs.share < mine.share - TOLERANCE:
                return FINE
            better.append(theirs)
        now = fmean([theirs.share - mine.share for mine, theirs in zip(given, better, strict=True)])
        if now < self.margin or fmean(map(self._rollout, better)) - fmean(map(self._rollout, given)) < self.margin:
            return FINE
        return FREE_LOSS if _all_end(given, 0) or (_all_end(better, 1) and not _all_end(given, 1)) else DOMINATED

    def _rollout(self, trial: Trial) -> float:
        """The share of the win after some more answers, always the likeliest."""
        position = trial.after.copy()
        for _ in range(ROLLOUT_ACTIONS):
            asked = pending(position)
            if not asked:
                break
            seat, decision = next(iter(asked.items()))
            answer(position, seat, self.hints.likeliest(position, seat, decision))
        return self._value(position)

    def _value(self, position: Position) -> float:
        return self.hints.values(position, (self.seat,))[self.seat]


def _all_end(trials: Sequence[Trial], share: float) -> bool:
    """Whether the game is over with this share in every sample."""
    return all(trial.after.outcome is not None and trial.share == share for trial in trials)
