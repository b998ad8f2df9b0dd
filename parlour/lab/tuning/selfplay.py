"""Self-play: games that bots play against themselves, as training samples for the models that weigh their features."""

import os
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from parlour.bots import SearchBot, Thinking, caller_of, determinize, is_settled, thinking
from parlour.kernel import (
    Ahead,
    Decision,
    Features,
    Frame,
    Game,
    Match,
    Models,
    Seed,
    Terms,
    begin_replay,
    number_from,
    pending,
    replay_step,
    start,
)
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


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game to learn from. The names of the fields are those of the file that keeps it."""

    number: int
    level: str
    record: dict[str, Any]
    quiescent: tuple[int, ...]  # after how many answers a question had had its consequences


def self_play(plan: TrainingPlan, jobs: int = 1, keep: Path | None = None) -> Generator[GameSamples, None, None]:
    """Plays all games of a plan; yields the samples of each as it ends, in any order.

    Those that `keep` holds already are not played again, the others are added to it; raises BadGames if it holds other games.
    """
    kept = {} if keep is None else read_games(keep, plan)
    items = [(number, kept.get(number)) for number in range(plan.games)]
    with open(os.devnull if keep is None else keep, "a", encoding="utf-8") as file:
        for played, samples in map_unordered(partial(_learn_from, plan), items, min(jobs, plan.games)):
            if played.number not in kept:
                file.write(msgspec.json.encode(played).decode() + "\n")
                file.flush()
            yield samples


class BadGames(Exception):
    """A file of games that is damaged, or holds other games than those of the plan."""


def read_games(file: Path, plan: TrainingPlan) -> dict[int, PlayedGame]:
    """The games of a plan that a file keeps, by their number; a last line that was never finished is cut off."""
    if not file.exists():
        return {}
    kept = {}
    *lines, rest = file.read_bytes().split(b"\n")
    for line in lines:
        try:
            game = msgspec.json.decode(line, type=PlayedGame)
            agreed = {name: game.record[name] for name in ("rules", "seats", "options", "seed")}
        except (msgspec.DecodeError, KeyError):
            raise BadGames(f"{file} is damaged") from None
        if game.number < plan.games:
            terms, found = plan.terms(game.number), plan.find()
            seed = f"{plan.seed}/{game.number}"
            wanted = {"rules": found.version, "seats": terms.seats, "options": dict(terms.options), "seed": seed}
            if agreed != wanted or game.level != plan.level or game.record.get("game") != found.id:
                raise BadGames(f"{file} holds games of other terms, levels, seeds or rules")
            kept[game.number] = game
    if rest:
        os.truncate(file, sum([len(line) + 1 for line in lines]))
    return kept


def _learn_from(plan: TrainingPlan, item: tuple[int, PlayedGame | None]) -> tuple[PlayedGame, GameSamples]:
    number, kept = item
    played = play_game(plan, number) if kept is None else kept
    return played, game_samples(plan, played)


def play_game(plan: TrainingPlan, number: int) -> PlayedGame:
    """The game with this number; a quick bot plays by the weights at the start, a level by what it has learnt."""
    game = plan.find()
    if not plan.level:
        game = with_models(game, features_of(game).first())
    seed = f"{plan.seed}/{number}"
    match = start(game, plan.terms(number), seed)
    quiescent = tuple(_quiescent_moments(match, plan.thinking(), seed))
    if match.position.outcome is None:
        raise RuntimeError(f"game {seed} is not over after {MAX_ACTIONS} actions")
    return PlayedGame(number, plan.level, match.record(), quiescent)


def game_samples(plan: TrainingPlan, played: PlayedGame) -> GameSamples:
    """Some moments of a game, as each seat saw them."""
    game, record = plan.find(), played.record
    rng = Random(f"{record['seed']} moments")
    moments = reservoir_sample(played.quiescent, plan.positions, rng)
    match = begin_replay(game, record)
    matches = {}
    for number in range(len(record["actions"])):
        if number in moments:
            matches[number] = match.copy()
        replay_step(match, record, number)
    outcome = match.position.outcome
    assert outcome is not None, "a game to learn from has an end"
    samples = [sample for moment in moments for sample in samples_of(game, matches[moment], outcome, rng)]
    return GameSamples(played.number, len(moments), tuple(samples))


def reservoir_sample(moments: Iterable[int], size: int, rng: Random) -> list[int]:
    """At most `size` of the moments, all with the same chance to be among them."""
    reservoir: list[int] = []
    for count, moment in enumerate(moments, 1):
        if len(reservoir) < size:
            reservoir.append(moment)
        elif (place := rng.randrange(count)) < size:
            reservoir[place] = moment
    return reservoir


def samples_of(game: Game, moment: Match, outcome: tuple[float, ...], rng: Random) -> Iterator[Sample]:
    """A moment as each seat imagines it, with the share of the win that its side had in the end."""
    for seat, share in enumerate(outcome):
        ahead = features_of(game).ahead(determinize(game, moment.view(seat), 1, rng)[0], seat)
        if isinstance(ahead, Ahead):
            won = min(1.0, share / ahead.part)
            yield Sample(ahead.rows, 1 - won if ahead.theirs else won, ahead.situation)


def _quiescent_moments(match: Match, players: Thinking, seed: str) -> Iterator[int]:
    """Plays to the end; yields the number of answers whenever a question has had its consequences, as a search evaluates."""
    seats = range(match.terms.seats)
    bots = [SearchBot(match.game, players, Random(number_from(f"{seed} {seat}")), clock=False) for seat in seats]
    question: Decision | None = None
    caller: Frame | None = None
    for number in range(MAX_ACTIONS):
        asked = pending(match.position)
        if not asked:
            return
        seat, decision = next(iter(asked.items()))
        if question is None or is_settled(question, caller, match.position, decision):
            yield number
            question, caller = decision, caller_of(match.position)
        match.act(seat, bots[seat].choose(match.view(seat)))
