"""Records the golden playthroughs of every game again: `make record`; of one game: `python -m tests.record horde`.

A lesson whose script can no longer be played with its seed gets another seed.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from parlour.games import EXAMPLES, OWN, game_of
from parlour.kernel import Game, Illegal, Match, Seat, start
from parlour.lessons import BadLesson, lesson_names, play_lesson, read_script
from tests.playthroughs import record

TRIES = 3_000_000  # one in some hundred thousand deals tells the story of a lesson of In Between


def main(games: list[str]) -> None:
    modules = {**OWN, **EXAMPLES}
    for name in games or modules:
        game = game_of(modules[name])
        for file in (*record(game), *reseed(game)):
            print(file)


def reseed(game: Game) -> Iterator[Path]:
    """Finds a seed with which a lesson can be played as it is written, where its own no longer does."""
    for lesson in lesson_names(game):
        try:
            play_lesson(game, lesson)
        except BadLesson as fault:
            if fault.step is None:
                raise
            script = read_script(game, lesson)
            terms = game.terms(script.seats, script.options)
            answers = [(step.seat, step.action) for step in script.step if step.seat is not None and step.action is not None]
            seeds = (f"{lesson}-{number}" for number in range(TRIES))
            seed = next((seed for seed in seeds if _plays(start(game, terms, seed), answers)), None)
            if seed is None:
                raise LookupError(f"{fault}; no other of {TRIES} seeds is any better") from None
            file = game.folder / "lessons" / f"{lesson}.toml"
            file.write_text(re.sub("(?m)^seed = .*$", f'seed = "{seed}"', file.read_text(encoding="utf-8")), encoding="utf-8")
            yield file


def _plays(match: Match, answers: list[tuple[Seat, str]]) -> bool:
    try:
        for seat, action in answers:
            match.act(seat, action)
    except Illegal:
        return False
    return True


if __name__ == "__main__":
    main(sys.argv[1:])
