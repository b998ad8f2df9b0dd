"""Openings of In Between: new matches whose deal and decks are given."""

from typing import Any

from parlour.games.inbetween.content.cards import DECKS
from parlour.games.inbetween.content.characters import CHARACTERS
from parlour.games.inbetween.game import GAME
from parlour.games.inbetween.position import Duel
from parlour.kernel import Given, Match, begin, start

PLAIN = "bob carl earl jamie jerem julie lance maggie mandy max"


def opening(
    *deals: str,
    bonus: int = 0,
    deal: str = "plain",
    decks: tuple[tuple[str, ...], tuple[str, ...]] = DECKS,
    changes: dict[str, Any] | None = None,
) -> Match:
    """A new match in which the characters come in these orders (one for each deal), the rest behind them.

    The last card of each of the `decks` lies on top.
    """
    terms = GAME.terms(2, {"bonus": str(bonus), "deal": deal}, changes or {})
    duel = GAME.table(terms)
    assert isinstance(duel, Duel)
    duel.source = Given((*[whole(each) for each in deals or (PLAIN,)], *decks))
    begin(duel, GAME.play)
    return Match(GAME, terms, 1, duel)


def seeded(seed: int, **options: str) -> Match:
    """A new match as chance deals it."""
    return start(GAME, GAME.terms(2, options), seed)


def whole(characters: str) -> tuple[str, ...]:
    """An order of all 18 characters that begins with these."""
    first = characters.split()
    return (*first, *[each for each in CHARACTERS if each not in first])
