"""Answers worth a thought, best first, for every question of Candelabria."""

from collections.abc import Sequence

from parlour.games.candelabria.bots.answers import value, verb, word
from parlour.games.candelabria.bots.commitments import commitment_values, strike_values
from parlour.games.candelabria.bots.holdings import candle_worth
from parlour.games.candelabria.bots.memo import Memo, key_of
from parlour.games.candelabria.bots.outlook import Outlook
from parlour.games.candelabria.bots.solo import solo_value
from parlour.games.candelabria.position import Realm
from parlour.games.candelabria.rules.manoeuvre import STOP
from parlour.kernel import Action, Card, Decision, Seat

WIDTH = 10  # answers that are worth a thought
COMMITMENTS = 4  # of tactics cards that are worth a thought
DISCARDS = 2  # of a turn: cards to spend on a manoeuvre
IDLE = 0.05  # a move that promises less may be left out
FOOLISH = 1.2  # points by which an answer may promise less than the best and still be worth a thought
OVERPAID = 0.25  # points by which something that is bought may be worth less than its price
WORTH_PLACING = 1.5  # points
DEEP = frozenset({"turn", "move", "portal", "site", "return", "exchange"})  # their answers promise more than is seen at once
PREFERRED = (  # the missions that are easier to complete
    "my04", "my09", "mh02", "my12", "mh12", "my06", "mh09", "my10", "my11", "my07", "mh06", "mh04",
)  # fmt: skip
AT_ONCE = frozenset({"trigger", "slot", "either", "renown", "wither"})  # a look ahead tells no more

LISTED: Memo[Sequence[Action]] = Memo()

Valued = list[tuple[float, Action]]


def candidates(realm: Realm, seat: Seat, decision: Decision) -> Sequence[Action]:
    """The answers worth a thought, best first; worked out once for the same question at the same table."""
    if realm.solo or decision.kind in ("house", "mission"):
        return fresh_candidates(realm, seat, decision)
    key = key_of(realm, seat, decision)
    known = LISTED.recall(key)
    return known if known is not None else LISTED.keep(key, fresh_candidates(realm, seat, decision))


def fresh_candidates(realm: Realm, seat: Seat, decision: Decision) -> Sequence[Action]:
    """The same, worked out now."""
    if realm.solo:
        return sort_by_value([(solo_value(realm, action), action) for action in decision.actions])[:WIDTH]
    match decision.kind:
        case "house":  # CN-205 how well each does, the evaluation knows
            return tuple(decision.actions)
        case "mission":
            return sort_by_value([(preference(realm, action), action) for action in decision.actions])[:1]
        case "commit":  # whoever always lays the same is found out
            return sort_by_value(commitment_values(realm, seat))[:COMMITMENTS]
        case "neutralise":
            return sort_by_value(strike_values(realm, seat, tuple(decision.actions)))
    at = Outlook(realm)
    valued = [(value(at, seat, decision, action), action) for action in decision.actions]
    match decision.kind:
        case "turn":
            return turns(realm, sort_by_value(valued))
        case "forge":
            valued = worth_its_price(valued)
        case "move":
            return moves(valued, int(decision.facts["moves"]))
    if decision.kind not in DEEP:
        valued = sensible(valued)
    return sort_by_value(valued)[: 1 if decision.kind in AT_ONCE else WIDTH]


def worth_its_price(valued: Valued) -> Valued:
    """CN-619 To buy nothing is possible: nothing is paid for what is worth less."""
    return [(worth, action) for worth, action in valued if worth > -OVERPAID or action == STOP]


def sensible(valued: Valued) -> Valued:
    """The answers that do not promise much less than the best one."""
    best = max([worth for worth, _ in valued])
    return [(worth, action) for worth, action in valued if worth > best - FOOLISH]


def preference(realm: Realm, action: Action) -> float:
    """CN-D34 Which mission, before the first year.

    CN-R73 With two players nobody completes what speaks of controlled curses.
    """
    named = word(action)
    if realm.two and named in realm.content.curse_missions:
        return -float(len(PREFERRED) + 1)
    return -float(PREFERRED.index(named)) if named in PREFERRED else -float(len(PREFERRED))


def sort_by_value(valued: Valued) -> list[Action]:
    """The answers by value; of equal ones the first."""
    valued.sort(key=lambda answer: -answer[0])
    return [action for _, action in valued]


def turns(realm: Realm, actions: list[Action]) -> list[Action]:
    """The best candles to place, and the cards that are needed least for a manoeuvre.

    CN-408 To place a candle costs no manoeuvre: a last card that does something is not spent as long as it can be placed.
    """
    placed = [action for action in actions if verb(action) == "place"]
    spent = [action for action in actions if verb(action) != "place"]
    if placed and len(spent) == 1 and candle_worth(realm, Card(word(spent[0])), realm.year) > WORTH_PLACING:
        return placed[:4]
    return [*placed[:4], *spent[:DISCARDS]]


def moves(valued: Valued, left: int) -> list[Action]:
    """A flame is burnt only when there are no other moves left, and nobody stops before a move that promises something."""
    if left:
        valued = [(worth, action) for worth, action in valued if verb(action) != "burn"]
    if max([worth for worth, _ in valued]) > IDLE and left:
        valued = [(worth, action) for worth, action in valued if action != STOP]
    return sort_by_value(valued)[:WIDTH]
