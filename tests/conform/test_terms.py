"""Which terms are played where there are too many."""

from parlour.conform import telling_terms, terms_worth_playing
from parlour.games import game


def test_every_choice_meets_every_number_of_seats_that_it_is_open_to() -> None:
    horde = game("horde")
    every = {(terms.seats, *pair) for terms in horde.every_terms() for pair in terms.options.items()}
    assert {(terms.seats, *pair) for terms in telling_terms(horde) for pair in terms.options.items()} == every


def test_fewer_terms_than_there_are_tell_it() -> None:
    horde = game("horde")
    assert len(telling_terms(horde)) < len(list(horde.every_terms())) / 2


def test_a_game_without_options_is_told_by_its_numbers_of_seats() -> None:
    skirmish = game("examples.skirmish")
    assert telling_terms(skirmish) == list(skirmish.every_terms())


def test_all_terms_are_worth_playing_unless_they_are_very_many() -> None:
    candelabria, desktopia = game("candelabria"), game("desktopia")
    assert terms_worth_playing(candelabria) == list(candelabria.every_terms())
    assert terms_worth_playing(desktopia) == telling_terms(desktopia)
