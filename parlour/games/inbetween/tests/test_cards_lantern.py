"""Section 11.4: the City cards with the symbol lantern."""

import pytest

from parlour.conform import covers
from parlour.games.inbetween.tests.situations import (
    asked,
    end_turn,
    held,
    of,
    options,
    outcome,
    pass_to,
    play,
    side_asked,
    situation,
    state,
    told,
)
from parlour.games.inbetween.tests.using import activated, activity, played, would_change


@covers("card:preparation", "IB-CC-15")
@pytest.mark.parametrize(
    ("city", "creature", "ends"),
    [(6, 5, 5), (2, 1, 1), (3, 10, 6), (2, 5, 5), (2, 6, 5), (10, 9, 9)],
)
def test_a_preparation_makes_up_for_less_energy_than_the_creature_has_by_five_at_most(
    city: int, creature: int, ends: int
) -> None:
    match = activated("preparation", energy=(city, creature))
    assert of(match).energy == [ends, creature]


@covers("card:preparation", "IB-CC-15", "IB-514")
@pytest.mark.parametrize(("city", "creature", "helps"), [(7, 5, False), (6, 5, True), (5, 0, False)])
def test_a_preparation_is_void_unless_the_city_has_less_after_paying(city: int, creature: int, helps: bool) -> None:
    assert would_change(played("preparation", energy=(city, creature))) is helps
    assert asked(played("preparation", energy=(1, 9))) == "action"  # the City cannot pay


@covers("card:night_watch", "IB-CC-16")
def test_a_night_watch_moves_the_marker_on_and_the_new_character_serves_this_turn() -> None:
    match = activated("night_watch", "carl C2, scott H2, bob C0, tom H0", energy=(3, 0))
    assert (of(match).marker, asked(match), side_asked(match)) == ("scott", "raise", "city")
    play(match, "pass", "use")
    assert told(match, "effect-used") == [("city", "scott", "h_gain")]
    assert (of(match).marker, of(match).active, of(match).energy[0]) == ("bob", 1, 3 - 1 + 2)


@covers("card:night_watch", "IB-CC-16", "IB-803", "IB-809")
def test_a_night_watch_follows_the_direction_and_skips_whom_it_must() -> None:
    match = activated("night_watch", "carl H0, scott H0, bob H1, tom H0, max C0", direction=-1, laid="shroud max", only=False)
    assert told(match, "marker-moved")[0] == ("carl", of(match).circle[-1])
    match = activated("night_watch", "carl H0, scott H0, bob H1, tom H0", laid="shroud scott")
    assert (of(match).marker, held(match, "creature", "discards")) == ("bob", ["shroud"])


@covers("card:old_newspapers", "IB-CC-17")
@pytest.mark.parametrize(("level", "energy", "left"), [(0, 3, 0), (1, 6, 2), (4, 7, 0)])
def test_old_newspapers_raise_knowledge_for_its_price_on_top_of_their_own(level: int, energy: int, left: int) -> None:
    match = situation(
        "mina C0, sam H0", hands=("old_newspapers", ""), knowledge=(level, 0), spent=(True, False), energy=(energy, 0)
    )
    play(match, "play old_newspapers sam token", "activate")
    assert (of(match).knowledge[0], of(match).energy[0]) == (level + 1, left)
    assert told(match, "knowledge-raised") == [("city", level + 1, level + 1)]


@covers("card:old_newspapers", "IB-CC-17", "IB-514")
@pytest.mark.parametrize(("energy", "equipment", "offered"), [(3, "", False), (4, "", True), (3, "camera", True)])
def test_old_newspapers_are_void_for_whom_cannot_pay_both(energy: int, equipment: str, offered: bool) -> None:
    match = played("old_newspapers", knowledge=(1, 0), spent=(True, False), energy=(energy, 0), equipment=equipment)
    assert would_change(match) is offered


@covers("card:old_newspapers", "IB-CC-17", "IB-1003")
def test_old_newspapers_may_win_the_game() -> None:
    match = activated("old_newspapers", knowledge=(5, 0), spent=(True, False), energy=(8, 0))
    assert outcome(match) == ("city", "knowledge")


@covers("card:signal_flares", "IB-CC-18")
def test_signal_flares_deepen_every_alert_and_guarded_character() -> None:
    match = activated("signal_flares", "mina H2, sam C2, bob H3, tom H1, max H0, carl H4", only=True)
    assert [state(match, each) for each in of(match).circle] == ["H3", "C2", "H4", "H2", "H0", "H4"]
    assert of(match).energy[0] == 4


@covers("card:signal_flares", "IB-CC-18")
def test_signal_flares_are_void_when_nobody_is_alert_or_guarded() -> None:
    assert not would_change(played("signal_flares", "mina H0, sam C2, bob C3, tom C1, max H0, carl H4", only=True))


@covers("card:signal_flares", "IB-CC-18", "IB-912")
def test_signal_flares_reach_a_protected_character() -> None:
    match = activated("signal_flares", "mina H0, sam H2", equipment="shotgun", shotgun="sam")
    assert state(match, "sam") == "H3"


@covers("card:disinformation", "IB-CC-19", "IB-412")
def test_disinformation_lowers_the_knowledge_of_the_creature() -> None:
    match = activated("disinformation", knowledge=(0, 3), spent=(False, True))
    assert (of(match).knowledge, of(match).spent, of(match).energy) == ([0, 2], [False, True], [3, 5])


@covers("card:disinformation", "IB-CC-19", "IB-409")
def test_disinformation_is_void_when_the_creature_knows_nothing() -> None:
    assert not would_change(played("disinformation", knowledge=(0, 0)))


@covers("card:radio", "IB-CC-20", "IB-710")
def test_a_radio_calls_a_guarded_or_secured_neighbour_of_the_marked_character() -> None:
    match = activity("scott H2, mina H0, sam H4, bob H3", marker="mina", equipment="radio", decks=("camera", ""))
    assert (asked(match), options(match)) == ("radio", {"use scott", "use sam", "pass"})
    play(match, "use sam")
    assert told(match, "radio-used") == [("sam", 2)] and told(match, "effect-used") == [("city", "sam", "h_gain")]
    assert (of(match).energy[0], held(match, "city")) == (5 - 2 + 2, ["camera"])


@covers("card:radio", "IB-CC-20")
def test_a_radio_is_used_once_in_a_phase_and_in_the_phases_of_both_sides() -> None:
    match = situation("scott H2, mina H0, sam H2, bob H0", marker="mina", equipment="radio")
    play(match, "rest", "use scott")
    assert (asked(match), of(match).marker) == ("action", "sam")
    match = activity("scott H2, mina C1, sam H2", marker="mina", active="creature", equipment="radio", energy=(2, 0))
    assert (asked(match), side_asked(match)) == ("radio", "city")


@covers("card:radio", "IB-CC-20")
@pytest.mark.parametrize(
    ("circle", "energy"),
    [
        ("scott H1, mina H0, sam C2", 5),
        ("scott H2, mina H0, sam H2", 1),
        ("tom H0, bob H2, mina H0, earl H0", 5),
        ("scott H0, mina H0, sam H0, natalie H2", 5),
    ],
    ids=["nobody guarded", "not enough energy", "a void effect", "no neighbour"],
)
def test_a_radio_is_silent_without_anybody_to_call(circle: str, energy: int) -> None:
    assert asked(activity(circle, marker="mina", equipment="radio", energy=(energy, 0))) == "action"


@covers("card:radio", "IB-CC-20")
def test_an_activated_radio_stays_in_play() -> None:
    match = activated("radio")
    assert (of(match).equipment, of(match).energy[0], held(match, "city", "discards")) == (("radio",), 3, [])


@covers("card:camera", "IB-CC-21", "IB-411")
@pytest.mark.parametrize(("level", "price"), [(0, 1), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5)])
def test_with_a_camera_knowledge_costs_one_less_but_never_nothing(level: int, price: int) -> None:
    match = situation("sam H1", phase="activity", knowledge=(level, level), energy=(10, 10), equipment="camera")
    play(match, "raise")
    assert told(match, "knowledge-raised") == [("city", level + 1, price)]
    assert of(match).energy[0] == 10 - price


@covers("card:camera", "IB-CC-21")
def test_a_camera_gives_no_discount_to_the_creature() -> None:
    match = situation("sam C1", phase="activity", knowledge=(0, 2), energy=(0, 5), equipment="camera")
    assert told(play(match, "raise"), "knowledge-raised") == [("creature", 3, 3)]


@covers("card:camera", "IB-CC-21")
def test_an_activated_camera_stays_in_play() -> None:
    match = activated("camera")
    assert (of(match).equipment, of(match).energy[0], held(match, "city", "discards")) == (("camera",), 2, [])
    assert told(end_turn(pass_to(match, "action")), "equipment-lost") == []
