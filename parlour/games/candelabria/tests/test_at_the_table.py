"""At a table with people and clocks: a battle is not held up by anybody, and a House may be given up."""

import pytest

from parlour.conform import covers
from parlour.games.candelabria.game import GAME
from parlour.games.candelabria.rules.years import concede
from parlour.games.candelabria.tests.situations import asked, of, situation
from parlour.table import Act, PerMove, RanOut, Resign, Resigned, StepBack, SteppedIn, Undo
from tests.table.around import ANN, BOB, CAT, Around, person

MINUTE = 60


def table(clock: PerMove | None = None) -> Around:
    """Ann, Bob and Cat play."""
    return Around(GAME, person(ANN), person(BOB), person(CAT), clock=clock)


def at_a_commitment(around: Around) -> Around:
    """Everybody has answered anything, until all three are asked to commit at once."""
    while not (asked(around.table.match) == "commit" and len(around.table.match.pending) == 3):
        around.answer(next(iter(around.table.match.pending)))
    return around


@covers("CN-920", "CN-R103")
def test_nothing_is_always_among_what_can_be_committed() -> None:
    around = at_a_commitment(table(PerMove(MINUTE)))
    for decision in around.table.match.pending.values():
        assert "commit none none" in decision.options


@covers("CN-920", "CN-X32", "CN-R103")
def test_who_runs_out_of_time_does_not_stop_the_battle() -> None:
    around = at_a_commitment(table(PerMove(MINUTE)))
    late, *others = list(around.table.match.pending)
    for seat in others:
        around.answer(seat, "commit none none")
    region = of(around.table.match).contest
    assert list(around.table.match.pending) == [late]
    around.later(MINUTE)
    assert around.write(around.table.run_out(around.now)) == (RanOut(late), SteppedIn(late, "skilled"))
    assert around.table.stage == "playing" and around.table.bots_asked() == {late: "skilled"}
    around.answer(late, "commit none none")
    revealed = [each.event for each in around.table.match.events if type(each.event).__name__ == "TacticsRevealed"][-3:]
    assert [each.slots for each in revealed] == [("none", "none")] * 3
    asked_to_resolve: list[int] = []
    while of(around.table.match).contest == region:
        asked_to_resolve.append(next(iter(around.table.match.pending)))
        around.answer(asked_to_resolve[-1])
    assert late in asked_to_resolve, "both weak actions of the one who was late are resolved"


@covers("CN-920", "CN-X32", "CN-R103")
def test_several_who_run_out_of_time_are_played_for_by_bots() -> None:
    around = at_a_commitment(table(PerMove(MINUTE)))
    first, *late = list(around.table.match.pending)
    around.answer(first, "commit none none")
    around.later(MINUTE)
    assert around.write(around.table.run_out(around.now)) == (RanOut(min(late)), SteppedIn(min(late), "skilled"))
    around.write(around.table.run_out(around.now))
    result = around.state().result
    assert result is not None and result.shares[first] == 1.0, "all but one have given up (CN-R101)"


@covers("CN-917")
def test_a_commitment_can_be_taken_back_until_the_last_one_has_come() -> None:
    around = at_a_commitment(table())
    players = dict(zip(range(3), (ANN, BOB, CAT), strict=True))
    first, second, third = list(around.table.match.pending)
    before = around.table.match.pending[first].options
    around.answer(first, before[-1])
    around.answer(second, "commit none none")
    around.do(players[first], Undo(first))
    assert set(around.table.match.pending) == {first, third}
    around.answer(first, before[1])
    around.answer(third, "commit none none")
    revealed = [each.event for each in around.table.match.events if type(each.event).__name__ == "TacticsRevealed"][-3:]
    house = of(around.table.match).houses[first]
    assert [f"commit {' '.join(each.slots)}" for each in revealed if each.house == house] == [before[1]]
    assert around.refused(players[second], Undo(second)) == "undo-too-far"


@covers("CN-917", "CN-916")
def test_who_takes_a_commitment_back_shows_nobody_what_it_was() -> None:
    first, second = at_a_commitment(table()), at_a_commitment(table())
    seat = next(iter(first.table.match.pending))
    options = first.table.match.pending[seat].options
    for around, action in ((first, options[-1]), (second, options[0])):
        around.answer(seat, action)
        around.do((ANN, BOB, CAT)[seat], Undo(seat))
    for other in (0, 1, 2, None):
        if other != seat:
            assert first.table.match.view(other) == second.table.match.view(other)


@covers("CN-R101")
def test_a_bot_plays_on_for_a_house_that_is_given_up() -> None:
    around = table()
    assert around.do(BOB, Resign(1)) == (Resigned(1), SteppedIn(1, "skilled"))
    assert around.table.stage == "playing" and around.refused(BOB, StepBack(1)) == "given-up"
    assert around.refused(BOB, Act(1, 1, "stop")) == "given-up"


@covers("CN-R101")
def test_when_all_but_one_have_given_up_the_last_one_wins() -> None:
    around = table()
    around.do(BOB, Resign(1))
    assert around.do(ANN, Resign(0)) == (Resigned(0),)
    result = around.state().result
    assert result is not None and result.shares == (0.0, 0.0, 1.0)


@covers("CN-R101")
def test_of_two_the_other_one_wins() -> None:
    around = Around(GAME, person(ANN), person(BOB))
    around.do(ANN, Resign(0))
    result = around.state().result
    assert result is not None and result.shares == (0.0, 1.0)


@covers("CN-R101")
def test_giving_up_alone_loses() -> None:
    around = Around(GAME, person(ANN))
    around.do(ANN, Resign(0))
    result = around.state().result
    assert result is not None and result.shares == (0.0,)


@covers("CN-R101")
@pytest.mark.parametrize(
    ("gone", "shares"),
    [((), None), ((1,), None), ((0, 2), None), ((0, 1, 2), (0.0, 0.0, 0.0, 1.0)), ((0, 1, 2, 3), (0.25, 0.25, 0.25, 0.25))],
)
def test_what_giving_up_means_is_the_same_at_any_time(gone: tuple[int, ...], shares: tuple[float, ...] | None) -> None:
    for phase in ("kindling", "war"):
        earth = {"ash": "r5_mine", "coven": "r5_forge"}
        match = situation(
            phase=phase, earth=earth, cards={"hands": {"ash": "uc04"}, "owned": {"ash": "tc01"}} if phase == "kindling" else {}
        )
        assert concede(of(match), frozenset(gone)) == shares
