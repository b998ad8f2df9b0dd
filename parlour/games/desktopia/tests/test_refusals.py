"""Whoever tries what is not possible is told why, and by which rule; nothing changes."""

import json
from collections.abc import Callable

import pytest

from parlour.games.desktopia.game import GAME
from parlour.games.desktopia.refusals import KEYS
from parlour.games.desktopia.tests.blows import ahead, away, striker
from parlour.games.desktopia.tests.cards import holding
from parlour.games.desktopia.tests.situations import (
    again,
    artifact,
    barrel,
    battle,
    circle,
    desk,
    flick,
    lay,
    rect,
    script,
    shoot,
    unit,
    zoned,
)
from parlour.kernel import Illegal, Match

FOE = away("adjarkha", 1)


def turn() -> Match:
    """Seat 0 has Vampals, Div, Akeru, a Ramprack and a wounded Hornbug; its Ezzen has a Tick; a keg and a free Mine lie about."""
    units = [
        unit("vampal", 0, 400, 500), unit("vampal", 0, 400, 600), unit("div", 0, 400, 700), unit("akeru", 0, 400, 300),
        unit("ramprack", 0, 400, 200), unit("hornbug", 0, 400, 400, wounds=1), unit("ezzen", 0, 400, 100),
        unit("minusoid", 0, 200, 100, tag="rock"), unit("kharu", 1, 800, 500, on_artifact="fountain_of_life"),
    ]  # fmt: skip
    things = [artifact("fire_mine", 600, 800), artifact("fountain_of_life", 800, 500)]
    rules = [{"type": "immobile", "tag": "rock"}]
    match = battle(*units, artifacts=things, objects=[barrel("keg", "dust", 600, 600)], special_rules=rules)
    lay(match, "ezzen1", "tick3", by=1)
    return flick(match, "vampal2", 180, 300)


def empty() -> Match:
    """Akeru has no Tick left, and none lies in the reserve."""
    match = battle(unit("akeru", 0, 400, 300, missiles=0), FOE)
    return lay(match, "adjarkha", "tick1", "tick2", "tick3")


def spent() -> Match:
    """Seat 0 has no action left, but holds a card."""
    units = [unit("ezzen", 0, 100, 100), unit("ezzen", 0, 200, 100, wounds=1), FOE]
    match = holding("healing", "purification", units=units, actions_per_turn=1)
    return flick(match, "ezzen1", 0, 300)


def raised() -> Match:
    """A Phantom came back this turn."""
    standing = unit("akeru", 0, 200, 800, on_artifact="smithy_of_dust")
    match = battle(striker("kharu"), standing, ahead("dryad"), away("div", 1), artifacts=[artifact("smithy_of_dust", 200, 800)])
    desk(match).fighters[0], desk(match).graves[0] = 1, ("phantom",)
    flick(match, "kharu", 0, 900)
    match.act(0, "raise phantom")
    match.act(0, "place 230 800")
    return match


def fountain() -> Match:
    """The Fountain has been used this turn."""
    standing = unit("vampal", 0, 500, 500, on_artifact="fountain_of_life", wounds=1)
    match = battle(standing, unit("ezzen", 0, 100, 100), FOE, artifacts=[artifact("fountain_of_life", 500, 500)])
    match.act(0, "use fountain_of_life")
    return match


def healing() -> Match:
    """A Healing has been played; two are wounded, Adjarkha is not."""
    match = holding("healing", units=[unit("kharu", 0, 300, 300, wounds=1), unit("ezzen", 0, 100, 100, wounds=1), FOE])
    match.act(0, "play healing")
    return match


def teleporting() -> Match:
    """Ezzen is about to be teleported; a cup stands at (300, 300)."""
    match = holding("teleportation", units=[unit("ezzen", 0, 500, 500), FOE], terrain=[circle("cup", 300, 300, 40)])
    match.act(0, "play teleportation")
    return match


def summoning() -> Match:
    """A Phantom is about to be placed nearby Kharu."""
    match = holding("summoning", units=[unit("kharu", 0, 300, 300), FOE])
    match.act(0, "play summoning")
    match.act(0, "summon phantom kharu")
    return match


def deploying() -> Match:
    """Two characters are deployed in a zone from (300, 100) to (700, 300)."""
    zones = [rect("south", 500, 200, 400, 200), rect("north", 500, 800, 400, 200)]
    return battle(zoned("kharu", 0, "south"), zoned("ezzen", 0, "south"), zoned("div", 1, "north"), zones=zones)


CASES: list[tuple[str, str, str, Callable[[], Match]]] = [
    ("not-inside", "DK-PLC-01", "place 13.9 500", teleporting),
    ("no-room", "DK-PLC-01", "place 300 345", teleporting),
    ("no-room", "DK-PLC-01", "place 60 920", teleporting),
    ("not-nearby", "DK-PLC-02", "place 342 300", summoning),
    ("no-room", "DK-PLC-01", "place 327 300", summoning),
    ("too-far", "DK-SHO-02", "shoot div 454.1 700 0 500", turn),
    ("too-near", "DK-SHO-02", "shoot div 423 700 0 500", turn),
    ("no-room", "DK-PLC-01", "shoot div 400 660 0 500", lambda: again(_beside(turn()))),
    ("wrong-zone", "DK-SET-09", "deploy 500 290 90 400 200 90", deploying),
    ("wrong-zone", "DK-SET-09", "deploy 500 200 90 400 800 90", deploying),
    ("no-room", "DK-PLC-01", "deploy 500 200 90 510 200 90", deploying),
    ("has-acted", "DK-TRN-02", "flick vampal2 0 500", turn),
    ("has-tick", "DK-MIS-27", "flick ezzen1 0 500", turn),
    ("is-wounded", "DK-TRA-21", "flick hornbug1 0 500", turn),
    ("was-raised", "DK-ART-23", "flick phantom1 0 500", raised),
    ("was-raised", "DK-ART-23", "cast phantom1 akeru", raised),
    ("no-actions", "DK-TRN-01", "flick ezzen2 0 500", spent),
    ("not-yours", "DK-FLK-03", "flick kharu 0 500", turn),
    ("not-yours", "DK-FLK-03", "shoot adjarkha 100 100 0 500", empty),
    ("not-yours", "DK-FLK-03", "cast adjarkha", empty),
    ("never-flicked", "DK-FLK-04", "flick fire_mine 0 500", turn),
    ("never-flicked", "DK-FLK-04", "flick keg 0 500", turn),
    ("immobile", "DK-SCR-06", "flick minusoid1 0 500", turn),
    ("no-shot", "DK-TRN-04", "shoot vampal1 430 500 0 500", turn),
    ("no-missile", "DK-SUP-07", "shoot akeru 430 300 0 500", empty),
    ("no-spell", "DK-TRN-05", "cast vampal1", turn),
    ("spell-without-effect", "DK-SPL-02", "cast akeru", empty),
    ("spell-without-effect", "DK-SPL-02", "cast ramprack1 div", turn),
    ("artifact-used", "DK-ART-11", "use fountain_of_life", fountain),
    ("not-controlled", "DK-ART-02", "use fountain_of_life", turn),
    ("not-controlled", "DK-ART-02", "use fire_mine", turn),
    ("ritual-without-effect", "DK-RIT-08", "play purification", spent),
    ("full-health", "DK-RIT-12", "heal adjarkha", healing),
]  # fmt: skip


def _beside(match: Match) -> Match:
    """Somebody lies where Div's missile would."""
    desk(match).at["vampal1"] = desk(match).at["div"]._replace(y=640.0)
    return match


@pytest.mark.parametrize(("key", "rule", "action", "drawn"), CASES, ids=[f"{key}: {action}" for key, _, action, _ in CASES])
def test_a_refusal_says_why_and_by_which_rule(key: str, rule: str, action: str, drawn: Callable[[], Match]) -> None:
    match = drawn()
    before = match.hash
    with pytest.raises(Illegal) as refused:
        match.act(0, action)
    assert (refused.value.key, refused.value.rule) == (key, rule)
    for words in refused.value.words.values():
        assert rule in words and "{" not in words and f"illegal-{key}" not in words
    assert set(refused.value.words) == {"en", "ru"} and match.hash == before


def test_a_script_that_cannot_be_played_is_refused_with_what_and_where() -> None:
    plain = script(unit("kharu", 0, 300, 300), unit("kharu", 1, 600, 600))
    with pytest.raises(Illegal) as refused:
        GAME.terms(2, {"custom": json.dumps(plain)})
    assert (refused.value.key, refused.value.rule) == ("bad-script", "DK-SCR-02")
    with pytest.raises(Illegal) as refused:
        GAME.terms(3, {"custom": json.dumps(script(unit("kharu", 0, 300, 300), FOE))})
    assert (refused.value.key, refused.value.rule) == ("bad-script", "DK-SET-01")


def test_every_reason_is_given_somewhere() -> None:
    assert {key for key, *_ in CASES} | {"bad-script"} == set(KEYS) == set(GAME.words.illegal)


OTHERWISE = [
    ("jump vampal1 0 500", turn),
    ("flick vampal1 0", turn),
    ("flick vampal1 north 500", turn),
    ("shoot div 430 700 0", turn),
    ("use smithy_of_dust", turn),
    ("use keg", turn),
    ("play healing", turn),
    ("lariat vampal1", turn),
    ("stay", turn),
    ("heal nobody", healing),
    ("place 500", teleporting),
    ("deploy 500 200 90", deploying),
    ("deploy 500 200 90 400 200 360", deploying),
    ("deploy 500 200 90 400 200 north", deploying),
    ("summon phantom kharu", summoning),
]


@pytest.mark.parametrize(("action", "drawn"), OTHERWISE, ids=[action for action, _ in OTHERWISE])
def test_nonsense_is_refused_without_a_reason_and_changes_nothing(action: str, drawn: Callable[[], Match]) -> None:
    match = drawn()
    before = match.hash
    with pytest.raises(Illegal) as refused:
        match.act(0, action)
    assert refused.value.key not in KEYS and match.hash == before


@pytest.mark.parametrize("action", ["play heal", "play h", "play healing1"])
def test_half_a_name_of_a_ritual_is_nonsense(action: str) -> None:
    match = holding("healing", units=[unit("kharu", 0, 300, 300, wounds=1), FOE])
    with pytest.raises(Illegal) as refused:
        match.act(0, action)
    assert refused.value.key == "not-offered"


def test_a_missile_under_way_is_flicked_by_nobody_else() -> None:
    match = battle(unit("sirokh", 0, 400, 500), unit("vampal", 0, 100, 100), FOE)
    shoot(match, "sirokh", 430, 500, 0, 500)
    with pytest.raises(Illegal) as refused:
        match.act(0, "flick vampal1 0 500")
    assert refused.value.key == "not-offered"
    with pytest.raises(Illegal) as refused:
        match.act(1, "flick tornado1 0 500")
    assert refused.value.key not in KEYS


def test_disks_are_named_in_both_languages() -> None:
    with pytest.raises(Illegal) as refused:
        summoning().act(0, "place 342 300")
    assert "Kharu" in refused.value.words["en"] and "Хару" in refused.value.words["ru"]
