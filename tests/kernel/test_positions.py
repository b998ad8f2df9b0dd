"""Positions: fields, copies, and what they refuse."""

from typing import Annotated

import pytest

from parlour.kernel import DERIVED, Position


class Board(Position):
    """A field of each kind."""

    turn: int
    units: dict[str, int]
    track: list[int]
    marks: set[str]
    raw: bytearray
    order: tuple[int, ...]
    sum_of_track: Annotated[list[int], DERIVED]

    def derive(self) -> None:
        self.sum_of_track = [sum(self.track)]


def board() -> Board:
    return Board(2, None, turn=1, units={"a": 1}, track=[1, 2], marks={"x"}, raw=bytearray(b"ab"), order=(0, 1))


def test_a_copy_shares_no_container() -> None:
    one = board()
    other = one.copy()
    other.units["b"] = 2
    other.track.append(3)
    other.marks.add("y")
    other.raw[0] = 7
    other.sum_of_track[0] = 99
    other.turn = 5
    assert (one.units, one.track, one.marks, one.raw, one.turn) == ({"a": 1}, [1, 2], {"x"}, bytearray(b"ab"), 1)
    assert one.sum_of_track == [3]


def test_a_field_that_was_not_declared_cannot_be_set() -> None:
    with pytest.raises(AttributeError):
        board().nonsense = 1  # type: ignore[attr-defined]


def test_every_declared_field_must_be_given() -> None:
    with pytest.raises(AssertionError, match="missing"):
        Board(2, None, turn=1)


def test_a_container_inside_a_container_is_refused() -> None:
    with pytest.raises(TypeError, match="container inside a container"):

        class Nested(Position):
            rows: list[list[int]]


def test_fields_are_inherited() -> None:
    class More(Board):
        extra: list[int]

    one = More(2, None, turn=1, units={}, track=[], marks=set(), raw=bytearray(), order=(), extra=[1])
    other = one.copy()
    other.extra.append(2)
    other.track.append(1)
    assert (one.extra, one.track) == ([1], [])
