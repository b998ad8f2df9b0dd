"""A game that is over can be replayed for ever: also when its rules are played no more."""

import asyncio
from dataclasses import replace
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import pytest

import parlour
from parlour.kernel import Game
from parlour.server.replays import MAX_STEPS
from parlour.server.settings import Settings
from parlour.server.store import NotSaved, Store, address, back_up, restore
from parlour.server.store.tidy import Removed, remove_old
from tests.server.games import GAMES
from tests.server.house import Guest, opened, settings

NEXT: dict[str, Game] = {
    "skirmish": replace(GAMES["skirmish"], version=99, content=GAMES["skirmish"].content._replace(hand=4)),
}
EYES = ("0", "1", "watcher")


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """A whole game of Skirmish, long enough for a film of more than one part."""
    match = parlour.new(GAMES["skirmish"], seed=7)
    rng = Random(1)
    while match.pending:
        seat, decision = next(iter(match.pending.items()))
        match.act(seat, decision.sample(rng))
    assert len(match.record()["actions"]) > MAX_STEPS
    return match.record()


def shown(guest: Guest, record: dict[str, Any]) -> str:
    """A table that shows a record."""
    answer = guest.post("/api/records", record)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def replayed(guest: Guest, table: str, **query: Any) -> Any:
    answer = guest.get(f"/api/tables/{table}/replay", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def whole(guest: Guest, table: str, eyes: str) -> Any:
    """A replay with all its steps."""
    found = replayed(guest, table, eyes=eyes, count=MAX_STEPS)
    while len(found["steps"]) < found["total"]:
        found["steps"] += replayed(guest, table, eyes=eyes, count=MAX_STEPS, **{"from": len(found["steps"])})["steps"]
    return found


@pytest.fixture
def chosen(database: str) -> Settings:
    return replace(settings(Path("unused")), database=address(database))


def test_a_game_is_replayed_step_by_step_when_its_rules_are_played_no_more(chosen: Settings, record: dict[str, Any]) -> None:
    with opened(chosen) as house:
        guest = house.guest()
        table = shown(guest, record)
        before = {eyes: whole(guest, table, eyes) for eyes in EYES}
    with opened(chosen, changed=NEXT) as house:
        guest = house.guest(guest.cookie)
        assert {eyes: whole(guest, table, eyes) for eyes in EYES} == before
        for first, count in ((MAX_STEPS - 1, 2), (MAX_STEPS, 1), (7, MAX_STEPS), (before["0"]["total"], 5)):
            steps = replayed(guest, table, eyes="1", count=count, **{"from": first})["steps"]
            assert steps == before["1"]["steps"][first : first + count]
        assert guest.get(f"/api/tables/{table}/record").json() == record
        refused = guest.get(f"/api/tables/{table}/replay", params={"eyes": "7"})
        assert (refused.status_code, refused.json()["key"]) == (403, "bad-eyes")
        with guest.connected() as wire:
            wire.send("watch", table=table, after=0)
            assert wire.next("refused")["key"] == "old-rules"


def test_a_film_that_was_not_saved_is_made_when_the_table_is_loaded_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, record: dict[str, Any]
) -> None:
    async def fails(self: Store, *film: object) -> None:
        raise NotSaved("disk full")

    with monkeypatch.context() as patched, opened(settings(tmp_path / "p.db")) as house:
        patched.setattr(Store, "save_film", fails)
        guest = house.guest()
        table = shown(guest, record)
        before = whole(guest, table, "0")
    with opened(settings(tmp_path / "p.db")) as house:
        assert whole(house.guest(guest.cookie), table, "0") == before
    with opened(settings(tmp_path / "p.db"), changed=NEXT) as house:
        assert whole(house.guest(guest.cookie), table, "0") == before


def test_a_film_is_a_part_of_a_backup(tmp_path: Path, record: dict[str, Any]) -> None:
    async def copied() -> None:
        await back_up(address(str(tmp_path / "p.db")), tmp_path / "backup.db")
        await restore(tmp_path / "backup.db", address(str(tmp_path / "other.db")))

    with opened(settings(tmp_path / "p.db")) as house:
        guest = house.guest()
        table = shown(guest, record)
        before = whole(guest, table, "watcher")
    asyncio.run(copied())
    with opened(settings(tmp_path / "other.db"), changed=NEXT) as house:
        assert whole(house.guest(guest.cookie), table, "watcher") == before


def test_a_film_goes_with_its_table(chosen: Settings, record: dict[str, Any]) -> None:
    async def tidied() -> tuple[Removed, str | None]:
        store = await Store.open(chosen.database)
        try:
            return await remove_old(store, inf, unfinished=False), await store.read.film(table)
        finally:
            await store.close()

    with opened(chosen) as house:
        table = shown(house.guest(), record)
    removed, film = asyncio.run(tidied())
    assert (removed.tables, film) == (1, None)
