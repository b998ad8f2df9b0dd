"""A game for one: won or lost, and options that count only for some numbers of players."""

from dataclasses import replace

import pytest

from parlour.conform import conform
from parlour.kernel import LOST, Given, Illegal, Match, Option, begin, is_outcome, replay, start
from tests.proofs.patience import GAME


def bet(dice: int, on: str = "1") -> Match:
    """One try with a die that shows this."""
    terms = GAME.terms(1)
    position = GAME.table(terms)
    position.source = Given(((dice,),))
    begin(position, GAME.play)
    match = Match(GAME, terms, 1, position)
    match.act(0, on)
    return match


def test_whoever_plays_alone_wins_or_loses() -> None:
    assert bet(1).outcome == {0: 1.0}
    assert bet(2).outcome == {0: 0.0} and bet(2).over


@pytest.mark.parametrize("shares", [(1.0,), (0.0,), (0.0, 1.0), (0.5, 0.5), (0.25, 0.25, 0.5)])
def test_shares_of_one_win_are_an_outcome_and_so_is_a_loss_alone(shares: tuple[float, ...]) -> None:
    assert is_outcome(shares)


@pytest.mark.parametrize("shares", [(0.5,), (2.0,), (-1.0,), (0.0, 0.0), (1.0, 1.0), (1.5, -0.5), (0.5, 0.25)])
def test_nothing_else_is_an_outcome(shares: tuple[float, ...]) -> None:
    assert not is_outcome(shares)


def test_a_lost_game_is_recorded_and_replays() -> None:
    lost = next(match for match in [start(GAME, GAME.terms(1), seed) for seed in range(9)] if not _wins(match))
    assert lost.position.outcome == LOST and lost.record()["outcome"] == {"0": 0.0}
    assert replay(GAME, lost.record()).outcome == {0: 0.0}


def _wins(match: Match) -> bool:
    match.act(0, "1")
    return match.outcome == {0: 1.0}


def test_the_kit_finds_nothing_wrong_with_playing_alone() -> None:
    alone = [terms for terms in GAME.every_terms() if terms.seats == 1]
    assert [str(fault) for fault in conform(GAME, 6, 1, among=alone) if fault.check != "words"] == []


def test_who_says_nothing_plays_in_company() -> None:
    assert GAME.terms().seats == 2


def test_an_option_counts_for_its_numbers_of_players_alone() -> None:
    assert GAME.terms(1, {"die": "6"}).options["die"] == GAME.terms(3, {"die": "6"}).options["die"] == "6"
    with pytest.raises(Illegal) as refused:
        GAME.terms(2, {"die": "6"})
    assert (refused.value.key, refused.value.rule) == ("unknown-choice", "1.1")
    assert refused.value.facts == {"option": "die", "found": "6", "legal": "2"}


def test_the_default_goes_where_an_option_does_not_count() -> None:
    assert GAME.terms(2, {"die": "2", "cup": "leather"}).options == {"die": "2", "cup": "leather"}


def test_what_is_no_choice_at_all_is_refused_with_all_that_are() -> None:
    with pytest.raises(Illegal) as refused:
        GAME.terms(1, {"die": "7"})
    assert (refused.value.rule, refused.value.facts["legal"]) == ("", "2, 6")


def test_every_terms_has_each_option_only_where_it_counts() -> None:
    found = [(terms.seats, terms.options["die"], terms.options["cup"]) for terms in GAME.every_terms()]
    assert len(found) == len(set(found)) == 4 + 2 + 4
    assert all(die == "2" for seats, die, _ in found if seats == 2)


@pytest.mark.parametrize(("seats", "counts"), [((), True), ((2, 3), True), ((1,), False)])
def test_an_option_without_numbers_counts_for_all(seats: tuple[int, ...], counts: bool) -> None:
    assert Option(("a",), "a", seats=seats).counts(2) is counts


def test_a_number_of_players_may_force_a_choice_which_is_then_also_the_default() -> None:
    game = replace(GAME, options={"teams": Option(("1v1", "2v2"), "1v1", forced={3: "2v2"}, rule="1.2")})
    assert [game.terms(seats).options["teams"] for seats in (2, 3)] == ["1v1", "2v2"]
    assert game.terms(2, {"teams": "2v2"}).options["teams"] == "2v2"
    with pytest.raises(Illegal) as refused:
        game.terms(3, {"teams": "1v1"})
    assert (refused.value.rule, refused.value.facts["legal"]) == ("1.2", "2v2")
    assert [(terms.seats, terms.options["teams"]) for terms in game.every_terms() if terms.seats > 1] == [
        (2, "1v1"), (2, "2v2"), (3, "2v2"),
    ]  # fmt: skip


def test_an_open_option_takes_any_text_where_it_counts_and_nothing_but_text() -> None:
    own = Option(("none",), "none", seats=(2,), open=True)
    assert own.accepts(2, "none") and own.accepts(2, "a text of one's own")
    assert not own.accepts(1, "a text of one's own") and own.accepts(1, "none")
    assert not own.accepts(2, 7) and not Option(("none",), "none").accepts(2, "a text of one's own")


def test_a_table_for_a_text_of_ones_own_is_laid_and_not_kept() -> None:
    options = {**GAME.options, "text": Option(("none",), "none", open=True)}
    game = replace(GAME, options=options)
    for text in ("none", "one", "two"):
        assert game.table(game.terms(2, {"text": text})).seats == 2
    assert [key[-1] for key in game._tables] == ["none"]
