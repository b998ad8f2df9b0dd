"""Scenes that take over what has not changed."""

from random import Random

import pytest
from msgspec.json import encode

import parlour
from examples.skirmish import GAME as SKIRMISH
from parlour.games import game
from parlour.kernel import Game, Match, Scenes, scene
from parlour.kernel.view import is_same

GAMES = [SKIRMISH, *map(game, parlour.games())]


def answered(match: Match, rng: Random) -> Match:
    """The same match after one more answer."""
    after = match.branch()
    seat = rng.choice(list(after.pending))
    after.act(seat, after.pending[seat].sample(rng))
    return after


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_they_are_those_that_would_be_made_anew_whatever_was_looked_at_before(game: Game) -> None:
    rng = Random(1)
    matches = [parlour.new(game, seed=1)]
    scenes = Scenes(game, matches[0].terms)
    for _ in range(60):
        match = rng.choice([matches[-1], matches[-1], rng.choice(matches)])  # also one that was left long ago
        if not match.over:
            matches.append(match := answered(match, rng))
        for seat in (*range(match.terms.seats), None):
            made = scene(game, match.terms, match.position, seat)
            assert encode(scenes.scene(match.position, seat)) == encode(made)


def test_what_everybody_sees_is_made_once_for_all_eyes() -> None:
    candelabria = game("candelabria")
    match = parlour.new(candelabria, seed=1)
    scenes = Scenes(candelabria, match.terms)
    seen = [scenes.scene(match.position, seat) for seat in (0, 1, None)]
    public = [name for name in match.position.fields if name not in match.position.zones and name not in match.position.private]
    assert all(view["table"][name] is seen[0]["table"][name] for view in seen for name in public)


@pytest.mark.parametrize(
    ("content", "before", "same"),
    [
        ({"a": 1}, {"a": 1}, True),
        ({"a": 1}, {"a": 1.0}, False),
        ({"a": 1}, {"a": True}, False),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}, False),
        ({"a": 1}, {"a": 1, "b": 2}, False),
        ([1, 2], [1, 2], True),
        ([1, 2], [2, 1], False),
        ([], {}, False),
        (None, None, True),
        (1, 1.0, False),
    ],
)
def test_what_prints_otherwise_is_not_the_same(content: object, before: object, same: bool) -> None:
    assert is_same(content, before) is same
