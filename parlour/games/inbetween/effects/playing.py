"""The word that plays a card, and how a card is played and activated (RULES.md 6.5)."""

from collections.abc import Mapping
from typing import NamedTuple

from parlour.games.inbetween.bots.outlook import Outlook
from parlour.games.inbetween.bots.promises import activation_worth, best_play
from parlour.games.inbetween.effects.carry_out import carry_out, is_void
from parlour.games.inbetween.effects.equipment import is_revolver_ready, revolver_question, use_revolver
from parlour.games.inbetween.effects.questions import PASS, Question, void_facts
from parlour.games.inbetween.effects.use import Use
from parlour.games.inbetween.events import CardActivated, CardPlayed, EffectCancelled
from parlour.games.inbetween.position import CITY, CREATURE, NOBODY_AT_ALL, SIDES, CharacterId, Duel, Kind, card_of
from parlour.games.inbetween.rules.energy import pay
from parlour.games.inbetween.rules.plays import TOKEN, Plays, can_play
from parlour.games.inbetween.rules.shifting import lay_token, shift
from parlour.kernel import Card, Decision, Play, Seat, ask, choose, move, plain, rule


@plain
class PlayCard(NamedTuple):
    """The user plays a card; its effect may be activated or not."""

    activating: bool

    def would_change(self, duel: Duel, use: Use) -> bool:
        return bool(duel.hands[use.seat]) and (use.openly or can_play(duel, use.seat))

    def question(self, duel: Duel, use: Use) -> Decision:
        """Which card to play inside an effect, and for what."""
        return Decision("play", tuple(Plays(duel, use.seat)), {"effect": use.effect})

    @staticmethod
    @rule
    def resolve(duel: Duel, word: "PlayCard", use: Use) -> Play[None]:
        """IB-519 The whole procedure, with or without the effect of the card."""
        choice = yield choose(use.seat, word.question(duel, use))
        yield from play_card(duel, use.seat, choice[1], choice[2], choice[3], word.activating)

    def promise(self, at: Outlook, use: Use) -> float:
        return best_play(at, use.seat, self.activating)


@rule
def play_card(duel: Duel, seat: Seat, kind: Kind, character: CharacterId, way: str, activating: bool) -> Play[None]:
    """IB-136, IB-501, IB-503, IB-518, IB-902 and IB-904 A card is played for its base option; then it may be activated."""
    card = card_of(duel, kind, duel.hands[seat])
    move(duel, card, ("hands", seat), ("limbo", seat))
    duel.tell(CardPlayed(SIDES[seat], card))
    if way == TOKEN:
        lay_token(duel, seat, duel.content.cards[kind].symbol, character)
    else:
        shift(duel, seat, character, way)
    if activating:
        cost = duel.content.cards[kind].cost
        if duel.energy[seat] >= cost:
            answer = yield ask(seat, activation(duel, seat, kind))
            if answer == "activate":
                yield from activate(duel, seat, card, kind)
    if card in duel.limbo[seat]:
        move(duel, card, ("limbo", seat), ("discards", seat))


def activation(duel: Duel, seat: Seat, kind: Kind) -> Decision:
    """IB-513 and IB-514 Whether to pay for the effect; that it is void, judged as if the cost were paid, is only said."""
    cost = duel.content.cards[kind].cost
    void = ("activate",) if is_void(duel, Use(kind, seat, NOBODY_AT_ALL, cost)) else ()
    return Decision("activate", ("activate", PASS), {"card": kind, "cost": cost, **void_facts(void)})


@rule
def activate(duel: Duel, seat: Seat, card: Card, kind: Kind) -> Play[None]:
    """IB-515, IB-516 and IB-923 Pay; let the City answer; then choose and carry out, unless it cancelled the effect."""
    cost = duel.content.cards[kind].cost
    pay(duel, seat, cost)
    duel.tell(CardActivated(SIDES[seat], card, cost))
    if seat == CREATURE and is_revolver_ready(duel):
        answer = yield ask(CITY, revolver_question(duel, kind))
        if answer == "cancel":
            use_revolver(duel)
            duel.tell(EffectCancelled(card))
            return
    yield from carry_out(duel, Use(kind, seat))


QUESTIONS: Mapping[str, Question] = {
    "activate": Question("IB-513", lambda at, seat, decision, action: activation_worth(at, seat, decision.facts["card"])),
}
