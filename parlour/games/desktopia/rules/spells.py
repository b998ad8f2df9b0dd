"""6.15: the spells of Ramprack, Akeru and Phantom."""

from parlour.games.desktopia.crowd import Lying
from parlour.games.desktopia.events import DisksExchanged, SpellCast
from parlour.games.desktopia.position import Desk, DiskId, Spot, crowd, living, radius, type_of, where
from parlour.games.desktopia.rules.abilities import can_cast, is_fixed, is_immobile
from parlour.games.desktopia.rules.able import can_act
from parlour.games.desktopia.rules.flicking import free_flick
from parlour.games.desktopia.rules.placing import nearest_place
from parlour.games.desktopia.rules.supplies import room_on_card, set_supply
from parlour.games.desktopia.rules.timing import spend_action
from parlour.kernel import Action, Play, Seat, rule

TICKS = 2  # DK-SPL-07
BY_RAMPRACK = "ramprack"


def spells(desk: Desk, seat: Seat) -> tuple[Action, ...]:
    """DK-SPL-02 Every spell that a player may cast now, with its target."""
    if not desk.actions:
        return ()
    casts: list[Action] = []
    for disk in living(desk, seat):
        if can_cast(desk, disk) and can_act(desk, disk):
            match type_of(disk):
                case "akeru":
                    casts += [("cast", disk)] if room_on_card(desk, disk) else []
                case "ramprack":
                    casts += [("cast", disk, target) for target in weaker(desk, disk)]
                case _:
                    casts += [("cast", disk, target) for target in partners(desk, disk)]
    return tuple(casts)


def weaker(desk: Desk, ramprack: DiskId) -> tuple[DiskId, ...]:
    """DK-SPL-03, DK-SPL-05 The own characters with fewer lives than this Ramprack has now."""
    lives = desk.lives[ramprack]
    own = living(desk, desk.side[ramprack])
    return tuple([disk for disk in own if desk.lives[disk] < lives and not is_immobile(desk, disk)])


def partners(desk: Desk, phantom: DiskId) -> tuple[DiskId, ...]:
    """DK-SPL-08, DK-SPL-11 The own characters with whom a Phantom can change places."""
    own = living(desk, desk.side[phantom])
    if is_fixed(desk, phantom):
        return ()
    movable = [disk for disk in own if disk != phantom and not is_fixed(desk, disk)]
    return tuple([disk for disk in movable if exchange_spots(desk, phantom, disk) is not None])


def exchange_spots(desk: Desk, phantom: DiskId, other: DiskId) -> tuple[Spot, Spot] | None:
    """DK-SPL-09, DK-SPL-11 Where the two would stand (an artifact's place for one on it), None if one does not fit."""
    spots = []
    for mover, place in ((phantom, other), (other, phantom)):
        spot: Spot | None = where(desk, place)
        if place not in desk.on and radius(desk, mover) > radius(desk, place):
            table = crowd(desk).without(phantom, other)
            if mover not in desk.on:
                table = table.with_disk(Lying(place, *where(desk, mover), radius(desk, place)))  # who comes in its stead
            spot = nearest_place(table, *where(desk, place), radius(desk, mover), desk.content.gap, desk.content.exchange)
        if spot is None:
            return None
        spots.append(spot)
    return spots[0], spots[1]


@rule
def cast(desk: Desk, seat: Seat, caster: DiskId, target: DiskId) -> Play[None]:
    """DK-SPL-01 A character casts its spell, which is its action of this turn."""
    spend_action(desk, caster)
    desk.tell(SpellCast(seat, caster, target))
    if not target:
        set_supply(desk, caster, desk.supply[caster] + min(TICKS, room_on_card(desk, caster)))
    elif type_of(caster) == BY_RAMPRACK:
        yield from free_flick(desk, seat, target, BY_RAMPRACK, "")
    else:
        exchange(desk, caster, target)


def exchange(desk: Desk, phantom: DiskId, other: DiskId) -> None:
    """DK-SPL-08, DK-SPL-09, DK-SPL-10 Two characters change places and levels; artifacts stay controlled."""
    spots = exchange_spots(desk, phantom, other)
    assert spots is not None, f"{phantom} and {other} cannot change places"
    bases = desk.on.get(other, ""), desk.on.get(phantom, "")
    for disk, base, spot in zip((phantom, other), bases, spots, strict=True):
        desk.on.pop(disk, None)
        desk.at.pop(disk, None)
        if base:
            desk.on[disk] = base
        else:
            desk.at[disk] = spot
    desk.tell(DisksExchanged(phantom, other))
