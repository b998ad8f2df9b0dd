"""The TOML files of learnt numbers, with the command that made them and how well they do."""

from collections.abc import Sequence
from json import dumps

from parlour.kernel import Game, Seed
from parlour.lab.tuning.hill_climb import ClimbPlan, HabitRows
from parlour.lab.tuning.regression import LearntModel, LearntModels
from parlour.lab.tuning.selfplay import TrainingPlan, features_of
from parlour.lab.tuning.validation import MatchResult

MODELS_COMMENT = """\
# How features foretell a win, by situation: learnt from self-play, measured on every fourth game, which nothing was learnt from.
# This command wrote the file; where it names a level, the games follow from the numbers before, too:
"""

HABITS_COMMENT = """\
# The numbers by which each side orders its candidates. Learnt from games of first candidates; this command writes the file anew:
"""


def models_toml(game: Game, plan: TrainingPlan, command: str, learnt: LearntModels, match: MatchResult) -> str:
    lines = [
        f"command = {_quoted(command)}",
        f"rules = {game.version}",
        f"seed = {_quoted(plan.seed)}",
        f"games = {learnt.games}",
        f"positions = {learnt.positions}",
        "",
        *_match_table(match, "numbers before"),
    ]
    for situation, own in learnt.situations.items():
        lines += _situation_tables(situation, features_of(game).names, own)
    return MODELS_COMMENT + "\n".join(lines)


def _situation_tables(situation: str, names: Sequence[str], learnt: LearntModel) -> list[str]:
    """A model, with the scores of the old and the new one on every fourth game, which nothing was learnt from."""
    title = situation if situation.isidentifier() else _quoted(situation)
    before, after = learnt.before, learnt.after
    weights = [f"{_quoted(name)} = {weight!r}" for name, weight in zip(names, learnt.model.weights, strict=True)]
    hidden = [f"    [{', '.join(map(repr, [unit.gain, unit.bias, *unit.weights]))}]," for unit in learnt.model.hidden]
    return [
        f"[situation.{title}]",
        f"ridge = {learnt.ridge!r}",
        f"samples = {learnt.samples}",
        f"loss = {{ before = {before.loss:.4f}, after = {after.loss:.4f} }}",
        f"brier = {{ before = {before.brier:.4f}, after = {after.brier:.4f} }}",
        *(["hidden = [ # units: gain, bias, and a weight for each feature", *hidden, "]"] if hidden else []),
        "",
        f"[situation.{title}.weights]",
        *weights,
        "",
    ]


def habits_toml(game: Game, plan: ClimbPlan, command: str, rows: HabitRows, match: MatchResult) -> str:
    lines = [
        f"command = {_quoted(command)}",
        f"rules = {game.version}",
        f"seed = {_quoted(plan.seed)}",
        f"games = {plan.games}",
        "",
        *_match_table(match, "habits at the start"),
    ]
    for side, row in zip(plan.habits.sides, rows, strict=True):
        lines += [f"[habits.{side}]", *[f"{name} = {number!r}" for name, number in zip(plan.habits.names, row, strict=True)], ""]
    return HABITS_COMMENT + "\n".join(lines)


def _match_table(match: MatchResult, old: str) -> list[str]:
    return [
        f"[match] # against the {old}, every deal with the sides exchanged",
        f"games = {match.games}",
        f"share = {match.share:.3f}",
        f"error = {match.error:.3f}",
        "",
    ]


def _quoted(value: Seed) -> str:
    return dumps(value, ensure_ascii=False)
