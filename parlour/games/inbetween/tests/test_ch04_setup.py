"""Chapter 4: the set-up."""

import pytest

from parlour.conform import covers
from parlour.games.inbetween.content.cards import DECKS
from parlour.games.inbetween.content.characters import CHARACTERS, Face
from parlour.games.inbetween.content.symbols import SYMBOLS
from parlour.games.inbetween.game import GAME
from parlour.games.inbetween.position import CITY, CREATURE
from parlour.games.inbetween.tests.openings import PLAIN, opening, seeded, whole
from parlour.games.inbetween.tests.situations import asked, of, play, side_asked, state, told
from parlour.kernel import Illegal, answer_chance, begin
from parlour.kernel.chance import Shuffle

STARLESS_START = "carl earl mandy natalie lance rodney bob"  # shown H C H C H C H: Rodney is the first who shows a star
POOR = "bob carl julie rodney tom timmy maggie mina natalie earl"
STARS = {f"characters.{each}.{side}.star": False for each in CHARACTERS for side in ("human", "creature")}


@covers("IB-201")
def test_one_seat_is_the_city_and_the_other_the_creature() -> None:
    assert GAME.words.seated is not None and GAME.words.seated(GAME.terms(2)) == ["side-city", "side-creature"]


@covers("IB-201")
@pytest.mark.parametrize(("first_character", "side"), [("bob", "creature"), ("carl", "city")])
def test_either_role_may_begin(first_character: str, side: str) -> None:
    assert side_asked(opening(f"{first_character} jamie")) == side


@covers("IB-202")
def test_all_18_characters_are_shuffled() -> None:
    duel = GAME.table(GAME.terms(2))
    begin(duel, GAME.play)
    assert duel.asked == Shuffle(tuple(CHARACTERS)) and len(set(CHARACTERS)) == 18


@covers("IB-202")
def test_the_first_ten_characters_form_the_circle_in_the_order_of_the_deal() -> None:
    match = opening("tom sam max bob")
    assert of(match).circle == whole("tom sam max bob")[:10]
    assert told(match, "characters-dealt") == [(of(match).circle,)]


@covers("IB-202")
def test_every_game_deals_other_characters() -> None:
    circles = {of(seeded(seed)).circle for seed in range(20)}
    assert len(circles) == 20 and {each for circle in circles for each in circle} == set(CHARACTERS)


@covers("IB-203")
def test_faces_alternate_and_position_1_is_human() -> None:
    match = opening()
    assert [state(match, each)[0] for each in of(match).circle] == list("HCHCHCHCHC")


@covers("IB-204")
def test_the_eight_undealt_characters_take_no_part() -> None:
    duel = of(opening())
    assert set(CHARACTERS) - set(duel.circle) == set(whole(PLAIN)[10:])
    assert set(duel.rung) == set(duel.circle) and duel.gone == ()


@covers("IB-205")
def test_the_first_shown_star_gets_the_marker() -> None:
    match = opening(STARLESS_START)  # the hidden faces of Carl and Lance bear stars
    assert of(match).marker == "rodney"


@covers("IB-205")
def test_a_star_on_position_1_comes_before_all_others() -> None:
    assert of(opening("timmy bob julie")).marker == "timmy"


@covers("IB-206", "IB-207")
@pytest.mark.parametrize(("deal", "marked", "begins"), [("bob carl", "bob", CREATURE), ("carl jamie", "jamie", CITY)])
def test_the_player_of_the_other_world_begins(deal: str, marked: str, begins: int) -> None:
    match = opening(deal)
    assert (of(match).marker, of(match).active, of(match).first) == (marked, begins, begins)
    assert told(match, "marker-placed") == [(marked, ("city", "creature")[begins])]


@covers("IB-207")
def test_the_first_player_is_asked_for_the_action_of_turn_1() -> None:
    match = opening("bob carl")
    assert (asked(match), side_asked(match), of(match).turn) == ("action", "creature", 1)


@covers("IB-208")
def test_the_marker_walks_clockwise_at_first() -> None:
    match = opening("bob carl earl")
    assert of(match).direction == 1
    assert of(play(match, "rest")).marker == "carl"


@covers("IB-209")
def test_knowledge_begins_at_0_with_the_effect_unused() -> None:
    duel = of(opening())
    assert (duel.knowledge, duel.spent) == ([0, 0], [False, False])


@covers("IB-210")
def test_all_tokens_are_in_the_supply_and_all_ten_characters_are_borderline() -> None:
    match = opening()
    assert of(match).tokens == {} and of(match).laid == {} and of(match).shielded == ""
    assert [state(match, each) for each in of(match).circle] == ["H0", "C0"] * 5


@covers("IB-211")
def test_each_deck_is_shuffled() -> None:
    duel = GAME.table(GAME.terms(2))
    begin(duel, GAME.play)
    answer_chance(duel, whole(PLAIN))
    assert duel.asked == Shuffle(DECKS[CITY])
    answer_chance(duel, DECKS[CITY])
    assert duel.asked == Shuffle(DECKS[CREATURE])
    answer_chance(duel, DECKS[CREATURE])
    assert not isinstance(duel.asked, Shuffle)


@covers("IB-211")
def test_the_decks_lie_in_the_order_of_the_shuffle() -> None:
    decks = (tuple(reversed(DECKS[CITY])), tuple(reversed(DECKS[CREATURE])))
    duel = of(opening(decks=decks))
    assert duel.decks == {CITY: decks[CITY][:-3], CREATURE: decks[CREATURE][:-3]}


@covers("IB-212")
def test_each_player_draws_the_three_top_cards() -> None:
    duel = of(opening())
    assert duel.hands == {CITY: tuple(reversed(DECKS[CITY]))[:3], CREATURE: tuple(reversed(DECKS[CREATURE]))[:3]}


@covers("IB-212")
@pytest.mark.parametrize("seat", [CITY, CREATURE, None])
def test_the_first_hands_are_hidden_from_all_but_their_owners(seat: int | None) -> None:
    match = opening()
    hands = match.view(seat)["table"]["hands"]
    own = {each: list(of(match).hands[each]) for each in (CITY, CREATURE)}
    assert hands == {str(each): own[each] if each == seat else [None] * 3 for each in (CITY, CREATURE)}


@covers("IB-213")
def test_each_player_begins_with_5_energy() -> None:
    assert of(opening()).energy == [5, 5]


@covers("IB-214")
def test_no_ten_faces_can_be_dealt_without_a_star() -> None:
    assert sum(not each.creature.star for each in CHARACTERS.values()) < 5


@covers("IB-214")
def test_without_any_star_position_1_gets_the_marker() -> None:
    match = opening("sam tom", changes=STARS)
    assert (of(match).marker, side_asked(match)) == ("sam", "creature")


@covers("IB-213")
@pytest.mark.parametrize("bonus", [0, 1, 2, 3])
@pytest.mark.parametrize(("deal", "second"), [("bob", CITY), ("carl jamie", CREATURE)])
def test_the_second_player_may_get_more_energy(deal: str, second: int, bonus: int) -> None:
    energy = of(opening(deal, bonus=bonus)).energy
    assert (energy[second], energy[1 - second]) == (5 + bonus, 5)


@covers("IB-202")
def test_a_poor_deal_stands_unless_a_balanced_one_is_agreed_on() -> None:
    assert len(lacking(POOR)) > 1
    assert of(opening(POOR)).circle == tuple(POOR.split())


@covers("IB-202")
def test_a_balanced_deal_is_dealt_again_while_more_than_one_symbol_is_missing() -> None:
    assert len(lacking(PLAIN)) == 1
    match = opening(POOR, POOR, PLAIN, deal="balanced")
    assert of(match).circle == tuple(PLAIN.split())
    assert told(match, "characters-dealt") == [(of(match).circle,)]


@covers("IB-202")
def test_every_balanced_deal_lacks_one_symbol_at_most() -> None:
    dealt = [" ".join(of(seeded(seed, deal="balanced")).circle) for seed in range(40)]
    assert max([len(lacking(each)) for each in dealt]) == 1
    assert max([len(lacking(" ".join(of(seeded(seed)).circle))) for seed in range(40)]) > 1


@covers("IB-101")
@pytest.mark.parametrize("seats", [0, 1, 3])
def test_nobody_else_can_play(seats: int) -> None:
    with pytest.raises(Illegal, match="unknown-seats"):
        GAME.terms(seats)


def lacking(deal: str) -> set[str]:
    """The symbols that none of ten dealt faces shows."""
    faces: list[Face] = [CHARACTERS[each][at % 2] for at, each in enumerate(deal.split())]
    return set(SYMBOLS) - {face.city for face in faces} - {face.creature for face in faces}
