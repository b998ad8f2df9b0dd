"""What the tests of the screen look at, written by `python -m tests.screens horde`."""

from random import Random
from typing import Any

from parlour.games.horde.bots import candidates
from parlour.games.horde.content.kinds import KIND_OF
from parlour.games.horde.game import GAME
from parlour.games.horde.position import War
from parlour.games.horde.tests.guide import PICTURES
from parlour.kernel import Match, notation, start
from tests.guides import pictures
from tests.screens import Seen, game_info, plain, seen

TERMS: tuple[dict[str, str], ...] = (
    {"mode": "skirmish"},
    {"mode": "hold_the_border", "alliance": "china", "horde": "north_mongolia"},
    {"mode": "conquest", "teams": "2v2"},
)
DECISIONS = 300
STEPS = 120
STAGED = ("at", "health", "track", "durability", "fallen", "traps", "statuses", "hold")
WHOLE = {
    "place-start": 0,
    "summon": 1,
    "activate": 2,
    "countermeasure": 2,
}  # kinds of question, each with the terms it is taken from


def files() -> dict[str, object]:
    games = [_played(Random(number), terms) for number, terms in enumerate(TERMS)]
    options = [{"name": name, **plain(option)} for name, option in GAME.options.items()]
    return {
        "fixtures/game": game_info(GAME, GAME.content, options=options, secrets=False),
        "fixtures/views": whole_views(games),
        "fixtures/decisions": decisions(games),
        "fixtures/steps": steps(games[2]),
        "guide": pictures(PICTURES),
    }


def whole_views(games: list[list[Match]]) -> list[Seen]:
    """One view for each of a few kinds of question, from a time when units are still on the tracks."""
    found = []
    for kind, number in WHOLE.items():
        asked = [match for match in games[number] if kind in _kinds(match)]
        match = asked[len(asked) // 3]
        found.append(seen(match, next(iter(match.pending))))
    return found


def decisions(games: list[list[Match]]) -> list[Seen]:
    """Many questions, each with no more of the table than its answers name, the rare kinds of question first."""
    matches = [match for each in games for match in each if not match.over]
    shuffled = Random(5).sample(matches, len(matches))
    count: dict[str, int] = {}
    rank: list[tuple[int, int]] = []
    for match in shuffled:
        kind = _kinds(match)[0]
        count[kind] = count.get(kind, 0) + 1
        rank.append((count[kind], len(rank)))
    return [_question(shuffled[number]) for _, number in sorted(rank)[:DECISIONS]]


def steps(matches: list[Match]) -> Seen:
    """A stretch of one game: the table before it, then after each answer its events and what they have changed."""
    middle = len(matches) // 3
    stretch = matches[middle : middle + STEPS]
    table = stretch[0].view(None)["table"]
    told = []
    before = table
    for match in stretch[1:]:
        view = match.view(None)
        after = view["table"]
        told.append(
            {
                "events": view["events"],
                "changed": {name: _change(before[name], after[name]) for name in STAGED if before[name] != after[name]},
            }
        )
        before = after
    return {"table": table, "steps": told}


def _played(rng: Random, options: dict[str, str]) -> list[Match]:
    """A game in which the answers that seem best are often taken, as it stood before each of them."""
    match = start(GAME, GAME.terms(2, options), rng.getrandbits(32))
    moments = []
    while not match.over:
        moments.append(match.copy())
        seat, decision = next(iter(match.pending.items()))
        assert isinstance(match.position, War)
        ideas = list(candidates(match.position, seat, decision))
        action = ideas[0] if rng.random() < 0.6 else decision.pick(rng)
        match.act(seat, notation(action))
    moments.append(match)
    return moments


def _change(before: Any, after: Any) -> Any:
    """What differs, by name where there are names; what is gone is None."""
    if not isinstance(after, dict):
        return after
    return {name: after.get(name) for name in {**before, **after} if before.get(name) != after.get(name)}


def _kinds(match: Match) -> list[str]:
    return [decision.kind for decision in match.pending.values()]


def _question(match: Match) -> Seen:
    view = match.view(next(iter(match.pending)))
    named = {word for option in view["decision"]["options"] for word in option.split()}
    at = {unit: hex for unit, hex in view["table"]["at"].items() if unit in named or KIND_OF[unit] in named}
    return {"at": at, "decision": view["decision"]}
