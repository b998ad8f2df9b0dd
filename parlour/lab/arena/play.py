"""Plays the games of a tournament and measures how the bots behave: here, in a process pool, or on a cluster."""

from collections.abc import Generator, Sequence
from contextlib import ExitStack, closing
from dataclasses import replace
from functools import partial
from time import perf_counter
from typing import TypeAlias

from parlour.bots import Bot, Thought, bot
from parlour.kernel import Game, Illegal, Match, Seat, Terms, number_from, start
from parlour.lab.arena.blunders import DOMINATED, FREE_LOSS, Detector
from parlour.lab.arena.forecasts import forecasts_of
from parlour.lab.arena.programs import ILLEGAL, Forfeited, ProgramBot
from parlour.lab.arena.store import Conduct, Forfeit, GameResult
from parlour.lab.arena.tournament import Contest, Fixture, teams_of
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


def seat_players(contest: Contest, fixture: Fixture, seed: str, stack: ExitStack) -> tuple[Bot, ...]:
    """A bot on each seat; its random numbers follow from the deal and the seat, whichever bot it is.

    Programs run until the stack is closed.
    """
    game = contest.find()
    players: list[Bot] = []
    for seat, name in enumerate(fixture.seats):
        own = number_from(f"{seed} {seat}")
        if name in contest.programs:
            players.append(stack.enter_context(closing(ProgramBot(contest.programs[name], own, contest.limit))))
        else:
            players.append(bot(game, name, own, contest.clock))
    return tuple(players)


def outcome_without(lost: int, teams: Sequence[int]) -> tuple[float, ...]:
    """The outcome of a game that a team has forfeited: the others share the win."""
    others = {team: teams.count(team) for team in teams if team != lost}
    return tuple([1 / len(others) / others[team] if team in others else 0.0 for team in teams])


def sides_of(game: Game, terms: Terms, match: Match) -> tuple[str, ...]:
    """The message that names what each seat led, if the game has sides."""
    if game.words.sides is not None:
        return tuple(game.words.sides(match.position))
    return () if game.words.seated is None else tuple(game.words.seated(terms))


def _play_fixture(contest: Contest, fixture: Fixture) -> tuple[Fixture, GameResult | Fault]:
    return fixture, play_game(contest, fixture)


def _play_out(contest: Contest, fixture: Fixture, match: Match, seed: str) -> GameResult:
    detector = Detector(match.game, f"{seed} {' '.join(fixture.seats)}", contest.look, contest.margin)
    conduct = dict.fromkeys(fixture.seats, Conduct())
    expected: list[tuple[Seat, float]] = []
    answers = 0
    forfeit = None
    outcome = None
    with ExitStack() as stack:
        bots = seat_players(contest, fixture, seed, stack)
        while match.pending and answers < MAX_ACTIONS and forfeit is None:
            answers += 1
            seat = next(iter(match.pending))
            name = fixture.seats[seat]
            try:
                thought, own = _answer(match, seat, bots[seat], detector)
                conduct[name] += own
                if thought.expected is not None:
                    expected.append((seat, thought.expected))
            except Forfeited as forfeited:
                teams = teams_of(match.game, match.terms)
                forfeit = Forfeit(name, forfeited.why, forfeited.detail)
                outcome = outcome_without(teams[seat], teams)
    if forfeit is None:
        outcome = match.position.outcome
    if outcome is None:
        raise RuntimeError(f"the game is not over after {MAX_ACTIONS} actions, or nobody is asked")
    rounded = {name: replace(own, seconds=round(own.seconds, 6), most=round(own.most, 6)) for name, own in conduct.items()}
    sides = sides_of(match.game, match.terms, match) if forfeit is None else ()
    forecasts = {
        name: forecasts_of([(share, outcome[seat]) for seat, share in expected if fixture.seats[seat] == name])
        for name in conduct
        if forfeit is None
    }
    told = {name: own for name, own in forecasts.items() if own.count}
    return GameResult(fixture.pairing, fixture.deal, fixture.seats, sides, outcome, answers, rounded, forfeit, told)


def _answer(match: Match, seat: Seat, player: Bot, detector: Detector) -> tuple[Thought, Conduct]:
    """Lets the bot on a seat answer; returns what it thought and how it behaved."""
    view = match.view(seat)
    began = perf_counter()
    thought = player.think(view)
    seconds = perf_counter() - began
    try:
        match.act(seat, thought.action)
    except Illegal as refusal:
        if isinstance(player, ProgramBot):
            raise Forfeited(ILLEGAL, f"{thought.action[:60]}: {refusal}") from None
        raise
    verdict = detector.look(view, thought.action)
    watched, losses, dominated = verdict is not None, verdict == FREE_LOSS, verdict == DOMINATED
    shame = detector.shame(view, thought.action)
    return thought, Conduct(
        1, seconds, seconds, thought.looked, int(watched), int(losses), int(dominated), {shame: 1} if shame else {}
    )
