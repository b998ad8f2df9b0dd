"""Section 11.3.2: the effects of the human faces."""

import pytest

from parlour.conform import covers
from parlour.games.inbetween.tests.situations import asked, facts_asked, held, of, options, play, side_asked, state, told
from parlour.games.inbetween.tests.using import activity, can_use, used

PULLING = ("bob", "carl", "mandy", "rodney")
GAINING = ("earl", "maggie", "natalie", "sam", "scott")
PLAYING = ("jamie", "lance", "max", "mina", "tom")
MOVING = ("jerem", "julie", "richard", "timmy")


@covers("effect:h_pull", "IB-CH-H1", "character:bob", "character:carl", "character:mandy", "character:rodney")
@pytest.mark.parametrize("character", PULLING)
def test_a_helping_hand_shifts_a_neighbour_in_the_creature_world_either_way(character: str) -> None:
    match = used(f"sam C0, {character} H2, tom C3, earl C1", marker=character)
    assert (side_asked(match), asked(match)) == ("city", "shift")
    assert options(match) == {"shift sam deeper", "shift sam back", "shift tom deeper", "shift tom back"}
    assert state(play(match, "shift sam back"), "sam") == "H0"
    assert told(match, "shifted") == [("city", "sam", "back", 4, True)]


@covers("effect:h_pull", "IB-CH-H1")
def test_a_helping_hand_reaches_neither_the_human_world_nor_the_devoured() -> None:
    match = activity("sam C4, bob H2, tom H1, earl C1", marker="bob", energy=(0, 0))
    assert asked(match) == "action"


@covers("effect:h_pull", "IB-CH-H1", "IB-R28")
@pytest.mark.parametrize("before", ["C2", "H1"])
@pytest.mark.parametrize("after", ["C1", "H0"])
@pytest.mark.parametrize("reading", ["creature", "both", "human"])
def test_whom_a_helping_hand_reaches_is_an_option_of_the_match(before: str, after: str, reading: str) -> None:
    match = activity(f"sam {before}, bob H2, tom {after}", marker="bob", energy=(0, 0), options={"pull_world": reading})
    wanted = "H" if reading == "human" else "C"
    reached = {name for name, rung in (("sam", before), ("tom", after)) if rung[0] == wanted}
    if reading == "both" and {before[0], after[0]} == {"C"}:
        reached = set()  # nobody of the Human world stands beside Bob
    assert (asked(match) == "use") is bool(reached)
    if reached:
        play(match, "use")
        assert {each.split()[1] for each in options(match)} == reached


@covers("effect:h_pull", "IB-CH-H1", "IB-R28")
def test_a_secured_neighbour_is_no_object_whatever_the_reading() -> None:
    assert asked(activity("sam H4, bob H2, tom C0", marker="bob", energy=(0, 0), options={"pull_world": "human"})) == "action"


@covers("effect:h_pull", "IB-CH-H1", "IB-912")
def test_a_helping_hand_reaches_a_protected_neighbour() -> None:
    match = used("sam C2, bob H3, tom H1", marker="bob", equipment="shotgun", shotgun="sam")
    assert options(match) == {"shift sam deeper", "shift sam back"}


@covers("effect:h_gain", "IB-CH-H2")
@pytest.mark.parametrize("character", GAINING)
def test_a_second_wind_gives_two_energy_and_a_card(character: str) -> None:
    match = used(f"{character} H2, bob C0", decks=("camera", ""), energy=(5, 5))
    assert (of(match).energy, held(match, "city")) == ([7, 5], ["camera"])


@covers("effect:h_gain", "IB-CH-H2", "IB-109")
@pytest.mark.parametrize(
    ("energy", "rest", "offered"),
    [(10, "away", False), (9, "away", True), (10, "deck", True)],
    ids=["neither", "one energy", "a card"],
)
def test_a_second_wind_is_void_without_energy_to_gain_and_a_card_to_draw(energy: int, rest: str, offered: bool) -> None:
    assert can_use(activity("sam H3, bob C0", energy=(energy, 0), rest=rest)) is offered


@covers("effect:h_play", "IB-CH-H3")
@pytest.mark.parametrize("character", PLAYING)
def test_quick_thinking_plays_a_card_without_its_effect(character: str) -> None:
    match = used(f"{character} H2, bob C0, sam H1", hands=("generator family_dinner", ""))
    assert asked(match) == "play"
    play(match, "play generator sam deeper")
    assert (state(match, "sam"), of(match).equipment, of(match).energy[0]) == ("H2", (), 5)
    assert (held(match, "city"), held(match, "city", "discards"), asked(match)) == (["family_dinner"], ["generator"], "action")


@covers("effect:h_play", "IB-CH-H3")
def test_quick_thinking_may_lay_a_token() -> None:
    match = play(used("jamie H2, bob C0", hands=("camera", "")), "play camera bob token")
    assert of(match).tokens == {"lantern": "bob"}


@covers("effect:h_play", "IB-CH-H3")
def test_quick_thinking_is_void_with_an_empty_hand() -> None:
    assert asked(activity("jamie H2, bob C0")) == "action"


@covers("effect:h_play", "IB-CH-H3", "IB-H06")
def test_quick_thinking_with_an_unplayable_card_looks_like_a_choice() -> None:
    homely = "mandy C4, carl H4, jamie H4, lance H4, mina C4, sam H4, timmy H4"
    match = activity(homely, only=True, marker="jamie", hands=("family_dinner", ""))
    assert (asked(match), options(match), facts_asked(match)["void"]) == ("use", {"use", "pass"}, ("use",))
    play(match, "use")
    assert (told(match, "nothing-changed"), held(match, "city"), asked(match)) == ([("h_play",)], ["family_dinner"], "action")


@covers("effect:h_move", "IB-CH-H4", "IB-712", "IB-809")
@pytest.mark.parametrize("character", MOVING)
@pytest.mark.parametrize(("steps", "ends"), [(1, "tom"), (2, "max")])
def test_on_the_double_makes_one_or_two_steps_before_the_marker_walks_on(character: str, steps: int, ends: str) -> None:
    match = used(f"{character} H2, sam H2, tom H2, max C2", equipment="", energy=(0, 0))
    assert (asked(match), options(match)) == ("steps", {"step 1", "step 2"})
    play(match, f"step {steps}")
    moved = told(match, "marker-moved")
    assert (len(moved), moved[-steps - 1]) == (steps + 1, (character, "sam"))
    assert (of(match).marker, asked(match), of(match).active) == (ends, "action", 1)
    assert told(match, "effect-used") == [("city", character, "h_move")]


@covers("effect:h_move", "IB-CH-H4", "IB-803")
def test_on_the_double_skips_whom_it_must_and_follows_the_direction() -> None:
    match = used("carl C0, sam H0, jerem H2, tom H0", marker="jerem", direction=-1, laid="shroud sam", energy=(0, 0))
    play(match, "step 1")
    assert told(match, "marker-moved")[0] == ("jerem", "carl")
    assert held(match, "creature", "discards") == ["shroud"]
