"""A short `make chaos`, and whether its checks would find anything."""

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from tests.chaos import GROUNDS, check, check_views, open_table, survive
from tests.server.house import opened, settings

FAULTS = 20


@pytest.mark.parametrize("name", GROUNDS)
def test_nothing_is_lost_whatever_breaks(name: str) -> None:
    with TemporaryDirectory() as folder:  # other runs of pytest close its own folders to the user of PostgreSQL
        ground = GROUNDS[name](Path(folder), Random(2))
        try:
            assert survive(ground, FAULTS) > 2 * FAULTS
        finally:
            ground.close()
    assert ground.done.total() == FAULTS and len(ground.done) > 4


def test_what_is_lost_done_twice_or_never_sent_would_be_found(tmp_path: Path) -> None:
    database = str(tmp_path / "parlour.db")
    with opened(settings(database)) as house:
        player = open_table([house], "examples.skirmish", 1)
        with player.guest.connected() as wire:
            update = player.follow(wire)
            for _ in range(5):
                player.answers(wire, update)
                update = player.catches_up(wire)
        assert check([player], database) == 5 and check_views([player], database) == 2
        (id, number), *_ = player.acknowledged.items()
        faults = {
            "acknowledged and not in the log": {**player.acknowledged, "c99": 99},
            "acknowledged and not in the log: {'c0'": {**player.acknowledged, id: number + 1},
            "in the log and never sent": {key: at for key, at in player.acknowledged.items() if key != id},
        }
        whole = player.acknowledged
        for said, acknowledged in faults.items():
            player.acknowledged = acknowledged
            with pytest.raises(AssertionError, match=said):
                check([player], database)
        player.acknowledged = whole
        player.news.remove(number)
        with pytest.raises(AssertionError, match="not every entry was heard once"):
            check([player], database)
