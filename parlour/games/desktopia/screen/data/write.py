"""Writes what the pages beside the table show: `.venv/bin/python -m parlour.games.desktopia.screen.data.write`."""

from json import dumps
from pathlib import Path

from parlour.games.desktopia.content import CONTENT, ORDERS
from parlour.games.desktopia.scripts import Sequence, book, plain
from parlour.games.desktopia.scripts.typescript import schema

HERE = Path(__file__).parent


def write() -> None:
    """Every file anew."""
    for name, content in files().items():
        (HERE / name).write_text(content, encoding="utf-8")


def files() -> dict[str, str]:
    """What belongs into each file."""
    return {"scripts.json": _text(scripts()), "roster.json": _text(roster()), "schema.ts": schema()}


def scripts() -> dict[str, object]:
    """The book without its solutions, which nobody is to find in a browser."""
    pages = book()
    return {
        "sequences": [_sequence(each) for each in pages.sequences.values()],
        "scripts": [plain(each, public=True) for each in pages.scripts.values()],
    }


def roster() -> dict[str, object]:
    """What is in the box, as far as somebody who lays it out must know."""
    return {
        "orders": ORDERS,
        "sizes": {name: {"diameter": size.diameter, "disks": size.disks} for name, size in CONTENT.sizes.items()},
        "characters": {
            name: {
                "order": card.order,
                "rank": card.rank,
                "lives": card.lives,
                "cost": card.cost,
                "sector": card.sector,
                "supply": card.supply,
            }
            for name, card in CONTENT.characters.items()
        },
        "artifacts": dict(CONTENT.artifacts),
        "rituals": dict(CONTENT.rituals),
        "gap": CONTENT.gap,
    }


def _sequence(sequence: Sequence) -> dict[str, object]:
    shown = ("id", "kind", "title_en", "title_ru", "intro_en", "intro_ru", "players", "scripts")
    return {name: getattr(sequence, name) for name in shown}


def _text(content: object) -> str:
    return dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    write()
