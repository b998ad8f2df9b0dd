"""What the tests of the screen look at, written by `python -m tests.screens inbetween`."""

from random import Random

from parlour.games.inbetween.content.cards import CARDS
from parlour.games.inbetween.content.characters import CHARACTERS
from parlour.games.inbetween.game import GAME
from parlour.games.inbetween.position import Duel
from parlour.games.inbetween.tests.guide import PICTURES
from parlour.kernel import Decision, Match, notation, start
from tests.guides import pictures
from tests.screens import Seen, game_info, seen, stretch

GAMES = 6000
STEPS = 160
LATE = 12  # turns after which a situation is worth looking at: something lies on the table
RICH = 20  # answers of an action that shows a hand worth looking at
DEEP = 4  # a level of knowledge that random answers hardly ever come to unused


def files() -> dict[str, object]:
    printed = {"characters": CHARACTERS, "cards": CARDS}
    return {
        "fixtures/game": game_info(GAME, printed),
        "fixtures/views": views(),
        "fixtures/steps": steps(),
        "guide": pictures(PICTURES),
    }


def views() -> list[Seen]:
    """One view for every kind of question and every seat that it can be asked of, late in a game where there is one."""
    found: dict[tuple[str, int], Seen] = {}
    kinds = set(GAME.words.asks)
    late: set[tuple[str, int]] = set()
    for seed in range(GAMES):
        if kinds <= {kind for kind, _ in late}:
            break
        rng = Random(seed)
        match = start(GAME, GAME.terms(2), seed)
        while not match.over:
            seat, decision = next(iter(match.pending.items()))
            asked = (decision.kind, seat)
            is_late = _duel(match).turn >= LATE and _is_rich(decision)
            if asked not in late and (is_late or asked not in found):
                found[asked] = seen(match, seat)
                late |= {asked} if is_late else set()
            match.act(seat, _answer(match, seat, rng, patient=seed % 2 == 1))
    missing = kinds - {kind for kind, _ in found}
    assert not missing, f"no game asked {', '.join(sorted(missing))}"
    return [found[asked] for asked in sorted(found)]


def _is_rich(decision: Decision) -> bool:
    """Whether there is a hand to choose from, and somebody who may be shifted either way."""
    match decision.kind:
        case "action":
            return len(decision.options) >= RICH
        case "shift":
            characters = [option.split()[1] for option in decision.options if " " in option]
            return len(set(characters)) < len(characters)
        case _:
            return True


def steps() -> Seen:
    rng = Random(5)
    return stretch(start(GAME, GAME.terms(2), 5), lambda match, seat: _answer(match, seat, rng, patient=True), STEPS)


def _answer(match: Match, seat: int, rng: Random, *, patient: bool) -> str:
    """Any answer; whoever is patient learns what can be learned, and uses the knowledge only when there is much of it."""
    decision = match.pending[seat]
    if patient and decision.kind == "raise":
        return "raise"
    if patient and decision.kind == "knowledge" and _duel(match).knowledge[seat] < DEEP:
        return "pass"
    return notation(decision.pick(rng))


def _duel(match: Match) -> Duel:
    assert isinstance(match.position, Duel)
    return match.position
