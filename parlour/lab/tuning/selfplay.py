"""Self-play: games that bots play against themselves, as training samples for the models that weigh their features."""

from collections.abc import Callable, Generator, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from random import Random

from parlour.bots import SearchBot, Thinking, caller_of, determinize, is_settled, thinking
from parlour.kernel import Ahead, Decision, Features, Frame, Game, Match, Models, Seed, Terms, number_from, pending, start
from parlour.lab.parallel import map_unordered
from parlour.lab.simulation import MAX_ACTIONS
from parlour.lab.tuning.regression import HOLD_OUT_EVERY, GameSamples, Sample

DEFAULT_POSITIONS = 24
DEFAULT_DEALS = 60
SELF_PLAY_THINKING = Thinking(visits=16, width=5, worlds=2, temperature=0.03)  # one answer ahead, and now and then not the best
SEATS = "seats"  # named like an option, so that tables of several sizes take turns: --option seats=2 --option seats=3
ADVENTURE = 0.02  # the temperature at which a level plays at least, so that what it would not do is seen too


@dataclass(frozen=True, slots=True)
class TrainingPlan:
    """The games to learn from, picklable: `find` finds the game in another process."""

    find: Callable[[], Game]
    games: int
    seats: int | None = None
    options: tuple[Mapping[str, str], ...] = field(default_factory=lambda: ({},))  # by turns
    seed: Seed = 0
    positions: int = DEFAULT_POSITIONS  # of every game
    deals: int = DEFAULT_DEALS  # of the match that validates the models; each is played twice, with the sides exchanged
    level: str = ""  # that plays; if none is named, a quick bot

    def terms(self, number: int) -> Terms:
        """What is agreed for the game with this number; some games in a row alike, so that those held out are of every kind."""
        options = dict(self.options[number // HOLD_OUT_EVERY % len(self.options)])
        seats = options.pop(SEATS, None)
        return self.find().terms(self.seats if seats is None else int(seats), options)

    @property
    def features(self) -> Features:
        return features_of(self.find())

    def thinking(self) -> Thinking:
        """How the players of the games think."""
        if not self.level:
            return SELF_PLAY_THINKING
        own = thinking(self.find(), self.level)
        return replace(own, temperature=max(ADVENTURE, own.temperature))


def features_of(game: Game) -> Features:
    """The features of a game, which must have some."""
    assert game.hints.features is not None, f"{game.id} names no features"
    return game.hints.features


def with_models(game: Game, models: Models) -> Game:
    """The same game, its positions evaluated by other models."""
    return replace(game, hints=replace(game.hints, evaluate=features_of(game).evaluating(models)))


def self_play(plan: TrainingPlan, jobs: int = 1) -> Generator[GameSamples, None, None]:
    """Plays all games of a plan; yields the samples of each as it ends, in any order."""
    return map_unordered(partial(self_play_game, plan), range(plan.games), min(jobs, plan.games))


def self_play_game(plan: TrainingPlan, number: int) -> GameSamples:
    """The game with this number; a quick bot plays by the weights at the start, a level by what it has learnt."""
    game = plan.find()
    if not plan.level:
        game = with_models(game, features_of(game).first())
    seed = f"{plan.seed}/{number}"
    match = start(game, plan.terms(number), seed)
    rng = Random(f"{seed} moments")
    moments = reservoir_sample(_quiescent_moments(match, plan.thinking(), seed), plan.positions, rng)
    outcome = match.position.outcome
    if outcome is None:
        raise RuntimeError(f"game {seed} is not over after {MAX_ACTIONS} actions")
    samples = [sample for moment in moments for sample in samples_of(game, moment, outcome, rng)]
    return GameSamples(number, len(moments), tuple(samples))


def reservoir_sample(moments: Iterator[Match], size: int, rng: Random) -> list[Match]:
    """Copies of at most `size` of the moments, all with the same chance to be among them."""
    reservoir: list[Match] = []
    for count, moment in enumerate(moments, 1):
        if len(reservoir) < size:
            reservoir.append(moment.copy())
        elif (place := rng.randrange(count)) < size:
            reservoir[place] = moment.copy()
    return reservoir


def samples_of(game: Game, moment: Match, outcome: tuple[float, ...], rng: Random) -> Iterator[Sample]:
    """A moment as each seat imagines it, with the share of the win that its side had in the end."""
    for seat, share in enumerate(outcome):
        ahead = features_of(game).ahead(determinize(game, moment.view(seat), 1, rng)[0], seat)
        if isinstance(ahead, Ahead):
            won = min(1.0, share / ahead.part)
            yield Sample(ahead.rows, 1 - won if ahead.theirs else won, ahead.situation)


def _quiescent_moments(match: Match, players: Thinking, seed: str) -> Iterator[Match]:
    """Plays to the end; yields the match whenever a question has had its consequences, where a search would evaluate it."""
    seats = range(match.terms.seats)
    bots = [SearchBot(match.game, players, Random(number_from(f"{seed} {seat}")), clock=False) for seat in seats]
    question: Decision | None = None
    caller: Frame | None = None
    for _ in range(MAX_ACTIONS):
        asked = pending(match.position)
        if not asked:
            return
        seat, decision = next(iter(asked.items()))
        if question is None or is_settled(question, caller, match.position, decision):
            yield match
            question, caller = decision, caller_of(match.position)
        match.act(seat, bots[seat].choose(match.view(seat)))
