"""What the questions inside effects have in common (RULES.md 7.2, 7.3, 7.4 and 7.5)."""

from collections.abc import Callable, Collection, Iterable, Mapping
from math import fsum
from typing import Any, NamedTuple

from parlour.games.inbetween.bots.outlook import SIGN, Outlook
from parlour.games.inbetween.content.characters import CHARACTERS
from parlour.games.inbetween.effects.use import Use
from parlour.games.inbetween.ladder import BACK, DEEPER
from parlour.games.inbetween.position import CharacterId
from parlour.kernel import Action, Decision, Seat

PASS = "pass"
WAYS: Mapping[CharacterId, tuple[Action, Action]] = {
    character: (("shift", character, DEEPER), ("shift", character, BACK)) for character in CHARACTERS
}


class Question(NamedTuple):
    """A kind of question: the number of its rule, and what an answer to it is worth to the side that gives it."""

    rule: str
    worth: Callable[[Outlook, Seat, Decision, Action], float]


def answers(verb: str, operands: Iterable[str]) -> tuple[Action, ...]:
    """An answer for each of these."""
    return tuple([(verb, operand) for operand in operands])


def operand(action: Action, place: int = 1) -> str:
    """The character or card that an answer names."""
    assert type(action) is tuple, f"{action} names nothing"
    return str(action[place])


def void_facts(words: Collection[str]) -> dict[str, Any]:
    """IB-109 What is said with a question: which answers, by their last word, would change nothing, and how many."""
    void = tuple(sorted(words)) if words else ()
    return {"void": void, "voids": len(void)}


def use_facts(use: Use) -> dict[str, str]:
    """Which effect asks, and of whom it is."""
    return {"effect": use.effect, "source": use.source} if use.source else {"effect": use.effect}


def best(values: list[float], most: int) -> float:
    """One of these is a must; more are taken where they gain something."""
    values.sort(reverse=True)
    return fsum([*values[:1], *[max(0.0, value) for value in values[1:most]]])


def shift_worth(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-602 What one step of a character is worth."""
    return SIGN[seat] * at.shift(operand(action), operand(action, 2))
