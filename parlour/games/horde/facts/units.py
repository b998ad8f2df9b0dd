"""What a unit is now: its effective parameters with their sources."""

from functools import lru_cache
from typing import Annotated, TypedDict

from parlour.games.horde.board import Hex, Hexes, names
from parlour.games.horde.position import UnitId, War
from parlour.games.horde.rules.parameters import (
    Sources,
    attack_sources,
    defence_sources,
    effective,
    range_sources,
    speed_sources,
)
from parlour.games.horde.rules.traits import is_immune, trait_of


class UnitFacts(TypedDict):
    """What a unit is now."""

    attack: int
    defence: int
    speed: int
    range: int
    trait: str
    immune: bool
    sources: dict[str, list[Annotated[list[str | int], tuple[str, int]]]]  # of each parameter: what changes it, by how much


def unit_facts(war: War, unit: UnitId) -> UnitFacts:
    """What the card of a unit shows: its parameters, and what changes each of them."""
    kind = war.kind[unit]
    sources: dict[str, Sources] = {}
    if attack := attack_sources(war, unit):
        sources["attack"] = attack
    if defence := defence_sources(war, unit):
        sources["defence"] = defence
    if speed := speed_sources(war, unit):
        sources["speed"] = speed
    if kind.range and (range := range_sources(war, unit, kind.range)):
        sources["range"] = range
    return {
        "attack": effective(kind.attack, attack),
        "defence": effective(kind.defence, defence),
        "speed": effective(kind.speed, speed),
        "range": effective(kind.range, sources.get("range", [])),
        "trait": trait_of(war, unit),
        "immune": is_immune(war, unit),
        "sources": {name: [list(each) for each in changes] for name, changes in sources.items()} if sources else {},
    }


@lru_cache(maxsize=8192)
def named(hexes: Hexes) -> tuple[Hex, ...]:
    """The hexes of a set; the same sets are shown again and again."""
    return tuple(names(hexes))
