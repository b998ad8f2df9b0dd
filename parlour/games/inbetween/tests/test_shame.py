"""Plain blunders of In Between: each is known by its name, and what has its reasons is none."""

import pytest

from parlour.conform import covers
from parlour.games.inbetween.bots.shame import IDLE_REST, IDLE_TOKEN, PAID_FOR_NOTHING, WIN_LEFT, shame
from parlour.games.inbetween.tests.situations import of, play, situation
from parlour.kernel import Match, parse


def shame_of(match: Match, action: str) -> str:
    seat, decision = next(iter(match.pending.items()))
    assert action in decision.options
    return shame(of(match), seat, decision, parse(action))


@covers("IB-122")
@pytest.mark.parametrize(("energy", "name"), [(10, IDLE_REST), (9, "")])
def test_a_rest_for_nothing(energy: int, name: str) -> None:
    assert shame_of(situation("tom C0, sam H0", energy=(energy, 5), hands=("camera", "shroud")), "rest") == name


@covers("IB-510")
@pytest.mark.parametrize(("energy", "lies", "name"), [(0, "bob", IDLE_TOKEN), (9, "bob", ""), (0, "carl", "")])
def test_a_token_that_stays_where_it_is(energy: int, lies: str, name: str) -> None:
    match = situation("tom C0, sam H0", energy=(energy, 5), hands=("family_dinner", "shroud"), tokens=f"home {lies}")
    assert shame_of(match, "play family_dinner bob token") == name


@covers("IB-514")
def test_a_price_for_nothing() -> None:
    match = situation("tom C0, sam H0", hands=("disinformation", "shroud"), energy=(9, 5))
    play(match, "play disinformation bob token")
    assert (shame_of(match, "activate"), shame_of(match, "pass")) == (PAID_FOR_NOTHING, "")


@covers("IB-1001")
@pytest.mark.parametrize(("level", "name"), [(5, WIN_LEFT), (4, "")])
def test_a_win_that_is_left(level: int, name: str) -> None:
    match = situation("sam H1", phase="activity", energy=(8, 5), knowledge=(level, 0))
    assert (shame_of(match, "raise"), shame_of(match, "pass")) == ("", name)
