"""Whether everything that a script names is there, and nothing twice (DK-SCR-01)."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from parlour.games.desktopia.content import CONTENT
from parlour.games.desktopia.scripts.conditions import (
    Condition,
    EliminateTagged,
    HoldArtifact,
    LostTagged,
    ObjectInZone,
    ReachZone,
)
from parlour.games.desktopia.scripts.format import Script
from parlour.games.desktopia.scripts.known import (
    RULE,
    known,
    known_artifact,
    known_object,
    known_seat,
    known_tag,
    known_team,
    known_zone,
)
from parlour.games.desktopia.scripts.modifiers import (
    ActionsPerTurn,
    DisableAbility,
    Fixed,
    FreeCapture,
    GrantHit,
    GrantSector,
    HazardZone,
    HealingZone,
    Immobile,
    Invulnerable,
    LifeMax,
    Modifier,
    NoPenalty,
    Reinforcement,
    RitualGrant,
    StartTimeCards,
    TerrainChange,
)
from parlour.games.desktopia.scripts.reading_steps import named
from parlour.games.desktopia.scripts.refusals import BadScript
from parlour.games.desktopia.scripts.steps import EndTurn, Flick, MagnetFlick, SecondShot, Shields, Shot, Spark, Spell, Step
from parlour.games.desktopia.scripts.values import listed


def naming(script: Script) -> Iterator[BadScript]:
    """What is named and not there, or there twice."""
    yield from _kind(script)
    yield from _names(script)
    for number, condition in enumerate(script.victory):
        yield from _condition(script, f"victory[{number}]", condition)
    for number, rule in enumerate(script.special_rules):
        yield from _modifier(script, f"special_rules[{number}]", rule)
    for hand in script.rituals.hands:
        yield from known_seat(script, f"rituals.hands.{hand.seat}", hand.seat)
    if script.first_player is not None:
        yield from known_seat(script, "first_player", script.first_player)
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
    yield from _different([(f"artifacts[{number}].artifact", each.artifact) for number, each in enumerate(script.artifacts)])
    objects = [(f"objects[{number}].object_id", each.object_id) for number, each in enumerate(script.objects)]
    yield from _different(objects)
    missiles = [missile.short for missile in CONTENT.missiles.values()]
    for where, name in objects:
        if name in CONTENT.artifacts or name.rstrip("0123456789") in (*CONTENT.characters, *missiles):
            yield BadScript("taken-name", where, RULE, found=name)


def _different(names: list[tuple[str, str]]) -> Iterator[BadScript]:
    seen: set[str] = set()
    for where, name in names:
        if name in seen:
            yield BadScript("repeated-name", where, RULE, found=name)
        seen.add(name)


def _condition(script: Script, where: str, condition: Condition) -> Iterator[BadScript]:
    yield from known_team(script, f"{where}.team", condition.team)
    match condition:
        case EliminateTagged(tag=tag) | LostTagged(tag=tag):
            yield from known_tag(script, f"{where}.tag", tag)
        case ReachZone(zone=zone, tag=tag):
            yield from known_zone(script, f"{where}.zone", zone)
            yield from known_tag(script, f"{where}.tag", tag) if tag else ()
        case HoldArtifact(artifact=artifact):
            yield from known_artifact(script, f"{where}.artifact", artifact)
        case ObjectInZone(object_id=name, zone=zone):
            yield from known_object(script, f"{where}.object_id", name)
            yield from known_zone(script, f"{where}.zone", zone)


def _modifier(script: Script, where: str, rule: Modifier) -> Iterator[BadScript]:
    match rule:
        case ActionsPerTurn(seat=seat) | StartTimeCards(seat=seat) | RitualGrant(seat=seat):
            yield from known_seat(script, f"{where}.seat", seat)
        case NoPenalty(seats) | FreeCapture(seats):
            yield from chain(*[known_seat(script, f"{where}.seats[{place}]", seat) for place, seat in enumerate(seats)])
        case (
            LifeMax(tag=tag)
            | Immobile(tag)
            | Invulnerable(tag)
            | DisableAbility(tag=tag)
            | GrantHit(tag=tag)
            | GrantSector(tag=tag)
        ):
            yield from known_tag(script, f"{where}.tag", tag)
        case Fixed(tag, name, artifact):
            yield from known_tag(script, f"{where}.tag", tag) if tag else ()
            yield from known_object(script, f"{where}.object_id", name) if name else ()
            yield from known_artifact(script, f"{where}.artifact", artifact) if artifact else ()
        case HealingZone(zone=zone):
            yield from known_zone(script, f"{where}.zone", zone)
        case HazardZone(zone=zone, team=team):
            yield from known_zone(script, f"{where}.zone", zone)
            yield from known_team(script, f"{where}.team", team) if team is not None else ()
        case Reinforcement(round_, seat, zone=zone):
            yield from known_seat(script, f"{where}.seat", seat)
            yield from known_zone(script, f"{where}.zone", zone)
            yield from _in_time(script, f"{where}.round", round_)
        case TerrainChange(round_, remove=remove):
            yield from _in_time(script, f"{where}.round", round_)
            yield from _removed(script, where, remove)


def _removed(script: Script, where: str, names: tuple[str, ...]) -> Iterator[BadScript]:
    changes = [rule for rule in script.special_rules if isinstance(rule, TerrainChange)]
    there = [piece.id for piece in chain(script.terrain, *[change.add for change in changes])]
    for place, name in enumerate(names):
        yield from known("unknown-terrain", f"{where}.remove[{place}]", name, there)


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
            units = [name for each in triggers for name in _triggered(each)]
        case SecondShot():
            units = []
    disks = Counter[str]()
    for _, unit_entry in script.units():
        disks[unit_entry.tag] += unit_entry.count
    for name in units:
        tag, number = named(name)
        if number > disks[tag]:
            yield BadScript("unknown-tag", where, RULE, found=name, legal=listed([each for each in disks if each]))


def _triggered(trigger: Shields | Spark) -> tuple[str, ...]:
    return trigger.units if isinstance(trigger, Shields) else (trigger.source, trigger.target)
