"""Every id that a player reads has a name, and the words about scripts say what the book says."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from msgspec.structs import fields

from parlour.conform import differences
from parlour.conform.messages import messages
from parlour.games.desktopia.content import CONTENT, ORDERS
from parlour.games.desktopia.content.icons import ICONS
from parlour.games.desktopia.events import EVENTS
from parlour.games.desktopia.game import GAME
from parlour.games.desktopia.scripts.book import book
from parlour.games.desktopia.scripts.conditions import CONDITIONS
from parlour.games.desktopia.scripts.modifiers import MODIFIERS
from parlour.games.desktopia.scripts.refusals import KEYS
from parlour.games.desktopia.scripts.script import Script, Sequence
from parlour.games.desktopia.terms import ASKS, OPTIONS
from parlour.games.desktopia.words import NAMES
from parlour.kernel import LANGUAGES, event_name, field_names, words

FOLDER = GAME.folder
KIT = Mapping[str, frozenset[str]]
SAID: Mapping[str, KIT] = {language: messages(FOLDER / "text" / f"{language}.ftl") for language in LANGUAGES}
FAMILIES = ("order", "character", "rank", "missile", "artifact", "ritual", "hit", "term", "goal", "kind")
ELSEWHERE = ("tool_", "time_")  # of the editor; and said as time-penalty, time-bonus
SHOWN_BY_THE_SCREEN = {"wound", "death", "ally", "victory", "lesson", "aim", "slow_motion", "replay", "zoom"}
CAMPAIGN = {"en": "Campaign", "ru": "Кампания"}
OPTION_OF = {1: "etude", 2: "duel", 3: "trio", 4: "four"}


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource((FOLDER / "text" / f"{language}.ftl").read_text(encoding="utf-8")))
    return made


def attribute(language: str, key: str, name: str) -> str:
    text, problems = bundle(language).format_pattern(bundle(language).get_message(key).attributes[name], {})
    assert not problems
    return str(text)


def said(language: str, key: str, **facts: Any) -> str:
    """The message; a place that nothing fills fails."""
    pattern = bundle(language).get_message(key).value
    assert pattern is not None
    text, problems = bundle(language).format_pattern(pattern, facts)
    assert not problems, problems
    return str(text)


def everything() -> dict[str, Script | Sequence]:
    """All that the book holds, by id."""
    things: list[Script | Sequence] = [*book().scripts.values(), *book().sequences.values()]
    return {thing.id: thing for thing in things}


def test_both_languages_say_the_same_messages_with_the_same_places() -> None:
    assert list(differences(FOLDER)) == []


def test_both_languages_have_the_same_attributes() -> None:
    found = []
    for language in LANGUAGES:
        text = (FOLDER / "text" / f"{language}.ftl").read_text(encoding="utf-8")
        entries = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
        found.append({entry.id.name: [each.id.name for each in entry.attributes] for entry in entries})
    assert found[0] == found[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_a_message_that_needs_nothing(language: str) -> None:
    assert {name: key for name, key in NAMES.items() if SAID[language].get(key) != frozenset()} == {}


def test_every_disk_of_the_box_has_a_name() -> None:
    ranks = {kind: card.rank for kind, card in CONTENT.characters.items()}
    heroes = [kind for kind, rank in ranks.items() if rank == "hero"]
    others = [f"{kind}{number}" for kind, rank in ranks.items() if rank != "hero" for number in range(1, 5)]
    missiles = [f"{kind.short}{number}" for kind in CONTENT.missiles.values() for number in range(1, kind.disks + 1)]
    cards = [f"{kind}{number}" for kind in CONTENT.rituals for number in range(1, 4)]
    assert [each for each in (*heroes, *others, *missiles, *cards, *CONTENT.artifacts) if each not in NAMES] == []


def test_what_sentences_choose_among_is_no_name() -> None:
    chosen = {"flick", "shot", "second", "script", "penalty", "bonus", "load", "unload", "win", "lose", "all", "enemies"}
    chosen |= {"shot", "spell", "trait", "special_hit", "power", "vampire", "fire", "strength", "lost", "last_team"}
    assert sorted(chosen & set(NAMES)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_words_and_fills_their_places(language: str) -> None:
    unfilled = {
        event_name(event): SAID[language].get(f"event-{event_name(event)}", frozenset({"?"})) - set(field_names(event))
        for event in EVENTS
    }
    assert {name: places for name, places in unfilled.items() if places} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_book_and_the_words_have_the_same_titles(language: str) -> None:
    things = everything()
    titles = {name: getattr(thing, f"title_{language}") for name, thing in things.items()}
    assert {name: said(language, f"battle-{name}") for name in things} == titles


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_of_every_script_is_told(language: str) -> None:
    things = everything()
    stories = {
        name: (getattr(thing, f"intro_{language}"), attribute(language, f"battle-{name}", "about"))
        for name, thing in things.items()
    }
    assert [name for name, (story, told) in stories.items() if not told.startswith(story)] == []
    tasks = {script.id: getattr(script, f"task_{language}") for script in book().scripts.values() if script.players == 1}
    assert [name for name, task in tasks.items() if not stories[name][1].endswith(task)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_script_can_be_chosen_under_the_option_for_its_number_of_players(language: str) -> None:
    campaigns = [sequence for sequence in book().sequences.values() if sequence.kind == "campaign"]
    chosen: list[Script | Sequence] = [*book().scripts.values(), *campaigns]
    titles = {each.id: getattr(each, f"title_{language}") for each in chosen}
    labels = titles | {page.id: f"{CAMPAIGN[language]}: {titles[page.id]}" for page in campaigns}
    for page in campaigns:
        labels |= {battle: f"{titles[page.id]} {number}: {titles[battle]}" for number, battle in enumerate(page.scripts, 1)}
    keys = {each.id: f"option-{OPTION_OF[each.players]}-{each.id}" for each in chosen}
    assert {key: said(language, key) for key in keys.values()} == {keys[name]: label for name, label in labels.items()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("family", ["goal", "rule"])
def test_every_goal_and_special_rule_is_said_with_its_own_parameters(language: str, family: str) -> None:
    kinds: Mapping[str, type[Any]] = CONDITIONS if family == "goal" else MODIFIERS
    said_of = {kind: SAID[language].get(f"{family}-{kind}", frozenset({"no words"})) for kind in kinds}
    known = {kind: {field.name for field in fields(form)} | {"have", "need"} for kind, form in kinds.items()}
    assert {kind: places - known[kind] for kind, places in said_of.items() if places - known[kind]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_every_choice_of_it_has_words_and_an_explanation(language: str) -> None:
    keys = [
        *[f"option-{name}" for name in OPTIONS],
        *[f"option-{name}-{each}" for name in OPTIONS for each in OPTIONS[name].choices],
    ]
    assert [key for key in keys if key not in SAID[language]] == []
    assert [key for key in keys if not attribute(language, key, "about")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_has_words(language: str) -> None:
    assert [kind for kind in ASKS if f"ask-{kind}" not in SAID[language]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_class_and_every_union_of_orders_has_a_name(language: str) -> None:
    assert [card.kind for card in CONTENT.characters.values() if f"class-{card.kind}" not in SAID[language]] == []
    unions = [[order for place, order in enumerate(ORDERS) if mask >> place & 1] for mask in range(1, 16)]
    assert [union for union in unions if f"side-{'-'.join(union)}" not in SAID[language]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_a_script_has_words_that_the_refusal_finds(language: str) -> None:
    assert [key for key in KEYS if f"script-{key}" not in SAID[language]] == []
    facts = {place: 7 for key in KEYS for place in SAID[language][f"script-{key}"] | {"team", "seat", "rule"}}
    told = {key: said(language, "illegal-bad-script", **{**facts, "where": "zones[2]", "what": key}) for key in KEYS}
    assert [key for key, text in told.items() if key in text.replace("“", "") or "zones[2]: " not in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_with_a_picture_has_words(language: str) -> None:
    wanted = [name for name in ICONS if not name.startswith(ELSEWHERE) and name not in SHOWN_BY_THE_SCREEN]
    assert [name for name in wanted if not any(f"{family}-{name}" in SAID[language] for family in FAMILIES)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_of_the_words_of_the_game_is_there_for_everybody(language: str) -> None:
    spoken = words(FOLDER, language)
    assert [
        key for key in ("game-desktopia", "game-desktopia-blurb", "game-desktopia-about", "seat-3") if key not in spoken
    ] == []


def hit(language: str, **changes: Any) -> str:
    facts = {"disk": "Kharu", "target": "Ramprack 1", "damage": 1, "power": False, "burning": False, "lariats": 0, "charge": 0}
    return said(language, "event-character-hit", **{**facts, **changes})


def test_a_hit_is_told_with_its_sum() -> None:
    assert hit("en") == "Kharu hits Ramprack 1: 1 damage"
    assert hit("en", damage=3, power=True, lariats=1) == "Kharu hits Ramprack 1: 1 ×2 +1 (Lariat) = 3"
    assert hit("en", damage=5, power="true", burning="true", charge=1).endswith("1 ×2 ×2 (burning) +1 (Div) = 5")
    assert hit("ru", damage=2, burning=True) == "Удар! Kharu → Ramprack 1: 1 ×2 (горит) = 2"
    assert hit("ru", damage=4, power=True, lariats=1, charge=1).endswith("1 ×2 +1 (Аркан) +1 (Диш) = 4")


def test_a_flick_is_told_as_the_hand_did_it() -> None:
    facts = {"seat": 0, "disk": "Kharu", "why": "flick", "shooter": "", "angle": 90.0, "speed": 1800, "cut_short": False}
    told = said("en", "event-disk-flicked", **facts, real_angle=91.237, real_speed=1812.4, power=True)
    assert told == "Kharu is flicked: 91.24°, 1812 mm/s (aimed 90°, 1800), with power"
    facts |= {"why": "Рампрак", "disk": "Энерган 2"}
    told = said("ru", "event-disk-flicked", **facts, real_angle=91.237, real_speed=1812.4, power=False)
    assert told == "Рампрак: щелчок без затраты действия, Энерган 2: 91,24°, 1812 мм/с (прицел 90°, 1800)"
