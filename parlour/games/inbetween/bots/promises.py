"""What effects promise to the side that uses them, before anything of them is chosen."""

from typing import TypeAlias

from parlour.games.inbetween.bots import gear, hands, ways, weights
from parlour.games.inbetween.bots.outlook import SIGN, Outlook
from parlour.games.inbetween.effects.language import (
    Borrow,
    Deepen,
    DeepenAll,
    Drain,
    Draw,
    Either,
    Equip,
    Gain,
    GainEach,
    LaySkip,
    Look,
    Lower,
    Operation,
    PlayCard,
    Pluck,
    Raise,
    Recover,
    Relocate,
    Remove,
    Shift,
    ShiftNeighbours,
    Special,
    Step,
    Surrender,
    Turn,
    TurnDirection,
)
from parlour.games.inbetween.effects.objects import among, is_shiftable, objects, sources
from parlour.games.inbetween.effects.plays import SHIFTS, TOKENS, Plays, Reach
from parlour.games.inbetween.effects.specials import TRIPLE
from parlour.games.inbetween.effects.void import LOST_ONES, SECURED_ONES, TERRIFIED, borrowed, coverable
from parlour.games.inbetween.ladder import BACK, DEEPER, DEPTH
from parlour.games.inbetween.position import CITY, CharacterId, Kind, face, kinds, neighbours
from parlour.games.inbetween.rules.knowledge import half_price
from parlour.kernel import Action, Seat

Valued: TypeAlias = list[tuple[float, Action]]

DEEPEST = 4


def promise(at: Outlook, seat: Seat, effect: str, source: CharacterId) -> float:
    """What an effect promises its user."""
    return sum([_part(at, seat, each, effect, source) for each in at.duel.content.effects[effect]])


def _part(at: Outlook, seat: Seat, operation: Operation, effect: str, source: CharacterId) -> float:
    duel, sign = at.duel, SIGN[seat]
    match operation:
        case Gain(amount):
            return hands.gaining(at, seat, amount)
        case GainEach(which):
            return hands.gaining(at, seat, len(among(duel, which, source)))
        case Drain(amount):
            return hands.spending(at, 1 - seat, amount)
        case Draw(cards):
            return hands.more_cards(at, seat, cards)
        case Shift(which, most):
            return _best([at.best_shift(seat, each) for each in objects(duel, seat, which, source)], most)
        case Deepen(which, most):
            return max([_deepest(at, seat, each, most) for each in objects(duel, seat, which, "")], default=0.0)
        case DeepenAll(which):
            return sum([sign * at.shift(each, DEEPER) for each in objects(duel, seat, which, "")])
        case ShiftNeighbours(which):
            return max([influence(at, seat, each) for each in sources(duel, seat, which)], default=0.0)
        case LaySkip():
            covered = [each for each in ways.near(at) if each in coverable(duel, seat)]
            return max([sign * ways.covering(at, each) for each in covered], default=0.0)
        case Relocate(which):
            moved = ways.relocations(at, objects(duel, seat, which, ""))
            return max([sign * ways.relocating(at, *each) for each in moved], default=0.0)
        case Turn(which, most):
            return _best([sign * at.shift(each, BACK) for each in objects(duel, seat, which, "")], most)
        case Remove(which):
            return max([sign * ways.removing(at, each) for each in objects(duel, seat, which, source)], default=0.0)
        case Either(_, branches):
            return max([promise(at, seat, branch, source) for _, branch in branches])
        case Step(least, most):
            return max([sign * ways.stepping(at, steps) for steps in range(least, most + 1)])
        case TurnDirection():
            return sign * ways.reversing(at)
        case PlayCard(activated):
            return best_play(at, seat, activated)
        case Raise(half):
            return raising(at, seat, half)
        case Lower():
            return at.fall(1 - seat)
        case Recover():
            best = max([hands.quality(at, seat, kind) for kind in kinds(duel.discards[seat])], default=0.0)
            return hands.more_cards(at, seat, 1) + best
        case Look():
            return weights.SEEN_HAND
        case Pluck(_, most):
            return weights.CHOSEN * -hands.more_cards(at, 1 - seat, -most)
        case Surrender(cards):
            return weights.UNWANTED * -hands.more_cards(at, 1 - seat, -cards)
        case Borrow(which):
            found = borrowed(duel, seat, which, source)
            return max([promise(at, seat, face(duel, each).effect, each) for each in found], default=0.0)
        case Equip():
            return gear.equipping(at, effect)
        case Special(name):
            return _special(at, seat, name)


def _special(at: Outlook, seat: Seat, name: str) -> float:
    duel, sign = at.duel, SIGN[seat]
    match name:
        case "sweep":
            return max([sweeping(at, seat, kind) for kind in kinds(duel.hands[seat])], default=0.0)
        case "burn":
            return max([burning(at, seat, kind) for kind in kinds(duel.hands[seat])], default=0.0)
        case "strip":
            return max([gear.stripping(at, card) for card in duel.equipment], default=0.0)
        case "release":
            return max([sign * at.shift(each, BACK, 2) for each in objects(duel, seat, SECURED_ONES, "")], default=0.0)
        case "rescue":
            return max([sign * ways.rescuing(at, each) for each in objects(duel, seat, LOST_ONES, "")], default=0.0)
        case "treat":
            return max([sign * at.shift(each, BACK) for each in objects(duel, seat, TERRIFIED, "")], default=0.0)
        case "prepare":
            lack = duel.energy[1 - seat] - duel.energy[seat]
            return hands.gaining(at, seat, min(duel.content.preparation_cap, max(0, lack)))
        case _:
            assert name == "rampage", f"what does {name} promise?"
            return max([gear.losing(at, card) for card in duel.equipment] + [harassing(at)])


def activating(at: Outlook, seat: Seat, kind: Kind) -> float:
    """IB-513 What it promises to pay for the effect of a card."""
    return promise(at, seat, kind, "") - hands.spending(at, seat, at.duel.content.cards[kind].cost)


def playing(at: Outlook, seat: Seat, kind: Kind, activated: bool) -> float:
    """What playing a card promises besides its base option: its effect, where it is worth its cost, for the card."""
    value = -hands.giving(at, seat, kind)
    if activated and at.duel.energy[seat] >= at.duel.content.cards[kind].cost:
        value += max(0.0, activating(at, seat, kind))
    return value


def best_play(at: Outlook, seat: Seat, activated: bool) -> float:
    """The best that the hand can be played for."""
    return max([value for value, _ in valued_plays(at, seat, activated)], default=0.0)


def valued_plays(at: Outlook, seat: Seat, activated: bool) -> Valued:
    """What playing each card promises: everybody whom it may shift, and the best place for its token."""
    found: Valued = []
    for kind, reach in Plays(at.duel, seat).cards:
        extra = playing(at, seat, kind, activated)
        for character in reach.bearers:
            deeper, back = SHIFTS[kind][character]
            found.append((extra + SIGN[seat] * at.shift(character, DEEPER), deeper))
            found.append((extra + SIGN[seat] * at.shift(character, BACK), back))
        if places := reach.places:
            best = max(places, key=lambda place: hands.token_worth(at, place))
            found.append((extra + hands.moving_token(at, kind, best), TOKENS[kind][best]))
    return found


def raising(at: Outlook, seat: Seat, half: bool) -> float:
    """What a raise promises, at the normal price or at half of it."""
    duel = at.duel
    level = duel.knowledge[seat]
    if level + 1 >= duel.content.knowledge_to_win:
        return weights.WIN
    cost = half_price(duel, seat) if half else at.prices[seat]
    return weights.KNOWLEDGE[level + 1] - weights.KNOWLEDGE[level] - weights.ENERGY[cost]


def influence(at: Outlook, seat: Seat, source: CharacterId) -> float:
    """IB-CC-03 and IB-KC-3 What shifting the neighbours of a character promises."""
    return _best([at.best_shift(seat, each) for each in neighbours(at.duel, source) if is_shiftable(at.duel, seat, each)], 2)


def harassing(at: Outlook) -> float:
    """IB-KC-7 A random card and one energy of the City."""
    return hands.spending(at, CITY, 1) - hands.more_cards(at, CITY, -1)


def sweeping(at: Outlook, seat: Seat, kind: Kind) -> float:
    """IB-CH-C04 What it promises to discard a card and shift everybody with its symbol."""
    bearers = Reach(at.duel, seat, at.duel.content.cards[kind].symbol).bearers
    return sum([at.best_shift(seat, each) for each in bearers]) - hands.giving(at, seat, kind)


def burning(at: Outlook, seat: Seat, kind: Kind) -> float:
    """IB-CH-C18 What it promises to discard a card for three times its cost."""
    return hands.gaining(at, seat, TRIPLE * at.duel.content.cards[kind].cost) - hands.giving(at, seat, kind)


def _deepest(at: Outlook, seat: Seat, character: CharacterId, most: int) -> float:
    left = min(most, DEEPEST - DEPTH[at.duel.rung[character]])
    return max([SIGN[seat] * at.shift(character, DEEPER, steps) for steps in range(1, left + 1)])


def _best(values: list[float], most: int) -> float:
    """One of these is a must; more are taken where they gain something."""
    values.sort(reverse=True)
    return sum(values[:1]) + sum([max(0.0, each) for each in values[1:most]])
