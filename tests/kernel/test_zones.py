"""Who may know what: cards remember who knows where they lie, and views and events ask them."""

from pathlib import Path
from typing import Annotated, NamedTuple

import pytest

from parlour.kernel import (
    EVERYBODY,
    NOBODY,
    OWNER,
    PRIVATE,
    Card,
    Decision,
    Game,
    Pile,
    Play,
    Position,
    Seat,
    Terms,
    Words,
    Zone,
    answer,
    ask,
    begin,
    draw,
    events,
    knows,
    move,
    plain,
    rule,
    show,
    stack,
)  # fmt: skip
from parlour.kernel.view import look

ACE, KING, TEN = Card("ace"), Card("king"), Card("ten")


class Table(Position):
    """Two hands, a deck, a face-down pile and a discard."""

    secret: Annotated[dict[Seat, int], PRIVATE]
    deck: Annotated[Pile, Zone(NOBODY)]
    hands: Annotated[dict[Seat, Pile], Zone(OWNER)]
    hidden: Annotated[Pile, Zone(NOBODY)]
    discard: Annotated[Pile, Zone(EVERYBODY)]


@plain
class Moved(NamedTuple):
    """Cards went somewhere."""

    cards: tuple[Card, ...]


def setup(terms: Terms, content: None) -> Table:
    return Table(2, content, secret={0: 10, 1: 20}, deck=(ACE, KING), hands={0: (TEN,), 1: ()}, hidden=(), discard=())


@rule
def play(table: Table) -> Play[tuple[float, ...]]:
    yield ask(0, Decision("go", ("go",)))
    return (1.0, 0.0)


GAME = Game(
    id="table",
    version=1,
    seats=(2,),
    position=Table,
    setup=setup,
    play=play,
    folder=Path(__file__).parent,
    words=Words(asks={"go": "T-1"}),
)


@pytest.fixture
def table() -> Table:
    laid = setup(GAME.terms(), None)
    begin(laid, play)
    return laid


def known_to(table: Table, card: Card) -> list[Seat | None]:
    return [seat for seat in (0, 1, None) if knows(table, seat, card)]


def seen(table: Table, seat: Seat | None) -> object:
    return look(GAME, GAME.terms(), table, seat)["table"]


def test_a_zone_says_who_sees_it(table: Table) -> None:
    assert known_to(table, ACE) == []
    assert known_to(table, TEN) == [0]
    move(table, TEN, ("hands", 0), "discard")
    assert known_to(table, TEN) == [0, 1, None]


def test_a_view_shows_known_cards_and_gaps_for_the_others(table: Table) -> None:
    draw(table, "deck", ("hands", 1))
    assert seen(table, 1) == {
        "secret": {"0": None, "1": 20}, "deck": [None], "hands": {"0": [None], "1": ["king"]}, "hidden": [], "discard": [],
    }  # fmt: skip
    assert seen(table, None) == {
        "secret": {"0": None, "1": None}, "deck": [None], "hands": {"0": [None], "1": [None]}, "hidden": [], "discard": [],
    }  # fmt: skip


def test_an_event_names_a_card_only_to_those_who_know_it(table: Table) -> None:
    table.tell(Moved((draw(table, "deck", ("hands", 1)), TEN)))
    [told] = events(table)
    assert told.heard_by(0) == {"event": "moved", "cards": [None, "ten"]}
    assert told.heard_by(1) == {"event": "moved", "cards": ["king", None]}
    assert told.heard_by(None) == {"event": "moved", "cards": [None, None]}


def test_what_was_hidden_when_it_was_told_stays_hidden_in_that_event(table: Table) -> None:
    table.tell(Moved((TEN,)))
    move(table, TEN, ("hands", 0), "discard")
    assert events(table)[0].heard_by(1) == {"event": "moved", "cards": [None]}


def test_a_card_that_was_shown_stays_known_where_it_lies(table: Table) -> None:
    show(table, [TEN], [1])
    assert known_to(table, TEN) == [0, 1]
    assert look(GAME, GAME.terms(), table, 1)["table"]["hands"]["0"] == ["ten"]


def test_a_card_that_is_moved_in_the_open_is_followed(table: Table) -> None:
    show(table, [TEN], [1])
    move(table, TEN, ("hands", 0), "hidden")
    assert known_to(table, TEN) == [0, 1]


def test_a_card_that_is_moved_secretly_is_lost_from_sight_with_all_it_may_have_been(table: Table) -> None:
    draw(table, "deck", ("hands", 0))
    show(table, [TEN, KING], [1])
    move(table, TEN, ("hands", 0), "hidden", secretly=True)
    assert known_to(table, TEN) == [0]
    assert known_to(table, KING) == [0]


def test_a_card_put_under_a_deck_lies_there_for_whoever_put_it(table: Table) -> None:
    move(table, TEN, ("hands", 0), "deck", secretly=True, under=True)
    assert table.deck == (TEN, ACE, KING)
    assert known_to(table, TEN) == [0]
    assert draw(table, "deck", "discard") == KING


def test_a_new_order_is_known_to_nobody(table: Table) -> None:
    show(table, [ACE], [0])
    stack(table, "deck", (KING, ACE))
    assert known_to(table, ACE) == []


def test_showing_ones_own_card_is_no_barrier_but_a_drawn_card_is(table: Table) -> None:
    answered = table.copy()
    answered.actor = 0
    move(answered, TEN, ("hands", 0), "discard")
    assert answered.shown == 0
    draw(answered, "deck", ("hands", 0))
    assert answered.shown == 1


def test_a_card_lies_in_one_place_only() -> None:
    with pytest.raises(AssertionError, match="two places"):
        Table(2, None, secret={}, deck=(ACE, ACE), hands={}, hidden=(), discard=())


def test_a_card_that_is_not_there_cannot_be_moved(table: Table) -> None:
    with pytest.raises(AssertionError, match="not in"):
        move(table, TEN, "deck", "discard")


def test_the_rules_still_run(table: Table) -> None:
    answer(table, 0, "go")
    assert table.outcome == (1.0, 0.0)
