"""Writes what the tests of the games' screens look at: `python -m tests.screens`, or `python -m tests.screens horde`.

A game with such files has a module `tests/screens.py` with a function `files()`: what belongs into each, by its path in
`screen/`. Seeds are fixed, so the same rules write the same files.
"""

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from json import dumps
from typing import Any

from parlour.games import OWN, game_of
from parlour.kernel import Game, Match

Seen = dict[str, Any]

LEFT_OUT = ("events", "frames", "seen", "answer", "format")


def main(games: list[str]) -> None:
    for name in games or OWN:
        folder = game_of(OWN[name]).folder
        if not (folder / "tests" / "screens.py").exists():
            continue
        for path, content in import_module(f"{OWN[name]}.tests.screens").files().items():
            file = folder / "screen" / f"{path}.json"
            file.write_text(dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
            print(file)


def game_info(game: Game, printed: object, **others: object) -> Seen:
    """What the client knows of a game before it is played."""
    known: Seen = {
        "id": game.id,
        "rules": game.version,
        "seats": game.seats,
        "minutes": game.screen.minutes,
        "levels": [],
        "options": [],
    }
    told = {"names": game.words.names, "asks": game.words.asks, "cites": {}, "printed": plain(printed), "secrets": True}
    return {**known, **told, **others}


def seen(match: Match, seat: int | None, *left_out: str) -> Seen:
    """What a seat sees, without what no screen looks at."""
    return {name: part for name, part in match.view(seat).items() if name not in (*LEFT_OUT, *left_out)}


def stretch(match: Match, answer: Callable[[Match, int], str], most: int) -> Seen:
    """A game as a spectator sees it: the table before it, then after each answer its events and what changed."""
    table = before = match.view(None)["table"]
    told: list[Seen] = []
    while not match.over and len(told) < most:
        seat = next(iter(match.pending))
        match.act(seat, answer(match, seat))
        view = match.view(None)
        after = view["table"]
        told.append({"events": view["events"], "changed": {name: part for name, part in after.items() if part != before[name]}})
        before = after
    return {"table": table, "steps": told}


def plain(value: Any) -> Any:
    """Content as JSON has it."""
    if hasattr(value, "_fields"):
        return {name: plain(getattr(value, name)) for name in value._fields}
    if hasattr(value, "__dataclass_fields__"):
        return {name: plain(getattr(value, name)) for name in value.__dataclass_fields__}
    if isinstance(value, Mapping):
        return {str(name): plain(part) for name, part in value.items()}
    return [plain(part) for part in value] if isinstance(value, tuple) else value


if __name__ == "__main__":
    main(sys.argv[1:])
