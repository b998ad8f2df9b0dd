"""Plays the games of a trial and takes down what the sections of the report need: here, in a process pool, or on a cluster."""

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from functools import partial
from itertools import islice, pairwise
from math import fsum
from typing import Any, Protocol, TypeAlias

from parlour.kernel import Decision, Match, Seat, event_name, field_names, keyed_source, start
from parlour.lab.arena.play import sides_of
from parlour.lab.arena.tournament import teams_of
from parlour.lab.faults import Fault, fault_in
from parlour.lab.judge.curve import (
    HOPE,
    Chances,
    chances,
    last_hope,
    last_taken_by,
    swing_among_others,
    tension_of,
    thin,
    winner_of,
)
from parlour.lab.judge.looks import Looker
from parlour.lab.judge.pieces import Roll
from parlour.lab.judge.restricted import Ban, RestrictedBot, restricted_game
from parlour.lab.judge.rulebook import rules_run
from parlour.lab.judge.store import LIMIT, Choice, Crowd, GameLine, Looks, Waits
from parlour.lab.judge.trial import PLAIN, Fixture, Trial, answers_of, options_of
from parlour.lab.parallel import map_on_cluster, map_unordered
from parlour.lab.simulation import seat_bots

NO_LOOKS = Looks()
MOST_OPTIONS = 1_000  # that are counted: subsets of many things have no end


class Chooser(Protocol):
    """Whoever answers for a seat."""

    def choose(self, view: Mapping[str, Any]) -> str: ...


Results: TypeAlias = Generator[tuple[Fixture, GameLine | Fault], None, None]


def play_trial(trial: Trial, fixtures: Iterable[Fixture], jobs: int = 1, ray: str | None = None) -> Results:
    """Plays the fixtures; yields each as it ends, in any order. `ray` is the address of a cluster."""
    work = partial(_play_fixture, trial)
    return map_unordered(work, fixtures, jobs) if ray is None else map_on_cluster(ray, work, fixtures)


def play_game(trial: Trial, fixture: Fixture) -> GameLine | Fault:
    """The line of a fixture, or how it broke off."""
    variant = fixture.variant
    game, terms = trial.find(), trial.terms(fixture.lineup, variant)
    seed = f"{trial.seed}/{fixture.deal}"
    match = None
    try:
        match = start(game, terms, seed)
        change_luck(match, variant.luck)
        bots = players_of(match, fixture, seed)
        notes = Notes(match)
        forced = answers_of(fixture.lineup)
        looker = Looker(game, seed) if variant == PLAIN else None
        for _ in range(trial.limit):
            if not match.pending:
                break
            seat, decision = next(iter(match.pending.items()))
            view = match.view(seat)
            if looker is not None and (seat, decision.kind) not in forced:
                looker.look(view)
            given = forced.pop((seat, decision.kind), None)
            action = bots[seat].choose(view) if given is None else given
            options = notes.read(seat, decision) if given is None else {}  # what is forced is no choice
            match.act(seat, action)
            notes.take(seat, decision, action, options)
        if match.position.outcome is None and not match.pending:
            raise RuntimeError("nobody is asked, and the game is not over")
        return notes.line(fixture, Looks() if looker is None else looker.looks)
    except Exception as error:  # anything that rules or bots may raise
        return fault_in(game, terms, seed, fixture.deal, match.actions if match is not None else (), error)


def change_luck(match: Match, luck: int) -> None:
    """Draws of chance from here on come from another seed: the same deal with other luck. 0 leaves it as it is."""
    if luck:
        match.position.source = keyed_source(f"{match.seed} luck {luck}")


def players_of(match: Match, fixture: Fixture, seed: str) -> Sequence[Chooser]:
    """The bots of a game: those of the level, or what the variant says."""
    game, variant, seats = match.game, fixture.variant, match.terms.seats
    minds = f"{seed} minds {variant.minds}" if variant.minds else seed
    plain = seat_bots(game, variant.players or (fixture.level,), seats, minds)
    if variant.ban is None:
        return plain
    ban = Ban(game, *variant.ban)
    under = seat_bots(restricted_game(game, ban), variant.players or (fixture.level,), seats, minds)
    teams = teams_of(game, match.terms)
    return [RestrictedBot(under[seat], ban, match) if teams[seat] == variant.team else plain[seat] for seat in range(seats)]


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
        self._order = sorted(set(self._teams))
        self._choices: dict[str, list[int]] = {}
        self._look()

    def read(self, seat: Seat, decision: Decision) -> Mapping[str, frozenset[str]]:
        """What each answer names that may be given now."""
        return self._roll.options(self._match, seat, decision)

    def take(self, seat: Seat, decision: Decision, action: str, options: Mapping[str, frozenset[str]]) -> None:
        """An answer that was given, out of these."""
        self._choose(seat, decision.kind, action, options)
        self._seats.append(seat)
        self._asks[decision.kind] += 1
        self._options.append(count_options(decision))
        self._roll.read(action)
        self._look()

    def _choose(self, seat: Seat, kind: str, action: str, options: Mapping[str, frozenset[str]]) -> None:
        """Counts what was offered and what was taken; what every answer names is no choice."""
        named = list(options.values())
        offered = frozenset().union(*named) - frozenset.intersection(*named) if named else frozenset()
        words = [action] if action in options else [word for word in action.split(" ") if word in options]
        taken, at = frozenset().union(*[options[word] for word in words]), 2 * self._order.index(self._teams[seat])
        for what in offered:
            counts = self._choices.setdefault(f"{kind} {what}", [0] * (2 * len(self._order)))
            counts[at] += 1
            counts[at + 1] += what in taken

    def _crowd(self) -> Crowd | None:
        """What the teams did to one another; None if there are not three of them, or nobody knows their chances."""
        curve = self._curve
        if len(self._order) < 3 or len(curve) < 2:
            return None
        first = {team: place for place, team in enumerate(dict.fromkeys(self._teams))}
        actors = [first[self._teams[seat]] for seat in self._seats]
        moved = [
            (swing_among_others(before, after, team), before[team] < HOPE / len(before))
            for team, (before, after) in zip(actors, pairwise(curve), strict=False)
        ]
        last = last_taken_by(curve, actors)
        return Crowd(
            tuple([last_hope(curve, team) for team in range(len(self._order))]),
            round(fsum([swing for swing, _ in moved]), 4),
            round(fsum([swing for swing, hopeless in moved if hopeless]), 4),
            last is not None and last[0] not in last[1:],
        )

    def line(self, fixture: Fixture, looks: Looks = NO_LOOKS) -> GameLine:
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
            {what: tuple(counts) for what, counts in sorted(self._choices.items())},
            looks,
            self._crowd(),
            fixture.variant,
            rules_run(match.game, match) if fixture.variant == PLAIN else (),
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
    if options_of(fixture.lineup) and not answers_of(fixture.lineup) and seated is not None:
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
