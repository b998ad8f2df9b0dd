"""What a seat can work out about hidden cards beyond where it has seen them (RULES.md 9)."""

from collections.abc import Mapping
from random import Random
from typing import Any

from parlour.games.inbetween.position import BIT, CITY, CREATURE, Duel


def imagine(duel: Duel, view: Mapping[str, Any], rng: Random) -> None:
    """IB-C05 and IB-H03 What was not shuffled into the present deck cannot be in it: the hand must hold it."""
    for seat in (CITY, CREATURE):
        gaps = [at for at, card in enumerate(view["table"]["hands"][str(seat)]) if card is None]
        hand, deck = list(duel.hands[seat]), duel.decks[seat]
        hidden = [*[hand[at] for at in gaps], *deck]
        certain = [card for card in hidden if not duel.stock[seat] & BIT[card]]
        if not certain:
            continue
        dealt = [card for card in hidden if duel.stock[seat] & BIT[card]]  # in random order already
        drawn = len(gaps) - len(certain)
        held = certain + dealt[:drawn]
        rng.shuffle(held)
        for at, card in zip(gaps, held, strict=True):
            hand[at] = card
            duel.seen[card] = 1 << seat
        for card in dealt[drawn:]:
            duel.seen[card] = 0
        duel.hands[seat], duel.decks[seat] = tuple(hand), tuple(dealt[drawn:])
