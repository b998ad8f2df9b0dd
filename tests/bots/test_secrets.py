"""No bot knows more than its view: the truth may be poisoned, or be another truth, and nothing changes."""

import json
from dataclasses import replace
from random import Random
from typing import Any, NoReturn

import pytest

from parlour.bots import LEVELS, Thought, bot
from parlour.games import game, games
from parlour.kernel import Game, Match, imagine, imagine_many, save, start

THINKING = LEVELS[1:]
LITTLE = "@0.05"
TRUTHS = 3
MOMENTS = (3, 25, 60)


class Poison:
    """A truth that nobody may look at."""

    def __getattribute__(self, name: str) -> NoReturn:
        raise AssertionError(f"a bot looked at the truth: {name}")


def midway(rules: Game, seed: int, answers: int) -> Match:
    """A match after so many random answers, or at the last question before its end."""
    rng = Random(seed)
    match = start(rules, rules.terms(), seed)
    for _ in range(answers):
        seat, decision = next(iter(match.pending.items()))
        after = match.copy()
        after.act(seat, decision.sample(rng))
        if after.over:
            break
        match = after
    return match


def thought(rules: Game, level: str, view: Any) -> Thought:
    """What a fresh bot thinks of a view, its time aside."""
    return replace(bot(rules, level + LITTLE, 7, clock=False).think(view), seconds=0.0)


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("name", games())
def test_the_truth_is_not_looked_at(name: str, moment: int) -> None:
    rules = game(name)
    match = midway(rules, 5, moment)
    seat = next(iter(match.pending))
    told = json.dumps(match.view(seat))
    match.position = Poison()  # type: ignore[assignment]
    for level in THINKING:
        assert thought(rules, level, json.loads(told)).action


@pytest.mark.parametrize("name", [name for name in games() if game(name).position.zones])
def test_another_truth_with_the_same_view_gives_the_same_thought(name: str) -> None:
    rules = game(name)
    hidden = set()
    for moment in MOMENTS:
        match = midway(rules, 8, moment)
        seat = next(iter(match.pending))
        view = match.view(seat)
        for level in ("skilled", "expert"):
            thoughts = []
            for number in range(TRUTHS):
                truth = imagine(rules, view, Random(number))
                hidden.add(json.dumps(truth.save()["table"], sort_keys=True))
                thoughts.append(thought(rules, level, {**truth.view(seat), "events": view["events"]}))
            assert thoughts == [thoughts[0]] * TRUTHS
    assert len(hidden) > len(MOMENTS), "the truths differ"


@pytest.mark.parametrize("name", games())
def test_many_worlds_are_imagined_as_one_after_the_other(name: str) -> None:
    rules = game(name)
    match = midway(rules, 5, 40)
    view = match.view(next(iter(match.pending)))
    together, alone = Random(3), Random(3)
    worlds = imagine_many(rules, view, together, TRUTHS)
    for world in worlds:
        one = imagine(rules, view, alone).position
        saved = [save(rules, match.terms, position) for position in (world, one)]
        assert saved[0] == saved[1] and world.seen == one.seen
    assert together.getstate() == alone.getstate()
