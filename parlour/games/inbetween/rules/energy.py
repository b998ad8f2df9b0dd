"""Chapter 6.2: energy."""

from parlour.games.inbetween.events import EnergyGained, EnergyLost
from parlour.games.inbetween.position import SIDES, Duel, in_world
from parlour.games.inbetween.rules.equipment import REST, equipment_number
from parlour.kernel import Seat


def gain(duel: Duel, seat: Seat, wanted: int) -> None:
    """IB-121, IB-122 and IB-124 A side takes energy, as far as its cubes go."""
    amount = min(wanted, duel.content.energy_cap - duel.energy[seat])
    duel.energy[seat] += amount
    duel.tell(EnergyGained(SIDES[seat], amount, wanted))


def lose(duel: Duel, seat: Seat, wanted: int) -> None:
    """IB-113 and IB-123 A side loses energy, as far as it has any."""
    amount = min(wanted, duel.energy[seat])
    if amount:
        duel.energy[seat] -= amount
        duel.tell(EnergyLost(SIDES[seat], amount))


def pay(duel: Duel, seat: Seat, cost: int) -> None:
    """IB-125 A cost is paid in full."""
    assert duel.energy[seat] >= cost, f"{SIDES[seat]} cannot pay {cost}"
    duel.energy[seat] -= cost


def rest_gain(duel: Duel, seat: Seat) -> int:
    """IB-551, IB-553 and IB-CC-06 One energy for everybody in the own world, and what equipment adds."""
    return in_world(duel, seat) + equipment_number(duel, seat, REST)
