"""Plays the games of a trial and takes down what the sections of the report need: here, in a process pool, or on a cluster."""

from collections import Counter
from collections.abc import Callable, Generator, Iterable
from functools import partial
from itertools import islice
from math import fsum
from typing import Any, TypeAlias

from parlour.kernel import Decision, Match, Seat, event_name, field_names, start
from parlour.lab.arena.play import sides_of
from parlour.lab.arena.tournament import teams_of
from parlour.lab.faults import Fault, fault_in
from parlour.lab.judge.curve import Chances, chances, tension_of, thin, winner_of
from parlour.lab.judge.pieces import Roll
from parlour.lab.judge.rulebook import rules_run
from parlour.lab.judge.store import LIMIT, Choice, GameLine, Waits
from parlour.lab.judge.trial import Fixture, Trial
from parlour.lab.parallel import map_on_cluster, map_unordered
from parlour.lab.simulation import seat_bots

MOST_OPTIONS = 1_000  # that are counted: subsets of many things have no end

Results: TypeAlias = Generator[tuple[Fixture, GameLine | Fault], None, None]


def play_trial(trial: Trial, fixtures: Iterable[Fixture], jobs: int = 1, ray: str | None = None) -> Results:
    """Plays the fixtures; yields each as it ends, in any order. `ray` is the address of a cluster."""
    work = partial(_play_fixture, trial)
    return map_unordered(work, fixtures, jobs) if ray is None else map_on_cluster(ray, work, fixtures)


def play_game(trial: Trial, fixture: Fixture) -> GameLine | Fault:
    """The line of a fixture, or how it broke off."""
    game, terms = trial.find(), trial.terms(fixture.lineup)
    seed = f"{trial.seed}/{fixture.deal}"
    match = None
    try:
        match = start(game, terms, seed)
        bots = seat_bots(game, (fixture.level,), terms.seats, seed)
        notes = Notes(match)
        for _ in range(trial.limit):
            if not match.pending:
                break
            seat, decision = next(iter(match.pending.items()))
            action = bots[seat].choose(match.view(seat))
            match.act(seat, action)
            notes.take(seat, decision, action)
        if match.position.outcome is None and not match.pending:
            raise RuntimeError("nobody is asked, and the game is not over")
        return notes.line(fixture)
    except Exception as error:  # anything that rules or bots may raise
        return fault_in(game, terms, seed, fixture.deal, match.actions if match is not None else (), error)


class Notes:
    """What is taken down while a game is played."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._teams = teams_of(match.game, match.terms)
        self._worth = team_worth(match)
        self._curve: list[Chances] = []
        self._seats: list[Seat] = []
        self._asks: Counter[str] = Counter()
        self._options: list[int] = []  # of each decision; 0 for a continuous one
        self._roll = Roll(match.game)
        self._turns: list[int] = []
        self._look()

    def take(self, seat: Seat, decision: Decision, action: str) -> None:
        """An answer that was given."""
        self._seats.append(seat)
        self._asks[decision.kind] += 1
        self._options.append(count_options(decision))
        self._roll.read(action)
        self._look()

    def line(self, fixture: Fixture) -> GameLine:
        """The whole game."""
        match, position = self._match, self._match.position
        told = [news.event for news in match.events]
        for event in told:
            self._roll.hear(event)
        last = told[-1] if told and position.outcome is not None else None
        shares = None if position.outcome is None else team_shares(position.outcome, self._teams)
        return GameLine(
            fixture.level,
            fixture.deal,
            fixture.lineup,
            self._teams,
            sides_led(match, fixture),
            position.outcome,
            LIMIT if position.outcome is None else "" if last is None else event_name(type(last)),
            str(getattr(last, "reason", "")),
            {} if last is None else facts_told(last),
            len(self._seats),
            len(self._turns) if match.game.hints.turns is not None else None,
            match.hash,
            thin(self._curve) if self._curve else (),
            tension_of(self._curve, None if shares is None else winner_of(shares)) if self._curve else None,
            choice_of(self._options),
            waits_of(self._seats),
            dict(sorted(Counter([event_name(type(event)) for event in told]).items())),
            dict(sorted(self._asks.items())),
            dict(sorted(self._roll.named.items())),
            rules_run(match.game, match),
        )

    def _look(self) -> None:
        """The position as it stands, if anybody is asked."""
        position, turns = self._match.position, self._match.game.hints.turns
        if position.outcome is not None:
            return
        if self._worth is not None:
            self._curve.append(self._worth())
        if turns is not None:
            turn = turns(position)
            if self._turns[-1:] != [turn]:
                self._turns.append(turn)


def facts_told(event: Any) -> dict[str, str | int]:
    """What an event tells in single words and whole numbers."""
    told = {name: getattr(event, name) for name in field_names(type(event))}
    return {name: fact for name, fact in told.items() if type(fact) in (str, int)}


def sides_led(match: Match, fixture: Fixture) -> tuple[str, ...]:
    """The message that names what each seat led: the side that was forced, else the one that it has by now."""
    seated = match.game.words.seated
    if fixture.lineup and seated is not None:
        return tuple(seated(match.terms))
    return sides_of(match.game, match.terms, match)


def team_worth(match: Match) -> Callable[[], Chances] | None:
    """How the position of a match is worth to each team by the game's own `evaluate`; None if it has none."""
    evaluate = match.game.hints.evaluate
    if evaluate is None:
        return None
    teams = teams_of(match.game, match.terms)
    return lambda: chances(team_shares([evaluate(match.position, seat) for seat in range(match.terms.seats)], teams))


def team_shares(shares: Iterable[float], teams: tuple[int, ...]) -> tuple[float, ...]:
    """What each team has together, in the order in which they first sit."""
    by_seat = list(zip(teams, shares, strict=True))
    return tuple([fsum([share for other, share in by_seat if other == team]) for team in dict.fromkeys(teams)])


def count_options(decision: Decision) -> int:
    """How many answers there are to choose from, counted to the end of patience; 0 if they are continuous."""
    return 0 if decision.ranges else sum(1 for _ in islice(decision.actions, MOST_OPTIONS))


def choice_of(options: Iterable[int]) -> Choice:
    """What there was to choose from; 0 options are a continuous answer."""
    counts = list(options)
    listed = [count for count in counts if count]
    return Choice(len(listed), listed.count(1), sum(listed), max(listed, default=0), len(counts) - len(listed))


def waits_of(seats: Iterable[Seat]) -> Waits:
    """How long each seat waited between its own answers."""
    last: dict[Seat, int] = {}
    gaps = []
    for number, seat in enumerate(seats):
        gap = number - last.get(seat, number) - 1
        if gap > 0:
            gaps.append(gap)
        last[seat] = number
    return Waits(len(gaps), sum(gaps), max(gaps, default=0))


def _play_fixture(trial: Trial, fixture: Fixture) -> tuple[Fixture, GameLine | Fault]:
    return fixture, play_game(trial, fixture)
