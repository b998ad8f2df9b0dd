"""What can still be chosen when some things are agreed."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from parlour.games import game
from parlour.kernel import Option
from parlour.server.catalogue import Catalogue
from parlour.server.http.games import choices_left
from tests.proofs.patience import GAME as PATIENCE
from tests.server.games import ALLOWED
from tests.server.house import ME, RANDOM, Guest, Message

HORDE = game("horde")


def test_every_choice_that_goes_with_the_others_is_left() -> None:
    left = choices_left(HORDE, HORDE.terms(2))
    assert left["mode"] == ("skirmish", "hold_the_border", "conquest")
    assert left["alliance"] == ("rus", "china")


def test_a_choice_that_the_game_would_refuse_is_not_left() -> None:
    left = choices_left(HORDE, HORDE.terms(2, {"alliance": "china"}))
    assert left["teams"] == ("1v1",)
    assert left["commander"] == ("alliance",)


def test_what_stands_is_always_left() -> None:
    for terms in HORDE.every_terms():
        left = choices_left(HORDE, terms)
        assert list(left) == list(HORDE.options)
        assert all(terms.options[name] in choices for name, choices in left.items())


def test_where_an_option_does_not_count_its_default_alone_is_left() -> None:
    assert choices_left(PATIENCE, PATIENCE.terms(2))["die"] == ("2",)
    assert choices_left(PATIENCE, PATIENCE.terms(3))["die"] == ("2", "6")


@pytest.mark.parametrize(
    ("path", "body"), [("/api/games/slow/terms", {"seats": 2}), ("/api/tables", {"game": "slow", "chairs": [ME, RANDOM]})]
)
def test_nobody_waits_while_terms_are_read(ann: Guest, bob: Guest, path: str, body: Message) -> None:
    ALLOWED.clear()
    with ThreadPoolExecutor() as pool:
        slow = pool.submit(ann.post, path, body)
        try:
            assert bob.get("/api/games").status_code == 200
            assert not slow.done()
        finally:
            ALLOWED.set()
        assert slow.result().status_code in (200, 201)


def test_a_client_is_told_for_how_many_an_option_counts() -> None:
    told = Catalogue({PATIENCE.id: PATIENCE}, "").infos[PATIENCE.id].options
    assert {option.name: option.seats for option in told} == {"die": (1, 3), "cup": ()}


def test_a_client_is_told_that_a_forced_choice_counts_for_the_other_numbers_alone() -> None:
    teams = Option(("1v1", "2v2"), "1v1", forced={3: "2v2"}, house=True)
    info = Catalogue({PATIENCE.id: replace(PATIENCE, options={"teams": teams})}, "").infos[PATIENCE.id]
    assert [(option.seats, option.house) for option in info.options] == [((1, 2), True)]
