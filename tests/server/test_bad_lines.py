"""Connections that stutter, jumble and break: the table stays whole, and everybody agrees about it in the end."""

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.server.house import ME, OPEN, Guest, House, opened
from tests.server.house import settings as server_settings

COMMANDS: list[dict[str, Any]] = [
    {"do": "say", "text": "hello"},
    {"do": "rename", "seat": 0, "name": "Anna"},
    {"do": "rename", "seat": 1, "name": "Boris"},
    {"do": "offer", "seat": 0, "what": "draw"},
    {"do": "decline", "seat": 1},
    {"do": "undo", "seat": 0},
    {"do": "act", "seat": 0, "asked": 2, "action": "activate r1"},
    {"do": "act", "seat": 0, "asked": 2, "action": "activate r2"},
    {"do": "act", "seat": 1, "asked": 2, "action": "activate w1"},
    {"do": "step-in", "seat": 1, "level": "oracle"},
    {"do": "sit", "seat": 1, "name": "Eve"},
]


@settings(max_examples=15)
@given(
    st.lists(
        st.tuples(st.booleans(), st.integers(0, 12), st.sampled_from(COMMANDS), st.integers(1, 3), st.booleans()),
        min_size=1,
        max_size=14,
    )
)
def test_doubled_jumbled_and_cut_off_commands_are_done_once_or_not_at_all(
    house: House, sent: list[tuple[bool, int, dict[str, Any], int, bool]]
) -> None:
    ann, bob = house.guest(), house.guest()
    table, claim = ann.opens(ME, OPEN)
    bob.sits(table, claim, 1)
    done: dict[tuple[str, str], int] = {}
    for hers, number, command, times, cut in sent:
        guest = ann if hers else bob
        with guest.connected() as wire:
            wire.watches(table)
            for _ in range(times):
                wire.send("do", id=f"c{number}", table=table, command=command)
            if cut:
                wire.raw.close()
                continue
            wire.send("ping")
            wire.next("pong")
            for answer in wire.heard:
                if answer["message"] == "done":
                    known = done.setdefault((str(guest.cookie), answer["id"]), answer["number"])
                    assert known == answer["number"]
    last = max(done.values(), default=2)
    for guest in (ann, bob):
        with guest.connected() as wire:
            wire.watches(table)
            wire.update(table, last)
            heard = [each["number"] for found in wire.heard if found["message"] == "update" for each in found["news"]]
        assert heard == list(range(1, len(heard) + 1)) and len(heard) >= last
    assert len(set(done.values())) == len(done), "one entry was acknowledged to two commands"


def test_a_game_is_played_and_taken_up_again_on_either_database(database: str) -> None:
    chosen = server_settings(database)
    with opened(chosen) as house:
        ann = house.guest()
        table, claim = ann.opens(ME, OPEN, clock={"clock": "total", "seconds": 600, "increment": 5})
        bob = house.guest()
        assert bob.sits(table, claim, 1).status_code == 204
        with ann.connected() as wire:
            update = wire.watches(table)
            for _ in range(5):
                update = wire.update(table, wire.acts(table, update, 0)["number"])
    with opened(chosen) as house:
        again = Guest(house, ann.cookie)
        assert [each["table"] for each in again.get("/api/tables").json()] == [table]
        with again.connected() as wire:
            after = wire.watches(table)
            assert wire.acts(table, after)["message"] == "done"
    assert json.dumps(after["views"], sort_keys=True) == json.dumps(update["views"], sort_keys=True)
