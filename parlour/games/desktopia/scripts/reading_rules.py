"""Conditions and special rules, as a script writes them: the closed lists of RULES.md 4.5 and 4.6."""

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar, cast, get_args

from parlour.games.desktopia.scripts.conditions import CONDITIONS, Condition, ReachZone
from parlour.games.desktopia.scripts.modifiers import (
    KEEP_WOUNDS,
    MODIFIERS,
    RECEIVER,
    Ability,
    DrawRule,
    Edge,
    Fixed,
    HazardZone,
    KeepWounds,
    Modifier,
    SpecialHit,
    TimeCard,
)
from parlour.games.desktopia.scripts.reading_pieces import EXISTS, artifact, ritual, terrains, unit
from parlour.games.desktopia.scripts.values import Fields, Value

Reader: TypeAlias = Callable[[Value], object]
Made = TypeVar("Made")

CLOSED = "DK-SCR-07"
SEATS = 4
MOST_SIDES = 8  # passive ones included
MOST_ROUNDS = 99
MOST_LIVES = 12
WHO = ("all", "enemies")
RESULTS = ("win", "lose")


def condition(value: Value) -> Condition:
    """DK-SCR-07 A condition of the closed list."""
    value = value.by(CLOSED)
    kind = _kind(value, CONDITIONS, "unknown-condition")
    cls: Callable[..., Condition] = CONDITIONS[kind]
    if cls is ReachZone:
        return _reach_zone(value)
    found = value.fields(("team", "type", *AIMS[kind]), ("group", "result"))
    return _made(cls, {"team": team(found["team"]), **_read(found, AIMS[kind]), **_common(found)})


def modifier(value: Value) -> Modifier:
    """DK-SCR-07 A special rule of the closed list."""
    value = value.by(CLOSED)
    if _kind(value, (*MODIFIERS, KEEP_WOUNDS), "unknown-modifier") == KEEP_WOUNDS:
        raise value.bad("carry-only", "SB-F-19", found=KEEP_WOUNDS)
    return _modifier(value, {})


def gain(value: Value) -> Modifier | KeepWounds:
    """SB-F-18 A special rule that a carry gives: its seat is the one that receives it."""
    value = value.by(CLOSED)
    if _kind(value, (*MODIFIERS, KEEP_WOUNDS), "unknown-modifier") == KEEP_WOUNDS:
        found = value.fields(("type", "tag", "max"))
        return KeepWounds(found["tag"].name(), found["max"].whole(1, MOST_LIVES))
    return _modifier(value, {"seat": RECEIVER})


def seat(value: Value) -> int:
    """A player's seat."""
    return value.whole(0, SEATS - 1)


def team(value: Value) -> int:
    """The number of a team."""
    return value.whole(0, MOST_SIDES - 1)


def rounds(value: Value) -> int:
    """A number of rounds or turns, or one of them."""
    return value.whole(1, MOST_ROUNDS)


def _count(value: Value) -> int:
    return value.whole(1, 40)  # as many characters as the box has


def _points(value: Value) -> int:
    return value.whole(1, MOST_ROUNDS)


def _lives(value: Value) -> int:
    return value.whole(1, MOST_LIVES)


def _name(value: Value) -> str:
    return value.name()


def _seats(value: Value) -> tuple[int, ...]:
    return _different(value, tuple([seat(each) for each in value.items(1, SEATS)]))


def _words(legal: object) -> Reader:
    return lambda value: value.word(get_args(legal))


def _edges(value: Value) -> tuple[str, ...]:
    return _different(value, tuple([each.word(get_args(Edge)) for each in value.items(1, SEATS)]))


AIMS: dict[str, dict[str, Reader]] = {
    "eliminate_all": {},
    "eliminate_tagged": {"tag": _name},
    "lost_tagged": {"tag": _name, "count": _count},
    "survive": {"rounds": rounds},
    "reach_zone": {"zone": _name, "count": _count},
    "hold_artifact": {"artifact": artifact, "turns": rounds},
    "object_in_zone": {"object_id": _name, "zone": _name},
    "damage_total": {"points": _points},
    "kills_in_turn": {"count": _count},
    "turns_over": {"turns": rounds},
}

CHANGES: dict[str, dict[str, Reader]] = {
    "actions_per_turn": {"seat": seat, "n": lambda value: value.whole(1, 6)},
    "start_time_cards": {"seat": seat, "kind": _words(TimeCard), "n": lambda value: value.whole(1, 5)},
    "life_max": {"tag": _name, "n": _lives},
    "immobile": {"tag": _name},
    "invulnerable": {"tag": _name},
    "no_penalty": {"seats": _seats},
    "solid_border": {"edges": _edges},
    "reinforcement": {
        "round": rounds,
        "seat": seat,
        "units": lambda value: tuple([unit(each) for each in value.items(1)]),
        "zone": _name,
    },
    "healing_zone": {"zone": _name, "lives": _lives},
    "disable_ability": {"tag": _name, "ability": _words(Ability)},
    "grant_hit": {"tag": _name, "hit": _words(SpecialHit)},
    "grant_sector": {"tag": _name, "arc": lambda value: value.whole(1, 360)},
    "ritual_grant": {"seat": seat, "ritual": ritual, "n": lambda value: value.whole(1, 3)},
    "terrain_change": {
        "round": rounds,
        "add": terrains,
        "remove": lambda value: _different(value, tuple([each.name() for each in value.items()])),
    },
    "ritual_draw": {"rule": _words(DrawRule)},
    "free_capture": {"seats": _seats},
}


def _reach_zone(value: Value) -> ReachZone:
    """SB-F-02 With a tag, or with `any` true."""
    found = value.fields(("team", "type", *AIMS["reach_zone"]), ("tag", "any", "group", "result"))
    if found.only("tag", "any") == "any" and not found["any"].yes():
        raise found["any"].bad("unknown-word", "SB-F-02", found="false", legal="true")
    zone, count = found["zone"].name(), _count(found["count"])
    return _made(
        ReachZone, {"team": team(found["team"]), "zone": zone, "tag": found.name("tag"), "count": count, **_common(found)}
    )


def _modifier(value: Value, given: dict[str, object]) -> Modifier:
    kind = cast(str, value.entries()["type"].what)
    match kind:
        case "fixed":
            return _fixed(value)
        case "hazard_zone":
            return _hazard_zone(value)
    readers = {key: reader for key, reader in CHANGES[kind].items() if key not in given}
    found = value.fields(("type", *readers))
    fitting = {key: what for key, what in given.items() if key in CHANGES[kind]}
    cls: Callable[..., Modifier] = MODIFIERS[kind]
    return _made(cls, {**_read(found, readers), **fitting})


def _fixed(value: Value) -> Fixed:
    found = value.fields(("type",), ("tag", "object_id", "artifact"))
    match found.only("tag", "object_id", "artifact"):
        case "artifact":
            return Fixed(artifact=artifact(found["artifact"]))
        case "tag":
            return Fixed(tag=found["tag"].name())
    return Fixed(object_id=found["object_id"].name())


def _hazard_zone(value: Value) -> HazardZone:
    found = value.fields(("type", "zone", "damage", "who"), ("team",))
    zone, damage = found["zone"].name(), _lives(found["damage"])
    if found["who"].word(WHO) == "all":
        value.fields(("type", "zone", "damage", "who"))
        return HazardZone(zone, damage, "all")
    value.fields(("type", "zone", "damage", "who", "team"))
    return HazardZone(zone, damage, "enemies", team(found["team"]))


def _kind(value: Value, legal: tuple[str, ...] | dict[str, Any], key: str) -> str:
    entries = value.entries()
    if "type" not in entries:
        value.fields(("type",), tuple(entries))
    return entries["type"].word(legal, key)


def _common(found: Fields) -> dict[str, object]:
    return {"group": found.name("group"), "result": found["result"].word(RESULTS) if "result" in found else "win"}


def _read(found: Fields, readers: dict[str, Reader]) -> dict[str, object]:
    return {key: reader(found[key]) for key, reader in readers.items()}


def _made(cls: Callable[..., Made], fields: dict[str, object]) -> Made:
    """The tables above name exactly the fields of each class."""
    return cls(**fields)


def _different(value: Value, names: tuple[Any, ...]) -> tuple[Any, ...]:
    for number, name in enumerate(names):
        if name in names[:number]:
            raise Value(None, f"{value.where}[{number}]", EXISTS).bad("repeated-name", found=str(name))
    return names
