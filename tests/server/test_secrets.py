"""What one seat may not know never goes over its wire."""

import json
from typing import Any

import pytest

from parlour.games import game
from parlour.kernel import commitment, deal_seed
from parlour.server.http import tables
from parlour.server.identity import player_of
from parlour.table import has_secrets
from tests.server.games import GAMES
from tests.server.house import ME, OPEN, RANDOM, Guest, House, Message


def plain(heard: list[Message], table: str) -> str:
    """What a connection heard, without the names and times that no two tables share."""

    def still(value: Any) -> Any:
        if isinstance(value, dict):
            return {name: still(each) for name, each in value.items() if name not in ("at", "commitment", "id", "server")}
        return [still(each) for each in value] if isinstance(value, list) else value

    return json.dumps(still(heard)).replace(table, "TABLE")


def all_here(found: Message) -> bool:
    """Whether everybody has come."""
    return bool(found["message"] == "update" and found["state"]["chairs"][1]["here"] and found["state"]["watchers"] == 1)


def stream(house: House, choice: int) -> tuple[str, list[str]]:
    """All that seat 0 and a watcher hear while seat 1 makes a secret choice; the options that it had."""
    ann, bob, eve = house.guest(), house.guest(), house.guest()
    table, claim = ann.opens(ME, OPEN, game="proof-tactics")
    bob.sits(table, claim, 1)
    with ann.connected() as hers, eve.connected() as watching, bob.connected() as his:
        hers.watches(table)
        watching.watches(table)
        update = his.watches(table)
        for wire in (hers, watching):
            wire.until(all_here)
            wire.heard.clear()
        for _ in range(20):  # to the next secret choice
            if set(update["state"]["asked"]) == {"0", "1"}:
                break
            asked = "0" if "0" in update["state"]["asked"] else "1"
            wire = hers if asked == "0" else his
            number = wire.acts(table, wire.update(table, update["number"]), int(asked))["number"]
            update = his.update(table, number)
        options = update["views"]["1"]["decision"]["options"]
        number = his.acts(table, update, 1, choice)["number"]
        hers.update(table, number)
        watching.update(table, number)
        assert hers.does(table, "act", seat=1, asked=0, action="peek")["message"] == "refused"
        return plain(hers.heard, table) + plain(watching.heard, table), options


def test_a_hint_is_told_to_nobody_but_the_one_who_asked(ann: Guest, bob: Guest, house: House) -> None:
    table, claim = ann.opens(ME, OPEN)
    bob.sits(table, claim, 1)
    with ann.connected() as hers, ann.connected() as too, bob.connected() as his, house.guest().connected() as watching:
        for wire in (hers, too, his, watching):
            wire.watches(table)
        hers.send("hint", id="h", table=table, seat=0)
        hers.next("hinted")
        for wire in (too, his, watching):
            wire.send("ping")
            wire.next("pong")
            assert not any("thought" in json.dumps(heard) for heard in wire.heard)


def test_a_secret_choice_makes_no_difference_to_those_who_may_not_know_it(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "token_hex", lambda _: "the same")
    first, options = stream(house, 0)
    second, same = stream(house, 1)
    assert options == same and options[0] != options[1]
    assert first == second


def test_no_hidden_card_goes_to_those_who_may_not_see_it(ann: Guest, bob: Guest) -> None:
    table, claim = ann.opens(ME, OPEN)
    bob.sits(table, claim, 1)
    with ann.connected() as hers, bob.connected() as his:
        hands = his.watches(table)["views"]["1"]["table"]["hands"]
        assert hands["0"] == [None] * 3 and None not in hands["1"]
        hers.watches(table)
        for _ in range(8):
            number = hers.acts(table, hers.heard[-1], 0)["number"]
            update = hers.update(table, number)
            if "0" not in update["state"]["asked"]:
                break
        told = json.dumps(hers.heard)
    assert not any(f'"{card}"' in told for card in hands["1"])


def test_the_seed_is_told_only_when_the_game_is_over(ann: Guest) -> None:
    table, _ = ann.opens(ME, RANDOM, seed="nobody shall guess this")
    with ann.connected() as wire:
        update = wire.watches(table)
        assert update["state"]["seed"] is None
        assert "nobody shall guess this" not in json.dumps(wire.heard)
        assert ann.get(f"/api/tables/{table}/record").status_code == 409
        number = wire.does(table, "resign", seat=0)["number"]
        assert wire.update(table, number)["state"]["seed"] == "nobody shall guess this"
    assert ann.get(f"/api/tables/{table}/record").json()["seed"] == "nobody shall guess this"


def test_the_deal_is_made_by_the_server_and_by_everybody_who_sits_down(ann: Guest, bob: Guest, house: House) -> None:
    table, claim = ann.opens(ME, OPEN, entropy="from-ann")
    with house.guest().connected() as wire:
        first = wire.watches(table)["state"]  # before Bob has said anything the server is bound
        assert (first["secret"], first["seed"], first["open_deal"], first["entropy"]) == (None, None, False, {"0": "from-ann"})
        sitting = {"claim": claim, "seat": 1, "name": "Bob"}
        assert bob.post(f"/api/tables/{table}/sit", {**sitting, "entropy": "no way"}).status_code == 422
        assert bob.post(f"/api/tables/{table}/sit", {**sitting, "entropy": "from-bob"}).status_code == 204
    with ann.connected() as wire:
        wire.watches(table)
        number = wire.does(table, "resign", seat=0)["number"]
        state = wire.update(table, number)["state"]
    assert state["commitment"] == first["commitment"] == commitment(state["secret"])
    assert state["entropy"] == {"0": "from-ann", "1": "from-bob"}
    assert state["seed"] == deal_seed(state["secret"], [(0, "from-ann"), (1, "from-bob")]) != state["secret"]
    record = ann.get(f"/api/tables/{table}/record").json()
    assert record["seed"] == state["seed"] and record["deal"]["commitment"] == state["commitment"]
    laid = ann.post("/api/records", record).json()["table"]
    assert ann.get(f"/api/tables/{laid}/record").json() == record
    again = bob.post(f"/api/tables/{table}/rematch?entropy=once-more").json()["table"]
    with ann.connected() as wire:
        state = wire.watches(again)["state"]
    assert state["entropy"] == {"0": "once-more"} and state["commitment"] != first["commitment"]


def test_nobody_sits_down_to_a_deal_that_was_chosen_and_all_are_told_of_one(ann: Guest, house: House) -> None:
    answer = ann.post("/api/tables", {"game": "skirmish", "chairs": [ME, OPEN], "seed": "aces"})
    assert (answer.status_code, answer.json()["key"]) == (422, "seed-with-open-seats")
    table, _ = ann.opens(ME, RANDOM, seed="aces", entropy="ignored")
    with house.guest().connected() as wire:
        state = wire.watches(table)["state"]
    assert (state["open_deal"], state["entropy"]) == (True, {})
    listed = {mine["table"]: mine["open_deal"] for mine in ann.get("/api/tables").json()}
    other, _ = ann.opens(ME, RANDOM)
    assert listed[table] and not next(mine for mine in ann.get("/api/tables").json() if mine["table"] == other)["open_deal"]
    with ann.connected() as wire:
        wire.watches(table)
        wire.does(table, "resign", seat=0)
    record = ann.get(f"/api/tables/{table}/record").json()
    assert record["deal"]["open"] and record["seed"] == record["deal"]["secret"] == "aces"
    again = ann.post(f"/api/tables/{table}/rematch").json()["table"]
    with ann.connected() as wire:
        assert not wire.watches(again)["state"]["open_deal"]


def test_whether_a_game_has_secrets_is_said() -> None:
    assert not has_secrets(game("horde")), "a face-down deck is nobody's secret"
    assert all(has_secrets(game) for game in GAMES.values())


def test_no_player_is_named_to_another(ann: Guest, bob: Guest) -> None:
    table, claim = ann.opens(ME, OPEN)
    bob.sits(table, claim, 1)
    with bob.connected() as wire:
        wire.watches(table)
        told = json.dumps(wire.heard)
    for guest in (ann, bob):
        assert str(player_of(guest.cookie)) not in told and str(guest.cookie) not in told
