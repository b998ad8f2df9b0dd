"""Whoever tries what is not possible is told why, and by which rule; nothing changes."""

from collections.abc import Callable

import pytest

from parlour.games.candelabria.game import GAME
from parlour.games.candelabria.refusals import KEYS
from parlour.games.candelabria.tests.scenes import battle, commit, cursing, forging, placed
from parlour.games.candelabria.tests.situations import manoeuvring, play, situation
from parlour.kernel import Illegal, Match

IN_FIVE = {"ash": "r5_mine", "coven": "r5_forge"}
WARRIOR = {"ash_warrior": "r8_forge"}


def turn() -> Match:
    """Ash has two candle cards and its warrior stands already."""
    return situation(cards={"hands": {"ash": "uc04 uc16"}}, candles=WARRIOR)


def moving() -> Match:
    """Ash manoeuvres with its castle and its warrior; the castle of the Coven stands beside."""
    return manoeuvring("ash", candles=WARRIOR, castles={"coven": "r8_mine"}, earth={"ash": "r8_barracks r8_forge"})


def moved_out() -> Match:
    """Ash has made both of its moves."""
    return play(moving(), "move warrior r8_barracks", "move warrior r8_forge")


def burnt_out() -> Match:
    """The warrior of Ash has burnt its last flame."""
    candles = {"ash_warrior": "r8_forge 1"}
    match = manoeuvring("ash", candles=candles, earth={"ash": "r8_barracks r8_mine"}, cards={"built": {"ash": "u21"}}, year=2)
    return play(match, "move warrior r8_barracks", "burn warrior r8_mine")


def portal() -> Match:
    """Ash stands in a portal with its castle."""
    return play(manoeuvring("ash", castles={"ash": "r7_mine"}), "move castle r7_portal")


def igniting(**reserve: int) -> Match:
    """Ash may light a flame; one lies on r8_mine, and its warrior has all its flames."""
    return placed(
        "uc08", candles={"ash_warrior": "r8_forge", "ash_pilgrim": "r8_forge 1"}, earth={"ash": "r8_mine"}, reserve=reserve
    )


def extinguishing() -> Match:
    """Ash may put out a flame of the Coven on r4_mine; the Coven's warrior has none."""
    return placed("uc05", earth={"coven": "r4_mine"}, candles={"coven_warrior": "r4_mine 0"})


def poor_smith() -> Match:
    """The Engineers may buy, and have one gold; a token of the second year lies on stack 3."""
    return forging(gold={"engineers": 1}, cards={"stacks": {3: "u12", 4: "u05"}})


def great_house() -> Match:
    """The Engineers may buy, but their castle has no place for an upgrade."""
    return forging(gold={"engineers": 9}, cards={"built": {"engineers": "u01 u02 u03 u04 u05 u07"}, "stacks": {3: "u12"}})


def rich_smith() -> Match:
    """The Engineers may buy, but no white temple is left."""
    return forging(gold={"engineers": 9}, temples={1: "white white white", 3: "white white white"})


def cursed() -> Match:
    """Ash may place a curse: in regions 1 and 8, but not in region 5, where a black temple stands."""
    return cursing("cu08", "ash", earth={"ash": "r1_mine r5_mine"}, temples={5: "black"})


def haunting() -> Match:
    """Ash may move a curse of two that keep apart; region 7 has a black temple, and another curse stands in region 2."""
    cards = {"hands": {"ash": "uc04"}, "curses": "cu01 cu02"}
    haunts = {"cu01": "r1_forge", "cu02": "r2_curse"}
    castles, temples = {"ash": "r6_mine"}, {7: "black"}
    match = situation("ash", "sowers", modules="apart", cards=cards, haunts=haunts, castles=castles, temples=temples)
    return play(match, "manoeuvre uc04", "move castle r6_curse")


def stealing() -> Match:
    """Ash may steal a cube; the Coven has no wax."""
    return placed("uc02", wax={"ash": 1, "coven": 0})


def plunder() -> Match:
    """Ash may steal in a battle against the Coven."""
    match = battle(5, earth=IN_FIVE, owned={"ash": "tc18"})
    return play(commit(match, ash="tc18-a none"), "slot 1")


def strikes() -> Match:
    """Ash may neutralise with Feint and Flare, not with its barred card."""
    match = battle(5, earth=IN_FIVE, owned={"ash": "tc01 tc19", "coven": "tc24 tc17"})
    return commit(match, ash="tc01-a tc19-a", coven="tc24-a tc17-a")


def gift() -> Match:
    """Ash gets a gift of a curse, without a free slot."""
    return cursing("cu02", "ash", gold={"ash": 0}, cards={"built": {"ash": "u01 u02 u03 u04 u05 u07"}})


def gift_elsewhere() -> Match:
    """Ash gets a gift of a curse in region 8, is present in region 1 too, and has no gold."""
    return play(cursing("cu02", "ash", gold={"ash": 0}, earth={"ash": "r1_mine"}), "haunt 8")


CASES: list[tuple[str, str, str, Callable[[], Match]]] = [
    ("not-in-hand", "CN-411", "place uc01 explorer", turn),
    ("role-taken", "CN-112", "place uc04 warrior", turn),
    ("no-wax", "CN-411", "place uc16 explorer", turn),
    ("not-in-hand", "CN-431", "manoeuvre uc01", turn),
    ("too-far", "CN-453", "move castle r1_mine", moving),
    ("castle-there", "CN-454", "move castle r8_mine", moving),
    ("too-far", "CN-459", "move warrior r1_mine", moving),
    ("has-not-moved", "CN-437", "burn warrior r8_barracks", moving),
    ("no-moves", "CN-433", "move castle r8_barracks", moved_out),
    ("extinguished", "CN-443", "burn warrior r8_forge", burnt_out),
    ("castle-there", "CN-629", "relocate castle r4_tavern", portal),
    ("own-flame-there", "CN-111", "light r8_mine", igniting),
    ("reserve-empty", "CN-123", "light r1_mine", lambda: igniting(ash=0)),
    ("candle-full", "CN-704", "feed ash_warrior", igniting),
    ("no-flame-there", "CN-709", "douse coven r1_mine", extinguishing),
    ("extinguished", "CN-709", "dim coven_warrior", extinguishing),
    ("too-dear", "CN-621", "buy 3", poor_smith),
    ("too-dear", "CN-625", "build grey 2", poor_smith),
    ("no-slot", "CN-624", "buy 3", great_house),
    ("no-slot", "CN-624", "buy 3", gift),
    ("no-temple", "CN-208", "build white 2", rich_smith),
    ("not-present", "CN-741", "build grey 7", rich_smith),
    ("not-present", "CN-817", "haunt 3", cursed),
    ("black-temple", "CN-747", "haunt 5", cursed),
    ("too-far", "CN-1111", "haunt cu01 r4_mine", haunting),
    ("curse-there", "CN-253", "haunt cu01 r2_curse", haunting),
    ("black-temple", "CN-1114", "haunt cu01 r7_tavern", haunting),
    ("nothing-to-steal", "CN-720", "steal coven wax", stealing),
    ("not-a-participant", "CN-722", "steal sowers wax", plunder),
    ("not-in-hand", "CN-923", "strike tc24-a tc17-a", strikes),
    ("barred", "CN-927", "strike tc19-a tc24-a", strikes),
    ("no-shared-icon", "CN-923", "strike tc01-a tc17-a", strikes),
    ("not-in-hand", "CN-915", "commit tc17-a none", lambda: battle(5, earth=IN_FIVE, owned={"ash": "tc01", "coven": "tc17"})),
]  # fmt: skip


@pytest.mark.parametrize(("key", "rule", "action", "drawn"), CASES, ids=[f"{key}: {action}" for key, _, action, _ in CASES])
def test_a_refusal_says_why_and_by_which_rule(key: str, rule: str, action: str, drawn: Callable[[], Match]) -> None:
    match = drawn()
    before = match.view(None)
    with pytest.raises(Illegal) as refused:
        match.act(next(iter(match.pending)), action)
    assert (refused.value.key, refused.value.rule) == (key, rule)
    for words in refused.value.words.values():
        assert rule in words and "{" not in words and f"illegal-{key}" not in words
    assert set(refused.value.words) == {"en", "ru"} and match.view(None) == before


def test_every_reason_is_given_somewhere() -> None:
    assert {key for key, *_ in CASES} == set(KEYS) == set(GAME.words.illegal)


OTHERWISE = [
    ("place uc04 baker", turn),
    ("manoeuvre", turn),
    ("move castle r99_mine", moving),
    ("move pilgrim r8_mine", moving),
    ("burn castle r8_barracks", moved_out),
    ("light r99_mine", igniting),
    ("feed coven_warrior", igniting),
    ("douse chimera r4_mine", extinguishing),
    ("dim ash_warrior", extinguishing),
    ("buy 77", poor_smith),
    ("build red 2", poor_smith),
    ("build grey 11", poor_smith),
    ("build grey 1", gift_elsewhere),
    ("haunt 11", cursed),
    ("haunt cu07 r1_mine", haunting),
    ("steal chimera wax", stealing),
    ("strike tc01-a tc99", strikes),
    ("commit tc01-a tc01-a", lambda: battle(5, earth=IN_FIVE, owned={"ash": "tc01"})),
]


@pytest.mark.parametrize(("action", "drawn"), OTHERWISE, ids=[action for action, _ in OTHERWISE])
def test_nonsense_is_refused_without_a_reason_and_changes_nothing(action: str, drawn: Callable[[], Match]) -> None:
    match = drawn()
    before = match.view(None)
    with pytest.raises(Illegal) as refused:
        match.act(next(iter(match.pending)), action)
    assert refused.value.key not in KEYS and match.view(None) == before


def test_a_card_that_cannot_be_returned_is_named_by_its_rule() -> None:
    match = play(manoeuvring("ash", castles={"ash": "r7_mine"}), "move castle r7_tavern")
    with pytest.raises(Illegal) as refused:
        match.act(0, "return uc50")
    assert (refused.value.key, refused.value.rule) == ("not-in-hand", "CN-633")


def test_an_own_flame_is_not_said_to_be_missing() -> None:
    match = placed("uc05", earth={"coven": "r4_mine", "ash": "r8_mine"})
    with pytest.raises(Illegal) as refused:
        match.act(0, "douse ash r8_mine")
    assert refused.value.key != "no-flame-there"


def test_places_and_cards_are_named_in_both_languages() -> None:
    with pytest.raises(Illegal) as refused:
        turn().act(0, "place uc16 explorer")
    assert "Hearth Matron" in refused.value.words["en"] and "Хозяйка очага" in refused.value.words["ru"]
    with pytest.raises(Illegal) as refused:
        moving().act(0, "move castle r1_mine")
    assert "Tallow Moors" in refused.value.words["en"]
