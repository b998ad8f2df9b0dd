"""What is worked out for the screen: effective parameters with their sources, and how near the goals are."""

from collections import Counter
from typing import Any

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
from parlour.games.horde.rules.victory import crossing_count, razed_count
from parlour.kernel import Position, Seat


def facts(position: Position, seat: Seat | None) -> dict[str, Any]:
    """For every unit on the board its effective parameters; for the mode its counts. All of it is public."""
    assert isinstance(position, War)
    found: dict[str, Any] = {"units": {unit: unit_facts(position, unit) for unit in position.at}}
    if position.mode == "hold_the_border":
        found["crossing"] = crossing_count(position)
    if position.mode == "conquest":
        found["razed"] = razed_count(position)
    return found


def unit_facts(war: War, unit: UnitId) -> dict[str, Any]:
    """What the card of a unit shows: its parameters, and what changes each of them."""
    kind = war.kind[unit]
    sources: dict[str, tuple[int, Sources]] = {
        "attack": (kind.attack, attack_sources(war, unit)),
        "defence": (kind.defence, defence_sources(war, unit)),
        "speed": (kind.speed, speed_sources(war, unit)),
        "range": (kind.range, range_sources(war, unit, kind.range) if kind.range else []),
    }
    return {
        **{name: effective(printed, changes) for name, (printed, changes) in sources.items()},
        "trait": trait_of(war, unit),
        "immune": is_immune(war, unit),
        "sources": {name: [list(each) for each in changes] for name, (_, changes) in sources.items() if changes},
    }


def pieces(position: Position) -> Counter[str]:
    """HD-INV-01 Every token of the factions in play, wherever it is."""
    assert isinstance(position, War)
    tokens = Counter(position.at.keys())
    tokens.update(position.starting)
    tokens.update(position.fallen)
    tokens.update([token.unit for token in position.track.values()])
    for reserve in position.reserve.values():
        tokens.update(reserve)
    return tokens
