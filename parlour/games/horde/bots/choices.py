"""Candidates for all questions but those of the battle: setting up, summoning, countermeasures, events."""

from collections.abc import Sequence
from typing import TypeAlias

from parlour.games.horde.board import DISTANCE
from parlour.games.horde.bots.aims import aim
from parlour.games.horde.bots.memory import Memory, influences
from parlour.games.horde.bots.plans import danger, post, scene
from parlour.games.horde.bots.worth import cost
from parlour.games.horde.odds import defend_chance, retreat_chance
from parlour.games.horde.position import SIDE_OF, UnitId, War
from parlour.games.horde.rules.combat import DEFEND, wounds
from parlour.games.horde.rules.dice import KEEP, REROLL
from parlour.games.horde.rules.event_phase import JOIN, STAY_OUT
from parlour.games.horde.rules.parameters import defence_of
from parlour.games.horde.rules.traits.theft import NO_THEFT
from parlour.games.horde.rules.traits.turn import TRACK
from parlour.kernel import Action, Decision

Valued: TypeAlias = list[tuple[float, Action]]

FLIGHTS_KNOWN: Memory[tuple[float, Valued]] = Memory()

REFUGES = 3  # answers to an attack that are worth a thought
CLEARLY = 1.5  # points by which an answer to an attack must be worse to be worth none
EARLY = 6.0  # for the Tribute Collector, who is the better the sooner he comes
HEAVY = ("tr_charge", "tr_molten_armour", "tr_axe", "tr_spear", "tr_raid")  # to steal near enemies
SWIFT = ("tr_wind_speed",)  # to steal far from them
LOW_DIE = 3
WORTH_A_WAGER = 3  # the section of the track from which two sections less are worth the risk of one more


def best(valued: Valued, count: int) -> list[Action]:
    """The answers of highest value; of equal ones the first."""
    return [action for _, action in sorted(valued, key=lambda pair: -pair[0])[:count]]


def word(action: Action, place: int = 1) -> str:
    """The unit, kind or hex that an answer names."""
    assert type(action) is tuple, f"{action} names nothing"
    return str(action[place])


def any_of_them(war: War, decision: Decision) -> Sequence[Action]:
    """One is as good as another."""
    return tuple(decision.actions)[:1]


def place(war: War, decision: Decision) -> Sequence[Action]:
    """HD-SET-24 Fighters to the front, leaders and support behind."""
    unit = decision.facts["unit"]
    away = aim(war, SIDE_OF[unit]).away
    sign = 1 if war.kind[unit].rank in ("leader", "support") else -1
    return best([(sign * away[word(action, 2)], action) for action in decision.actions], 1)


def arrive(war: War, decision: Decision) -> Sequence[Action]:
    """HD-SUM-07 Nearest to the aim."""
    away = aim(war, SIDE_OF[decision.facts["unit"]]).away
    return best([(-away[word(action, 2)], action) for action in decision.actions], 3)


def summon(war: War, decision: Decision) -> Sequence[Action]:
    """HD-SUM-13 Many points soon: support first, then fighters, the great ones last."""
    valued: Valued = []
    for action in decision.actions:
        kind = war.content.kinds[word(action)]
        valued.append((kind.points / (kind.summon_time + 1) + EARLY * (kind.trait in TRACK), action))
    return best(valued, 1)


def steal(war: War, decision: Decision) -> Sequence[Action]:
    """HD-TR-NM2a Near enemies what makes a blow heavier, else what makes a way shorter."""
    at = scene(war, decision.facts["unit"])
    near = any(DISTANCE[foe.hex][at.here] <= at.speed + 1 for foe in at.foes.values())
    wanted = HEAVY if near else SWIFT
    valued: Valued = []
    for action in decision.actions:
        if action != NO_THEFT and (trait := war.content.kinds[word(action)].trait) in wanted:
            valued.append((-wanted.index(trait), action))
    return [*best(valued, 3), NO_THEFT]


def countermeasure(war: War, decision: Decision) -> Sequence[Action]:
    """HD-CMB-05 To defend, or the best hexes to retreat to, by the odds."""
    unit, target, total = (decision.facts[name] for name in ("unit", "target", "total"))
    key = (unit, target, decision.actions, influences(war))
    loss, flights = FLIGHTS_KNOWN.recall(key) or FLIGHTS_KNOWN.keep(key, _flights(war, unit, target, decision))
    valued: Valued = []
    for value, action in flights:
        if action == DEFEND:
            value = -cost(war, target, (1 - defend_chance(war, target, total)) * loss)
        valued.append((value, action))
    most = max([value for value, _ in valued])
    return best([pair for pair in valued if pair[0] > most - CLEARLY], REFUGES)


def _flights(war: War, unit: UnitId, target: UnitId, decision: Decision) -> tuple[float, Valued]:
    """The wounds of a hit, and what each retreat promises; to defend hangs on the attack die, too, and is not valued yet."""
    at = scene(war, target)
    loss = wounds(war, unit, target, defence_of(war, target), charged=True)
    here = post(at, at.here) - danger(at, at.here)
    escape = retreat_chance(war, unit, target)
    valued: Valued = []
    for action in decision.actions:
        gain = 0.0 if action == DEFEND else post(at, word(action)) - danger(at, word(action)) - here
        valued.append((escape * gain - cost(war, target, (1 - escape) * loss), action))
    return loss, valued


def reroll(war: War, decision: Decision) -> Sequence[Action]:
    """HD-TR-SM8a A chase that has failed, and a low attack die."""
    again = decision.facts["purpose"] == "chase" or decision.facts["die"] <= LOW_DIE
    return (REROLL, KEEP) if again else (KEEP, REROLL)


def push(war: War, decision: Decision) -> Sequence[Action]:
    """HD-TR-CH3c To where the enemy is worst off."""
    at = scene(war, decision.facts["target"])
    return best([(danger(at, word(action)) - post(at, word(action)), action) for action in decision.actions], 3)


def spear_break(war: War, decision: Decision) -> Sequence[Action]:
    """HD-TR-NM7a The enemy that strikes hardest."""
    named = [action for action in decision.actions if type(action) is tuple]
    return best([(war.kind[word(action)].attack, action) for action in named], 1)


def sicken(war: War, decision: Decision) -> Sequence[Action]:
    """The unit whose wound costs least."""
    return best([(-cost(war, word(action), 1), action) for action in decision.actions], 1)


def shoot(war: War, decision: Decision) -> Sequence[Action]:
    """The enemy whose wound costs most."""
    return best([(cost(war, word(action), 1), action) for action in decision.actions], 1)


def mend(war: War, decision: Decision) -> Sequence[Action]:
    """The unit whose health is worth most."""
    named = [action for action in decision.actions if type(action) is tuple]
    return best([(war.kind[word(action)].points / war.health[word(action)], action) for action in named], 1)


def champion(war: War, decision: Decision) -> Sequence[Action]:
    """HD-EVT-12 The best attacker among those that will meet an enemy."""
    scenes = [(scene(war, word(action)), action) for action in decision.actions if type(action) is tuple]
    return best([(at.attack, action) for at, action in scenes if at.foes], 1) or [STAY_OUT]


def tribute(war: War, decision: Decision) -> Sequence[Action]:
    """HD-EVT-12 Two sections down are worth the risk of one up."""
    section = war.track[decision.facts["faction"]].section
    return [JOIN if section >= WORTH_A_WAGER else STAY_OUT]
