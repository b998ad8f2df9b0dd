"""6.18: when ritual cards are drawn, held, played and laid aside."""

import pytest

from parlour.conform import covers
from parlour.games.desktopia.content import CONTENT
from parlour.games.desktopia.events import RitualDrawn, RitualPlayed, RitualsShuffled
from parlour.games.desktopia.rules.winning import give_up
from parlour.games.desktopia.tests.blows import ahead, away, refused, striker
from parlour.games.desktopia.tests.cards import all_cards, hand, holding, ritual
from parlour.games.desktopia.tests.situations import (
    again,
    artifact,
    battle,
    desk,
    flick,
    kind,
    lay,
    options,
    ranges,
    shoot,
    told,
    unit,
)
from parlour.games.desktopia.tests.turns import asked, pass_turns
from parlour.kernel import Illegal, Match

US, FOE = away("kharu", 0), away("adjarkha", 1)
PENALTIES = {"type": "start_time_cards", "seat": 0, "kind": "penalty", "n": 3}


def ended(dealt: int) -> Match:
    """A turn at whose end so much damage has been dealt."""
    match = ritual(US, FOE)
    desk(match).dealt = dealt
    again(match).act(0, "end")
    return match


@covers("DK-RIT-01", "DK-RIT-03")
@pytest.mark.parametrize(("dealt", "cards"), [(0, 1), (1, 0), (2, 0), (3, 0), (4, 1), (5, 1), (9, 1)])
def test_a_card_is_drawn_for_no_damage_at_all_and_for_four_or_more(dealt: int, cards: int) -> None:
    match = ended(dealt)
    assert (len(hand(match)), len(told(match, RitualDrawn)), len(desk(match).deck)) == (cards, cards, 12 - cards)


@covers("DK-RIT-01", "DK-RIT-02")
def test_damage_counts_from_the_beginning_of_the_own_turn() -> None:
    match = ritual(unit("kharu", 0, 400, 500), unit("hornbug", 1, 500, 500), away("shawakh", 1))
    flick(match, "kharu", 180, 300)
    pass_turns(match)
    assert len(hand(match)) == 1
    flick(match, "hornbug1", 180, 2000, seat=1)
    assert desk(match).dealt == 1
    pass_turns(match)
    assert hand(match, 1) == () and desk(match).dealt == 0


@covers("DK-RIT-02")
def test_hits_ticks_flames_and_thorns_all_count() -> None:
    units = [unit("untouchable", 0, 200, 200), unit("hornbug", 1, 230, 200), striker("ezzen"), ahead("vailla")]
    match = ritual(away("akeru", 0), *units)
    lay(match, "vailla", "tick1")
    pass_turns(match, 2)  # the Tick bites at the start of the second turn
    assert desk(match).dealt == 1
    flick(match, "ezzen1", 0, 900)
    assert desk(match).dealt == 2
    lay(match, "vailla", "flame1")
    drawn = len(told(match, RitualDrawn))
    match.act(0, "end")
    match.act(0, "rest")
    assert (desk(match).dealt, len(told(match, RitualDrawn)) - drawn) == (4, 1)


@covers("DK-RIT-02", "DK-DMG-03")
def test_overkill_counts() -> None:
    match = ritual(striker("baaroun", missiles=3), ahead("phantom"), away("shawakh", 1))
    shoot(match, "baaroun", 430, 500, 0, 1200)
    assert desk(match).dealt == 3
    match = ritual(striker("kharu", facing=0), ahead("dryad"), away("shawakh", 1))
    lay(match, "kharu", "lariat1", "lariat2")
    flick(match, "kharu", 0, 900)
    assert desk(match).dealt == 4
    pass_turns(match)
    assert len(hand(match)) == 1


@covers("DK-RIT-02", "DK-DMG-04")
def test_prevented_damage_does_not_count() -> None:
    match = ritual(striker("vampal"), ahead("ezzen"), FOE)
    lay(match, "ezzen1", "shield1", by=1)
    flick(match, "vampal1", 0, 900)
    pass_turns(match)
    assert len(hand(match)) == 1


@covers("DK-RIT-02", "DK-R-47")
def test_damage_to_own_and_allied_characters_does_not_count() -> None:
    units = [unit("untouchable", 0, 200, 200), unit("div", 0, 230, 200), unit("kharu", 1, 200, 230), away("vailla", 2)]
    match = ritual(*units, players=3, teams=[0, 0, 1])
    match.act(0, "end")
    assert (desk(match).lives["div"], desk(match).lives["kharu"], len(hand(match))) == (3, 3, 1)


@covers("DK-RIT-02")
def test_damage_that_a_player_deals_in_the_turn_of_another_does_not_count_for_him() -> None:
    match = ritual(striker("vampal"), ahead("phantom"), unit("adjarkha", 0, 60, 60), away("akeru", 1))
    flick(match, "vampal1", 0, 900)
    assert desk(match).dealt == 1
    pass_turns(match)
    assert (desk(match).dealt, asked(match)) == (0, 1)


@covers("DK-RIT-04")
def test_a_skipped_turn_draws_nothing() -> None:
    match = ritual(US, FOE, special_rules=[PENALTIES])
    assert (asked(match), hand(match), told(match, RitualDrawn)) == (1, (), [])


@covers("DK-RIT-01", "DK-SET-21")
def test_without_rituals_nothing_is_drawn() -> None:
    match = pass_turns(battle(US, FOE), 2)
    assert (told(match, RitualDrawn), hand(match)) == ([], ())


@covers("DK-RIT-03")
def test_a_drawn_card_is_known_to_its_drawer_alone() -> None:
    match = ended(0)
    (card,) = hand(match)
    drawn = next(each for each in match.events if isinstance(each.event, RitualDrawn))
    assert [drawn.heard_by(seat)["card"] for seat in (0, 1, None)] == [card, None, None]
    assert [match.view(seat)["table"]["hands"]["0"] for seat in (0, 1, None)] == [[card], [None], [None]]


@covers("DK-RIT-05")
def test_cards_are_held_without_limit_and_any_number_is_played_in_a_turn() -> None:
    cards = ["healing"] * 3 + ["purification"] * 3 + ["summoning"] * 3
    match = holding(*cards, units=[unit("kharu", 0, 60, 60, wounds=3), FOE])
    assert sorted(hand(match)) == sorted([f"{kind}{number}" for kind in dict.fromkeys(cards) for number in (1, 2, 3)])
    for _ in range(3):
        match.act(0, "play healing")
        assert kind(match) == "act"  # one wounded character: no question
    assert (desk(match).lives["kharu"], desk(match).actions, len(hand(match))) == (4, 3, 6)


@covers("DK-RIT-05")
def test_cards_are_played_in_the_own_turn_only() -> None:
    match = holding("healing", units=[unit("kharu", 0, 60, 60, wounds=3), FOE], draw="none")
    match.act(0, "end")
    assert asked(match) == 1
    with pytest.raises(Illegal):
        match.act(0, "play healing")
    assert refused(match, "play healing", seat=1)


@covers("DK-RIT-06")
def test_a_card_is_played_before_a_trigger_of_the_start() -> None:
    match = holding("teleportation", units=[unit("baaroun", 0, 60, 60), unit("energan", 0, 700, 700), FOE])
    assert (kind(match), options(match)) == ("begin", ("trigger baaroun", "rest", "play teleportation"))
    match.act(0, "play teleportation")
    match.act(0, "teleport energan1")
    match.act(0, "place 500 500")
    assert (kind(match), desk(match).at["energan1"]) == ("act", (500.0, 500.0))


@covers("DK-RIT-06", "DK-R-73")
def test_a_card_is_played_between_the_triggers_of_the_end_and_after_the_draw() -> None:
    match = holding("healing", "healing", units=[unit("shawakh", 0, 60, 60, wounds=2), FOE])
    match.act(0, "end")
    assert (kind(match), options(match)) == ("close", ("trigger shawakh", "rest", "play healing"))
    match.act(0, "play healing")
    match.act(0, "rest")
    match.act(0, "done")
    assert (kind(match), "play healing" in options(match), len(hand(match))) == ("keep", True, 2)
    match.act(0, "play healing")
    assert desk(match).lives["shawakh"] == 5
    match.act(0, "done")
    assert asked(match) == 1


@covers("DK-RIT-06")
def test_the_drawn_card_itself_may_be_played_at_once() -> None:
    drawn = [holding(units=[unit("kharu", 0, 60, 60, wounds=1), FOE], seed=seed) for seed in range(30)]
    for match in drawn:
        match.act(0, "end")
    healed = next(match for match in drawn if hand(match)[0].startswith("healing"))
    assert (kind(healed), options(healed)) == ("keep", ("play healing", "done"))
    healed.act(0, "play healing")
    assert (asked(healed), desk(healed).lives["kharu"], hand(healed)) == (1, 4, ())


@covers("DK-RIT-06", "DK-RES-13")
def test_no_card_is_played_between_a_flick_and_its_last_consequence() -> None:
    units = [striker("kharu", wounds=1), ahead("adjarkha")]
    match = holding("healing", units=units, artifacts=[artifact("fire_mine", 500, 700)])
    match.act(0, "lariat kharu")
    assert (kind(match), options(match)) == ("aim", ())
    flick(match, "kharu", 0, 900)
    assert "play healing" in options(match)


@covers("DK-RIT-07")
def test_a_played_card_goes_to_the_discard_where_everybody_sees_it() -> None:
    match = holding("healing", units=[unit("kharu", 0, 60, 60, wounds=1), FOE])
    match.act(0, "play healing")
    assert (hand(match), desk(match).discard) == ((), ("healing1",))
    assert [match.view(seat)["table"]["discard"] for seat in (0, 1, None)] == [["healing1"]] * 3
    assert told(match, RitualPlayed) == [RitualPlayed(0, "healing1")]  # type: ignore[arg-type]


@covers("DK-RIT-07")
def test_an_empty_deck_is_refilled_from_the_discard_when_a_card_must_be_drawn() -> None:
    match = ritual(US, FOE)
    position = desk(match)
    position.discard, position.deck = position.deck, ()
    for card in position.discard:
        position.seen[card] = 7
    again(match).act(0, "end")
    assert (len(desk(match).deck), desk(match).discard, len(hand(match))) == (11, (), 1)
    assert len(told(match, RitualsShuffled)) == 1 and len(set(all_cards(match))) == 12
    assert match.view(1)["table"]["deck"] == [None] * 11


@covers("DK-RIT-07")
def test_the_deck_is_not_refilled_before_a_card_must_be_drawn() -> None:
    match = ritual(US, FOE)
    position = desk(match)
    position.discard, position.deck = position.deck[:-1], position.deck[-1:]
    again(match).act(0, "end")
    assert (desk(match).deck, len(desk(match).discard), told(match, RitualsShuffled)) == ((), 11, [])


@covers("DK-RIT-07")
def test_a_discard_of_one_card_is_enough() -> None:
    match = ritual(US, FOE)
    position = desk(match)
    position.hands[1], position.discard, position.deck = position.deck[1:], position.deck[:1], ()
    again(match).act(0, "end")
    assert (len(hand(match)), desk(match).deck, desk(match).discard) == (1, (), ())


@covers("DK-RIT-07")
def test_nothing_is_drawn_if_deck_and_discard_are_empty() -> None:
    match = ritual(US, FOE)
    position = desk(match)
    position.hands[1], position.deck = position.deck, ()
    again(match).act(0, "end")
    assert (hand(match), told(match, RitualDrawn), asked(match)) == ((), [], 1)


@covers("DK-RIT-08")
@pytest.mark.parametrize("card", ["healing", "purification", "summoning"])
def test_a_card_without_effect_may_not_be_played(card: str) -> None:
    match = holding(card, units=[unit("vampal", 0, 60, 60), FOE])  # nobody is wounded, no missile lies, no own hero
    assert f"play {card}" not in options(match)
    assert refused(match, f"play {card}") == "DK-RIT-08"
    assert len(hand(match)) == 1


@covers("DK-RIT-14", "DK-WIN-05")
def test_a_player_who_is_out_lays_his_cards_into_the_discard_even_a_summoning() -> None:
    units = [US, FOE, unit("div", 2, 900, 900)]
    match = holding("summoning", "healing", units=units, seat=1, players=3)
    give_up(desk(match), [1])
    assert (hand(match, 1), desk(match).out) == ((), (1,))
    assert sorted(desk(match).discard) == ["healing1", "summoning1"]


@covers("DK-RIT-14", "DK-WIN-04")
def test_a_player_who_dies_in_his_own_turn_draws_nothing() -> None:
    units = [unit("smoker", 0, 400, 500), FOE, unit("div", 2, 900, 900)]
    match = holding(units=units, players=3)
    lay(match, "smoker1", "flame1")
    match.act(0, "end")
    assert (desk(match).out, hand(match), told(match, RitualDrawn), asked(match)) == ((0,), (), [], 1)


def test_there_are_three_of_each_of_the_four_rituals() -> None:
    match = ritual(US, FOE)
    assert all_cards(match) == sorted([f"{kind}{number}" for kind in CONTENT.rituals for number in (1, 2, 3)])
    assert len(all_cards(match)) == 12 and "disk" in ranges(match)
