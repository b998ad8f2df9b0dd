"""In Between's Revolver: an answer before the effect, and nobody learns that it was possible."""

import json

from parlour.conform import conform
from parlour.kernel import Card, Match, open_question, start
from tests.proofs.revolver import CITY, CREATURE, GAME, Duel


def activated(*held: str) -> Match:
    """The Creature has paid for Shroud, while the City holds these cards."""
    match = start(GAME, GAME.terms(), 1)
    duel = match.position
    assert isinstance(duel, Duel)
    _place(duel, "held", CITY, held, "city_deck")
    _place(duel, "hand", CREATURE, ("shroud", "tendrils", "nightmare"), "creature_deck")
    match.act(CREATURE, "play shroud")
    match.act(CREATURE, "pay")
    return match


def _place(duel: Duel, zone: str, seat: int, wanted: tuple[str, ...], deck: str) -> None:
    cards = getattr(duel, zone)[seat] + getattr(duel, deck)
    getattr(duel, zone)[seat] = tuple(map(Card, wanted))
    setattr(duel, deck, tuple([card for card in cards if card not in wanted]))
    for card in cards:
        duel.seen[card] = 1 << seat if card in wanted else 0
    open_question(duel)


def test_the_city_may_cancel_after_payment_and_before_any_object_is_chosen() -> None:
    match = activated("revolver", "radio")
    assert match.pending[CITY].options == ("let-pass", "revolver")
    match.act(CITY, "revolver")
    duel = match.position
    assert isinstance(duel, Duel)
    assert (duel.energy[CREATURE], duel.depth, duel.discard, duel.box) == (4, {"carl": 2, "mina": 1}, ("shroud",), ("revolver",))


def test_the_creature_sees_no_difference_while_the_city_is_asked() -> None:
    with_revolver, without = activated("revolver", "radio"), activated("camera", "radio")
    for seat in (CREATURE, None):
        assert json.dumps(with_revolver.view(seat)) == json.dumps(without.view(seat))
    assert with_revolver.view(CREATURE)["asked"] == {"0": None}


def test_a_revolver_that_was_kept_leaves_no_trace() -> None:
    with_revolver, without = activated("revolver", "radio"), activated("camera", "radio")
    with_revolver.act(CITY, "let-pass")
    without.act(CITY, "let-pass")
    for seat in (CREATURE, None):
        assert json.dumps(with_revolver.view(seat)) == json.dumps(without.view(seat))
    assert (with_revolver.undoable(CREATURE), without.undoable(CREATURE)) == (0, 0)


def test_it_is_copied_saved_undone_and_imagined_at_every_pause() -> None:
    assert conform(GAME, 20, seed=1) == []
