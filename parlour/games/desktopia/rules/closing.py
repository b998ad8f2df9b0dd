"""5 END: what happens at the end of a turn, in the order of the player's choice."""

from parlour.games.desktopia.events import ArtifactUsed
from parlour.games.desktopia.position import (
    Desk,
    DiskId,
    Spot,
    bears,
    everybody,
    is_alive,
    is_placed,
    living,
    radius,
    team_of,
    type_of,
    where,
)
from parlour.games.desktopia.rules.abilities import has_trait, is_fixed
from parlour.games.desktopia.rules.artifacts import MAGNETOSPHERE, controls
from parlour.games.desktopia.rules.deaths import settle
from parlour.games.desktopia.rules.nearness import nearby
from parlour.games.desktopia.rules.placing import places_for
from parlour.games.desktopia.rules.rituals import put
from parlour.games.desktopia.rules.supplies import FLAME, SHIELD, bearer_of, free, lay, lift, set_supply
from parlour.games.desktopia.rules.wounds import guard, heal, wound
from parlour.games.desktopia.scripts.modifiers import HazardZone, HealingZone
from parlour.kernel import Action, Decision, Play, Seat, ask, rule

RULE = "rule"
DECLINE, DONE = "decline", "done"
SHIELDS = 2  # DK-TRA-19


def end_triggers(desk: Desk, seat: Seat) -> tuple[DiskId, ...]:
    """DK-TRN-15, DK-TRN-18, DK-MIS-02, DK-MIS-03, DK-TRA-07 What is due now, each once, in the default order (DK-D-27)."""
    own = living(desk, seat)
    return (
        MAGNETOSPHERE,
        *[disk for disk in own if has_trait(desk, disk, "shawakh")],
        *[disk for disk in own if has_trait(desk, disk, "untouchable")],
        *[missile for missile, owner in sorted(desk.layer.items()) if owner == seat and type_of(missile) == FLAME],
        *[disk for disk in own if has_trait(desk, disk, "adjarkha")],
        *[
            f"{RULE}{number}"
            for number, special in enumerate(desk.script.special_rules)
            if isinstance(special, (HazardZone, HealingZone))
        ],
    )


def live_ends(desk: Desk, seat: Seat, due: tuple[DiskId, ...]) -> tuple[DiskId, ...]:
    """DK-TRN-17 Those of the triggers whose source is still there, and that would do something now."""
    return tuple([trigger for trigger in due if _closes(desk, seat, trigger)])


def _closes(desk: Desk, seat: Seat, trigger: DiskId) -> bool:
    match type_of(trigger):
        case "rule":
            zone = desk.script.special_rules[int(trigger.removeprefix(RULE))]
            return isinstance(zone, (HazardZone, HealingZone)) and bool(in_zone(desk, seat, zone))
        case "magnetosphere":
            return controls(desk, seat, MAGNETOSPHERE) and bool(pullable(desk))
        case "flame":
            return desk.layer.get(trigger) == seat
        case "shawakh":
            return is_alive(desk, trigger) and bool(shieldable(desk, trigger))
        case "adjarkha":
            return is_alive(desk, trigger) and bool(sparks(desk))
        case _:
            return is_alive(desk, trigger) and bool(nearby(desk, trigger))


@rule
def fire_end(desk: Desk, seat: Seat, trigger: DiskId) -> Play[None]:
    """6.14, 6.16, 6.17, DK-MIS-31, DK-TRA-07 One end trigger, carried out completely."""
    match type_of(trigger):
        case "magnetosphere":
            yield from pull(desk, seat)
        case "shawakh":
            yield from shield(desk, seat, trigger)
        case "untouchable":
            for disk in nearby(desk, trigger):
                wound(desk, disk, 1, trigger, seat, guard(desk, disk))
        case "flame":
            victim = bearer_of(desk, trigger)
            wound(desk, victim, 1, trigger, seat, guard(desk, victim))
        case "adjarkha":
            yield from spark(desk, seat)
        case _:
            touch_zone(desk, seat, trigger)
    yield from settle(desk)


def pullable(desk: Desk) -> tuple[DiskId, ...]:
    """DK-ART-19, DK-ART-20 The characters that the Magnetosphere could draw to itself; who lies in the way may move aside."""
    sizes = {radius(desk, disk) for disk in everybody(desk)}
    roomy = {size for size in sizes if places_for(desk, size, near=MAGNETOSPHERE).some() is not None}
    return tuple(
        [
            disk
            for disk in everybody(desk)
            if not is_fixed(desk, disk)
            and (
                radius(desk, disk) in roomy
                or places_for(desk, radius(desk, disk), near=MAGNETOSPHERE, without=(disk,)).some() is not None
            )
        ]
    )


@rule
def pull(desk: Desk, seat: Seat) -> Play[None]:
    """DK-ART-19 The Magnetosphere may move any character next to itself."""
    choice = yield ask(seat, Decision("pull", (*[("pull", each) for each in pullable(desk)], DECLINE)))
    if choice == DECLINE:
        return
    disk = choice[1]
    place = yield ask(seat, beside_magnetosphere(desk, disk))
    desk.used.add(MAGNETOSPHERE)
    desk.tell(ArtifactUsed(seat, MAGNETOSPHERE, ""))
    put(desk, disk, Spot(place[1], place[2]), MAGNETOSPHERE)


def beside_magnetosphere(desk: Desk, disk: DiskId) -> Decision:
    """DK-PLC-02 Where a character goes that the Magnetosphere draws to itself."""
    places = places_for(desk, radius(desk, disk), near=MAGNETOSPHERE, without=(disk,))
    return Decision("place", places, {"disk": disk, "near": MAGNETOSPHERE, "by": MAGNETOSPHERE})


def shieldable(desk: Desk, shawakh: DiskId) -> tuple[DiskId, ...]:
    """DK-TRA-19, DK-MIS-14, DK-SHO-13 Who could get a Shield off Shawakh's card."""
    if not desk.supply.get(shawakh, 0):
        return ()
    return tuple([disk for disk in everybody(desk) if not bears(desk, disk, SHIELD)])


@rule
def shield(desk: Desk, seat: Seat, shawakh: DiskId) -> Play[None]:
    """DK-TRA-19 Up to two Shields from Shawakh's card, on different characters."""
    for _ in range(SHIELDS):
        targets = shieldable(desk, shawakh)
        if not targets:
            return
        choice = yield ask(seat, Decision("shields", (*[("shield", each) for each in targets], DONE)))
        if choice == DONE:
            return
        set_supply(desk, shawakh, desk.supply[shawakh] - 1)
        lay(desk, free(desk, SHIELD)[0], choice[1], seat)


def sparks(desk: Desk) -> tuple[Action, ...]:
    """DK-TRA-05 Every Flame that lies on a character, with everybody whom it could be moved to."""
    return tuple(
        [
            ("spark", flame, disk)
            for carrier, column in desk.columns.items()
            for flame in column
            if type_of(flame) == FLAME
            for disk in everybody(desk)
            if disk != carrier
        ]
    )


@rule
def spark(desk: Desk, seat: Seat) -> Play[None]:
    """DK-TRA-05, DK-R-53 Adjarkha may move one Flame; it is his player's then."""
    choice = yield ask(seat, Decision("spark", (*sparks(desk), DECLINE)))
    if choice != DECLINE:
        source = lift(desk, choice[1])
        lay(desk, choice[1], choice[2], seat, source)


def in_zone(desk: Desk, seat: Seat, zone: HazardZone | HealingZone) -> tuple[DiskId, ...]:
    """RULES.md 4.6 The active player's characters in a zone that harms or heals them."""
    if isinstance(zone, HazardZone) and zone.who == "enemies" and zone.team == team_of(desk, seat):
        return ()
    shape = desk.script.zone(zone.zone).shape
    return tuple([disk for disk in living(desk, seat) if is_placed(desk, disk) and shape.contains(*where(desk, disk))])


def touch_zone(desk: Desk, seat: Seat, trigger: DiskId) -> None:
    """RULES.md 4.6 A zone harms or heals those in it."""
    zone = desk.script.special_rules[int(trigger.removeprefix(RULE))]
    assert isinstance(zone, (HazardZone, HealingZone)), f"{zone} has no zone"
    for disk in in_zone(desk, seat, zone):
        if isinstance(zone, HazardZone):
            wound(desk, disk, zone.damage, zone.zone, None, guard(desk, disk))
        else:
            heal(desk, disk, zone.lives, zone.zone)
