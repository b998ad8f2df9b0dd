"""A small book with one campaign of two battles, and damaged copies of it."""

from collections.abc import Mapping
from typing import NamedTuple

from parlour.games.desktopia.tests.scripts.drawn import DUEL, GONE, Plain, changed

FIRST: Plain = {
    **DUEL,
    "id": "first",
    "kind": "campaign_battle",
    "rituals": {"enabled": True},
    "campaign": {
        "id": "war",
        "index": 0,
        "carry": [{"for": "winner", "gain": {"type": "start_time_cards", "kind": "bonus", "n": 1}}],
    },
}
SECOND: Plain = {**FIRST, "id": "second", "campaign": {"id": "war", "index": 1, "carry": []}}
WAR: Plain = {
    "id": "war",
    "kind": "campaign",
    "title_en": "War",
    "title_ru": "Война",
    "intro_en": "",
    "intro_ru": "",
    "players": 2,
    "scripts": ["first", "second"],
    "points": [{"win": 1}, {"win": 2, "draw": 1}],
    "tie": "strength_left",
}
BOOK: Plain = {
    "format": "desktopia-script-book",
    "format_version": 1,
    "status": "designed",
    "sequences": [WAR],
    "scripts": [FIRST, SECOND],
}

CARRY = "scripts[0].campaign.carry[0]"


class Damaged(NamedTuple):
    """What is changed in the book, and the refusal."""

    changes: Mapping[str, object]
    key: str
    where: str
    rule: str


def book_with(changes: Mapping[str, object]) -> Plain:
    """A copy of the book with new values at these places."""
    return changed(BOOK, changes)


DAMAGED = (
    Damaged({"format": "recipes"}, "other-format", "format", "SB-F-11"),
    Damaged({"format_version": 2}, "other-format", "format", "SB-F-11"),
    Damaged({"author": "me"}, "unknown-key", "author", "SB-F-11"),
    Damaged({"scripts[1].id": "first"}, "repeated-name", "scripts[1].id", "DK-SCR-01"),
    Damaged({"scripts[1].players": 3}, "seat-order", "scripts[1].sides", "DK-SCR-01"),
    Damaged({"scripts[1]": 5}, "not-an-object", "scripts[1]", "DK-SCR-13"),
    Damaged({"sequences[0].kind": "war"}, "unknown-word", "sequences[0].kind", "SB-F-12"),
    Damaged({"sequences[0].kind": "tutorial"}, "unknown-key", "sequences[0].points", "SB-F-12"),
    Damaged({"sequences[0].tie": GONE}, "missing-key", "sequences[0].tie", "SB-F-12"),
    Damaged({"sequences[0].points[+]": {"win": 1}}, "wrong-length", "sequences[0].points", "SB-F-12"),
    Damaged({"sequences[0].scripts[1]": "third"}, "unknown-script", "war.scripts[1]", "DK-SCR-01"),
    Damaged({"scripts[1].campaign.index": 0}, "out-of-place", "second.campaign", "SB-F-12"),
    Damaged({"scripts[1].campaign.id": "peace"}, "out-of-place", "second.campaign", "SB-F-12"),
    Damaged(
        {"sequences[0].scripts": ["first"], "sequences[0].points": [{"win": 1}], f"{CARRY}": GONE},
        "out-of-place",
        "second.campaign",
        "SB-F-12",
    ),
    Damaged({"sequences[0].players": 3}, "players-differ", "first.players", "SB-F-12"),
    Damaged({"scripts[1].campaign.carry": FIRST["campaign"]["carry"]}, "last-carry", "second.campaign.carry", "DK-SCR-09"),
    Damaged({f"{CARRY}.if_alive": "king"}, "unknown-tag", "first.campaign.carry[0].if_alive", "DK-SCR-01"),
    Damaged({f"{CARRY}.if_seat": 2}, "unknown-seat", "first.campaign.carry[0].if_seat", "DK-SCR-01"),
    Damaged({f"{CARRY}.for": 3}, "unknown-seat", "first.campaign.carry[0].for", "DK-SCR-01"),
    Damaged(
        {f"{CARRY}.gain": {"type": "life_max", "tag": "king", "n": 5}},
        "unknown-tag",
        "first.campaign.carry[0].gain",
        "DK-SCR-01",
    ),
    Damaged(
        {f"{CARRY}.gain": {"type": "keep_wounds", "tag": "biters", "max": 1}},
        "single-tag",
        "first.campaign.carry[0].gain.tag",
        "SB-F-19",
    ),
    Damaged(
        {f"{CARRY}.gain": {"type": "keep_wounds", "tag": "captain", "max": 4}},
        "too-wounded",
        "first.campaign.carry[0].gain",
        "DK-SET-10",
    ),
    Damaged(
        {f"{CARRY}.gain": {"type": "energan", "count": 1}},
        "order-not-played",
        "first.campaign.carry[0].gain",
        "DK-SET-03",
    ),
    Damaged(
        {f"{CARRY}.gain": {"type": "energan", "count": 2}, f"{CARRY}.if_seat": 1},
        "too-many-disks",
        "first.campaign.carry[0].gain",
        "DK-SCR-02",
    ),
    Damaged(
        {
            f"{CARRY}.gain": {"type": "energan", "count": 1},
            f"{CARRY}.if_seat": 1,
            "scripts[1].sides[1].squad[0].placement": {"at": [[700, 700]]},
        },
        "no-zone",
        "first.campaign.carry[0].gain",
        "SB-F-18",
    ),
    Damaged(
        {f"{CARRY}.gain": {"type": "ritual_grant", "ritual": "healing", "n": 1}, "scripts[1].rituals.enabled": False},
        "rituals-off",
        "first.campaign.carry[0].gain",
        "DK-SET-15",
    ),
)
