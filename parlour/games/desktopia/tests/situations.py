"""Battles laid out for a test: a few disks at given places, a machine's hand, and whatever the test adds to them.

    match = battle(unit("kharu", 0, 300, 500, facing=0), unit("ramprack", 1, 400, 500))
    flick(match, "kharu", 0, 1500)
    assert desk(match).lives == {"kharu": 4}

Disks are called as the rules call them: heroes by their type, others with a number in the order of their units.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from parlour.games.desktopia.content import CONTENT
from parlour.games.desktopia.game import GAME
from parlour.games.desktopia.position import Desk, DiskId
from parlour.kernel import Match, events, open_question, start

Plain = dict[str, Any]


def unit(kind: str, side: int, x: float, y: float, **more: Any) -> Plain:
    """One disk of a side; more: wounds, missiles, facing, tag, on_artifact."""
    return {"side": side, "type": kind, "count": 1, "placement": {"at": [[x, y]]}, **more}


def zoned(kind: str, side: int, zone: str, count: int = 1, **more: Any) -> Plain:
    """Disks that their owner deploys."""
    return {"side": side, "type": kind, "count": count, "placement": {"zone": zone}, **more}


def circle(name: str, x: float, y: float, radius: float) -> Plain:
    """A round piece of terrain, or a round zone."""
    return {"id": name, "label_en": name, "label_ru": "вещь", "shape": {"circle": [x, y, radius]}}


def rect(name: str, x: float, y: float, width: float, height: float, rotation: float = 0) -> Plain:
    """A rectangle about its centre."""
    return {"id": name, "label_en": name, "label_ru": "вещь", "shape": {"rect": [x, y, width, height, rotation]}}


def artifact(name: str, x: float, y: float) -> Plain:
    """An artifact at its place; whoever stands on it is a unit with `on_artifact`."""
    return {"artifact": name, "at": [x, y]}


def barrel(name: str, order: str, x: float, y: float) -> Plain:
    """A special object."""
    return {"object_id": name, "order": order, "at": [x, y], "label_en": name, "label_ru": "бочка"}


def script(*units: Plain, players: int = 2, teams: Sequence[int] | None = None, **more: Any) -> Plain:
    """A script with these units; whoever has none gets one in a far corner, so that nobody is out at once."""
    sides = max(players, 1 + max([each["side"] for each in units], default=0))
    squads = [[_entry(each) for each in units if each["side"] == side] for side in range(sides)]
    found = [
        {
            "seat": side,
            "team": side if teams is None else teams[side],
            "orders": _orders(squads[side]),
            "control": "player" if side < players else "passive",
            "squad": squads[side],
        }
        for side in range(sides)
    ]
    return {
        "id": "trial", "title_en": "Trial", "title_ru": "Проба", "players": players,
        "kind": "etude" if players == 1 else "battle", "first_player": 0, "steadiness": 100, "sides": found, **more,
    }  # fmt: skip


def battle(*units: Plain, players: int = 2, seed: int = 0, rituals: str = "script", hand: str = "steady", **more: Any) -> Match:
    """A match of such a script, at its first question; more: any key of a script (RULES.md 4.3)."""
    return opened(script(*units, players=players, **more), seed, rituals, hand)


def opened(plain: Plain, seed: int = 0, rituals: str = "script", hand: str = "steady") -> Match:
    """A match of this script."""
    options = {"custom": json.dumps(plain)}
    if plain["players"] > 1:
        options |= {"rituals": rituals, "hand": hand}
    return start(GAME, GAME.terms(plain["players"], options), seed)


def desk(match: Match) -> Desk:
    """The position as the game knows it."""
    assert isinstance(match.position, Desk)
    return match.position


def again(match: Match) -> Match:
    """Asks anew what was asked, after a test has changed the desk by hand."""
    open_question(match.position)
    return match


def lay(match: Match, target: DiskId, *missiles: DiskId, by: int = 0) -> Match:
    """Missiles lie on a character, the first at the bottom, laid there by this seat."""
    position = desk(match)
    position.columns[target] = (*position.columns.get(target, ()), *missiles)
    for missile in missiles:
        position.layer[missile] = by
    return again(match)


def flick(match: Match, disk: DiskId, angle: float, speed: int, seat: int = 0) -> Match:
    """A flick as an action, or where one must follow."""
    match.act(seat, f"flick {disk} {number(angle)} {speed}")
    return match


def shoot(match: Match, shooter: DiskId, x: float, y: float, angle: float, speed: int, seat: int = 0) -> Match:
    """A shot with the missile laid at this place."""
    match.act(seat, f"shoot {shooter} {number(x)} {number(y)} {number(angle)} {speed}")
    return match


def number(value: float) -> str:
    """A number as notation writes it."""
    return repr(value)


def kind(match: Match, seat: int = 0) -> str:
    """What the seat is asked, "" if nothing."""
    return match.pending[seat].kind if seat in match.pending else ""


def told(match: Match, name: type) -> list[Any]:
    """The events of a kind so far."""
    return [each.event for each in events(match.position) if isinstance(each.event, name)]


def options(match: Match, seat: int = 0) -> tuple[str, ...]:
    """What the seat may answer besides flicks, shots and places."""
    return match.pending[seat].options


def ranges(match: Match, seat: int = 0) -> Mapping[str, tuple[Any, ...]]:
    """What may vary in the seat's flicks, shots and places."""
    return match.pending[seat].ranges


def _entry(each: Plain) -> Plain:
    return {name: value for name, value in each.items() if name != "side"}


def _orders(squad: list[Plain]) -> list[str]:
    found = dict.fromkeys([CONTENT.characters[each["type"]].order for each in squad])
    return list(found) or ["fire"]


__all__ = [
    "again", "artifact", "barrel", "battle", "circle", "desk", "flick", "kind", "lay", "number", "opened", "options", "ranges",
    "rect", "script", "shoot", "told", "unit", "zoned",
]  # fmt: skip
