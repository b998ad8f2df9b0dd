"""Hints for bots that think about Skirmish: what a position is worth, and which answers deserve a thought."""

from collections.abc import Sequence
from pathlib import Path

from examples.skirmish.board import WITHIN, Hex
from examples.skirmish.position import OWNER_OF, UnitId, War, army
from examples.skirmish.rules.fight import COUNTER, NO_CARD
from examples.skirmish.rules.movement import STAY
from examples.skirmish.rules.turn import END, HOLD_FIRE
from parlour.kernel import Action, Ahead, Card, Decision, Features, Position, Seat

LEAD = 3.0  # health that makes a win about three times as likely as a loss, before anything was learnt
STEP = 0.04  # health that a step towards the enemy is worth
LAST = 99  # after everything that has a number
LIFE = 0.5  # health that a unit is worth beside its own


def ahead(position: Position, seat: Seat) -> Ahead | float:
    """What a seat has more than the other: health, lives, and its own way to the enemy."""
    assert isinstance(position, War)
    if position.outcome is not None:
        return position.outcome[seat]
    own, other = army(position, seat), army(position, 1 - seat)
    health = sum([position.health[unit] for unit in own]) - sum([position.health[unit] for unit in other])
    return Ahead(((health, LIFE * (len(own) - len(other)), -STEP * way_of(position, seat)),))


def candidates(position: Position, seat: Seat, decision: Decision) -> Sequence[Action]:
    """The answers that deserve a thought, the most promising first."""
    assert isinstance(position, War)
    match decision.kind:
        case "activate":
            return sorted(decision.actions, key=lambda action: nearness(position, action))
        case "move":
            return sorted(decision.actions, key=lambda action: gap(position, decision.facts["unit"], action))
        case "attack":
            return sorted(decision.actions, key=lambda action: weakness(position, action))
        case "card":
            return sorted(decision.actions, key=lambda action: dice(position, action))
    return sorted(decision.actions, key=lambda action: action != COUNTER)


def way_of(war: War, seat: Seat) -> int:
    """The steps of an army to its nearest enemies."""
    return sum([distance(war, unit, war.at[unit]) for unit in army(war, seat)])


def distance(war: War, unit: UnitId, hex: Hex) -> int:
    """From a hex to the nearest enemy of a unit."""
    enemies = war.standing[1 - OWNER_OF[unit]]
    return next((steps for steps, there in enumerate(WITHIN) if there[hex] & enemies), len(WITHIN))


def nearness(war: War, action: Action) -> int:
    """Units near the enemy come first, the end of the turn last."""
    return len(WITHIN) + 1 if action == END else distance(war, word(action), war.at[word(action)])


def gap(war: War, unit: UnitId, action: Action) -> int:
    """Hexes from which the unit can just reach an enemy come first."""
    hex = war.at[unit] if action == STAY else word(action)
    return abs(war.kind[unit].reach - distance(war, unit, hex))


def weakness(war: War, action: Action) -> int:
    """Weak targets come first, peace last."""
    return LAST if action == HOLD_FIRE else war.health[word(action)]


def dice(war: War, action: Action) -> int:
    """A small card comes first, none last."""
    return LAST if action == NO_CARD else war.content.dice_of[Card(word(action))]


def word(action: Action) -> str:
    """The unit, hex or card that an answer names."""
    assert type(action) is tuple, f"{action} names nothing"
    return str(action[1])


FEATURES = Features(("health", "lives", "way"), (1 / LEAD,) * 3, Path(__file__).with_name("learnt.toml"), ahead)
evaluate = FEATURES.evaluating(FEATURES.learnt())
