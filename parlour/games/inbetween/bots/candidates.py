"""Answers worth a thought, best first, for every question of In Between."""

from collections.abc import Callable, Mapping, Sequence
from operator import itemgetter
from typing import TypeAlias

from parlour.games.inbetween.bots import hands, weights
from parlour.games.inbetween.bots.climax import LEVEL, shifts_missing
from parlour.games.inbetween.bots.outlook import Outlook
from parlour.games.inbetween.bots.promises import Valued, promise, raise_worth, valued_plays
from parlour.games.inbetween.content.effects import LADDERS
from parlour.games.inbetween.effects.questions import PASS, operand
from parlour.games.inbetween.effects.use import Use
from parlour.games.inbetween.effects.words import QUESTIONS
from parlour.games.inbetween.ladder import DEVOURED, SECURED
from parlour.games.inbetween.position import Duel
from parlour.games.inbetween.rules.ending import locked_count
from parlour.games.inbetween.rules.energy import rest_gain
from parlour.games.inbetween.rules.hands import can_draw, refill_size
from parlour.games.inbetween.rules.knowledge import price
from parlour.kernel import Action, Decision, Seat, Word, answer, pending

Worth: TypeAlias = Callable[[Outlook, Seat, Decision, Action], float]

WIDTH = 6  # answers that are worth a thought while looking ahead
BROAD = 12  # that are worth one where the answer is given
FEW = 3  # while looking ahead, to most questions
GLANCES = {"action": WIDTH, "play": WIDTH, "knowledge": 2}  # by kind of question, where it is another number
MANY = 30  # where the other side is about to win
SOME = 12  # where a win is looked for
REST = "rest"
OTHER_ACTIONS: tuple[Action, ...] = (REST, "prepare")
EAGER = 0.01  # a raise is never worth nothing
WINNING = 0.6 * weights.WIN  # an answer of this worth wins the game
LONGEST = 24  # answers until a turn has certainly passed
NEXT_TO_LOCK = (SECURED + 1, DEVOURED - 1)  # by side: the rung from which one step locks
TURN_QUESTIONS = frozenset({"knowledge", "action"})  # with which a turn begins
PLAIN_QUESTIONS = frozenset({"raise", "prepare", "sacrifice"})  # that neither win nor lose at once
# IB-707 effects of faces that cost nothing and can only help
GIFTS = frozenset({"h_gain", "c_bob", "c_julie", "c_lance", "c_mina", "c_richard", "c_rodney", "c_sam", "c_scott"})


def candidates(duel: Duel, seat: Seat, decision: Decision) -> Sequence[Action]:
    """The answers that deserve a thought, the most promising first; never one that is plainly a blunder."""
    if decision.kind in PLAIN_QUESTIONS:
        return promising(duel, seat, decision, BROAD)
    own, rival = is_near_its_end(duel, seat), is_near_its_end(duel, 1 - seat)
    if not own and not rival:
        return promising(duel, seat, decision, BROAD)
    answers = promising(duel, seat, decision, MANY)
    if own:
        for action in answers[:SOME]:
            if wins_in_this_turn(duel, seat, action):
                return (action,)
    if rival:
        safe: list[Action] = []
        for action in answers:
            if not loses_at_once(duel, seat, action):
                safe.append(action)
            if len(safe) == BROAD:
                break
        answers = safe or answers
    return answers[:BROAD]


def promising(duel: Duel, seat: Seat, decision: Decision, width: int = WIDTH) -> Sequence[Action]:
    """The answers of most promise, before anybody looks what they lead to."""
    if decision.kind == "raise":  # a level is worth its price (IB-410), and the last one everything
        return tuple(decision.actions) if duel.knowledge[seat] + 1 < duel.content.knowledge_to_win else ("raise",)
    if decision.kind == "use" and decision.facts["effect"] in GIFTS and not decision.facts["voids"]:
        return ("use",)
    at = Outlook(duel, starts=False)
    match decision.kind:
        case "action":
            plays = valued_plays(at, seat, True, decision.actions)
            others = [action for action in OTHER_ACTIONS if not is_idle(duel, seat, action)] or OTHER_ACTIONS
            valued = plays + [(answer_worth(at, seat, decision, action), action) for action in others]
            answers = _best_first(valued, width)
            return _with_rest(answers, width) if REST in others and not _is_won(valued) else answers
        case "play":
            (word,) = duel.content.effects[decision.facts["effect"]]
            return _best_first(valued_plays(at, seat, word.activating, decision.actions), width) or list(decision.actions)
    answers = _best_first([(answer_worth(at, seat, decision, action), action) for action in _working(decision)], width)
    return answers[:1] if decision.kind == "prepare" else answers  # what will be drawn cannot be foreseen


def glance(duel: Duel, seat: Seat, decision: Decision) -> Sequence[Action]:
    """The same for looking ahead: few answers to what matters less than the action, so that more turns come into sight."""
    if decision.kind == "raise":
        return ("raise",)
    return promising(duel, seat, decision, GLANCES.get(decision.kind, FEW))


def is_near_its_end(duel: Duel, seat: Seat) -> bool:
    """IB-1001, IB-1002 and IB-1003 Whether a side may win soon: by the level or the locks that are missing."""
    if duel.knowledge[seat] + 1 == duel.content.knowledge_to_win and (
        not duel.spent[seat] or duel.energy[seat] + rest_gain(duel, seat) >= price(duel, seat)
    ):
        return True
    if not duel.locked:
        return False
    return locked_count(duel, seat) + max(1, list(duel.rung.values()).count(NEXT_TO_LOCK[seat])) >= duel.content.locked_to_win


def wins_in_this_turn(start: Duel, seat: Seat, action: Action) -> bool:
    """Whether the likeliest answers after this one win before the turn ends, without any luck."""
    duel = start.copy()
    answer(duel, seat, action)
    duel = play_on(duel, promising, start.turn)
    return duel.outcome is not None and duel.outcome[seat] == 1 and duel.draws == start.draws


def loses_at_once(start: Duel, seat: Seat, action: Action) -> bool:
    """Whether the other side wins before the next turn of this one, even without a card in hand."""
    duel = start.copy()
    answer(duel, seat, action)
    duel = play_on(duel, promising, start.turn)
    if duel.outcome is None and duel.active != seat:
        duel.hands[1 - seat] = ()
        duel = play_on(duel, promising, duel.turn)
    return duel.outcome is not None and not duel.outcome[seat]


Policy: TypeAlias = Callable[[Duel, Seat, Decision], Sequence[Action]]


def play_on(start: Duel, policy: Policy, turn: int = 0) -> Duel:
    """The position after the likeliest answers, until a turn begins that is not this one."""
    duel = start
    for _ in range(LONGEST):
        asked = pending(duel)
        if not asked:
            break
        seat, decision = next(iter(asked.items()))
        if decision.kind in TURN_QUESTIONS and duel.turn != turn:
            break
        if duel is start:
            duel = start.copy()
        answer(duel, seat, policy(duel, seat, decision)[0])
    return duel


def is_idle(duel: Duel, seat: Seat, action: Action) -> bool:
    """IB-122, IB-543 and IB-553 Whether an action would change nothing: a rest with all cubes at hand, new cards for a full hand.

    Of a full hand cards may be changed for others, so to prepare is idle only for a side that has nothing to discard or draw.
    """
    if action == REST:
        return duel.energy[seat] >= duel.content.energy_cap
    return not can_draw(duel, seat) and not duel.hands[seat]


def _working(decision: Decision) -> Sequence[Action]:
    """IB-109 The answers that would change something; all of them where there is no such answer."""
    void = decision.facts.get("void", ())
    return [action for action in decision.actions if _last(action) not in void] or list(decision.actions)


def _last(action: Action) -> Word:
    """The word by which an answer is told from the others."""
    return action[-1] if isinstance(action, tuple) else action


def _with_rest(actions: list[Action], width: int) -> list[Action]:
    """A rest that gains something may pay for the level that wins, and is always thought of."""
    if REST in actions[:WIDTH]:
        return actions
    others = [action for action in actions if action != REST]
    return [*others[: WIDTH - 1], REST, *others[WIDTH - 1 : width - 1]]


def _best_first(valued: Valued, width: int) -> list[Action]:
    """The answers of highest value, of equal ones the first; where one of them wins, those that win."""
    valued.sort(key=itemgetter(0), reverse=True)
    won = _is_won(valued)
    return [action for value, action in valued[:width] if not won or value >= WINNING]


def _is_won(valued: Valued) -> bool:
    return bool(valued) and valued[0][0] >= WINNING


def answer_worth(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """What an answer promises to the side that gives it; to pass gains nothing."""
    return 0.0 if action == PASS else WORTH[decision.kind](at, seat, decision, action)


def knowledge_worth(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-404 The effect, less what it is worth to be able to use one later; one that locks the third character wins."""
    if operand(action) == LADDERS[seat][LEVEL - 1] and shifts_missing(at.duel, seat) <= 0:
        return weights.WIN
    return promise(at, Use(operand(action), seat)) - weights.HELD[seat][at.duel.knowledge[seat]]


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
