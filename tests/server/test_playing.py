"""A game over the wire, from the first page to its record."""

from tests.server.house import ME, OPEN, RANDOM, Guest


def test_a_whole_game_is_played_against_a_bot(ann: Guest) -> None:
    table, _ = ann.opens(ME, RANDOM)
    with ann.connected() as wire:
        update = wire.watches(table)
        while update["state"]["stage"] == "playing":
            if "0" in update["state"]["asked"]:
                number = wire.acts(table, update, 0, choice=-1)["number"]
                update = wire.update(table, number)
            else:
                update = wire.update(table, update["number"] + 1)
    assert update["state"]["result"]["reason"] == "played"
    assert sum(update["state"]["result"]["shares"]) == 1
    assert update["state"]["seed"] is not None


def test_two_people_play_by_link(ann: Guest, bob: Guest) -> None:
    table, claim = ann.opens(ME, OPEN)
    with ann.connected() as hers:
        assert hers.watches(table)["state"]["stage"] == "open"
        assert bob.sits(table, claim, 1).status_code == 204
        began = hers.until(lambda found: found["message"] == "update" and found["state"]["stage"] == "playing")
        assert [chair["name"] for chair in began["state"]["chairs"]] == ["Ann", "Bob"]
        with bob.connected() as his:
            theirs = his.watches(table)
            assert list(theirs["views"]) == ["1"]
            number = hers.acts(table, began)["number"]
            heard = his.update(table, number)
            assert heard["news"][-1]["what"] == "acted"
            assert heard["news"][-1]["seat"] == 0


def test_who_comes_and_goes_is_told(ann: Guest, bob: Guest) -> None:
    table, claim = ann.opens(ME, OPEN)
    bob.sits(table, claim, 1)
    with ann.connected() as hers:
        hers.watches(table)
        with bob.connected() as his:
            his.watches(table)
            hers.until(lambda found: found["message"] == "update" and found["state"]["chairs"][1]["here"])
        hers.until(lambda found: found["message"] == "update" and not found["state"]["chairs"][1]["here"])


def test_watchers_are_counted(ann: Guest, bob: Guest) -> None:
    table, _ = ann.opens(ME, RANDOM)
    with ann.connected() as hers, bob.connected() as his:
        hers.watches(table)
        assert list(his.watches(table)["views"]) == ["watcher"]
        hers.until(lambda found: found["message"] == "update" and found["state"]["watchers"] == 1)
        his.send("leave", table=table)
        hers.until(lambda found: found["message"] == "update" and found["state"]["watchers"] == 0)


def test_one_person_plays_both_sides_on_one_screen(ann: Guest) -> None:
    table, _ = ann.opens(ME, {"kind": "me", "name": "Also Ann"})
    with ann.connected() as wire:
        update = wire.watches(table)
        assert list(update["views"]) == ["0", "1"]
        seats = set()
        for _ in range(30):
            seats.update(update["state"]["asked"])
            update = wire.update(table, wire.acts(table, update, choice=1)["number"])
    assert seats == {"0", "1"}


def test_a_table_appears_in_the_list_of_those_who_sit_there(ann: Guest, bob: Guest) -> None:
    table, claim = ann.opens(ME, OPEN)
    (mine,) = ann.get("/api/tables").json()
    assert (mine["table"], mine["stage"], mine["mine"], mine["my_turn"]) == (table, "open", [0], False)
    assert bob.get("/api/tables").json() == []
    bob.sits(table, claim, 1)
    assert [each["names"] for each in bob.get("/api/tables").json()] == [["Ann", "Bob"]]
    assert [each["my_turn"] for each in ann.get("/api/tables").json()] == [True]
    assert [each["my_turn"] for each in bob.get("/api/tables").json()] == [False]


def test_the_newest_table_stands_first(ann: Guest) -> None:
    first, _ = ann.opens(ME, OPEN)
    second, _ = ann.opens(ME, RANDOM)
    assert [each["table"] for each in ann.get("/api/tables").json()] == [second, first]
    with ann.connected() as wire:
        wire.watches(first)
        wire.does(first, "rename", seat=0, name="Anna")
    assert [each["table"] for each in ann.get("/api/tables").json()] == [first, second]


def test_a_seat_given_up_before_the_game_is_no_longer_ones_own(ann: Guest) -> None:
    table, _ = ann.opens(ME, OPEN)
    with ann.connected() as wire:
        wire.watches(table)
        assert wire.does(table, "stand", seat=0)["message"] == "done"
    assert ann.get("/api/tables").json() == []


def test_a_refusal_has_words_in_both_languages_and_the_rule(ann: Guest) -> None:
    table, _ = ann.opens(ME, RANDOM)
    with ann.connected() as wire:
        update = wire.watches(table)
        refused = wire.does(table, "act", seat=0, asked=update["state"]["asked"]["0"], action="fly away")
    assert (refused["message"], refused["key"]) == ("refused", "not-offered")
    assert refused["rule"]
    assert "fly away" in refused["words"]["en"] and "fly away" in refused["words"]["ru"]
    assert refused["words"]["en"] != refused["words"]["ru"]


def test_an_answer_is_acknowledged_before_its_consequences_are_told(ann: Guest) -> None:
    table, _ = ann.opens(ME, {"kind": "me", "name": "Also Ann"})
    with ann.connected() as wire:
        update = wire.watches(table)
        for _ in range(10):
            number = wire.acts(table, update)["number"]
            update = wire.update(table, number)
    order = [(each["message"], each["number"]) for each in wire.heard if each["message"] in ("done", "update")]
    assert [order.index(("done", number)) < order.index(("update", number)) for number in range(2, 12)] == [True] * 10


def test_a_rematch_is_opened_once_for_the_same_people(ann: Guest, bob: Guest) -> None:
    table, claim = ann.opens(ME, OPEN)
    bob.sits(table, claim, 1)
    assert ann.post(f"/api/tables/{table}/rematch").json()["key"] == "not-over"
    with ann.connected() as wire:
        wire.watches(table)
        wire.does(table, "resign", seat=0)
        again = ann.post(f"/api/tables/{table}/rematch").json()["table"]
        assert bob.post(f"/api/tables/{table}/rematch").json()["table"] == again
        wire.until(lambda found: found["message"] == "update" and found["state"]["rematch"] == again)
        state = wire.watches(again)["state"]
    assert (state["stage"], state["former"]) == ("playing", table)
    assert [chair["name"] for chair in state["chairs"]] == ["Bob", "Ann"], "they exchange sides"
    assert again in [each["table"] for each in bob.get("/api/tables").json()]


def test_a_hint_is_what_a_bot_would_do_and_why(ann: Guest) -> None:
    table, _ = ann.opens(ME, RANDOM)
    with ann.connected() as wire:
        update = wire.watches(table)
        wire.send("hint", id="h", table=table, seat=0)
        hint = wire.next("hinted")
        assert (hint["id"], hint["seat"], hint["asked"]) == ("h", 0, update["state"]["asked"]["0"])
        thought = hint["thought"]
        assert hint["level"] == "expert" and thought["action"] in update["views"]["0"]["decision"]["options"]
        best = thought["rated"][0]
        assert (best["action"], best["expected"]) == (thought["action"], thought["expected"])
        assert best["tries"] > 0
        assert all(0 <= each["expected"] <= 1 for each in thought["rated"]) and len(thought["rated"]) > 1
        asked = update["views"]["0"]["decision"]["kind"]
        assert thought["line"][0] == {"seat": 0, "kind": asked, "action": thought["action"]}
