"""The dice, draws and shuffles that the four games themselves ask for are even: chi-square over many deals, dealt as at a server.

All seeds are fixed. `make soak` plays many games to their ends.
"""

from collections import defaultdict
from collections.abc import Hashable, Iterator
from itertools import cycle, pairwise
from random import Random

import pytest

from parlour.conform import terms_worth_playing
from parlour.conform.records import Noted
from parlour.games import game
from parlour.kernel import Game, Match, begin, deal_seed, keyed_source
from parlour.kernel.chance import Below, Chance, Draw, Roll, Shuffle
from tests.kernel.test_even_chance import LIMIT, deviation

SHORT = {"horde": (150, 400), "candelabria": (300, 6), "inbetween": (300, 0), "desktopia": (120, 12)}  # deals, answers in each
LONG = {"horde": 600, "candelabria": 400, "inbetween": 2_000, "desktopia": 300}  # games
WHOLE = 100_000  # answers: more than any game has
MANY_SIDES, CELLS = 10_000, 20  # so many sides are put into so few cells
LEAST = 5.0  # that chi-square expects in a cell
ASKED = {
    "horde": {"1 die of 6", "2 dice of 6", "shuffle"},
    "candelabria": {"shuffle", "draw"},
    "inbetween": {"shuffle"},
    "desktopia": {"dice of many sides", "shuffle", "draw"},
}

Outcome = tuple[str, int, Hashable]  # what was asked, how many outcomes it may have, and which it had


def noted(rules: Game, deals: int, answers: int) -> Iterator[list[tuple[int, Chance, object]]]:
    """What chance was asked in so many games that begin, with at most so many answers at random in each."""
    terms = terms_worth_playing(rules)
    rng = Random(rules.id)
    rng.shuffle(terms)
    for number, chosen in zip(range(deals), cycle(terms), strict=False):
        seed = deal_seed(f"secret {number}", [(0, f"ann {number % 7}"), (1, "bob")])
        position = rules.table(chosen)
        position.source = source = Noted(keyed_source(seed))
        begin(position, rules.play)
        match = Match(rules, chosen, seed, position)
        for _ in range(answers):
            if match.over:
                break
            seat = rng.choice(sorted(match.pending))
            match.act(seat, match.pending[seat].sample(rng))
        yield source.draws


def outcomes(question: Chance, given: object) -> Iterator[Outcome]:
    """In what the answer of chance can be uneven."""
    match question, given:
        case Roll(count, sides), tuple(dice):
            if sides > MANY_SIDES:
                for place, die in enumerate(dice):
                    yield f"dice of many sides, {place}", CELLS, (die - 1) * CELLS // sides
                for one, other in pairwise(dice):
                    yield "dice of many sides, pairs", 16, ((one - 1) * 4 // sides, (other - 1) * 4 // sides)
            else:
                yield f"{count} {'die' if count == 1 else 'dice'} of {sides}", sides**count, dice
        case Draw(things), _:
            yield f"draw of {len(things)}", len(things), things.index(given)
        case Shuffle(things), tuple(order) if len(set(things)) > 1:
            size = len(things)
            for place in {0, 1, size // 2, size - 1}:
                yield f"shuffle of {size}, place {place}", size, things.index(order[place])
            yield f"shuffle of {size}, first card", size, order.index(things[0])
            if size < 25:
                yield f"shuffle of {size}, two on top", size * (size - 1), (things.index(order[0]), things.index(order[1]))
        case _:
            pass


def uneven(rules: Game, deals: int, answers: int) -> tuple[set[str], dict[str, float]]:
    """What chance was asked often enough to be judged, and what of it comes out unevenly, in standard deviations."""
    found: dict[tuple[str, int], list[Hashable]] = defaultdict(list)
    following: list[tuple[object, object]] = []
    for draws in noted(rules, deals, answers):
        for _, question, given in draws:
            for what, cells, outcome in outcomes(question, given):
                found[what, cells].append(outcome)
        single = [given for _, question, given in draws if question == Roll(1, 6)]
        following += pairwise(single)
    found["one die after another", 36] = list(following)
    judged = {what: deviation(seen, cells) for (what, cells), seen in found.items() if cells > 1 and len(seen) >= LEAST * cells}
    return set(judged), {what: far for what, far in judged.items() if abs(far) > LIMIT}


def holds(rules: Game, deals: int, answers: int) -> None:
    judged, found = uneven(rules, deals, answers)
    assert not found
    missed = {asked for asked in ASKED[rules.id] if not any(what.startswith(asked) for what in judged)}
    assert not missed, f"never asked often enough: {missed}; judged: {sorted(judged)}"


@pytest.mark.parametrize("name", SHORT)
def test_what_a_game_asks_of_chance_comes_out_evenly(name: str) -> None:
    holds(game(name), *SHORT[name])


@pytest.mark.soak
@pytest.mark.parametrize("name", LONG)
def test_what_a_game_asks_of_chance_comes_out_evenly_over_whole_games(name: str) -> None:
    holds(game(name), LONG[name], WHOLE)


def test_a_loaded_die_and_a_lazy_shuffle_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    fair_roll, fair_shuffle = Roll.answer, Shuffle.answer

    def loaded(die: int, below: Below) -> int:
        return 1 if die == 6 and below(2) else die

    monkeypatch.setattr(Roll, "answer", lambda self, below: tuple([loaded(die, below) for die in fair_roll(self, below)]))
    monkeypatch.setattr(Shuffle, "answer", lambda self, below: fair_shuffle(self, below) if below(3) else self.things)
    _, found = uneven(game("horde"), *SHORT["horde"])
    assert any("of 6" in what for what in found) and any("shuffle" in what for what in found)
