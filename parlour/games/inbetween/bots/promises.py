"""What effects promise to the side that uses them, before anything of them is chosen."""

from math import fsum
from typing import TypeAlias

from parlour.games.inbetween.bots import hands, weights
from parlour.games.inbetween.bots.outlook import SIGN, Outlook
from parlour.games.inbetween.effects.use import Use
from parlour.games.inbetween.position import CharacterId, Kind, Symbol, face
from parlour.games.inbetween.rules.plays import SHIFTS, TOKENS, Plays
from parlour.kernel import Action, Choices, Seat

Valued: TypeAlias = list[tuple[float, Action]]


def promise(at: Outlook, use: Use) -> float:
    return fsum([word.promise(at, use) for word in at.duel.content.effects[use.effect]])


def promise_of(at: Outlook, seat: Seat, character: CharacterId) -> float:
    """What the effect of a character promises to a side."""
    return promise(at, Use(face(at.duel, character).effect, seat, character))


def activation_worth(at: Outlook, seat: Seat, kind: Kind) -> float:
    """IB-513 What it promises to pay for the effect of a card."""
    return promise(at, Use(kind, seat)) - hands.energy_loss(at, seat, at.duel.content.cards[kind].cost)


def effect_gain(at: Outlook, seat: Seat, kind: Kind, activating: bool) -> float:
    """What the effect of a card promises, where it may be paid for and is worth its cost."""
    if activating and at.duel.energy[seat] >= at.duel.content.cards[kind].cost:
        return max(0.0, activation_worth(at, seat, kind))
    return 0.0


def best_play(at: Outlook, seat: Seat, activating: bool) -> float:
    """The best that the hand can be played for."""
    return max([value for value, _ in valued_plays(at, seat, activating)], default=0.0)


def valued_plays(at: Outlook, seat: Seat, activating: bool, offered: tuple[Action, ...] | Choices = ()) -> Valued:
    """What playing each card promises: everybody whom it may shift, and the best place for its token.

    What is `offered` is not found out again, unless somebody has emptied the hand to see what can be done without it.
    """
    plays: Valued = []
    sign = SIGN[seat]
    fewer = hands.cards_gain(at, seat, -1)
    best_places: dict[Symbol, CharacterId | None] = {}
    hand = offered if isinstance(offered, Plays) and at.duel.hands[seat] else Plays(at.duel, seat)
    for kind, reach in hand.cards:
        gain = effect_gain(at, seat, kind, activating)
        extra = gain + fewer - hands.quality_of(kind, bool(reach.bearers))
        actions = SHIFTS[kind]
        for character in reach.bearers:
            deeper, back = at.shifts(character)
            to_deeper, to_back = actions[character]
            plays.append((extra + sign * deeper, to_deeper))
            plays.append((extra + sign * back, to_back))
        symbol = at.duel.content.cards[kind].symbol
        if symbol not in best_places:
            best_places[symbol] = hands.best_place(at, reach.places)
        best = best_places[symbol]
        if best is not None and (gain > 0 or not hands.lies_there(at, kind, best)):  # IB-510 where it stays it changes nothing
            plays.append((extra + hands.token_gain(at, kind, best), TOKENS[kind][best]))
    return plays


def raise_worth(at: Outlook, seat: Seat, cost: int) -> float:
    level = at.duel.knowledge[seat]
    if level + 1 >= at.duel.content.knowledge_to_win:
        return weights.WIN
    return weights.KNOWLEDGE[level + 1] - weights.KNOWLEDGE[level] - weights.ENERGY[cost]
