"""Reads a script from JSON-like data, strictly: whatever its classes do not know is refused, with where it stands.

The classes say everything about their keys. `msgspec.convert` reads them too, but takes 2.0 for 2, tells no variants apart by
their key alone, and refuses without the words that would be legal.
"""

import json
import re
from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Any, Literal, TypeVar, get_args, get_origin

from msgspec import Struct
from msgspec.structs import replace

from parlour.games.desktopia.content import CONTENT
from parlour.games.desktopia.scripts.areas import area
from parlour.games.desktopia.scripts.modifiers import KEEP_WOUNDS, RECEIVER, KeepWounds
from parlour.games.desktopia.scripts.pieces import Unit
from parlour.games.desktopia.scripts.places import Place, excerpt, listing
from parlour.games.desktopia.scripts.refusals import BadScript
from parlour.games.desktopia.scripts.script import Script
from parlour.games.desktopia.scripts.shapes import Poly, is_convex
from parlour.games.desktopia.scripts.values import (
    EXISTS,
    FORMAT,
    MANY,
    SEATS,
    Entry,
    Form,
    Keyed,
    form_of,
    forms,
    is_struct,
    keys,
    tag_of,
)

LARGEST = 200_000  # characters of a script; the longest of the book has some five thousand

Class = TypeVar("Class", bound=Entry)


def read_text(text: str) -> Script:
    """The script that is written in JSON; raises BadScript."""
    return read(parse(text))


def read(plain: object) -> Script:
    """The script that JSON-like data stand for; raises BadScript. Whether it can be played is asked by `check`."""
    script = read_entry(Script, Place(plain))
    return script if script.victory else replace(script, victory=script.default_victory)


def read_entry(cls: type[Class], place: Place, given: Mapping[str, int] = MappingProxyType({})) -> Class:
    """What is written at a place, as a class has it; raises BadScript. Fields that are given are not written there."""
    place = place._replace(rule=cls.RULE or place.rule)
    entries = place.entries()
    place.check_keys(entries, _legal(cls, entries, given))
    if cls.ONE_OF:
        place.only(entries, cls.ONE_OF)
    values: dict[str, Any] = {name: value for name, value in given.items() if name in forms(cls)}
    for name, form in forms(cls).items():
        key, other = keys(cls)[name].encode_name, form.extra.get("instead")
        if other and place.only(entries, (key, other)) == other:
            values[name] = _instead(entries[other], form.extra["rule"])
        elif key in entries and name not in given:
            values[name] = _value(form, entries[key])
    return cls(**values)


def parse(text: str, largest: int = LARGEST) -> object:
    """What is written in JSON, each key once."""
    if len(text) > largest:
        raise BadScript("too-large", "", FORMAT, found=len(text), most=largest)
    try:
        return json.loads(text, object_pairs_hook=_each_once)
    except json.JSONDecodeError as error:
        raise BadScript("not-json", "", FORMAT, line=error.lineno, column=error.colno) from None
    except BadScript:
        raise
    except (RecursionError, ValueError):  # nested too deeply, or a number of thousands of digits
        raise BadScript("not-json", "", FORMAT, line=1, column=1) from None


def _each_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    entries: dict[str, object] = {}
    for key, value in pairs:
        if key in entries:
            raise BadScript("repeated-key", key, FORMAT, found=key)
        entries[key] = value
    return entries


def _legal(cls: type[Entry], entries: Mapping[str, Place], given: Collection[str]) -> dict[str, bool]:
    """The keys that may stand there, and whether each has to."""
    tag = cls.__struct_config__.tag_field
    legal = {tag: True} if tag else {}
    for name, info in keys(cls).items():
        instead = forms(cls)[name].extra.get("instead")
        if name not in given:
            legal[info.encode_name] = info.required and not instead
        if instead:
            legal[instead] = False
    for key, (other, word) in cls.ONLY_IF.items():
        value = entries[other].value if other in entries else None
        legal[key] = value == word
        if isinstance(value, str) and value != word and value in get_args(forms(cls)[other].types[0]):
            del legal[key]
    if any(key in entries for key in cls.TOGETHER):
        legal |= dict.fromkeys(cls.TOGETHER, True)
    return legal


def _value(form: Form, place: Place) -> Any:
    first = form.types[0]
    if place.value is None and "null" in form.extra:
        return form.extra["null"]
    if "by" in form.extra:
        return _by_seat(get_args(first)[0], place)
    if len(form.types) > 1:
        return _variant(form.types, place) if is_struct(first) else _number_or_word(form.types, place)
    if is_struct(first):
        return read_entry(first, place)
    if get_origin(first) is Literal:
        return place.word(get_args(first))
    if get_origin(first) is tuple:
        return _list(form, place)
    if first is bool:
        return _yes_or_no(place)
    return _text(form, place) if first is str else _number(form, place)


def _number_or_word(types: tuple[Any, ...], place: Place) -> Any:
    """Whatever is neither is judged as the first of them."""
    kinds = [form_of(hint) for hint in types]
    fitting = [kind for kind in kinds if isinstance(place.value, int) and int in kind.types]
    fitting += [kind for kind in kinds if isinstance(place.value, str) and place.value in get_args(kind.types[0])]
    return _value((fitting or kinds)[0], place)


def _variant(types: tuple[type[Any], ...], place: Place) -> Any:
    """One of several classes."""
    if issubclass(types[0], Keyed):
        return _keyed({cls.KEY: cls for cls in types}, place)
    by_tag = {tag_of(cls): cls for cls in types if tag_of(cls)}
    if types[0].__struct_config__.array_like:
        return _array(by_tag, place)
    first, key = types[0], types[0].__struct_config__.tag_field
    place = place._replace(rule=first.RULE)
    entries = place.entries()
    if key not in entries:
        raise place.at(key).bad("missing-key", missing=key)
    word = entries[key].value
    if Unit in types and isinstance(word, str) and word in CONTENT.characters:
        return read_entry(Unit, place)  # SB-F-01 the type tells a recruit from a special rule
    if word == KEEP_WOUNDS and KeepWounds not in types:
        raise place.bad("carry-only", "SB-F-19", found=word)
    cls = by_tag[entries[key].word(by_tag, first.UNKNOWN)]
    return read_entry(cls, place, {"seat": RECEIVER} if Unit in types else {})  # SB-F-18 the seat that receives it


def _keyed(by_key: Mapping[str, type[Keyed]], place: Place) -> Keyed:
    entries = place.entries()
    place.check_keys(entries, dict.fromkeys(by_key, False))
    key = place.only(entries, tuple(by_key))
    cls, place = by_key[key], entries[key]
    shape = cls(*_fields(cls, [place] if len(forms(cls)) == 1 else place.items(len(forms(cls)), len(forms(cls)))))
    return _convex(shape, place) if isinstance(shape, Poly) else shape


def _array(by_tag: Mapping[str, type[Struct]], place: Place) -> Struct:
    """A list whose first item is the tag."""
    lengths = [1 + len(forms(cls)) for cls in by_tag.values()]
    kind, *_ = place.items(min(lengths), max(lengths))
    cls = by_tag[kind.word(by_tag, "unknown-step")]
    return cls(*_fields(cls, place.items(1 + len(forms(cls)), 1 + len(forms(cls)))[1:]))


def _fields(cls: type[Struct], places: list[Place]) -> list[Any]:
    return [_value(form, place) for form, place in zip(forms(cls).values(), places, strict=True)]


def _convex(polygon: Poly, place: Place) -> Poly:
    """DK-PHY-08 Made counter-clockwise, and refused if it is not convex."""
    corners = polygon.corners if area(polygon.corners) >= 0 else polygon.corners[::-1]
    if not is_convex(corners):
        raise place.bad("not-convex", "DK-PHY-08")
    return Poly(corners)


def _by_seat(cls: type[Entry], place: Place) -> tuple[Entry, ...]:
    """JSON has no numbers as keys: the seat stands there in quotes."""
    seats = [str(seat) for seat in range(SEATS)]
    for key, entry in place.entries().items():
        if key not in seats:
            raise entry.bad("unknown-seat", EXISTS, found=excerpt(key), legal=listing(seats))
    _, form = forms(cls).values()
    return tuple([cls(int(key), _value(form, entry)) for key, entry in place.entries().items()])


def _list(form: Form, place: Place) -> tuple[Any, ...]:
    hints = get_args(form.types[0])
    if hints[-1] is not ...:
        return tuple([_value(form_of(hint), item) for hint, item in zip(hints, place.items(len(hints), len(hints)), strict=True)])
    places, kind = place.items(form.bounds.get("min_length", 0), form.bounds.get("max_length", MANY)), form_of(hints[0])
    values = [_value(kind, item) for item in places]
    for number, value in enumerate(values) if "different" in form.extra else ():
        if value in values[:number]:
            raise places[number].bad("repeated-name", EXISTS, found=str(value))
    return tuple(values)


def _text(form: Form, place: Place) -> str:
    text, bounds = place.value, form.bounds
    if "legal" in form.extra:
        return place.word(form.extra["legal"], form.extra["key"], form.extra["rule"])
    if "pattern" in bounds:
        if not isinstance(text, str) or len(text) > bounds["max_length"] or not re.fullmatch(bounds["pattern"], text):
            raise place.bad("not-a-name", found=excerpt(text))
        return text
    if not isinstance(text, str):
        raise place.bad("not-a-text", found=excerpt(text))
    if len(text.strip()) < bounds.get("min_length", 0):
        raise place.bad("empty-text")
    if len(text) > bounds["max_length"]:
        raise place.bad("long-text", found=len(text), most=bounds["max_length"])
    return text


def _number(form: Form, place: Place) -> float:
    number, is_whole = place.value, form.types == (int,)
    if not isinstance(number, int if is_whole else int | float) or isinstance(number, bool):
        raise place.bad("not-whole" if is_whole else "not-a-number", found=excerpt(number))
    if not form.bounds["ge"] <= number <= form.bounds["le"]:  # neither is anything that is not a number at all
        raise place.bad("out-of-range", found=excerpt(number), least=form.bounds["ge"], most=form.bounds["le"])
    return number if is_whole else float(number)


def _yes_or_no(place: Place) -> bool:
    if not isinstance(place.value, bool):
        raise place.bad("not-yes-or-no", found=excerpt(place.value))
    return place.value


def _instead(place: Place, rule: str) -> str:
    if not _yes_or_no(place):
        raise place.bad("unknown-word", rule, found="false", legal="true")
    return ""
