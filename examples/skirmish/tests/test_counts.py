"""How many ways there are to go on from fixed positions: one number guards a whole chapter."""

import pytest

from examples.skirmish.tests.situations import drawn, play
from parlour.kernel import Match

OPENING = "r1 a2, r2 a3, r3 a4, r4 a1, r5 a5, r6 b3, w1 i4, w2 i3, w3 i2, w4 i5, w5 i1, w6 h4"
MELEE = "r1 e2, r4 d3, r6 c4, w1 e3, w4 f3, w6 f5"
WOODS = "r1 e5, r5 g3, w2 e4, w3 d5, w5 c3"
MISSES = ((1, 1, 1), (1, 1, 1))


def count(match: Match, answers: int) -> int:
    """The number of sequences of so many answers."""
    if answers == 0:
        return 1
    found = 0
    for seat, decision in match.pending.items():
        for option in decision.options:
            following = match.copy()
            following.act(seat, option)
            found += count(following, answers - 1)
    return found


@pytest.mark.parametrize(
    ("units", "turn", "given", "counts"),
    [
        (OPENING, "red", (), (7, 67, 427)),
        (MELEE, "red", ("red activate r1", "red stay"), (2, 6, 50)),
        (WOODS, "white", (), (4, 53, 184)),
    ],
    ids=["opening", "in the midst of an attack", "around woods"],
)
def test_the_number_of_sequences_of_one_two_and_three_answers(
    units: str, turn: str, given: tuple[str, ...], counts: tuple[int, int, int]
) -> None:
    match = drawn(units, turn=turn, hands=("spur1 fury1", ""), dice=MISSES)
    play(match, *given)
    assert tuple(count(match, answers) for answers in (1, 2, 3)) == counts
