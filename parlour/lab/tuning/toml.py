"""The TOML files of learnt numbers, with the command that made them and how well they do."""

from json import dumps

from parlour.kernel import Game
from parlour.lab.tuning.hill_climb import ClimbPlan, HabitRows
from parlour.lab.tuning.regression import LearntWeights
from parlour.lab.tuning.selfplay import TrainingPlan, features_of
from parlour.lab.tuning.validation import MatchResult

WEIGHTS_COMMENT = """\
# How much a point of each feature counts towards the odds of a win. Learnt from self-play; this command writes the file anew:
"""

HABITS_COMMENT = """\
# The numbers by which each side orders its candidates. Learnt from games of first candidates; this command writes the file anew:
"""


def weights_toml(game: Game, plan: TrainingPlan, command: str, learnt: LearntWeights, match: MatchResult) -> str:
    names = features_of(game).names
    weights = [f"{dumps(name, ensure_ascii=False)} = {weight!r}" for name, weight in zip(names, learnt.weights, strict=True)]
    return WEIGHTS_COMMENT + "\n".join([
        f"command = {dumps(command, ensure_ascii=False)}",
        f"rules = {game.version}",
        f"seed = {dumps(plan.seed, ensure_ascii=False)}",
        f"games = {learnt.games}",
        f"positions = {learnt.positions}",
        f"ridge = {learnt.ridge!r}",
        "",
        "[loss] # cross-entropy on every fourth game, which nothing was learnt from",
        f"before = {learnt.before:.4f}",
        f"after = {learnt.after:.4f}",
        "",
        *_match_table(match, "weights"),
        "[weights]",
        *weights,
        "",
    ])  # fmt: skip


def habits_toml(game: Game, plan: ClimbPlan, command: str, rows: HabitRows, match: MatchResult) -> str:
    lines = [
        f"command = {dumps(command, ensure_ascii=False)}",
        f"rules = {game.version}",
        f"seed = {dumps(plan.seed, ensure_ascii=False)}",
        f"games = {plan.games}",
        "",
        *_match_table(match, "habits"),
    ]
    for side, row in zip(plan.habits.sides, rows, strict=True):
        lines += [f"[habits.{side}]", *[f"{name} = {number!r}" for name, number in zip(plan.habits.names, row, strict=True)], ""]
    return HABITS_COMMENT + "\n".join(lines)


def _match_table(match: MatchResult, old: str) -> list[str]:
    return [
        f"[match] # against the {old} at the start, every deal with the sides exchanged",
        f"games = {match.games}",
        f"share = {match.share:.3f}",
        f"error = {match.error:.3f}",
        "",
    ]
