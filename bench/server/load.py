"""Plays random games at many tables of our server at once, two sockets a table; run as a program of its own.

Prints "begun" when it begins to count, then one line of JSON. An action is acknowledged with the server's `done`.
"""

import asyncio
import json
import sys
from collections.abc import Callable
from random import Random
from time import perf_counter, process_time
from typing import Any

import uvloop
from msgspec.json import encode

from bench.server.guest import Guest, tables_for_two
from bench.server.plan import Plan
from bench.server.trouble import Watchman
from parlour.cli.line import Done, Gone, Line, Refused, Update, Welcome, decode
from parlour.server.messages import Do, Leave, Watch
from parlour.table import Act

GAME = "skirmish"


class Tally:
    """The acknowledged actions of all, while they count."""

    def __init__(self, plan: Plan) -> None:
        self.counts = [0] * plan.windows
        self.latencies: list[float] = []
        self._window = plan.window
        self._began = float("inf")

    def begin(self) -> None:
        self._began = perf_counter()

    def add(self, since: float) -> None:
        """An action was acknowledged just now, which was sent then."""
        now = perf_counter()
        window = (now - self._began) // self._window
        if 0 <= window < len(self.counts):
            self.counts[int(window)] += 1
            self.latencies.append(now - since)

    def milliseconds(self, share: float) -> float:
        """The time within which this share of the actions was acknowledged."""
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000


class Pair:
    """Two players with a socket each, who play one game after another."""

    def __init__(self, plan: Plan, tally: Tally, tables: list[str], fail: Callable[[str], None], rng: Random) -> None:
        self._plan, self._tally, self._fail, self._rng = plan, tally, fail, rng
        self._tables = iter(tables)
        self._table = ""
        self._sent: dict[str, float] = {}  # the actions in flight: since when
        self._answered = 0  # the question that was answered last
        self._over = False
        self.lines: list[Line] = []
        self.due = 0.0

    def begin(self) -> None:
        """Both go to their next table."""
        former, self._table = self._table, next(self._tables, "")
        if not self._table:
            self._fail("the players are out of games")
        self._answered, self._over = 0, False
        for line in self.lines:
            if former:
                line.say(encode(Leave(former)))
            line.say(encode(Watch(self._table)))

    def hear(self, seat: int, message: bytes) -> None:
        match decode(message):
            case Done(id=id):
                self._tally.add(self._sent.pop(id))
            case Update(table=table) as update if table == self._table:
                self._see(seat, update)
            case Refused(key=key):
                self._fail(f"refused: {key}")
            case Gone():
                self._fail("the table is gone")
            case Welcome() | Update():
                pass
        if self._over and not self._sent:
            self.begin()

    def _see(self, seat: int, update: Update) -> None:
        self._over = self._over or update.state.stage == "over"
        decision = update.views[str(seat)].decision
        asked = update.state.asked.get(str(seat), 0)
        if decision is None or self._over or asked <= self._answered:
            return
        self._answered = asked
        self._send_in_time(Do(f"a{asked}", self._table, Act(seat, asked, self._rng.choice(decision.options))))

    def _send_in_time(self, answer: Do) -> None:
        if self._plan.rate is None:
            return self._send(answer)
        due, self.due = self.due, self.due + 1 / self._plan.rate
        # who is ready before the moment counts from sending; who was kept waiting beyond it counts from the moment
        if (wait := due - perf_counter()) > 0:
            asyncio.get_running_loop().call_later(wait, self._send, answer)
        else:
            self._send(answer, due)

    def _send(self, answer: Do, since: float | None = None) -> None:
        assert isinstance(answer.command, Act)
        self._sent[answer.id] = perf_counter() if since is None else since
        self.lines[answer.command.seat].say(encode(answer))


async def measure_load(port: int, plan: Plan) -> dict[str, Any]:
    """Everybody comes, plays, and is counted."""
    watchman, tally = Watchman(), Tally(plan)
    pairs = [await watchman.unless(_seated(port, number, plan, tally, watchman)) for number in range(plan.tables)]
    first = perf_counter()
    for number, pair in enumerate(pairs):
        pair.due = first + number / plan.tables / (plan.rate or 1)
        pair.begin()
    await watchman.unless(asyncio.sleep(plan.warm))
    print("begun", flush=True)
    tally.begin()
    began, spent = perf_counter(), process_time()
    await watchman.unless(asyncio.sleep(plan.windows * plan.window))
    busy = (process_time() - spent) / (perf_counter() - began)
    p50, p99 = tally.milliseconds(0.5), tally.milliseconds(0.99)
    return {"counts": tally.counts, "window": plan.window, "p50": p50, "p99": p99, "busy": busy}


async def _seated(port: int, number: int, plan: Plan, tally: Tally, watchman: Watchman) -> Pair:
    host, other, tables = await asyncio.to_thread(tables_for_two, port, number, GAME, plan.games)
    pair = Pair(plan, tally, tables, watchman.call, Random(number))

    async def line(seat: int, guest: Guest) -> Line:
        return await guest.connect(lambda message: pair.hear(seat, message), watchman.call)

    pair.lines = [await line(0, host), await line(1, other)]
    return pair


if __name__ == "__main__":
    given = json.loads(sys.argv[1])
    print(json.dumps(uvloop.run(measure_load(given.pop("port"), Plan(**given)))), flush=True)
