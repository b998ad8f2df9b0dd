"""Answers of Horde that nobody should give, whatever the plan: they are counted in games, and no bot may give them."""

from parlour.games.horde.board import NEAR
from parlour.games.horde.odds import defend_chance, odds, retreat_chance
from parlour.games.horde.position import SIDE_OF, UnitId, War, is_disguised, units_on
from parlour.games.horde.rules.acts import DONE, Acts
from parlour.games.horde.rules.battle import END_BATTLE
from parlour.games.horde.rules.combat import DEFEND, MELEE, wounds
from parlour.games.horde.rules.parameters import defence_of
from parlour.kernel import Action, Decision, Seat

FREE_KILL = 0.4  # the chance of a kill from which nobody leaves it, for a blow costs nothing
CLEARLY_WORSE = 0.2  # chance of survival

KILL_LEFT = "kill-left"
WORSE_ODDS = "worse-odds"


def shame(war: War, seat: Seat, decision: Decision, action: Action) -> str:
    """The name of what is wrong with an answer; "" for any answer that may have its reasons."""
    match decision.kind:
        case "countermeasure" if _risks_for_nothing(war, decision, action):
            return WORSE_ODDS
        case "act" if action == DONE and isinstance(decision.actions, Acts):
            blows = [act for act in decision.actions.acts if type(act) is tuple and act[0] == "attack"]
            return KILL_LEFT if blows and _has_free_kill(war, decision.actions.unit) else ""
        case "activate" if action == END_BATTLE and any(_has_free_kill(war, unit) for unit in war.ready):
            return KILL_LEFT
    return ""


def _risks_for_nothing(war: War, decision: Decision, action: Action) -> bool:
    """HD-CMB-05 Whether a unit that a hit would kill takes the answer that saves it clearly more seldom."""
    unit, target, total = (decision.facts[name] for name in ("unit", "target", "total"))
    if len(decision.options) == 1 or wounds(war, unit, target, defence_of(war, target), charged=True) < war.health[target]:
        return False
    stays, flees = defend_chance(war, target, total), retreat_chance(war, unit, target)
    return (flees - stays if action == DEFEND else stays - flees) >= CLEARLY_WORSE


def _has_free_kill(war: War, unit: UnitId) -> bool:
    """Whether a unit that fights hand to hand may well kill a neighbour, from where it stands and without unmasking itself."""
    if war.kind[unit].range or is_disguised(war, unit):
        return False
    enemies = units_on(war, NEAR[war.at[unit]] & war.visible[1 - SIDE_OF[unit]])
    return any(_kill_chance(war, unit, enemy) >= FREE_KILL for enemy in enemies)


def _kill_chance(war: War, unit: UnitId, target: UnitId) -> float:
    """At most: a target that may choose after the attack die does no worse than by one answer to all of them."""
    found = odds(war, unit, target, MELEE, charged=False)
    if found.wounds < war.health[target]:
        return 0.0
    return found.hit if found.retreat is None else min(found.hit, 1 - found.retreat)
