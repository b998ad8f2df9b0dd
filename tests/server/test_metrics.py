"""What the server tells of its own work, and to whom."""

import re
from pathlib import Path
from time import perf_counter

import pytest

from parlour.server.metrics import BUCKETS, Family, Histogram, write
from tests.server.house import ME, OPEN, House, Message, opened, settings

TOKEN = "a secret of the operator"


def numbers(text: str) -> dict[str, float]:
    """The samples by name and labels; every line must be one of the three kinds that Prometheus reads."""
    found = {}
    for line in text.splitlines():
        if re.fullmatch(r"# HELP [a-z_]+ .+|# TYPE [a-z_]+ (counter|gauge|histogram)", line):
            continue
        sample = re.fullmatch(r'([a-z_]+(?:\{(?:[a-z]+="(?:[^"\\\n]|\\.)*",?)+\})?) (-?[0-9.e+-]+)', line)
        assert sample is not None, line
        assert sample[1] not in found, f"{sample[1]} is told twice"
        found[sample[1]] = float(sample[2])
    return found


def told(house: House) -> dict[str, float]:
    answer = house.guest().get("/metrics")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return numbers(answer.text)


def test_what_happens_is_counted(tmp_path: Path) -> None:
    with opened(settings(tmp_path / "parlour.db")) as house:
        before = told(house)
        ann = house.guest()
        table, _ = ann.opens(ME, {"kind": "me", "name": "Also Ann"})
        with ann.connected() as wire:
            update = wire.watches(table)
            assert wire.acts(table, update)["message"] == "done"
            assert wire.does(table, "act", seat=0, asked=1, action="attack nobody")["message"] == "refused"
            during = told(house)
        assert during["parlour_sockets"] == during["parlour_tables_watched"] == during["parlour_tables_loaded"] == 1
        assert during["parlour_entries_total"] == before["parlour_entries_total"] + 2
        assert during['parlour_commands_total{answer="done"}'] == during['parlour_commands_total{answer="illegal"}'] == 1
        assert during["parlour_command_seconds_count"] == during['parlour_command_seconds_bucket{le="+Inf"}'] == 2
        assert during['parlour_requests_total{method="POST",route="/api/tables",status="201"}'] == 1
        assert during["parlour_ready"] == 1 and during["parlour_draining"] == during["parlour_not_saved_total"] == 0
        assert during["process_resident_memory_bytes"] > 1e7


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"X-Forwarded-For": "192.0.2.1"}, 403),
        ({"X-Forwarded-For": "127.0.0.1"}, 403),
        ({"X-Forwarded-For": "192.0.2.1", "Authorization": f"Bearer {TOKEN}"}, 200),
        ({"X-Forwarded-For": "192.0.2.1", "Authorization": "Bearer another"}, 403),
        ({"X-Forwarded-For": "192.0.2.1", "Authorization": f"Basic {TOKEN}"}, 403),
    ],
)
def test_only_this_machine_and_who_has_the_token_is_told(tmp_path: Path, headers: Message, status: int) -> None:
    with opened(settings(tmp_path / "parlour.db", metrics_token=TOKEN)) as house:
        assert house.guest().get("/metrics", headers=headers).status_code == status


def test_without_a_token_nobody_elsewhere_is_told(house: House) -> None:
    for given in ("", "Bearer"):
        refused = house.guest().get("/metrics", headers={"X-Forwarded-For": "192.0.2.1", "Authorization": given})
        assert (refused.status_code, refused.json()["key"]) == (403, "for-operators")


def test_nothing_is_told_of_who_plays(house: House) -> None:
    ann = house.guest()
    table, claim = ann.opens({"kind": "me", "name": "Annabella"}, OPEN)
    ann.get(f"/api/tables/{table}/nowhere/{claim}")
    text = house.guest().get("/metrics").text
    for secret in (table, claim, "Annabella", ann.cookie):
        assert secret and secret not in text


def test_a_histogram_counts_what_is_within_each_bound() -> None:
    histogram = Histogram()
    for seconds in (0.0, BUCKETS[0], BUCKETS[0] + 1e-9, 99.0):
        histogram.observe(seconds)
    found = numbers(write((), [("taken_seconds", "How long.", histogram)]))
    assert found['taken_seconds_bucket{le="0.001"}'] == 2 and found['taken_seconds_bucket{le="0.0025"}'] == 3
    assert found['taken_seconds_bucket{le="10.0"}'] == 3 and found['taken_seconds_bucket{le="+Inf"}'] == 4
    assert found["taken_seconds_count"] == 4 and found["taken_seconds_sum"] == pytest.approx(99.001 + BUCKETS[0])


def test_what_fails_is_timed_too() -> None:
    histogram, began = Histogram(), perf_counter()
    with pytest.raises(ValueError, match="no"), histogram.timed():
        raise ValueError("no")
    assert sum(histogram.counts) == 1 and 0 < histogram.total <= perf_counter() - began


def test_labels_are_written_so_that_they_can_be_read() -> None:
    text = write([Family("odd_total", "counter", "Odd.", {(("what", 'a "b"\\\nc'),): 1.5})], ())
    assert text.splitlines()[-1] == 'odd_total{what="a \\"b\\"\\\\\\nc"} 1.5'
