"""6.10: the ends of the game."""

import pytest

from parlour.conform import covers
from parlour.games.inbetween.game import GAME
from parlour.games.inbetween.position import CITY, CREATURE
from parlour.games.inbetween.tests.situations import asked, end_turn, of, options, outcome, play, situation, state, told
from parlour.kernel import Match

SIX = "sam H0, tom C0, max H0, lance C0, scott H0, earl C0"
EVEN = "sam H4, tom C4, max H0, lance C0, scott H0, earl C0"


def late(energy: tuple[int, int] = (3, 3), knowledge: tuple[int, int] = (4, 4), circle: str = EVEN, turn: int = 199) -> Match:
    """The last turn, which the City ends with a preparation that changes nothing."""
    match = situation(
        circle, only=True, energy=energy, knowledge=knowledge, spent=(True, True), marker="scott", turn=turn, hands=("", "")
    )
    return play(match, "prepare")


@covers("IB-1001", "IB-304", "IB-517")
def test_the_third_secured_character_wins_at_once() -> None:
    match = situation("sam H3, tom H4, max H4", hands=("family_dinner", ""), marker="tom")
    play(match, "play family_dinner sam deeper")
    assert match.over and outcome(match) == ("city", "secured") and match.outcome == {CITY: 1.0, CREATURE: 0.0}
    assert of(match).phase == "over" and of(match).ending == "secured" and not match.pending


@covers("IB-1001", "IB-1002")
@pytest.mark.parametrize(("side", "circle"), [("city", "sam H3, tom H4, max C4"), ("creature", "sam C3, tom C4, max H4")])
def test_two_locked_characters_of_a_side_win_nothing(side: str, circle: str) -> None:
    match = situation(circle, active=side, hands=("family_dinner", "hunger"), marker="bob")
    play(match, f"play {'family_dinner' if side == 'city' else 'hunger'} sam deeper")
    assert not match.over and state(match, "sam")[1] == "4"


@covers("IB-1002", "IB-304")
def test_the_third_devoured_character_wins_at_once() -> None:
    match = situation("sam C3, tom C4, max C4", active="creature", hands=("", "hunger"), marker="tom")
    play(match, "play hunger sam deeper")
    assert match.over and outcome(match) == ("creature", "devoured") and match.outcome == {CITY: 0.0, CREATURE: 1.0}


@covers("IB-1001", "IB-1002")
def test_a_side_may_win_by_the_move_of_the_other() -> None:
    match = situation("sam C3, tom C4, max C4", hands=("night_watch", ""), marker="tom")
    play(match, "play night_watch sam deeper")
    assert outcome(match) == ("creature", "devoured")


@covers("IB-1003", "IB-408", "IB-304")
@pytest.mark.parametrize(("rung", "side"), [("H4", "city"), ("C4", "creature")])
def test_level_six_wins_at_once(rung: str, side: str) -> None:
    match = situation(f"sam {rung}", phase="activity", knowledge=(5, 5), energy=(6, 6), spent=(True, True))
    play(match, "raise")
    assert outcome(match) == (side, "knowledge") and told(match, "marker-moved") == []


@covers("IB-1003")
def test_level_five_wins_nothing() -> None:
    match = situation("sam H1", phase="activity", knowledge=(4, 0), energy=(6, 6), spent=(True, True))
    play(match, "raise")
    assert not match.over and of(match).knowledge == [5, 0]


@covers("IB-1003")
def test_level_six_may_be_reached_by_a_card() -> None:
    match = situation(SIX, only=True, hands=("old_newspapers", ""), knowledge=(5, 0), energy=(8, 5), spent=(True, True))
    play(match, "play old_newspapers sam token", "activate")
    assert outcome(match) == ("city", "knowledge") and of(match).energy[CITY] == 0


@covers("IB-1004", "IB-1006")
@pytest.mark.parametrize(("removed", "winner"), [("sam", "creature"), ("tom", "city")])
def test_with_five_characters_left_the_majority_wins(removed: str, winner: str) -> None:
    match = situation(SIX, only=True, hands=("evacuation", ""), marker="max")
    play(match, "play evacuation scott token", "activate", f"remove {removed}")
    assert outcome(match) == (winner, "majority") and len(of(match).circle) == 5


@covers("IB-1004")
def test_with_six_characters_left_the_game_goes_on() -> None:
    match = situation(f"{SIX}, bob H0", only=True, hands=("evacuation", ""), marker="max")
    play(match, "play evacuation scott token", "activate", "remove bob")
    assert not match.over and len(of(match).circle) == 6


@covers("IB-1005")
def test_a_removed_locked_character_no_longer_counts() -> None:
    circle = "max C3, sam H4, tom H3, bob H4"
    match = situation(circle, phase="activity", active="creature", energy=(5, 0), hands=("interrogation", ""))
    play(match, "use", "remove sam")
    assert match.view(0)["facts"]["locked"] == [1, 0]
    play(match, "play interrogation tom deeper")
    assert not match.over and state(match, "tom") == "H4"


@covers("IB-1005")
def test_an_unlocked_character_no_longer_counts() -> None:
    match = situation("timmy C2, sam H4, tom H4", active="creature", phase="activity", energy=(5, 0), marker="timmy")
    play(match, "use", "release sam")
    assert match.view(1)["facts"]["locked"] == [1, 0]


@covers("IB-1006", "IB-1004")
@pytest.mark.parametrize("humans", range(7))
def test_five_characters_never_tie(humans: int) -> None:
    names = ["max", "sam", "tom", "lance", "scott", "earl"]
    rungs = ["H0"] * humans + ["C0"] * (6 - humans)
    circle = ", ".join([f"{name} {rung}" for name, rung in zip(names, rungs, strict=True)])
    match = situation(circle, only=True, hands=("evacuation", ""), marker="earl")
    base = next(each for each in sorted(options(match)) if each.endswith("token"))
    play(match, base, "activate", "remove max")
    left = humans - 1 if humans else 0
    assert outcome(match) == ("city" if left >= 3 else "creature", "majority")


@covers("IB-1007")
def test_a_removal_that_leaves_five_is_decided_by_the_majority_alone() -> None:
    circle = "max C2, sam H4, tom H4, lance H3, scott H0, earl C4"
    match = situation(circle, only=True, phase="activity", energy=(0, 0))
    play(match, "use", "remove earl")
    assert outcome(match) == ("city", "majority") and len(told(match, "game-ended")) == 1


@covers("IB-1007", "IB-304")
def test_the_first_condition_that_holds_ends_the_game_before_another_can() -> None:
    match = situation("sam C3, tom C4, max C4, bob C3, lance C3", active="creature", knowledge=(0, 5), marker="bob")
    play(match, "knowledge creature_k5", "deepen bob 1")
    assert [event.character for event in told(match, "shifted")] == ["bob"]
    assert len(told(match, "game-ended")) == 1


@covers("IB-1008")
def test_the_game_ends_after_turn_two_hundred() -> None:
    early = late(turn=198)
    assert not early.over and of(early).turn == 200
    assert late().over and of(late()).turn == 200


MORE_HUMAN = "sam H4, tom C4, max H0, lance C0, scott H0, earl C0, bob H0"
MORE_LOCKED = "sam H4, tom C4, max H0, lance C4, scott H0, earl C0"


@covers("IB-1008")
@pytest.mark.parametrize(
    ("circle", "knowledge", "energy", "winner"),
    [
        (MORE_LOCKED, (5, 0), (9, 0), "creature"),  # locked characters first
        (MORE_HUMAN, (3, 4), (9, 0), "creature"),  # then the level of knowledge
        (MORE_HUMAN, (4, 4), (0, 9), "city"),  # then the characters in the own world
        (EVEN, (4, 4), (3, 2), "city"),  # then energy
        (EVEN, (4, 4), (2, 3), "creature"),
    ],
)
def test_the_first_difference_decides(circle: str, knowledge: tuple[int, int], energy: tuple[int, int], winner: str) -> None:
    match = late(energy, knowledge, circle)
    assert outcome(match) == (winner, "turn_limit") and of(match).ending == "turn_limit"


@covers("IB-1008")
def test_without_any_difference_the_game_is_drawn() -> None:
    match = late()
    assert outcome(match) == ("nobody", "turn_limit") and match.outcome == {CITY: 0.5, CREATURE: 0.5}


@covers("IB-1008")
def test_a_win_in_the_last_turn_is_a_win() -> None:
    match = situation("sam H3, tom H4, max H4", hands=("family_dinner", ""), turn=199)
    play(match, "play family_dinner sam deeper")
    assert outcome(match) == ("city", "secured")


@covers("IB-1009")
@pytest.mark.parametrize("seat", [CITY, CREATURE])
def test_whoever_resigns_gives_the_win_to_the_other(seat: int) -> None:
    assert GAME.concede is not None
    shares = GAME.concede(of(situation(SIX, only=True)), frozenset({seat}))
    assert shares is not None and shares[seat] == 0 and shares[1 - seat] == 1


@covers("IB-1001", "IB-1002", "IB-1003", "IB-1004")
def test_nothing_ends_while_no_condition_holds() -> None:
    match = situation("sam H4, tom H4, max C4, lance C4", knowledge=(5, 5), spent=(True, True))
    end_turn(match)
    assert not match.over and asked(match) == "action"
