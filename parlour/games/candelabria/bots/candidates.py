"""Answers worth a thought, best first, for every question of Candelabria."""

from collections.abc import Sequence

from parlour.games.candelabria.bots.answers import value, verb, word
from parlour.games.candelabria.bots.commitments import commitment_values, strike_values
from parlour.games.candelabria.bots.outlook import Outlook
from parlour.games.candelabria.bots.solo import solo_value
from parlour.games.candelabria.position import Realm
from parlour.games.candelabria.rules.manoeuvre import STOP
from parlour.kernel import Action, Decision, Seat

WIDTH = 10  # answers that are worth a thought
COMMITMENTS = 4  # of tactics cards that are worth a thought
DISCARDS = 2  # of a turn: cards to spend on a manoeuvre
IDLE = 0.05  # a move that promises less may be left out
PREFERRED = (  # what is easier to lead, and to complete
    *("engineers", "coven", "sowers", "ash", "knights", "chimera"),
    *("my04", "my09", "mh02", "my12", "mh12", "my06", "mh09", "my10", "my11", "my07", "mh06", "mh04"),
)
AT_ONCE = frozenset({"trigger", "slot", "either", "renown", "wither"})  # a look ahead tells no more

Valued = list[tuple[float, Action]]


def candidates(realm: Realm, seat: Seat, decision: Decision) -> Sequence[Action]:
    if realm.solo:
        return sort_by_value([(solo_value(realm, action), action) for action in decision.actions])[:WIDTH]
    match decision.kind:
        case "house" | "mission":
            return sort_by_value([(preference(realm, action), action) for action in decision.actions])[:1]
        case "commit":  # whoever always lays the same is found out
            return sort_by_value(commitment_values(realm, seat))[:COMMITMENTS]
        case "neutralise":
            return sort_by_value(strike_values(realm, seat, tuple(decision.actions)))
    at = Outlook(realm)
    valued = [(value(at, seat, decision, action), action) for action in decision.actions]
    match decision.kind:
        case "turn":
            return turns(sort_by_value(valued))
        case "move":
            return moves(valued, int(decision.facts["moves"]))
    return sort_by_value(valued)[: 1 if decision.kind in AT_ONCE else WIDTH]


def preference(realm: Realm, action: Action) -> float:
    """CN-205 and CN-D34 Before the first year there are no regions to look at: which House, which mission.

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


def turns(actions: list[Action]) -> list[Action]:
    """The best candles to place, and the cards that are needed least for a manoeuvre."""
    placed = [action for action in actions if verb(action) == "place"]
    spent = [action for action in actions if verb(action) != "place"]
    return [*placed[:4], *spent[:DISCARDS]]


def moves(valued: Valued, left: int) -> list[Action]:
    """A flame is burnt only when there are no other moves left, and nobody stops before a move that promises something."""
    if left:
        valued = [(worth, action) for worth, action in valued if verb(action) != "burn"]
    if max([worth for worth, _ in valued]) > IDLE and left:
        valued = [(worth, action) for worth, action in valued if action != STOP]
    return sort_by_value(valued)[:WIDTH]
