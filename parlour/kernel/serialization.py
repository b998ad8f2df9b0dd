"""A position in the middle of a rule as JSON, and back: nothing of it is lost."""

import json
from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any, get_args

from parlour.kernel.chance import Given, Keyed, Source
from parlour.kernel.codec import decode, encode
from parlour.kernel.errors import BadRecord, ParlourError
from parlour.kernel.game import Game, Terms
from parlour.kernel.position import NO_SEALS, Position, container
from parlour.kernel.rules import RULES, Frame
from parlour.kernel.run import END, open_question
from parlour.kernel.zones import Card

FORMAT = "parlour-position/1"


def save(game: Game, terms: Terms, position: Position) -> dict[str, Any]:
    """Everything about the position but the story so far, JSON-ready."""
    return {
        "format": FORMAT,
        "game": game.id,
        "rules": game.version,
        "terms": plain_terms(terms),
        "table": {name: plain_field(getattr(position, name)) for name in position.fields},
        "frames": plain_frames(position.stack),
        "sealed": {str(seat): encode(action) for seat, action in position.sealed.items()},
        "seen": dict(sorted(position.seen.items())),
        "source": _plain_source(position.source),
        "drawn": position.draws,
        "shown": position.shown,
        "outcome": encode(position.outcome),
    }


def load(game: Game, data: Mapping[str, Any]) -> tuple[Terms, Position]:
    """The position that was saved, with its open question."""
    try:
        if data["format"] != FORMAT or data["game"] != game.id or data["rules"] != game.version:
            raise BadRecord(f"not a position of {game.id}, version {game.version}")
        terms = terms_from(game, data["terms"])
        position = bare(game, terms, data["table"], field_from)
        position.stack = frames_from(data["frames"])
        position.sealed = {int(seat): decode(action) for seat, action in data["sealed"].items()} or NO_SEALS
        position.seen = {Card(card): int(seats) for card, seats in data["seen"].items()}
        position.source = _source_from(data["source"])
        position.draws = int(data["drawn"])
        position.shown = int(data["shown"])
        position.outcome = decode(data["outcome"])
        position.derive()
        open_question(position)
    except BadRecord:
        raise
    except (ParlourError, LookupError, TypeError, ValueError, AttributeError) as error:
        raise BadRecord(f"damaged position: {type(error).__name__}: {str(error)[:120]}") from error
    return terms, position


def digest(data: Any) -> str:
    """The same data has the same digest, everywhere."""
    return sha256(canonical(data)).hexdigest()


def canonical(data: Any) -> bytes:
    """JSON in one form only."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False).encode()


def plain_terms(terms: Terms) -> dict[str, Any]:
    plain: dict[str, Any] = {"seats": terms.seats, "options": dict(terms.options)}
    if terms.changes:
        plain["changes"] = {name: encode(value) for name, value in terms.changes.items()}
    return plain


def terms_from(game: Game, data: Mapping[str, Any]) -> Terms:
    """Terms read back, checked like new ones."""
    changes = {str(name): decode(value) for name, value in data.get("changes", {}).items()}
    if data["seats"] is None or not isinstance(data["options"], Mapping):
        raise BadRecord("terms without seats or options")
    terms = game.terms(data["seats"], data["options"], changes)
    if dict(terms.options) != dict(data["options"]):
        raise BadRecord(f"terms without the options {', '.join(terms.options)}")
    return terms


def plain_field(value: Any) -> Any:
    """A field of a position, JSON-ready: its container, then frozen values."""
    if isinstance(value, dict):
        return {str(key): encode(item) for key, item in value.items()}
    if isinstance(value, set):
        return [encode(item) for item in sorted(value)]
    if isinstance(value, list | bytearray):
        return [encode(item) for item in value]
    return encode(value)


def field_from(hint: Any, data: Any) -> Any:
    """A field of a position, by its declared type."""
    kind = container(hint)
    if kind is dict:
        key = int if get_args(hint) and _is_int(get_args(hint)[0]) else str
        return {key(name): decode(item) for name, item in data.items()}
    return decode(data) if kind is None else kind([decode(item) for item in data])


def bare(game: Game, terms: Terms, table: Mapping[str, Any], read: Callable[[Any, Any], Any]) -> Position:
    """A position with these fields and nothing in progress."""
    position: Position = game.table(terms)
    if set(table) != set(position.fields):
        raise BadRecord(f"other fields than a position of {game.id} has")
    for name, hint in position.fields.items():
        setattr(position, name, read(hint, table[name]))
    return position


def plain_frames(stack: Frame | None) -> list[Any]:
    """The rules in progress, innermost first: [rule, block, local values]."""
    frames = []
    while stack is not None and stack[0] is not END[0]:
        step, at, held, stack = stack
        rule = step.rule  # type: ignore[attr-defined]
        frames.append([rule.name, at, {name: encode(value) for name, value in zip(rule.locals[at], held, strict=True)}])
    return frames


def frames_from(frames: list[Any]) -> Frame | None:
    stack: Frame | None = END if frames else None
    for name, at, held in reversed(frames):
        rule = RULES.get(name)
        if rule is None or at not in rule.locals or set(held) != set(rule.locals[at]):
            raise BadRecord(f"no rule {str(name)[:80]} waits there")
        stack = (rule.step, at, tuple([decode(held[local]) for local in rule.locals[at]]), stack)
    return stack


def _plain_source(source: Source | None) -> Any:
    match source:
        case None:
            return None
        case Keyed(key):
            return {"key": key.hex()}
        case Given(answers, first):
            return {"given": encode(answers), "first": first}
    raise TypeError(f"a position with a {type(source).__name__} source of chance cannot be saved")


def _source_from(data: Any) -> Source | None:
    if data is None:
        return None
    return Keyed(bytes.fromhex(data["key"])) if "key" in data else Given(decode(data["given"]), data["first"])


def _is_int(hint: Any) -> bool:
    return hint is int or getattr(hint, "__supertype__", None) is int
