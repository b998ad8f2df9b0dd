"""Plain blunders of Horde: each is known by its name, and what has its reasons is none."""

import pytest

from parlour.conform import covers
from parlour.games.horde.bots.shame import KILL_LEFT, WORSE_ODDS, shame
from parlour.games.horde.tests.situations import of, play, situation
from parlour.kernel import Match, parse

HOME = {"rus_ivan": "a1", "sm_genghis": "j12"}


def shame_of(match: Match, action: str) -> str:
    seat, decision = next(iter(match.pending.items()))
    assert decision.settle(match.position, parse(action)) is not None
    return shame(of(match), seat, decision, parse(action))


@covers("HD-CMB-05")
@pytest.mark.parametrize(("die", "defend", "retreat"), [(2, "", WORSE_ODDS), (6, WORSE_ODDS, "")])
def test_a_unit_that_may_die_takes_the_better_odds(die: int, defend: str, retreat: str) -> None:
    match = situation({**HOME, "rus_spear1": "f6", "sm_tracker1": "f7"}, dice=[die], health={"sm_tracker1": 1})
    play(match, "activate rus_spear1", "attack sm_tracker1")
    (seat,) = match.pending
    flight = next(option for option in match.pending[seat].options if option.startswith("retreat"))
    assert (shame_of(match, "defend"), shame_of(match, flight)) == (defend, retreat)


@covers("HD-CMB-05")
def test_where_no_hit_kills_either_answer_has_its_reasons() -> None:
    match = situation({**HOME, "rus_axe1": "f6", "sm_khutulun": "f7"}, dice=[2])
    play(match, "activate rus_axe1", "attack sm_khutulun")
    (seat,) = match.pending
    assert {shame_of(match, option) for option in match.pending[seat].options} == {""}


@pytest.mark.parametrize(("health", "name"), [(1, KILL_LEFT), (2, "")])
def test_a_free_kill_is_not_left_standing(health: int, name: str) -> None:
    match = situation({**HOME, "rus_dobrynya": "f6", "rus_axe1": "f5", "sm_tracker1": "f7"}, health={"sm_tracker1": health})
    assert shame_of(match, "end-battle") == name
    assert shame_of(match, "activate rus_axe1") == "", "there are more activations"
    play(match, "activate rus_dobrynya", "move e6")
    assert shame_of(match, "done") == name
