"""Chapter 6.5: in whole games, what is offered for a card is what the rules allow, no more and no less."""

from random import Random

import pytest

from parlour.conform import covers
from parlour.games.inbetween.content.cards import CARDS, KIND_OF
from parlour.games.inbetween.content.characters import CHARACTERS
from parlour.games.inbetween.content.symbols import SYMBOLS
from parlour.games.inbetween.ladder import RUNGS
from parlour.games.inbetween.position import CREATURE, Duel
from parlour.games.inbetween.tests.openings import seeded
from parlour.games.inbetween.tests.situations import asked, of, options, play, situation

SEEDS = range(12)
SITUATION = {
    "circle": "earl H0, carl C1, sam H4, max C4, mandy H2, tom C3",
    "hands": ("granola_bar radio", "shroud hunger"),
    "tokens": "web sam, heart tom, maw mandy",
    "equipment": "shotgun",
    "shotgun": "mandy",
}


@covers("IB-502", "IB-504", "IB-505", "IB-507", "IB-509", "IB-510", "IB-512")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_plays_that_are_offered_follow_from_the_rules(seed: int) -> None:
    match, rng = seeded(seed), Random(seed)
    while not match.over and len(match.actions) < 200:
        if asked(match) in ("action", "play"):
            (seat,) = match.pending
            others = {"rest", "prepare"} if asked(match) == "action" else set()
            assert options(match) == legal(of(match), seat) | others
            assert len(match.pending[seat].options) == len(options(match))
        (decision,) = match.pending.values()
        play(match, decision.sample(rng))


@covers("IB-501")
@pytest.mark.parametrize("active", ["city", "creature"])
def test_a_random_answer_is_any_of_those_that_are_offered(active: str) -> None:
    match = situation(active=active, **SITUATION)  # type: ignore[arg-type]
    (decision,), rng = match.pending.values(), Random(1)
    assert {decision.sample(rng) for _ in range(1_500)} == options(match)


def legal(duel: Duel, seat: int) -> set[str]:
    """What the hand of a side can be played for, read off the printed cards."""
    found = set()
    for kind in {KIND_OF[card] for card in duel.hands[seat]}:
        symbol = CARDS[kind].symbol
        for character in duel.circle:
            rung = RUNGS[duel.rung[character]]
            shown = CHARACTERS[character].human if rung[0] == "H" else CHARACTERS[character].creature
            printed = symbol in (shown.city, shown.creature)
            borne = duel.tokens.get(symbol) == character
            if seat == CREATURE and duel.shielded == character:
                continue
            if (printed or borne) and rung[1] != "4":
                found |= {f"play {kind} {character} deeper", f"play {kind} {character} back"}
            if not printed:
                found.add(f"play {kind} {character} token")
    assert set(duel.tokens) <= set(SYMBOLS)
    return found
