"""Plays one game of a tournament and watches the bots."""

from collections.abc import Sequence
from dataclasses import replace
from time import perf_counter

from parlour.bots import Bot, bot
from parlour.kernel import Game, Match, Terms, start
from parlour.kernel.chance import number_from
from parlour.lab.arena.blunders import DOMINATED, FREE_LOSS, Detector
from parlour.lab.arena.contest import Contest, Fixture
from parlour.lab.arena.played import Conduct, Played
from parlour.lab.faults import Fault, fault_in
from parlour.lab.simulate import LONGEST


def play(contest: Contest, fixture: Fixture) -> Played | Fault:
    """The game of a fixture, or how it broke off."""
    game, terms = contest.find(), contest.terms()
    seed = f"{contest.seed}/{fixture.deal}"
    match = None
    try:
        match = start(game, terms, seed)
        return _played(contest, fixture, match, seed)
    except Exception as error:  # anything that rules or bots may raise
        return fault_in(game, terms, seed, fixture.deal, match.actions if match is not None else (), error)


def seat_players(game: Game, fixture: Fixture, seed: str, clock: bool) -> tuple[Bot, ...]:
    """A bot on each seat; its own luck follows from the deal and the seat, whoever it is."""
    return tuple([bot(game, name, number_from(f"{seed} {seat}"), clock) for seat, name in enumerate(fixture.seats)])


def sides_of(game: Game, terms: Terms, match: Match) -> tuple[str, ...]:
    """The message that names what each seat led, if the game has sides."""
    if game.sides is not None:
        return tuple(game.sides(match.position))
    return () if game.seated is None else tuple(game.seated(terms))


def _played(contest: Contest, fixture: Fixture, match: Match, seed: str) -> Played:
    bots = seat_players(match.game, fixture, seed, contest.clock)
    detector = Detector(match.game, f"{seed} {' '.join(fixture.seats)}", contest.look, contest.margin)
    conduct = dict.fromkeys(fixture.seats, Conduct())
    answers = 0
    while match.pending and answers < LONGEST:
        answers += 1
        seat = next(iter(match.pending))
        name = fixture.seats[seat]
        conduct[name] += _answered(match, seat, bots, detector)
    if match.position.outcome is None:
        raise RuntimeError(f"the game is not over after {LONGEST} actions, or nobody is asked")
    rounded = {name: replace(each, seconds=round(each.seconds, 6), most=round(each.most, 6)) for name, each in conduct.items()}
    sides = sides_of(match.game, match.terms, match)
    return Played(fixture.pairing, fixture.deal, fixture.seats, sides, match.position.outcome, answers, rounded)


def _answered(match: Match, seat: int, bots: Sequence[Bot], detector: Detector) -> Conduct:
    """One answer of a seat, and how it was found."""
    view = match.view(seat)
    began = perf_counter()
    thought = bots[seat].think(view)
    seconds = perf_counter() - began
    match.act(seat, thought.action)
    seen = detector.look(view, thought.action)
    watched, losses, dominated = seen is not None, seen == FREE_LOSS, seen == DOMINATED
    return Conduct(1, seconds, seconds, thought.looked, int(watched), int(losses), int(dominated))
