"""The twelve ritual cards (RULES.md 11.5): how many of each kind."""

from collections.abc import Mapping

RITUALS: Mapping[str, int] = {
    "summoning": 3,
    "purification": 3,
    "healing": 3,
    "teleportation": 3,
}
