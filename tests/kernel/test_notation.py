"""Actions in one line: printing and parsing are inverse."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from parlour.kernel import Action, Illegal, notation, parse

names = some.from_regex(r"[a-z][a-z0-9_-]{0,8}", fullmatch=True)
words = names | some.integers(-(10**15), 10**15) | some.integers(0, 36000).map(lambda n: n / 100)
actions = words | some.lists(words, min_size=2, max_size=6).map(tuple)


@given(actions)
def test_what_is_printed_is_parsed_back(action: Action) -> None:
    again = parse(notation(action))
    assert again == action
    assert notation(again) == notation(action)


@given(some.text(max_size=40))
def test_a_text_prints_back_as_itself_or_is_refused(text: str) -> None:
    try:
        action = parse(text)
    except Illegal:
        return
    assert notation(action) == text


@pytest.mark.parametrize(
    "bad", ["", " ", "a  b", "a b ", "01", "1.50", "+1", "1e5", "-0", "1_000", "a\tb", "a\nb", "nan", "9" * 40]
)
def test_sloppy_texts_are_refused(bad: str) -> None:
    if bad == "nan":
        assert parse(bad) == "nan"
        return
    with pytest.raises(Illegal):
        parse(bad)


@pytest.mark.parametrize(("bad", "key"), [(None, "not-text"), (7, "not-text"), (b"hold", "not-text"), ("x" * 3000, "too-long")])
def test_what_is_no_line_of_text_is_refused(bad: object, key: str) -> None:
    with pytest.raises(Illegal) as caught:
        parse(bad)
    assert caught.value.key == key
