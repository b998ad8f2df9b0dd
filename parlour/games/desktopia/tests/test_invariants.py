"""Section 13: the invariants, after every answer of battles by chance and by inclination."""

from collections.abc import Iterator
from math import atan2, degrees
from random import Random
from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.desktopia.events import (
    ArtifactTaken,
    DiskFlicked,
    ShotMissed,
    ShotStruck,
    SpellCast,
    TurnBegan,
)
from parlour.games.desktopia.game import GAME
from parlour.games.desktopia.position import Desk, Spot, type_of, where
from parlour.games.desktopia.scripts.book import book
from parlour.games.desktopia.scripts.modifiers import FreeCapture
from parlour.games.desktopia.tests.invariants import always, energy, secrets, step, waits
from parlour.games.desktopia.tests.nearly import about
from parlour.games.desktopia.tests.situations import artifact, battle, circle, desk, flick, told, unit
from parlour.kernel import Illegal, Match, events, save, start
from parlour.kernel.serialization import digest

SCRIPTS = {1: "etude", 2: "duel", 3: "trio", 4: "four"}
GAMES = [
    (name, manner, seed)
    for name, script in book().scripts.items()
    for manner in ("chance", "eager")
    for seed in range(1 if script.players > 1 else 2)
] + [("everything", "eager", seed) for seed in range(4)]
MOST = 220  # answers of one battle
NONSENSE = (
    "end end",
    "flick",
    "flick nobody 0 500",
    "shoot kharu 0 0 0 0",
    "place -1 -1",
    "trigger rule99",
    "concede now",
    "auto 1",
)


EVERYTHING = "everything"
SQUADS = [
    ("adjarkha", "sirokh", "vampal", "vampal", "elemental", "smoker"),
    ("shawakh", "div", "hornbug", "hornbug", "untouchable", "dryad"),
    ("baaroun", "vailla", "ramprack", "ramprack", "minusoid", "energan"),
    ("kharu", "akeru", "ezzen", "ezzen", "phantom", "skolop"),
]
RULES = [
    {"type": "actions_per_turn", "seat": 1, "n": 4},
    {"type": "start_time_cards", "seat": 2, "kind": "bonus", "n": 1},
    {"type": "life_max", "tag": "stout0", "n": 3},
    {"type": "immobile", "tag": "stout1"},
    {"type": "grant_hit", "tag": "stout2", "hit": "fire"},
    {"type": "grant_sector", "tag": "stout3", "arc": 180},
    {"type": "no_penalty", "seats": [3]},
    {"type": "solid_border", "edges": ["left"]},
    {"type": "reinforcement", "round": 2, "seat": 0, "units": [{"type": "smoker", "count": 3}], "zone": "gate"},
    {"type": "hazard_zone", "zone": "spot", "damage": 1, "who": "all"},
    {"type": "healing_zone", "zone": "gate", "lives": 1},
    {"type": "terrain_change", "round": 3, "add": [circle("lid", 500, 700, 40)], "remove": ["mug"]},
    {"type": "ritual_draw", "rule": "every_turn"},
    {"type": "free_capture", "seats": [0, 1, 2, 3]},
]
ARTIFACTS = [
    artifact("fire_mine", 400, 400), artifact("fountain_of_life", 600, 400),
    artifact("magnetosphere", 400, 600), artifact("smithy_of_dust", 600, 600),
]  # fmt: skip


def everything(seed: int) -> Match:
    """All Orders, all artifacts and nearly all special rules at once, close together."""
    units = [
        unit(kind, seat, 320 + 70 * place, 290 + 140 * seat, tag=f"stout{seat}" if place == 2 else "")
        for seat, squad in enumerate(SQUADS)
        for place, kind in enumerate(squad)
    ]
    for each in units:
        if not each["tag"]:
            del each["tag"]
    zones = [circle("spot", 500, 500, 60), circle("gate", 150, 500, 100)]
    things: dict[str, Any] = {
        "artifacts": ARTIFACTS,
        "terrain": [circle("mug", 500, 500, 25)],
        "zones": zones,
        "special_rules": RULES,
    }
    return battle(*units, players=4, seed=seed, rituals="on", round_limit=12, **things)


def begun(name: str, seed: int) -> Match:
    if name == EVERYTHING:
        return everything(seed)
    players = book().scripts[name].players
    options = {SCRIPTS[players]: name}
    if players > 1:
        options |= {"rituals": "on", "hand": "surgeon"}
    return start(GAME, GAME.terms(players, options), seed)


def moments(name: str, manner: str, seed: int) -> Iterator[tuple[Match, Match]]:
    """Every answer of a battle played in a manner: the match before it and after it."""
    rng = Random(f"{name} {manner} {seed}")
    match = begun(name, seed)
    always(match)
    for _ in range(MOST):
        if match.over:
            return
        before, match = match, match.copy()
        (seat,) = match.pending
        match.act(seat, answer(match, seat, manner, rng))
        yield before, match


def answer(match: Match, seat: int, manner: str, rng: Random) -> str:
    """By chance; or eager to hit, to climb and to use whatever there is."""
    decision = match.pending[seat]
    if manner == "chance" or decision.kind not in ("act", "aim", "climb", "close", "begin"):
        return decision.sample(rng)
    listed = [each for each in decision.options if each not in ("end", "rest", "stay")]
    disks = decision.ranges.get("disk", ())
    if listed and (not disks or rng.random() < 0.25):
        return rng.choice(listed)
    if not disks or rng.random() < 0.15:
        return decision.sample(rng)
    position = desk(match)
    disk = rng.choice(disks)
    others = [each for each in (*position.at, *position.on) if each != disk and position.side.get(each) != seat]
    if not others:
        return decision.sample(rng)
    here, there = where(position, disk), where(position, rng.choice(others))
    angle = round(degrees(atan2(there.y - here.y, there.x - here.x)) % 360, 2) % 360
    return f"flick {disk} {angle} {rng.choice((500, 900, 1400, 2000, 2500))}"


def saved(match: Match) -> str:
    return digest(save(match.game, match.terms, match.position))


def news(before: Match, after: Match) -> list[object]:
    known = len(events(before.position))
    return [each.event for each in events(after.position)[known:]]


@covers(
    "DK-I-01",
    "DK-I-02",
    "DK-I-03",
    "DK-I-04",
    "DK-I-05",
    "DK-I-06",
    "DK-I-07",
    "DK-I-08",
    "DK-I-09",
    "DK-I-11",
    "DK-I-14",
    "DK-I-16",
    "DK-I-19",
    "DK-I-20",
)
@pytest.mark.parametrize(("name", "manner", "seed"), GAMES)
def test_the_invariants_hold_after_every_answer(name: str, manner: str, seed: int) -> None:
    last = None
    for before, after in moments(name, manner, seed):
        always(after)
        told_now = news(before, after)
        if not waits(before):
            step(desk(before), desk(after), told_now)
        if not desk(before).columns and not desk(before).on and not waits(before):
            for event in told_now[:1]:
                if isinstance(event, DiskFlicked):
                    energy(desk(before), event)
        last = after
    assert last is not None
    turns_are_kept(last)


def turns_are_kept(match: Match) -> None:
    """DK-I-12, DK-I-13 Nobody acts twice in a turn, nor more often than the turn allows; free flicks have their cause."""
    allowed = 0
    acted: list[str] = []
    free = causes = 0
    captures = any(isinstance(each, FreeCapture) for each in desk(match).script.special_rules)
    for each in events(match.position):
        match each.event:
            case TurnBegan(_, actions):
                assert free <= min(causes, len(acted))
                allowed, acted, free, causes = actions, [], 0, 0
            case ArtifactTaken():
                allowed += captures
            case DiskFlicked(why="flick", disk=disk):
                acted.append(disk)
            case DiskFlicked(why="shot", shooter=shooter):
                acted.append(shooter)
            case DiskFlicked():
                free += 1
            case SpellCast(_, disk, _):
                acted.append(disk)
                causes += type_of(disk) == "ramprack"
            case ShotStruck(missile, _, _):
                causes += type_of(missile) == "magnet"
            case ShotMissed(missile):
                causes += type_of(missile) == "tornado"
        assert len(acted) == len(set(acted)) <= allowed or not acted


@covers("DK-I-12", "DK-I-13")
@pytest.mark.parametrize("name", ["duel_herbarium", "duel_window_sill", "four_office_rush", "trio_three_cups"])
def test_nobody_acts_twice_in_a_turn(name: str) -> None:
    for seed in (11, 12):
        _, last = list(moments(name, "eager", seed))[-1]
        turns_are_kept(last)
        assert len(told(last, DiskFlicked)) > 10


@covers("DK-I-10")
@pytest.mark.parametrize("name", ["duel_burnt_breakfast", "trio_three_cups", "etude_dust_1"])
def test_the_same_answer_has_the_same_bytes(name: str) -> None:
    for before, after in moments(name, "eager", 3):
        again = before.copy()
        seat, action = after.actions[-1]
        again.act(seat, action)
        assert saved(again) == saved(after)
        assert news(before, again) == news(before, after)


@covers("DK-I-17")
@pytest.mark.parametrize("name", ["duel_overheat", "four_kitchen_table", "etude_fire_1"])
def test_a_refused_answer_changes_nothing(name: str) -> None:
    for number, (_, match) in enumerate(moments(name, "eager", 5)):
        if number % 3:
            continue
        shown, told_so_far = saved(match), len(match.events)
        for seat in range(desk(match).seats):
            for nonsense in NONSENSE:
                with pytest.raises(Illegal):
                    match.act(seat, nonsense)
        assert (saved(match), len(match.events)) == (shown, told_so_far)


@covers("DK-I-18")
@pytest.mark.parametrize("name", ["duel_by_candlelight", "trio_siege_of_the_teapot", "four_office_rush"])
def test_no_view_tells_hands_or_the_deck(name: str) -> None:
    held = 0
    for number, (_, match) in enumerate(moments(name, "chance", 7)):
        if number % 5 == 0:
            secrets(match)
        held = max(held, *[len(hand) for hand in desk(match).hands.values()])
    assert held > 0


@covers("DK-I-15")
@pytest.mark.parametrize("seed", range(40))
def test_a_mirrored_flick_runs_mirrored(seed: int) -> None:
    rng = Random(seed)
    kinds = ["akeru", "ezzen", "phantom", "skolop", "ezzen"]
    spots = [(400 + 60 * each + rng.uniform(-8, 8), 480 + rng.uniform(-60, 60)) for each in range(5)]
    mug = (rng.uniform(250, 750), rng.uniform(700, 800), rng.uniform(10, 60))
    angle, speed = round(rng.uniform(-30, 30), 2) % 360, rng.randrange(400, 2501)
    found: list[Desk] = []
    for mirrored in (False, True):
        places = [(1000 - x, y) if mirrored else (x, y) for x, y in spots]
        cup = circle("mug", 1000 - mug[0] if mirrored else mug[0], *mug[1:])
        units = [unit(kind, 0, 100 + 50 * each, 100) for each, kind in enumerate(kinds)]
        match = battle(unit("kharu", 0, 50, 300), *units, unit("vampal", 1, 50, 950), terrain=[cup])
        position = desk(match)
        for disk, (x, y) in zip([each for each in position.side if each not in ("kharu", "vampal1")], places, strict=True):
            position.at[disk] = Spot(x, y)
        position.at["kharu"] = Spot(700.0 if mirrored else 300.0, 500.0)
        found.append(desk(flick(match, "kharu", round((180 - angle) % 360, 2) if mirrored else angle, speed)))
    plain, mirror = found
    assert set(plain.at) == set(mirror.at)
    for disk, spot in plain.at.items():
        if disk != "vampal1":
            assert mirror.at[disk] == (about(1000 - spot.x, abs=0.01), about(spot.y, abs=0.01)), disk
