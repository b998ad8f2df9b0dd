"""6.9 and 6.10: what a flicked character does to those it collides with."""

from parlour.games.desktopia.events import CharacterHit, Happening
from parlour.games.desktopia.position import Desk, DiskId, are_allies, is_alive
from parlour.games.desktopia.rules.abilities import DRYAD, VAMPIRE, has_hit, has_trait
from parlour.games.desktopia.rules.motion import HIT, LEFT, SHED, Aim, Gone, Result, Snapshot
from parlour.games.desktopia.rules.supplies import FLAME, LARIAT, SHIELD, drop_column
from parlour.games.desktopia.rules.wounds import guard, heal, leave_artifact, spend_charge, wound


def walk(desk: Desk, aim: Aim, before: Snapshot, result: Result) -> tuple[tuple[DiskId, ...], tuple[Gone, ...]]:
    """DK-RES-03 The events of a flick in order: hits, healing, blocks that fall. Returns the enemies hit, and all that left.

    DK-HIT-01, DK-HIT-03, DK-HIT-05, DK-HIT-06, DK-HIT-08, DK-HIT-10, DK-SHO-14 Who is hit: once each, by the flicked disk alone.
    DK-HIT-07, DK-HIT-13, DK-HIT-18, DK-HIT-19, DK-HIT-20, DK-MIS-19 Who is an ally of the flicking player, and what he gets.
    """
    struck: list[DiskId] = []
    touched: set[DiskId] = set()
    gone = list(result.gone)
    for event in result.events:
        if event.kind == SHED:
            _lose_block(desk, event.disk)
        elif event.kind == LEFT:
            _fall_over_the_edge(desk, event, gone)
        elif event.kind == HIT and not aim.shooter and aim.disk in (event.disk, event.other):
            other = event.other if event.disk == aim.disk else event.disk
            if other in desk.side and other not in touched and is_alive(desk, aim.disk) and is_alive(desk, other):
                touched.add(other)
                if not are_allies(desk, aim.seat, desk.side[other]):
                    strike(desk, aim, before, other, result.power, first=not struck)
                    struck.append(other)
                elif has_hit(desk, aim.disk, DRYAD) and other != aim.disk:
                    heal(desk, other, 1, aim.disk)
    return tuple(struck), tuple(gone)


def strike(desk: Desk, aim: Aim, before: Snapshot, target: DiskId, power: bool, first: bool) -> None:
    """DK-HIT-09, DK-HIT-11, DK-HIT-12, DK-PWR-07 One hit: damage to the enemy, then Vampire healing, then the pain of Lariats.

    DK-MIS-11, DK-MIS-12, DK-MIS-25, DK-MIS-26 The target's Shield and Lariats count as at the launch, the striker's as now.
    """
    striker = aim.disk
    lariats = before.bore(striker, LARIAT)
    burning = has_trait(desk, striker, "elemental") and before.bore(target, FLAME) > 0
    charge = int(first and desk.charged == striker)
    damage = (2 if power else 1) * (2 if burning else 1) + lariats + charge
    desk.tell(CharacterHit(striker, target, damage, power, burning, lariats, charge))
    shielded = before.bore(target, SHIELD) > 0
    dealt = wound(desk, target, damage, striker, aim.seat, guard(desk, target, striker, shielded))
    if charge:
        spend_charge(desk)
    if dealt and has_hit(desk, striker, VAMPIRE):
        heal(desk, striker, dealt, striker)
    if lariats:
        prevented = guard(desk, striker)
        wound(desk, striker, lariats, _lariat_on(before, striker), aim.seat, prevented)


def _lariat_on(before: Snapshot, striker: DiskId) -> DiskId:
    return next(missile for disk, column in before.columns if disk == striker for missile in column if missile.startswith(LARIAT))


def _lose_block(desk: Desk, carrier: DiskId) -> None:
    """DK-STK-06, DK-STK-07, DK-STK-11 Missiles fall off and are gone; a character off an artifact keeps its own."""
    if carrier in desk.side:
        drop_column(desk, carrier)
    for rider in [disk for disk, base in desk.on.items() if base == carrier]:
        leave_artifact(desk, rider)


def _fall_over_the_edge(desk: Desk, event: Happening, gone: list[Gone]) -> None:
    """DK-STK-12, DK-OUT-13 A carrier that leaves loses its block: missiles are discarded, whoever stood on an artifact is out."""
    if event.disk in desk.side:
        drop_column(desk, event.disk)
        leave_artifact(desk, event.disk)
        return
    for rider in [disk for disk, base in desk.on.items() if base == event.disk]:
        drop_column(desk, rider)
        leave_artifact(desk, rider)
        place = next(n for n, fall in enumerate(gone) if fall.disk == event.disk)
        gone.insert(place + 1, gone[place]._replace(disk=rider))
