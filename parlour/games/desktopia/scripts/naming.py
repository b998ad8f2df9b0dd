"""Whether everything that a script names is there, and nothing twice (DK-SCR-01)."""

from collections import Counter
from collections.abc import Iterator
from typing import get_args

from msgspec import Struct

from parlour.games.desktopia.content import CONTENT
from parlour.games.desktopia.scripts.known import unknown_name
from parlour.games.desktopia.scripts.modifiers import Reinforcement, TerrainChange
from parlour.games.desktopia.scripts.places import listing
from parlour.games.desktopia.scripts.refusals import BadScript
from parlour.games.desktopia.scripts.script import Script
from parlour.games.desktopia.scripts.steps import (
    EndTurn,
    Flick,
    MagnetFlick,
    SecondShot,
    Shields,
    Shot,
    Spark,
    Spell,
    Step,
    disk_of,
)
from parlour.games.desktopia.scripts.values import EXISTS, form_of, forms


def naming(script: Script) -> Iterator[BadScript]:
    """What is named and not there, or there twice."""
    yield from _kind(script)
    yield from _names(script)
    for number, condition in enumerate(script.victory):
        yield from _references(script, f"victory[{number}]", condition)
    for number, rule in enumerate(script.special_rules):
        yield from _references(script, f"special_rules[{number}]", rule)
        if isinstance(rule, Reinforcement | TerrainChange):
            yield from _in_time(script, f"special_rules[{number}].round", rule.round)
    for hand in script.rituals.hands:
        yield from unknown_name(script, "seat", f"rituals.hands.{hand.seat}", hand.seat)
    if script.first_player != "draw":
        yield from unknown_name(script, "seat", "first_player", script.first_player)
    for number, step in enumerate(script.solution):
        yield from _step(script, f"solution[{number}]", step)


def _kind(script: Script) -> Iterator[BadScript]:
    """DK-SET-01, DK-SCR-11 Etudes are for one player, and nothing else is."""
    if (script.kind == "etude") != (script.players == 1):
        yield BadScript("etude-players", "players", "DK-SCR-11", kind=script.kind, players=script.players)
    if script.kind != "etude" and (script.kind == "campaign_battle") != (script.campaign is not None):
        yield BadScript("campaign-key", "campaign" if script.campaign else "kind", "DK-SCR-13", kind=script.kind)


def _names(script: Script) -> Iterator[BadScript]:
    """Ids of one kind differ, and no barrel is called like another disk."""
    changes = [(number, rule) for number, rule in enumerate(script.special_rules) if isinstance(rule, TerrainChange)]
    terrain = [(f"terrain[{number}].id", piece.id) for number, piece in enumerate(script.terrain)]
    for number, change in changes:
        terrain += [(f"special_rules[{number}].add[{place}].id", piece.id) for place, piece in enumerate(change.add)]
    yield from _different(terrain)
    yield from _different([(f"zones[{number}].id", zone.id) for number, zone in enumerate(script.zones)])
    yield from _different([(f"artifacts[{number}].artifact", entry.artifact) for number, entry in enumerate(script.artifacts)])
    objects = [(f"objects[{number}].object_id", barrel.object_id) for number, barrel in enumerate(script.objects)]
    yield from _different(objects)
    missiles = [missile.short for missile in CONTENT.missiles.values()]
    for where, name in objects:
        if name in CONTENT.artifacts or name.rstrip("0123456789") in (*CONTENT.characters, *missiles):
            yield BadScript("taken-name", where, EXISTS, found=name)


def _different(names: list[tuple[str, str]]) -> Iterator[BadScript]:
    seen: set[str] = set()
    for where, name in names:
        if name in seen:
            yield BadScript("repeated-name", where, EXISTS, found=name)
        seen.add(name)


def _references(script: Script, where: str, entry: Struct) -> Iterator[BadScript]:
    """The names in a condition or special rule; those that are absent name nothing."""
    for field, form in forms(type(entry)).items():
        value = getattr(entry, field)
        names = [(f"{where}.{field}", value)]
        if isinstance(value, tuple):
            form = form_of(get_args(form.types[0])[0])
            names = [(f"{where}.{field}[{number}]", item) for number, item in enumerate(value)]
        for place, name in names:
            if "names" in form.extra and name not in ("", None):
                yield from unknown_name(script, form.extra["names"], place, name)


def _in_time(script: Script, where: str, round_: int) -> Iterator[BadScript]:
    if script.round_limit is not None and round_ > script.round_limit:
        yield BadScript("late", where, "DK-WIN-08", found=round_, most=script.round_limit)


def _step(script: Script, where: str, step: Step) -> Iterator[BadScript]:
    match step:
        case Flick(unit=unit, lariat=other) | Shot(unit=unit, target=other) | Spell(unit=unit, target=other):
            units = [unit, *([other] if other else [])]
        case MagnetFlick(unit=unit):
            units = [unit]
        case EndTurn(triggers):
            units = [name for trigger in triggers for name in _units(trigger)]
        case SecondShot():
            units = []
    disks = Counter[str]()
    for _, unit_entry in script.units():
        disks[unit_entry.tag] += unit_entry.count
    for name in units:
        tag, number = disk_of(name)
        if number > disks[tag]:
            yield BadScript("unknown-tag", where, EXISTS, found=name, legal=listing([tag for tag in disks if tag]))


def _units(trigger: Shields | Spark) -> tuple[str, ...]:
    return trigger.units if isinstance(trigger, Shields) else (trigger.source, trigger.target)
