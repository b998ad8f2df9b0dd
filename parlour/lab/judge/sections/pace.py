"""The pace of a game: how many answers and turns it has, what there is to choose from, and how long one waits."""

from collections.abc import Mapping
from dataclasses import dataclass

from parlour.lab.arena import Formatter
from parlour.lab.judge.estimates import Estimate, Extreme, extreme
from parlour.lab.judge.evidence import Evidence, Level
from parlour.lab.judge.show import Row, table


@dataclass(frozen=True, slots=True)
class Tempo:
    """The measures of one level."""

    answers: Estimate | None  # a game
    turns: Estimate | None  # a game; None if the game counts none
    answers_a_turn: Estimate | None
    forced: Estimate | None  # the share of the lists that had one option
    options: Estimate | None  # a list
    most_options: Extreme | None
    continuous: Estimate | None  # the share of the answers that are no choice from a list
    wait: Estimate | None  # answers of others between two of one's own
    longest_wait: Extreme | None


def measure(evidence: Evidence) -> Mapping[str, Tempo]:
    return {level.name: tempo(level) for level in evidence.levels}


def tempo(level: Level) -> Tempo:
    played, bootstrap = level.finished, level.bootstrap
    turned = [line for line in played if line.turns]
    return Tempo(
        bootstrap.mean([(line.deal, line.answers) for line in played]),
        bootstrap.mean([(line.deal, float(line.turns or 0)) for line in turned]),
        bootstrap.ratio([(line.deal, line.answers, float(line.turns or 0)) for line in turned]),
        bootstrap.ratio([(line.deal, line.choice.forced, line.choice.listed) for line in played]),
        bootstrap.ratio([(line.deal, line.choice.options, line.choice.listed) for line in played]),
        extreme([(line.deal, line.choice.most) for line in played]),
        bootstrap.ratio([(line.deal, line.choice.continuous, line.answers) for line in played]),
        bootstrap.ratio([(line.deal, line.waits.answers, line.waits.times) for line in played]),
        extreme([(line.deal, line.waits.longest) for line in played]),
    )


def show(formatter: Formatter, evidence: Evidence, measured: Mapping[str, Tempo]) -> str:
    levels = measured.values()
    continuous = any(own.continuous is not None and own.continuous.value for own in levels)
    rows = [
        Row(formatter.say("judge-answers"), [own.answers for own in levels]),
        Row(formatter.say("judge-turns"), [own.turns for own in levels]),
        Row(formatter.say("judge-answers-a-turn"), [own.answers_a_turn for own in levels]),
        Row(formatter.say("judge-options"), [own.options for own in levels]),
        Row(formatter.say("judge-most-options"), [own.most_options for own in levels], digits=0),
        Row(formatter.say("judge-one-option"), [own.forced for own in levels], percent=True),
        *([Row(formatter.say("judge-continuous"), [own.continuous for own in levels], percent=True)] if continuous else []),
        Row(formatter.say("judge-wait"), [own.wait for own in levels]),
        Row(formatter.say("judge-longest-wait"), [own.longest_wait for own in levels], digits=0),
    ]
    return table(formatter, list(measured), [row for row in rows if any(cell is not None for cell in row.cells)])
