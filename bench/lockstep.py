"""Games of Skirmish written down decision by decision, so that a peer can be held to the same rules."""

import json
from collections.abc import Mapping
from random import Random
from typing import Any

from bench.skirmish import TERMS
from examples.skirmish import GAME
from parlour.kernel import Chance, answer, answer_chance, begin, notation


def transcripts(count: int) -> str:
    """Random games as JSON: what chance answered, every decision with all of its options, and how it ended."""
    return json.dumps([_transcript(Random(seed)) for seed in range(count)])


def _transcript(rng: Random) -> dict[str, Any]:
    position = GAME.table(TERMS)
    begin(position, GAME.play)
    chance: list[tuple[Any, ...]] = []
    steps: list[tuple[int, str, list[str], str]] = []
    while position.asked is not None:
        match position.asked:
            case Chance() as question:
                chance.append(question.answer(lambda limit: rng.randrange(limit)))
                answer_chance(position, chance[-1])
            case Mapping() as asked:
                ((seat, decision),) = asked.items()
                action = decision.pick(rng)
                steps.append((seat, decision.kind, sorted(decision.options), notation(action)))
                answer(position, seat, action)
    assert position.outcome is not None
    deck, *dice = chance
    return {
        "deck": deck,
        "dice": dice,
        "steps": steps,
        "health": position.health,
        "winner": position.outcome.index(1.0) if 1.0 in position.outcome else None,
    }
