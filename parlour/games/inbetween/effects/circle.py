"""Words about the circle and the activity marker (RULES.md 6.8)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from parlour.games.inbetween.bots import ways
from parlour.games.inbetween.bots.outlook import SIGN, Outlook
from parlour.games.inbetween.effects.questions import PASS, Question, answers, best, operand, use_facts
from parlour.games.inbetween.effects.use import OnCharacters, Use, objects
from parlour.games.inbetween.position import CREATURE, NOBODY_AT_ALL, CharacterId, Duel
from parlour.games.inbetween.rules.circle import lay_skip, relocate, remove, step, turn_direction
from parlour.kernel import Action, Decision, Play, Seat, choose, plain, rule


@plain
@dataclass(frozen=True, slots=True)
class Remove(OnCharacters):
    """One to `most` characters are removed from the game."""

    most: int = 1

    def question(self, duel: Duel, use: Use, done: int) -> Decision:
        """IB-811 Whom to remove from the game; after the first it may be nobody."""
        actions = answers("remove", objects(duel, self.among, use))
        return Decision("remove", (*actions, PASS) if done else actions, use_facts(use))

    @staticmethod
    @rule
    def resolve(duel: Duel, word: "Remove", use: Use) -> Play[None]:
        done = 0
        while done < word.most and objects(duel, word.among, use):
            choice = yield choose(use.seat, word.question(duel, use, done))
            if choice == PASS:
                return
            remove(duel, use.seat, choice[1])
            done += 1

    def promise(self, at: Outlook, use: Use) -> float:
        worths = [SIGN[use.seat] * ways.removal_worth(at, character) for character in objects(at.duel, self.among, use)]
        return best(worths, self.most)


@plain
@dataclass(frozen=True, slots=True)
class Relocate(OnCharacters):
    """One character is moved to another gap of the circle."""

    def question(self, duel: Duel, use: Use) -> Decision:
        """IB-810 Whom to move, and clockwise of whom; the order must change."""
        circle = duel.circle
        actions: list[Action] = []
        for character in objects(duel, self.among, use):
            before = circle[circle.index(character) - 1]
            actions += [("relocate", character, after) for after in circle if after not in (character, before)]
        return Decision("relocate", tuple(actions), {"effect": use.effect})

    @staticmethod
    @rule
    def resolve(duel: Duel, word: "Relocate", use: Use) -> Play[None]:
        choice = yield choose(use.seat, word.question(duel, use))
        relocate(duel, choice[1], choice[2])

    def promise(self, at: Outlook, use: Use) -> float:
        moves = ways.relocations(at, objects(at.duel, self.among, use))
        return max([SIGN[use.seat] * ways.relocation_worth(at, character, after) for character, after in moves], default=0.0)


@plain
class LaySkip(NamedTuple):
    """The card itself is put on a character without a skip card."""

    def would_change(self, duel: Duel, use: Use) -> bool:
        return bool(self.coverable(duel, use.seat))

    def coverable(self, duel: Duel, seat: Seat) -> list[CharacterId]:
        """IB-806 and IB-911 Characters that may get a skip card."""
        barred = duel.shielded if seat == CREATURE else NOBODY_AT_ALL
        return [character for character in duel.circle if character not in duel.laid and character != barred]

    def question(self, duel: Duel, use: Use) -> Decision:
        return Decision("skip", answers("cover", self.coverable(duel, use.seat)), {"effect": use.effect})

    @staticmethod
    @rule
    def resolve(duel: Duel, word: "LaySkip", use: Use) -> Play[None]:
        choice = yield choose(use.seat, word.question(duel, use))
        lay_skip(duel, use.seat, duel.limbo[use.seat][-1], choice[1])

    def promise(self, at: Outlook, use: Use) -> float:
        coverable = self.coverable(at.duel, use.seat)
        near = [character for character in ways.near_characters(at) if character in coverable]
        return max([SIGN[use.seat] * ways.skip_worth(at, character) for character in near], default=0.0)


@plain
class Step(NamedTuple):
    """`least` to `most` steps of the activity marker."""

    least: int
    most: int

    def would_change(self, duel: Duel, use: Use) -> bool:
        return True

    def question(self, duel: Duel, use: Use) -> Decision:
        """IB-D43 How many steps the marker makes."""
        return Decision("steps", tuple([("step", steps) for steps in range(self.least, self.most + 1)]), {"effect": use.effect})

    @staticmethod
    @rule
    def resolve(duel: Duel, word: "Step", use: Use) -> Play[None]:
        choice = yield choose(use.seat, word.question(duel, use))
        for _ in range(choice[1]):
            step(duel)

    def promise(self, at: Outlook, use: Use) -> float:
        return max([SIGN[use.seat] * ways.steps_worth(at, steps) for steps in range(self.least, self.most + 1)])


class TurnDirection(NamedTuple):
    """The direction token is turned over."""

    def would_change(self, duel: Duel, use: Use) -> bool:
        return True

    def act(self, duel: Duel, use: Use) -> None:
        turn_direction(duel)

    def promise(self, at: Outlook, use: Use) -> float:
        return SIGN[use.seat] * ways.reversal_worth(at)


def place_worth(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    return SIGN[seat] * ways.relocation_worth(at, operand(action), operand(action, 2))


QUESTIONS: Mapping[str, Question] = {
    "remove": Question("IB-811", lambda at, seat, decision, action: SIGN[seat] * ways.removal_worth(at, operand(action))),
    "relocate": Question("IB-810", place_worth),
    "skip": Question("IB-806", lambda at, seat, decision, action: SIGN[seat] * ways.skip_worth(at, operand(action))),
    "steps": Question("IB-CH-H4", lambda at, seat, decision, action: SIGN[seat] * ways.steps_worth(at, int(operand(action)))),
}
