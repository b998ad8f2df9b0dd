"""Duels of Desktopia: a bot of some level against one that aims straight, and against itself; a table and a line of JSON."""

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import atan2, degrees, hypot, sqrt
from multiprocessing import get_context
from random import Random
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.table import Table

import parlour
from parlour.bots import Bot, Thought, bare_thought, bot, levels
from parlour.games import game
from parlour.games.desktopia.events import DiskFlicked
from parlour.games.desktopia.position import Desk, are_allies, everybody, is_placed, where
from parlour.games.desktopia.rules.aiming import Aims
from parlour.games.desktopia.scripts.book import book
from parlour.kernel import Match, Seat, imagine, notation

GAME = game("desktopia")
DUELS = (
    "duel_burnt_breakfast", "duel_overheat", "duel_by_candlelight", "duel_window_sill", "duel_herbarium", "duel_great_cleaning",
    "duel_king_of_the_coaster", "duel_sugar_run",
)  # fmt: skip
THINKER, STRAIGHT = "skilled", "straight"  # a level, and the one that aims straight
ARRIVES = 600.0  # mm a second, the speed that is left at the enemy


class StraightAimer:
    """Flicks whoever is nearest to an enemy straight at it, fast enough; all else is left to chance."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: Mapping[str, Any]) -> str:
        """The straight flick, if there is one; what a question offers first, or anything, if there is none."""
        match = imagine(GAME, view, self._rng)
        decision = match.pending[view["seat"]]
        desk = match.position
        assert isinstance(desk, Desk)
        if isinstance(decision.actions, Aims):
            straight = self.straight_flick(desk, view["seat"], decision.actions)
            return straight or ("end" if "end" in decision.options else decision.sample(self._rng))
        for usual in ("auto", "rest"):
            if usual in decision.options:
                return usual
        return decision.options[0] if decision.options else decision.sample(self._rng)

    def think(self, view: Mapping[str, Any]) -> Thought:
        """The same, without reasons."""
        return bare_thought(self.choose(view))

    def straight_flick(self, desk: Desk, seat: Seat, aims: Aims) -> str:
        """The flick of the own disk that is nearest to an enemy, "" without any."""
        lines = []
        for disk in aims.flicks:
            here = where(desk, disk)
            for other in everybody(desk):
                if (
                    other != disk
                    and other not in desk.on
                    and is_placed(desk, other)
                    and not are_allies(desk, seat, desk.side[other])
                ):
                    there = where(desk, other)
                    lines.append((hypot(there.x - here.x, there.y - here.y), disk, there.x - here.x, there.y - here.y))
        if not lines:
            return ""
        away, disk, dx, dy = min(lines)
        angle = round(degrees(atan2(dy, dx)) % 360, 2) % 360
        speed = sqrt(ARRIVES**2 + 2 * desk.content.friction.table * away)
        return notation(("flick", disk, angle, int(min(speed, desk.content.fastest))))


@dataclass(frozen=True, slots=True)
class Plan:
    """One duel: which script, who sits where, and its seed."""

    script: str
    players: tuple[str, str]
    hand: str
    seed: int


@dataclass(frozen=True, slots=True)
class Played:
    """How a duel went."""

    plan: Plan
    outcome: tuple[float, float]
    rounds: int
    flicks: int
    decisions: int  # of thinkers
    seconds: float  # that they thought
    slowest: float


@dataclass(slots=True)
class Tally:
    """Duels of one kind, added up."""

    games: int = 0
    points: float = 0.0  # of the first of the two
    rounds: list[int] = field(default_factory=list)
    flicks: list[int] = field(default_factory=list)

    def add(self, played: Played, points: float) -> None:
        """One more duel."""
        self.games += 1
        self.points += points
        self.rounds.append(played.rounds)
        self.flicks.append(played.flicks)


def play(plan: Plan) -> Played:
    """A whole duel."""
    match = parlour.new(GAME, seats=2, options={"duel": plan.script, "hand": plan.hand}, seed=plan.seed)
    seated = [seated_as(who, 2 * plan.seed + seat) for seat, who in enumerate(plan.players)]
    thoughts: list[float] = []
    while not match.over:
        seat = next(iter(match.pending))
        view = match.view(seat)
        begun = perf_counter()
        action = seated[seat].choose(view)
        if plan.players[seat] != STRAIGHT:
            thoughts.append(perf_counter() - begun)
        match.act(seat, action)
    return summed_up(plan, match, thoughts)


def seated_as(who: str, seed: int) -> Bot:
    """A bot of a level, or the one that aims straight."""
    return StraightAimer(Random(seed)) if who == STRAIGHT else bot(GAME, who, seed, clock=False)


def summed_up(plan: Plan, match: Match, thoughts: list[float]) -> Played:
    """What the tables need to know of a duel."""
    assert match.outcome is not None
    desk = match.position
    assert isinstance(desk, Desk)
    flicks = sum([isinstance(each.event, DiskFlicked) for each in match.events])
    return Played(
        plan, (match.outcome[0], match.outcome[1]), desk.round, flicks, len(thoughts), sum(thoughts), max(thoughts, default=0.0)
    )


def mirror(scripts: Sequence[str], games: int, pair: tuple[str, str], hand: str, seed: int) -> list[Plan]:
    """So many duels, script after script, each twice with the sides changed; equals would only play the same one again."""
    plans = []
    for number in range(games):
        script = scripts[number // 2 % len(scripts)]
        players = pair if number % 2 == 0 else (pair[1], pair[0])
        plans.append(Plan(script, players, hand, seed + (number if pair[0] == pair[1] else number // 2)))
    return plans


def run(plans: Sequence[Plan], jobs: int) -> Iterator[Played]:
    """Plays all of them, several at a time, and says how each ended."""
    if jobs == 1:
        yield from map(play, plans)
        return
    with get_context("spawn").Pool(jobs) as pool:
        for number, each in enumerate(pool.imap(play, plans), 1):
            shares = " : ".join([f"{who} {share:g}" for who, share in zip(each.plan.players, each.outcome, strict=True)])
            print(f"{number}/{len(plans)} {each.plan.script} {shares}, {each.rounds} rounds", file=sys.stderr, flush=True)
            yield each


def orders(script: str) -> str:
    """The Orders of a duel, seat by seat."""
    return " - ".join(["+".join(side.orders) for side in book().scripts[script].sides[:2]])


def main(given: Sequence[str] | None = None) -> int:
    """Returns 1 if the thinker wins fewer than 80 of 100 duels against the straight aimer."""
    parser = argparse.ArgumentParser(prog="python -m parlour.games.desktopia.tests.duels", description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="duels against the straight aimer, and as many of equals")
    parser.add_argument("--equals", type=int, default=None, help="duels of equals, if not as many")
    parser.add_argument("--script", action="append", choices=DUELS, help="one script only; may be given several times")
    parser.add_argument("--level", default=THINKER, choices=levels(GAME), help="of the thinker")
    parser.add_argument("--hand", default="steady")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args(given)
    if chosen.games < 2 or chosen.games % 2:
        parser.error("an even number of games is needed: each is played with both sides")
    scripts = tuple(chosen.script or DUELS)
    equal_games = chosen.games if chosen.equals is None else chosen.equals
    against = list(run(mirror(scripts, chosen.games, (chosen.level, STRAIGHT), chosen.hand, chosen.seed), chosen.jobs))
    equals = list(run(mirror(scripts, equal_games, (chosen.level, chosen.level), chosen.hand, chosen.seed + 10_000), chosen.jobs))
    report = summary(against, equals)
    show(against, equals)
    print(json.dumps(report))
    share = report["against_straight"]["share"]
    return 0 if share >= 0.8 else 1


def summary(against: Sequence[Played], equals: Sequence[Played]) -> dict[str, Any]:
    """All figures of a run."""
    points = [each.outcome[thinker_of(each.plan)] for each in against]
    thinking = [*against, *equals]
    decisions = sum([each.decisions for each in thinking])
    return {
        "against_straight": {"games": len(against), "points": sum(points), "share": sum(points) / max(1, len(against))},
        "equals": {
            orders_of: {"games": tally.games, "first": tally.points / tally.games} for orders_of, tally in tallies(equals).items()
        },
        "rounds": spread_of([each.rounds for each in equals]),
        "flicks": spread_of([each.flicks for each in equals]),
        "seconds_a_decision": round(sum([each.seconds for each in thinking]) / max(1, decisions), 4),
        "slowest_decision": round(max([each.slowest for each in thinking], default=0.0), 3),
    }


def tallies(played: Sequence[Played]) -> dict[str, Tally]:
    """By script and its Orders: what the thinker won, or of equals the first seat."""
    found: dict[str, Tally] = {}
    for each in played:
        won = each.outcome[thinker_of(each.plan)]
        found.setdefault(f"{each.plan.script} {orders(each.plan.script)}", Tally()).add(each, won)
    return found


def thinker_of(plan: Plan) -> Seat:
    """The seat of the one that thinks, the first of equals."""
    return 1 if plan.players[0] == STRAIGHT != plan.players[1] else 0


def spread_of(numbers: Sequence[int]) -> dict[str, float]:
    """Least, middle and most."""
    ordered = sorted(numbers) or [0]
    return {"least": ordered[0], "median": ordered[len(ordered) // 2], "most": ordered[-1]}


def show(against: Sequence[Played], equals: Sequence[Played]) -> None:
    """Two tables, for people; they go where they do not mix with the line of JSON."""
    console = Console(stderr=True)
    for title, played, whose in (
        ("The thinker against the straight aimer", against, "thinker won"),
        ("Equal thinkers", equals, "first seat won"),
    ):
        table = Table(title=title)
        for heading in ("duel", "games", whose, "rounds", "flicks"):
            table.add_column(heading)
        for name, tally in tallies(played).items():
            table.add_row(
                name, str(tally.games), f"{tally.points:g}", _span(spread_of(tally.rounds)), _span(spread_of(tally.flicks))
            )
        console.print(table)


def _span(found: Mapping[str, float]) -> str:
    return f"{found['least']:g} / {found['median']:g} / {found['most']:g}"


__all__ = ["DUELS", "Plan", "Played", "StraightAimer", "main", "mirror", "play", "run", "summary"]


if __name__ == "__main__":
    sys.exit(main())
