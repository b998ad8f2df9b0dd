"""Chapter 6.5: tokens on characters."""

import pytest

from parlour.conform import covers
from parlour.games.inbetween.tests.situations import of, options, play, situation, state, told


@covers("IB-531")
@pytest.mark.parametrize("way", ["deeper", "back"])
@pytest.mark.parametrize("rung", ["H1", "H2", "H3"])
def test_tokens_stay_through_shifts(rung: str, way: str) -> None:
    match = situation(f"bob H0, lance {rung}", hands=("family_dinner", ""), tokens="skull lance, heart lance")
    play(match, f"play family_dinner lance {way}")
    assert of(match).tokens == {"skull": "lance", "heart": "lance"}


@covers("IB-531")
def test_tokens_stay_when_the_card_is_turned_over() -> None:
    match = situation("sam H0", hands=("family_dinner", ""), tokens="skull sam, heart sam")
    play(match, "play family_dinner sam back")
    assert state(match, "sam") == "C0" and of(match).tokens == {"skull": "sam", "heart": "sam"}


@covers("IB-531")
def test_tokens_stay_through_relocation() -> None:
    match = situation("sam H1, tom C0, max H0", active="creature", hands=("", "relocation"), tokens="skull sam, heart sam")
    play(match, "play relocation bob token", "activate", "relocate sam max")
    assert of(match).circle[:3] == ("tom", "max", "sam")
    assert of(match).tokens == {"skull": "sam", "heart": "sam", "rift": "bob"}


@covers("IB-532")
@pytest.mark.parametrize(
    ("rung", "lying", "left"),
    [("H0", "lantern sam, maw sam, web sam", {"web": "sam"}), ("C0", "home sam, eye sam, web sam", {"web": "sam"})],
)
def test_a_token_goes_back_when_the_new_face_prints_its_symbol(rung: str, lying: str, left: dict[str, str]) -> None:
    match = situation(f"sam {rung}", active="creature", hands=("", "shroud"), tokens=lying)
    play(match, "play shroud sam back")
    assert of(match).tokens == left
    assert {(each.symbol, each.character) for each in told(match, "token-returned")} == {
        tuple(each.split()) for each in lying.split(", ")[:2]
    }


@covers("IB-532")
def test_a_token_of_the_same_symbol_on_somebody_else_stays() -> None:
    match = situation("sam H0, tom H0", hands=("family_dinner", ""), tokens="lantern tom")
    play(match, "play family_dinner sam back")
    assert of(match).tokens == {"lantern": "tom"}


@covers("IB-532")
def test_a_token_that_went_back_can_be_laid_again() -> None:
    match = situation("sam H0", hands=("family_dinner", "hunger"), tokens="maw sam")
    play(match, "play family_dinner sam back", "pass")
    assert "play hunger sam deeper" in options(match) and "play hunger sam token" not in options(match)
    play(match, "play hunger bob token")
    assert told(match, "token-laid") == [("creature", "maw", "bob", "")]


@covers("IB-533")
def test_the_tokens_of_a_removed_character_go_back_to_the_supply() -> None:
    match = situation("sam H1, tom H0", hands=("evacuation", ""), tokens="skull tom, heart tom, claw sam")
    play(match, "play evacuation sam deeper", "activate", "remove tom")
    assert of(match).tokens == {"claw": "sam"}
    assert {each.symbol for each in told(match, "token-returned")} == {"skull", "heart"}


@covers("IB-533")
def test_the_state_marker_of_a_removed_character_goes_back_to_the_supply() -> None:
    match = situation("max C2, tom C3, bob H0", phase="activity")
    play(match, "pass", "use", "remove tom")
    assert "tom" not in of(match).rung and "tom" in of(match).gone


@covers("IB-534")
@pytest.mark.parametrize(
    ("active", "hands", "laid", "kind"),
    [
        ("creature", ("", "shroud"), "shroud sam", "shroud"),
        ("city", ("roadblock", ""), "detour sam", "roadblock"),
    ],
)
def test_the_symbol_of_a_skip_card_gives_no_symbol(active: str, hands: tuple[str, str], laid: str, kind: str) -> None:
    match = situation("sam H1", active=active, hands=hands, laid=laid)
    assert f"play {kind} sam deeper" not in options(match) and f"play {kind} sam token" in options(match)


@covers("IB-534")
def test_the_symbol_of_the_shotgun_gives_no_symbol() -> None:
    match = situation("sam H1", hands=("roadblock", ""), equipment="shotgun", shotgun="sam")
    assert "play roadblock sam deeper" not in options(match) and "play roadblock sam token" in options(match)
