"""With three players or more: who is out of it early, who makes kings, and how soon a lead is worth a win."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from html import escape

from parlour.lab.arena import Formatter
from parlour.lab.judge.curve import at_share, winner_of
from parlour.lab.judge.estimates import Estimate, Extreme, extreme
from parlour.lab.judge.evidence import Evidence, Level
from parlour.lab.judge.show import Row, table
from parlour.lab.judge.store import GameLine

PARTS = {"third": 1 / 3, "half": 1 / 2, "two-thirds": 2 / 3}


@dataclass(frozen=True, slots=True)
class Company:
    """The measures of one level."""

    games: int
    out: Estimate | None  # the share of the game that one who did not win played on without hope
    longest_out: Extreme | None
    hopeless: Estimate | None  # the share of those who did not win and were without hope for a quarter of the game or more
    outsiders: Estimate | None  # the share of all changes among the others that those made who were without hope
    third: Estimate | None  # games in which the last change of the lead was made by one who neither lost nor won it
    leader: Mapping[str, Estimate | None]  # how often who leads after a part of the game wins


def measure(evidence: Evidence) -> Mapping[str, Company] | None:
    """None if fewer than three teams played, or nobody knows their chances."""
    if not any(line.crowd is not None for level in evidence.levels for line in level.finished):
        return None
    return {level.name: company(level) for level in evidence.levels}


def company(level: Level) -> Company:
    played = [line for line in level.finished if line.crowd is not None]
    bootstrap = level.bootstrap
    out = [(line.deal, share) for line in played for share in _losers(line)]
    crowds = [(line.deal, line.crowd) for line in played if line.crowd is not None]
    return Company(
        len(played),
        bootstrap.mean(out),
        extreme(out),
        bootstrap.share([(deal, float(share >= 0.25), 1.0) for deal, share in out]),
        bootstrap.ratio([(deal, crowd.outsiders, crowd.swing) for deal, crowd in crowds]),
        bootstrap.share([(deal, float(crowd.third), 1.0) for deal, crowd in crowds]),
        {name: bootstrap.share(list(_leaders(played, part))) for name, part in PARTS.items()},
    )


def _losers(line: GameLine) -> Iterable[float]:
    """For how much of the game each team played on without hope that did not win."""
    winner = None if line.tension is None else line.tension.winner
    return [share for team, share in enumerate(line.crowd.out) if team != winner] if line.crowd is not None else []


def _leaders(played: Iterable[GameLine], part: float) -> Iterable[tuple[int, float, float]]:
    """Whether the leader after a part of each game won it."""
    for line in played:
        leader = winner_of(at_share(line.curve, part))
        if leader is not None and line.tension is not None and line.tension.winner is not None:
            yield line.deal, float(leader == line.tension.winner), 1.0


def show(formatter: Formatter, evidence: Evidence, measured: Mapping[str, Company] | None) -> str:
    if measured is None:
        return f"<p>{escape(formatter.say('judge-no-crowd'))}</p>\n"
    levels = measured.values()
    rows = [
        Row(formatter.say("judge-out"), [own.out for own in levels], percent=True),
        Row(formatter.say("judge-longest-out"), [own.longest_out for own in levels], percent=True),
        Row(formatter.say("judge-hopeless"), [own.hopeless for own in levels], percent=True),
        Row(formatter.say("judge-outsiders"), [own.outsiders for own in levels], percent=True),
        Row(formatter.say("judge-third-hand"), [own.third for own in levels], percent=True),
        *[Row(formatter.say(f"judge-leader-{name}"), [own.leader[name] for own in levels], percent=True) for name in PARTS],
    ]
    return table(formatter, list(measured), rows)
