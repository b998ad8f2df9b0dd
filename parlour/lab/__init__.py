"""Experiments with bots: simulations of many games here, tournaments in `arena`, learning from self-play in `tuning`."""

from parlour.lab.faults import Fault
from parlour.lab.parallel import NoCluster
from parlour.lab.simulation import Batch, Plan, Tally, seat_bots, simulate

__all__ = ["Batch", "Fault", "NoCluster", "Plan", "Tally", "seat_bots", "simulate"]
