"""Who sits where, and when the game begins."""

import msgspec
import pytest

from examples.skirmish.game import GAME
from parlour.kernel import Illegal
from parlour.table import Chair, Clock, Days, PerMove, Rename, SatDown, Say, Sit, Stand, Total, Untimed, first_entry
from tests.table.around import ANN, BOB, CAT, OPEN, STRANGER, Around, bot, nameless, person


def test_a_table_with_nobody_missing_begins_at_once() -> None:
    around = Around(GAME, person(ANN), bot())
    assert around.table.stage == "playing"
    assert around.table.asked == {0: 1}


def test_the_game_begins_when_the_last_seat_is_taken() -> None:
    around = Around(GAME, person(ANN), OPEN)
    assert around.table.stage == "open"
    assert around.do(BOB, Sit(1, "  Bob ")) == (SatDown(1, BOB, "Bob"),)
    assert around.state().stage == "playing"
    assert around.table.asked == {0: 2}


def test_a_taken_seat_is_not_for_sale() -> None:
    around = Around(GAME, person(ANN), OPEN)
    assert around.refused(BOB, Sit(0, "Bob")) == "taken"
    around.do(BOB, Sit(1, "Bob"))
    assert around.refused(CAT, Sit(1, "Cat")) == "taken"


@pytest.mark.parametrize("seat", [-1, 2, 10**9])
def test_a_seat_that_is_not_there_cannot_be_taken(seat: int) -> None:
    assert Around(GAME, person(ANN), OPEN).refused(BOB, Sit(seat, "Bob")) == "unknown-seat"


def test_nobody_can_sit_without_being_somebody() -> None:
    assert Around(GAME, person(ANN), OPEN).refused(None, Sit(1, "Nobody")) == "watching"


def test_whoever_sits_may_leave_until_the_game_begins() -> None:
    around = Around(GAME, OPEN, OPEN)
    around.do(BOB, Sit(1, "Bob"))
    assert around.refused(ANN, Stand(1)) == "watching"
    around.do(BOB, Stand(1))
    assert [chair.kind for chair in around.table.chairs] == ["open", "open"]
    around.do(BOB, Sit(0, "Bob"))
    around.do(ANN, Sit(1, "Ann"))
    assert around.refused(BOB, Stand(0)) == "begun"


def test_nobody_pushes_another_from_the_seat() -> None:
    around = Around(GAME, person(ANN), OPEN)
    assert around.refused(STRANGER, Stand(0)) == "watching"
    three = Around(GAME, person(ANN), person(BOB))
    assert three.refused(BOB, Stand(0)) == "not-yours"


def test_one_person_may_play_on_several_seats() -> None:
    around = Around(GAME, person(ANN), person(ANN, "Anna"))
    assert around.table.seats(ANN) == (0, 1)
    assert around.table.eyes(ANN) == ("0", "1")


def test_a_person_may_be_called_something_else_but_not_somebody_else() -> None:
    around = Around(GAME, person(ANN), person(BOB))
    around.do(ANN, Rename(0, "Anastasia"))
    assert around.state().chairs[0].name == "Anastasia"
    assert around.refused(ANN, Rename(0, "b0b")) == "name-taken"
    assert around.refused(BOB, Rename(0, "Anastasia")) == "not-yours"
    around.do(ANN, Rename(0, "ANASTASIA"))  # one's own name is not taken


def test_only_those_at_the_table_speak() -> None:
    around = Around(GAME, person(ANN), person(BOB))
    around.do(BOB, Say(" good \n luck "))
    assert around.table.news(ANN, 1)[0].text == "good luck"
    assert around.refused(STRANGER, Say("hello")) == "watching"
    assert around.refused(None, Say("hello")) == "watching"


def test_people_need_no_names() -> None:
    around = Around(GAME, nameless(ANN), OPEN)
    around.do(BOB, Sit(1, "\u200b"))
    assert [chair.name for chair in around.state().chairs] == ["", ""]
    around.do(BOB, Say("hello"))
    said = around.table.news(ANN, 2)[0]
    assert (said.seat, said.name, said.text) == (1, "", "hello")
    around.do(BOB, Rename(1, "Bob"))
    around.do(ANN, Rename(0, "Ann"))
    around.do(BOB, Rename(1, ""))
    assert [chair.name for chair in around.state().chairs] == ["Ann", ""]


def test_one_person_may_have_several_seats_without_a_name() -> None:
    around = Around(GAME, nameless(ANN), nameless(ANN))
    assert [(chair.name, chair.mine) for chair in around.state(ANN).chairs] == [("", True), ("", True)]


@pytest.mark.parametrize(
    ("chairs", "key"),
    [
        ((person(ANN),), "unknown-seats"),
        ((person(ANN), person(BOB), person(CAT)), "unknown-seats"),
        ((person(ANN), person(BOB, "Аnn")), "name-taken"),
        ((person(ANN), person(ANN)), "name-taken"),
    ],
)  # fmt: skip
def test_bad_company_is_refused(chairs: tuple[Chair, ...], key: str) -> None:
    with pytest.raises(Illegal) as caught:
        first_entry(GAME, chairs, {}, Untimed(), ANN, "seed")
    assert caught.value.key == key
    assert set(caught.value.words) == {"en", "ru"}


@pytest.mark.parametrize("clock", [PerMove(5), PerMove(3_600), Total(10), Total(86_400, 600), Days(1), Days(60)])
def test_a_clock_within_bounds_is_accepted(clock: Clock) -> None:
    assert Around(GAME, person(ANN), bot(), clock=clock).state().clock == clock


@pytest.mark.parametrize(
    ("clock", "key"),
    [
        (PerMove(4), "clock-move"), (PerMove(3_601), "clock-move"), (PerMove(-5), "clock-move"),
        (Total(9), "clock-total"), (Total(86_401), "clock-total"), (Total(60, -1), "clock-increment"),
        (Total(60, 601), "clock-increment"), (Days(0), "clock-days"), (Days(61), "clock-days"),
    ],
)  # fmt: skip
def test_a_clock_out_of_bounds_is_refused_with_what_is_possible(clock: Clock, key: str) -> None:
    with pytest.raises(Illegal) as caught:
        first_entry(GAME, (person(ANN), bot()), {}, clock, ANN, "seed")
    assert caught.value.key == key
    assert str(caught.value.facts["most"]) in caught.value.words["ru"].replace("\N{NO-BREAK SPACE}", "").replace(",", "")


@pytest.mark.parametrize("seed", ["", "s" * 201])
def test_a_seed_that_is_none_is_refused(seed: str) -> None:
    with pytest.raises(Illegal) as caught:
        first_entry(GAME, (person(ANN), bot()), {}, Untimed(), ANN, seed)
    assert caught.value.key == "unknown-seed"


def test_the_first_entry_survives_being_written_and_read() -> None:
    first = first_entry(GAME, (person(ANN), OPEN), {}, Total(60, 5), ANN, "seed")
    assert msgspec.json.decode(msgspec.json.encode(first), type=type(first)) == first
