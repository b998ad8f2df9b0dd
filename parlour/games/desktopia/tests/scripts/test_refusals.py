"""Damaged scripts are refused, with what is wrong, where, and by which rule."""

import json
import sys

import pytest

from parlour.conform import covers
from parlour.games.desktopia.scripts.book import read_book
from parlour.games.desktopia.scripts.checking import check, problems
from parlour.games.desktopia.scripts.reading import read, read_text
from parlour.games.desktopia.scripts.refusals import KEYS, BadScript
from parlour.games.desktopia.scripts.script import Points
from parlour.games.desktopia.tests.scripts import chained
from parlour.games.desktopia.tests.scripts.damage import HOPELESS, UNPLAYABLE, UNREADABLE, Damage
from parlour.games.desktopia.tests.scripts.drawn import DUEL, PRINTED, altered, drawn

LISTED_ELSEWHERE = {"not-json", "too-large", "repeated-key"}  # of texts, below


def named(each: Damage) -> str:
    return f"{each.script}-{each.key}-{each.where}"


def refused(each: Damage) -> BadScript:
    with pytest.raises(BadScript) as refusal:
        check(read(altered(each.script, each.changes)))
    return refusal.value


@covers("DK-SCR-01", "DK-SCR-07", "DK-SCR-13", "DK-SCR-14", "DK-SCR-16", "DK-SCR-17", "DK-SCR-18", "SB-F-15", "DK-PHY-08")
@pytest.mark.parametrize("each", UNREADABLE, ids=named)
def test_what_a_script_cannot_say_is_refused_when_it_is_read(each: Damage) -> None:
    with pytest.raises(BadScript) as refusal:
        read(altered(each.script, each.changes))
    assert (refusal.value.key, refusal.value.where, refusal.value.rule) == (each.key, each.where, each.rule)


@covers("DK-SCR-01", "DK-SCR-02", "DK-SCR-03", "DK-SCR-04", "DK-SCR-11", "DK-SCR-14", "DK-SCR-16", "SB-F-03", "SB-F-06")
@pytest.mark.parametrize("each", UNPLAYABLE, ids=named)
def test_what_cannot_be_laid_out_is_refused_when_it_is_checked(each: Damage) -> None:
    script = read(altered(each.script, each.changes))
    with pytest.raises(BadScript) as refusal:
        check(script)
    assert (refusal.value.key, refusal.value.where, refusal.value.rule) == (each.key, each.where, each.rule)


@covers("DK-SCR-05", "DK-SCR-20")
@pytest.mark.parametrize("each", HOPELESS, ids=named)
def test_a_battle_that_is_decided_or_cannot_be_is_refused(each: Damage) -> None:
    refusal = refused(each)
    assert (refusal.key, refusal.where, refusal.rule) == (each.key, each.where, each.rule)


def test_every_kind_of_refusal_is_tried() -> None:
    tried = {each.key for each in (*UNREADABLE, *UNPLAYABLE, *HOPELESS, *chained.DAMAGED)}
    assert set(KEYS) - LISTED_ELSEWHERE - tried == set()
    assert len(KEYS) == len(set(KEYS))


def test_every_damaged_script_is_whole_without_its_damage() -> None:
    assert {check(read(PRINTED[name])).id for name in {each.script for each in (*UNREADABLE, *UNPLAYABLE, *HOPELESS)}}


def test_a_refusal_names_what_was_found_and_what_may_stand_there() -> None:
    refusal = refused(Damage({"sides[1].squad[0].type": "dragon"}, "", "", ""))
    assert refusal.facts["found"] == "dragon"
    assert "vailla" in str(refusal.facts["legal"]).split(", ")
    assert str(refusal).startswith("sides[1].squad[0].type: unknown-type [DK-SCR-01] (found='dragon'")


def test_the_facts_of_a_refusal_leave_its_own_names_free() -> None:
    facts = {name for each in (*UNREADABLE, *UNPLAYABLE, *HOPELESS) for name in refused(each).facts}
    assert facts.isdisjoint({"key", "where", "what", "rule"})
    assert "thing" in facts


def test_numbers_are_refused_with_their_bounds() -> None:
    refusal = refused(Damage({"field": {"w": 599}}, "", "", ""))
    assert refusal.facts == {"found": "599", "least": 600, "most": 1400}


def test_the_bounds_themselves_are_allowed() -> None:
    assert drawn({"round_limit": 99, "actions_per_turn": 6, "steadiness": 0}).steadiness == 0
    assert drawn({"round_limit": 1, "actions_per_turn": 1, "steadiness": 100}).round_limit == 1
    assert drawn({"field": {"w": 1400, "h": 1400}}).field.w == 1400.0


def test_all_problems_of_a_chapter_are_told_together() -> None:
    script = read(altered("fixture_duel", {"sides[0].squad[0].wounds": 5, "sides[1].squad[0].missiles": 2}))
    assert [each.key for each in problems(script)] == ["too-wounded", "no-supply"]


@covers("DK-SCR-13")
@pytest.mark.parametrize(
    ("text", "key", "where"),
    [
        ('{"id": ', "not-json", ""),
        ("", "not-json", ""),
        ("[" * 100_000, "not-json", ""),
        (f'{{"players": {"9" * (sys.get_int_max_str_digits() + 1)}}}', "not-json", ""),
        (" " * 200_001, "too-large", ""),
        ('{"id": "one", "players": 2, "players": 3}', "repeated-key", "players"),
        ("[]", "not-an-object", ""),
        ("null", "not-an-object", ""),
    ],
    ids=["cut", "empty", "deep", "digits", "large", "twice", "list", "null"],
)
def test_a_text_that_is_no_script_is_refused(text: str, key: str, where: str) -> None:
    with pytest.raises(BadScript) as refusal:
        read_text(text)
    assert (refusal.value.key, refusal.value.where) == (key, where)


def test_a_cut_text_is_refused_with_line_and_column() -> None:
    with pytest.raises(BadScript) as refusal:
        read_text('{"id": "one",\n "players" 2}')
    assert refusal.value.facts == {"line": 2, "column": 12}


def test_a_whole_text_is_read() -> None:
    assert read_text(json.dumps(DUEL)) == drawn()


@covers("SB-F-11", "SB-F-12")
@pytest.mark.parametrize("each", chained.DAMAGED, ids=lambda each: f"{each.key}-{each.where}")
def test_a_damaged_book_is_refused(each: chained.Damaged) -> None:
    with pytest.raises(BadScript) as refusal:
        read_book(json.dumps(chained.book_with(each.changes)))
    assert (refusal.value.key, refusal.value.where, refusal.value.rule) == (each.key, each.where, each.rule)


def test_the_small_book_of_these_tests_is_whole() -> None:
    small = read_book(json.dumps(chained.book_with({})))
    assert list(small.scripts) == ["first", "second"]
    assert small.sequences["war"].points == (Points(1, second=0, draw=0), Points(2, second=0, draw=1))
