"""How tables come about: opened, opened again, laid from a record."""

import msgspec
import pytest

from examples.skirmish.game import GAME as SKIRMISH
from parlour.kernel import BadRecord, Illegal, deal_seed, replay, start
from parlour.table import Act, Logged, Opened, Resign, Say, Sit, Stand, StepIn, Table, Total, first_entry_of_record
from tests.proofs.tactics import GAME as TACTICS
from tests.table.around import ANN, BOB, CAT, LEVELS, OPEN, STRANGER, Around, bot, person


def over() -> Around:
    """A game that Bob has given up while a bot stood in for Ann."""
    around = Around(SKIRMISH, person(ANN), person(BOB), clock=Total(60, 5))
    around.do(ANN, StepIn(0, "skilled"))
    around.do(BOB, Resign(1))
    return around


def test_a_rematch_has_the_same_people_on_exchanged_seats_the_same_terms_and_another_seed() -> None:
    around = over()
    again = around.table.rematch_entry(BOB, "another seed")
    assert (again.chairs, again.clock, again.seed, again.host, again.former) == (
        (person(BOB), person(ANN)), Total(60, 5), "another seed", ANN, "t",
    )  # fmt: skip
    table = Table("t2", SKIRMISH, Logged(1, 0.0, again), LEVELS)
    assert table.stage == "playing"
    assert table.state(ANN, 0.0, frozenset(), 0).former == "t"
    assert table.match.hash != start(SKIRMISH, SKIRMISH.terms(), "seed").hash


def test_bots_stay_for_a_rematch() -> None:
    around = Around(SKIRMISH, person(ANN), bot())
    around.do(ANN, Resign(0))
    assert around.table.rematch_entry(ANN, "s").chairs == (person(ANN), bot())


def test_somebody_who_plays_both_sides_keeps_them_in_a_rematch() -> None:
    around = Around(SKIRMISH, person(ANN, "Ann"), person(ANN, "Ben"))
    around.do(ANN, Resign(0))
    assert around.table.rematch_entry(ANN, "s").chairs == (person(ANN, "Ann"), person(ANN, "Ben"))


def test_only_those_who_played_ask_for_a_rematch_and_only_when_it_is_over() -> None:
    around = over()
    for player in (STRANGER, None):
        with pytest.raises(Illegal) as caught:
            around.table.rematch_entry(player, "s")
        assert caught.value.key == "watching"
    with pytest.raises(Illegal) as caught:
        Around(SKIRMISH, person(ANN), bot()).table.rematch_entry(ANN, "s")
    assert caught.value.key == "not-over"


@pytest.mark.parametrize("seed", [7, "text"])
@pytest.mark.parametrize("answers", [0, 5, None])
def test_a_record_is_laid_out_to_be_looked_at_only(seed: int | str, answers: int | None) -> None:
    played = Around(SKIRMISH, person(ANN), person(BOB))
    match = start(SKIRMISH, SKIRMISH.terms(), seed)
    while not match.over and (answers is None or len(match.actions) < answers):
        seat, decision = next(iter(match.pending.items()))
        match.act(seat, decision.sample(played.rng))
    table = Table("t", SKIRMISH, Logged(1, 0.0, first_entry_of_record(SKIRMISH, match.record(), ANN)), LEVELS)
    assert table.stage == "over"
    assert table.record() == match.record()
    assert (table.result is not None) == match.over
    assert table.bots_asked() == {}
    assert table.next_deadline() is None
    for command in (Sit(0, "Ann"), Say("hello"), Resign(0), Act(0, 1, "end")):
        with pytest.raises(Illegal):
            table.decide(command, ANN, 0.0)
    with pytest.raises(Illegal):
        table.rematch_entry(ANN, "s")
    assert table.replay_eyes(None) == ("0", "1", "watcher")


def test_a_damaged_record_is_refused() -> None:
    record = start(SKIRMISH, SKIRMISH.terms(), 1).record()
    for damaged in ({**record, "seed": 2}, {**record, "actions": [[0, "fly"]]}, {**record, "game": "chess"}, {}):
        with pytest.raises(BadRecord):
            first_entry_of_record(SKIRMISH, damaged, ANN)


def test_a_record_of_a_trial_with_changed_numbers_is_refused() -> None:
    record = start(SKIRMISH, SKIRMISH.terms(changes={"hand": 1}), 1).record()
    with pytest.raises(BadRecord, match="changed numbers"):
        first_entry_of_record(SKIRMISH, record, ANN)


def test_a_record_whose_seed_no_log_can_hold_is_refused() -> None:
    with pytest.raises(BadRecord, match="63 bits"):
        first_entry_of_record(SKIRMISH, start(SKIRMISH, SKIRMISH.terms(), 2**63).record(), ANN)
    first = first_entry_of_record(SKIRMISH, start(SKIRMISH, SKIRMISH.terms(), 2**63 - 1).record(), ANN)
    assert msgspec.json.decode(msgspec.json.encode(first), type=Opened) == first


def test_the_record_of_a_table_plays_again() -> None:
    around = Around(SKIRMISH, person(ANN), person(BOB))
    around.answer_some(30)
    assert replay(SKIRMISH, around.table.record()).hash == around.table.match.hash


def test_in_a_rematch_the_clock_of_each_stands_until_they_have_answered_once() -> None:
    again = over().table.rematch_entry(BOB, "s")
    table = Table("t2", SKIRMISH, Logged(1, 0.0, again), LEVELS)
    assert table.awaited == {0, 1}
    assert table.next_deadline() is None
    assert table.run_out(10_000.0) == ()


def test_without_a_clock_nobody_is_awaited() -> None:
    untimed = Around(SKIRMISH, person(ANN), person(BOB), awaiting=True)
    assert untimed.table.awaited == frozenset()
    untimed.do(BOB, Resign(1))
    assert untimed.table.rematch_entry(ANN, "s").awaited == ()


def test_whoever_sits_down_adds_to_the_deal_until_they_stand_up_again() -> None:
    around = Around(SKIRMISH, person(ANN), OPEN)
    trial = around.table.match.hash
    around.do(BOB, Sit(1, "Bob", "dice"))
    assert around.table.match.seed == deal_seed("seed", [(1, "dice")])
    assert around.table.match.hash != trial
    assert around.loaded().match.hash == around.table.match.hash
    assert around.table.news(BOB, 1)[0].events == {"1": tuple([told.heard_by(1) for told in around.table.match.events])}
    other = Around(TACTICS, person(ANN), OPEN, OPEN)
    other.do(BOB, Sit(1, "Bob", "dice"))
    other.do(BOB, Stand(1))
    assert other.table.entropy == {}
    assert around.refused(CAT, Sit(0, "Cat")) == "taken"
    assert other.refused(CAT, Sit(1, "Cat", "two words")) == "bad-entropy"


def test_a_table_that_was_dealt_before_seats_added_anything_stays_as_it_was() -> None:
    around = Around(SKIRMISH, person(ANN), OPEN)
    before = around.table.match.hash
    around.do(BOB, Sit(1, "Bob"))
    assert (around.table.match.seed, around.table.match.hash) == ("seed", before)
