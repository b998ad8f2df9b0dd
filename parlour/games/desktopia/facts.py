"""What the screen is told besides what lies on the table, and what can be neither lost nor made."""

from functools import lru_cache
from math import inf, sqrt
from typing import Annotated, Any, TypeAlias, TypedDict

from parlour.games.desktopia.content import ORDERS, Friction, Hand
from parlour.games.desktopia.position import (
    Desk,
    DiskId,
    Team,
    card,
    everybody,
    in_setup_order,
    is_passive,
    radius,
    size,
    steadiness,
    type_of,
    where,
    with_rituals,
)
from parlour.games.desktopia.rules.abilities import can_shoot, sector
from parlour.games.desktopia.rules.able import hindrance
from parlour.games.desktopia.rules.campaign import points
from parlour.games.desktopia.rules.entering import fighters_left
from parlour.games.desktopia.rules.motion import body, load
from parlour.games.desktopia.rules.nearness import are_nearby
from parlour.games.desktopia.rules.supplies import free
from parlour.games.desktopia.rules.timing import cards_left
from parlour.games.desktopia.rules.winning import progress, strength
from parlour.games.desktopia.scripts.book import book
from parlour.games.desktopia.scripts.conditions import Result
from parlour.games.desktopia.scripts.script import Script
from parlour.games.desktopia.scripts.values import forms, tag_of
from parlour.games.desktopia.scripts.writing import plain

NOT_ITS_TURN, NO_ACTIONS = "not_its_turn", "out_of_actions"


class Body(TypedDict):
    """A disk as the physics knows it."""

    id: DiskId
    x: float
    y: float
    radius: float
    mass: float | None  # None: it never moves
    load: float
    above: DiskId  # the artifact on which it stands, or ""


class Steadiness(TypedDict):
    """How steady the hand of each seat is."""

    steadiness: list[int]


class Goal(TypedDict):
    """How far a condition of the script has come; its parameters follow."""

    type: str
    team: Team
    result: Result
    group: str
    have: int
    need: int


class CampaignFacts(TypedDict):
    """How far a campaign has come."""

    id: str
    battle: int
    battles: int
    points: tuple[int, ...]


GoalFacts: TypeAlias = Annotated[dict[str, Any], Goal, dict[str, object]]


class Facts(TypedDict):
    """How the battle stands."""

    script: dict[str, object]
    bodies: list[Body]
    matter: Annotated[dict[str, Any], Friction]
    hand: Annotated[dict[str, Any], Hand, Steadiness]
    able: dict[DiskId, str]  # why a character cannot act now; "" if it can
    sheds: dict[DiskId, float]  # the speed of a flick above which the missiles on a character fall off
    sectors: dict[DiskId, float]  # the arc of its power sector, in degrees
    goals: list[GoalFacts]
    reserve: dict[str, int]
    fighters: dict[str, int]
    nearby: dict[DiskId, list[DiskId]]
    strength: dict[str, float]
    shots: dict[DiskId, float]  # how far from a shooter its missile may lie at most, rim to rim
    gap: float
    nearby_gap: float
    time_cards: int
    rituals: bool
    campaign: CampaignFacts | None


def facts(desk: Desk) -> Facts:
    """How the battle stands, worked out."""
    content = desk.content
    return {
        "script": public(desk.script),
        "bodies": [_body(desk, disk) for disk in in_setup_order(desk) if disk in desk.at or disk in desk.on],
        "matter": content.friction._asdict(),
        "hand": {"steadiness": [steadiness(desk, player) for player in range(desk.seats)], **content.hand._asdict()},
        "able": {disk: _able(desk, disk) for disk in everybody(desk)},
        "sheds": {disk: shedding(desk, disk) for disk in desk.columns},
        "sectors": {disk: arc for disk in everybody(desk) if (arc := sector(desk, disk))},
        "goals": goals(desk),
        "reserve": {kind: len(free(desk, missile.short)) for kind, missile in content.missiles.items()},
        "fighters": {order: fighters_left(desk, order) for order in ORDERS},
        "nearby": _nearby(desk),
        "strength": {str(team): round(strength(desk, team), 3) for team in desk.script.teams},
        "shots": {disk: size(desk, disk).diameter for disk in everybody(desk) if can_shoot(desk, disk)},
        "gap": content.gap,
        "nearby_gap": content.nearby,
        "time_cards": cards_left(desk),
        "rituals": with_rituals(desk),
        "campaign": _campaign(desk),
    }


@lru_cache(maxsize=128)
def public(script: Script) -> dict[str, object]:
    """SB-F-14 What everybody may know of a script: all but its solution."""
    return plain(script, public=True)


def shedding(desk: Desk, disk: DiskId) -> float:
    """RULES.md 3.5 The speed of a flick above which the missiles on a character fall off."""
    friction = desk.content.friction
    hold = (friction.table + friction.stack) * (1 + load(desk, disk) / size(desk, disk).mass)
    return round(sqrt(2 * hold * radius(desk, disk)), 1)


def goals(desk: Desk) -> list[GoalFacts]:
    """RULES.md 4.5 The conditions of this battle, and how far each has come."""
    entries = []
    for condition in desk.script.victory:
        have, need = progress(desk, condition)
        given = {name: getattr(condition, name) for name in forms(type(condition))}
        entries.append({"type": tag_of(type(condition)), "have": have, "need": need, **given})
    return entries


def pieces(desk: Desk) -> tuple[Any, ...]:
    """DK-I-01, DK-I-02 Disks by colour and size, ritual cards and time cards, wherever they are."""
    rituals = sorted([*desk.deck, *desk.discard, *[ritual for hand in desk.hands.values() for ritual in hand]])
    shorts = {missile.short: missile for missile in desk.content.missiles.values()}
    missiles = [missile for column in desk.columns.values() for missile in column] + [
        disk for disk in desk.at if type_of(disk) in shorts
    ]
    stored = dict.fromkeys(desk.content.missiles, 0)
    for disk, count in desk.supply.items():
        stored[card(desk, disk).missile] += count
    counts = {
        printed.short: len(free(desk, printed.short))
        + stored[kind]
        + sum([type_of(missile) == printed.short for missile in missiles])
        for kind, printed in desk.content.missiles.items()
    }
    movable = {disk for disk in desk.at if disk not in desk.side and type_of(disk) not in shorts}
    laid = {artifact.artifact for artifact in desk.script.artifacts} | {barrel.object_id for barrel in desk.script.objects}
    return tuple(rituals), tuple(sorted(counts.items())), movable == laid, len(set(missiles)) == len(missiles)


def _body(desk: Desk, disk: DiskId) -> Body:
    lying = body(desk, disk)
    return {
        "id": disk,
        "x": lying.x,
        "y": lying.y,
        "radius": lying.radius,
        "mass": None if lying.mass == inf else lying.mass,
        "load": lying.load,
        "above": desk.on.get(disk, ""),
    }


def _able(desk: Desk, disk: DiskId) -> str:
    why = hindrance(desk, disk)
    if why or is_passive(desk, desk.side[disk]):
        return why
    if desk.side[disk] != desk.active or not desk.round:
        return NOT_ITS_TURN
    return "" if desk.actions else NO_ACTIONS


def _nearby(desk: Desk) -> dict[DiskId, list[DiskId]]:
    disks = [disk for disk in (*desk.at, *desk.on) if disk in desk.side or disk in desk.content.artifacts]
    lying = [(disk, *where(desk, disk)) for disk in disks]
    far = desk.content.sizes["hero"].diameter + desk.content.nearby  # no two disks are nearby from farther away
    neighbours: dict[DiskId, list[DiskId]] = {}
    for one, x, y in lying:
        close = [other for other, ox, oy in lying if abs(ox - x) < far and abs(oy - y) < far and are_nearby(desk, one, other)]
        if close:
            neighbours[one] = close
    return neighbours


def _campaign(desk: Desk) -> CampaignFacts | None:
    if not desk.campaign:
        return None
    battles = len(book().sequences[desk.campaign].scripts)
    return {"id": desk.campaign, "battle": min(len(desk.ended) + 1, battles), "battles": battles, "points": points(desk)}
