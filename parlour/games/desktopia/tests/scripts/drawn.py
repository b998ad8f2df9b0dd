"""Scripts for tests: an example of the format, those of the book as plain data, and copies with something changed."""

import json
import re
from collections.abc import Mapping
from typing import Any

from parlour.games.desktopia.scripts.book import FILE
from parlour.games.desktopia.scripts.checking import check
from parlour.games.desktopia.scripts.reading import read
from parlour.games.desktopia.scripts.script import Script

Plain = dict[str, Any]

GONE = object()  # as a new value: the key is taken away

DUEL: Plain = {
    "id": "fixture_duel",
    "title_en": "Test duel",
    "title_ru": "Пробная дуэль",
    "players": 2,
    "first_player": "draw",
    "terrain": [
        {"id": "mug", "label_en": "Mug", "label_ru": "Кружка", "shape": {"circle": [500, 500, 45]}},
        {"id": "book", "label_en": "Book", "label_ru": "Книга", "shape": {"rect": [250, 560, 160, 40, 20]}},
    ],
    "zones": [
        {"id": "south", "label_en": "South", "label_ru": "Юг", "shape": {"rect": [500, 110, 700, 160, 0]}},
        {"id": "north", "label_en": "North", "label_ru": "Север", "shape": {"rect": [500, 890, 700, 160, 0]}},
    ],
    "artifacts": [{"artifact": "fountain_of_life", "at": [820, 500]}],
    "sides": [
        {
            "seat": 0,
            "team": 0,
            "orders": ["dust"],
            "control": "player",
            "squad": [
                {"type": "akeru", "count": 1, "placement": {"zone": "south"}},
                {"type": "ezzen", "count": 2, "tag": "biters", "placement": {"zone": "south"}},
                {"type": "phantom", "count": 3, "placement": {"zone": "south"}},
            ],
        },
        {
            "seat": 1,
            "team": 1,
            "orders": ["metal"],
            "control": "player",
            "squad": [
                {"type": "vailla", "count": 1, "tag": "captain", "placement": {"zone": "north"}},
                {"type": "ramprack", "count": 2, "placement": {"zone": "north"}},
                {"type": "energan", "count": 3, "placement": {"zone": "north"}},
            ],
        },
    ],
}  # RULES.md 4.8, with two tags

PAGES: Plain = json.loads(FILE.read_text(encoding="utf-8"))
PRINTED: dict[str, Plain] = {"fixture_duel": DUEL, **{each["id"]: each for each in PAGES["scripts"]}}


def altered(script: str, changes: Mapping[str, object]) -> Plain:
    """A copy of a script with new values at these places (`sides[1].squad[0].type`); `[+]` adds to a list."""
    return changed(PRINTED[script], changes)


def changed(plain: Plain, changes: Mapping[str, object]) -> Plain:
    """A copy of plain data with new values at these places."""
    copy: Plain = json.loads(json.dumps(plain))
    for where, value in changes.items():
        *way, last = [int(step) if step.isdigit() else step for step in re.findall(r"[^.\[\]]+", where)]
        holder: Any = copy
        for step in way:
            holder = holder[step]
        if value is GONE:
            del holder[last]
        elif last == "+":
            holder.append(value)
        else:
            holder[last] = value
    return copy


def drawn(changes: Mapping[str, object] | None = None, script: str = "fixture_duel") -> Script:
    """A script that can be played, with these changes."""
    return check(read(altered(script, changes or {})))
