"""What the guides of the games show and tell, set up by the module `tests/guide.py` of each: pictures and worked examples.

`PICTURES` are functions by name, each of a `Picture`; `EXAMPLES` are functions by name that play what is told and return every
number that the text may name.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple

from parlour.kernel import Game, Match
from tests.screens import Seen, seen


class Picture(NamedTuple):
    """A position as spectators see it; the places in sight (none: the whole board), and those that are marked.

    `press` is a place that whoever is asked has pressed: then the board is theirs, and shows what follows from it.
    """

    match: Match
    show: tuple[str, ...] = ()
    marked: tuple[str, ...] = ()
    press: str = ""


def pictures(of: Mapping[str, Callable[[], Picture]]) -> dict[str, Seen]:
    """The content of `screen/guide.json`."""
    return {name: _drawn(make()) for name, make in of.items()}


def guide_module(game: Game) -> ModuleType:
    return import_module(f"parlour.games.{game.id}.tests.guide")


def _drawn(picture: Picture) -> Seen:
    seat = next(iter(picture.match.pending)) if picture.press else None
    view: dict[str, Any] = {**seen(picture.match, seat, "game", "rules"), "asked": {}, "sealed": []}
    pressed = {"press": picture.press} if picture.press else {}
    return {"view": view, "show": list(picture.show), "marked": list(picture.marked), **pressed}
