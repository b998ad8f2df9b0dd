"""Several thoughts about one view make one: tries add up, and who was tried too little is not trusted."""

import pytest

from parlour.bots import RatedAnswer, Thought, ThoughtStep, bare_thought, merge_thoughts


def thought(*rated: RatedAnswer, looked: int = 100) -> Thought:
    """A thought whose first answer is its choice."""
    chosen = rated[0]
    line = (ThoughtStep(0, "ask", chosen.action),)
    return Thought(chosen.action, chosen.expected, rated, line, None, None, looked, looked / 50, ())


def test_tries_add_up_and_the_best_of_all_is_taken() -> None:
    one = thought(RatedAnswer("a", 0.6, 60), RatedAnswer("b", 0.5, 40))
    other = thought(RatedAnswer("b", 0.8, 60), RatedAnswer("a", 0.4, 40))
    both = merge_thoughts([one, other])
    assert both.action == "b"
    assert {each.action: (round(each.expected, 3), each.tries) for each in both.rated} == {"a": (0.52, 100), "b": (0.68, 100)}
    assert both.line == other.line
    assert (both.looked, both.seconds) == (200, 2.0)


def test_luck_in_a_few_tries_does_not_win() -> None:
    both = merge_thoughts(
        [
            thought(RatedAnswer("a", 0.6, 60), RatedAnswer("c", 1.0, 3)),
            thought(RatedAnswer("a", 0.6, 60), RatedAnswer("b", 0.5, 40)),
        ]
    )
    assert [each.action for each in both.rated] == ["a", "c", "b"]


def test_an_answer_that_nobody_chose_alone_has_no_line() -> None:
    both = merge_thoughts(
        [
            thought(RatedAnswer("a", 0.9, 40), RatedAnswer("b", 0.8, 50)),
            thought(RatedAnswer("c", 0.9, 40), RatedAnswer("b", 0.8, 50)),
        ]
    )
    assert (both.action, both.line, both.fear) == ("b", (), None)
    assert both.expected == pytest.approx(0.8)


def test_those_who_did_not_look_agree() -> None:
    assert merge_thoughts([bare_thought("pass"), bare_thought("pass")]) == bare_thought("pass")
