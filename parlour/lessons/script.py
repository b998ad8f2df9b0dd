"""A lesson as it is written: `lessons/<lesson>.toml` in the folder of a game."""

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec import Struct

from parlour.kernel import Game, ParlourError, Seat

NAME = re.compile(r"[a-z]{1,40}")  # one word: the messages of two lessons never share an id
_WHERE = re.compile(r" - at `\$(?:\.step\[(\d+)\])?([^`]*)`$")


class BadLesson(ParlourError):
    """A lesson that cannot be played: its file, the step (None: the lesson as a whole), and what is wrong."""

    def __init__(self, file: Path, step: int | None, problem: str) -> None:
        where = "/".join(file.parts[-3:])  # the game, the folder and the lesson
        super().__init__(f"{where}{'' if step is None else f', step {step}'}: {problem}")
        self.file = file
        self.step = step
        self.problem = problem


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


def lesson_names(game: Game) -> tuple[str, ...]:
    """The lessons of a game, in the order in which they are meant to be taken."""
    numbered = [(_read(file).number, file.stem) for file in sorted((game.folder / "lessons").glob("*.toml"))]
    return tuple([name for _, name in sorted(numbered)])


def lesson_file(game: Game, name: str) -> Path:
    return game.folder / "lessons" / f"{name}.toml"


def lesson_messages(name: str, script: Script) -> tuple[str, ...]:
    """The ids of everything that is read in a lesson: its title, what it is about, what the teacher says, and what comes next."""
    spoken = sum(script.speaks(step) for step in script.step)
    about, end = f"lesson-{name}-about", f"lesson-{name}-end"
    return (f"lesson-{name}", about, *[f"lesson-{name}-{number}" for number in range(1, spoken + 1)], end)


def read_script(game: Game, name: str) -> Script:
    """The script of a lesson, or what is wrong with it and where."""
    return _read(lesson_file(game, name))


def _read(file: Path) -> Script:
    if not NAME.fullmatch(file.stem):
        raise BadLesson(file, None, "a lesson is called by one word of small letters")
    try:
        script = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Script)
    except msgspec.ValidationError as error:
        raise _misread(file, str(error)) from None
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadLesson(file, None, str(error)[:200]) from None
    for number, step in enumerate(script.step, 1):
        if (step.seat is None) != (step.action is None):
            raise BadLesson(file, number, "an answer has a seat and an action; without both of them the teacher only speaks")
        if step.seat is None and step.say is False:
            raise BadLesson(file, number, "nobody answers and nobody speaks")
    return script


def _misread(file: Path, problem: str) -> BadLesson:
    where = _WHERE.search(problem)
    if where is None:
        return BadLesson(file, None, problem)
    part = where[2].lstrip(".")
    said = f"{part}: {problem[: where.start()]}" if part else problem[: where.start()]
    return BadLesson(file, None if where[1] is None else int(where[1]) + 1, said)
