"""Studies: more games than those that each level plays against itself, to learn what players, answers and luck change.

    ladder   each level against the one named before it
    trace    doubled thinking against single, four doublings: Ludii's skill trace
    luck     every deal twice with other luck, and each of these twice with other minds
    content  restricted play: each piece in turn forbidden to one team
    sweep    each designed number in turn a little less and a little more, then the strongest together

Deals and line-ups are those of the trial, so that whatever is the same has the same luck.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from fnmatch import fnmatchcase
from itertools import combinations, pairwise
from math import fsum
from typing import Any

from parlour.bots import thinking
from parlour.kernel import Game
from parlour.lab.arena.tournament import teams_of
from parlour.lab.judge.evidence import team_share
from parlour.lab.judge.numbers import designed, others, piece_of
from parlour.lab.judge.pieces import groups_of
from parlour.lab.judge.pieces import met as pieces_met
from parlour.lab.judge.store import GameLine
from parlour.lab.judge.trial import PLAIN, Fixture, Trial, Variant

DOUBLINGS = 4
NEARLY = 0.9  # of its games must have ended, before a sweep goes on: some numbers break the rules
TOGETHER = 3  # numbers that are changed together, in every combination
WORLDS = (1, 2)  # other lucks, and other minds
LEAST = 5  # teams to which a piece was offered, before it is worth a ban

Results = Mapping[Fixture, GameLine]


def fixtures_of(trial: Trial, study: str, results: Results) -> list[Fixture]:
    """All games of a study; some follow from the games that were played before."""
    return list(STUDIES[study](trial, results))


def players_of_seats(teams: Sequence[int], team: int, strong: str, weak: str) -> tuple[str, ...]:
    """The strong bot on every seat of a team, the weak one on all others."""
    return tuple([strong if own == team else weak for own in teams])


def doubled(level: str, times: int) -> str:
    """A level that thinks so many times as long."""
    name, _, factor = level.partition("@")
    return level if times == 1 else f"{name}@{float(factor or 1) * times:g}"


def thinking_level(game: Game, levels: Sequence[str]) -> str | None:
    """The first of these levels that thinks by visits, so that it can be doubled."""
    for level in levels:
        name = level.partition("@")[0]
        if name != "random" and thinking(game, name).visits > 0:
            return level
    return None


def _ladder(trial: Trial, results: Results) -> Iterator[Fixture]:
    for weak, strong in pairwise(trial.levels):
        yield from _matches(trial, strong, strong, weak)


def _trace(trial: Trial, results: Results) -> Iterator[Fixture]:
    level = thinking_level(trial.find(), trial.levels)
    for doubling in range(DOUBLINGS if level is not None else 0):
        assert level is not None
        yield from _matches(trial, level, doubled(level, 2 ** (doubling + 1)), doubled(level, 2**doubling))


def _matches(trial: Trial, level: str, strong: str, weak: str) -> Iterator[Fixture]:
    """Every deal once with the strong bot in the place of each team."""
    lineups = trial.lineups
    teams = teams_of(trial.find(), trial.terms())
    order = sorted(set(teams))
    for deal in range(max(1, -(-trial.compared // len(order)))):
        lineup = lineups[deal % len(lineups)]
        seated = teams_of(trial.find(), trial.terms(lineup))
        for team in order:
            yield Fixture(level, deal, lineup, Variant(players_of_seats(seated, team, strong, weak)))


def _luck(trial: Trial, results: Results) -> Iterator[Fixture]:
    lineups = trial.lineups
    for deal in range(max(2, -(-trial.compared // len(WORLDS) ** 2))):
        for level in trial.levels:
            for luck in WORLDS:
                for minds in WORLDS:
                    yield Fixture(level, deal, lineups[deal % len(lineups)], Variant(luck=luck, minds=minds))


def _content(trial: Trial, results: Results) -> Iterator[Fixture]:
    """Bans in the deals that were played; the last level that is named is the one that plays them."""
    level = trial.levels[-1]
    pieces = {piece for group in groups_of(trial.find().content).values() for piece in group}
    played = [line for fixture, line in results.items() if fixture.level == level and fixture.variant == PLAIN]
    played.sort(key=lambda line: (line.deal, line.lineup))
    offered: dict[str, int] = {}
    for line in played:
        for key, counts in line.choices.items():
            if key.split(" ", 1)[1].partition(":")[0] in pieces:
                offered[key] = offered.get(key, 0) + sum(times > 0 for times in counts[::2])
    teams = sorted({team for line in played for team in line.teams})
    patterns = [pattern for pattern in trial.vary if " " in pattern]
    wanted = [key for key in offered if ":" not in key and (not patterns or any(fnmatchcase(key, one) for one in patterns))]
    for key in sorted(key for key in wanted if offered[key] >= LEAST):
        kind, what = key.split(" ", 1)
        for line in played[: max(1, -(-trial.compared // max(1, len(teams))))]:
            for team in sorted(set(line.teams)):
                yield Fixture(level, line.deal, line.lineup, Variant(ban=(kind, what), team=team))


def changes_worth_trying(trial: Trial, results: Results) -> list[tuple[str, Any]]:
    """Every designed number a little less and a little more, but for pieces that nobody met."""
    game, level = trial.find(), trial.levels[0]
    met = {piece for fixture, line in results.items() if fixture.level == level for piece in line.pieces}
    groups = groups_of(game.content)
    reached = pieces_met(groups, met)
    numbers = designed(game, [pattern for pattern in trial.vary if " " not in pattern])
    wanted = {key: number for key, number in numbers.items() if key not in trial.changes}
    return [
        (key, other)
        for key, number in wanted.items()
        if not (piece := piece_of(game, key)) or piece in reached
        for other in others(number)
    ]


def _sweep(trial: Trial, results: Results) -> Iterator[Fixture]:
    """One number at a time in the deals that were played; when that is done, the strongest together."""
    level = trial.levels[0]
    played = sorted([fixture for fixture in results if fixture.level == level and fixture.variant == PLAIN], key=_order)
    deals = played[: max(1, trial.compared)]
    alone = [(change,) for change in changes_worth_trying(trial, results)]
    fixtures = [replace(fixture, variant=Variant(changes=changes)) for changes in alone for fixture in deals]
    yield from fixtures
    if fixtures and sum(fixture in results for fixture in fixtures) >= NEARLY * len(fixtures):
        strongest = strongest_changes(list(results.values()), level)
        for changes in subsets(strongest):
            if len(changes) > 1:
                yield from [replace(fixture, variant=Variant(changes=changes)) for fixture in deals]


def strongest_changes(lines: Sequence[GameLine], level: str, most: int = TOGETHER) -> tuple[tuple[str, Any], ...]:
    """The changes of one number that move the first team's share of the win most, each number once."""
    free = {(line.deal, line.lineup): line for line in lines if line.level == level and line.variant == PLAIN}
    moved: dict[tuple[str, Any], list[float]] = {}
    for line in lines:
        without = free.get((line.deal, line.lineup))
        if line.level == level and len(line.variant.changes) == 1 and without is not None:
            team = min(line.teams)
            moved.setdefault(line.variant.changes[0], []).append(team_share(line, team) - team_share(without, team))
    ranked = sorted(moved, key=lambda change: (-abs(fsum(moved[change])) / len(moved[change]), str(change)))
    best: dict[str, Any] = {}
    for key, value in ranked:
        best.setdefault(key, value)
    return tuple(sorted([(key, best[key]) for key in list(best)[:most]]))


def subsets(changes: Sequence[tuple[str, Any]]) -> list[tuple[tuple[str, Any], ...]]:
    """Every way to make some of these changes, none and all of them included."""
    return [chosen for size in range(len(changes) + 1) for chosen in combinations(changes, size)]


def _order(fixture: Fixture) -> tuple[int, Any]:
    return fixture.deal, fixture.lineup


STUDIES: Mapping[str, Callable[[Trial, Results], Iterator[Fixture]]] = {
    "ladder": _ladder,
    "trace": _trace,
    "luck": _luck,
    "content": _content,
    "sweep": _sweep,
}
