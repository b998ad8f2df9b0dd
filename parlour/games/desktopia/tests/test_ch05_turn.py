"""5: rounds, and the states of a turn."""

import pytest

from parlour.conform import covers
from parlour.games.desktopia.events import RoundBegan, TurnBegan, TurnEnded, TurnSkipped
from parlour.games.desktopia.rules.winning import give_up
from parlour.games.desktopia.tests.situations import (
    Plain,
    again,
    artifact,
    battle,
    desk,
    flick,
    kind,
    lay,
    opened,
    options,
    ranges,
    script,
    told,
    unit,
)
from parlour.games.desktopia.tests.turns import asked, pass_turns
from parlour.kernel import Match

THREE = [unit("kharu", 0, 300, 500), unit("adjarkha", 1, 100, 900), unit("div", 2, 900, 900)]


def penalty(seat: int, count: int) -> Plain:
    return {"type": "start_time_cards", "seat": seat, "kind": "penalty", "n": count}


def rituals(*cards: str, units: list[Plain]) -> Match:
    trial = script(*units, artifacts=[artifact("fountain_of_life", 700, 700)])
    trial["rituals"] = {"enabled": True, "hands": {"0": list(cards)}}
    return opened(trial)


@covers("DK-TRN-19")
@pytest.mark.parametrize("first", [0, 2])
def test_a_round_is_one_turn_of_every_player_from_the_first_player_on(first: int) -> None:
    match = battle(*THREE, players=3, first_player=first)
    pass_turns(match, 5)
    order = [(first + step) % 3 for step in range(3)] * 2
    assert [each.seat for each in told(match, TurnBegan)] == order
    assert [type(each).__name__ for each in told(match, (RoundBegan, TurnBegan))] == (["RoundBegan"] + ["TurnBegan"] * 3) * 2  # type: ignore[arg-type]


@covers("DK-TRN-19")
def test_a_skipped_turn_is_part_of_its_round() -> None:
    match = battle(*THREE, players=3, special_rules=[penalty(1, 3)])
    pass_turns(match)
    assert (told(match, TurnSkipped), asked(match), desk(match).round) == ([TurnSkipped(1)], 2, 1)
    pass_turns(match)
    assert (asked(match), desk(match).round) == (0, 2)


@covers("DK-TRN-19")
def test_who_is_out_has_no_turn_in_a_round() -> None:
    match = battle(*THREE, players=3)
    give_up(desk(match), [1])
    pass_turns(match)
    assert asked(match) == 2
    pass_turns(match)
    assert (asked(match), desk(match).round) == (0, 2)


@covers("DK-TRN-19")
def test_the_seat_order_stays_when_the_first_player_is_out() -> None:
    match = battle(*THREE, players=3, first_player=1)
    pass_turns(match)
    give_up(desk(match), [1])
    pass_turns(match, 2)
    assert (asked(match), desk(match).round) == (2, 2)
    pass_turns(match)
    assert (asked(match), desk(match).round) == (0, 2)


@covers("DK-TIM-07", "DK-TIM-06")
def test_nothing_of_a_skipped_turn_takes_place() -> None:
    units = [unit("kharu", 0, 300, 500), unit("baaroun", 1, 100, 900), unit("akeru", 1, 300, 900, wounds=1)]
    match = battle(*units, special_rules=[penalty(1, 3)], rituals="on")
    lay(match, "kharu", "tick1", "flame1", by=1)
    pass_turns(match)
    assert (asked(match), desk(match).round) == (0, 2)
    assert desk(match).lives == {"kharu": 4, "baaroun": 4, "akeru": 4}  # no Tick, no Flame
    assert (desk(match).supply["baaroun"], desk(match).hands[1], desk(match).penalties) == (0, (), [0, 0])
    assert TurnBegan(1, 0) not in told(match, TurnBegan)
    pass_turns(match)
    assert (asked(match), desk(match).actions, kind(match, 1)) == (1, 3, "begin")


@covers("DK-TIM-07")
@pytest.mark.parametrize(("cards", "actions"), [(2, 1), (3, 0), (4, 0)])
def test_a_turn_is_skipped_only_when_no_action_is_left(cards: int, actions: int) -> None:
    match = pass_turns(battle(*THREE[:2], special_rules=[penalty(1, cards)]))
    assert (asked(match), desk(match).actions) == ((1, actions) if actions else (0, 3))


@covers("DK-TRN-02", "DK-ART-11")
def test_marks_of_the_last_turn_are_wiped_off_at_the_beginning_of_the_next() -> None:
    units = [unit("kharu", 0, 300, 500), unit("ezzen", 0, 700, 700, on_artifact="fountain_of_life", wounds=1), THREE[1]]
    match = battle(*units, artifacts=[artifact("fountain_of_life", 700, 700)])
    match.act(0, "use fountain_of_life")
    flick(match, "kharu", 0, 300)
    assert (desk(match).acted, desk(match).used) == ({"kharu"}, {"fountain_of_life"})
    pass_turns(match, 2)
    assert (desk(match).acted, desk(match).used, ranges(match)["disk"]) == (set(), set(), ("kharu", "ezzen1"))


@covers("DK-TRN-16", "DK-TRN-17")
def test_the_player_chooses_the_order_of_the_start_triggers() -> None:
    units = [unit("akeru", 0, 100, 100), unit("baaroun", 0, 300, 100), THREE[1]]
    match = pass_turns(battle(*units), 1)
    lay(match, "adjarkha", "tick1")
    pass_turns(match, 0)
    match.act(1, "end")
    assert (kind(match), options(match)) == ("begin", ("trigger baaroun", "trigger tick1", "rest"))
    match.act(0, "trigger tick1")
    match.act(0, "feed akeru") if kind(match) == "feed" else None
    assert (desk(match).lives["adjarkha"], desk(match).supply["baaroun"], kind(match)) == (3, 2, "act")


@covers("DK-RES-13", "DK-RIT-06")
def test_rituals_and_artifacts_may_come_between_the_start_triggers() -> None:
    bearer = unit("ezzen", 0, 700, 700, on_artifact="fountain_of_life", wounds=1)
    units = [unit("akeru", 0, 100, 100, wounds=1), unit("baaroun", 0, 300, 100), bearer, THREE[1]]
    match = rituals("healing", units=units)
    assert kind(match) == "begin"
    assert options(match) == ("trigger baaroun", "rest", "use fountain_of_life", "play healing")
    match.act(0, "use fountain_of_life")
    assert options(match) == ("trigger baaroun", "rest", "play healing")
    match.act(0, "play healing")
    assert desk(match).lives == {"akeru": 5, "baaroun": 4, "ezzen1": 2, "adjarkha": 4}
    assert (kind(match), desk(match).supply["baaroun"]) == ("act", 1)


@covers("DK-TRN-11", "DK-TRN-12")
def test_to_end_the_turn_is_always_possible() -> None:
    match = battle(*THREE[:2])
    lay(match, "kharu", "tick1", by=1)
    assert options(match) == ("end",)  # nobody can act
    assert ranges(match) == {}
    match.act(0, "end")
    assert asked(match) == 1


@covers("DK-TRN-12")
def test_the_turn_goes_on_to_its_end_when_no_action_is_left() -> None:
    units = [unit("ezzen", 0, 100 + 100 * each, 500) for each in range(4)]
    match = battle(*units, THREE[1])
    for each in (1, 2, 3):
        assert asked(match) == 0
        flick(match, f"ezzen{each}", 90, 200)
    assert (asked(match), told(match, TurnEnded)) == (1, [TurnEnded(0)])


@covers("DK-RIT-06")
def test_whoever_has_a_card_or_an_artifact_may_go_on_without_actions() -> None:
    units = [*[unit("ezzen", 0, 100 + 100 * each, 500, wounds=each) for each in range(2)], THREE[1]]
    match = rituals("healing", units=units)
    desk(match).actions = 1
    again(match)
    flick(match, "ezzen1", 90, 200)
    assert (kind(match), options(match), ranges(match)) == ("act", ("play healing", "end"), {})


@covers("DK-RIT-06", "DK-RIT-01")
def test_a_card_that_was_drawn_may_be_played_before_the_turn_ends() -> None:
    match = battle(unit("ezzen", 0, 300, 500), THREE[1], rituals="on", seed=4)
    match.act(0, "end")
    assert (kind(match), options(match)[-1], len(desk(match).hands[0])) == ("keep", "done", 1)
    match.act(0, "done")
    assert asked(match) == 1
