"""What is not offered is refused with the reason and the rule."""

import re
from random import Random

import pytest

from parlour.conform import covers
from parlour.conform.citations import rule_numbers
from parlour.games.horde.game import GAME
from parlour.games.horde.tests.more_situations import fight, steal, turn_of
from parlour.games.horde.tests.situations import end_turn, of, play, seat_asked, situation, started
from parlour.kernel import LANGUAGES, Illegal, Match, parse, start, words

SOUTH, NORTH = "south_mongolia", "north_mongolia"


def refusal(match: Match, action: str) -> tuple[str, str]:
    """With which key and rule the action is refused."""
    with pytest.raises(Illegal) as refused:
        match.act(seat_asked(match), action)
    assert all(refused.value.words[language] and "{" not in refused.value.words[language] for language in LANGUAGES)
    assert refused.value.rule in refused.value.words["en"]
    return refused.value.key, refused.value.rule


FIELD = "rus_ivan i9, rus_axe1 i8, rus_smith h9, sm_raider1 h10, sm_raider2 f6, sm_groom j11"


@covers("HD-MOV-01", "HD-MOV-04", "HD-MOV-06", "HD-BRD-06")
@pytest.mark.parametrize(
    ("action", "key", "rule"),
    [
        ("move f9", "too-far", "HD-MOV-01"),
        ("move i8", "path-ends-occupied", "HD-MOV-04"),
        ("move h10", "path-ends-occupied", "HD-MOV-04"),
        ("move k11", "path-blocked", "HD-MOV-06"),
        ("move i10 j11 k11", "path-blocked", "HD-MOV-06"),
        ("move j9 j8 j7", "path-too-long", "HD-MOV-01"),
        ("move h9 f9", "path-not-adjacent", "HD-MOV-01"),
        ("move i10 h10", "path-ends-occupied", "HD-MOV-04"),
        ("move z9", "path-not-adjacent", "HD-BRD-06"),
    ],
)
def test_why_a_unit_cannot_move_there(action: str, key: str, rule: str) -> None:
    match = play(turn_of("rus", FIELD), "activate rus_ivan")
    assert refusal(match, action) == (key, rule)


@covers("HD-MOV-06")
def test_a_hex_behind_a_settlement_is_blocked_though_it_is_near() -> None:
    units = {"nm_raider1": "d4", "nm_groom": "a10", "rus_axe1": "f9"}
    match = situation(units, mode="conquest", horde=NORTH, faction=NORTH)
    assert refusal(play(match, "activate nm_raider1"), "move d6") == ("path-blocked", "HD-MOV-06")


@covers("HD-MOV-03")
def test_why_a_unit_without_speed_must_stay() -> None:
    match = turn_of("rus", "rus_axe1 f5, rus_smith f4, nm_mogoi f6", dice=[1, 6] * 3, deck=["ev_rams", "ev_truce"])
    fight(match, "rus_axe1", "nm_mogoi", "defend")
    end_turn(end_turn(match))
    assert refusal(play(match, "activate rus_axe1"), "move e5") == ("cannot-move", "HD-MOV-03")


@covers("HD-ACT-06", "HD-ACT-07")
def test_why_a_unit_cannot_move_or_act_again() -> None:
    match = play(turn_of("rus", "rus_ivan f6, rus_axe1 f8, sm_raider1 e7"), "activate rus_ivan", "move e6")
    assert refusal(match, "move e5") == ("moved-already", "HD-ACT-06")
    raid = turn_of(SOUTH, "sm_raider1 f6, rus_axe1 f7, rus_spear1 e6", dice=[1, 6])
    play(raid, "activate sm_raider1", "attack rus_axe1", "defend")
    assert refusal(raid, "attack rus_spear1") == ("acted-already", "HD-ACT-06")
    bows = turn_of(SOUTH, "sm_shortbow1 f6, rus_axe1 f7", dice=[1, 6])
    play(bows, "activate sm_shortbow1", "attack rus_axe1")
    assert refusal(bows, "move f5") == ("acted-already", "HD-ACT-07")
    assert refusal(bows, "attack rus_caravan") == ("too-far", "HD-RNG-01")  # there is a second shot, but not as far as that


@covers("HD-CMB-01", "HD-CMB-02", "HD-GEN-09", "HD-RNG-01", "HD-TR-RU3a", "HD-TR-RU3c", "HD-ARE-01")
@pytest.mark.parametrize(
    ("unit", "action", "key", "rule"),
    [
        ("rus_axe1", "attack nm_raider2", "too-far", "HD-CMB-01"),
        ("rus_archer1", "attack nm_raider2", "too-far", "HD-RNG-01"),
        ("rus_archer1", "aimed nm_raider1", "no-such-target", "HD-TR-RU3c"),
        ("rus_archer1", "aimed nm_thief1", "too-far", "HD-TR-RU3a"),
        ("rus_axe1", "aimed nm_raider1", "lacks-trait", "HD-TR-RU3a"),
        ("rus_axe1", "attack rus_archer1", "own-side", "HD-GEN-09"),
        ("rus_axe1", "attack nm_scout", "disguised", "HD-CMB-02"),
        ("rus_axe1", "attack nm_batu", "no-such-target", "HD-CMB-01"),
        ("rus_axe1", "attack nm_raider1 nm_scout", "no-such-target", "HD-ARE-01"),
    ],
)
def test_why_a_unit_cannot_attack(unit: str, action: str, key: str, rule: str) -> None:
    units = "rus_axe1 f6, rus_archer1 f5, nm_raider1 f7, nm_scout e6, nm_raider2 f8, nm_thief1 f11"
    match = play(turn_of("rus", units, disguised=("nm_scout",)), f"activate {unit}")
    assert refusal(match, action) == (key, rule)


@covers("HD-TR-RU4a", "HD-TR-RU8a", "HD-TR-RU8b", "HD-TR-CH8a", "HD-ACT-08")
@pytest.mark.parametrize(
    ("faction", "unit", "action", "key", "rule"),
    [
        ("rus", "rus_caravan", "supply rus_axe1", "not-wounded", "HD-RUL-46"),
        ("rus", "rus_caravan", "supply rus_ivan", "too-far", "HD-TR-RU4a"),
        ("rus", "rus_caravan", "supply sm_raider1", "no-such-target", "HD-TR-RU4a"),
        ("rus", "rus_caravan", "supply rus_caravan", "no-such-target", "HD-TR-RU4a"),
        ("rus", "rus_axe1", "supply rus_caravan", "lacks-trait", "HD-ACT-08"),
        ("rus", "rus_ivan", "order rus_axe1 speed", "too-far", "HD-TR-RU8a"),
        ("rus", "rus_ivan", "order rus_smith health", "no-such-target", "HD-TR-RU8b"),
        ("china", "china_wanyan", "heal china_sapper1", "not-wounded", "HD-RUL-46"),
        ("china", "china_wanyan", "heal china_sapper2", "too-far", "HD-TR-CH8a"),
    ],
)
def test_why_a_unit_cannot_help(faction: str, unit: str, action: str, key: str, rule: str) -> None:
    units = "rus_caravan f6, rus_axe1 f5, rus_ivan f8, rus_smith f9, sm_raider1 g6"
    if faction == "china":
        units = "china_wanyan f6, china_sapper1 f5, china_sapper2 f9, sm_raider1 g6"
    match = play(turn_of(faction, units), f"activate {unit}")
    assert refusal(match, action) == (key, rule)


@covers("HD-TR-SM5a", "HD-TR-SM5c", "HD-IMM-04")
@pytest.mark.parametrize(
    ("action", "key", "rule"),
    [
        ("poison rus_axe1", "too-far", "HD-TR-SM5a"),
        ("poison rus_dobrynya", "immune", "HD-TR-SM5c"),
        ("poison sm_raider1", "own-side", "HD-GEN-09"),
        ("poison rus_ivan", "no-such-target", "HD-TR-SM5a"),
    ],
)
def test_why_a_unit_cannot_be_poisoned(action: str, key: str, rule: str) -> None:
    match = play(turn_of(SOUTH, "sm_poisoner f6, sm_raider1 f7, rus_dobrynya f8, rus_axe1 f10"), "activate sm_poisoner")
    assert refusal(match, action) == (key, rule)


@covers("HD-TR-SM5c")
def test_a_thief_cannot_poison_a_unit_that_its_own_side_has_disguised() -> None:
    units = "nm_thief1 f6, nm_scout f7, sm_poisoner f9, rus_axe1 f8"
    match = steal(turn_of(NORTH, units, disguised=("nm_scout",)), "nm_thief1", "sm_poisoner")
    assert refusal(match, "poison nm_scout") == ("own-side", "HD-GEN-09")


@covers("HD-TR-CH4a", "HD-TRP-02")
def test_why_no_trap_can_be_laid_there() -> None:
    units = "china_ambusher f6, china_sapper1 f7, sm_raider1 f9"
    match = play(turn_of("china", units), "activate china_ambusher")
    assert refusal(match, "trap f7") == ("hex-taken", "HD-TRP-02")
    assert refusal(match, "trap f11") == ("too-far", "HD-TR-CH4a")
    laid = play(turn_of("china", units, traps={"f5": "china"}), "activate china_ambusher")
    assert refusal(laid, "trap f5") == ("hex-taken", "HD-TRP-02")
    assert refusal(play(turn_of("china", units), "activate china_sapper1"), "trap f5") == ("lacks-trait", "HD-ACT-08")


@covers("HD-GEN-02", "HD-ACT-01", "HD-ACT-02", "HD-ACT-03", "HD-ACT-13", "HD-RUL-97")
def test_why_a_unit_cannot_be_activated() -> None:
    units = {"rus_axe1": "f2", "rus_axe2": "f4", "rus_ivan": "f8", "sm_raider1": "k2"}
    match = play(situation(units), "activate rus_ivan", "move f9", "activate rus_axe1", "back")
    assert refusal(match, "activate sm_raider1") == ("unit-of-others", "HD-GEN-02")
    assert refusal(match, "activate rus_zmey") == ("unit-not-there", "HD-ACT-01")
    assert refusal(match, "activate rus_ivan") == ("already-activated", "HD-ACT-02")
    assert refusal(match, "activate rus_axe1") == ("put-back", "HD-RUL-97")
    assert refusal(match, "move f3") == ("activate-first", "HD-ACT-03")
    assert refusal(match, "done") == ("activate-first", "HD-ACT-03")


@covers("HD-ACT-13")
def test_a_unit_that_can_do_nothing_is_refused_for_that() -> None:
    ring = {"rus_smith": "a2", "rus_axe1": "b1", "rus_axe2": "b2"}
    match = situation({"rus_caravan": "a1", **ring, "sm_raider1": "k2"})
    assert refusal(match, "activate rus_caravan") == ("nothing-to-do", "HD-ACT-13")


@covers("HD-ACT-01", "HD-ACT-03", "HD-RUL-97")
def test_why_an_activation_cannot_be_left_like_that() -> None:
    units = {"rus_axe1": "f2", "rus_ivan": "f8", "sm_raider1": "f10"}
    match = play(situation(units), "activate rus_ivan")
    assert refusal(match, "done") == ("not-begun", "HD-RUL-97")
    assert refusal(match, "activate rus_axe1") == refusal(match, "end-battle") == ("finish-first", "HD-ACT-01")
    assert refusal(play(match, "move f9"), "back") == ("has-begun", "HD-ACT-03")
    alone = play(situation({"rus_ivan": "f8", "sm_raider1": "f10"}), "activate rus_ivan")
    assert refusal(alone, "back") == ("no-other-unit", "HD-RUL-97")


@covers("HD-ACT-04", "HD-TR-NM7a")
def test_after_the_battle_no_unit_is_activated_any_more() -> None:
    match = play(turn_of(NORTH, "nm_chelubey f6, rus_axe1 f7"), "end-battle")
    assert refusal(match, "activate nm_chelubey") == ("battle-over", "HD-ACT-04")


@covers("HD-RET-03")
def test_why_a_unit_cannot_retreat_there() -> None:
    match = turn_of("rus", "rus_axe1 f6, sm_raider1 f7, sm_raider2 f8", dice=[4])
    play(match, "activate rus_axe1", "attack sm_raider1")
    assert refusal(match, "retreat f8") == ("hex-taken", "HD-RET-03")
    assert refusal(match, "retreat f10") == ("too-far", "HD-RET-03")


@covers("HD-TR-CH3b")
def test_why_a_unit_cannot_be_pushed_there() -> None:
    match = turn_of("china", "china_crossbow1 f6, sm_mogoi f7", dice=[6, 1])
    play(match, "activate china_crossbow1", "attack sm_mogoi")
    assert refusal(match, "push f5") == ("no-such-target", "HD-TR-CH3b")


@covers("HD-TR-NM2a", "HD-TR-NM2b")
def test_why_a_trait_cannot_be_stolen() -> None:
    match = play(turn_of(NORTH, "nm_thief1 f6, nm_tribute f8, rus_axe1 f9"), "activate nm_thief1")
    assert refusal(match, "steal nm_tribute") == ("not-copied", "HD-TR-NM2b")
    assert refusal(match, "steal rus_zmey") == ("unit-not-there", "HD-TR-NM2a")
    assert refusal(match, "activate nm_tribute") == ("finish-first", "HD-ACT-01")


@covers("HD-SUM-07", "HD-SUM-08", "HD-SUM-09", "HD-SUM-13")
def test_why_a_unit_cannot_arrive_there_or_be_summoned() -> None:
    units = {"rus_axe1": "a2", "sm_raider1": "k10"}
    match = situation(units, phase="turn", track={"rus": ("rus_axe2", 1)})
    assert refusal(match, "place rus_axe2 a2") == ("hex-taken", "HD-SUM-07")
    assert refusal(match, "place rus_axe2 f6") == ("too-far", "HD-SUM-08")
    assert refusal(match, "place rus_axe2 a1") == ("no-such-target", "HD-SUM-09")
    assert refusal(play(match, "place rus_axe2 b1"), "summon rus_axe") == ("not-in-reserve", "HD-SUM-13")


@covers("HD-SET-24", "HD-SET-26")
def test_why_a_starting_unit_cannot_stand_there() -> None:
    match = started([(6, 1)], mode="hold_the_border")
    while "place" not in match.pending[seat_asked(match)].options[0]:
        play(match, match.pending[seat_asked(match)].options[0])
    _, unit, hex = match.pending[seat_asked(match)].options[0].split()
    assert refusal(match, f"place {unit} f6") == ("too-far", "HD-SET-24")
    play(match, f"place {unit} {hex}")
    following = match.pending[seat_asked(match)].facts["unit"]
    assert refusal(match, f"place {following} {hex}") == ("hex-taken", "HD-SET-26")


def test_every_reason_has_words_in_both_languages() -> None:
    assert [key for key in GAME.words.illegal for each in LANGUAGES if f"illegal-{key}" not in words(GAME.folder, each)] == []


def test_every_rule_that_a_refusal_names_exists() -> None:
    numbers = set(rule_numbers(GAME.folder / "RULES.md", None))
    rules = GAME.folder / "rules"
    sources = [GAME.folder / "refusals.py", rules / "movement.py", rules / "traits" / "key_actions.py"]
    named = {rule for file in sources for rule in re.findall(r'"(HD-[A-Z0-9a-z-]+)"', file.read_text(encoding="utf-8"))}
    assert len(named) > 30 and named <= numbers


def test_whatever_is_refused_has_a_declared_reason() -> None:
    match = start(GAME, GAME.terms(4, {"mode": "conquest", "teams": "2v2"}), 3)
    rng = Random(3)
    tried: list[str] = []
    assert GAME.words.explain is not None
    for _ in range(400):
        seat, decision = next(iter(match.pending.items()))
        for text in rng.sample(tried, min(6, len(tried))):
            if text not in decision.options:
                why = GAME.words.explain(of(match), seat, decision, parse(text))
                assert why is None or why.key in GAME.words.illegal
        answer = decision.sample(rng)
        tried.append(answer)
        match.act(seat, answer)
