"""Chapter 9: what each side may know."""

import json
from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.inbetween.content.cards import DECKS
from parlour.games.inbetween.position import CITY, CREATURE
from parlour.games.inbetween.tests.openings import seeded
from parlour.games.inbetween.tests.situations import asked, facts_asked, held, of, options, play, side_asked, situation
from parlour.kernel import Match, Seat, event_name

ALL_HOME = "jamie H4, lance H4, sam H4, mandy C4, max C4, mina C4"  # locked, and each of them shows home
ALL_WEB = "carl C4, bob C4, rodney C4, earl H4, timmy H4, tom H4"  # the same with web
NO_END = {"locked_to_win": 9}


def hand_shown(match: Match, seat: Seat | None, owner: Seat) -> list[str | None]:
    """A hand as somebody sees it."""
    shown: list[str | None] = match.view(seat)["table"]["hands"][str(owner)]
    return shown


def heard(match: Match, seat: Seat | None, name: str) -> list[dict[str, Any]]:
    """The events of a name as somebody hears them."""
    return [each.heard_by(seat) for each in match.events if event_name(type(each.event)) == name]


def text(match: Match, seat: Seat | None) -> str:
    """All that is sent to somebody, with every event so far."""
    return json.dumps([match.view(seat), [each.heard_by(seat) for each in match.events]])


def interrogated() -> Match:
    """The City has looked at the Creature's hand of four cards and discarded one."""
    match = situation(hands=("interrogation", "shroud hunger rampage shroud"))
    return play(match, "play interrogation max token", "activate", "discard hunger")


@covers("IB-H01")
def test_who_looks_sees_the_hand() -> None:
    assert hand_shown(interrogated(), CITY, CREATURE) == ["shroud-a", "rampage-a", "shroud-b"]


@covers("IB-H01")
def test_a_look_is_hidden_from_those_who_watch() -> None:
    match = interrogated()
    assert hand_shown(match, None, CREATURE) == [None] * 3
    seen = ["shroud-a", "hunger-a", "rampage-a", "shroud-b"]
    assert heard(match, CITY, "hand-seen") == [{"event": "hand-seen", "side": "city", "cards": seen}]
    assert heard(match, CREATURE, "hand-seen")[0]["cards"] == seen
    assert heard(match, None, "hand-seen")[0]["cards"] == [None] * 4


@covers("IB-H01")
def test_a_look_is_a_snapshot() -> None:
    match = interrogated()
    play(match, "prepare", "refill")
    assert hand_shown(match, CITY, CREATURE) == ["shroud-a", "rampage-a", "shroud-b", None, None]


@covers("IB-H01")
def test_a_seen_card_that_leaves_the_hand_is_struck_from_it() -> None:
    match = interrogated()
    play(match, "play rampage mandy token", "pass")
    assert hand_shown(match, CITY, CREATURE) == ["shroud-a", "shroud-b"]


@covers("IB-H01", "IB-H02")
def test_of_two_equal_cards_the_one_that_others_know_is_played() -> None:
    match = situation("mina C2", phase="activity", hands=("", "shroud"), discards=("", "shroud hunger"))
    play(match, "pass", "use", "take shroud")
    assert hand_shown(match, CITY, CREATURE) == [None, "shroud-b"]
    play(match, "play shroud bob token", "pass")
    assert hand_shown(match, CITY, CREATURE) == [None] and of(match).discards[CREATURE][-1] == "shroud-b"


@covers("IB-H01")
def test_rodney_shows_the_creature_the_citys_hand() -> None:
    match = situation("rodney C2", phase="activity", hands=("radio camera", ""))
    assert hand_shown(match, CREATURE, CITY) == [None, None]
    play(match, "pass", "use")
    assert hand_shown(match, CREATURE, CITY) == ["radio", "camera"]
    assert hand_shown(match, None, CITY) == [None, None]


@covers("IB-H01")
def test_voices_in_the_head_show_the_creature_the_citys_hand() -> None:
    match = situation(active="creature", knowledge=(0, 2), hands=("radio camera bicycle", ""))
    play(match, "knowledge creature_k2")
    assert hand_shown(match, CREATURE, CITY) == ["radio", "camera", "bicycle"]
    play(match, "discard camera", "pass")
    assert hand_shown(match, CREATURE, CITY) == ["radio", "bicycle"]


@covers("IB-H01")
def test_a_card_that_was_seen_is_forgotten_once_it_is_shuffled_into_a_new_deck() -> None:
    match = situation("rodney C2", phase="activity", active="creature", hands=("radio camera", ""), rest="away")
    play(match, "pass", "use", "pass")
    play(match, "prepare", "discard radio", "discard camera")  # and drawn again, unseen, from the new deck
    assert held(match, "city") == ["camera", "radio"] and hand_shown(match, CREATURE, CITY) == [None, None]


@covers("IB-H02")
@pytest.mark.parametrize("seat", [CITY, CREATURE, None])
def test_a_card_taken_back_from_the_discard_pile_is_known_to_all(seat: int | None) -> None:
    match = situation(hands=("lost_and_found camera", ""), discards=("radio bicycle", ""))
    play(match, "play lost_and_found bob token", "activate", "take radio")
    assert hand_shown(match, seat, CITY) == ["camera" if seat == CITY else None, "radio"]
    assert heard(match, seat, "card-recovered") == [{"event": "card-recovered", "side": "city", "card": "radio"}]


@covers("IB-H02")
@pytest.mark.parametrize("seat", [CITY, None])
def test_what_mina_takes_back_is_known_to_all(seat: int | None) -> None:
    match = situation("mina C2", phase="activity", hands=("", "shroud"), discards=("", "hunger rampage"))
    play(match, "pass", "use", "take rampage")
    assert hand_shown(match, seat, CREATURE) == [None, "rampage-a"]


@covers("IB-H03")
@pytest.mark.parametrize("seat", [CITY, CREATURE, None])
def test_the_hidden_cards_are_those_of_the_list_that_cannot_be_seen(seat: int | None) -> None:
    match = situation(hands=("radio camera", "shroud"), discards=("bicycle", "hunger"), equipment="revolver", laid="detour sam")
    table = match.view(seat)["table"]
    for owner in (CITY, CREATURE):
        places = [table[name][str(owner)] for name in ("decks", "hands", "discards", "limbo", "skips")]
        shown = [card for pile in places for card in pile] + (table["equipment"] + table["box"] if owner == CITY else [])
        assert len(shown) == len(DECKS[owner]) and set(shown) - {None} <= set(DECKS[owner])
        assert shown.count(None) == len(table["decks"][str(owner)]) + (owner != seat) * len(of(match).hands[owner])


@covers("IB-H03")
@pytest.mark.parametrize("seat", [CITY, CREATURE, None])
def test_all_know_which_cards_a_new_deck_was_made_of(seat: int | None) -> None:
    match = situation(hands=("radio", ""), discards=("camera bicycle", ""), decks=("backpack", ""), rest="away")
    play(match, "prepare", "discard radio")
    stock = match.view(seat)["table"]["stock"]
    made_of = {card for number, card in enumerate(DECKS[CITY]) if stock[CITY] >> number & 1}
    assert made_of == {"camera", "bicycle", "radio"} and stock[CREATURE] == (1 << len(DECKS[CREATURE])) - 1


@covers("IB-H04")
@pytest.mark.parametrize("way", ["token", "deeper"])
@pytest.mark.parametrize("seat", [CITY, None])
def test_a_played_card_is_shown_before_its_base_option(seat: int | None, way: str) -> None:
    match = situation("earl H0", active="creature", hands=("", "shroud hunger"))
    play(match, f"play shroud {'bob' if way == 'token' else 'earl'} {way}")
    names = [each.heard_by(seat)["event"] for each in match.events]
    assert heard(match, seat, "card-played") == [{"event": "card-played", "side": "creature", "card": "shroud-a"}]
    assert names.index("card-played") < names.index("token-laid" if way == "token" else "shifted")


@covers("IB-H04")
@pytest.mark.parametrize("seat", [CITY, CREATURE, None])
def test_a_card_being_played_lies_open(seat: int | None) -> None:
    match = situation(hands=("radio camera", ""))
    play(match, "play radio bob token")
    assert match.view(seat)["table"]["limbo"]["0"] == ["radio"] and asked(match) == "activate"


@covers("IB-H04")
@pytest.mark.parametrize("seat", [CITY, CREATURE, None])
def test_a_discarded_card_is_named_to_all(seat: int | None) -> None:
    match = situation(hands=("radio camera", ""))
    play(match, "prepare", "discard camera")
    assert heard(match, seat, "card-discarded") == [{"event": "card-discarded", "side": "city", "card": "camera"}]


@covers("IB-H05")
def test_drawn_cards_are_told_to_their_owner_alone() -> None:
    match = situation(decks=("radio camera", ""), hands=("family_dinner", ""))
    play(match, "play family_dinner bob token", "activate")
    cards = {seat: heard(match, seat, "cards-drawn")[0]["cards"] for seat in (CITY, CREATURE, None)}
    assert cards == {CITY: ["radio", "camera"], CREATURE: [None, None], None: [None, None]}
    assert {heard(match, seat, "cards-drawn")[0]["number"] for seat in (CITY, CREATURE, None)} == {2}


@covers("IB-H05")
@pytest.mark.parametrize("actions", ["", "prepare", "prepare; discard granola_bar", "play granola_bar bob token", "rest"])
@pytest.mark.parametrize("seat", [CREATURE, None])
def test_nothing_that_is_sent_names_a_card_of_the_others_hand(seat: int | None, actions: str) -> None:
    match = situation(hands=("radio granola_bar camera", ""), decks=("bicycle backpack generator", ""))
    play(match, *[each for each in actions.split("; ") if each])
    sent = text(match, seat)
    assert not [card for card in ("radio", "camera", "bicycle", "backpack", "generator") if card in sent]


@covers("IB-H05")
@pytest.mark.parametrize("seat", [CITY, None])
def test_nothing_that_is_sent_inside_an_effect_names_a_hidden_card(seat: int | None) -> None:
    circle = "carl C2, jamie C2, tom C2, sam H0"
    for marker, question in (("carl", "play"), ("jamie", "offer"), ("tom", "offer")):
        hand = "tendrils rampage nightmare"
        match = play(situation(circle, marker=marker, phase="activity", hands=("", hand)), "pass", "use")
        assert asked(match) == question and side_asked(match) == "creature"
        assert not [kind for kind in hand.split() if kind in text(match, seat)]


@covers("IB-H05")
@pytest.mark.parametrize("seed", range(4))
def test_no_view_of_a_whole_game_names_a_card_that_its_seat_never_saw(seed: int) -> None:
    match = seeded(seed)
    for _ in range(150):
        if match.over:
            return
        for seat in (CITY, CREATURE, None):
            sent = sent_now(match, seat)
            for owner in {CITY, CREATURE} - {seat}:
                known = hand_shown(match, seat, owner)
                unknown = [card for card, shown in zip(of(match).hands[owner], known, strict=True) if shown is None]
                assert not [card for card in (*unknown, *of(match).decks[owner]) if f'"{card}"' in sent]
        (decision,) = match.pending.values()
        play(match, decision.options[(seed * 7 + len(match.actions) * 13) % len(decision.options)])


def sent_now(match: Match, seat: Seat | None) -> str:
    """The view without the story of how it came about, which may name cards that have since been shuffled away."""
    return json.dumps({name: part for name, part in match.view(seat).items() if name != "events"})


def earl(hand: str) -> Match:
    """Asks the Creature about Earl under the Shotgun, who could borrow nothing but Carl's effect to any purpose."""
    circle = "earl C2, carl C4, bob C4, rodney C4, timmy H4, tom H4"  # all but Earl are locked and show web
    hands = ("", hand)
    match = situation(circle, only=True, phase="activity", hands=hands, equipment="shotgun", shotgun="earl", changes=NO_END)
    return play(match, "pass")


def carl(hand: str) -> Match:
    """Asks the Creature about Carl, with web on everybody and everybody locked."""
    return play(situation(ALL_WEB, only=True, phase="activity", hands=("", hand), changes=NO_END), "pass")


def lance(hand: str) -> Match:
    """Asks the City about Lance, with home on everybody and everybody locked."""
    match = situation(ALL_HOME, only=True, marker="lance", phase="activity", hands=(hand, ""), changes=NO_END)
    return play(match, "pass")


def radio(hand: str) -> Match:
    """Asks the City about the Radio, with which it could call nobody but the players of cards."""
    circle = "jamie H4, lance H4, mandy C4, max C4, mina C4, tom C4"
    hands = (hand, "")
    return situation(
        circle, only=True, marker="mandy", phase="activity", hands=hands, equipment="radio", energy=(5, 0), changes=NO_END
    )


def town_meeting(hand: str) -> Match:
    """Asks the City about Town Meeting after its base option."""
    match = situation(ALL_HOME, only=True, hands=(f"town_meeting {hand}", ""), changes=NO_END)
    return play(match, "play town_meeting sam token")


def roll_call(hand: str) -> Match:
    """Asks the City about Roll Call, with which it could use nobody but the players of cards."""
    circle = "jamie H4, lance H3, mandy C4, max C4, mina C4, tom C4"
    match = situation(circle, only=True, hands=(f"roll_call {hand}", ""), changes=NO_END)
    return play(match, "play roll_call lance deeper")


SECRETS = [
    (earl, "use", "shroud", "hunger"),
    (carl, "use", "shroud", "hunger"),
    (lance, "use", "family_dinner", "camera"),
    (radio, "radio", "family_dinner", "camera"),
]
PAID = [
    (town_meeting, "activate", "family_dinner", "camera"),
    (roll_call, "activate", "family_dinner", "camera"),
]


@covers("IB-H06")
@pytest.mark.parametrize(("secret", "question", "useless", "useful"), SECRETS, ids=[each[0].__name__ for each in SECRETS])
def test_what_is_void_because_of_the_hand_is_asked_all_the_same(secret: Any, question: str, useless: str, useful: str) -> None:
    assert asked(secret(useless)) == asked(secret(useful)) == question
    if question == "use":
        assert options(secret(useless)) == options(secret(useful)) == {"use", "pass"}
        assert facts_asked(secret(useless))["void"] == ("use",) and facts_asked(secret(useful))["void"] == ()
    else:
        assert options(secret(useless)) == {"pass"} and len(options(secret(useful))) > 1


@covers("IB-514")
@pytest.mark.parametrize(("secret", "question", "useless", "useful"), PAID, ids=[each[0].__name__ for each in PAID])
def test_what_can_be_paid_for_is_asked_whatever_the_hand_is(secret: Any, question: str, useless: str, useful: str) -> None:
    for hand, void in ((useless, ("activate",)), (useful, ()), ("", ("activate",))):
        assert (asked(secret(hand)), options(secret(hand))) == (question, {"activate", "pass"})
        assert facts_asked(secret(hand))["void"] == void


@covers("IB-H06")
@pytest.mark.parametrize(
    ("secret", "question", "useless", "useful"), SECRETS + PAID, ids=[each[0].__name__ for each in SECRETS + PAID]
)
def test_for_all_others_void_looks_like_declined(secret: Any, question: str, useless: str, useful: str) -> None:
    void, declined = secret(useless), secret(useful)
    others = {CITY, CREATURE, None} - set(void.pending)
    for seat in others:
        assert text(void, seat) == text(declined, seat)
    play(void, "pass")
    play(declined, "pass")
    for seat in others - set(void.pending):
        assert text(void, seat) == text(declined, seat)


@covers("IB-H06")
@pytest.mark.parametrize(("secret", "question", "useless", "useful"), SECRETS, ids=[each[0].__name__ for each in SECRETS])
def test_with_an_empty_hand_nothing_is_hidden_and_nothing_asked(secret: Any, question: str, useless: str, useful: str) -> None:
    assert asked(secret("")) != question


@covers("IB-H06")
def test_what_is_openly_void_is_not_asked() -> None:
    match = situation("bob C2", phase="activity", knowledge=(0, 0), hands=("", "shroud"))
    assert asked(play(match, "pass")) == "action"


@covers("IB-H06")
def test_the_facts_for_the_screen_do_not_tell_a_secret() -> None:
    void, possible = carl("shroud"), carl("hunger")
    assert void.view(CITY)["facts"] == possible.view(CITY)["facts"] and void.view(CITY)["facts"]["activity"]["use"] is True
    assert set(void.view(CREATURE)["facts"]["reach"]) == {"shroud"}
    assert void.view(CITY)["facts"]["reach"] == {} and "reach" not in void.view(None)["facts"]
