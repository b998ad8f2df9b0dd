"""What costs no action: artifacts that are used and rituals that are played."""

from math import fsum

from parlour.games.desktopia.bots import weights
from parlour.games.desktopia.bots.places import Places
from parlour.games.desktopia.bots.worth import life, on_card, relief, standing
from parlour.games.desktopia.position import Desk, DiskId, are_allies, everybody, is_wounded, living, where
from parlour.games.desktopia.rules.abilities import can_shoot
from parlour.games.desktopia.rules.artifacts import LOAD, UNLOAD, mine_effects, thirsty
from parlour.games.desktopia.rules.supplies import bearer_of, room_on_card
from parlour.kernel import Action, Seat

NEW_FIGHTER = 4.2  # cost and being alive


def worth_of_free(desk: Desk, seat: Seat, action: Action, places: Places) -> float:
    """What it is worth to use an artifact or to play a ritual now."""
    match action:
        case ("use", "fountain_of_life"):
            return fsum([worth_of_healing(desk, seat, disk) for disk in thirsty(desk, seat)])
        case ("use", "fire_mine"):
            return max([worth_of_mining(desk, seat, effect) for effect in mine_effects(desk, seat)], default=0.0)
        case ("play", "summoning"):
            return NEW_FIGHTER - weights.RITUAL
        case ("play", "healing"):
            wounded = [disk for disk in everybody(desk) if is_wounded(desk, disk)]
            return max([worth_of_healing(desk, seat, disk) for disk in wounded]) - weights.RITUAL
        case ("play", "purification"):
            missiles = [missile for column in desk.columns.values() for missile in column]
            cards = [hero for hero, count in desk.supply.items() if count]
            return max([worth_of_purifying(desk, seat, what) for what in (*missiles, *cards)]) - weights.RITUAL
        case ("play", "teleportation"):
            return max([better_place(places, disk) for disk in living(desk, seat)], default=0.0) - weights.RITUAL
    return 0.0


def worth_of_healing(desk: Desk, seat: Seat, disk: DiskId) -> float:
    """What one more life of a character is worth to a seat."""
    gain = standing(desk, disk, min(desk.lives[disk] + 1, desk.most[disk])) - standing(desk, disk)
    return gain if are_allies(desk, seat, desk.side[disk]) else -gain


def worth_of_purifying(desk: Desk, seat: Seat, what: DiskId) -> float:
    """What it is worth to a seat to discard a missile, off a disk or off a character's card."""
    if what in desk.supply:
        carrier = what
        lost = on_card(desk, what, desk.supply[what]) - on_card(desk, what, desk.supply[what] - 1)
    else:
        carrier = bearer_of(desk, what)
        lost = -relief(desk, carrier, what)
    return -lost if are_allies(desk, seat, desk.side[carrier]) else lost


def worth_of_mining(desk: Desk, seat: Seat, effect: str) -> float:
    """DK-ART-16 What an effect of the Fire Mine is worth."""
    own = living(desk, seat)
    if effect == LOAD:
        loaded = [disk for disk in own if can_shoot(desk, disk) and room_on_card(desk, disk)]
        return fsum([on_card(desk, disk, desk.supply[disk] + 1) - on_card(desk, disk, desk.supply[disk]) for disk in loaded])
    assert effect == UNLOAD, f"the Fire Mine knows no {effect}"
    return fsum([max([relief(desk, disk, missile) for missile in desk.columns[disk]]) for disk in own if desk.columns.get(disk)])


def better_place(places: Places, disk: DiskId) -> float:
    """How much better a character could stand anywhere else."""
    worths = places.of(disk)
    if worths is None:
        return 0.0
    return max(worths) - places.worth(disk, *where(places.desk, disk))


def hero_of_a_fighter(desk: Desk, hero: DiskId) -> float:
    """How glad a summoned fighter would make a hero: the one with most to lose."""
    return life(desk, hero, desk.lives[hero])
