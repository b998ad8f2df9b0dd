"""6.24: whole solo games: every scenario and difficulty is played to its end."""

from random import Random

import pytest

from parlour.conform import covers
from parlour.games.candelabria.content import CONTENT
from parlour.games.candelabria.content.scenarios import ORDER_DECK
from parlour.games.candelabria.position import Realm, candles_of, role_of
from parlour.games.candelabria.rules.objective import is_met
from parlour.games.candelabria.tests.situations import of, options, play, started
from parlour.kernel import answer, pending

EVERY = [(scenario, difficulty) for scenario in CONTENT.scenarios for difficulty in ("easy", "normal", "hard")]
GAMES = 4  # of each kind


def sound(realm: Realm) -> None:
    """CN-I02, CN-I03, CN-I04, CN-I05, CN-I06, CN-I07, CN-I08 and CN-I09 as far as they concern the solo module."""
    assert 1 <= realm.round <= realm.rounds and realm.respite >= 0
    assert len(set(realm.castles)) == len(realm.houses)
    for number in range(len(realm.houses)):
        assert realm.reserve[number] >= 0 and realm.wax[number] >= 0 and realm.gold[number] >= 0
        for candle in candles_of(realm, number):
            assert 0 <= realm.flames[candle] <= CONTENT.roles[role_of(candle)]
            assert bool(realm.slots[candle]) == (number == 0)
    assert sorted((*realm.order_deck, *realm.orders)) == sorted(ORDER_DECK)


@covers("CN-I31", "CN-1511", "CN-1523")
@pytest.mark.parametrize(("scenario", "difficulty"), EVERY)
def test_random_games_stay_sound_and_end_in_time(scenario: str, difficulty: str) -> None:
    for seed in range(GAMES):
        match = started(1, seed=seed, scenario=scenario, difficulty=difficulty)
        realm, rng = of(match), Random(seed)
        while realm.outcome is None:
            sound(realm)
            answer(realm, 0, rng.choice(list(pending(realm)[0].actions)))
        assert realm.outcome == ((1.0,) if is_met(realm) else (0.0,))


@covers("CN-I31")
def test_testing_the_objective_changes_nothing() -> None:
    match = started(1)
    before = match.hash
    assert not is_met(of(match)) and match.hash == before


@covers("CN-I26", "CN-C10")
def test_a_solo_game_follows_from_its_seed_and_answers() -> None:
    first, again = started(1, scenario="between_two_fires"), started(1, scenario="between_two_fires")
    rng = Random(5)
    while not first.over:
        play(first, rng.choice(sorted(options(first))))
        play(again, first.actions[-1][1])
    assert first.hash == again.hash
