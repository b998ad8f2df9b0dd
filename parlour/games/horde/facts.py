"""What is worked out for the screen: all of it is public, and all of it by the rules' own functions."""

from collections import Counter
from functools import lru_cache
from typing import Annotated, Any, NotRequired, TypeAlias, TypedDict

from parlour.games.horde.board import BIT, Hex, Hexes, names
from parlour.games.horde.odds import Odds, defend_chance, odds, retreat_chance
from parlour.games.horde.position import SIDES, SettlementId, UnitId, War, is_garrison, shift, stands
from parlour.games.horde.rules.acts import Acts
from parlour.games.horde.rules.movement import default_paths, reachable
from parlour.games.horde.rules.parameters import (
    Sources,
    attack_sources,
    defence_sources,
    effective_value,
    range_sources,
    speed_sources,
)
from parlour.games.horde.rules.results import besiegers, siege_damage
from parlour.games.horde.rules.targets import attacks, manner_of, threat_hexes
from parlour.games.horde.rules.traits import is_immune, trait_of
from parlour.games.horde.rules.traits.fight import AIMED
from parlour.games.horde.rules.victory import capitals_left, crossing_count, leaders_left, razed_count, razed_needed
from parlour.games.horde.rules.zones import zone_of
from parlour.kernel import Decision, Seat, pending

AttackOdds: TypeAlias = Annotated[dict[str, Any], Odds]


class UnitFacts(TypedDict):
    """What a unit is now."""

    attack: int
    defence: int
    speed: int
    range: int
    trait: str
    immune: bool
    sources: dict[str, list[Annotated[list[str | int], tuple[str, int]]]]  # of each parameter: what changes it, by how much


class Goal(TypedDict):
    """What the Horde has reached, and what it needs."""

    counted: int
    needed: int


class Left(TypedDict):
    """What is left of a side in Skirmish."""

    leaders: list[UnitId]
    capitals: list[SettlementId]


class QuestionFacts(TypedDict, total=False):
    """What the answers of a seat would mean."""

    paths: dict[str, list[str]]  # by the hex where a move would end
    strikes: dict[str, list[str]]  # by the hex where a move would end: whom the unit could attack from there
    odds: dict[str, AttackOdds] | dict[str, float]  # by target, or by countermeasure


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


def facts(war: War) -> Facts:
    """What every unit on the board is and can do, and how near the goals are."""
    public: Facts = {
        "units": {unit: unit_facts(war, unit) for unit in war.at},
        "reach": {unit: [*hex_names(reachable(war, unit))] for unit in war.at},
        "threat": {unit: [*hex_names(threat_hexes(war, unit))] for unit in war.at},
        "control": {unit: [*hex_names(zone_of(war, unit))] for unit in war.at},
        "garrison": garrisons(war),
        "besieged": sieges(war),
        "siege_damage": siege_damages(war),
        "goal": goal(war),
    }
    match war.mode:
        case "hold_the_border":
            public["crossing"] = crossing_count(war)
            public["beyond"] = [*hex_names(war.beyond)]
        case "conquest":
            public["razed"] = razed_count(war)
    return public


def pieces(war: War) -> Counter[str]:
    """HD-INV-01 Every token of the factions in play, wherever it is."""
    tokens = Counter(war.at.keys())
    tokens.update(war.starting)
    tokens.update(war.fallen)
    tokens.update([token.unit for token in war.track.values()])
    for reserve in war.reserve.values():
        tokens.update(reserve)
    return tokens


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
        "attack": effective_value(kind.attack, attack),
        "defence": effective_value(kind.defence, defence),
        "speed": effective_value(kind.speed, speed),
        "range": effective_value(kind.range, sources.get("range", [])),
        "trait": trait_of(war, unit),
        "immune": is_immune(war, unit),
        "sources": {name: [list(change) for change in changes] for name, changes in sources.items()} if sources else {},
    }


@lru_cache(maxsize=8192)
def hex_names(hexes: Hexes) -> tuple[Hex, ...]:
    """The hexes of a set; the same sets are shown again and again."""
    return tuple(names(hexes))


def goal(war: War) -> Goal | dict[str, Left]:
    """HD-VIC-01, HD-VIC-09 and HD-VIC-18 What the Horde has reached and needs; in Skirmish what is left of each side."""
    match war.mode:
        case "hold_the_border":
            return {"counted": crossing_count(war), "needed": war.content.crossing}
        case "conquest":
            return {"counted": razed_count(war), "needed": razed_needed(war)}
    return {name: {"leaders": leaders_left(war, side), "capitals": capitals_left(war, side)} for side, name in enumerate(SIDES)}


def garrisons(war: War) -> dict[UnitId, SettlementId]:
    """HD-GAR-01 The units that are garrisons, each with its settlement."""
    within = [(war.on[BIT[hex]], name) for name, hex in war.hex_of.items() if BIT[hex] in war.on]
    return {unit: name for unit, name in within if is_garrison(war, unit)}


def sieges(war: War) -> dict[SettlementId, list[UnitId]]:
    """HD-SIE-02 The settlements with enemies next to them, and who these are."""
    around = {name: besiegers(war, name) for name in war.hex_of if stands(war, name)}
    return {name: units for name, units in around.items() if units}


def siege_damages(war: War) -> dict[SettlementId, int]:
    """HD-SIE-04 What settlements would lose if this turn came to its Results now."""
    losses = {siege.settlement: siege_damage(war, siege.settlement) for siege in war.sieges}
    return {name: loss for name, loss in losses.items() if loss}


def question_facts(war: War, seat: Seat) -> QuestionFacts:
    """The paths of the moves and the odds of the attacks or countermeasures that the seat may choose."""
    decision = pending(war).get(seat)
    if decision is None:
        return {}
    match decision.kind:
        case "act":
            assert isinstance(decision.actions, Acts)
            acts = decision.actions
            return {"paths": paths(war, acts), "strikes": strikes(war, acts), "odds": attack_odds(war, acts)}
        case "countermeasure":
            return {"odds": countermeasure_odds(war, decision)}
    return {}


def paths(war: War, acts: Acts) -> dict[str, list[str]]:
    """HD-DEC-N3 For each hex that a move may lead to the path that it would take."""
    return {end: list(path) for end, path in default_paths(war, acts.unit, acts.hexes).items()}


def strikes(war: War, acts: Acts) -> dict[str, list[str]]:
    """HD-CMB-01, HD-RNG-01 For each hex that a move may lead to the enemies that the unit could then attack."""
    if acts.deeds:
        return {}
    moved, trait = war.copy(), trait_of(war, acts.unit)
    found = {}
    for hex in names(acts.hexes):
        shift(moved, acts.unit, hex)
        targets = [str(act[1]) for act in attacks(moved, acts.unit, trait) if isinstance(act, tuple)]
        if targets:
            found[hex] = list(dict.fromkeys(targets))
    return found


def attack_odds(war: War, acts: Acts) -> dict[str, AttackOdds]:
    """What an attack on each possible target promises, as if it were the only one."""
    manners = {}
    for act in acts.acts:
        if type(act) is tuple and act[0] in ("attack", AIMED):
            for target in act[1:]:
                manners[str(target)] = manner_of(war, acts.unit, str(act[0]))
    return {target: odds(war, acts.unit, target, manner, charged=acts.moves > 0)._asdict() for target, manner in manners.items()}


def countermeasure_odds(war: War, decision: Decision) -> dict[str, float]:
    """HD-CMB-05 How likely each countermeasure keeps the attack from hurting the target."""
    unit, target, total = (decision.facts[name] for name in ("unit", "target", "total"))
    return {"defend": defend_chance(war, target, total), "retreat": retreat_chance(war, unit, target)}
