"""The eight missiles (RULES.md 11.3)."""

from collections.abc import Mapping
from typing import NamedTuple


class Missile(NamedTuple):
    """A kind of missile: its disks are `short` and a number; `start` is what its owner's card holds at first, if limited."""

    order: str
    short: str
    disks: int
    limited: bool
    lasting: bool  # laid on its target, where its effect goes on
    start: int = 0
    friends: bool = False  # allies may be its target too


MISSILES: Mapping[str, Missile] = {
    "scorching_flame": Missile("fire", "flame", 4, limited=False, lasting=True),
    "wandering_tornado": Missile("fire", "tornado", 1, limited=False, lasting=False),
    "thorn_shield": Missile("grass", "shield", 3, limited=True, lasting=True, start=3, friends=True),
    "hardened_arrow": Missile("grass", "arrow", 2, limited=False, lasting=False),
    "chain_lightning": Missile("metal", "lightning", 3, limited=True, lasting=False, start=0),
    "magnet_of_power": Missile("metal", "magnet", 2, limited=False, lasting=False, friends=True),
    "lariat_of_pain": Missile("dust", "lariat", 2, limited=False, lasting=True, friends=True),
    "vampire_tick": Missile("dust", "tick", 3, limited=True, lasting=True, start=3),
}
