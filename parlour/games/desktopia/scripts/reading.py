"""Reads a script from JSON-like data, strictly: whatever it does not know is refused, with where it stands."""

import json
from typing import Literal, get_args

from parlour.games.desktopia.content import CONTENT
from parlour.games.desktopia.scripts.conditions import Condition
from parlour.games.desktopia.scripts.format import (
    FIELD,
    Campaign,
    Carry,
    Field,
    Gain,
    Hand,
    Kind,
    Rituals,
    Script,
    Side,
    default_victory,
)
from parlour.games.desktopia.scripts.reading_pieces import (
    EXISTS,
    artifact_entry,
    object_entry,
    order,
    ritual,
    terrains,
    unit,
    zone,
)
from parlour.games.desktopia.scripts.reading_rules import MOST_SIDES, SEATS, condition, gain, modifier, rounds, seat, team
from parlour.games.desktopia.scripts.reading_steps import step
from parlour.games.desktopia.scripts.refusals import KEYS, BadScript
from parlour.games.desktopia.scripts.values import FORMAT, STORY, TITLE, Fields, Value
from parlour.games.desktopia.scripts.writing import plain

LARGEST = 200_000  # characters of a script; the longest of the book has some five thousand
SHORTEST_SIDE, LONGEST_SIDE = 600, 1400

REQUIRED = ("id", "title_en", "title_ru", "players", "sides")
STORIES = ("intro_en", "intro_ru", "task_en", "task_ru", "hint_en", "hint_ru")
OPTIONAL = (
    *STORIES,
    *("kind", "difficulty", "field", "first_player", "terrain", "zones", "artifacts", "objects", "rituals", "victory"),
    *("special_rules", "actions_per_turn", "round_limit", "steadiness", "campaign", "solution"),
)


def read_text(text: str) -> Script:
    """The script that is written in JSON; raises BadScript."""
    return read(parsed(text))


def read(plain: object) -> Script:
    """The script that JSON-like data stand for; raises BadScript. Whether it can be played is asked by `check`."""
    found = Value(plain).fields(REQUIRED, OPTIONAL)
    sides = tuple([_side(each) for each in found["sides"].items(1, MOST_SIDES)])
    return Script(
        id=found["id"].name(),
        title_en=found["title_en"].text(TITLE, least=1),
        title_ru=found["title_ru"].text(TITLE, least=1),
        players=found["players"].whole(1, SEATS),
        sides=sides,
        victory=_victory(found, sides),
        kind=_kind(found),
        intro_en=found.text("intro_en", STORY),
        intro_ru=found.text("intro_ru", STORY),
        task_en=found.text("task_en", STORY),
        task_ru=found.text("task_ru", STORY),
        hint_en=found.text("hint_en", STORY),
        hint_ru=found.text("hint_ru", STORY),
        difficulty=found["difficulty"].whole(1, 3) if "difficulty" in found else None,
        field=_field(found["field"]) if "field" in found else FIELD,
        first_player=_first_player(found["first_player"]) if "first_player" in found else None,
        terrain=terrains(found["terrain"]) if "terrain" in found else (),
        zones=tuple([zone(each) for each in _list(found, "zones")]),
        artifacts=tuple([artifact_entry(each) for each in _list(found, "artifacts")]),
        objects=tuple([object_entry(each) for each in _list(found, "objects")]),
        rituals=_rituals(found["rituals"]) if "rituals" in found else Rituals(),
        special_rules=tuple([modifier(each) for each in _list(found, "special_rules")]),
        actions_per_turn=found["actions_per_turn"].whole(1, 6) if "actions_per_turn" in found else 3,
        round_limit=_round_limit(found["round_limit"]) if "round_limit" in found else 30,
        steadiness=_steadiness(found["steadiness"]) if "steadiness" in found else None,
        campaign=_campaign(found["campaign"]) if "campaign" in found else None,
        solution=tuple([step(each) for each in _list(found, "solution")]),
    )


def parsed(text: str, largest: int = LARGEST) -> object:
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
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for number, key in enumerate(keys) if key in keys[:number])
        raise BadScript("repeated-key", twice, FORMAT, found=twice)
    return found


def _side(value: Value) -> Side:
    found = value.by("DK-SCR-14").fields(("seat", "team", "orders", "control", "squad"))
    orders = tuple([order(each) for each in found["orders"].items(1, 4)])
    for number, name in enumerate(orders):
        if name in orders[:number]:
            raise Value(None, f"{found['orders'].where}[{number}]", EXISTS).bad("repeated-name", found=name)
    return Side(
        found["seat"].whole(0, MOST_SIDES - 1),
        team(found["team"]),
        orders,
        "player" if found["control"].word(("player", "passive")) == "player" else "passive",
        tuple([unit(each) for each in found["squad"].items(1)]),
    )


def _victory(found: Fields, sides: tuple[Side, ...]) -> tuple[Condition, ...]:
    """SB-F-09 Without the key, each team has to eliminate all."""
    if "victory" not in found:
        return default_victory(sides)
    return tuple([condition(each) for each in found["victory"].items(1)])


def _kind(found: Fields) -> Kind:
    match found["kind"].word(get_args(Kind)) if "kind" in found else "battle":
        case "etude":
            return "etude"
        case "campaign_battle":
            return "campaign_battle"
    return "battle"


def _list(found: Fields, key: str) -> tuple[Value, ...]:
    return found[key].items() if key in found else ()


def _field(value: Value) -> Field:
    found = value.fields((), ("w", "h"))
    w, h = found.get("w"), found.get("h")
    return Field(_long(w) if w else FIELD.w, _long(h) if h else FIELD.h)


def _long(value: Value) -> float:
    return value.number(SHORTEST_SIDE, LONGEST_SIDE)


def _first_player(value: Value) -> int | None:
    return None if value.what == "draw" else seat(value)


def _rituals(value: Value) -> Rituals:
    found = value.fields(("enabled",), ("hands", "draw"))
    return Rituals(
        found["enabled"].yes(),
        tuple([_hand(name, each) for name, each in found["hands"].entries().items()]) if "hands" in found else (),
        "none" if "draw" in found and found["draw"].word(("standard", "none")) == "none" else "standard",
    )


def _hand(name: str, value: Value) -> Hand:
    """JSON has no numbers as keys: the seat stands there in quotes."""
    if name not in map(str, range(SEATS)):
        raise value.bad("unknown-seat", EXISTS, found=name)
    return Hand(int(name), tuple([ritual(each) for each in value.items(1, 12)]))


def _round_limit(value: Value) -> int | None:
    return None if value.what is None else rounds(value)


def _steadiness(value: Value) -> int | None:
    return None if value.what is None else value.whole(0, 100)


def _campaign(value: Value) -> Campaign:
    found = value.fields(("id", "index"), ("carry",))
    carry = found["carry"].items() if "carry" in found else ()
    return Campaign(found["id"].name(), found["index"].whole(0, 63), tuple([_carry(each) for each in carry]))


def _carry(value: Value) -> Carry:
    found = value.by("DK-SCR-09").fields(("for", "gain"), ("if_alive", "if_seat"))
    receiver = found["for"]
    return Carry(
        seat(receiver) if isinstance(receiver.what, int) else _result(receiver),
        _gain(found["gain"]),
        found.name("if_alive"),
        seat(found["if_seat"]) if "if_seat" in found else None,
    )


def _result(value: Value) -> Literal["winner", "loser"]:
    return "winner" if value.word(("winner", "loser")) == "winner" else "loser"


def _gain(value: Value) -> Gain:
    """SB-F-01 The type tells a recruit from a special rule."""
    kind = value.entries().get("type")
    return unit(value) if kind is not None and isinstance(kind.what, str) and kind.what in CONTENT.characters else gain(value)


__all__ = ["KEYS", "BadScript", "parsed", "plain", "read", "read_text"]
