"""Names and words are made clean, and names are told apart."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.kernel import Illegal
from parlour.table.names import LONGEST_NAME, LONGEST_TEXT, clean_name, clean_text, look_alike


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ann", "Ann"),
        ("  Анна \t Мария\n", "Анна Мария"),
        ("An\u200bn\u2060a\ufeff", "Anna"),
        ("\u202eadmin\u202c", "admin"),
        ("Zoe\u0308", "Zoë"),
        ("a\u0007b", "ab"),
        ("z" + "\u0301" * 20, "\u017a\u0301\u0301"),
        ("half \ud83d of a letter", "half of a letter"),
        ("x\u2028y", "x y"),
        ("\u3164Ann\u2800", "Ann"),
    ],
)
def test_a_name_is_shown_clean(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown


@pytest.mark.parametrize("typed", ["", "   ", "\u200b\u200d", "\u202e", "\x00", "\u3164", "\u0301", "\u0301 \ufe0f"])
def test_what_cannot_be_seen_is_no_name_and_says_nothing(typed: str) -> None:
    assert clean_name(typed) == ""
    with pytest.raises(Illegal) as caught:
        clean_text(typed)
    assert caught.value.key == "text-empty"


def test_too_much_is_refused_and_not_cut() -> None:
    assert clean_name("n" * LONGEST_NAME) == "n" * LONGEST_NAME
    assert clean_text("n" * LONGEST_TEXT) == "n" * LONGEST_TEXT
    for clean, longest, key in ((clean_name, LONGEST_NAME, "name-long"), (clean_text, LONGEST_TEXT, "text-long")):
        with pytest.raises(Illegal) as caught:
            clean("n" * (longest + 1))
        assert caught.value.key == key


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ann"), ("Ann", "Аnn"), ("Bob", "Вob"), ("Bob", "b0b"), ("Nick", "Νick"), ("Ivan", "Iνan"), ("Bill", "BiII"),
        ("Bill", "Bi1l"), ("Анна", "Aннa"), ("Анна", "АННА"), ("Zoe", "Zoë"), ("Ann", "A n n"), ("Ann", "Ann."),
        ("modern", "rnodem"),        ("Пётр", "Петр"), ("Hope", "Норе"), ("Зоя", "3оя"), ("Straße", "STRASSE"),
    ],
)  # fmt: skip
def test_names_that_look_alike_are_alike(one: str, other: str) -> None:
    assert look_alike(one, other)
    assert look_alike(other, one)


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Anna"), ("Bob", "Rob"), ("Иван", "Анна"), ("Zoe", "Зоя"), ("...", "!!!"), ("😀", "😺")]
)
def test_names_that_do_not_look_alike_are_different(one: str, other: str) -> None:
    assert not look_alike(one, other)


@given(st.text())
def test_cleaning_twice_changes_nothing_and_nothing_hidden_is_left(typed: str) -> None:
    try:
        said = clean_text(typed)
    except Illegal:
        return
    assert clean_text(said) == said
    assert said == said.strip()
    assert said.isprintable() or not any(
        each < " " or "\u200b" <= each <= "\u200f" or "\u202a" <= each <= "\u202e" for each in said
    )
    said.encode()


@given(st.text(min_size=1))
def test_every_name_is_like_itself(name: str) -> None:
    assert look_alike(name, name)
