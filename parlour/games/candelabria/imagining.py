"""What a seat can work out about hidden cards beyond where it has seen them (RULES.md 9)."""

from collections.abc import Mapping
from random import Random
from typing import Any

from parlour.games.candelabria.content.missions import DEED
from parlour.games.candelabria.position import Realm
from parlour.kernel import Card, Seat


def imagine(realm: Realm, view: Mapping[str, Any], rng: Random) -> None:
    """CN-R102 Nobody holds a mission in secret whose deed they have done: it would have been claimed."""
    holders: list[Seat] = [int(seat) for seat, cards in view["table"]["personal"].items() for card in cards if card is None]
    if not any(realm.deeds[seat] for seat in holders):
        return
    hidden = [*[realm.personal[seat][0] for seat in holders], *realm.mission_deck]
    while not all(_possible(realm, seat, card) for seat, card in zip(holders, hidden, strict=False)):
        rng.shuffle(hidden)
    for seat, card in zip(holders, hidden, strict=False):
        realm.personal[seat] = (card,)
        realm.seen[card] = 1 << seat
    realm.mission_deck = tuple(hidden[len(holders) :])
    for card in realm.mission_deck:
        realm.seen[card] = 0


def _possible(realm: Realm, seat: Seat, card: Card) -> bool:
    return not realm.deeds[seat] & DEED[card]
