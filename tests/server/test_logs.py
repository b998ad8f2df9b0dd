"""The log: when something happened, once for each kind of trouble, and never what was being written."""

import logging
import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest

from parlour.server.identity import player_of
from parlour.server.logs import QUIET_SECONDS, LineFormatter, RepeatFilter
from parlour.server.store import NotSaved, Store, Write
from parlour.server.store.rows import EntryRow
from tests.server.house import ME, decided, opened, settings
from tests.server.test_outages import TOO, full
from tests.server.test_store import new, with_store


class Log:
    """A log that is written to memory, with a clock that moves only when it is told to."""

    def __init__(self, name: str) -> None:
        self.now = 0.0
        self.stream = StringIO()
        self.handler = logging.StreamHandler(self.stream)
        self.handler.setFormatter(LineFormatter())
        self.handler.addFilter(RepeatFilter(lambda: self.now))
        self.logger = logging.getLogger(name)
        self.logger.addHandler(self.handler)

    @property
    def lines(self) -> list[str]:
        """What was written."""
        return self.stream.getvalue().splitlines()


@pytest.fixture
def log() -> Iterator[Log]:
    """What all parts of the server write."""
    written = Log("parlour")
    yield written
    written.logger.removeHandler(written.handler)


def test_a_line_says_when_and_where(log: Log) -> None:
    log.logger.warning("something about %s", "tables")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d{4} WARNING parlour: something about tables", log.lines[0])


def test_of_a_kind_of_trouble_one_line_is_written_and_the_rest_counted(log: Log) -> None:
    for number in range(1000):
        log.logger.warning("table %s was not saved: %s", number, "disk full")
    log.logger.warning("table %s was not saved: %s", 7, "file lost")
    log.logger.warning("something else")
    told = ["table 0 was not saved: disk full", "table 7 was not saved: file lost", "something else"]
    assert [line.split(": ", 1)[1] for line in log.lines] == told
    log.now += QUIET_SECONDS
    log.logger.warning("table %s was not saved: %s", "t", "disk full")
    assert log.lines[-1].endswith("table t was not saved: disk full (and 999 more like it before)")
    log.now += QUIET_SECONDS
    log.logger.warning("table %s was not saved: %s", "t", "disk full")
    assert log.lines[-1].endswith("table t was not saved: disk full")


def test_mistakes_of_our_own_are_all_told(log: Log) -> None:
    for table in ("a", "b", "a"):
        log.logger.error("table %s cannot be laid out", table)
    assert len(log.lines) == 2


def test_a_connection_that_broke_has_no_traceback() -> None:
    log = Log("sqlalchemy.pool")
    for number in range(5):
        try:
            raise OSError("gone")
        except OSError:
            log.logger.exception("Exception terminating connection %r", number)
    log.logger.removeHandler(log.handler)
    assert len(log.lines) == 1


def test_what_could_not_be_written_is_not_told(database: str, caplog: pytest.LogCaptureFixture) -> None:
    secret = EntryRow(1, 2.0, '"the secret answer"', "the-player", "c1")

    async def work(store: Store) -> str:
        await store.write(new("t"))
        with pytest.raises(NotSaved) as caught:
            await store.write(Write("t", (secret,)))
        shown = [str(caught.value), repr(caught.value)]
        cause = caught.value.__cause__
        assert cause is not None
        return "\n".join([*shown, str(cause)])

    told = with_store(database, work) + caplog.text
    assert "IntegrityError" in told or "Unique" in told
    assert "secret answer" not in told and "the-player" not in told


def test_an_outage_is_one_line_without_secrets(tmp_path: Path) -> None:
    database = tmp_path / "parlour.db"
    with opened(settings(database)) as house:
        log = Log("parlour")  # a server that starts sets up its own
        ann = house.guest()
        table, _ = ann.opens(ME, TOO)
        with ann.connected() as wire:
            update = wire.watches(table)
            action = decided(update)["decision"]["options"][0]
            with full(database):
                for _ in range(20):
                    assert wire.acts(table, update)["key"] == "not-saved"
            wire.acts(table, update)
    log.logger.removeHandler(log.handler)
    assert len(log.lines) == 1, log.lines
    assert "disk is full" in log.lines[0]
    assert action not in log.lines[0] and str(player_of(ann.cookie)) not in log.lines[0]
