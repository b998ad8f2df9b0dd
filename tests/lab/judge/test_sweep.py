"""The numbers of a game, what a sweep changes of them, and what it finds."""

from dataclasses import replace
from fnmatch import fnmatchcase
from functools import partial

import pytest

import parlour
from parlour.kernel import Illegal
from parlour.lab.judge import Fixture, GameLine, Trial, Variant, fixtures_of
from parlour.lab.judge.evidence import evidence_of
from parlour.lab.judge.measures import is_share, measure_named
from parlour.lab.judge.numbers import designed, numbers_of, others, piece_of
from parlour.lab.judge.sections import sweep
from parlour.lab.judge.studies import strongest_changes, subsets
from tests.lab.judge.made_up import line

SKIRMISH = Trial(partial(parlour.game, "examples.skirmish"), ("novice",), 8, compared=4, vary=("kinds.foot.*", "rounds"))
LOST = (0.0, 1.0)


@pytest.mark.parametrize("game", [*parlour.games(), "examples.skirmish"])
def test_every_pattern_names_numbers_and_every_number_can_be_changed(game: str) -> None:
    own = parlour.game(game)
    numbers = numbers_of(own.content)
    for pattern in own.designed:
        assert any(fnmatchcase(key, pattern.removeprefix("!")) for key in numbers), pattern
    found = designed(own)
    assert found and set(found) <= set(numbers)
    for key, number in found.items():
        for other in others(number):
            try:
                own.table(own.terms(changes={key: other}))
            except Illegal as refusal:
                pytest.fail(f"{key} = {other}: {refusal.key}")


def test_what_the_rulebook_prints_is_not_designed() -> None:
    found = designed(parlour.game("horde"))
    assert "kinds.rus_axe.health" in found and "kinds.rus_axe.attack" not in found, "RULES.md 11.3 prints its attack"
    assert "activations" not in found and "razed_1v1" not in found
    assert set(designed(parlour.game("horde"), ["kinds.rus_axe.*"])) < set(found)


def test_a_number_is_tried_a_little_less_and_a_little_more() -> None:
    assert (others(2), others(1), others(0), others(20), others(10.0)) == ((1, 3), (2,), (), (16, 24), (8.0, 12.5))


def test_a_number_belongs_to_its_piece() -> None:
    horde = parlour.game("horde")
    assert piece_of(horde, "kinds.rus_axe.health") == "rus_axe" and piece_of(horde, "activations") == ""


def test_measures_have_names() -> None:
    rain = line(0, sides=("faction-sun", "faction-rain"), choices={"buy axe": (2, 1, 1, 0)})
    wanted = {
        "first": (1.0, 1.0), "side:rain": (0.0, 1.0), "side:faction-sun": (1.0, 1.0), "end:points": (1.0, 1.0),
        "end:game-won": (1.0, 1.0), "end:deeds": (0.0, 1.0), "used:buy axe": (1.0, 2.0), "answers": (10.0, 1.0),
        "turns": (4.0, 1.0), "drawn": (0.0, 1.0), "lead-changes": (0.0, 1.0), "drama": (0.0, 1.0), "decided": (0.5, 1.0),
    }  # fmt: skip
    for name, part in wanted.items():
        measure = measure_named(name)
        assert measure is not None and measure(rain) == part, name
    assert measure_named("beauty") is None and measure_named("side:") is None
    snow = measure_named("side:snow")
    assert snow is not None and snow(rain) is None
    assert is_share("side:rain") and not is_share("answers")


def plain(deals: int = 4) -> dict[Fixture, GameLine]:
    """Seat 0 wins all deals; all pieces were met."""
    pieces = dict.fromkeys(parlour.game("examples.skirmish").content.kinds, 1)
    return {Fixture("novice", deal, ()): line(deal, pieces=pieces) for deal in range(deals)}


def test_a_sweep_changes_one_number_at_a_time_in_the_deals_that_were_played() -> None:
    fixtures = fixtures_of(SKIRMISH, "sweep", plain(6))
    assert {fixture.deal for fixture in fixtures} == {0, 1, 2, 3}
    assert all(len(fixture.variant.changes) == 1 for fixture in fixtures)
    keys = {fixture.variant.changes[0][0] for fixture in fixtures}
    assert "rounds" in keys and all(key == "rounds" or key.startswith("kinds.foot.") for key in keys)
    unmet = {fixture: replace(game, pieces={}) for fixture, game in plain().items()}
    assert {each.variant.changes[0][0] for each in fixtures_of(SKIRMISH, "sweep", unmet)} == {"rounds"}, "nobody met a foot"


def swept(results: dict[Fixture, GameLine]) -> dict[Fixture, GameLine]:
    """One more round gives every second deal to seat 1; nothing else changes the result."""
    done = dict(results)
    for fixture in fixtures_of(SKIRMISH, "sweep", results):
        changes = dict(fixture.variant.changes)
        lost = changes.get("rounds", 0) > 12 and fixture.deal % 2
        done[fixture] = line(fixture.deal, variant=fixture.variant, outcome=LOST if lost else (1.0, 0.0))
    return done


def test_the_strongest_numbers_are_then_changed_together() -> None:
    alone = swept(plain())
    combined = [fixture for fixture in fixtures_of(SKIRMISH, "sweep", alone) if fixture not in alone]
    assert {len(fixture.variant.changes) for fixture in combined} == {2, 3}
    assert len({fixture.variant for fixture in combined}) == 4
    strongest = strongest_changes(list(alone.values()), "novice")
    assert dict(strongest)["rounds"] > 12 and len(strongest) == 3


def test_a_sweep_finds_the_number_on_which_the_result_hangs() -> None:
    results = swept(swept(plain()))
    told = sweep.measure(evidence_of(replace(SKIRMISH, games=4), results))
    assert told is not None and told.together is not None
    first = told.changes[0]
    assert (first.key, first.effects["first"].value) == ("rounds", -0.5)
    assert all(change.effects["first"].value == 0 for change in told.changes[1:])
    assert told.together.shares["rounds"].value == 1.0 and told.together.shares["together"].value == 0.0


def test_what_two_numbers_do_only_together_is_nobodys_own() -> None:
    changes = (("a", 1), ("b", 2))
    wanted = subsets(changes)
    assert wanted == [(), (("a", 1),), (("b", 2),), changes]
    assert sweep.explained(wanted, changes, [0.0, 1.0, 0.0, 1.0]) == (1.0, 0.0, 0.0)
    assert sweep.explained(wanted, changes, [0.0, 1.0, 1.0, 0.0]) == (0.0, 0.0, 1.0)
    assert sweep.explained(wanted, changes, [0.5, 0.5, 0.5, 0.5 + 1e-12]) == (0.0, 0.0, 0.0), "rounding"
    assert Variant(changes=changes).changes == changes
