"""Chapter 6.9 for each of the eight equipment cards."""

import pytest

from parlour.conform import covers
from parlour.games.inbetween.content.cards import CARDS
from parlour.games.inbetween.tests.situations import asked, held, of, options, play
from parlour.games.inbetween.tests.using import activated, played

EQUIPMENT = [kind for kind, card in CARDS.items() if card.equipment]


@covers("IB-904", "IB-518", "IB-902")
@pytest.mark.parametrize("kind", EQUIPMENT)
def test_equipment_that_is_not_activated_goes_to_the_discard_pile(kind: str) -> None:
    match = play(played(kind), "pass")
    assert (of(match).equipment, held(match, "city", "discards"), of(match).energy[0]) == ((), [kind], 5)


@covers("IB-905", "IB-906")
@pytest.mark.parametrize("kind", EQUIPMENT)
def test_a_fourth_equipment_card_drives_one_of_the_three_earlier_from_the_game(kind: str) -> None:
    earlier = [each for each in EQUIPMENT if each not in (kind, "shotgun")][:3]
    match = activated(kind, equipment=" ".join(earlier))
    assert (asked(match), options(match)) == ("replace", {f"remove {each}" for each in earlier})
    play(match, f"remove {earlier[1]}")
    if kind == "shotgun":
        play(match, "shield bob")
    assert (of(match).equipment, of(match).box) == ((earlier[0], earlier[2], kind), (earlier[1],))


@covers("IB-914", "IB-907", "IB-908")
@pytest.mark.parametrize("kind", EQUIPMENT)
def test_every_equipment_card_may_fall_to_a_rampage_and_can_be_drawn_again(kind: str) -> None:
    protected = "sam" if kind == "shotgun" else ""
    match = activated("rampage", "tom H0, sam H0", equipment=kind, shotgun=protected)
    if kind == "revolver":
        play(match, "pass")
    play(match, f"discard {kind}")
    assert (of(match).equipment, held(match, "city", "discards"), of(match).box) == ((), [kind], ())
    assert of(match).shielded == ""
