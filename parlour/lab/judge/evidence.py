"""The evidence of a trial: the games that count, level by level, and whether a level has been played long enough.

A level is played until a sequential test knows whether a team has an edge, at most as often as was asked for. Each team is asked
for: does it have its even share, or an edge more? One yes is an answer, and so is a no for every team.
"""

from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import fsum

from parlour.kernel import Game
from parlour.lab.arena import BOUND, Question, Verdict, sequential_test
from parlour.lab.judge.estimates import Bootstrap
from parlour.lab.judge.store import GameLine
from parlour.lab.judge.trial import PLAIN, Fixture, Trial

ALONE = 1 - 1e-9  # the share of the win from which on it is the whole
EDGE = 0.02  # of the win above an even share, which the test looks for


@dataclass(frozen=True, slots=True)
class Ruling:
    """What the sequential test says about the teams of a level."""

    edge: float
    bound: float
    teams: tuple[int, ...]
    ratios: tuple[float, ...]  # of each team the logarithm of the likelihood ratio: above the bound it has an edge
    favoured: int | None  # the team with an edge
    decided: bool
    deals: int  # after which it was decided, or all there were


@dataclass(frozen=True, slots=True)
class Level:
    """The games of one level that count."""

    name: str
    lines: tuple[GameLine, ...]
    ruling: Ruling | None  # None with fewer than two teams
    bootstrap: Bootstrap = field(compare=False)

    @property
    def finished(self) -> tuple[GameLine, ...]:
        """Those that were not stopped."""
        return tuple([line for line in self.lines if line.outcome is not None])


@dataclass(frozen=True, slots=True)
class Evidence:
    """All that sections measure."""

    game: Game
    trial: Trial
    levels: tuple[Level, ...]
    varied: tuple[GameLine, ...] = ()  # games in which something was otherwise
    beyond: tuple[GameLine, ...] = ()  # of a level, played beyond what counts
    broken: int = 0  # games that broke off, and are not among the lines


def evidence_of(trial: Trial, results: Mapping[Fixture, GameLine], broken: int = 0) -> Evidence:
    """The games of a trial that count: what was played beyond an answer depends on the machine, and does not."""
    levels = [_level(trial, name, whole_deals(trial, results, name)) for name in trial.levels]
    varied = [line for fixture, line in results.items() if fixture.variant != PLAIN and fixture.level in trial.levels]
    varied.sort(key=lambda line: (str(line.variant), line.level, line.deal, line.lineup))
    counted = {line.fixture for level in levels for line in level.lines}
    plain = [line for fixture, line in results.items() if fixture.variant == PLAIN and fixture.level in trial.levels]
    beyond = [line for line in plain if line.fixture not in counted]
    beyond.sort(key=lambda line: (line.level, line.deal, line.lineup))
    return Evidence(trial.find(), trial, tuple(levels), tuple(varied), tuple(beyond), broken)


def whole_deals(trial: Trial, results: Mapping[Fixture, GameLine], level: str) -> list[tuple[GameLine, ...]]:
    """The games of a level, deal by deal, of those deals that were played with every line-up."""
    return [games for _, games in _by_deal(trial, results, level) if games is not None]


def first_deals(
    trial: Trial, results: Mapping[Fixture, GameLine], level: str, failed: Container[Fixture] = ()
) -> list[tuple[GameLine, ...]]:
    """The same up to the first deal that is still to be played, so that an answer does not depend on which game ends first."""
    deals = []
    for fixtures, games in _by_deal(trial, results, level):
        if games is not None:
            deals.append(games)
        elif not any(fixture in failed for fixture in fixtures):
            break
    return deals


def _by_deal(
    trial: Trial, results: Mapping[Fixture, GameLine], level: str
) -> Iterator[tuple[list[Fixture], tuple[GameLine, ...] | None]]:
    """Each deal: its fixtures, and its games if all of them are there."""
    blocks = trial.blocks
    for deal in range(trial.deals):
        fixtures = [Fixture(level, deal, lineup) for lineup in blocks[deal % len(blocks)]]
        whole = all(fixture in results for fixture in fixtures)
        yield fixtures, tuple([results[fixture] for fixture in fixtures]) if whole else None


def rule_on(deals: Sequence[Sequence[GameLine]]) -> Ruling | None:
    """Asks for each team whether it has an edge, and stops with the first deal that answers."""
    order = sorted({team for deal in deals[:1] for line in deal for team in line.teams})
    if len(order) < 2:
        return None
    played = [mean for mean in (_mean_shares(deal, order) for deal in deals) if mean is not None]
    fair = 1 / len(order)
    question = Question(fair, fair + EDGE)
    verdicts = [sequential_test(question, [shares[place] for shares in played]) for place in range(len(order))]
    yes = [place for place, verdict in enumerate(verdicts) if verdict.answer is True]
    if yes:
        first = min(yes, key=lambda place: verdicts[place].pairs)
        return _ruling(verdicts, order[first], True, verdicts[first].pairs, question, played, order)
    decided = all(verdict.answer is False for verdict in verdicts)
    return _ruling(verdicts, None, decided, max(verdict.pairs for verdict in verdicts), question, played, order)


def team_share(line: GameLine, team: int) -> float:
    """What a team had of the win."""
    shares = zip(line.teams, line.outcome or (0.0,) * len(line.teams), strict=True)
    return fsum([share for other, share in shares if other == team])


def is_shared(line: GameLine) -> bool:
    """Whether somebody won, and no team alone."""
    shares = [team_share(line, team) for team in sorted(set(line.teams))]
    return 0 < max(shares) < ALONE


def _ruling(
    verdicts: Sequence[Verdict], favoured: int | None, decided: bool, deals: int, question: Question,
    played: Sequence[tuple[float, ...]], order: Sequence[int],
) -> Ruling:  # fmt: skip
    """The ratios as they stood when it was decided."""
    ratios = [
        verdict.ratio if verdict.pairs <= deals else sequential_test(question, [shares[place] for shares in played[:deals]]).ratio
        for place, verdict in enumerate(verdicts)
    ]
    return Ruling(EDGE, BOUND, tuple(order), tuple([round(ratio, 6) for ratio in ratios]), favoured, decided, deals)


def _level(trial: Trial, name: str, deals: list[tuple[GameLine, ...]]) -> Level:
    ruling = rule_on(deals)
    counted = deals[: _position(deals, ruling.deals)] if ruling is not None and ruling.decided else deals
    lines = [line for deal in counted for line in deal]
    return Level(name, tuple(lines), ruling, Bootstrap(trial.deals, f"{trial.seed} {name}"))


def _position(deals: Sequence[Sequence[GameLine]], judged: int) -> int:
    """Where the deals end that were judged: those of which no game ended are not among them."""
    seen = 0
    for place, deal in enumerate(deals, 1):
        seen += any(line.outcome is not None for line in deal)
        if seen == judged:
            return place
    return len(deals)


def _mean_shares(deal: Sequence[GameLine], order: Sequence[int]) -> tuple[float, ...] | None:
    """The share of each team over the games of a deal that ended."""
    games = [line for line in deal if line.outcome is not None]
    return tuple([round(fsum([team_share(line, team) for line in games]) / len(games), 9) for team in order]) if games else None
