"""How many ways there are to go on from fixed positions: one number guards a whole chapter."""

import pytest

from parlour.games.horde.tests.more_situations import turn_of
from parlour.games.horde.tests.situations import play
from tests.counts import count

MISSES = [1, 6] * 8
MELEE = "rus_axe1 f5, rus_zmey g6, rus_archer1 f4, sm_raider1 f6, sm_tracker1 f7, sm_khutulun e6, sm_shortbow1 e5"
SIEGE = "nm_thief1 d6, nm_longbow1 e5, nm_scout c5, rus_axe1 d5, china_ambusher c3, china_wanyan c4, sm_poisoner e6"
CROWD = "china_dragon f5, china_sapper1 f6, china_crossbow1 e4, sm_raider1 f7, sm_mogoi e6, sm_genghis g7"


@pytest.mark.parametrize(
    ("faction", "units", "mode", "given", "counts"),
    [
        ("rus", MELEE, "skirmish", (), (5, 47, 189)),
        ("north_mongolia", SIEGE, "conquest", ("activate nm_thief1",), (11, 174, 894)),
        ("south_mongolia", CROWD, "hold_the_border", ("activate sm_raider1", "attack china_sapper1"), (2, 8, 81)),
    ],
    ids=["a melee", "a siege with a theft to come", "in the midst of an attack"],
)
def test_the_number_of_sequences_of_one_two_and_three_answers(
    faction: str, units: str, mode: str, given: tuple[str, ...], counts: tuple[int, int, int]
) -> None:
    match = turn_of(faction, units, mode=mode, dice=MISSES, disguised=("nm_scout",) if "nm_scout" in units else ())
    play(match, *given)
    assert tuple(count(match, answers) for answers in (1, 2, 3)) == counts
