"""The types of a game for its screen say what a scene, the content and the events of that game hold."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Any, Literal, NamedTuple, Never, NotRequired, TypedDict

import pytest

from examples.skirmish import GAME as SKIRMISH
from parlour.kernel import DERIVED, EVERYBODY, NOBODY, OWNER, PRIVATE, Card, Game, Pile, Position, Screen, Seat, Zone, plain
from parlour.server.protocol.game_types import Declarations, game_types


@plain
class Token(NamedTuple):
    """A token on the table."""

    hex: str
    strength: int  # 1 to 6


class Table(Position):
    """One game."""

    mode: Literal["short", "long"]
    tokens: dict[str, Token]  # by unit
    pair: Annotated[list[int], tuple[int, int]]
    secrets: Annotated[dict[Seat, int], PRIVATE]
    deck: Annotated[Pile, Zone(NOBODY)]
    hands: Annotated[dict[Seat, Pile], Zone(OWNER)]
    discard: Annotated[Pile, Zone(EVERYBODY)]
    count: Annotated[int, DERIVED]


@plain
class CardsDrawn(NamedTuple):
    """A seat drew cards."""

    seat: int
    cards: tuple[Card, ...]
    top: Card
    name: str | None


class Odds(NamedTuple):
    """The chances of an attack."""

    hit: float


class Facts(TypedDict):
    """How the game stands."""

    odds: dict[str, Annotated[dict[str, Any], Odds]]
    reach: NotRequired[list[str]]  # for a seat alone


class Content(NamedTuple):
    """What is printed."""

    tokens: Mapping[str, Token]


def facts(position: Position) -> Facts | dict[str, Never]:
    return {}


ANY: Game = SKIRMISH
SAMPLE = replace(
    ANY, position=Table, content=Content({}), words=replace(ANY.words, events=(CardsDrawn,)), screen=Screen(facts=facts)
)


def test_a_table_has_the_fields_of_its_position_and_hidden_cards_are_null() -> None:
    assert _declared("Table") == [
        'mode: "short" | "long";',
        "/** by unit */",
        "tokens: Record<string, Token>;",
        "pair: [number, number];",
        "secrets: Record<string, number | null>;",
        "deck: (string | null)[];",
        "hands: Record<string, (string | null)[]>;",
        "discard: string[];",
    ]
    assert _declared("Token") == ["hex: string;", "/** 1 to 6 */", "strength: number;"]


def test_an_event_bears_its_name_and_its_cards_may_be_hidden() -> None:
    assert _declared("CardsDrawn") == [
        'event: "cards-drawn";',
        "seat: number;",
        "cards: (string | null)[];",
        "top: string | null;",
        "name: string | null;",
    ]
    assert game_types(SAMPLE).endswith("export type TableEvent = CardsDrawn;\n")


def test_facts_are_what_the_game_declares() -> None:
    assert _declared("Facts") == ["odds: Record<string, Odds>;", "/** for a seat alone */", "reach?: string[];"]
    assert _declared("Odds") == ["hit: number;"]


def test_content_of_other_packages_is_unknown() -> None:
    assert Declarations().type_of(Mapping[str, Token], within="elsewhere.content") == "Record<string, unknown>"


def test_two_classes_of_one_name_are_refused() -> None:
    declarations = Declarations()
    declarations.type_of(Token)
    with pytest.raises(TypeError, match="both have a Token"):
        declarations.type_of(NamedTuple("Token", [("hex", str)]))


def test_what_has_no_type_in_typescript_is_refused() -> None:
    with pytest.raises(TypeError, match="no type in TypeScript"):
        Declarations().type_of(frozenset[str])


def _declared(name: str) -> list[str]:
    """The lines of one declaration."""
    _, _, rest = game_types(SAMPLE).partition(f"export type {name} = {{\n")
    return [line.strip() for line in rest.partition("};")[0].splitlines()]
