"""A lesson as it is written: `lessons/<lesson>.toml` in the folder of a game."""

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec import Struct

from parlour.kernel.decision import Seat
from parlour.kernel.errors import BadLesson
from parlour.kernel.game import Game

NAME = re.compile(r"[a-z]{1,40}")  # one word: the messages of two lessons never share an id
_WHERE = re.compile(r" - at `\$(?:\.step\[(\d+)\])?([^`]*)`$")


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """The answer of a seat, or nobody's: then the teacher only speaks."""

    seat: Seat | None = None
    action: str | None = None  # in notation
    point: tuple[str, ...] = ()  # places and pieces that are marked on the board meanwhile
    say: bool | None = None  # whether the teacher has words for it; as a rule for the learner's answers, and for no others


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """The terms, the seed, the learner's seat, and every answer in its order."""

    seed: int | str
    step: tuple[Step, ...]
    learner: Seat = 0
    number: int = 1  # its place among the lessons of the game
    seats: int | None = None
    options: Mapping[str, str] = {}

    def speaks(self, step: Step) -> bool:
        """Whether the teacher has words for a step."""
        return step.seat in (None, self.learner) if step.say is None else step.say


def lessons(game: Game) -> tuple[str, ...]:
    """The ids of the lessons of a game, in the order in which they are meant to be taken."""
    found = [(read(file).number, file.stem) for file in sorted(_folder(game).glob("*.toml"))]
    return tuple([name for _, name in sorted(found)])


def script(game: Game, lesson: str) -> Script:
    """The script of a lesson that the game has."""
    return read(file_of(game, lesson))


def file_of(game: Game, lesson: str) -> Path:
    """Where a lesson is written."""
    return _folder(game) / f"{lesson}.toml"


def read(file: Path) -> Script:
    """What is written in a file, or what is wrong with it and where."""
    if not NAME.fullmatch(file.stem):
        raise BadLesson(file, None, "a lesson is called by one word of small letters")
    try:
        found = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Script)
    except msgspec.ValidationError as error:
        raise _misread(file, str(error)) from None
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadLesson(file, None, str(error)[:200]) from None
    for number, step in enumerate(found.step, 1):
        if (step.seat is None) != (step.action is None):
            raise BadLesson(file, number, "an answer has a seat and an action; without both of them the teacher only speaks")
        if step.seat is None and step.say is False:
            raise BadLesson(file, number, "nobody answers and nobody speaks")
    return found


def _folder(game: Game) -> Path:
    return game.folder / "lessons"


def _misread(file: Path, problem: str) -> BadLesson:
    where = _WHERE.search(problem)
    if where is None:
        return BadLesson(file, None, problem)
    part = where[2].lstrip(".")
    said = f"{part}: {problem[: where.start()]}" if part else problem[: where.start()]
    return BadLesson(file, None if where[1] is None else int(where[1]) + 1, said)
