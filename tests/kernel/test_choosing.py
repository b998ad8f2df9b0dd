"""A choice with a single answer is not asked; and what is asked tells something about the cards behind it."""

from pathlib import Path
from random import Random
from typing import Annotated

import pytest

from parlour.kernel import (
    EVERYBODY,
    NOBODY,
    OWNER,
    Card,
    Decision,
    Game,
    Match,
    Pile,
    Play,
    Position,
    Range,
    Ranges,
    Seat,
    Terms,
    Words,
    Zone,
    choose,
    imagine,
    kind_of,
    load,
    move,
    rule,
    save,
    start,
)
from tests.kernel.forms import run_compiled, run_plain

OWN = {0: "red", 1: "blue"}
RED, BLUE = ("red-ace", "red-ten", "red-two", "red-six"), ("blue-ace", "blue-ten", "blue-two", "blue-six")


class Cards(Position):
    """Two players with decks of their own."""

    decks: Annotated[dict[Seat, Pile], Zone(NOBODY, OWN)]
    hands: Annotated[dict[Seat, Pile], Zone(OWNER, OWN)]
    table: Annotated[Pile, Zone(EVERYBODY, "red")]


def setup(terms: Terms, content: None) -> Cards:
    return Cards(
        2,
        content,
        decks={0: tuple(map(Card, RED[2:])), 1: tuple(map(Card, BLUE[2:]))},
        hands={0: tuple(map(Card, RED[:2])), 1: tuple(map(Card, BLUE[:2]))},
        table=(),
    )


@rule
def play(cards: Cards) -> Play[tuple[float, ...]]:
    for _ in range(2):
        card = yield choose(0, Decision("lay", cards.hands[0]))
        move(cards, card, ("hands", 0), "table")
    aces = yield choose(1, Decision("name", tuple([card for card in cards.hands[1] if card in ("blue-ace", "blue-ten")])))
    return (1.0, 0.0) if aces == "blue-ace" else (0.0, 1.0)


GAME = Game(
    id="cards",
    version=1,
    seats=(2,),
    position=Cards,
    setup=setup,
    play=play,
    folder=Path(__file__).parent,
    words=Words(asks={"lay": "T-1", "name": "T-2"}),
)


@pytest.fixture
def match() -> Match:
    return start(GAME, GAME.terms(), 1)


def test_a_choice_is_asked_and_the_last_card_goes_by_itself(match: Match) -> None:
    assert match.pending[0].options == ("red-ace", "red-ten")
    match.act(0, "red-ten")
    assert match.position.table == ("red-ten", "red-ace")  # type: ignore[attr-defined]
    assert match.pending[1].options == ("blue-ace", "blue-ten")
    match.act(1, "blue-ace")
    assert match.outcome == {0: 1.0, 1: 0.0}


def test_an_answer_that_gave_itself_is_not_recorded_and_replays(match: Match) -> None:
    match.act(0, "red-ten")
    assert match.actions == ((0, "red-ten"),)
    loaded = load(GAME, save(match.game, match.terms, match.position))[1]
    assert loaded.asked == match.position.asked


def test_both_forms_of_a_rule_skip_the_same_questions() -> None:
    def last(seat: Seat, decision: Decision) -> object:
        return tuple(decision.actions)[-1]

    plain, compiled = GAME.table(GAME.terms()), GAME.table(GAME.terms())
    assert run_plain(plain, play, last) == run_compiled(compiled, play, last)


def test_answers_that_are_not_listed_cannot_be_counted() -> None:
    with pytest.raises(AssertionError, match="not listed"):
        choose(0, Decision("aim", Ranges("aim", (("angle", Range(0, 9)),))))


def test_each_key_of_a_zone_may_have_its_own_kind_of_cards(match: Match) -> None:
    assert [kind_of(match.position, ("decks", seat)) for seat in (0, 1)] == ["red", "blue"]
    for luck in range(20):
        dreamt = imagine(GAME, match.view(None), Random(luck)).position
        assert {*dreamt.hands[0], *dreamt.decks[0]} == set(RED)  # type: ignore[attr-defined]


def test_who_is_asked_to_choose_must_have_had_a_choice(match: Match) -> None:
    match.act(0, "red-ten")
    for luck in range(40):
        dreamt = imagine(GAME, match.view(0), Random(luck)).position
        assert set(dreamt.hands[1]) == {"blue-ace", "blue-ten"}, "with any other hand nobody would have been asked"  # type: ignore[attr-defined]
