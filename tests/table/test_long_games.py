"""A real game at a table, from the first answer to the last."""

import json

import msgspec
import pytest

from parlour.games import game
from parlour.kernel import replay
from parlour.table import GameReplay, News, State, Total
from tests.table.around import ANN, BOB, Around, bot, person

HORDE = game("horde")


@pytest.fixture(scope="module")
def played() -> Around:
    """A game of Horde for four in two teams, to its end."""
    around = Around(HORDE, person(ANN), bot(), person(BOB), bot("random"), clock=Total(3_600, 5), options={"teams": "2v2"})
    while around.table.stage == "playing":
        around.later(0.5)
        around.answer_some(1)
    return around


def test_everything_about_it_goes_over_the_wire(played: Around) -> None:
    for player in (ANN, BOB, None):
        state = played.state(player)
        assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
        for news in played.table.news(player, 0)[-50:]:
            assert msgspec.json.decode(msgspec.json.encode(news), type=News).number == news.number
        for eyes in played.table.eyes(player):
            assert json.loads(json.dumps(played.table.view(eyes))) == played.table.view(eyes)


def test_it_is_loaded_as_it_was(played: Around) -> None:
    loaded = played.loaded()
    assert loaded.match.hash == played.table.match.hash
    assert loaded.news(ANN, 0) == played.table.news(ANN, 0)
    assert loaded.state(BOB, played.now, frozenset(), 0) == played.state(BOB)


def test_its_record_plays_again_and_its_replay_ends_where_it_ended(played: Around) -> None:
    assert replay(HORDE, played.table.record()).outcome == played.table.match.outcome
    shown = GameReplay(played.table.match)
    (last,) = shown.steps("watcher", shown.total - 1, 5)
    assert last.view == played.table.view("watcher")
