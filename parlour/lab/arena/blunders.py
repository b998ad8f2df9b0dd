"""Finds answers that no sensible player gives: those that lose for nothing, and those that another answer beats whatever happens.

It knows what the bot knew: worlds imagined from the same view, and the same luck for all answers that are compared.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Any, TypeAlias

from parlour.bots.knowledge import Advice
from parlour.bots.lots import Lots
from parlour.bots.trial import settled_after
from parlour.bots.worlds import imagined
from parlour.kernel import Action, Game, Position, Seat, answer, notation, parse, pending

SAMPLES = 8  # worlds, each with its own luck
WIDTH = 8  # answers that are compared with the one that was given
LATER = 12  # answers after which it must still have been better: what can be made good at once was no blunder
EVEN = 1e-9  # what counts as no difference in one sample

FINE, DOMINATED, FREE_LOSS = VERDICTS = ("fine", "dominated", "free-loss")
Verdict: TypeAlias = str


@dataclass(frozen=True, slots=True)
class Trial:
    """What came of an answer in one sample: its share of the win as it stands, and where it led."""

    share: float
    after: Position


class Detector:
    """Looks at a share of the answers of one game; which ones, and with what luck, follows from the seed."""

    def __init__(self, game: Game, seed: str, share: float, margin: float) -> None:
        self._game = game
        self._rng = Random(f"{seed} look")
        self._share = share if game.evaluate is not None else 0.0
        self._margin = margin

    def look(self, view: Mapping[str, Any], action: str) -> Verdict | None:
        """What is to be said of an answer to a view; None if it was not looked at, by lot or because it was the only one."""
        decision = view["decision"]
        if len(decision["options"]) == 1 and not decision.get("ranges"):
            return None
        looked, key = self._rng.random() < self._share, self._rng.getrandbits(64)
        return judged(self._game, view, action, Random(key), self._margin) if looked else None


def judged(game: Game, view: Mapping[str, Any], action: str, rng: Random, margin: float) -> Verdict:
    """What is to be said of an answer beside the others that are worth a thought, in worlds that fit the view."""
    seat: Seat = view["seat"]
    bench = Bench(Advice(game, rng, WIDTH), seat, imagined(game, view, SAMPLES, rng), Lots(rng, SAMPLES), margin)
    given = list(bench.tries(parse(action)))
    thought_of = bench.advice.answers(bench.worlds[0], seat, pending(bench.worlds[0])[seat])
    verdicts = [bench.compared(given, bench.tries(other)) for other in thought_of if notation(other) != action]
    return max(verdicts, key=VERDICTS.index, default=FINE)


@dataclass(frozen=True, slots=True)
class Bench:
    """Where answers are tried side by side."""

    advice: Advice
    seat: Seat
    worlds: Sequence[Position]
    lots: Lots
    margin: float

    def tries(self, action: Action) -> Iterator[Trial]:
        """An answer, sample by sample."""
        for number, world in enumerate(self.worlds):
            after = settled_after(self.advice, world, self.seat, action, self.lots.sample(number))
            yield Trial(self._worth(after), after)

    def compared(self, given: Sequence[Trial], other: Iterable[Trial]) -> Verdict:
        """What the given answer is beside another, which is tried no longer than it may matter."""
        found = []
        for mine, theirs in zip(given, other, strict=False):
            if theirs.share < mine.share - EVEN:
                return FINE
            found.append(theirs)
        now = fmean([theirs.share - mine.share for mine, theirs in zip(given, found, strict=True)])
        if now < self.margin or fmean(map(self._later, found)) - fmean(map(self._later, given)) < self.margin:
            return FINE
        return FREE_LOSS if _all_end(given, 0) or (_all_end(found, 1) and not _all_end(given, 1)) else DOMINATED

    def _later(self, trial: Trial) -> float:
        """The share of the win when everybody has given some more likely answers."""
        position = trial.after.copy()
        for _ in range(LATER):
            asked = pending(position)
            if not asked:
                break
            seat, decision = next(iter(asked.items()))
            answer(position, seat, self.advice.likeliest(position, seat, decision))
        return self._worth(position)

    def _worth(self, position: Position) -> float:
        return self.advice.worth(position, (self.seat,))[self.seat]


def _all_end(trials: Sequence[Trial], share: float) -> bool:
    """Whether the game is over with this share in every sample."""
    return all(each.after.outcome is not None and each.share == share for each in trials)
