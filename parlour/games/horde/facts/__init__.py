"""What is worked out for the screen: all of it is public, and all of it by the rules' own functions."""

from collections import Counter
from typing import NotRequired

from parlour.games.horde.board import Hex
from parlour.games.horde.facts.goals import Goal, Left, besieged, garrisons, goal, siege_damages
from parlour.games.horde.facts.questions import QuestionFacts, question_facts
from parlour.games.horde.facts.units import UnitFacts, named, unit_facts
from parlour.games.horde.position import SettlementId, UnitId, War
from parlour.games.horde.rules.movement import reachable
from parlour.games.horde.rules.targets import threatened
from parlour.games.horde.rules.victory import crossing_count, razed_count
from parlour.games.horde.rules.zones import zone_of
from parlour.kernel import Position, Seat


class Facts(QuestionFacts):
    """What every unit on the board is and can do, and how near the goals are."""

    units: dict[UnitId, UnitFacts]
    reach: dict[UnitId, list[Hex]]
    threat: dict[UnitId, list[Hex]]
    control: dict[UnitId, list[Hex]]  # HD-ZOC-01
    garrison: dict[UnitId, SettlementId]
    besieged: dict[SettlementId, list[UnitId]]
    siege_damage: dict[SettlementId, int]
    goal: Goal | dict[str, Left]
    crossing: NotRequired[int]  # in Hold the Border
    beyond: NotRequired[list[Hex]]
    razed: NotRequired[int]  # in Conquest


def facts(position: Position, seat: Seat | None) -> Facts:
    """What every unit on the board is and can do, how near the goals are, and what the answers of the seat would mean."""
    assert isinstance(position, War)
    war = position
    found: Facts = {
        "units": {unit: unit_facts(war, unit) for unit in war.at},
        "reach": {unit: [*named(reachable(war, unit))] for unit in war.at},
        "threat": {unit: [*named(threatened(war, unit))] for unit in war.at},
        "control": {unit: [*named(zone_of(war, unit))] for unit in war.at},
        "garrison": garrisons(war),
        "besieged": besieged(war),
        "siege_damage": siege_damages(war),
        "goal": goal(war),
    }
    match war.mode:
        case "hold_the_border":
            found["crossing"] = crossing_count(war)
            found["beyond"] = [*named(war.beyond)]
        case "conquest":
            found["razed"] = razed_count(war)
    return {**found, **question_facts(war, seat)}


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
