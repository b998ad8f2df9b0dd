"""Learnt numbers as they are kept, with the command that made them and what is known of them."""

from json import dumps

from parlour.kernel import Game
from parlour.lab.tuning.checking import Checked
from parlour.lab.tuning.climbing import Held, Way
from parlour.lab.tuning.course import Course, features_of
from parlour.lab.tuning.learning import Learnt

HEAD = """\
# How much a point of each feature counts towards the odds of a win. Learnt from self-play; this command writes the file anew:
"""

HABITS = """\
# The numbers by which each side orders its candidates. Learnt from games of first candidates; this command writes the file anew:
"""


def written(game: Game, course: Course, command: str, learnt: Learnt, checked: Checked) -> str:
    """The file of a game."""
    names = features_of(game).names
    weights = [f"{dumps(name, ensure_ascii=False)} = {weight!r}" for name, weight in zip(names, learnt.weights, strict=True)]
    return HEAD + "\n".join([
        f"command = {dumps(command, ensure_ascii=False)}",
        f"rules = {game.version}",
        f"seed = {dumps(course.seed, ensure_ascii=False)}",
        f"games = {learnt.games}",
        f"positions = {learnt.positions}",
        f"ridge = {learnt.ridge!r}",
        "",
        "[loss] # cross-entropy on every fourth game, which nothing was learnt from",
        f"before = {learnt.before:.4f}",
        f"after = {learnt.after:.4f}",
        "",
        *_match(checked, "weights"),
        "[weights]",
        *weights,
        "",
    ])  # fmt: skip


def habits_written(game: Game, way: Way, command: str, held: Held, checked: Checked) -> str:
    """The file of a game's habits."""
    lines = [
        f"command = {dumps(command, ensure_ascii=False)}",
        f"rules = {game.version}",
        f"seed = {dumps(way.seed, ensure_ascii=False)}",
        f"games = {way.games}",
        "",
        *_match(checked, "habits"),
    ]
    for side, row in zip(way.habits.sides, held, strict=True):
        lines += [f"[habits.{side}]", *[f"{name} = {number!r}" for name, number in zip(way.habits.names, row, strict=True)], ""]
    return HABITS + "\n".join(lines)


def _match(checked: Checked, old: str) -> list[str]:
    return [
        f"[match] # against the {old} at the start, every deal with the sides exchanged",
        f"games = {checked.games}",
        f"share = {checked.share:.3f}",
        f"error = {checked.error:.3f}",
        "",
    ]
