"""What the tests of the screen look at, written by `python -m tests.screens candelabria`."""

from random import Random

from parlour.games.candelabria.content import CONTENT
from parlour.games.candelabria.game import GAME
from parlour.games.candelabria.position import Realm
from parlour.games.candelabria.tests.guide import PICTURES
from parlour.kernel import Match, notation, start
from tests.guides import pictures
from tests.screens import Seen, game_info, seen, stretch

GAMES = 60  # of each kind of table, at most
LATE = 2  # from this year on a situation is worth looking at: much lies on the table
LONG = 6  # rounds of a game alone
STEPS = 420
LEFT_OUT = ("game", "rules")
EVERYTHING = {"sixth": "on", "withering": "on", "missions": "on", "discovery": "on"}
TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {"missions": "on"}),
    (3, {"withering": "on"}),
    (4, {}),
    (6, EVERYTHING),
    (1, {"scenario": "between_two_fires"}),
)
# what only one kind of table asks, or asks so rarely that one situation is enough, is looked for at any
COMMON = {"turn", "move", "forge", "commit", "ignite", "extinguish", "neutralise", "mine", "portal", "push"}


def files() -> dict[str, object]:
    return {
        "fixtures/game": game_info(GAME, CONTENT),
        "fixtures/views": views(),
        "fixtures/steps": steps(),
        "guide": pictures(PICTURES),
    }


def views() -> list[Seen]:
    """One view for every kind of question: the common ones at every kind of table, the others at one, late where that can be."""
    found: dict[tuple[str, int], Seen] = {}
    for seats, options in TABLES:
        found |= _asked_at(seats, options, {kind for kind, _ in found} - COMMON)
    missing = set(GAME.words.asks) - {kind for kind, _ in found}
    assert not missing, f"no game asked {', '.join(sorted(missing))}"
    alone_last = sorted(found, key=lambda asked: (asked[1] == 1, asked))
    return [found[asked] for asked in alone_last] + [_watched()]


def _asked_at(seats: int, options: dict[str, str], known: set[str]) -> dict[tuple[str, int], Seen]:
    found: dict[tuple[str, int], Seen] = {}
    late: set[str] = set()
    for seed in range(GAMES if known else GAMES // 6):
        rng = Random(seed)
        match = start(GAME, GAME.terms(seats, options), seed)
        while not match.over:
            seat, decision = rng.choice(list(match.pending.items()))
            kind = decision.kind
            is_late = _realm(match).year > LATE or _realm(match).round > LONG
            if kind not in known and kind not in late and (is_late or (kind, seats) not in found):
                found[kind, seats] = seen(match, seat, *LEFT_OUT)
                late |= {kind} if is_late else set()
            match.act(seat, notation(decision.pick(rng)))
    return found


def _watched() -> Seen:
    """What a spectator sees in the midst of a battle."""
    rng = Random(1)
    match = start(GAME, GAME.terms(4, {}), 1)
    while not match.over:
        seat, decision = next(iter(match.pending.items()))
        if decision.kind == "neutralise":
            return seen(match, None, *LEFT_OUT)
        match.act(seat, notation(decision.pick(rng)))
    raise AssertionError("no battle was fought")


def steps() -> Seen:
    rng = Random(5)
    return stretch(start(GAME, GAME.terms(6, EVERYTHING), 5), lambda match, seat: notation(match.pending[seat].pick(rng)), STEPS)


def _realm(match: Match) -> Realm:
    assert isinstance(match.position, Realm)
    return match.position
