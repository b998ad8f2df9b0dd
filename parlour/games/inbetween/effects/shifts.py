"""Words about the ladder (RULES.md 6.6)."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import fsum
from typing import NamedTuple

from parlour.games.inbetween.bots.hands import token_worth
from parlour.games.inbetween.bots.outlook import SIGN, Outlook
from parlour.games.inbetween.effects.questions import PASS, WAYS, Question, answers, best, operand, shift_worth, use_facts
from parlour.games.inbetween.effects.use import Among, OnCharacters, Use, among, is_shiftable, objects, objects_in_order
from parlour.games.inbetween.ladder import BACK, DEEPER, DEEPEST, HUMAN_BORDER
from parlour.games.inbetween.position import CharacterId, Duel, Symbol, depth, neighbours
from parlour.games.inbetween.rules.shifting import return_token, shift
from parlour.kernel import Action, Decision, Play, Seat, choose, plain, rule


@plain
@dataclass(frozen=True, slots=True)
class Shift(OnCharacters):
    """One character is shifted one step, direction by choice; further ones may be, up to `most`."""

    most: int = 1

    def question(self, duel: Duel, use: Use, done: tuple[CharacterId, ...]) -> Decision:
        """IB-602 Whom to shift, and which way; after the first it may be nobody."""
        actions: list[Action] = []
        for character in objects(duel, self.among, use):
            if character not in done:
                actions += WAYS[character]
        if done:
            actions.append(PASS)
        return Decision("shift", tuple(actions), use_facts(use))

    @staticmethod
    @rule
    def resolve(duel: Duel, word: "Shift", use: Use) -> Play[None]:
        """IB-602 One character is shifted; where the effect allows more, others may be."""
        done: tuple[CharacterId, ...] = ()
        while len(done) < word.most and set(objects(duel, word.among, use)) - set(done):
            choice = yield choose(use.seat, word.question(duel, use, done))
            if choice == PASS:
                return
            shift(duel, use.seat, choice[1], choice[2])
            done = (*done, choice[1])

    def promise(self, at: Outlook, use: Use) -> float:
        return best([at.best_shift(use.seat, character) for character in objects(at.duel, self.among, use)], self.most)


@plain
@dataclass(frozen=True, slots=True)
class Deepen(OnCharacters):
    """One character is shifted one to `most` steps deeper; `wholly` to the end, where it is locked."""

    most: int = 2
    wholly: bool = False

    def question(self, duel: Duel, use: Use) -> Decision:
        """IB-610 and IB-611 Whom to shift deeper, and how far."""
        actions: list[Action] = []
        for character in objects(duel, self.among, use):
            actions += [("deepen", character, steps) for steps in self.steps(duel, character)]
        return Decision("deepen", tuple(actions), {"effect": use.effect})

    def steps(self, duel: Duel, character: CharacterId) -> range:
        """IB-611 How far a character can go."""
        last = min(self.most, DEEPEST - depth(duel, character))
        return range(last if self.wholly else 1, 1 + last)

    @staticmethod
    @rule
    def resolve(duel: Duel, word: "Deepen", use: Use) -> Play[None]:
        choice = yield choose(use.seat, word.question(duel, use))
        for _ in range(choice[2]):
            shift(duel, use.seat, choice[1], DEEPER)

    def promise(self, at: Outlook, use: Use) -> float:
        return max([self.deepest(at, use.seat, character) for character in objects(at.duel, self.among, use)], default=0.0)

    def deepest(self, at: Outlook, seat: Seat, character: CharacterId) -> float:
        """What the best number of steps brings."""
        return max([SIGN[seat] * at.shift(character, DEEPER, steps) for steps in self.steps(at.duel, character)])


@plain
@dataclass(frozen=True, slots=True)
class DeepenAll(OnCharacters):
    """Every one of these characters is shifted one step deeper."""

    def act(self, duel: Duel, use: Use) -> None:
        for character in objects_in_order(duel, self.among, use):
            shift(duel, use.seat, character, DEEPER)

    def promise(self, at: Outlook, use: Use) -> float:
        return fsum([SIGN[use.seat] * at.shift(character, DEEPER) for character in objects(at.duel, self.among, use)])


@plain
class ShiftNeighbours(NamedTuple):
    """One of these characters is the source; each of its neighbours may be shifted one step, and one must be."""

    among: Among

    def would_change(self, duel: Duel, use: Use) -> bool:
        return bool(self.sources(duel, use.seat))

    def sources(self, duel: Duel, seat: Seat) -> list[CharacterId]:
        """IB-913, IB-D21 and IB-D36 Those with a neighbour that the side may shift; a protected one may be a source."""
        characters = among(duel, self.among, "")
        return [
            character for character in characters if any(is_shiftable(duel, seat, other) for other in neighbours(duel, character))
        ]

    def question(self, duel: Duel, use: Use) -> Decision:
        """From whom the influence goes out to the neighbours."""
        return Decision("source", answers("source", self.sources(duel, use.seat)), {"effect": use.effect})

    def neighbour_question(self, duel: Duel, use: Use, source: CharacterId, character: CharacterId, shifted: bool) -> Decision:
        """What to do with a neighbour; one of the two must be shifted."""
        clockwise, other = neighbours(duel, source)
        may_pass = shifted or (character == clockwise and is_shiftable(duel, use.seat, other))
        actions = (*WAYS[character], PASS) if may_pass else WAYS[character]
        return Decision("neighbour", actions, {"effect": use.effect, "character": character, "source": source})

    @staticmethod
    @rule
    def resolve(duel: Duel, word: "ShiftNeighbours", use: Use) -> Play[None]:
        """IB-CC-03 and IB-KC-3 Each neighbour of the source may be shifted, the clockwise one first; one must be."""
        choice = yield choose(use.seat, word.question(duel, use))
        source = choice[1]
        shifted = False
        for character in neighbours(duel, source):
            if is_shiftable(duel, use.seat, character):
                choice = yield choose(use.seat, word.neighbour_question(duel, use, source, character, shifted))
                if choice != PASS:
                    shift(duel, use.seat, character, choice[2])
                    shifted = True

    def promise(self, at: Outlook, use: Use) -> float:
        return max([influence_worth(at, use.seat, source) for source in self.sources(at.duel, use.seat)], default=0.0)


@plain
@dataclass(frozen=True, slots=True)
class Turn(OnCharacters):
    """One to `most` borderline characters are turned over."""

    most: int = 2

    def question(self, duel: Duel, use: Use, done: int) -> Decision:
        """Whom to turn over; after the first it may be nobody."""
        actions = answers("turn", objects(duel, self.among, use))
        return Decision("turn", (*actions, PASS) if done else actions, {"effect": use.effect})

    @staticmethod
    @rule
    def resolve(duel: Duel, word: "Turn", use: Use) -> Play[None]:
        """IB-612 One borderline character is turned over; others may be."""
        done = 0
        while done < word.most and objects(duel, word.among, use):
            choice = yield choose(use.seat, word.question(duel, use, done))
            if choice == PASS:
                return
            shift(duel, use.seat, choice[1], BACK)
            done += 1

    def promise(self, at: Outlook, use: Use) -> float:
        return best([SIGN[use.seat] * at.shift(character, BACK) for character in objects(at.duel, self.among, use)], self.most)


@plain
@dataclass(frozen=True, slots=True)
class Release(OnCharacters):
    """One locked character is shifted two steps back."""

    def question(self, duel: Duel, use: Use) -> Decision:
        """IB-D56 Which Secured character is brought back."""
        return Decision("release", answers("release", objects(duel, self.among, use)), {"effect": use.effect})

    @staticmethod
    @rule
    def resolve(duel: Duel, word: "Release", use: Use) -> Play[None]:
        """IB-CH-C17 Two steps, one after the other."""
        choice = yield choose(use.seat, word.question(duel, use))
        shift(duel, use.seat, choice[1], BACK)
        shift(duel, use.seat, choice[1], BACK)

    def promise(self, at: Outlook, use: Use) -> float:
        return max(
            [SIGN[use.seat] * at.shift(character, BACK, 2) for character in objects(at.duel, self.among, use)], default=0.0
        )


@plain
@dataclass(frozen=True, slots=True)
class Rescue(OnCharacters):
    """One character is shifted back until it is borderline in the Human world."""

    def question(self, duel: Duel, use: Use) -> Decision:
        """IB-D62 Whom to bring to the Human world."""
        return Decision("rescue", answers("rescue", objects(duel, self.among, use)), {"effect": use.effect})

    @staticmethod
    @rule
    def resolve(duel: Duel, word: "Rescue", use: Use) -> Play[None]:
        """IB-KN-C4 Step after step, as far as it takes."""
        choice = yield choose(use.seat, word.question(duel, use))
        while duel.rung[choice[1]] > HUMAN_BORDER:
            shift(duel, use.seat, choice[1], BACK)

    def promise(self, at: Outlook, use: Use) -> float:
        return max([SIGN[use.seat] * rescue_worth(at, character) for character in objects(at.duel, self.among, use)], default=0.0)


@plain
@dataclass(frozen=True, slots=True)
class Treat(OnCharacters):
    """One character is shifted a step back; then a Creature token may leave it."""

    def question(self, duel: Duel, use: Use) -> Decision:
        """IB-D33 Which Terrified character steps back."""
        return Decision(
            "shift", tuple([WAYS[character][1] for character in objects(duel, self.among, use)]), {"effect": use.effect}
        )

    def token_question(self, duel: Duel, use: Use, character: CharacterId) -> Decision:
        """IB-D33 Which Creature token leaves the character."""
        actions = answers("return", creature_tokens(duel, character))
        return Decision("token", (*actions, PASS), {"effect": use.effect, "character": character})

    @staticmethod
    @rule
    def resolve(duel: Duel, word: "Treat", use: Use) -> Play[None]:
        """IB-CC-26 A Terrified character steps back; then a Creature token may leave it."""
        choice = yield choose(use.seat, word.question(duel, use))
        character = choice[1]
        shift(duel, use.seat, character, BACK)
        if creature_tokens(duel, character):
            answer = yield choose(use.seat, word.token_question(duel, use, character))
            if answer != PASS:
                return_token(duel, answer[1])

    def promise(self, at: Outlook, use: Use) -> float:
        return max([SIGN[use.seat] * at.shift(character, BACK) for character in objects(at.duel, self.among, use)], default=0.0)


def creature_tokens(duel: Duel, character: CharacterId) -> list[Symbol]:
    """The Creature tokens that lie on a character."""
    symbols = duel.content.symbols
    return [symbol for symbol in symbols if symbols[symbol] == "creature" and duel.tokens.get(symbol) == character]


def influence_worth(at: Outlook, seat: Seat, source: CharacterId) -> float:
    """What shifting the neighbours of a character promises."""
    beside = [character for character in neighbours(at.duel, source) if is_shiftable(at.duel, seat, character)]
    return best([at.best_shift(seat, character) for character in beside], 2)


def rescue_worth(at: Outlook, character: CharacterId) -> float:
    """What it changes for the City to bring a character to the Human world."""
    return at.worth(character, HUMAN_BORDER) - at.worth(character, at.duel.rung[character])


def deepen_worth(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    return SIGN[seat] * at.shift(operand(action), DEEPER, int(operand(action, 2)))


QUESTIONS: Mapping[str, Question] = {
    "shift": Question("IB-602", shift_worth),
    "deepen": Question("IB-610", deepen_worth),
    "source": Question("IB-KC-3", lambda at, seat, decision, action: influence_worth(at, seat, operand(action))),
    "neighbour": Question("IB-KC-3", shift_worth),
    "turn": Question("IB-612", lambda at, seat, decision, action: SIGN[seat] * at.shift(operand(action), BACK)),
    "release": Question("IB-CH-C17", lambda at, seat, decision, action: SIGN[seat] * at.shift(operand(action), BACK, 2)),
    "rescue": Question("IB-KN-C4", lambda at, seat, decision, action: rescue_worth(at, operand(action))),
    "token": Question("IB-CC-26", lambda at, seat, decision, action: token_worth(at, decision.facts["character"])),
}
