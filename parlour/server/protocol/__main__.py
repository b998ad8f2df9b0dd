"""Writes the types of the wire for the client, and the page about it."""

from pathlib import Path

from parlour.server import bodies, messages
from parlour.server.app import ROUTES
from parlour.server.protocol.markdown import page
from parlour.server.protocol.typescript import types
from parlour.table import AnyCommand, Clock

ROOT = Path(__file__).parents[3]
BODIES = (
    bodies.GameCard, bodies.GameInfo, bodies.TermsAsked, bodies.TermsInfo, bodies.NewTable, bodies.TableOpened, bodies.Claim,
    bodies.MyTable, bodies.Replay, bodies.Lesson, bodies.Problem,
)  # fmt: skip
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
    }


if __name__ == "__main__":
    for file, text in files().items():
        file.write_text(text, encoding="utf-8")
