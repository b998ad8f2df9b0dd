"""Where disks lie in a test of blows, so that it is certain who meets whom: everything flies to the right along y = 500."""

from typing import Any

import pytest

from parlour.games.desktopia.content import CONTENT
from parlour.games.desktopia.events import CharacterHealed, CharacterHit, CharacterWounded
from parlour.games.desktopia.position import DiskId
from parlour.games.desktopia.tests.situations import Plain, desk, told, unit
from parlour.kernel import Illegal, Match, events

START, LINE = 400.0, 500.0  # where a striker lies, and the line along which it flies
RIGHT = 0
CORNERS = ((60.0, 60.0), (60.0, 940.0), (940.0, 940.0), (940.0, 60.0), (60.0, 500.0), (940.0, 500.0))


def striker(kind: str, side: int = 0, **more: Any) -> Plain:
    """Whoever is flicked to the right."""
    return unit(kind, side, START, LINE, **more)


def ahead(kind: str, side: int = 1, by: float = 100, **more: Any) -> Plain:
    """Somebody straight ahead: the first whom the striker meets, head-on."""
    return unit(kind, side, START + by, LINE, **more)


def gate(upper: str, lower: str, side: int = 1, x: float = 480.0, **more: Any) -> tuple[Plain, Plain]:
    """Two that stand beside the line so closely that the striker meets first the upper and then the lower one."""
    return (
        unit(upper, side, x, LINE + _radius(upper) + 1, **more),
        unit(lower, side, x + 6, LINE - _radius(lower) - 1, **more),
    )


def away(kind: str, side: int, corner: int | None = None, **more: Any) -> Plain:
    """Somebody far from everything, so that a side is not out: each side in a corner of its own."""
    return unit(kind, side, *CORNERS[side if corner is None else corner], **more)


def hits(match: Match) -> list[tuple[DiskId, int]]:
    """Everybody hit so far and for how much, in order; prevented damage included."""
    return [(each.target, each.damage) for each in told(match, CharacterHit)]


def wounds(match: Match) -> list[tuple[DiskId, int]]:
    """All damage dealt so far, in order: whom, how much."""
    return [(each.disk, each.damage) for each in told(match, CharacterWounded)]


def course(match: Match) -> list[tuple[str, DiskId, int]]:
    """Wounds and healing so far, in order: which of the two, whose, and the lives after it."""
    found = []
    for each in events(match.position):
        match each.event:
            case CharacterWounded(disk, _, left, _):
                found.append(("wounded", disk, left))
            case CharacterHealed(disk, _, now, _):
                found.append(("healed", disk, now))
    return found


def column(match: Match, disk: DiskId) -> tuple[DiskId, ...]:
    """The missiles on a character, the lowest first."""
    return desk(match).columns.get(disk, ())


def refused(match: Match, action: str, seat: int = 0) -> str:
    """The rule by which an answer is refused; it must be."""
    with pytest.raises(Illegal) as caught:
        match.act(seat, action)
    return caught.value.rule


def _radius(kind: str) -> float:
    return CONTENT.sizes[CONTENT.characters[kind].rank].diameter / 2
