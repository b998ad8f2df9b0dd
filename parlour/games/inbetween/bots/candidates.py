"""Answers worth a thought, best first, for every question of In Between."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from parlour.games.inbetween.bots import hands, weights
from parlour.games.inbetween.bots.outlook import Outlook
from parlour.games.inbetween.bots.promises import Valued, promise, raise_worth, valued_plays
from parlour.games.inbetween.effects.questions import PASS, operand
from parlour.games.inbetween.effects.use import Use
from parlour.games.inbetween.effects.words import QUESTIONS
from parlour.games.inbetween.position import Duel
from parlour.games.inbetween.rules.hands import refill_size
from parlour.kernel import Action, Decision, Seat, Word

Worth: TypeAlias = Callable[[Outlook, Seat, Decision, Action], float]

WIDTH = 6  # answers that are worth a thought
REST = "rest"
OTHER_ACTIONS: tuple[Action, ...] = (REST, "prepare")
EAGER = 0.01  # a raise is never worth nothing


def candidates(duel: Duel, seat: Seat, decision: Decision) -> Sequence[Action]:
    """The answers that deserve a thought, the most promising first."""
    at = Outlook(duel, starts=False)
    match decision.kind:
        case "action":
            others = [(answer_worth(at, seat, decision, action), action) for action in OTHER_ACTIONS]
            return _with_rest(_best_first(valued_plays(at, seat, activating=True) + others))
        case "play":
            (word,) = duel.content.effects[decision.facts["effect"]]
            return _best_first(valued_plays(at, seat, word.activating))
    answers = _best_first([(answer_worth(at, seat, decision, action), action) for action in _working(decision)])
    return answers[:1] if decision.kind == "prepare" else answers  # what will be drawn cannot be foreseen


def _working(decision: Decision) -> Sequence[Action]:
    """IB-109 The answers that would change something; all of them where there is no such answer."""
    void = decision.facts.get("void", ())
    return [action for action in decision.actions if _last(action) not in void] or list(decision.actions)


def _last(action: Action) -> Word:
    """The word by which an answer is told from the others."""
    return action[-1] if isinstance(action, tuple) else action


def _with_rest(actions: list[Action]) -> list[Action]:
    """A rest may pay for the level that wins, and is always thought of."""
    return actions if REST in actions else [*actions[: WIDTH - 1], REST]


def _best_first(valued: Valued) -> list[Action]:
    """The answers of highest value; of equal ones the first."""
    valued.sort(key=lambda answer: -answer[0])
    return [action for _, action in valued[:WIDTH]]


def answer_worth(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """What an answer promises to the side that gives it; to pass gains nothing."""
    return 0.0 if action == PASS else WORTH[decision.kind](at, seat, decision, action)


def knowledge_worth(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-404 The effect, less what it is worth to be able to use one later."""
    return promise(at, Use(operand(action), seat)) - weights.UNUSED * at.duel.knowledge[seat]


def action_worth(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-305 A rest, or new cards."""
    if action == REST:
        return hands.energy_gain(at, seat, at.rests[seat])
    return hands.cards_gain(at, seat, max(0, refill_size(at.duel, seat) - len(at.duel.hands[seat])))


def discard_worth(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-541 A card that is poor enough is changed for another."""
    return 0.0 if action == "refill" else weights.POOR_CARD - hands.quality(at, seat, operand(action))


def level_worth(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-704 The level for its price."""
    return max(EAGER, raise_worth(at, seat, at.prices[seat]))


def use_worth(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-706 The effect of the active character."""
    return promise(at, Use(decision.facts["effect"], seat, decision.facts["character"]))


WORTH: Mapping[str, Worth] = {
    "knowledge": knowledge_worth,
    "action": action_worth,
    "prepare": discard_worth,
    "raise": level_worth,
    "use": use_worth,
    **{kind: question.worth for kind, question in QUESTIONS.items()},
}
