"""Whether every team has a way to win that is neither true nor impossible at the start (DK-SCR-05)."""

from collections.abc import Iterator

from parlour.games.desktopia.scripts.areas import area, intersection, shared_area
from parlour.games.desktopia.scripts.conditions import (
    Condition,
    DamageTotal,
    EliminateAll,
    EliminateTagged,
    HoldArtifact,
    KillsInTurn,
    LostTagged,
    ObjectInZone,
    ReachZone,
    Survive,
    TurnsOver,
)
from parlour.games.desktopia.scripts.modifiers import Fixed, Invulnerable
from parlour.games.desktopia.scripts.pieces import At, InZone, Unit
from parlour.games.desktopia.scripts.refusals import BadScript
from parlour.games.desktopia.scripts.script import Script
from parlour.games.desktopia.scripts.shapes import Shape

RULE = "DK-SCR-05"


def aims(script: Script) -> Iterator[BadScript]:
    """Conditions that decide the battle before it begins, and teams that cannot win."""
    yield from _mixed_groups(script)
    for number, group in _groups(script):
        if all(is_true(script, condition) for condition in group):
            yield BadScript("already-true", f"victory[{number}]", RULE, team=group[0].team)
    for team in script.teams:
        if not _can_win(script, team):
            yield BadScript("no-way-to-win", "victory", RULE, team=team)
    if script.round_limit is None and not _is_bounded(script):
        yield BadScript("unbounded", "round_limit", RULE)


def is_true(script: Script, condition: Condition) -> bool:
    """Whether a condition is true at the start, or can be made so by deploying."""
    match condition:
        case EliminateAll(team):
            return not _enemies(script, team)
        case EliminateTagged(tag=tag):
            return not _tagged(script, tag)
        case ReachZone(team, zone, tag, count):
            target = script.zone(zone).shape
            return sum([_starts_in(script, unit, target) for unit in _own(script, team, tag)]) >= count
        case HoldArtifact(team, artifact, turns):
            return turns == 1 and _holds(script, team, artifact)
        case ObjectInZone(_, name, zone):
            barrel = next(barrel for barrel in script.objects if barrel.object_id == name)
            return script.zone(zone).shape.contains(*barrel.at)
    return False


def is_impossible(script: Script, condition: Condition) -> bool:
    limit = script.round_limit or 99
    match condition:
        case EliminateAll(team):
            return any(_is_invulnerable(script, unit) for unit in _enemies(script, team))
        case EliminateTagged(tag=tag):
            return any(_is_invulnerable(script, unit) for unit in _tagged(script, tag))
        case LostTagged(tag=tag, count=count):
            mortal = [unit for unit in (*_tagged(script, tag), *_coming(script, tag)) if not _is_invulnerable(script, unit)]
            return sum([unit.count for unit in mortal]) < count
        case Survive(rounds=rounds):
            return rounds > limit
        case ReachZone(team, zone, tag, count):
            return _on_field(script, zone) <= 0 or _able_to_reach(script, team, tag, script.zone(zone).shape) < count
        case HoldArtifact(team, artifact, turns):
            return turns + (not _holds(script, team, artifact)) > limit
        case ObjectInZone(_, name, zone):
            return _on_field(script, zone) <= 0 or Fixed(object_id=name) in script.special_rules
        case DamageTotal(team):
            return not _mortal_enemies(script, team)
        case KillsInTurn(team, count):
            return sum([unit.count for unit in _mortal_enemies(script, team)]) < count
        case TurnsOver(turns=turns):
            return turns > limit


def _groups(script: Script) -> Iterator[tuple[int, tuple[Condition, ...]]]:
    """Each way to win or lose: the number of its first condition, and all that must be true at once."""
    seen: set[tuple[int, str]] = set()
    for number, condition in enumerate(script.victory):
        name = (condition.team, condition.group)
        if not condition.group:
            yield number, (condition,)
        elif name not in seen:
            seen.add(name)
            yield number, tuple([other for other in script.victory if (other.team, other.group) == name])


def _mixed_groups(script: Script) -> Iterator[BadScript]:
    """A group belongs to one team and has one result."""
    first: dict[str, Condition] = {}
    for number, condition in enumerate(script.victory):
        if condition.group:
            other = first.setdefault(condition.group, condition)
            if (other.team, other.result) != (condition.team, condition.result):
                yield BadScript("mixed-group", f"victory[{number}].group", "DK-SCR-20", found=condition.group)


def _can_win(script: Script, team: int) -> bool:
    """By a condition of its own, or because all other teams can lose by theirs."""
    others = [other for other in script.teams if other != team]
    return _possible(script, team, "win") or (bool(others) and all(_possible(script, other, "lose") for other in others))


def _possible(script: Script, team: int, result: str) -> bool:
    ways = [group for _, group in _groups(script) if group[0].team == team and group[0].result == result]
    return any(
        not any(is_impossible(script, condition) for condition in group)
        and not all(is_true(script, condition) for condition in group)
        for group in ways
    )


def _is_bounded(script: Script) -> bool:
    """Without a limit of rounds, some condition must come true by time alone."""
    return any(len(group) == 1 and isinstance(group[0], Survive | TurnsOver) for _, group in _groups(script))


def _enemies(script: Script, team: int) -> tuple[Unit, ...]:
    return tuple([unit for side, unit in script.units() if side.team != team])


def _mortal_enemies(script: Script, team: int) -> tuple[Unit, ...]:
    coming = [unit for side, unit in script.reinforcements() if side.team != team]
    return tuple([unit for unit in (*_enemies(script, team), *coming) if not _is_invulnerable(script, unit)])


def _tagged(script: Script, tag: str) -> tuple[Unit, ...]:
    return tuple([unit for _, unit in script.units() if unit.tag == tag])


def _coming(script: Script, tag: str) -> tuple[Unit, ...]:
    return tuple([unit for _, unit in script.reinforcements() if unit.tag == tag])


def _own(script: Script, team: int, tag: str) -> tuple[Unit, ...]:
    return tuple([unit for side, unit in script.units() if side.team == team and (not tag or unit.tag == tag)])


def _is_invulnerable(script: Script, unit: Unit) -> bool:
    return bool(unit.tag) and Invulnerable(unit.tag) in script.special_rules


def _holds(script: Script, team: int, artifact: str) -> bool:
    return any(unit.on_artifact == artifact for unit in _own(script, team, ""))


def _starts_in(script: Script, unit: Unit, target: Shape) -> int:
    """How many disks of a unit stand in a zone at the start, or may be deployed there."""
    match unit.placement:
        case At(points):
            return sum([target.contains(*point) for point in points])
        case InZone(zone):
            return unit.count if shared_area(script.zone(zone).shape, target) > 0 else 0
    return 0


def _able_to_reach(script: Script, team: int, tag: str, target: Shape) -> int:
    """How many units of a team may come to stand in a zone: what is fixed has to be there from the start."""
    coming = [unit for side, unit in script.reinforcements() if side.team == team and (not tag or unit.tag == tag)]
    units = (*_own(script, team, tag), *coming)
    fixed = [rule.tag for rule in script.special_rules if isinstance(rule, Fixed) and rule.tag]
    return sum([_starts_in(script, unit, target) if unit.tag in fixed else unit.count for unit in units])


def _on_field(script: Script, zone: str) -> float:
    """How much of a zone lies on the battlefield."""
    w, h = script.field.w, script.field.h
    return area(intersection(script.zone(zone).shape.outline(), ((0.0, 0.0), (w, 0.0), (w, h), (0.0, h))))
