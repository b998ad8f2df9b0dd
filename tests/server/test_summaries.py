"""A table in the list of a player."""

import pytest

from parlour.server.http.tables import my_table
from parlour.server.store import TableRow


@pytest.mark.parametrize(
    ("player", "stage", "mine", "my_turn"),
    [
        ("ann", "playing", (0, 2), True),
        ("bob", "playing", (1,), False),  # a bot stands in for him
        ("eve", "playing", (3,), False),  # nobody asks her
        ("ann", "paused", (0, 2), False),
        ("ann", "over", (0, 2), False),
        ("zoe", "playing", (), False),
    ],
)
def test_it_is_ones_turn_if_one_must_answer_oneself(player: str, stage: str, mine: tuple[int, ...], my_turn: bool) -> None:
    summary = (
        '{"options":{},"names":["Ann","Bob","Ann 2","Eve"],"levels":["","greedy","",""],'
        '"players":["ann","bob","ann","eve"],"asked":[0,1],"result":null}'
    )
    row = TableRow("t", "horde", "played", "ann", "", 1.0, 2.0, stage, None, summary)
    listed = my_table(row, player)
    assert (listed.mine, listed.my_turn, listed.stage) == (mine, my_turn, stage)
    assert listed.levels == ("", "skilled", "", ""), "what the level is called today"
