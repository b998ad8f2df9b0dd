"""The steps of a recorded solution, as a script writes them."""

from parlour.games.desktopia.content import CONTENT
from parlour.games.desktopia.scripts.reading_pieces import FAR
from parlour.games.desktopia.scripts.steps import (
    STEPS,
    EndTurn,
    Flick,
    MagnetFlick,
    SecondShot,
    Shields,
    Shot,
    Spark,
    Spell,
    Step,
    Trigger,
)
from parlour.games.desktopia.scripts.values import Fields, Value

AIM = ("angle_cdeg", "speed")
CIRCLE = 36_000  # hundredths of a degree
TENTHS = round(10 * FAR)


def step(value: Value) -> Step:
    """One step of a solution."""
    value = value.by("SB-F-15")
    entries = value.entries()
    if "do" not in entries:
        value.fields(("do",), tuple(entries))
    match entries["do"].word(STEPS, "unknown-step"):
        case "flick":
            found = value.fields(("do", "unit", *AIM), ("lariat",))
            return Flick(_unit(found["unit"]), *_aim(found), _optional(found, "lariat"))
        case "shot":
            found = value.fields(("do", "unit", "x", "y", *AIM), ("target",))
            x, y = found["x"].whole(0, TENTHS), found["y"].whole(0, TENTHS)
            return Shot(_unit(found["unit"]), x, y, *_aim(found), _optional(found, "target"))
        case "second_shot":
            return SecondShot(*_aim(value.fields(("do", *AIM))))
        case "magnet_flick":
            found = value.fields(("do", "unit", *AIM))
            return MagnetFlick(_unit(found["unit"]), *_aim(found))
        case "spell":
            found = value.fields(("do", "unit", "target"), AIM)
            who, target = _unit(found["unit"]), _unit(found["target"])
            if "angle_cdeg" not in found and "speed" not in found:
                return Spell(who, target)
            return Spell(who, target, *_aim(value.fields(("do", "unit", "target", *AIM))))
    found = value.fields(("do",), ("triggers",))
    return EndTurn(tuple([_trigger(each) for each in found["triggers"].items()]) if "triggers" in found else ())


def named(unit: str) -> tuple[str, int]:
    """The tag of a unit and which of its disks is meant."""
    tag, _, number = unit.partition("#")
    return tag, int(number or 1)


def _trigger(value: Value) -> Trigger:
    """`["shields", [tags]]` or `["spark", from, to]`."""
    kind, *rest = value.items(2, 3)
    match kind.word(("shields", "spark"), "unknown-step"), rest:
        case "shields", [units]:
            return Shields(tuple([_unit(each) for each in units.items(1, 2)]))
        case "spark", [source, target]:
            return Spark(_unit(source), _unit(target))
    length = 2 if kind.what == "shields" else 3
    raise value.bad("wrong-length", found=1 + len(rest), least=length, most=length)


def _unit(value: Value) -> str:
    """A tag, or a tag and the number of one of its disks."""
    text = value.text(50)
    tag, mark, number = text.partition("#")
    Value(tag, value.where, value.rule).name()
    if mark and not (number.isascii() and number.isdigit() and 0 < int(number) < 100):
        raise value.bad("not-a-name", found=text)
    return text


def _optional(found: Fields, key: str) -> str:
    return _unit(found[key]) if key in found else ""


def _aim(found: Fields) -> tuple[int, int]:
    return found["angle_cdeg"].whole(0, CIRCLE - 1), found["speed"].whole(CONTENT.slowest, CONTENT.fastest)
