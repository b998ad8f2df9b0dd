"""6.9: equipment, protection and the answer of the Revolver."""

import pytest

from parlour.conform import covers
from parlour.games.inbetween.content.box import CONTENT
from parlour.games.inbetween.position import CITY, CREATURE
from parlour.games.inbetween.tests.situations import (
    asked,
    end_turn,
    facts_asked,
    held,
    of,
    options,
    play,
    side_asked,
    situation,
    state,
    told,
)

EQUIPMENT = {"generator", "guard_dog", "revolver", "shotgun", "radio", "camera", "backpack", "bicycle"}
SIX = "sam H0, tom C0, max H0, lance C0, scott H0, earl C0"
PLACE = {card: "tom" if card in ("shotgun", "revolver") else "bob" for card in EQUIPMENT}  # who does not print its symbol


@covers("IB-901")
def test_eight_city_cards_and_no_others_are_equipment() -> None:
    assert {kind for kind, card in CONTENT.cards.items() if card.equipment} == EQUIPMENT
    assert {CONTENT.cards[kind].side for kind in EQUIPMENT} == {"city"}


@covers("IB-902", "IB-503")
@pytest.mark.parametrize("card", sorted(EQUIPMENT))
def test_equipment_is_played_for_its_base_option_first(card: str) -> None:
    match = situation("tom C0, bob H0, sam H0", hands=(card, ""), energy=(10, 5), marker="sam")
    assert {each.split()[3] for each in options(match) if each.startswith("play")} == {"deeper", "back", "token"}
    play(match, f"play {card} {PLACE[card]} token")
    assert of(match).tokens == {CONTENT.cards[card].symbol: PLACE[card]}
    assert asked(match) == "activate"
    assert facts_asked(match) == {"card": card, "cost": CONTENT.cards[card].cost, "void": (), "voids": 0}


@covers("IB-903", "IB-137")
@pytest.mark.parametrize("card", sorted(EQUIPMENT))
def test_activated_equipment_stays_in_play(card: str) -> None:
    match = situation("tom C0, bob H0, sam H0", hands=(card, ""), energy=(10, 5), marker="sam")
    play(match, f"play {card} {PLACE[card]} token", "activate", *(["shield sam"] if card == "shotgun" else []))
    assert of(match).equipment == (card,) and held(match, "city") == held(match, "city", "discards") == []
    assert of(match).energy[CITY] == 10 - CONTENT.cards[card].cost


@covers("IB-903")
def test_a_lasting_effect_lasts() -> None:
    match = situation(SIX, only=True, equipment="generator", energy=(0, 0))
    play(match, "rest")
    assert of(match).energy[CITY] == 3 + 2
    play(end_turn(match), "rest")
    assert of(match).energy[CITY] == 10


@covers("IB-904", "IB-518")
@pytest.mark.parametrize("card", sorted(EQUIPMENT))
def test_equipment_that_is_not_activated_is_discarded(card: str) -> None:
    match = situation("tom C0, bob H0, sam H0", hands=(card, ""), energy=(10, 5), marker="sam")
    play(match, f"play {card} {PLACE[card]} token", "pass")
    assert of(match).equipment == of(match).box == () and held(match, "city", "discards") == [card]


@covers("IB-905", "IB-906")
def test_a_fourth_card_drives_one_of_the_three_earlier_from_the_game() -> None:
    match = situation(SIX, only=True, hands=("backpack", ""), equipment="generator camera radio")
    play(match, "play backpack sam token", "activate")
    assert asked(match) == "replace" and options(match) == {"remove generator", "remove camera", "remove radio"}
    play(match, "remove camera")
    assert of(match).equipment == ("generator", "radio", "backpack") and of(match).box == ("camera",)
    assert held(match, "city", "discards") == []


@covers("IB-905")
def test_a_third_card_drives_nothing_out() -> None:
    match = situation(SIX, only=True, hands=("backpack", ""), equipment="generator camera")
    play(match, "play backpack sam token", "activate")
    assert of(match).equipment == ("generator", "camera", "backpack") and of(match).box == ()


@covers("IB-905", "IB-R42")
def test_a_fourth_card_may_be_played_without_activation() -> None:
    match = situation(SIX, only=True, hands=("backpack", ""), equipment="generator camera radio")
    play(match, "play backpack sam token", "pass")
    assert of(match).equipment == ("generator", "camera", "radio") and held(match, "city", "discards") == ["backpack"]


@covers("IB-906")
def test_the_earlier_card_goes_after_payment_and_before_the_new_cards_own_choice() -> None:
    match = situation(SIX, only=True, hands=("shotgun", ""), equipment="generator camera radio")
    play(match, "play shotgun sam token", "activate")
    assert of(match).energy[CITY] == 1 and asked(match) == "replace" and facts_asked(match) == {"card": "shotgun"}
    play(match, "remove radio")
    assert asked(match) == "shield" and of(match).box == ("radio",)
    play(match, "shield tom")
    assert of(match).shielded == "tom" and of(match).equipment == ("generator", "camera", "shotgun")


@covers("IB-907")
def test_discarded_equipment_goes_to_the_discard_pile() -> None:
    match = situation(SIX, only=True, active="creature", hands=("", "rampage"), equipment="radio camera")
    play(match, "play rampage sam token", "activate", "discard camera")
    assert of(match).equipment == ("radio",) and held(match, "city", "discards") == ["camera"] and of(match).box == ()


@covers("IB-907")
def test_removed_equipment_goes_to_the_box() -> None:
    match = situation("richard C2", phase="activity", equipment="radio camera", energy=(0, 0))
    play(match, "use", "remove camera")
    assert of(match).equipment == ("radio",) and of(match).box == ("camera",) and held(match, "city", "discards") == []


@covers("IB-908")
@pytest.mark.parametrize(
    ("card", "fact", "before", "after"),
    [("generator", "rest", [5, 3], [3, 3]), ("camera", "price", [3, 1], [4, 1])],
)
def test_a_lasting_effect_ends_when_its_card_leaves(card: str, fact: str, before: list[int], after: list[int]) -> None:
    match = situation(
        SIX, only=True, active="creature", hands=("", "rampage"), equipment=f"{card} bicycle", energy=(0, 5), knowledge=(3, 0)
    )
    assert match.view(0)["facts"][fact] == before
    play(match, "play rampage sam token", "activate", f"discard {card}")
    assert match.view(0)["facts"][fact] == after


@covers("IB-908")
@pytest.mark.parametrize(("equipment", "size"), [("backpack radio", 7), ("radio", 5)])
def test_only_an_activated_backpack_makes_the_hand_larger(equipment: str, size: int) -> None:
    match = situation(SIX, only=True, hands=("detour", ""), equipment=equipment)
    play(match, "prepare")
    assert facts_asked(match) == {"hand": 1, "size": size}
    play(match, "refill")
    assert len(held(match, "city")) == size


@covers("IB-908")
def test_the_guard_dog_no_longer_barks_when_it_is_gone() -> None:
    match = situation(
        "sam H0, tom C0, bob H1", active="creature", hands=("", "rampage rampage"), equipment="guard_dog", energy=(0, 10)
    )
    play(match, "play rampage bob back")
    assert of(match).energy[CITY] == 1
    play(match, "activate", "discard guard_dog", "prepare", "play rampage bob back")
    assert state(match, "bob") == "C0" and of(match).energy[CITY] == 1


@covers("IB-909")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_equipment_lies_open(seat: int | None) -> None:
    table = situation("tom H0", equipment="shotgun radio", shotgun="tom").view(seat)["table"]
    assert table["equipment"] == ["shotgun", "radio"] and table["shielded"] == "tom"


@covers("IB-909")
def test_the_shotgun_counts_toward_the_limit() -> None:
    match = situation(SIX, only=True, hands=("backpack", ""), equipment="generator camera shotgun", shotgun="tom")
    play(match, "play backpack sam token", "activate")
    assert "remove shotgun" in options(match)
    play(match, "remove shotgun")
    assert of(match).shielded == "" and of(match).box == ("shotgun",)


@covers("IB-909")
def test_the_shotgun_may_lie_on_anybody() -> None:
    circle = "sam H4, tom C4, max H2, lance C0, scott H0, earl C1"
    match = situation(circle, only=True, hands=("shotgun", ""), laid="shroud max")
    play(match, "play shotgun sam token", "activate")
    assert options(match) == {f"shield {each}" for each in of(match).circle}


@covers("IB-911", "IB-507", "IB-512")
@pytest.mark.parametrize("kind", [kind for kind, card in CONTENT.cards.items() if card.side == "creature"])
@pytest.mark.parametrize("rung", ["H1", "C1"])
def test_no_base_option_of_the_creature_touches_a_protected_character(kind: str, rung: str) -> None:
    open_to = situation(f"sam {rung}", active="creature", hands=("", kind), equipment="shotgun")
    assert any(" sam " in each for each in options(open_to))
    match = situation(f"sam {rung}", active="creature", hands=("", kind), equipment="shotgun", shotgun="sam")
    assert not any(" sam " in each for each in options(match))
    assert len(options(match)) > 2


@covers("IB-911")
@pytest.mark.parametrize(
    ("card", "circle", "base"),
    [
        ("tendrils", "bob C1, sam H0, lance H1, mina H0, earl H0", "lance"),
        ("relocation", "sam C1, max H0, tom C1", "tom"),
        ("shroud", "sam C1, max H0, tom C1", "max"),
    ],
)
def test_no_card_of_the_creature_chooses_a_protected_character(card: str, circle: str, base: str) -> None:
    hands, play_it = ("", card), (f"play {card} {base} token", "activate")
    open_to = play(situation(circle, active="creature", hands=hands, equipment="shotgun"), *play_it)
    assert any("sam" in each.split()[1:2] for each in options(open_to))
    match = play(situation(circle, active="creature", hands=hands, equipment="shotgun", shotgun="sam"), *play_it)
    assert options(match) and not any("sam" in each.split()[1:2] for each in options(match))


@covers("IB-911")
def test_a_nightmare_passes_over_a_protected_character() -> None:
    match = situation("sam C1, tom C1", active="creature", hands=("", "nightmare"), equipment="shotgun", shotgun="sam")
    play(match, "play nightmare bob token", "activate")
    assert (state(match, "sam"), state(match, "tom")) == ("C1", "C2")


@covers("IB-911")
@pytest.mark.parametrize(
    ("circle", "verb"),
    [
        ("max C2, sam H0, tom C0", "remove"),
        ("natalie C2, sam H0, tom C0", "shift"),
        ("mandy C2, tom C0, sam H0", "turn"),
        ("timmy C2, tom H4, sam H4, lance H0, max C0", "release"),
    ],
)
def test_no_character_effect_of_the_creature_chooses_a_protected_character(circle: str, verb: str) -> None:
    open_to = play(situation(circle, phase="activity", energy=(0, 0), equipment="shotgun"), "use")
    assert any(each.startswith(f"{verb} sam") for each in options(open_to))
    match = situation(circle, phase="activity", energy=(0, 0), equipment="shotgun", shotgun="sam")
    play(match, "use")
    assert not any(each.startswith(f"{verb} sam") for each in options(match))
    assert state(match, "sam") == state(open_to, "sam") and "sam" in of(match).circle


@covers("IB-911")
@pytest.mark.parametrize(("used", "verb"), [("creature_k3", "turn"), ("creature_k4", "remove")])
def test_no_knowledge_of_the_creature_chooses_a_protected_character(used: str, verb: str) -> None:
    match = situation("tom C0, sam H0", active="creature", knowledge=(0, 4), equipment="shotgun", shotgun="sam")
    play(match, f"knowledge {used}")
    assert options(match) and f"{verb} sam" not in options(match) and f"{verb} bob" in options(match)


@covers("IB-911")
def test_a_frenzy_passes_over_a_protected_character() -> None:
    match = situation("tom C1, sam C3, max C2", active="creature", knowledge=(0, 5), equipment="shotgun", shotgun="sam")
    play(match, "knowledge creature_k5", "deepen tom 3")  # Max is the only one left
    assert [state(match, each) for each in ("tom", "sam", "max")] == ["C4", "C3", "C4"]


@covers("IB-911")
def test_jamie_passes_over_a_protected_character() -> None:
    circle = "jamie C2, maggie C1, mina C1, natalie H1"
    match = situation(circle, phase="activity", energy=(0, 0), hands=("", "rampage"), equipment="shotgun", shotgun="mina")
    play(match, "use", "shift maggie deeper")
    assert facts_asked(match)["character"] != "mina"
    play(match, "shift natalie back")
    assert [state(match, each) for each in ("maggie", "mina", "natalie")] == ["C2", "C1", "H0"]


@covers("IB-912")
def test_the_city_plays_on_a_protected_character() -> None:
    match = situation("sam H1", hands=("family_dinner granola_bar", ""), equipment="shotgun", shotgun="sam")
    assert {"play family_dinner sam deeper", "play family_dinner sam back", "play granola_bar sam token"} <= options(match)


@covers("IB-912")
@pytest.mark.parametrize(
    ("card", "rung", "marker", "answer"),
    [
        ("evacuation", "C0", "tom", "remove sam"),
        ("search_party", "C1", "tom", "shift sam back"),
        ("sheriffs_patrol", "H1", "sam", "deepen sam 2"),
        ("lock_the_doors", "H1", "tom", "deepen sam 2"),
        ("heart_to_heart", "C0", "tom", "turn sam"),
        ("first_aid", "C2", "tom", "shift sam back"),
        ("detour", "C0", "tom", "cover sam"),
    ],
)
def test_the_effects_of_the_city_reach_a_protected_character(card: str, rung: str, marker: str, answer: str) -> None:
    circle = f"sam {rung}, richard C2, tom H1, max C0"
    match = situation(circle, hands=(card, ""), marker=marker, equipment="shotgun", shotgun="sam", energy=(10, 5))
    base = next(each for each in sorted(options(match)) if each.endswith("token") and " sam " not in each)
    play(match, base, "activate")
    assert answer in options(match)
    play(match, answer)


@covers("IB-912")
def test_the_mass_effect_of_the_city_includes_a_protected_character() -> None:
    match = situation("sam H1, tom H2", knowledge=(5, 0), equipment="shotgun", shotgun="sam", marker="bob")
    play(match, "knowledge city_k5")
    assert [state(match, each) for each in ("sam", "tom")] == ["H3", "H4"]


@covers("IB-913")
def test_a_protected_character_counts_for_the_creatures_rest_and_for_scott() -> None:
    match = situation("scott C2, sam C1, tom C0", phase="activity", energy=(0, 0), equipment="shotgun", shotgun="sam")
    play(match, "use")
    assert of(match).energy[CREATURE] == 2
    resting = situation(SIX, only=True, active="creature", energy=(0, 0), equipment="shotgun", shotgun="tom")
    play(resting, "rest")
    assert of(resting).energy[CREATURE] == 3


@covers("IB-913", "IB-R52")
def test_a_protected_character_serves_the_creature_in_the_activity_phase() -> None:
    match = situation("lance C2", phase="activity", equipment="shotgun", shotgun="lance")
    assert (asked(match), side_asked(match)) == ("raise", "creature")
    play(match, "raise", "use")
    assert of(match).energy[CREATURE] == 5 - 1 + 3


@covers("IB-913")
def test_earl_copies_a_protected_character() -> None:
    match = situation("earl C2, sam H0, lance C2", phase="activity", energy=(0, 0), equipment="shotgun", shotgun="lance")
    play(match, "use")
    assert of(match).energy[CREATURE] == 3


@covers("IB-913")
def test_a_protected_character_under_the_marker_lets_tendrils_reach_its_neighbours() -> None:
    match = situation("sam H0, bob H0, mina H0", active="creature", hands=("", "tendrils"), equipment="shotgun", shotgun="sam")
    play(match, "play tendrils mina token", "activate")
    assert asked(match) == "remove" and "remove bob" in options(match)


@covers("IB-913", "IB-R51")
def test_the_creature_takes_its_token_off_a_protected_character() -> None:
    match = situation(
        "sam H0, tom H0", active="creature", hands=("", "rampage"), tokens="claw sam", equipment="shotgun", shotgun="sam"
    )
    play(match, "play rampage tom token")
    assert of(match).tokens == {"claw": "tom"}


@covers("IB-914")
def test_richard_takes_the_shotgun_off_its_character() -> None:
    match = situation("richard C2", phase="activity", energy=(0, 0), equipment="shotgun radio", shotgun="richard")
    play(match, "use", "remove shotgun")
    assert of(match).box == ("shotgun",) and of(match).shielded == "" and of(match).energy[CREATURE] == 4


@covers("IB-914", "IB-908")
def test_rampage_takes_the_shotgun_and_its_character_is_open_at_once() -> None:
    match = situation("sam C1", active="creature", hands=("", "rampage hunger"), equipment="shotgun", shotgun="sam", marker="bob")
    play(match, "play rampage earl token", "activate", "discard shotgun")
    assert held(match, "city", "discards") == ["shotgun"] and of(match).shielded == ""
    end_turn(match)
    assert "play hunger sam deeper" in options(match)


@covers("IB-921", "IB-515", "IB-516")
def test_the_revolver_answers_after_payment_and_before_any_object_is_chosen() -> None:
    match = situation(SIX, only=True, active="creature", hands=("", "relocation"), equipment="revolver")
    play(match, "play relocation sam token", "activate")
    assert (asked(match), side_asked(match)) == ("revolver", "city") and facts_asked(match) == {"card": "relocation", "price": 2}
    assert options(match) == {"cancel", "pass"} and of(match).energy == [5, 4]
    play(match, "pass")
    assert asked(match) == "relocate" and of(match).equipment == ("revolver",)


@covers("IB-922")
def test_a_base_option_alone_opens_no_window() -> None:
    match = situation(SIX, only=True, active="creature", hands=("", "relocation"), equipment="revolver")
    play(match, "play relocation sam token", "pass")
    assert of(match).turn == 2 and told(match, "effect-cancelled") == []


@covers("IB-922")
def test_a_character_effect_opens_no_window() -> None:
    match = situation("julie C2", phase="activity", active="creature", energy=(0, 0), equipment="revolver")
    play(match, "use")
    assert of(match).turn == 2 and len(held(match, "creature")) == 2


@covers("IB-922")
def test_a_knowledge_effect_opens_no_window() -> None:
    match = situation("sam H0", active="creature", knowledge=(0, 1), energy=(5, 0), equipment="revolver")
    play(match, "knowledge creature_k1")
    assert asked(match) == "action" and of(match).energy[CREATURE] == 2


@covers("IB-922", "IB-R54")
@pytest.mark.parametrize("active", ["city", "creature"])
@pytest.mark.parametrize("through", ["carl C2, sam H0, tom H0", "earl C2, carl C2, tom H0"])
def test_a_card_played_through_carl_opens_no_window(active: str, through: str) -> None:
    match = situation(
        through, active=active, phase="activity", energy=(0, 1), knowledge=(0, 5), spent=(True, True), hands=("", "hunger"),
        equipment="revolver",
    )  # fmt: skip
    play(match, "use", "play hunger tom token", "activate")
    assert (asked(match), side_asked(match)) == ("hunger", "creature")


@covers("IB-922")
def test_the_citys_own_cards_open_no_window() -> None:
    match = situation(SIX, only=True, hands=("granola_bar", ""), equipment="revolver")
    play(match, "play granola_bar sam token", "activate")
    assert of(match).energy == [7, 5] and of(match).turn == 2


@covers("IB-923", "IB-R29")
def test_a_cancelled_effect_does_nothing_and_everything_else_stands() -> None:
    match = situation("earl C2, sam H0", active="creature", hands=("", "nightmare"), equipment="revolver camera", marker="bob")
    play(match, "play nightmare earl deeper", "activate", "cancel")
    assert state(match, "earl") == "C3" and of(match).energy == [3, 4]
    assert held(match, "creature", "discards") == ["nightmare"] and held(match, "creature", "limbo") == []
    assert of(match).box == () and of(match).equipment == ("revolver", "camera")


@covers("IB-923")
def test_a_cancelled_shroud_lies_nowhere() -> None:
    match = situation(SIX, only=True, active="creature", hands=("", "shroud"), equipment="revolver")
    play(match, "play shroud sam token", "activate", "cancel")
    assert of(match).laid == {} and held(match, "creature", "discards") == ["shroud"]


@covers("IB-924")
def test_nobody_answers_the_revolver() -> None:
    match = situation(SIX, only=True, active="creature", hands=("", "relocation rampage"), equipment="revolver")
    play(match, "play relocation sam token", "activate", "cancel")
    assert (asked(match), side_asked(match), of(match).turn) == ("action", "city", 2)


@covers("IB-925", "IB-908")
@pytest.mark.parametrize("equipment", ["", "camera radio", "shotgun"])
def test_without_a_revolver_no_window_is_opened(equipment: str) -> None:
    match = situation(SIX, only=True, active="creature", hands=("revolver", "relocation"), equipment=equipment)
    play(match, "play relocation sam token", "activate")
    assert (asked(match), side_asked(match)) == ("relocate", "creature")


@covers("IB-903", "IB-925")
@pytest.mark.parametrize(("energy", "question"), [(4, "revolver"), (3, "hunger")])
def test_the_revolver_answers_as_long_as_the_city_can_pay_for_the_shot(energy: int, question: str) -> None:
    match = situation(SIX, only=True, hands=("", "hunger hunger"), equipment="revolver", energy=(energy, 5), active="creature")
    play(match, "play hunger sam token", "activate", "cancel", "prepare")
    play(match, "play hunger max token", "activate")
    assert asked(match) == question
