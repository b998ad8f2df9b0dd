"""Section 13: what must be true at every question of every battle."""

import json
from collections import Counter
from itertools import combinations, groupby
from math import hypot, pi

from parlour.games.desktopia.content import ORDERS
from parlour.games.desktopia.events import CharacterHealed, CharacterHit, CharacterWounded, DiskFlicked, Path
from parlour.games.desktopia.position import SHORTS, Desk, bears, card, controller, radius, size, type_of
from parlour.games.desktopia.rules.entering import fighters_left
from parlour.games.desktopia.rules.supplies import free
from parlour.games.desktopia.rules.timing import cards_left
from parlour.kernel import Match

OVERLAP = 0.002
DEGREES = 180 / pi


def always(match: Match) -> None:
    """Everything that can be seen in one position."""
    desk = match.position
    assert isinstance(desk, Desk)
    characters(desk)
    disks(desk)
    cards(desk)
    lives(desk)
    supplies(desk)
    questions(match, desk)
    assert desk.script.round_limit is None or desk.round <= desk.script.round_limit  # DK-I-14
    if not waits(match):
        places(desk)
        control(desk)


def waits(match: Match) -> bool:
    """Whether disks that left may still wait to be returned: while a target is named."""
    return any(decision.kind == "target" for decision in match.pending.values())


def characters(desk: Desk) -> None:
    """DK-I-01 Every character has all that belongs to it, and no disk is used twice."""
    assert set(desk.side) == set(desk.lives) == set(desk.most) == set(desk.facing)
    ranks = Counter((card(desk, disk).order, card(desk, disk).rank) for disk in desk.side)
    for (_, rank), count in ranks.items():
        assert count <= desk.content.sizes[rank].disks
    for order in ORDERS:
        assert ranks[order, "fighter"] + fighters_left(desk, order) == 4
    assert not (desk.charged and "div" in desk.side)
    assert not desk.charged or desk.charged in desk.side


def disks(desk: Desk) -> None:
    """DK-I-01 Missiles: each disk in exactly one place."""
    lying = [each for column in desk.columns.values() for each in column] + [each for each in desk.at if type_of(each) in SHORTS]
    assert len(lying) == len(set(lying))
    assert set(desk.layer) == {each for column in desk.columns.values() for each in column}
    assert set(desk.columns) <= set(desk.side)
    for short, kind in SHORTS.items():
        stored = sum(count for disk, count in desk.supply.items() if card(desk, disk).missile == kind)
        used = sum(type_of(each) == short for each in lying)
        assert used + stored + len(free(desk, short)) == desk.content.missiles[kind].disks
        assert not set(free(desk, short)) & set(lying)


def cards(desk: Desk) -> None:
    """DK-I-02, DK-I-07 Twelve rituals and five time cards, never both kinds in a camp; DK-TIM-09 bonuses have their actions."""
    rituals = [*desk.deck, *desk.discard, *[each for hand in desk.hands.values() for each in hand]]
    assert len(rituals) == len(set(rituals)) == 12
    assert 0 <= cards_left(desk) <= 5
    assert all(min(pair) == 0 <= max(pair) for pair in zip(desk.penalties, desk.bonuses, strict=True))
    assert 0 <= desk.extra <= min(desk.actions, desk.bonuses[desk.active])


def lives(desk: Desk) -> None:
    """DK-I-04 Who is on the battlefield lives; the dying are gone before anybody is asked anything but a target."""
    for disk in desk.side:
        least = 0 if disk in desk.dying else 1
        assert least <= desk.lives[disk] <= desk.most[disk]


def supplies(desk: Desk) -> None:
    """DK-I-05 Supplies within their maximum, one Shield on a character at most."""
    for disk, count in desk.supply.items():
        assert 0 <= count <= card(desk, disk).supply
    assert all(bears(desk, disk, "shield") <= 1 for disk in desk.columns)


def places(desk: Desk) -> None:
    """DK-I-01, DK-I-03, DK-I-20 Everything lies inside, and nothing on the table overlaps."""
    laid = {each.artifact for each in desk.script.artifacts} | {each.object_id for each in desk.script.objects}
    if desk.round:
        assert all((disk in desk.at) != (disk in desk.on) for disk in desk.side)
    assert {disk for disk in desk.at if disk not in desk.side and type_of(disk) not in SHORTS} == laid
    for disk, spot in desk.at.items():
        assert 0 <= spot.x <= desk.script.field.w and 0 <= spot.y <= desk.script.field.h, disk
        for piece in desk.ground.pieces:
            assert piece.shape.gap(*spot) >= radius(desk, disk) - OVERLAP, (disk, piece.id)
    for (one, here), (other, there) in combinations(desk.at.items(), 2):
        assert hypot(here.x - there.x, here.y - there.y) >= radius(desk, one) + radius(desk, other) - OVERLAP, (one, other)


def control(desk: Desk) -> None:
    """DK-I-06 One character on an artifact, whose owner controls it."""
    assert len(set(desk.on.values())) == len(desk.on)
    for disk, artifact in desk.on.items():
        assert artifact in desk.at and artifact in desk.content.artifacts
        assert controller(desk, artifact) == desk.side[disk]


def questions(match: Match, desk: Desk) -> None:
    """DK-I-11 Exactly one player is asked, and has an answer; a turn can always be ended."""
    assert len(match.pending) == (0 if match.over else 1)
    for decision in match.pending.values():
        assert decision.options or decision.ranges
        assert decision.kind != "act" or "end" in decision.options
        assert decision.kind == "deploy" or desk.round > 0


def secrets(match: Match) -> None:
    """DK-I-18 No view tells another's hand, or the deck: neither what lies there nor how it came there."""
    desk = match.position
    assert isinstance(desk, Desk)
    for seat in (*range(desk.seats), None):
        view = match.view(seat)
        drawn = [each for each in view.pop("events", ()) if each["event"] == "ritual-drawn"]
        assert all(each["card"] is None for each in drawn if each["seat"] != seat)
        text = json.dumps(view)
        hidden = [*desk.deck, *[each for owner, hand in desk.hands.items() if owner != seat for each in hand]]
        assert not [each for each in hidden if f'"{each}"' in text or f" {each}" in text]


def step(before: Desk, after: Desk, events: list[object]) -> None:
    """What one answer may change: DK-I-08, DK-I-10, DK-I-16, DK-I-19."""
    hits: list[tuple[str, str]] = []
    now = dict(before.lives)
    for event in events:
        match event:
            case DiskFlicked():
                hits.clear()
                assert not event.cut_short
                assert [each.time for each in event.happenings] == sorted(each.time for each in event.happenings)
            case CharacterHit():
                assert (event.disk, event.target) not in hits
                hits.append((event.disk, event.target))
            case CharacterWounded() if event.disk in now:
                assert event.damage > 0
                assert event.left == max(0, now[event.disk] - event.damage)
                now[event.disk] = event.left
            case CharacterHealed() if event.disk in now:
                assert event.lives > 0
                assert event.now == now[event.disk] + event.lives
                now[event.disk] = event.now
    assert after.lives == {disk: now.get(disk, count) for disk, count in after.lives.items()}
    named = {word for event in events if not isinstance(event, DiskFlicked) for word in _words(event)}
    moved = {path.disk for event in events if isinstance(event, DiskFlicked) for path in event.paths}
    for disk in set(before.at) & set(after.at) - named - moved:
        assert before.at[disk] == after.at[disk], disk


def _words(event: object) -> set[str]:
    assert isinstance(event, tuple)
    found = {each for each in event if isinstance(each, str)}
    return found | {inner for each in event if isinstance(each, tuple) for inner in each if isinstance(inner, str)}


def energy(desk: Desk, flicked: DiskFlicked) -> None:
    """DK-I-09 Without blocks, no contact adds to the energy of sliding and spinning."""
    paths: dict[str, Path] = {}
    most = 0.0
    for time, together in groupby(flicked.paths, key=lambda path: path.time):
        paths |= {path.disk: path for path in together}
        total = sum(_energy(desk, path, time) for path in paths.values())
        most = most or total
        assert 0 < total <= most * (1 + 1e-6) + 10
        most = total


def _energy(desk: Desk, path: Path, time: float) -> float:
    """What a disk has of it at some time of its path, in g mm2/s2."""
    lost, around = desk.content.friction.table * (time - path.time), radius(desk, path.disk)
    speed = max(0.0, hypot(path.vx, path.vy) - lost)
    spin = max(0.0, abs(path.spin) / DEGREES - 4 / 3 * lost / around)
    return size(desk, path.disk).mass * (speed**2 / 2 + (spin * around) ** 2 / 4)
