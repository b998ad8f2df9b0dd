"""The list of games: the only place that knows which there are.

A game is the `GAME` of a module. Parlour's own stand here; a module named with its dots (`examples.skirmish`) is taken from
wherever Python finds it, so that anybody's game can be played, tested and measured like ours.
"""

import os
from importlib import import_module

from parlour.kernel import Game, Illegal

OWN: dict[str, str] = {
    "candelabria": "parlour.games.candelabria",
    "desktopia": "parlour.games.desktopia",
    "horde": "parlour.games.horde",
    "inbetween": "parlour.games.inbetween",
}
EXAMPLES: dict[str, str] = {"skirmish": "examples.skirmish"}
ASK_FOR_EXAMPLES = "PARLOUR_EXAMPLES"


def games() -> tuple[str, ...]:
    """The ids of the registered games; with PARLOUR_EXAMPLES=1 in the environment the examples are among them."""
    return tuple(sorted(_registered()))


def game(name: str) -> Game:
    """The game with this id, or the game of the module with this dotted name."""
    if not isinstance(name, str) or len(name) > 200:
        raise _unknown(name)
    module = _registered().get(name, name if "." in name else None)
    if module is None or not all(part.isidentifier() for part in module.split(".")):
        raise _unknown(name)
    return game_of(module)


def game_of(module: str) -> Game:
    """The game that a module holds under the name GAME."""
    try:
        found = getattr(import_module(module), "GAME", None)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise
        raise _unknown(module) from None
    if not isinstance(found, Game):
        raise _unknown(module)
    return found


def _registered() -> dict[str, str]:
    return {**OWN, **EXAMPLES} if os.environ.get(ASK_FOR_EXAMPLES) == "1" else OWN


def _unknown(name: object) -> Illegal:
    legal = ", ".join(games()) or "none yet; PARLOUR_EXAMPLES=1 adds the examples"
    return Illegal("unknown-game", found=str(name)[:60], legal=legal)
