"""What a position of In Between is worth to a seat."""

from pathlib import Path

from parlour.games.inbetween.bots import weights
from parlour.games.inbetween.bots.candidates import play_on, promising
from parlour.games.inbetween.bots.hands import hand_worth, quality, token_worth
from parlour.games.inbetween.bots.outlook import SIGN, Outlook
from parlour.games.inbetween.content.cards import KIND_OF
from parlour.games.inbetween.position import CITY, CREATURE, Duel, in_world
from parlour.kernel import Ahead, Features, Row, Seat

SCALE = 6.0  # the lead in points that makes a win about three times as likely as a loss, before anything was learnt
REPLY = 0.7  # how much the other's likeliest turn counts beside the position before it: his hand is only a guess

FOR_THE_CITY = (
    "ladder", "brink", "marker", "tokens", "equipment", "crowd", "knowledge", "knowledge unused", "energy", "cards",
)  # fmt: skip
NAMES = (*FOR_THE_CITY, "own hand", "decided", "vantage")  # vantage: to see the own hand, and to be answered


def ahead(start: Duel, seat: Seat) -> Ahead | float:
    """What a seat has more than the other, seen from the beginning of its own next turn."""
    duel = play_on(start, promising)
    if duel.outcome is not None:
        return duel.outcome[seat]
    now = lead(duel, seat)
    if duel.active != seat:
        then = lead(play_on(duel, promising, duel.turn), seat)
        now = [before + REPLY * (after - before) for before, after in zip(now, then, strict=True)]
    return Ahead((now,))


def lead(duel: Duel, seat: Seat) -> Row:
    """By how many points a side is ahead in each feature; of the other hand only the number of cards counts."""
    if duel.outcome is not None:
        return (*(0.0,) * (len(NAMES) - 2), weights.WIN * (2 * duel.outcome[seat] - 1), 1.0)
    at = Outlook(duel, starts=True)
    sign = SIGN[seat]
    ahead_by = [sign * points for points in (*circle(at), *holdings(duel))]
    own = 0.0
    for card in duel.hands[seat]:
        own += quality(at, seat, KIND_OF[card])
    return (*ahead_by, own, 0.0, 1.0)


def circle(at: Outlook) -> Row:
    """What stands in the circle: people, the marker's way, tokens, equipment, and a majority that comes into sight."""
    duel = at.duel
    ladder = brink = marker = equipment = 0.0
    for character, rung in duel.rung.items():
        ladder += at.place(character, rung)
        brink += at.brink(character, rung)
        marker += at.first_visit(character, rung)
    for card in duel.equipment:
        equipment += weights.EQUIPMENT[card]
    tokens = 0.0
    for symbol, character in duel.tokens.items():
        tokens += SIGN[duel.content.symbols[symbol] != "city"] * token_worth(at, character)
    crowd = 0.0
    if len(duel.circle) <= weights.FEW:
        crowd = weights.CROWD * (weights.FEW + 1 - len(duel.circle)) * (in_world(duel, CITY) - in_world(duel, CREATURE))
    return ladder, brink, marker, tokens, equipment, crowd


def holdings(duel: Duel) -> list[float]:
    """What the City has besides its people, and the Creature has not: knowledge, energy, cards."""
    return [city - creature for city, creature in zip(holding(duel, CITY), holding(duel, CREATURE), strict=True)]


def holding(duel: Duel, side: Seat) -> Row:
    """What a side has besides its people."""
    level = duel.knowledge[side]
    unused = 0.0 if duel.spent[side] else weights.HELD[side][level]
    return weights.KNOWLEDGE[level], unused, weights.ENERGY[duel.energy[side]], hand_worth(len(duel.hands[side]))


FEATURES = Features(NAMES, (*(1 / SCALE,) * (len(NAMES) - 1), 0.0), Path(__file__).with_name("learnt.toml"), ahead)
evaluate = FEATURES.evaluating(FEATURES.learnt())
