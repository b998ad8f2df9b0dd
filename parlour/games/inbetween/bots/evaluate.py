"""What a position of In Between is worth to a seat."""

from math import exp, tanh
from pathlib import Path

from parlour.games.inbetween.bots import weights
from parlour.games.inbetween.bots.candidates import NEXT_TO_LOCK, play_on, promising
from parlour.games.inbetween.bots.climax import LEVEL, shifts_missing
from parlour.games.inbetween.bots.hands import hand_worth, quality, token_worth
from parlour.games.inbetween.bots.outlook import OWNER, PLACE, SIGN, Outlook, walk_round
from parlour.games.inbetween.content.cards import KIND_OF
from parlour.games.inbetween.ladder import DEPTH
from parlour.games.inbetween.position import CITY, CREATURE, SIDES, Duel, in_world
from parlour.kernel import Ahead, Features, Row, Seat

TURNS = 60  # beyond which nobody looks
LONG, SHORT = 20.0, 6.0  # turns that make a difference in a race, and near its end

CIRCLE = ("ladder", "brink", "marker", "tokens", "equipment", "crowd")
HOLDINGS = ("knowledge", "knowledge unused", "energy", "cards", "climb", "third lock", "climax")
RACE = ("race", "last turns")
NAMES = (*CIRCLE, *HOLDINGS, *RACE, "hand", "vantage", "turn")  # vantage: to see the own hand; turn: to be on turn
# before anything is learnt: a sixth a point, by which six points make a win three times as likely; people count more
START = (
    0.25, 0.2, 0.1, 0.1, 0.15, 0.2,
    0.08, 0.08, 0.25, 0.15, 0.15, 0.2, 1.0,
    0.35, 1.6,
    0.2, 0.0, 0.0,
)  # fmt: skip


def ahead(start: Duel, seat: Seat) -> Ahead | float:
    """What the City has more than the Creature when the turn at hand is over, as a seat sees it; by the side on turn then."""
    duel = play_on(start, promising)
    if duel.outcome is not None:
        return duel.outcome[seat]
    at = Outlook(duel, starts=True)
    turns = turns_to_win(at)
    if not turns[duel.active]:  # nobody comes between: a rest at most, and the last level is raised
        return float(seat == duel.active)
    return Ahead((lead(at, seat, turns),), situation=SIDES[duel.active], theirs=seat == CREATURE)


def lead(at: Outlook, seat: Seat, turns: tuple[int, int]) -> Row:
    """By how many points the City is ahead in each feature; of the hand that the seat does not see only the size counts."""
    duel = at.duel
    sign = SIGN[seat]
    hand = 0.0
    for card in duel.hands[seat]:
        hand += sign * quality(at, seat, KIND_OF[card])
    return (*circle(at), *holdings(at), *race(turns), hand, sign, 1.0)


def circle(at: Outlook) -> Row:
    """What stands in the circle: people, the marker's way, tokens, equipment, and a majority that comes into sight."""
    duel = at.duel
    rungs = duel.rung
    places = at.places
    ladder = brink = marker = equipment = 0.0
    for rung in rungs.values():
        ladder += PLACE[rung]
        brink += places[rung] - PLACE[rung]
    for character in duel.locked:
        rung = rungs[character]
        brink += at.brink(character, rung) - places[rung] + PLACE[rung]
    if duel.shielded:
        ladder += at.place(duel.shielded, rungs[duel.shielded]) - PLACE[rungs[duel.shielded]]
    for character, number in at.visits.items():
        marker += at.visit_worth(character, rungs[character], number)
    for card in duel.equipment:
        equipment += weights.EQUIPMENT[card]
    tokens = 0.0
    for symbol, character in duel.tokens.items():
        tokens += SIGN[duel.content.symbols[symbol] != "city"] * token_worth(at, character)
    crowd = 0.0
    if len(duel.circle) <= weights.FEW:
        crowd = weights.CROWD * (weights.FEW + 1 - len(duel.circle)) * (in_world(duel, CITY) - in_world(duel, CREATURE))
    return ladder, brink, marker, tokens, equipment, crowd


def holdings(at: Outlook) -> Row:
    """What the City has besides its people, and the Creature has not; a lead in knowledge counts more near the end."""
    duel = at.duel
    city, creature = duel.knowledge
    unused = third = climax = 0.0
    for side, level in enumerate(duel.knowledge):
        if not duel.spent[side]:
            unused += SIGN[side] * weights.HELD[side][level]
            climax += SIGN[side] * weights.CLIMAX[level] * exp(-shifts_missing(duel, side) / weights.NEAR_CLIMAX)
        if at.locks[side] + 1 == duel.content.locked_to_win and NEXT_TO_LOCK[side] in duel.rung.values():
            third += SIGN[side] * weights.THIRD_LOCK[side == duel.active]
    return (
        weights.KNOWLEDGE[city] - weights.KNOWLEDGE[creature],
        unused,
        weights.ENERGY[duel.energy[CITY]] - weights.ENERGY[duel.energy[CREATURE]],
        hand_worth(len(duel.hands[CITY])) - hand_worth(len(duel.hands[CREATURE])),
        weights.CLIMB * (city - creature) * max(city, creature),
        third,
        climax,
    )


def race(turns: tuple[int, int]) -> Row:
    """By how much the City would sooner win by knowledge if nobody were shifted any more."""
    city, creature = turns
    return tanh((creature - city) / LONG), exp(-city / SHORT) - exp(-creature / SHORT)


def turns_to_win(at: Outlook) -> tuple[int, int]:
    """After how many turns each side would win by the last level, or by the effect before it, if the other did nothing."""
    rungs = at.duel.rung
    served = [OWNER[rungs[character]] if DEPTH[rungs[character]] else None for character in walk_round(at.duel)]
    return turns_of_side(at, CITY, served), turns_of_side(at, CREATURE, served)


def turns_of_side(at: Outlook, side: Seat, served: list[Seat | None]) -> int:
    """IB-551, IB-704 and IB-1003 The same for one side, which rests where it cannot pay for the next level, else shifts somebody.

    `served` says whom the marker serves, from where it stands.
    """
    duel = at.duel
    level, energy = duel.knowledge[side], duel.energy[side]
    if side not in served and level < LEVEL:
        return TURNS
    discount, rest, cap = level + 1 - at.prices[side], at.rests[side], duel.content.energy_cap
    count, last = len(served), duel.content.knowledge_to_win
    price = at.prices[side]
    waits = duel.active != side
    missing = shifts_missing(duel, side)
    for turn in range(TURNS):
        if not waits:
            if missing <= 0 and level >= LEVEL:
                return turn
            if energy < price:
                energy = min(cap, energy + rest)
            else:
                missing -= 1
        if energy >= price and served[turn % count] == side:
            energy -= price
            level += 1
            if level == last:
                return turn
            price = max(1, level + 1 - discount)
        waits = not waits
    return TURNS


FEATURES = Features(NAMES, START, Path(__file__).with_name("learnt.toml"), ahead, SIDES)
evaluate = FEATURES.evaluating(FEATURES.learnt())
