"""What a position of In Between is worth to a seat."""

from math import exp

from parlour.games.inbetween.bots import weights
from parlour.games.inbetween.bots.candidates import candidates
from parlour.games.inbetween.bots.hands import hand_worth, quality, token_worth
from parlour.games.inbetween.bots.outlook import SIGN, Outlook
from parlour.games.inbetween.content.cards import KIND_OF
from parlour.games.inbetween.position import CITY, CREATURE, Duel, in_world
from parlour.kernel import Position, Seat, answer, pending

SCALE = 6.0  # the lead in points that makes a win about three times as likely as a loss
REPLY = 0.7  # how much the other's likeliest turn counts beside the position before it: his hand is only a guess
LONGEST = 24  # answers until a turn has certainly passed
BEGINNING = frozenset({"knowledge", "action"})  # the questions with which a turn begins


def evaluate(position: Position, seat: Seat) -> float:
    """The share of the win that the seat may expect, seen from the beginning of its own next turn."""
    assert isinstance(position, Duel)
    duel = played_on(position)
    if duel.outcome is not None:
        return duel.outcome[seat]
    ahead = lead(duel, seat)
    if duel.active != seat:
        ahead += REPLY * (lead(played_on(duel, duel.turn), seat) - ahead)
    return 1 / (1 + exp(-ahead / SCALE))


def played_on(start: Duel, turn: int = 0) -> Duel:
    """The position after the likeliest answers, until a turn begins that is not this one."""
    duel = start
    for _ in range(LONGEST):
        asked = pending(duel)
        if not asked:
            break
        seat, decision = next(iter(asked.items()))
        if decision.kind in BEGINNING and duel.turn != turn:
            break
        if duel is start:
            duel = start.copy()
        answer(duel, seat, candidates(duel, seat, decision)[0])
    return duel


def lead(duel: Duel, seat: Seat) -> float:
    """By how many points a side is ahead; of the other hand only the number of cards counts."""
    if duel.outcome is not None:
        return weights.WIN * (2 * duel.outcome[seat] - 1)
    at = Outlook(duel, starts=True)
    total = sum([at.worth(character, rung) for character, rung in duel.rung.items()])
    total += holdings(duel, CITY) - holdings(duel, CREATURE)
    for symbol, character in duel.tokens.items():
        total += SIGN[duel.content.symbols[symbol] != "city"] * token_worth(at, character)
    total += sum([weights.EQUIPMENT[card] for card in duel.equipment])
    if len(duel.circle) <= weights.FEW:
        crowd = in_world(duel, CITY) - in_world(duel, CREATURE)
        total += weights.CROWD * (weights.FEW + 1 - len(duel.circle)) * crowd
    return SIGN[seat] * total + sum([quality(at, seat, KIND_OF[card]) for card in duel.hands[seat]])


def holdings(duel: Duel, side: Seat) -> float:
    """What a side has besides its people: knowledge, energy, cards."""
    level = duel.knowledge[side]
    unused = 0.0 if duel.spent[side] else weights.UNUSED * level
    return weights.KNOWLEDGE[level] + unused + weights.ENERGY[duel.energy[side]] + hand_worth(len(duel.hands[side]))
