"""Answers worth a thought, best first, for every question of Horde."""

from collections.abc import Callable, Mapping, Sequence

from parlour.games.horde.board import DISTANCE, NEAR, Hexes
from parlour.games.horde.bots import choices
from parlour.games.horde.bots.choices import Valued, best, word
from parlour.games.horde.bots.habits import HELD
from parlour.games.horde.bots.plans import key_value, moves, scene
from parlour.games.horde.position import SIDE, SIDE_OF, UnitId, War, is_disguised
from parlour.games.horde.rules.acts import BACK, DONE, Acts
from parlour.games.horde.rules.battle import END_BATTLE, possible_acts
from parlour.games.horde.rules.traits import trait_of
from parlour.games.horde.rules.traits.turn import ORDER as REORDERED
from parlour.kernel import Action, Decision, Seat

ACTS = 5  # of a unit that are worth a thought
GAIN = 3.0  # points for which no unit is left idle
BOON = 6.0  # points that are not to be left
BESIDE_A_BOON = 0.5  # of what is best then: less is worth no thought
UNITS = 8  # to activate that are worth a thought


def candidates(war: War, seat: Seat, decision: Decision) -> Sequence[Action]:
    return ORDER[decision.kind](war, decision)


def activate(war: War, decision: Decision) -> Sequence[Action]:
    """The units that gain most by their best act; the end of the battle if none does."""
    valued: Valued = []
    for action in decision.actions:
        if action != END_BATTLE:
            unit = word(action)
            acts = valued_acts(war, unit, *possible_acts(war, unit, 0, 0))
            valued.append((max([value for value, _ in acts], default=0.0), action))
    idle = HELD[SIDE[war.faction]].idle
    return best([pair for pair in valued if pair[0] > idle], UNITS) or [END_BATTLE]


def glance(war: War, seat: Seat, decision: Decision) -> Sequence[Action]:
    """The same at less cost: units by their way to the nearest enemy, without a thought about their acts."""
    return near_first(war, decision) if decision.kind == "activate" else ORDER[decision.kind](war, decision)


def near_first(war: War, decision: Decision) -> Sequence[Action]:
    """The units that meet an enemy soonest for the steps they can go, then the end of the battle."""
    units = [word(action) for action in decision.actions if action != END_BATTLE]
    side = SIDE_OF[units[0]]
    enemies = [hex for enemy, hex in war.at.items() if SIDE_OF[enemy] != side and not is_disguised(war, enemy)]
    ways: Valued = []
    for unit in units:
        away = DISTANCE[war.at[unit]]
        kind = war.kind[unit]
        ways.append((kind.speed + kind.range - min([away[hex] for hex in enemies], default=0), ("activate", unit)))
    return [*best(ways, UNITS), END_BATTLE]


def act(war: War, decision: Decision) -> Sequence[Action]:
    """Attacks, key actions and moves by what they promise."""
    acts = decision.actions
    assert isinstance(acts, Acts)
    valued = valued_acts(war, acts.unit, acts.hexes, acts.acts)
    most = max([value for value, _ in valued], default=0.0)
    if most >= BOON:
        return best([pair for pair in valued if pair[0] > most * BESIDE_A_BOON], ACTS)
    leave = [DONE if DONE in acts.acts else BACK] if most < GAIN else []
    return [*best([pair for pair in valued if pair[0] > 0], ACTS), *leave]


def valued_acts(war: War, unit: UnitId, hexes: Hexes, acts: tuple[Action, ...]) -> Valued:
    at = scene(war, unit)
    keys = [action for action in acts if action not in (DONE, BACK)]
    beset = NEAR[at.here] & war.visible[1 - SIDE_OF[unit]]
    raided = trait_of(war, unit) in REORDERED and bool(beset) and not keys  # HD-TR-SM1a it has attacked already
    return [*moves(at, hexes, strikes=not raided), *[(key_value(at, action), action) for action in keys]]


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
