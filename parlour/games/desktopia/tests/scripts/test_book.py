"""The script book: everything in it is read, checked, and as its notes say."""

import json
import re
from collections import Counter
from typing import get_args

import pytest

from parlour.conform import covers
from parlour.games.desktopia.content import CONTENT
from parlour.games.desktopia.scripts.book import FILE, book
from parlour.games.desktopia.scripts.checking import check, problems
from parlour.games.desktopia.scripts.conditions import CONDITIONS, Condition, EliminateAll, HoldArtifact, TurnsOver
from parlour.games.desktopia.scripts.modifiers import MODIFIERS, Modifier
from parlour.games.desktopia.scripts.pieces import At, InZone
from parlour.games.desktopia.scripts.reading import read
from parlour.games.desktopia.scripts.writing import plain
from parlour.games.desktopia.tests.scripts.drawn import DUEL, PAGES, PRINTED, altered, drawn

NOTES = (FILE.parents[1] / "SCRIPTS.md").read_text(encoding="utf-8")
SCRIPTS = list(PRINTED)
OF_THE_BOOK = [name for name in SCRIPTS if name != "fixture_duel"]
DEFAULTS = {
    "kind": "battle",
    "field": {"w": 1000, "h": 1000},
    "first_player": "draw",
    "rituals": {"enabled": True},
}
LATIN, CYRILLIC = re.compile("[A-Za-z]"), re.compile("[А-Яа-яЁё]")


@covers("SB-F-11")
def test_the_book_has_45_scripts_and_4_sequences_in_its_order() -> None:
    assert list(book().scripts) == [each["id"] for each in PAGES["scripts"]]
    assert len(book().scripts) == 45
    assert list(book().sequences) == ["first_steps", "cold_tea_war", "night_on_the_desk", "long_letter"]
    assert Counter(script.kind for script in book().scripts.values()) == {"battle": 14, "campaign_battle": 9, "etude": 22}


def test_the_notes_list_every_script_with_its_titles_and_players() -> None:
    rows = [[cell.strip() for cell in line.split("|")[1:5]] for line in NOTES.splitlines() if line.startswith("| `")]
    printed = [[f"`{each.id}`", each.title_en, each.title_ru, str(each.players)] for each in book().scripts.values()]
    assert [row for row in rows if row[0].strip("`") in book().scripts and row[3].isdigit()] == printed


def test_the_book_is_opened_once() -> None:
    assert book() is book()


@pytest.mark.parametrize("name", SCRIPTS)
def test_every_script_can_be_played(name: str) -> None:
    assert list(problems(read(PRINTED[name]))) == []


@covers("DK-SCR-13")
@pytest.mark.parametrize("name", SCRIPTS)
def test_every_script_is_written_back_as_it_was(name: str) -> None:
    script = read(PRINTED[name])
    written = plain(script)
    assert read(json.loads(json.dumps(written))) == script
    kept = {key: value for key, value in PRINTED[name].items() if key in written}
    assert without_empty(written) == without_empty(kept)
    left_out = {key: value for key, value in PRINTED[name].items() if key not in written and key != "victory"}
    assert left_out == {key: DEFAULTS[key] for key in left_out}


@covers("SB-F-14")
def test_nobody_is_sent_a_solution() -> None:
    script = book().scripts["etude_fire_4"]
    assert "solution" in plain(script)
    shown = plain(script, public=True)
    assert "solution" not in shown
    assert read(shown).task_en == script.task_en


@pytest.mark.parametrize("name", OF_THE_BOOK)
def test_texts_are_in_both_languages_and_their_letters(name: str) -> None:
    script = PRINTED[name]
    texts = [(key, text) for key, text in all_texts(script)]
    assert texts
    for key, text in texts:
        foreign = LATIN if key.endswith("_ru") else CYRILLIC
        assert not foreign.search(text.replace("USB", "")), (key, text)
        assert text == text.strip() and text
    keys = Counter(key.rsplit("_", 1)[0] for key, _ in texts)
    assert all(number % 2 == 0 for number in keys.values())


@pytest.mark.parametrize("name", [name for name in OF_THE_BOOK if PRINTED[name].get("kind") != "etude"])
def test_teams_of_a_battle_cost_the_same_within_five_per_cent(name: str) -> None:
    script = book().scripts[name]
    costs = Counter[int]()
    for side, unit in script.units():
        costs[side.team] += CONTENT.characters[unit.type].cost * unit.count
    assert max(costs.values()) / min(costs.values()) <= 1.05
    assert 4 <= len(script.terrain) <= 9


@covers("DK-SCR-11", "DK-SCR-12", "SB-F-13")
@pytest.mark.parametrize("name", [name for name in OF_THE_BOOK if PRINTED[name]["kind"] == "etude"])
def test_every_etude_has_one_player_a_task_a_hint_and_a_way_to_lose(name: str) -> None:
    script = book().scripts[name]
    assert [side.control for side in script.sides] == ["player", *["passive"] * (len(script.sides) - 1)]
    assert script.task_en and script.hint_en and script.difficulty in (1, 2, 3) and script.solution
    assert [condition.result for condition in script.victory] == ["win", "lose"]
    assert isinstance(script.victory[-1], TurnsOver)
    assert script.hand(60) == 100


@covers("DK-SCR-12")
def test_the_hand_is_as_the_script_says_else_as_the_match_says() -> None:
    assert drawn().hand(60) == 60
    assert drawn({"steadiness": 20}).hand(60) == 20
    still = {"steadiness": None}
    assert drawn(still, "etude_fire_4").hand(60) == 100
    assert drawn({"steadiness": 40}, "etude_fire_4").hand(60) == 40


@covers("SB-F-07")
def test_the_lesson_of_the_artifact_counts_at_the_start_of_the_second_turn() -> None:
    hold, over = book().scripts["lesson_5_artifact"].victory
    assert isinstance(hold, HoldArtifact) and hold.turns == 1
    assert isinstance(over, TurnsOver) and over.turns == 2


@covers("SB-F-08")
def test_a_script_without_enemies_has_no_passive_side() -> None:
    assert len(book().scripts["lesson_1_flick"].sides) == 1


@covers("SB-F-09", "DK-SCR-19")
def test_without_aims_each_team_has_to_eliminate_all() -> None:
    assert drawn().victory == (EliminateAll(0), EliminateAll(1))
    assert drawn().victory[0].result == "win"
    assert book().scripts["pairs_tea_for_four"].victory == (EliminateAll(0), EliminateAll(1))


@covers("DK-SCR-06")
def test_the_life_that_a_script_writes_beats_the_card() -> None:
    fragile = {"special_rules": [{"type": "life_max", "tag": "captain", "n": 6}], "sides[1].squad[0].wounds": 5}
    script = drawn(fragile)
    captain = script.sides[1].squad[0]
    assert script.life_max(captain, CONTENT.characters["vailla"].lives) == 6
    assert script.life_max(script.sides[1].squad[1], 2) == 2


@covers("SB-F-03")
def test_a_tag_may_stand_on_allied_sides() -> None:
    script = book().scripts["pairs_two_captains"]
    bearers = [side.seat for side, unit in script.units() if unit.tag == "captain_a"]
    assert len(bearers) == 2
    assert {script.sides[seat].team for seat in bearers} == {0}


@covers("SB-F-06", "DK-SCR-16")
def test_who_stands_on_an_artifact_is_placed_at_its_point() -> None:
    akeru = book().scripts["etude_fire_4"].sides[1].squad[0]
    assert (akeru.on_artifact, akeru.placement, akeru.wounds) == ("magnetosphere", At(((560.0, 500.0),)), 4)
    assert drawn().sides[0].squad[0].placement == InZone("south")


@covers("DK-SCR-07", "SB-F-01")
def test_every_condition_and_modifier_has_a_word_of_its_own() -> None:
    assert len(CONDITIONS) == len(get_args(Condition)) == 10
    assert len(MODIFIERS) == len(get_args(Modifier)) == 18
    assert not set(MODIFIERS) & set(CONTENT.characters)


def test_the_example_of_the_rules_is_whole() -> None:
    assert check(read(DUEL)) == drawn()
    assert read(altered("fixture_duel", {"field": {"w": 1200}})).field.h == 1000.0


def all_texts(value: object, key: str = "") -> list[tuple[str, str]]:
    if isinstance(value, dict):
        return [pair for name, each in value.items() for pair in all_texts(each, name)]
    if isinstance(value, list):
        return [pair for each in value for pair in all_texts(each, key)]
    return [(key, value)] if isinstance(value, str) and key.endswith(("_en", "_ru")) else []


def without_empty(value: object) -> object:
    """What a book may write out though it goes without saying."""
    if isinstance(value, dict):
        kept = {key: without_empty(each) for key, each in value.items()}
        spare = {"hands": {}, "draw": "standard", "carry": [], "h": 1000, "w": 1000}
        return {key: each for key, each in kept.items() if key not in spare or spare[key] != each}
    return [without_empty(each) for each in value] if isinstance(value, list) else value
