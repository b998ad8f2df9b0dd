"""Chapters 6.3 and 11.7: the six wagers."""

import pytest

from parlour.conform import covers
from parlour.games.horde.game import GAME
from parlour.games.horde.rules.parameters import attack_of, defence_of, speed_of
from parlour.games.horde.tests.more_situations import fight, health, turn_of
from parlour.games.horde.tests.situations import asked, end_turn, of, options, pass_to, play, rolled, seat_asked, told
from parlour.kernel import Match

SOUTH, NORTH = "south_mongolia", "north_mongolia"
FOUR = "rus_axe1 f6, nm_raider1 b9, china_sapper1 j3, sm_raider1 j9"


def wager(card: str, units: str, dice: list[object], **more: object) -> Match:
    """The card is drawn for the next round; the last faction's turn is over."""
    deck = more.pop("deck", [card, "ev_rams"])
    return turn_of(SOUTH, units, phase="round", event="ev_truce", deck=deck, dice=dice, **more)


@covers("HD-EVT-07", "HD-EVT-10", "HD-EVT-11", "card:ev_wager_wrestlers")
def test_every_faction_rolls_one_die_and_the_highest_wins() -> None:
    match = wager("ev_wager_wrestlers", FOUR, [(2, 5, 1, 4)])
    assert told(match, "wager-rolled") == [("rus", 2), (NORTH, 5), ("china", 1), (SOUTH, 4)]
    assert told(match, "wager-won") == [(NORTH, "ev_wager_wrestlers")]


@covers("HD-EVT-11")
def test_a_faction_without_a_unit_on_the_board_takes_no_part_in_an_open_wager() -> None:
    match = wager("ev_wager_wrestlers", FOUR.replace(", china_sapper1 j3", ""), [(2, 5, 4)], alone=True, teams="2v2")
    assert [faction for faction, _ in told(match, "wager-rolled")] == ["rus", NORTH, SOUTH]


@covers("HD-EVT-08", "HD-X-09")
def test_only_those_who_tie_for_the_highest_die_roll_again() -> None:
    match = wager("ev_wager_wrestlers", FOUR, [(5, 5, 3, 1), (2, 2), (1, 6)])
    assert told(match, "wager-rolled")[4:] == [("rus", 2), (NORTH, 2), ("rus", 1), (NORTH, 6)]
    assert told(match, "wager-won") == [(NORTH, "ev_wager_wrestlers")]


@covers("HD-EVT-09", "HD-END-08")
def test_after_ten_re_rolls_the_tied_participant_who_comes_first_wins() -> None:
    match = wager("ev_wager_wrestlers", FOUR, [(5, 1, 5, 1), *[(3, 3)] * 10])
    assert len(told(match, "wager-rolled")) == 4 + 20
    assert told(match, "wager-won") == [("rus", "ev_wager_wrestlers")]


@covers("HD-EVT-13")
def test_a_single_participant_wins_without_a_roll() -> None:
    match = wager("ev_wager_race", "sm_raider1 f6", [], alone=True)
    assert told(match, "wager-rolled") == [] and told(match, "wager-won") == [(SOUTH, "ev_wager_race")]


@covers("HD-EVT-13")
def test_a_wager_without_participants_has_no_effect() -> None:
    match = play(wager("ev_wager_champions", "rus_axe1 f6, sm_raider1 j9", []), "stay-out", "stay-out")
    assert told(match, "wager-rolled") == told(match, "wager-won") == []


@covers("card:ev_wager_wrestlers", "HD-EV-08")
def test_the_winner_of_the_wrestlers_has_one_more_attack_the_whole_round_in_every_turn() -> None:
    match = pass_to(wager("ev_wager_wrestlers", "rus_vityaz e6, sm_raider1 f6", [(1, 6), 1, 6]), "activate", "rus")
    assert (attack_of(of(match), "rus_vityaz"), attack_of(of(match), "sm_raider1")) == (3, 4)
    play(match, "activate rus_vityaz", "move f7 f8")
    assert rolled(match)[0] == ("sm_raider1", "attack", 1, 5)
    assert attack_of(of(end_turn(match)), "sm_raider1") == 4
    assert attack_of(of(end_turn(match)), "sm_raider1") == 3


@covers("card:ev_wager_race", "HD-EV-08")
def test_the_winner_of_the_races_has_one_more_speed_also_for_a_retreat() -> None:
    match = pass_to(wager("ev_wager_race", "rus_axe1 f5, sm_raider1 f6", [(1, 6), 1, 4, 1]), "activate", "rus")
    assert (speed_of(of(match), "rus_axe1"), speed_of(of(match), "sm_raider1")) == (1, 3)
    fight(match, "rus_axe1", "sm_raider1", "retreat f7")
    assert rolled(match)[1] == ("sm_raider1", "retreat", 4, 7)


@covers("HD-EV-08", "HD-EVT-03")
def test_the_ally_of_a_winner_has_nothing_of_it() -> None:
    war = of(wager("ev_wager_race", FOUR, [(1, 6, 1, 1)]))
    assert (speed_of(war, "nm_raider1"), speed_of(war, "sm_raider1")) == (3, 2)


@covers("card:ev_wager_archers", "HD-DEC-26", "HD-IMM-08")
def test_the_winner_of_the_archers_wounds_an_enemy_within_three_hexes_of_a_unit_of_his() -> None:
    units = "rus_axe1 f6, nm_raider1 f9, nm_longbow1 f10, nm_batu f8, nm_scout f7, sm_raider1 e6"
    hidden = {"health": {"nm_batu": 1}, "disguised": ("nm_scout",)}
    match = wager("ev_wager_archers", units, [(6, 1, 1, 1)], **hidden)
    assert (asked(match), seat_asked(match), options(match)) == ("archers", 0, {"shoot nm_raider1", "shoot sm_raider1"})
    play(match, "shoot nm_raider1")
    assert health(match)["nm_raider1"] == 1


@covers("card:ev_wager_archers", "HD-IMM-08")
def test_the_winner_of_the_archers_cannot_shoot_at_an_immune_unit() -> None:
    match = wager("ev_wager_archers", "rus_dobrynya f6, rus_axe1 f5, rus_axe2 e5, sm_raider1 f8", [(1, 6)])
    assert options(match) == {"shoot rus_axe1", "shoot rus_axe2"}


@covers("card:ev_wager_archers")
@pytest.mark.parametrize(("hex", "left"), [("f8", 1), ("f10", 2)])
def test_the_only_victim_of_the_archers_is_taken_and_without_one_nothing_happens(hex: str, left: int) -> None:
    match = wager("ev_wager_archers", f"rus_axe1 f6, sm_raider1 {hex}", [(6, 1)])
    assert health(match)["sm_raider1"] == left and asked(match) != "archers"


@covers("card:ev_wager_champions", "HD-EVT-12", "HD-EVT-04", "HD-DEC-27")
def test_each_faction_may_enter_a_champion() -> None:
    match = wager("ev_wager_champions", "rus_axe1 f6, sm_raider1 j9", [(6, 1)])
    assert options(match) == {"champion rus_axe1", "champion rus_caravan", "stay-out"}
    play(match, "champion rus_axe1")
    assert (seat_asked(match), options(match)) == (1, {"champion sm_groom", "champion sm_raider1", "stay-out"})


@covers("card:ev_wager_champions", "HD-EV-09")
def test_the_winning_champion_is_stronger_and_every_other_weaker_until_the_end_of_the_round() -> None:
    match = wager("ev_wager_champions", "rus_axe1 f6, sm_raider1 j9", [(6, 1)])
    play(match, "champion rus_axe1", "champion sm_raider1")
    found = [_pair(match, unit) for unit in ("rus_axe1", "rus_caravan", "sm_raider1")]
    assert found == [(5, 4), (1, 1), (2, 2)]
    pass_to(match, "activate", SOUTH)
    assert _pair(match, "rus_axe1") == (5, 4)
    end_turn(match)
    assert _pair(match, "rus_axe1") == (3, 3)
    assert (of(match).winner, of(match).champions) == ("", ())


@covers("HD-EV-09", "HD-EVT-05")
def test_dobrynya_as_a_losing_champion_suffers_nothing() -> None:
    match = wager("ev_wager_champions", "rus_dobrynya f6, sm_raider1 j9", [(1, 6)])
    play(match, "champion rus_dobrynya", "champion sm_raider1")
    assert (_pair(match, "rus_dobrynya"), _pair(match, "sm_raider1")) == ((4, 3), (5, 3))


@covers("HD-EV-10", "HD-STA-02")
@pytest.mark.parametrize("card", ["ev_wager_wrestlers", "ev_wager_champions"])
def test_the_attack_bonuses_of_wagers_are_lost_with_a_broken_spear(card: str) -> None:
    match = turn_of(NORTH, "nm_chelubey f9, rus_axe1 f7", deck=[card], dice=[(6, 1)])
    play(match, "end-battle", "break rus_axe1")
    if card == "ev_wager_champions":
        play(match, "champion rus_axe1", "champion nm_groom")
    pass_to(match, "activate", "rus")
    assert attack_of(of(match), "rus_axe1") == 3 and of(match).winner == "rus"


@covers("card:ev_wager_tribute", "HD-EVT-12", "HD-SUM-20", "HD-DEC-28")
@pytest.mark.parametrize(
    ("dice", "before", "after"),
    [((6, 1), (5, 3), (3, 4)), ((6, 1), (2, 6), (1, 6)), ((1, 6), (6, 1), (6, 1)), ((1, 6), (1, 4), (2, 2))],
)
def test_the_winners_token_moves_two_sections_down_and_the_others_one_up(
    dice: tuple[int, int], before: tuple[int, int], after: tuple[int, int]
) -> None:
    track = {"rus": ("rus_zmey", before[0]), SOUTH: ("sm_mogoi", before[1])}
    match = wager("ev_wager_tribute", "rus_axe1 f6, sm_raider1 j9", [dice], track=track)
    assert options(match) == {"join", "stay-out"}
    play(match, "join")
    assert told(match, "turn-began") == []
    play(match, "join")
    advanced = {faction: section for faction, _, section in told(match, "token-advanced")[:2]}
    assert advanced == {"rus": after[0], SOUTH: after[1]}


@covers("card:ev_wager_tribute", "HD-EVT-12", "HD-EVT-13")
def test_who_has_no_token_or_stays_out_of_the_tribute_wager_is_not_touched() -> None:
    match = wager("ev_wager_tribute", "rus_axe1 f6, sm_raider1 j9", [], track={SOUTH: ("sm_mogoi", 4)})
    assert seat_asked(match) == 1
    play(match, "stay-out")
    assert told(match, "token-advanced") == []


@covers("card:ev_wager_omens", "HD-HID-03", "HD-DEC-29")
def test_the_seers_choose_which_of_the_top_two_cards_stays_on_top() -> None:
    match = wager(
        "ev_wager_omens", "rus_axe1 f6, sm_raider1 j9", [(6, 1)], deck=["ev_wager_omens", "ev_mud", "ev_panic", "ev_rams"]
    )
    assert (asked(match), seat_asked(match), options(match)) == ("seers", 0, {"top ev_mud", "top ev_panic"})
    play(match, "top ev_panic")
    deck = of(match).events_deck
    assert (deck[-1], deck[-2], deck[0]) == ("ev_panic", "ev_rams", "ev_mud")


@covers("HD-HID-01", "HD-HID-03")
def test_nobody_but_the_winner_of_the_seers_sees_the_cards() -> None:
    match = wager(
        "ev_wager_omens", "rus_axe1 f6, sm_raider1 j9", [(6, 1)], deck=["ev_wager_omens", "ev_mud", "ev_panic", "ev_rams"]
    )
    assert match.view(0)["table"]["events_deck"][-2:] == ["ev_panic", "ev_mud"]
    assert match.view(0)["table"]["events_deck"][:-2] == [None] * (len(of(match).events_deck) - 2)
    for seat in (1, None):
        assert set(match.view(seat)["table"]["events_deck"]) == {None} and match.view(seat)["decision"] is None
    play(match, "top ev_panic")
    known = match.view(0)["table"]["events_deck"]
    assert (known[0], known[-1]) == ("ev_mud", "ev_panic") and set(known[1:-1]) == {None}
    for seat in (1, None):
        assert set(match.view(seat)["table"]["events_deck"]) == {None}


@covers("HD-HID-03", "HD-HID-05")
def test_the_others_hear_nothing_of_the_cards_of_the_seers() -> None:
    match = wager(
        "ev_wager_omens", "rus_axe1 f6, sm_raider1 j9", [(6, 1)], deck=["ev_wager_omens", "ev_mud", "ev_panic", "ev_rams"]
    )
    play(match, "top ev_panic")
    assert "ev_panic" not in str(match.view(1)["events"]) + str(match.view(1)["frames"])


@covers("card:ev_wager_omens", "HD-DEC-29")
@pytest.mark.parametrize("left", [0, 1])
def test_with_one_card_in_the_deck_the_seers_only_look_and_with_none_nothing_happens(left: int) -> None:
    deck = ["ev_wager_omens", "ev_mud"][: 1 + left]
    discard = [card for card in GAME.content.cards if card not in (*deck, "ev_truce")]
    match = wager("ev_wager_omens", "rus_axe1 f6, sm_raider1 j9", [(6, 1)], deck=deck, discard=discard)
    assert asked(match) == "summon"
    assert match.view(0)["table"]["events_deck"] == ["ev_mud"] * left
    assert match.view(1)["table"]["events_deck"] == [None] * left


@covers("HD-HID-04")
def test_the_knowledge_of_the_seers_ends_when_the_card_is_drawn() -> None:
    match = wager("ev_wager_omens", "rus_axe1 f6, sm_raider1 j9", [(6, 1)], deck=["ev_wager_omens", "ev_mud", "ev_panic"])
    play(match, "top ev_panic")
    assert end_turn(end_turn(end_turn(match))) and of(match).active_event == ("ev_panic",)
    known = match.view(0)["table"]["events_deck"]
    assert known[0] == "ev_mud" and set(known[1:]) == {None}


def _pair(match: Match, unit: str) -> tuple[int, int]:
    return attack_of(of(match), unit), defence_of(of(match), unit)
