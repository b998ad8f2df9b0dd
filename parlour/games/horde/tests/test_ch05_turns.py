"""Chapter 5: rounds, turns and phases."""

import pytest

from parlour.conform import covers
from parlour.games.horde.game import GAME
from parlour.games.horde.tests.situations import (
    asked,
    end_turn,
    of,
    options,
    outcome,
    pass_to,
    play,
    seat_asked,
    situation,
    started,
    told,
)
from parlour.kernel import Match, event_name

CARDS = tuple(reversed(GAME.content.cards))  # with the Season of Mud on top
FOUR = {"rus_ivan": "a2", "china_wanyan": "k2", "sm_genghis": "k10", "nm_batu": "a10"}
BEYOND = ("c3", "c4", "c5", "d3", "d4")
TWO = {"rus_ivan": "a2", "rus_axe1": "b1", "sm_genghis": "k10", "sm_raider1": "j11"}


def names(match: Match) -> list[str]:
    """What has happened, by name."""
    return [event_name(type(each.event)) for each in match.events]


@covers("HD-TRN-01")
def test_a_round_is_one_turn_of_every_faction_in_order() -> None:
    match = pass_to(started([(6, 1), CARDS], teams="2v2", mode="conquest"), "activate")
    for _ in range(8):
        end_turn(match)
    assert [each.faction for each in told(match, "turn-began")][:8] == [
        "rus", "north_mongolia", "china", "south_mongolia", "rus", "north_mongolia", "china", "south_mongolia",
    ]  # fmt: skip
    assert of(match).round == 3


@covers("HD-TRN-02")
def test_a_faction_that_can_do_nothing_still_has_its_turn() -> None:
    match = situation({unit: FOUR[unit] for unit in ("rus_ivan", "china_wanyan", "sm_genghis")}, teams="2v2", reserve=[])
    play(match, "end-battle")
    assert told(match, "turn-began") == [("north_mongolia",), ("china",)]
    assert told(match, "battle-ended") == [("rus",), ("north_mongolia",)]


@covers("HD-TRN-03")
def test_the_phases_of_a_turn_follow_one_another() -> None:
    units = {"rus_ivan": "j11", "sm_genghis": "k9"}
    match = situation(units, faction="south_mongolia", phase="round", track={"rus": ("rus_axe1", 3)}, reserve=[])
    play(match, "end-battle")
    seen = [name for name in names(match) if name not in ("round-began", "turn-began")]
    assert seen[:4] == ["event-drawn", "token-advanced", "battle-ended", "settlement-damaged"]


@covers("HD-TRN-03")
def test_only_the_first_turn_of_a_round_has_an_event_phase() -> None:
    match = situation(TWO, faction="south_mongolia", phase="round", reserve=[])
    play(match, "end-battle")
    assert [name for name in names(match) if name in ("event-drawn", "turn-began")] == ["event-drawn", "turn-began", "turn-began"]


@covers("HD-TRN-04")
def test_the_event_is_drawn_before_the_first_turn_of_the_round_starts() -> None:
    match = situation(TWO, faction="south_mongolia", phase="round", reserve=[])
    assert names(match) == ["round-began", "event-drawn", "turn-began"]


@covers("HD-TRN-04")
def test_the_event_comes_before_a_hold_wins_at_the_start_of_the_turn() -> None:
    horde = {
        f"sm_{name}": hex for name, hex in zip(("raider1", "raider2", "tracker1", "tracker2", "genghis"), BEYOND, strict=True)
    }
    match = situation(
        {"rus_ivan": "k1", **horde}, mode="hold_the_border", first="horde", faction="rus", phase="round", hold="south_mongolia"
    )
    assert names(match) == ["round-began", "event-drawn", "turn-began", "game-won"]


@covers("HD-TRN-05")
def test_the_event_holds_through_the_last_turn_of_the_round() -> None:
    match = situation(FOUR, teams="2v2", event="ev_forced_march", reserve=[])
    for faction in ("rus", "north_mongolia", "china", "south_mongolia"):
        assert (of(match).faction, of(match).event, of(match).activations) == (faction, "ev_forced_march", 4)
        end_turn(match)
    assert (of(match).event, of(match).activations) == ("ev_herbalists", 3)


@covers("HD-TRN-06")
def test_the_event_is_discarded_at_the_end_of_the_round() -> None:
    match = situation(TWO, faction="south_mongolia", event="ev_mud", reserve=[])
    assert of(match).events_discard == ()
    play(match, "end-battle")
    assert of(match).events_discard == ("ev_mud",)


@covers("HD-TRN-07")
def test_an_empty_deck_is_made_anew_from_the_discard() -> None:
    rest = [card for card in GAME.content.cards if card != "ev_mud"]
    new = ("ev_truce", *[card for card in (*rest, "ev_mud") if card not in ("ev_truce", "ev_rams")], "ev_rams")
    match = situation(TWO, faction="south_mongolia", phase="round", event="ev_mud", deck=[], discard=rest, dice=[new], reserve=[])
    war = of(match)
    assert (war.event, war.events_discard, war.events_deck) == ("ev_rams", (), new[:-1])
    assert told(match, "events-shuffled") == [(24,)]


@covers("HD-TRN-07")
def test_a_deck_with_one_card_is_not_shuffled() -> None:
    rest = [card for card in GAME.content.cards if card not in ("ev_mud", "ev_truce")]
    match = situation(TWO, faction="south_mongolia", phase="round", event="ev_mud", deck=["ev_truce"], discard=rest, reserve=[])
    assert (of(match).event, of(match).events_deck, len(of(match).events_discard)) == ("ev_truce", (), 23)


@covers("HD-TRN-08")
def test_three_different_units_may_be_activated_in_a_turn() -> None:
    units = {"rus_axe1": "f2", "rus_axe2": "f4", "rus_spear1": "f6", "rus_spear2": "f8", "rus_ivan": "f10", "sm_genghis": "k10"}
    match = situation(units, reserve=[])
    play(match, "activate rus_axe1", "move e2", "activate rus_axe2", "move e4")
    assert options(match) == {"activate rus_spear1", "activate rus_spear2", "activate rus_ivan", "end-battle"}
    play(match, "activate rus_spear1", "move e6")
    assert of(match).faction == "south_mongolia"


@covers("HD-TRN-09")
def test_the_game_ends_at_once_when_a_victory_rule_fires() -> None:
    units = {"rus_axe1": "f5", "rus_axe2": "e5", "sm_genghis": "f6", "sm_raider1": "k9"}
    match = situation(units, durability={"cap_south": 0}, health={"sm_genghis": 1}, dice=[6, 1])
    play(match, "activate rus_axe1", "attack sm_genghis", "defend")
    assert match.over and outcome(match) == ("alliance", "leaders-and-capitals")
    assert names(match)[-2:] == ["unit-died", "game-won"]


@covers("HD-TRN-10")
def test_a_countermeasure_interrupts_the_turn_and_costs_nothing() -> None:
    units = {"rus_axe1": "f5", "rus_ivan": "a2", "sm_raider1": "f6", "sm_genghis": "k10"}
    match = situation(units, dice=[6, 6, 1], reserve=[])
    play(match, "activate rus_axe1", "attack sm_raider1")
    assert (asked(match), seat_asked(match), of(match).faction) == ("countermeasure", 1, "rus")
    play(match, "retreat f7")
    assert (asked(match), seat_asked(match), of(match).faction) == ("activate", 0, "rus")
    play(match, "end-battle")
    assert "activate sm_raider1" in options(match) and of(match).activations == 3


@covers("HD-TRN-09")
@pytest.mark.parametrize("first", ["alliance", "horde"])
def test_nobody_is_asked_anything_after_the_game(first: str) -> None:
    match = situation(
        {"rus_axe1": "f5", "sm_raider1": "f6"}, first=first, faction="rus", health={"sm_raider1": 1}, reserve=[], dice=[6, 1]
    )
    play(match, "activate rus_axe1", "attack sm_raider1", "defend")
    assert match.over and match.pending == {} and match.outcome == {0: 1.0, 1: 0.0}
