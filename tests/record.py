"""Records the golden playthroughs of every game again: `make record`; of one game: `python -m tests.record horde`."""

import sys

from parlour.games import EXAMPLES, OWN, game_of
from tests.playthroughs import record


def main(games: list[str]) -> None:
    modules = {**OWN, **EXAMPLES}
    for name in games or modules:
        for file in record(game_of(modules[name])):
            print(file)


if __name__ == "__main__":
    main(sys.argv[1:])
