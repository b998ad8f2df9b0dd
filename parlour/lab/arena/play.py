"""Plays the games of a tournament and measures how the bots behave: here, in a process pool, or on a cluster."""

from collections.abc import Generator, Sequence
from dataclasses import replace
from functools import partial
from time import perf_counter
from typing import TypeAlias

from parlour.bots import Bot, bot
from parlour.kernel import Game, Match, Terms, number_from, start
from parlour.lab.arena.blunders import DOMINATED, FREE_LOSS, Detector
from parlour.lab.arena.store import Conduct, GameResult
from parlour.lab.arena.tournament import Contest, Fixture
from parlour.lab.faults import Fault, fault_in
from parlour.lab.parallel import map_on_cluster, map_unordered
from parlour.lab.simulation import MAX_ACTIONS

Results: TypeAlias = Generator[tuple[Fixture, GameResult | Fault], None, None]


def play_games(contest: Contest, fixtures: Sequence[Fixture], jobs: int = 1, ray: str | None = None) -> Results:
    """Plays the fixtures; yields each as it ends, in any order. `ray` is the address of a cluster."""
    work = partial(_play_fixture, contest)
    return map_unordered(work, fixtures, min(jobs, len(fixtures))) if ray is None else map_on_cluster(ray, work, fixtures)


def play_game(contest: Contest, fixture: Fixture) -> GameResult | Fault:
    """The result of a fixture, or how it broke off."""
    game, terms = contest.find(), contest.terms()
    seed = f"{contest.seed}/{fixture.deal}"
    match = None
    try:
        match = start(game, terms, seed)
        return _play_out(contest, fixture, match, seed)
    except Exception as error:  # anything that rules or bots may raise
        return fault_in(game, terms, seed, fixture.deal, match.actions if match is not None else (), error)


def seat_players(game: Game, fixture: Fixture, seed: str, clock: bool) -> tuple[Bot, ...]:
    """A bot on each seat; its random numbers follow from the deal and the seat, whichever bot it is."""
    return tuple([bot(game, name, number_from(f"{seed} {seat}"), clock) for seat, name in enumerate(fixture.seats)])


def sides_of(game: Game, terms: Terms, match: Match) -> tuple[str, ...]:
    """The message that names what each seat led, if the game has sides."""
    if game.words.sides is not None:
        return tuple(game.words.sides(match.position))
    return () if game.words.seated is None else tuple(game.words.seated(terms))


def _play_fixture(contest: Contest, fixture: Fixture) -> tuple[Fixture, GameResult | Fault]:
    return fixture, play_game(contest, fixture)


def _play_out(contest: Contest, fixture: Fixture, match: Match, seed: str) -> GameResult:
    bots = seat_players(match.game, fixture, seed, contest.clock)
    detector = Detector(match.game, f"{seed} {' '.join(fixture.seats)}", contest.look, contest.margin)
    conduct = dict.fromkeys(fixture.seats, Conduct())
    answers = 0
    while match.pending and answers < MAX_ACTIONS:
        answers += 1
        seat = next(iter(match.pending))
        name = fixture.seats[seat]
        conduct[name] += _answer(match, seat, bots, detector)
    if match.position.outcome is None:
        raise RuntimeError(f"the game is not over after {MAX_ACTIONS} actions, or nobody is asked")
    rounded = {name: replace(own, seconds=round(own.seconds, 6), most=round(own.most, 6)) for name, own in conduct.items()}
    sides = sides_of(match.game, match.terms, match)
    return GameResult(fixture.pairing, fixture.deal, fixture.seats, sides, match.position.outcome, answers, rounded)


def _answer(match: Match, seat: int, bots: Sequence[Bot], detector: Detector) -> Conduct:
    """Lets the bot on a seat answer; returns how it behaved."""
    view = match.view(seat)
    began = perf_counter()
    thought = bots[seat].think(view)
    seconds = perf_counter() - began
    match.act(seat, thought.action)
    verdict = detector.look(view, thought.action)
    watched, losses, dominated = verdict is not None, verdict == FREE_LOSS, verdict == DOMINATED
    return Conduct(1, seconds, seconds, thought.looked, int(watched), int(losses), int(dominated))
