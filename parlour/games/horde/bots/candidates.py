"""Answers worth a thought, best first, for every question of Horde."""

from collections.abc import Callable, Mapping, Sequence
from operator import itemgetter
from typing import TypeAlias

from parlour.games.horde.board import DISTANCE, NEAR, Hex, Hexes, names
from parlour.games.horde.bots import choices
from parlour.games.horde.bots.aims import Aim, aim
from parlour.games.horde.bots.choices import Valued, best, word
from parlour.games.horde.bots.habits import HELD
from parlour.games.horde.bots.memory import Memory, influences, numbers
from parlour.games.horde.bots.plans import Scene, key_value, moves, scene
from parlour.games.horde.position import SIDE, SIDE_OF, UnitId, War
from parlour.games.horde.rules.acts import BACK, DONE, Acts
from parlour.games.horde.rules.battle import END_BATTLE, possible_acts
from parlour.games.horde.rules.traits import trait_of
from parlour.games.horde.rules.traits.turn import ORDER as REORDERED
from parlour.kernel import Action, Decision, Seat

ACTS = 10  # of a unit that are worth a thought
GAIN = 3.0  # points for which no unit is left idle
BOON = 6.0  # points that are not to be left
BESIDE_A_BOON = 0.5  # of what is best then: less is worth no thought
UNITS = 8  # to activate that are worth a thought

Promise: TypeAlias = tuple[float, Action]

ACTS_KNOWN: Memory[Sequence[Promise]] = Memory()
NEAR_KNOWN: Memory[Sequence[Action]] = Memory()


def candidates(war: War, seat: Seat, decision: Decision) -> Sequence[Action]:
    return ORDER[decision.kind](war, decision)


def activate(war: War, decision: Decision) -> Sequence[Action]:
    """The units that gain most by their best act, then the end of the battle, then those that seem to gain nothing."""
    valued: Valued = []
    goal = aim(war, SIDE[war.faction])
    for action in decision.actions:
        if action != END_BATTLE:
            unit = word(action)
            acts = valued_acts(war, unit, *possible_acts(war, unit, 0, 0), goal)
            valued.append((max([value for value, _ in acts], default=0.0), action))
    valued.append((HELD[SIDE[war.faction]].idle, END_BATTLE))
    return best(valued, len(valued))


def glance(war: War, seat: Seat, decision: Decision) -> Sequence[Action]:
    """The same at less cost: units by their way to the nearest enemy, without a thought about their acts."""
    match decision.kind:
        case "activate":
            return near_first(war, decision)
        case "act":
            return at_once(war, decision)
    return ORDER[decision.kind](war, decision)


def near_first(war: War, decision: Decision) -> Sequence[Action]:
    """The units that meet an enemy soonest for the steps they can go, then the end of the battle."""
    units = [word(action) for action in decision.actions if action != END_BATTLE]
    side = SIDE_OF[units[0]]
    key = (decision.actions, tuple([war.at[unit] for unit in units]), war.visible[1 - side], numbers(war))
    return NEAR_KNOWN.recall(key) or NEAR_KNOWN.keep(key, _near_first(war, units, list(names(war.visible[1 - side]))))


def _near_first(war: War, units: Sequence[UnitId], enemies: Sequence[Hex]) -> Sequence[Action]:
    ways: Valued = []
    for unit in units:
        away = DISTANCE[war.at[unit]]
        kind = war.kind[unit]
        ways.append((kind.speed + kind.range - min([away[hex] for hex in enemies], default=0), ("activate", unit)))
    return [*best(ways, UNITS), END_BATTLE]


def at_once(war: War, decision: Decision) -> Sequence[Action]:
    """The act that promises most; none if all promise nothing."""
    acts = decision.actions
    assert isinstance(acts, Acts)
    value, action = max(valued_acts(war, acts.unit, acts.hexes, acts.acts), key=itemgetter(0), default=(0.0, None))
    if action is not None and value >= 0:
        return [action]
    return [DONE if DONE in acts.acts else BACK]


def act(war: War, decision: Decision) -> Sequence[Action]:
    """Attacks, key actions and moves by what they promise; beside a great boon nothing that is worth much less.

    To leave it at that stands before what promises nothing. A unit that has not begun is not sent back if it can do anything.
    """
    acts = decision.actions
    assert isinstance(acts, Acts)
    valued = [*valued_acts(war, acts.unit, acts.hexes, acts.acts)]
    most = max([value for value, _ in valued], default=0.0)
    if most >= BOON:
        return best([pair for pair in valued if pair[0] > most * BESIDE_A_BOON], ACTS)
    if not valued:
        return [DONE if DONE in acts.acts else BACK]
    if most < GAIN and (acts.moves or acts.deeds):
        valued.append((0.0, DONE))
    return best(valued, ACTS)


def valued_acts(war: War, unit: UnitId, hexes: Hexes, acts: tuple[Action, ...], goal: Aim | None = None) -> Sequence[Promise]:
    """The moves and key actions of a unit, with what they promise; `goal` is the aim of its side, if it is known already."""
    key = (unit, hexes, acts, influences(war))
    return ACTS_KNOWN.recall(key) or ACTS_KNOWN.keep(key, _valued_acts(scene(war, unit, goal), hexes, acts))


def _valued_acts(at: Scene, hexes: Hexes, acts: tuple[Action, ...]) -> Sequence[Promise]:
    war, unit = at.war, at.unit
    keys = [action for action in acts if action not in (DONE, BACK)]
    beset = NEAR[at.here] & war.visible[1 - SIDE_OF[unit]]
    raided = trait_of(war, unit) in REORDERED and bool(beset) and not keys  # HD-TR-SM1a it has attacked already
    return (*moves(at, hexes, strikes=not raided), *[(key_value(at, action), action) for action in keys])


ORDER: Mapping[str, Callable[[War, Decision], Sequence[Action]]] = {
    "start-combat": choices.any_of_them,
    "start-support": choices.any_of_them,
    "place-start": choices.place,
    "arrive": choices.arrive,
    "summon": choices.summon,
    "activate": activate,
    "steal": choices.steal,
    "act": act,
    "countermeasure": choices.countermeasure,
    "reroll": choices.reroll,
    "push": choices.push,
    "spear-break": choices.spear_break,
    "pestilence": choices.sicken,
    "herbalists": choices.mend,
    "archers": choices.shoot,
    "champion": choices.champion,
    "tribute": choices.tribute,
    "seers": choices.any_of_them,
}
