"""6.21: general principles, and players of one team."""

import json

import pytest

import parlour
from parlour.conform import covers
from parlour.conform.citations import rule_numbers
from parlour.games.desktopia.content import CONTENT
from parlour.games.desktopia.events import CharacterHealed
from parlour.games.desktopia.game import GAME
from parlour.games.desktopia.rules.timing import PENALTY, take_time_card
from parlour.games.desktopia.tests.blows import ahead, away, hits, striker
from parlour.games.desktopia.tests.cards import hand, ritual
from parlour.games.desktopia.tests.situations import Plain, battle, desk, flick, kind, lay, options, script, told, unit
from parlour.games.desktopia.tests.turns import pass_turns
from parlour.games.desktopia.words import CITES
from parlour.kernel import Match

US, FOE = away("kharu", 0), away("adjarkha", 1)
TEAMS = [0, 0, 1]


def team(*units: Plain) -> Match:
    """Seats 0 and 1 are allies, seat 2 their enemy."""
    return battle(*units, players=3, teams=TEAMS)


@covers("DK-GEN-01", "DK-SCR-06")
def test_the_script_beats_the_general_rule() -> None:
    assert desk(battle(US, FOE)).actions == 3
    assert desk(battle(US, FOE, actions_per_turn=5)).actions == 5


@covers("DK-GEN-01", "DK-SCR-06")
def test_the_script_beats_the_card() -> None:
    vampal = unit("vampal", 0, 300, 300, tag="big", wounds=0)
    assert desk(battle(vampal, away("kharu", 1))).most["vampal1"] == 2
    match = battle(vampal, away("kharu", 1), special_rules=[{"type": "life_max", "tag": "big", "n": 5}])
    assert desk(match).most["vampal1"] == 5
    smoker = unit("smoker", 1, 500, 500, tag="weak")
    off = [{"type": "disable_ability", "tag": "weak", "ability": "trait"}]
    for rules, dead in (([], False), (off, True)):
        match = flick(battle(striker("ezzen"), smoker, FOE, special_rules=rules), "ezzen1", 0, 900)
        assert ("smoker1" not in desk(match).side) == dead


@covers("DK-GEN-01")
def test_the_card_beats_the_general_rule() -> None:
    match = battle(striker("ezzen"), ahead("smoker"), FOE)
    flick(match, "ezzen1", 0, 900)
    assert hits(match) == [("smoker1", 1)] and desk(match).lives["smoker1"] == 1


@covers("DK-GEN-02", "DK-R-49")
def test_every_card_refers_to_a_rule_that_is_its_full_text() -> None:
    cards = [*CONTENT.characters, *CONTENT.missiles, *CONTENT.artifacts, *CONTENT.rituals]
    known = rule_numbers(GAME.folder / "RULES.md")
    assert {card: CITES[card] for card in cards if CITES[card] not in known} == {}
    assert {card: CITES[card][:6] for card in (*CONTENT.artifacts, *CONTENT.rituals)} == {
        **dict.fromkeys(CONTENT.artifacts, "DK-ART"),
        **dict.fromkeys(CONTENT.rituals, "DK-RIT"),
    }


@covers("DK-GEN-03")
def test_characters_of_the_same_team_are_not_hit_and_a_dryad_heals_them() -> None:
    match = team(striker("dryad"), ahead("ezzen", 1, wounds=1), away("vailla", 2))
    flick(match, "dryad1", 0, 900)
    assert (hits(match), desk(match).lives["ezzen1"]) == ([], 2)
    assert [each.disk for each in told(match, CharacterHealed)] == ["ezzen1"]


@covers("DK-GEN-06")
def test_characters_of_another_team_are_enemies_whoever_leads_them() -> None:
    match = battle(striker("vampal"), ahead("ezzen", 1), away("vailla", 2), players=3)
    assert hits(flick(match, "vampal1", 0, 900)) == [("ezzen1", 1)]
    match = team(striker("vampal"), away("kharu", 1), ahead("ramprack", 2))
    assert hits(flick(match, "vampal1", 0, 900)) == [("ramprack1", 1)]


@covers("DK-GEN-04")
def test_any_character_includes_the_one_whose_ability_it_is() -> None:
    assert "lariat kharu" in options(battle(US, FOE))
    match = battle(away("shawakh", 0), FOE)
    match.act(0, "end")
    assert options(match) == ("shield shawakh", "shield adjarkha", "done")
    match = battle(away("adjarkha", 0), away("kharu", 1))
    lay(match, "kharu", "flame1")
    match.act(0, "end")
    match.act(0, "trigger adjarkha")
    assert options(match) == ("spark flame1 adjarkha", "decline")


@covers("DK-GEN-05")
def test_your_character_is_not_your_allys() -> None:
    units = [unit("ramprack", 0, 300, 300), unit("phantom", 0, 300, 600), unit("energan", 1, 400, 400), away("div", 2)]
    match = team(*units)
    assert [each for each in options(match) if each.startswith("cast")] == ["cast ramprack1 phantom1", "cast phantom1 ramprack1"]


@covers("DK-GEN-07")
def test_allies_keep_separate_turns_supplies_rituals_and_time_cards() -> None:
    units = [unit("akeru", 0, 300, 300, missiles=1), unit("baaroun", 1, 500, 500), away("div", 2)]
    match = ritual(*units, players=3, teams=TEAMS)
    take_time_card(desk(match), 0, PENALTY)
    pass_turns(match)
    assert (list(match.pending), kind(match, 1), desk(match).actions) == ([1], "act", 3)
    assert (len(hand(match, 0)), len(hand(match, 1)), desk(match).penalties) == (1, 0, [1, 0, 0])
    assert desk(match).supply == {"akeru": 1, "baaroun": 1}
    assert "akeru" not in match.pending[1].ranges["disk"]


@covers("DK-GEN-08")
def test_classes_have_no_effect() -> None:
    plain = script(striker("vampal"), ahead("ezzen"), US, away("shawakh", 1))
    options_ = {"custom": json.dumps(plain)}
    same = dict.fromkeys([f"characters.{kind_}.kind" for kind_ in CONTENT.characters], "spirit")
    matches = [parlour.new(GAME, seats=2, options=options_, seed=1, changes=changes) for changes in ({}, same)]
    for match in matches:
        flick(match, "vampal1", 0, 900)
        pass_turns(match, 3)
    one, other = matches
    assert one.view(0)["table"] == other.view(0)["table"] and one.actions == other.actions
    assert desk(other).content.characters["kharu"].kind == "spirit"


@covers("DK-GEN-09")
def test_a_hero_has_one_face_whatever_happens_to_it() -> None:
    match = battle(striker("vampal"), ahead("kharu"))
    whole = {key: value for key, value in match.view(None)["table"].items() if key not in ("lives", "at", "facing")}
    flick(match, "vampal1", 0, 900)
    hurt = match.view(None)["table"]
    changed = {key for key, value in whole.items() if hurt[key] != value}
    assert hurt["lives"]["kharu"] == 3
    assert changed <= {"actions", "acted", "dealt", "total", "harmed"}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_texts_of_cards_are_there_in_both_languages(language: str) -> None:
    text = (GAME.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    for kinds, prefix in ((CONTENT.artifacts, "artifact"), (CONTENT.rituals, "ritual"), (CONTENT.missiles, "missile")):
        assert [kind_ for kind_ in kinds if f"\n{prefix}-{kind_}" not in text] == []
