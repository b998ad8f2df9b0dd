"""Writes the types of the wire and of every game's table for the client, and the page about the wire."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from parlour.kernel import Game
from parlour.server import messages
from parlour.server.app import ROUTES
from parlour.server.openapi import bodies_of
from parlour.server.protocol.game_types import game_types
from parlour.server.protocol.markdown import page
from parlour.server.protocol.typescript import types
from parlour.table import AnyCommand, Clock

ROOT = Path(__file__).parents[3]
BODIES = [kind for route in ROUTES for kind in bodies_of(route)]
UNIONS = {
    "Incoming": messages.AnyIncoming,
    "Outgoing": messages.AnyOutgoing,
    "Command": AnyCommand,
    "Clock": Clock,
}


def files() -> dict[Path, str]:
    """What is generated, and where it belongs."""
    return {
        ROOT / "web" / "src" / "wire" / "types.ts": types(BODIES, UNIONS),
        ROOT / "docs" / "protocol.md": page(ROUTES, BODIES),
        **{game.folder / "screen" / "types.ts": game_types(game) for game in games()},
    }


def games() -> Iterator[Game]:
    """Parlour's own games that have a screen."""
    for screen in sorted((ROOT / "parlour" / "games").glob("*/screen")):
        yield import_module(f"parlour.games.{screen.parent.name}").GAME


if __name__ == "__main__":
    for file, text in files().items():
        file.write_text(text, encoding="utf-8")
