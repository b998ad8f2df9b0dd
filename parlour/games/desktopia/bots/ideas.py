"""What might be done with the finger: flicks, shots and spells, swept on a grid."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from parlour.games.desktopia.bots import weights
from parlour.games.desktopia.bots.deeds import Shot, Strike
from parlour.games.desktopia.bots.places import Places
from parlour.games.desktopia.bots.shots import Laid, shots
from parlour.games.desktopia.bots.sums import Beside
from parlour.games.desktopia.bots.sweep import Aimed, Fineness, Sweep, all_peaks
from parlour.games.desktopia.bots.table import Table
from parlour.games.desktopia.bots.worth import burden, holding, on_card
from parlour.games.desktopia.position import Desk, DiskId, is_wounded, living, radius, type_of, where
from parlour.games.desktopia.rules.abilities import VAMPIRE, has_hit, has_trait
from parlour.games.desktopia.rules.aiming import Aims, Shooter
from parlour.games.desktopia.rules.spells import BY_RAMPRACK, TICKS
from parlour.games.desktopia.rules.supplies import LARIAT, room_on_card
from parlour.games.desktopia.rules.wounds import guard
from parlour.kernel import Action, Seat

Said = Callable[[Aimed], Action]


class Idea(NamedTuple):
    """Something to do, and what it is worth; a flick may still be judged more closely."""

    worth: float
    action: Action
    sweep: Sweep | None = None
    aim: Aimed | None = None
    say: Said | None = None
    bonus: float = 0.0  # worth that does not come of the flick


class Plan(NamedTuple):
    """A sweep, how one of its aims is answered, and what the answer is worth beside the flick."""

    sweep: Sweep
    say: Said
    bonus: float = 0.0


def ideas(desk: Desk, seat: Seat, aims: Aims, places: Places, look: Fineness) -> list[Idea]:
    """RULES.md 14.2 Every kind of action that costs one."""
    sweeps = Sweeps(places, look.first_only)
    plans = [Plan(sweeps.of(disk), partial(flick_action, disk)) for disk in aims.flicks]
    plans += [
        Plan(sweep, partial(shot_action, shooter, laid)) for shooter, laid, sweep in shots(desk, seat, aims, places, look.places)
    ]
    casts: list[Idea] = []
    for action in aims.listed:
        match action:
            case ("cast", str(caster)):
                casts.append(Idea(ticks_gained(desk, caster), action))
            case ("cast", str(caster), str(target)) if type_of(caster) == BY_RAMPRACK:
                plans.append(Plan(sweeps.of(target), partial(without_aim, action)))
            case ("cast", str(caster), str(target)):
                casts.append(Idea(worth_of_exchange(desk, places, caster, target), action))
    kharu = next((disk for disk in living(desk, seat) if type_of(disk) == "kharu" and disk in aims.flicks), "")
    plans += lariats_first(sweeps, aims, kharu, look) if kharu else []
    return casts + ideas_of(plans, look)


def flicks_of(disk: DiskId, aims: Aims, places: Places, look: Fineness) -> list[Idea]:
    sweeps = Sweeps(places, look.first_only)
    return ideas_of([Plan(sweeps.of(disk), partial(flick_action, disk)), *lariats_first(sweeps, aims, disk, look)], look)


def ideas_of(plans: Sequence[Plan], look: Fineness) -> list[Idea]:
    """The best aims of all plans."""
    return [
        Idea(aim.worth + plan.bonus, plan.say(aim), plan.sweep, aim, plan.say, plan.bonus)
        for plan, aimed in zip(plans, all_peaks([plan.sweep for plan in plans], look), strict=True)
        for aim in aimed
    ]


class Sweeps:
    """The sweeps of one position, on tables that have as much as possible in common."""

    def __init__(self, places: Places, first_only: bool = False) -> None:
        self.places = places
        self.first_only = first_only
        self._table: Table | None = None

    def of(self, disk: DiskId, more_lariats: int = 0) -> Sweep:
        """All flicks of a disk: of a character, or of a Tornado for the second time."""
        desk, seat = self.places.desk, self.places.seat
        table = Table(desk, seat, disk, like=self._table)
        self._table = table if table.is_level else self._table
        if disk in desk.side:
            return Sweep(table, Strike(table, more_lariats, self.first_only), self.places, aside_of(table))
        shooter = next((disk for disk in living(desk, seat) if type_of(disk) == "sirokh"), "")
        return Sweep(table, Shot(table, shooter, again=False), self.places)


def lariats_first(sweeps: Sweeps, aims: Aims, kharu: DiskId, look: Fineness) -> list[Plan]:
    """DK-TRA-12 A Lariat on Kharu himself, or on a comrade (at a glance: one who drinks what he deals), and then the flick."""
    desk, seat = sweeps.places.desk, sweeps.places.seat
    plans = []
    for action in aims.listed:
        match action:
            case ("lariat", str(target)) if target == kharu:
                sweep = sweeps.of(kharu, more_lariats=1)
            case ("lariat", str(target)) if desk.side[target] == seat and (not look.is_hasty or has_hit(desk, target, VAMPIRE)):
                sweep = sweeps.of(kharu)
            case _:
                continue
        plans.append(Plan(sweep, partial(without_aim, action), burden(desk, target, LARIAT)))
    return plans


def ticks_gained(desk: Desk, akeru: DiskId) -> float:
    """DK-SPL-07 What Akeru's spell is worth."""
    held = desk.supply[akeru]
    return on_card(desk, akeru, held + min(TICKS, room_on_card(desk, akeru))) - on_card(desk, akeru, held)


def worth_of_exchange(desk: Desk, places: Places, phantom: DiskId, other: DiskId) -> float:
    """DK-SPL-08 How much better the two would stand in each other's place."""
    here, there = where(desk, phantom), where(desk, other)
    before = places.worth(phantom, *here) + places.worth(other, *there)
    return places.worth(phantom, *there) + places.worth(other, *here) - before


def flick_action(disk: DiskId, aimed: Aimed) -> Action:
    return ("flick", disk, round(aimed.angle, 2) % 360, int(aimed.speed))


def shot_action(shooter: Shooter, laid: Laid, aimed: Aimed) -> Action:
    return ("shoot", shooter.id, *laid, round(aimed.angle, 2) % 360, int(aimed.speed))


def without_aim(action: Action, aimed: Aimed) -> Action:
    """An answer that leaves the aim for later."""
    return action


def aside_of(table: Table) -> tuple[Beside, ...]:
    """What is to be added for each flick of this table's disk."""
    return (*_neighbours(table), *_leaving(table))


def _neighbours(table: Table) -> list[Beside]:
    """DK-TRA-06, DK-TRA-20 An own Untouchable hurts whoever is nearby, a wounded Vampal is healed by allies."""
    desk, disk = table.desk, table.disk
    if desk.side.get(disk) != table.seat:
        return []
    others = [(number, body) for number, body in enumerate(table.ids) if body in desk.side and body != disk]
    if has_trait(desk, disk, "untouchable"):
        gains = {number: weights.NEIGHBOUR * table.worth_of_wounds(body, 1) for number, body in others if not guard(desk, body)}
    elif has_trait(desk, disk, "vampal") and is_wounded(desk, disk):
        gains = {number: weights.COMPANY for number, body in others if table.sign(body) > 0}
    else:
        return []
    close = radius(desk, disk) + desk.content.nearby
    return [Beside(number, close + radius(desk, table.ids[number]), gain) for number, gain in gains.items()]


def _leaving(table: Table) -> list[Beside]:
    """DK-STK-15, DK-STK-16, DK-STK-17 Whoever is flicked off an artifact no longer holds it, unless it stays on top."""
    desk = table.desk
    if not table.base or desk.side[table.disk] != table.seat:
        return []
    return [Beside(table.above, radius(desk, table.base), 0.0, -holding(desk, table.base, table.seat))]
