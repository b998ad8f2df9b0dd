"""What effects promise to the side that uses them, before anything of them is chosen."""

from typing import TypeAlias

from parlour.games.inbetween.bots import hands, weights
from parlour.games.inbetween.bots.outlook import SIGN, Outlook
from parlour.games.inbetween.effects.use import Use
from parlour.games.inbetween.ladder import BACK, DEEPER
from parlour.games.inbetween.position import CharacterId, Kind, face
from parlour.games.inbetween.rules.plays import SHIFTS, TOKENS, Plays
from parlour.kernel import Action, Seat

Valued: TypeAlias = list[tuple[float, Action]]


def promise(at: Outlook, use: Use) -> float:
    return float(sum([word.promise(at, use) for word in at.duel.content.effects[use.effect]]))


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


def valued_plays(at: Outlook, seat: Seat, activating: bool) -> Valued:
    """What playing each card promises: everybody whom it may shift, and the best place for its token."""
    plays: Valued = []
    for kind, reach in Plays(at.duel, seat).cards:
        gain = effect_gain(at, seat, kind, activating)
        extra = gain - hands.card_loss(at, seat, kind)
        for character in reach.bearers:
            deeper, back = SHIFTS[kind][character]
            plays.append((extra + SIGN[seat] * at.shift(character, DEEPER), deeper))
            plays.append((extra + SIGN[seat] * at.shift(character, BACK), back))
        if places := reach.places:
            best = max(places, key=lambda place: hands.token_worth(at, place))
            if gain > 0 or not hands.lies_there(at, kind, best):  # IB-510 a token that stays where it is changes nothing
                plays.append((extra + hands.token_gain(at, kind, best), TOKENS[kind][best]))
    return plays


def raise_worth(at: Outlook, seat: Seat, cost: int) -> float:
    level = at.duel.knowledge[seat]
    if level + 1 >= at.duel.content.knowledge_to_win:
        return weights.WIN
    return weights.KNOWLEDGE[level + 1] - weights.KNOWLEDGE[level] - weights.ENERGY[cost]
