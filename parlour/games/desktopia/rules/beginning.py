"""5 START: what happens at the beginning of a turn, in the order of the player's choice."""

from parlour.games.desktopia.position import Desk, DiskId, are_allies, card, is_alive, is_wounded, living, type_of
from parlour.games.desktopia.rules.abilities import has_trait
from parlour.games.desktopia.rules.deaths import settle
from parlour.games.desktopia.rules.deploying import deploy, newcomers
from parlour.games.desktopia.rules.nearness import nearby
from parlour.games.desktopia.rules.supplies import TICK, bearer_of, room_on_card, set_supply
from parlour.games.desktopia.rules.wounds import HERO, guard, heal, wound
from parlour.games.desktopia.scripts.modifiers import Reinforcement
from parlour.kernel import Decision, Play, Seat, choose, rule

RULE = "rule"


def start_triggers(desk: Desk, seat: Seat) -> tuple[DiskId, ...]:
    """DK-TRN-15, DK-TRN-18, DK-MIS-29 What is due, in the default order (DK-D-03): Baaroun, Vampals, Ticks, reinforcements."""
    own = living(desk, seat)
    return (
        *[disk for disk in own if has_trait(desk, disk, "baaroun")],
        *[disk for disk in own if has_trait(desk, disk, "vampal")],
        *[missile for missile, owner in sorted(desk.layer.items()) if owner == seat and type_of(missile) == TICK],
        *[
            f"{RULE}{number}"
            for number, special in enumerate(desk.script.special_rules)
            if isinstance(special, Reinforcement) and special.seat == seat and special.round == desk.round
        ],
    )


def live_starts(desk: Desk, seat: Seat, due: tuple[DiskId, ...]) -> tuple[DiskId, ...]:
    """DK-TRN-17 Those of the triggers whose source is still there, and that would do something now."""
    return tuple([trigger for trigger in due if _begins(desk, seat, trigger)])


def idle_starts(desk: Desk, due: tuple[DiskId, ...]) -> tuple[DiskId, ...]:
    """DK-R-74 Traits that do nothing as things are, but could: a wounded Vampal without friends, a Baaroun with a full card."""
    traits = [trigger for trigger in due if is_alive(desk, trigger)]
    return tuple([trigger for trigger in traits if type_of(trigger) == "baaroun" or is_wounded(desk, trigger)])


def _begins(desk: Desk, seat: Seat, trigger: DiskId) -> bool:
    match type_of(trigger):
        case "rule":
            return True
        case "tick":
            return desk.layer.get(trigger) == seat
        case "baaroun":
            return is_alive(desk, trigger) and room_on_card(desk, trigger) > 0
        case _:
            return is_alive(desk, trigger) and is_wounded(desk, trigger) and bool(comrades(desk, trigger))


def comrades(desk: Desk, vampal: DiskId) -> tuple[DiskId, ...]:
    """DK-TRA-20 The allied characters nearby a Vampal."""
    return tuple([disk for disk in nearby(desk, vampal) if are_allies(desk, desk.side[vampal], desk.side[disk])])


@rule
def fire_start(desk: Desk, seat: Seat, trigger: DiskId) -> Play[None]:
    """6.14 and 6.16 One start trigger, carried out completely."""
    match type_of(trigger):
        case "baaroun":
            set_supply(desk, trigger, desk.supply[trigger] + 1)
        case "vampal":
            heal(desk, trigger, len(comrades(desk, trigger)), trigger)
        case "tick":
            yield from bite(desk, seat, trigger)
        case _:
            wave = desk.script.special_rules[int(trigger.removeprefix(RULE))]
            if isinstance(wave, Reinforcement):
                yield from deploy(desk, seat, newcomers(desk, wave))


def heroes(desk: Desk, seat: Seat) -> tuple[DiskId, ...]:
    """DK-D-04 The own heroes whom a Tick can feed, the healthy ones last."""
    own = [disk for disk in living(desk, seat) if card(desk, disk).rank == HERO]
    return tuple(sorted(own, key=lambda disk: not is_wounded(desk, disk)))


@rule
def bite(desk: Desk, seat: Seat, tick: DiskId) -> Play[None]:
    """DK-MIS-28, DK-MIS-31 A Tick wounds its bearer; if it did, a hero of its owner receives a life."""
    victim = bearer_of(desk, tick)
    dealt = wound(desk, victim, 1, tick, seat, guard(desk, victim))
    if dealt and heroes(desk, seat):
        choice = yield choose(seat, Decision("feed", tuple([("feed", each) for each in heroes(desk, seat)])))
        heal(desk, choice[1], 1, tick)
    yield from settle(desk)
