"""Check: every lesson of a game can be taken, and has words that nothing need be filled into."""

from collections.abc import Iterator

from parlour.conform.messages import messages
from parlour.kernel import LANGUAGES, Game
from parlour.lessons import BadLesson, lesson_messages, lesson_names, play_lesson, read_script

LEAST, MOST = 3, 40  # answers of the learner: fewer teach nothing, more are a game


def lesson_faults(game: Game) -> Iterator[str]:
    try:
        names = lesson_names(game)
    except BadLesson as error:
        yield str(error)
        return
    said: set[str] = set()
    for name in names:
        said.update(lesson_messages(name, read_script(game, name)))
        yield from _unplayable(game, name)
    for language in LANGUAGES:
        for key, places in messages(game.folder / "text" / f"{language}.ftl").items():
            if key in said and places:
                yield f"{key} has places for {sorted(places)} in {language}, but nothing fills the words of a lesson"
            if key.startswith("lesson-") and key not in said:
                yield f"{key} is said in no lesson ({language})"


def _unplayable(game: Game, name: str) -> Iterator[str]:
    try:
        answers = play_lesson(game, name).answers
    except BadLesson as error:
        yield str(error)
        return
    except Exception as error:
        yield f"lesson {name}: the rules broke down: {type(error).__name__}: {str(error)[:200]}"
        return
    if not LEAST <= answers <= MOST:
        yield f"lesson {name}: the learner decides {answers} times, not {LEAST} to {MOST} times"
