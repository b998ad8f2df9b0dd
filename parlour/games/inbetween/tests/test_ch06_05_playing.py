"""Chapter 6.5: playing a card."""

import pytest

from parlour.conform import covers
from parlour.games.inbetween.content.cards import CARDS
from parlour.games.inbetween.position import SIDES
from parlour.games.inbetween.tests.situations import asked, held, of, options, play, situation, state, told
from parlour.kernel import Match, event_name

# by default the circle is Bob, Earl, Jerem, Lance, Mandy (H0) and Carl, Jamie, Julie, Maggie, Max (C0) between them:
# home is printed on Lance and Max, web on Carl and Earl, skull on nobody
ALL_WEB = "earl H4, timmy H4, tom H4, bob C4, carl C4, rodney C4"


def plays(match: Match, kind: str, way: str = "") -> set[str]:
    """The characters that a card of that kind may be played on, in one way or in any."""
    found = [option.split() for option in options(match)]
    return {words[2] for words in found if words[:2] == ["play", kind] and way in ("", words[3])}


def names(match: Match) -> list[str]:
    """The names of the events so far."""
    return [event_name(type(each.event)) for each in match.events]


@covers("IB-501")
@pytest.mark.parametrize("way", ["deeper", "back"])
def test_option_a_shifts_and_lays_no_token(way: str) -> None:
    match = situation(hands=("family_dinner radio", ""))
    play(match, f"play family_dinner lance {way}")
    assert of(match).tokens == {} and state(match, "lance") == {"deeper": "H1", "back": "C0"}[way]
    assert asked(match) == "activate" and held(match, "city") == ["radio"]


@covers("IB-501")
def test_option_b_lays_a_token_and_shifts_nobody() -> None:
    match = situation(hands=("family_dinner radio", ""))
    before = dict(of(match).rung)
    play(match, "play family_dinner bob token")
    assert of(match).tokens == {"home": "bob"} and of(match).rung == before
    assert asked(match) == "activate" and held(match, "city") == ["radio"]


@covers("IB-501")
def test_only_a_card_of_the_own_hand_can_be_played() -> None:
    match = situation(hands=("radio family_dinner", "shroud"))
    assert {option.split()[1] for option in options(match) if option.startswith("play")} == {"radio", "family_dinner"}


@covers("IB-501")
def test_equal_cards_are_one_option_and_one_of_them_is_played() -> None:
    match = situation(active="creature", hands=("", "shroud shroud shroud"))
    found = next(iter(match.pending.values())).options
    assert len(found) == len(set(found))
    assert held(play(match, "play shroud bob token"), "creature") == ["shroud", "shroud"]


@covers("IB-502")
def test_a_card_for_which_nobody_can_be_chosen_cannot_be_played() -> None:
    match = situation(ALL_WEB, only=True, active="creature", hands=("", "shroud hunger"), changes={"locked_to_win": 9})
    assert plays(match, "shroud") == set() and plays(match, "hunger") != set()


@covers("IB-502")
def test_a_card_with_option_b_alone_can_be_played() -> None:
    match = situation(active="creature", hands=("", "nightmare"))
    assert plays(match, "nightmare", "deeper") == plays(match, "nightmare", "back") == set()
    assert plays(match, "nightmare", "token") == set(of(match).circle)


@covers("IB-503")
@pytest.mark.parametrize("side", SIDES)
def test_a_card_cannot_be_played_for_its_effect_alone(side: str) -> None:
    cards = {each: " ".join([kind for kind, card in CARDS.items() if card.side == each]) for each in SIDES}
    match = situation(active=side, hands=(cards["city"], cards["creature"]))
    played = [option.split() for option in options(match) if option.startswith("play")]
    assert {words[1] for words in played} == set(cards[side].split())
    assert {words[3] for words in played} == {"deeper", "back", "token"} and {len(words) for words in played} == {4}


@covers("IB-503")
def test_the_effect_comes_after_the_base_option() -> None:
    match = situation(hands=("granola_bar", ""))
    play(match, "play granola_bar bob token", "activate")
    told_names = names(match)
    assert told_names.index("token-laid") < told_names.index("card-activated") < told_names.index("energy-gained")


@covers("IB-504")
def test_option_a_is_offered_for_everybody_with_the_symbol_in_both_directions() -> None:
    match = situation(hands=("family_dinner", ""))
    assert plays(match, "family_dinner", "deeper") == plays(match, "family_dinner", "back") == {"lance", "max"}


@covers("IB-504")
@pytest.mark.parametrize(
    ("before", "deeper", "back"),
    [("H0", "H1", "C0"), ("H1", "H2", "H0"), ("H2", "H3", "H1"), ("H3", "H4", "H2")],
)
def test_option_a_shifts_one_step(before: str, deeper: str, back: str) -> None:
    for way, after in (("deeper", deeper), ("back", back)):
        match = situation(f"bob H0, lance {before}", hands=("family_dinner", ""))
        assert state(play(match, f"play family_dinner lance {way}"), "lance") == after


@covers("IB-505")
def test_a_character_has_the_symbol_that_its_shown_face_prints() -> None:
    match = situation("sam H1, tom C0, mandy C2, lance C0", only=False, hands=("family_dinner", ""))
    assert {"sam", "tom", "mandy"} <= plays(match, "family_dinner", "deeper")
    assert "lance" not in plays(match, "family_dinner", "deeper")  # home is on his other face


@covers("IB-505")
def test_a_character_has_the_symbol_whose_token_lies_on_it() -> None:
    match = situation(hands=("family_dinner", ""), tokens="home bob, heart carl")
    assert plays(match, "family_dinner", "deeper") == {"lance", "max", "bob"}


@covers("IB-506")
@pytest.mark.parametrize("side", SIDES)
def test_option_a_reaches_both_worlds(side: str) -> None:
    match = situation("sam H1, earl H0, carl C2, mandy C0", active=side, hands=("family_dinner", "shroud"))
    kind, targets = ("family_dinner", {"sam", "mandy"}) if side == "city" else ("shroud", {"earl", "carl"})
    assert targets <= plays(match, kind, "deeper") and targets <= plays(match, kind, "back")


@covers("IB-507")
@pytest.mark.parametrize(("side", "kind"), [("city", "family_dinner"), ("creature", "hunger")])
def test_locked_characters_cannot_be_chosen_for_option_a(side: str, kind: str) -> None:
    match = situation("lance H4, max C4, sam H3", active=side, hands=("family_dinner", "hunger"), tokens="maw sam")
    assert plays(match, kind, "deeper") == plays(match, kind, "back") == {"sam"}


@covers("IB-507")
def test_a_token_does_not_make_a_locked_character_an_object_of_option_a() -> None:
    match = situation("sam H4, bob H0", hands=("granola_bar", ""), tokens="heart sam")
    assert "sam" not in plays(match, "granola_bar", "deeper") | plays(match, "granola_bar", "back")


@covers("IB-507")
def test_the_creature_cannot_choose_a_protected_character_for_option_a() -> None:
    match = situation("earl H0, carl C1", active="creature", hands=("", "shroud"), equipment="shotgun", shotgun="earl")
    assert plays(match, "shroud", "back") == {"carl"}


@covers("IB-507")
def test_the_city_may_choose_a_protected_character_for_option_a() -> None:
    match = situation("earl H0", hands=("granola_bar", ""), equipment="shotgun", shotgun="earl")
    assert "earl" in plays(match, "granola_bar", "back")


@covers("IB-508")
def test_a_token_comes_from_the_supply() -> None:
    match = situation(hands=("family_dinner", ""))
    play(match, "play family_dinner bob token")
    assert told(match, "token-laid") == [("city", "home", "bob", "")]


@covers("IB-508")
def test_a_token_comes_from_the_character_on_which_it_lies() -> None:
    match = situation(hands=("family_dinner", ""), tokens="home carl, heart carl")
    play(match, "play family_dinner bob token")
    assert of(match).tokens == {"home": "bob", "heart": "carl"}
    assert told(match, "token-laid") == [("city", "home", "bob", "carl")]


@covers("IB-508")
def test_each_symbol_has_one_token() -> None:
    match = situation(active="creature", hands=("", "shroud shroud"))
    play(match, "play shroud bob token", "pass", "rest", "play shroud max token")
    assert of(match).tokens == {"web": "max"}


@covers("IB-509")
def test_no_token_goes_where_its_symbol_is_printed() -> None:
    match = situation(hands=("family_dinner", ""))
    assert plays(match, "family_dinner", "token") == set(of(match).circle) - {"lance", "max"}


@covers("IB-509")
def test_the_hidden_face_does_not_matter_for_a_token() -> None:
    match = situation("lance C0, sam C0", hands=("family_dinner", ""))  # home is on their human faces
    assert {"lance", "sam"} <= plays(match, "family_dinner", "token")


@covers("IB-510", "IB-R10")
def test_a_token_may_stay_where_it_lies() -> None:
    match = situation(hands=("family_dinner", ""), tokens="home bob")
    assert plays(match, "family_dinner", "token") == set(of(match).circle) - {"lance", "max"}
    play(match, "play family_dinner bob token")
    assert of(match).tokens == {"home": "bob"} and asked(match) == "activate"
    assert told(match, "token-kept") == [("city", "home", "bob")] and told(match, "token-laid") == []


@covers("IB-510", "IB-512")
def test_the_creature_cannot_leave_its_token_on_a_protected_character() -> None:
    match = situation(active="creature", hands=("", "nightmare"), equipment="shotgun", shotgun="bob", tokens="skull bob")
    assert "bob" not in plays(match, "nightmare", "token")


@covers("IB-511")
def test_different_tokens_may_lie_on_one_character() -> None:
    match = situation("sam H1", active="creature", hands=("", "shroud"), tokens="skull sam, claw sam, heart sam")
    play(match, "play shroud sam token")
    assert of(match).tokens == {"skull": "sam", "claw": "sam", "heart": "sam", "web": "sam"}


@covers("IB-512")
@pytest.mark.parametrize("side", SIDES)
def test_a_token_goes_on_characters_of_either_world_and_any_state(side: str) -> None:
    match = situation(
        "sam H4, julie H3, max H0, jerem C0, natalie C3, lance C4",
        active=side,
        hands=("detour", "tendrils"),
    )
    chosen = plays(match, "detour" if side == "city" else "tendrils", "token")
    assert {"sam", "max", "natalie", "lance"} <= chosen


@covers("IB-512")
def test_the_creature_cannot_lay_a_token_on_a_protected_character() -> None:
    match = situation("sam H0", active="creature", hands=("", "nightmare"), equipment="shotgun", shotgun="sam")
    assert plays(match, "nightmare", "token") == set(of(match).circle) - {"sam"}


@covers("IB-512")
def test_the_city_may_lay_a_token_on_a_protected_character() -> None:
    match = situation("sam H0", hands=("granola_bar", ""), equipment="shotgun", shotgun="sam")
    assert "sam" in plays(match, "granola_bar", "token")


@covers("IB-512")
def test_the_creature_may_take_a_token_off_a_protected_character() -> None:
    match = situation(active="creature", hands=("", "nightmare"), equipment="shotgun", shotgun="bob", tokens="skull bob")
    play(match, "play nightmare carl token")
    assert of(match).tokens == {"skull": "carl"}
