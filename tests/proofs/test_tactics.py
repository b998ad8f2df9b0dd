"""Candelabria's sealed tactics, neutralisation in turn order, and effects that ask."""

from parlour.conform import conform
from parlour.kernel import Card, Match, open_question, start
from tests.proofs.tactics import GAME, Realm


def match_with(*hands: tuple[str, ...]) -> tuple[Match, Realm]:
    """Three Houses that hold these cards."""
    match = start(GAME, GAME.terms(3), 1)
    realm = match.position
    assert isinstance(realm, Realm)
    everything = {card for hand in realm.hands.values() for card in hand}
    rest = sorted(everything - {card for hand in hands for card in hand})
    for seat, hand in enumerate(hands):
        realm.hands[seat] = (*map(Card, hand), *[rest.pop() for _ in range(3 - len(hand))])
        for card in realm.hands[seat]:
            realm.seen[card] = 1 << seat
    open_question(realm)
    return match, realm


def test_nothing_is_shown_until_the_last_has_committed() -> None:
    match, _ = match_with(("torch1",), ("smoke1",), ("song1",))
    match.act(0, "commit torch1 none")
    match.act(1, "commit none smoke1")
    assert match.view(2)["sealed"] == [0, 1]
    assert "torch1" not in str(match.view(2))
    match.act(2, "commit song1 none")
    assert "torch1" in str(match.view(2)["table"]["slots"])


def test_neutralisation_goes_once_round_in_turn_order() -> None:
    match, realm = match_with(("torch1",), ("torch2",), ("song2",))
    for seat, commit in enumerate(("commit torch1 none", "commit torch2 none", "commit song2 none")):
        match.act(seat, commit)
    assert match.pending[0].options == ("decline", "neutralise torch1 torch2", "neutralise torch1 song2")
    match.act(0, "neutralise torch1 song2")
    realm = match.position  # type: ignore[assignment]
    assert realm.used == ("torch1", "song2")
    assert list(match.pending) == [0]  # torch2 has nothing left to share an icon with: resolution begins
    assert match.pending[0].kind == "order"


def test_effects_ask_in_the_midst_of_a_slot_and_the_card_is_used_up_after_them() -> None:
    match, _ = match_with(("torch1",), (), ())
    for seat, commit in enumerate(("commit torch1 none", "commit none none", "commit none none")):
        match.act(seat, commit)
    match.act(0, "slot-1")
    assert match.pending[0].kind == "ignite"
    match.act(0, "ignite")
    assert match.position.slots["0-1"] == ("torch1",)  # type: ignore[attr-defined]
    match.act(0, "ignite")
    assert match.position.flames[0] == 4  # type: ignore[attr-defined]
    assert match.position.used == ("torch1",)  # type: ignore[attr-defined]


def test_it_is_copied_saved_undone_and_imagined_at_every_pause() -> None:
    assert conform(GAME, 4, seed=1) == []
