"""Plays bots against bots by the thousand and says what came of it."""

from parlour.lab.faults import Fault
from parlour.lab.simulate import LONGEST, Plan, seat_bots, simulate
from parlour.lab.tally import Batch, Tally

__all__ = ["LONGEST", "Batch", "Fault", "Plan", "Tally", "seat_bots", "simulate"]
