"""Games that a quick bot plays against itself: what positions looked like, and who won in the end."""

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from functools import partial
from random import Random

from parlour.bots import Thinking
from parlour.bots.search_bot import SearchBot
from parlour.bots.trial import caller_of, is_settled
from parlour.bots.worlds import imagined
from parlour.kernel import Decision, Game, Match, pending, start
from parlour.kernel.chance import number_from
from parlour.kernel.features import Ahead
from parlour.kernel.rule import Frame
from parlour.lab.sharing import share_out
from parlour.lab.simulate import LONGEST
from parlour.lab.tuning.course import Course, features_of, weighing
from parlour.lab.tuning.fitting import Sample

QUICK = Thinking(visits=16, width=5, worlds=2, temperature=0.03)  # one answer ahead, and now and then not the best


@dataclass(frozen=True, slots=True)
class Lesson:
    """What one game says: so many of its positions, as each seat saw them."""

    number: int
    positions: int
    samples: tuple[Sample, ...]


def lessons(course: Course, jobs: int = 1) -> Generator[Lesson, None, None]:
    """Plays all games of a course, and tells of each as it ends, whichever is first."""
    return share_out(partial(lesson, course), range(course.games), min(jobs, course.games))


def lesson(course: Course, number: int) -> Lesson:
    """The game with this number, played by bots that have learnt nothing yet."""
    game = course.find()
    game = weighing(game, features_of(game).start)
    seed = f"{course.seed}/{number}"
    match = start(game, course.terms(number), seed)
    rng = Random(f"{seed} moments")
    moments = kept(_settled(match, seed), course.positions, rng)
    outcome = match.position.outcome
    if outcome is None:
        raise RuntimeError(f"game {seed} is not over after {LONGEST} actions")
    samples = [sample for moment in moments for sample in seen(game, moment, outcome, rng)]
    return Lesson(number, len(moments), tuple(samples))


def kept(moments: Iterator[Match], most: int, rng: Random) -> list[Match]:
    """So many of the moments, all with the same chance to be among them."""
    found: list[Match] = []
    for count, moment in enumerate(moments, 1):
        if len(found) < most:
            found.append(moment.copy())
        elif (place := rng.randrange(count)) < most:
            found[place] = moment.copy()
    return found


def seen(game: Game, moment: Match, outcome: tuple[float, ...], rng: Random) -> Iterator[Sample]:
    """A moment as each seat imagines it, with the share of the win that its side had in the end."""
    for seat, share in enumerate(outcome):
        found = features_of(game).ahead(imagined(game, moment.view(seat), 1, rng)[0], seat)
        if isinstance(found, Ahead):
            yield Sample(found.rows, min(1.0, share / found.part))


def _settled(match: Match, seed: str) -> Iterator[Match]:
    """Plays to the end; stops at every moment when a question has had its consequences, as a search does."""
    bots = [SearchBot(match.game, QUICK, Random(number_from(f"{seed} {seat}")), clock=False) for seat in range(match.terms.seats)]
    question: Decision | None = None
    caller: Frame | None = None
    for _ in range(LONGEST):
        asked = pending(match.position)
        if not asked:
            return
        seat, decision = next(iter(asked.items()))
        if question is None or is_settled(question, caller, match.position, decision):
            yield match
            question, caller = decision, caller_of(match.position)
        match.act(seat, bots[seat].choose(match.view(seat)))
