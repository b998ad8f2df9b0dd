"""Plays bots against bots by the thousand and says what came of it."""

from parlour.lab.simulate import LONGEST, Plan, seat_bots, simulate
from parlour.lab.tally import Batch, Fault, Tally

__all__ = ["LONGEST", "Batch", "Fault", "Plan", "Tally", "seat_bots", "simulate"]
