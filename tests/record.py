"""Records the golden playthroughs of every game again: `make record`; of one game: `python -m tests.record horde`.

Each game in the list of games has those that its `tests/playthroughs/list.toml` lists, and those that its module
`tests/guided.py`, where there is one, writes with `write(folder)`.
"""

import sys
from importlib import import_module

from parlour.games import EXAMPLES, OWN, game_of
from tests.playthroughs import folder_of, record


def main(games: list[str]) -> None:
    modules = {**OWN, **EXAMPLES}
    for name in games or modules:
        module = modules[name]
        game = game_of(module)
        for file in record(game):
            print(file)
        if (game.folder / "tests" / "guided.py").exists():
            import_module(f"{module}.tests.guided").write(folder_of(game))


if __name__ == "__main__":
    main(sys.argv[1:])
