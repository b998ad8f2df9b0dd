"""Answers worth a thought, best first, for every question of In Between."""

from collections.abc import Sequence

from parlour.games.inbetween.bots.answers import value
from parlour.games.inbetween.bots.outlook import Outlook
from parlour.games.inbetween.bots.promises import Valued, valued_plays
from parlour.games.inbetween.position import Duel
from parlour.kernel import Action, Decision, Position, Seat, Word

WIDTH = 6  # answers that are worth a thought
REST = "rest"
OTHER_ACTIONS: tuple[Action, ...] = (REST, "prepare")


def candidates(position: Position, seat: Seat, decision: Decision) -> Sequence[Action]:
    """The answers that deserve a thought, the most promising first."""
    assert isinstance(position, Duel)
    at = Outlook(position, starts=False)
    match decision.kind:
        case "action":
            others = [(value(at, seat, decision, action), action) for action in OTHER_ACTIONS]
            return _with_rest(_ordered(valued_plays(at, seat, activating=True) + others))
        case "play":
            (word,) = position.content.effects[decision.facts["effect"]]
            return _ordered(valued_plays(at, seat, word.activating))
    answers = _ordered([(value(at, seat, decision, action), action) for action in _working(decision)])
    return answers[:1] if decision.kind == "prepare" else answers  # what will be drawn cannot be foreseen


def _working(decision: Decision) -> Sequence[Action]:
    """IB-109 The answers that would change something; all of them where there is no such answer."""
    void = decision.facts.get("void", ())
    return [each for each in decision.actions if _last(each) not in void] or list(decision.actions)


def _last(action: Action) -> Word:
    """The word by which an answer is told from the others."""
    return action[-1] if isinstance(action, tuple) else action


def _with_rest(actions: list[Action]) -> list[Action]:
    """A rest may pay for the level that wins, and is always thought of."""
    return actions if REST in actions else [*actions[: WIDTH - 1], REST]


def _ordered(valued: Valued) -> list[Action]:
    """The answers of highest value; of equal ones the first."""
    valued.sort(key=lambda each: -each[0])
    return [each for _, each in valued[:WIDTH]]
