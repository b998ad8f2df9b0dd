"""The charts of a report."""

from xml.etree import ElementTree

from hypothesis import given
from hypothesis import strategies as st

from parlour.lab.arena.bootstrap import Interval
from parlour.lab.arena.charts import MAX_BARS, SHARES, axis, bar, bin_counts, histogram, scale_for, whiskers


def attributes(svg: str, tag: str, name: str) -> list[str]:
    return [element.attrib[name] for element in ElementTree.fromstring(svg).iter(tag)]


@given(st.floats(-3000, 3000), st.floats(0, 3000))
def test_a_scale_holds_what_it_is_for(low: float, width: float) -> None:
    scale = scale_for(low, low + width)
    unseen = scale.step / 1000
    assert scale.low - unseen <= low and low + width <= scale.high + unseen
    assert 2 <= len(scale.marks) <= 12
    assert abs(scale.marks[-1] - scale.high) < unseen


@given(st.lists(st.integers(1, 5000), min_size=1, max_size=60))
def test_a_histogram_counts_everything_once(values: list[int]) -> None:
    scale, counts = bin_counts(values)
    assert sum(counts) == len(values) and len(counts) <= MAX_BARS + 2
    assert len(scale.marks) == len(counts) + 1
    assert len(attributes(histogram(values, "label"), "rect", "x")) == sum(count > 0 for count in counts)


def test_things_stand_where_their_numbers_are() -> None:
    assert attributes(whiskers(SHARES, 0.25, Interval(0.1, 0.4), "label"), "circle", "cx") == ["25.00%"]
    assert attributes(bar(0.6, Interval(0.5, 0.7), 0.5, "label"), "rect", "width") == ["60.00%"]
    assert attributes(axis(SHARES, ["0", "", "half", "", "all"]), "text", "x") == [
        "0.00%",
        "25.00%",
        "50.00%",
        "75.00%",
        "100.00%",
    ]


def test_a_label_may_hold_any_sign() -> None:
    svg = bar(0.6, Interval(0.5, 0.7), 0.5, "<a> & \"b\" 'c'")
    assert ElementTree.fromstring(svg).attrib["aria-label"] == "<a> & \"b\" 'c'"
