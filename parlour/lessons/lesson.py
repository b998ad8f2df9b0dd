"""A lesson as its learner meets it, step by step."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from parlour.kernel import LANGUAGES, Game, Illegal, Match, Seat, events, scene, start, words
from parlour.lessons.script import BadLesson, Script, Step, lesson_file, lesson_messages, read_script


class LessonStep(Struct, frozen=True):
    """What the learner meets next in a lesson: what happened since the last step, how it stands, and what the teacher says."""

    say: str  # the message with the teacher's words
    point: tuple[str, ...]  # places and pieces that are marked on the board
    events: tuple[Mapping[str, Any], ...]  # as the learner heard them
    view: Mapping[str, Any]  # what a table would send to the learner's seat
    answer: str | None  # what the learner is to answer; None: the teacher only speaks


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson that has been played through; in its last step the teacher takes leave."""

    game: Game
    id: str
    match: Match  # as it stands at the end
    learner: Seat
    steps: tuple[LessonStep, ...]

    @property
    def answers(self) -> int:
        """How often the learner decides."""
        return sum(step.answer is not None for step in self.steps)


def play_lesson(game: Game, name: str) -> Lesson:
    """Plays a lesson of the game, or says at which step it goes wrong."""
    file, script = lesson_file(game, name), read_script(game, name)
    match = _opening(game, script, file)
    steps = tuple(_steps(match, name, script, file))
    if not any(step.answer is not None for step in steps):
        raise BadLesson(file, None, "the learner decides nothing")
    for key in lesson_messages(name, script):
        _demand_words(game, key, file)
    return Lesson(game, name, match, script.learner, steps)


def _opening(game: Game, script: Script, file: Path) -> Match:
    try:
        match = start(game, game.terms(script.seats, script.options), script.seed)
    except Illegal as refusal:
        raise BadLesson(file, None, f"terms that are not allowed: {refusal}") from None
    if not 0 <= script.learner < match.terms.seats:
        raise BadLesson(file, None, f"there is no seat {script.learner} for the learner")
    return match


def _demand_words(game: Game, key: str, file: Path) -> None:
    for language in LANGUAGES:
        if key not in words(game.folder, language):
            raise BadLesson(file, None, f"no words for {key} in {language}")


def _steps(match: Match, name: str, script: Script, file: Path) -> Iterator[LessonStep]:
    spoken = heard = 0
    for number, step in enumerate(script.step, 1):
        speaks = script.speaks(step)
        spoken += speaks
        say = f"lesson-{name}-{spoken}"  # without words of its own a step leaves standing what was said before
        if step.seat == script.learner:
            if not spoken:
                raise BadLesson(file, number, "the learner answers before the teacher has said anything")
            met = _step(match, script.learner, say, step.point, heard)
            yield replace(met, answer=_answer(match, step, number, file))
            heard += len(met.events)
            continue
        if step.seat is not None:
            _answer(match, step, number, file)
        if speaks:
            met = _step(match, script.learner, say, step.point, heard)
            yield met
            heard += len(met.events)
    yield _step(match, script.learner, f"lesson-{name}-end", (), heard)


def _step(match: Match, learner: Seat, say: str, point: tuple[str, ...], heard: int) -> LessonStep:
    happened = tuple([told.heard_by(learner) for told in events(match.position, heard)])
    return LessonStep(say, point, happened, scene(match.game, match.terms, match.position, learner), None)


def _answer(match: Match, step: Step, number: int, file: Path) -> str:
    """Gives the answer of a step, and returns it as it was recorded."""
    assert step.seat is not None and step.action is not None, "a step with neither seat nor action is nobody's answer"
    try:
        match.act(step.seat, step.action)
    except Illegal as refusal:
        raise BadLesson(file, number, f"seat {step.seat} cannot answer {step.action!r}: {refusal}") from None
    return match.actions[-1][1]
