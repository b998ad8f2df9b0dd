"""What the rules say of places and flicks, for the tests of the field on the screen."""

from collections.abc import Iterator
from math import atan2, degrees
from random import Random
from typing import Any

from parlour.games.desktopia.game import GAME
from parlour.kernel import Illegal, Match, notation, parse, start
from tests.screens import Seen, seen

DUELS = ("duel_burnt_breakfast", "duel_sugar_run", "cold_tea_war")
KINDS = {"deploy": 3, "act": 4, "place": 6}  # how many questions of each kind are looked at
FLICKS = 20
TRIES = 30
SEEDS = 40


def places() -> list[Seen]:
    """Questions about places, each with many answers and what the rules say to them: the key of a refusal, or "" if none."""
    found: list[Seen] = []
    left = dict(KINDS)
    for seed in range(SEEDS):
        rng = Random(seed)
        for match in _played(seed, rng, {"rituals": "on"}):
            seat, decision = next(iter(match.pending.items()))
            if left.get(decision.kind, 0) and (decision.kind != "act" or decision.ranges.get("shooter")):
                left[decision.kind] -= 1
                found.append(
                    {"view": seen(match, seat, "game", "rules"), "tried": [_tried(match, seat, rng) for _ in range(TRIES)]}
                )
    assert not any(left.values()), f"not enough of {left}"
    return found


def flicks() -> list[Seen]:
    """Flicks and shots of a hand that never errs: the view before, the answer, what was told, and where all lay then."""
    found: list[Seen] = []
    for seed in range(SEEDS):
        rng = Random(seed)
        for match in _played(seed, rng, {"hand": "machine"}):
            seat, decision = next(iter(match.pending.items()))
            if decision.kind != "act" or not decision.ranges or rng.random() < 0.9:
                continue
            answer = _aimed(match, seat, rng)
            before, trial = seen(match, seat, "game", "rules"), match.copy()
            trial.act(seat, answer)
            view = trial.view(None)
            found.append({"view": before, "answer": answer, "events": view["events"], "at": view["table"]["at"]})
            if len(found) == FLICKS:
                return found
            break
    return found


def _aimed(match: Match, seat: int, rng: Random) -> str:
    """A flick or a shot at something that lies there."""
    bodies = {each["id"]: each for each in match.view(seat)["facts"]["bodies"]}
    answer = ""
    while not answer.startswith(("flick", "shoot")):
        answer = notation(match.pending[seat].pick(rng))
    verb, disk, *numbers = answer.split(" ")
    there = bodies[rng.choice([each for each in bodies if each != disk])]
    x, y = (float(numbers[0]), float(numbers[1])) if verb == "shoot" else (bodies[disk]["x"], bodies[disk]["y"])
    angle = degrees(atan2(there["y"] - y, there["x"] - x)) % 360
    return " ".join([verb, disk, *numbers[:-2], repr(min(359.99, round(angle, 2))), str(rng.randrange(900, 2500))])


def _played(seed: int, rng: Random, options: dict[str, str]) -> Iterator[Match]:
    match = start(GAME, GAME.terms(2, {"duel": DUELS[seed % len(DUELS)], **options}), seed)
    for _ in range(120):
        if match.over:
            return
        yield match
        seat, decision = next(iter(match.pending.items()))
        wanted = [each for each in decision.options if each.startswith(("play", "summon", "teleport", "pull"))]
        match.act(seat, rng.choice(wanted) if wanted else notation(decision.pick(rng)))


def _tried(match: Match, seat: int, rng: Random) -> Seen:
    """A legal answer moved a little: many remain legal, many just do not."""
    verb, *parts = notation(_pick(match, seat, rng)).split(" ")
    first = 2 if verb == "shoot" else 1
    at = first - 1 + (3 * rng.randrange(len(parts) // 3) if verb == "deploy" else 0)
    for axis in (at, at + 1):
        moved = float(parts[axis]) + rng.choice((0, 2, 8, 25, 60)) * rng.uniform(-1, 1)
        parts[axis] = repr(round(min(1000.0, max(0.0, moved)), 1))
    answer = " ".join([verb, *parts])
    try:
        match.pending[seat].settle(match.position, parse(answer))
    except Illegal as refusal:
        return {"answer": answer, "key": refusal.key}
    return {"answer": answer, "key": ""}


def _pick(match: Match, seat: int, rng: Random) -> Any:
    decision = match.pending[seat]
    for _ in range(1000):
        action = decision.pick(rng)
        if isinstance(action, tuple) and action[0] in ("deploy", "place", "shoot"):
            return action
    raise AssertionError("no such answer was picked")
