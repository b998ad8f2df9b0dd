"""Why an action that a player tries is not possible now, and which rule forbids it."""

from collections.abc import Callable, Mapping

from parlour.games.horde.position import War
from parlour.games.horde.refusals.activations import activation_fault
from parlour.games.horde.refusals.acts import act_fault
from parlour.games.horde.refusals.places import arrival_fault, push_fault, retreat_fault, start_fault, summon_fault, theft_fault
from parlour.games.horde.rules.movement import Fault
from parlour.kernel import Action, Decision, Illegal, Position, Seat

KEYS = (
    "path-blocked", "path-too-long", "path-not-adjacent", "path-ends-occupied", "too-far", "no-such-target", "path-ends-at-start",
    "cannot-move", "moved-already", "acted-already", "own-side", "disguised", "immune", "not-wounded", "lacks-trait",
    "hex-taken", "unit-of-others", "unit-not-there", "already-activated", "put-back", "nothing-to-do", "activate-first",
    "finish-first", "not-begun", "has-begun", "no-other-unit", "not-in-reserve", "not-copied", "battle-over", "open-fight",
)  # fmt: skip
FAULTS: Mapping[str, Callable[[War, Decision, tuple[str, ...]], Fault | None]] = {
    "place-start": start_fault,
    "arrive": arrival_fault,
    "summon": summon_fault,
    "activate": activation_fault,
    "act": act_fault,
    "steal": theft_fault,
    "countermeasure": retreat_fault,
    "push": push_fault,
}
OF_BATTLE = ("activate", "move", "attack", "aimed")


def explain(position: Position, seat: Seat, decision: Decision, action: Action) -> Illegal | None:
    """Why this action is not among what the seat is offered; None where there is nothing more to say than that."""
    assert isinstance(position, War)
    words = tuple([str(word) for word in action]) if type(action) is tuple else (str(action),)
    find = FAULTS.get(decision.kind)
    fault = find(position, decision, words) if find else None
    if fault is None and decision.kind == "spear-break" and words[0] in OF_BATTLE:
        fault = "battle-over", "HD-ACT-04"
    if fault is None:
        return None
    key, rule = fault
    return Illegal(key, rule)
