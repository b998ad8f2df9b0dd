"""Lessons: real openings, played by a script, in which a teacher speaks and the learner answers."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from parlour.kernel.decision import Seat
from parlour.kernel.errors import BadLesson, Illegal
from parlour.kernel.game import Game
from parlour.kernel.match import Match, start
from parlour.kernel.position import events
from parlour.kernel.script import Script, Step, file_of, lessons, script
from parlour.kernel.view import scene
from parlour.kernel.words import LANGUAGES, words

__all__ = ["Lesson", "Moment", "lesson", "lessons", "messages_of"]


@dataclass(frozen=True, slots=True)
class Moment:
    """What the learner meets next: what happened since the last moment, how it stands, what is said, and what is wanted."""

    say: str  # the id of the teacher's words
    point: tuple[str, ...]  # places and pieces that are marked
    events: tuple[Mapping[str, Any], ...]  # as the learner heard them
    view: Mapping[str, Any]  # what a table would send to the learner's seat
    answer: str | None  # what the learner is to answer; None: nothing, the teacher only speaks


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson that has been played through; in its last moment the teacher takes leave."""

    game: Game
    id: str
    match: Match  # as it stands at the end
    learner: Seat
    moments: tuple[Moment, ...]

    @property
    def answers(self) -> int:
        """How often the learner decides."""
        return sum(moment.answer is not None for moment in self.moments)


def lesson(game: Game, name: str) -> Lesson:
    """Plays a lesson of the game, or says at which step it goes wrong."""
    file, written = file_of(game, name), script(game, name)
    match = _opening(game, written, file)
    moments = tuple(_moments(match, name, written, file))
    if not any(moment.answer is not None for moment in moments):
        raise BadLesson(file, None, "the learner decides nothing")
    for key in messages_of(name, written):
        _demand_words(game, key, file)
    return Lesson(game, name, match, written.learner, moments)


def messages_of(name: str, written: Script) -> tuple[str, ...]:
    """The ids of everything that is read in a lesson: its title, what it is about, what the teacher says, and what comes next."""
    spoken = sum(written.speaks(step) for step in written.step)
    about, end = f"lesson-{name}-about", f"lesson-{name}-end"
    return (f"lesson-{name}", about, *[f"lesson-{name}-{number}" for number in range(1, spoken + 1)], end)


def _opening(game: Game, written: Script, file: Path) -> Match:
    try:
        match = start(game, game.terms(written.seats, written.options), written.seed)
    except Illegal as refusal:
        raise BadLesson(file, None, f"terms that are not allowed: {refusal}") from None
    if not 0 <= written.learner < match.terms.seats:
        raise BadLesson(file, None, f"there is no seat {written.learner} for the learner")
    return match


def _demand_words(game: Game, key: str, file: Path) -> None:
    for language in LANGUAGES:
        if key not in words(game.folder, language):
            raise BadLesson(file, None, f"no words for {key} in {language}")


def _moments(match: Match, name: str, written: Script, file: Path) -> Iterator[Moment]:
    spoken = heard = 0
    for number, step in enumerate(written.step, 1):
        speaks = written.speaks(step)
        spoken += speaks
        say = f"lesson-{name}-{spoken}"  # without words of its own a step leaves standing what was said before
        if step.seat == written.learner:
            if not spoken:
                raise BadLesson(file, number, "the learner answers before the teacher has said anything")
            moment = _moment(match, written.learner, say, step.point, heard)
            yield _wanting(moment, _answered(match, step, number, file))
            heard += len(moment.events)
            continue
        if step.seat is not None:
            _answered(match, step, number, file)
        if speaks:
            moment = _moment(match, written.learner, say, step.point, heard)
            yield moment
            heard += len(moment.events)
    yield _moment(match, written.learner, f"lesson-{name}-end", (), heard)


def _moment(match: Match, learner: Seat, say: str, point: tuple[str, ...], heard: int) -> Moment:
    told = tuple([each.heard_by(learner) for each in events(match.position, heard)])
    return Moment(say, point, told, scene(match.game, match.terms, match.position, learner), None)


def _wanting(moment: Moment, answer: str) -> Moment:
    return Moment(moment.say, moment.point, moment.events, moment.view, answer)


def _answered(match: Match, step: Step, number: int, file: Path) -> str:
    """Gives the answer of a step, and says how it was taken down."""
    assert step.seat is not None and step.action is not None, "a step with neither seat nor action is nobody's answer"
    try:
        match.act(step.seat, step.action)
    except Illegal as refusal:
        raise BadLesson(file, number, f"seat {step.seat} cannot answer {step.action!r}: {refusal}") from None
    return match.actions[-1][1]
