"""Words about decks, hands and discard piles (RULES.md 6.3)."""

from collections.abc import Mapping
from math import fsum
from typing import NamedTuple

from parlour.games.inbetween.bots import weights
from parlour.games.inbetween.bots.hands import card_loss, cards_gain, energy_gain, quality
from parlour.games.inbetween.bots.outlook import Outlook
from parlour.games.inbetween.content import BRANCH_OF
from parlour.games.inbetween.effects.questions import PASS, WAYS, Question, answers, operand, shift_worth, void_facts
from parlour.games.inbetween.effects.use import Use
from parlour.games.inbetween.position import CharacterId, Duel, Kind, Symbol, from_marker, kinds
from parlour.games.inbetween.rules.energy import gain
from parlour.games.inbetween.rules.hands import can_draw, discard_kind, draw_cards, look_at_hand, recover
from parlour.games.inbetween.rules.plays import Reach
from parlour.games.inbetween.rules.shifting import shift
from parlour.kernel import Action, Decision, Play, Seat, choose, plain, rule

TRIPLE = 3  # IB-CH-C18


@plain
class Draw(NamedTuple):
    """Cards from the user's deck."""

    cards: int

    def would_change(self, duel: Duel, use: Use) -> bool:
        return can_draw(duel, use.seat)

    @staticmethod
    @rule
    def resolve(duel: Duel, word: "Draw", use: Use) -> Play[None]:
        yield from draw_cards(duel, use.seat, word.cards)

    def promise(self, at: Outlook, use: Use) -> float:
        return cards_gain(at, use.seat, self.cards)


@plain
class Recover(NamedTuple):
    """A card of the user's choice returns from his discard pile to his hand."""

    def would_change(self, duel: Duel, use: Use) -> bool:
        return bool(duel.discards[use.seat])

    def question(self, duel: Duel, use: Use) -> Decision:
        """IB-D32 and IB-D50 Which card to take back."""
        return Decision("recover", answers("take", kinds(duel.discards[use.seat])), {"effect": use.effect})

    @staticmethod
    @rule
    def resolve(duel: Duel, word: "Recover", use: Use) -> Play[None]:
        choice = yield choose(use.seat, word.question(duel, use))
        recover(duel, use.seat, choice[1])

    def promise(self, at: Outlook, use: Use) -> float:
        best = max([quality(at, use.seat, kind) for kind in kinds(at.duel.discards[use.seat])], default=0.0)
        return cards_gain(at, use.seat, 1) + best


class Look(NamedTuple):
    """The user sees the opponent's hand."""

    def would_change(self, duel: Duel, use: Use) -> bool:
        return bool(duel.hands[1 - use.seat])

    def act(self, duel: Duel, use: Use) -> None:
        look_at_hand(duel, use.seat)

    def promise(self, at: Outlook, use: Use) -> float:
        return weights.SEEN_HAND


@plain
class Pluck(NamedTuple):
    """The user discards `least` to `most` cards of the hand he has seen."""

    least: int
    most: int

    def would_change(self, duel: Duel, use: Use) -> bool:
        return bool(duel.hands[1 - use.seat])

    def question(self, duel: Duel, use: Use, done: int) -> Decision:
        """IB-D27, IB-D53 and IB-D63 Which card of the hand just seen the opponent loses."""
        actions = answers("discard", kinds(duel.hands[1 - use.seat]))
        return Decision("pluck", (*actions, PASS) if done >= self.least else actions, {"effect": use.effect})

    @staticmethod
    @rule
    def resolve(duel: Duel, word: "Pluck", use: Use) -> Play[None]:
        """IB-CC-12, IB-CH-C14 and IB-KN-K2 The user discards cards of the hand that he has seen."""
        for done in range(min(word.most, len(duel.hands[1 - use.seat]))):
            choice = yield choose(use.seat, word.question(duel, use, done))
            if choice == PASS:
                return
            discard_kind(duel, 1 - use.seat, choice[1])

    def promise(self, at: Outlook, use: Use) -> float:
        return weights.CHOSEN * -cards_gain(at, 1 - use.seat, -self.most)


@plain
class Surrender(NamedTuple):
    """The opponent discards cards of his own choice."""

    cards: int

    def would_change(self, duel: Duel, use: Use) -> bool:
        return bool(duel.hands[1 - use.seat])

    def question(self, duel: Duel, use: Use, left: int) -> Decision:
        """IB-D55 Which of its own cards a side gives up."""
        actions = answers("discard", kinds(duel.hands[1 - use.seat]))
        return Decision("sacrifice", actions, {"effect": BRANCH_OF.get(use.effect, use.effect), "left": left})

    @staticmethod
    @rule
    def resolve(duel: Duel, word: "Surrender", use: Use) -> Play[None]:
        for left in range(min(word.cards, len(duel.hands[1 - use.seat])), 0, -1):
            choice = yield choose(1 - use.seat, word.question(duel, use, left))
            discard_kind(duel, 1 - use.seat, choice[1])

    def promise(self, at: Outlook, use: Use) -> float:
        return weights.UNWANTED * -cards_gain(at, 1 - use.seat, -self.cards)


@plain
class Burn(NamedTuple):
    """The user discards a card for three times its cost in energy."""

    def would_change(self, duel: Duel, use: Use) -> bool:
        return bool(duel.hands[use.seat])

    def question(self, duel: Duel, use: Use) -> Decision:
        """IB-D57 Which card of his own the user discards."""
        return Decision("offer", answers("discard", kinds(duel.hands[use.seat])), {"effect": use.effect, **void_facts(())})

    @staticmethod
    @rule
    def resolve(duel: Duel, word: "Burn", use: Use) -> Play[None]:
        """IB-CH-C18 The card is discarded, then its energy is gained."""
        choice = yield choose(use.seat, word.question(duel, use))
        discard_kind(duel, use.seat, choice[1])
        gain(duel, use.seat, TRIPLE * duel.content.cards[choice[1]].cost)

    def promise(self, at: Outlook, use: Use) -> float:
        return max([self.offer_worth(at, use.seat, kind) for kind in kinds(at.duel.hands[use.seat])], default=0.0)

    def offer_worth(self, at: Outlook, seat: Seat, kind: Kind) -> float:
        return energy_gain(at, seat, TRIPLE * at.duel.content.cards[kind].cost) - card_loss(at, seat, kind)


@plain
class Sweep(NamedTuple):
    """The user discards a card, and every character with its symbol is shifted one step."""

    def would_change(self, duel: Duel, use: Use) -> bool:
        return bool(duel.hands[use.seat])

    def question(self, duel: Duel, use: Use) -> Decision:
        """IB-D46 Which card of his own the user discards; perhaps one whose symbol finds nobody."""
        offered = kinds(duel.hands[use.seat])
        idle = [kind for kind in offered if not Reach(duel, use.seat, duel.content.cards[kind].symbol).bearers]
        return Decision("offer", answers("discard", offered), {"effect": use.effect, **void_facts(idle)})

    @staticmethod
    @rule
    def resolve(duel: Duel, word: "Sweep", use: Use) -> Play[None]:
        """IB-CH-C04 A card is discarded, and every character with its symbol is shifted one step."""
        choice = yield choose(use.seat, word.question(duel, use))
        discard_kind(duel, use.seat, choice[1])
        for character in bearers_in_order(duel, use.seat, duel.content.cards[choice[1]].symbol):
            way = yield choose(use.seat, Decision("sweep", WAYS[character], {"effect": use.effect, "character": character}))
            shift(duel, use.seat, character, way[2])

    def promise(self, at: Outlook, use: Use) -> float:
        return max([self.offer_worth(at, use.seat, kind) for kind in kinds(at.duel.hands[use.seat])], default=0.0)

    def offer_worth(self, at: Outlook, seat: Seat, kind: Kind) -> float:
        bearers = Reach(at.duel, seat, at.duel.content.cards[kind].symbol).bearers
        return fsum([at.best_shift(seat, character) for character in bearers]) - card_loss(at, seat, kind)


def bearers_in_order(duel: Duel, seat: Seat, symbol: Symbol) -> tuple[CharacterId, ...]:
    """IB-114 Everybody with the symbol who may be shifted, clockwise from the marked character."""
    bearers = Reach(duel, seat, symbol).bearers
    return tuple([character for character in from_marker(duel) if character in bearers])


def offer_worth(at: Outlook, seat: Seat, decision: Decision, action: Action) -> float:
    """IB-D46 and IB-D57 What the card brings to the effect that asks for it."""
    (word,) = at.duel.content.effects[decision.facts["effect"]]
    return float(word.offer_worth(at, seat, operand(action)))


QUESTIONS: Mapping[str, Question] = {
    "recover": Question("IB-H02", lambda at, seat, decision, action: quality(at, seat, operand(action))),
    "pluck": Question("IB-H01", lambda at, seat, decision, action: card_loss(at, 1 - seat, operand(action))),
    "sacrifice": Question("IB-CH-C15", lambda at, seat, decision, action: -quality(at, seat, operand(action))),
    "offer": Question("IB-CH-C04", offer_worth),
    "sweep": Question("IB-CH-C04", shift_worth),
}
