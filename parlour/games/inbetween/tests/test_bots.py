"""The bots of In Between: obvious answers, and matches against somebody who does anything."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

import parlour
from parlour.bots import SearchBot, Thinking, bot
from parlour.games.inbetween.bots.candidates import WORTH, candidates, glance
from parlour.games.inbetween.bots.climax import NEVER, shifts_missing
from parlour.games.inbetween.bots.evaluate import evaluate
from parlour.games.inbetween.game import GAME
from parlour.games.inbetween.position import CITY, CREATURE, Duel
from parlour.games.inbetween.tests.situations import asked, facts_asked, of, play, situation
from parlour.kernel import Action, Decision, Match, notation

ONE_AHEAD = Thinking(visits=60)  # what each answer leads to, and no further
SEEDS = range(4)


def chosen(match: Match) -> set[str]:
    """What bots of several seeds answer that look one answer ahead: they imagine different hands and decks."""
    seat = next(iter(match.pending))
    view = match.view(seat)
    return {SearchBot(GAME, ONE_AHEAD, Random(seed), clock=False).choose(view) for seed in SEEDS}


def first(match: Match) -> str:
    """The answer that is thought of first: what a bot expects of anybody."""
    seat, decision = next(iter(match.pending.items()))
    return notation(candidates(of(match), seat, decision)[0])


def expected(match: Match, side: int) -> float:
    """What the position is worth to a side."""
    return evaluate(of(match), side)


def played(levels: tuple[str, str], seed: int) -> Match:
    """A whole match of two bots."""
    match = parlour.new(GAME, seed=seed)
    bots = [bot(GAME, level, 2 * seed + seat, clock=False) for seat, level in enumerate(levels)]
    while not match.over:
        seat = next(iter(match.pending))
        match.act(seat, bots[seat].choose(match.view(seat)))
    return match


def test_the_last_level_is_taken() -> None:
    match = situation("sam H1", phase="activity", energy=(6, 5), knowledge=(5, 5), spent=(True, True))
    assert asked(match) == "raise"
    assert chosen(match) == {"raise"}


@pytest.mark.parametrize("level", range(5))
def test_a_level_that_can_be_paid_for_is_taken_in_the_turn_of_the_other_too(level: int) -> None:
    match = situation("sam C1", phase="activity", energy=(5, 6), knowledge=(2, level))
    assert asked(match) == "raise"
    assert chosen(match) == {"raise"}


def test_a_side_rests_where_that_pays_for_the_last_level() -> None:
    match = situation(
        "sam H1, tom C2",
        energy=(3, 5),
        knowledge=(5, 2),
        spent=(True, True),
        hands=("lock_the_doors heart_to_heart detour", "shroud"),
    )
    assert chosen(match) == {"rest"}


def test_the_third_character_is_secured() -> None:
    match = situation(
        "tom C2, sam H4, bob H4, lance H3, mina C1", energy=(5, 5), hands=("family_dinner granola_bar detour", "shroud hunger")
    )
    assert chosen(match) == {first(match)} == {"play family_dinner lance deeper"}


def test_the_third_character_is_devoured_by_an_effect() -> None:
    match = situation(
        "tom H2, sam C4, bob C4, carl C3, mina H1", active="creature", energy=(5, 5), hands=("detour", "nightmare relocation")
    )
    answers = chosen(match)
    assert all(answer.startswith("play nightmare") for answer in answers)
    play(match, answers.pop())
    assert chosen(match) == {"activate"}


def test_the_win_of_the_other_is_prevented() -> None:
    match = situation(
        "bob C0, sam C1, tom H0, lance H0, julie H0",
        energy=(1, 9),
        knowledge=(2, 5),
        spent=(True, True),
        hands=("preparation family_dinner", "shroud shroud hunger"),
    )  # the marker comes to Sam next, and Sam bears the lantern
    assert chosen(match) == {"play preparation sam back"}


def test_the_creature_prevents_the_win_of_the_city() -> None:
    match = situation(
        "bob H0, sam H1, tom C0, lance C0, julie C0",
        active="creature",
        energy=(9, 1),
        knowledge=(5, 2),
        spent=(True, True),
        hands=("detour", "paranoia nightmare"),
    )  # the marker comes to Sam next, and Sam bears the eye
    assert chosen(match) == {"play paranoia sam back"}


def test_a_neighbour_is_pulled_into_the_own_world() -> None:
    match = situation("bob H2, sam C0, tom H0", phase="activity", energy=(0, 0))
    assert asked(match) == "use"
    assert chosen(match) == {"use"}
    play(match, "use")
    assert chosen(match) <= {f"shift {each} back" for each in of(match).circle}


def test_nobody_of_the_own_side_is_turned_over_without_need() -> None:
    match = situation("tom C0, sam H0, bob C0, lance H0", energy=(0, 5), hands=("family_dinner", "shroud"))
    for answer in chosen(match):
        assert answer not in ("play family_dinner sam back", "play family_dinner lance back")


def test_the_revolver_is_kept_for_what_hurts() -> None:
    circle = "tom H2, sam C4, bob C4, carl C3, mina H1"
    match = situation(circle, active="creature", equipment="revolver", energy=(5, 5), hands=("detour", "nightmare hunger"))
    play(match, "play nightmare carl token", "activate")
    assert asked(match) == "revolver"
    assert chosen(match) == {first(match)} == {"cancel"}
    mild = situation("tom H2", active="creature", equipment="revolver", energy=(5, 9), hands=("detour", "shroud"))
    play(mild, "play shroud jamie token", "activate")
    assert asked(mild) == "revolver"
    assert chosen(mild) == {first(mild)} == {"pass"}


@pytest.mark.parametrize("card", ["radio"])
def test_a_rich_city_activates_equipment(card: str) -> None:
    match = situation("tom C0, sam H1", energy=(10, 5), hands=(f"{card} detour", "shroud hunger"))
    place = next(each for each in match.pending[CITY].options if each.startswith(f"play {card}"))
    play(match, place)
    assert chosen(match) == {first(match)} == {"activate"}


def test_the_least_useful_card_is_sacrificed() -> None:
    match = situation(
        "sam C2", active="creature", phase="activity", energy=(0, 0), hands=("granola_bar interrogation camera", "shroud")
    )
    assert first(play(match, "use")) == "cards"
    play(match, "cards")
    assert asked(match) == "sacrifice"
    assert chosen(match) == {first(match)} == {"discard interrogation"}


@pytest.mark.parametrize(
    ("match", "answers"),
    [
        (play(situation(hands=("disinformation", "")), "play disinformation bob token"), ["pass"]),
        (situation("sam C1", knowledge=(2, 0), energy=(10, 5)), ["pass", "knowledge city_k1"]),
        (play(situation("sam C2", phase="activity", hands=("radio", ""), energy=(0, 0)), "use"), ["cards"]),
        (play(situation("sam C2", phase="activity", energy=(4, 0)), "use"), ["energy"]),
        (play(situation("earl C2, bob C2, julie C2, lance C2", phase="activity"), "pass", "use"), ["use julie", "use lance"]),
    ],
    ids=["activation", "knowledge", "cards", "energy", "borrowing"],
)  # fmt: skip
def test_what_would_change_nothing_is_not_thought_of(match: Match, answers: list[str]) -> None:
    seat, decision = next(iter(match.pending.items()))
    assert facts_asked(match)["voids"] == 1
    assert {notation(action) for action in candidates(of(match), seat, decision)} == set(answers)


def test_a_card_is_not_played_in_vain() -> None:
    match = situation("tom C0, sam H0", energy=(0, 5), hands=("family_dinner", "shroud hunger"), tokens="home tom")
    seat, decision = next(iter(match.pending.items()))
    found = [notation(action) for action in candidates(of(match), seat, decision)]
    assert found[0] != "play family_dinner tom token" and "play family_dinner tom token" not in chosen(match)


def test_an_empty_hand_is_refilled_by_a_rich_side_and_a_poor_one_with_cards_does_not_prepare() -> None:
    rich = situation("tom C0, sam H0", energy=(10, 5), hands=("", "shroud hunger"))
    assert chosen(rich) == {"prepare"}
    poor = situation("tom C0, sam H0", energy=(0, 5), hands=("camera generator radio shotgun revolver", "shroud hunger"))
    assert "prepare" not in chosen(poor)


def test_the_rare_questions_have_sensible_answers() -> None:
    match = situation(
        "timmy C2, sam H4, bob H0, tom H4", active="creature", phase="activity", energy=(0, 0), shotgun="tom", equipment="shotgun"
    )
    play(match, "use")
    assert asked(match) != "release", "with one Secured character that is not protected nothing is asked"
    match = situation("timmy C2, sam H4, bob H0, tom H4", active="creature", phase="activity", energy=(0, 0))
    play(match, "use")
    assert asked(match) == "release"
    assert chosen(match) <= {"release sam", "release tom"}
    match = situation("tom C1, sam C3, bob C0", knowledge=(4, 0))
    assert chosen(match) <= {"knowledge city_k4", "knowledge city_k3", "pass"}
    play(match, "knowledge city_k4")
    assert asked(match) == "rescue"
    assert chosen(match) == {first(match)} == {"rescue sam"}


def test_a_full_purse_is_no_reason_to_rest() -> None:
    match = situation("tom C0, sam H0", energy=(10, 5), hands=("granola_bar camera generator", "shroud hunger"))
    assert "rest" not in chosen(match)


@pytest.mark.parametrize("side", [CITY, CREATURE])
def test_a_position_is_worth_a_share_and_more_with_more(side: int) -> None:
    active = ("creature", "city")[side]
    own, other = ("H", "C") if side == CITY else ("C", "H")
    worths = [
        expected(situation(f"tom {other}0, sam {own}{deep}, bob {other}1", active=active), side) for deep in (0, 1, 2, 3, 4)
    ]
    assert worths == sorted(worths)
    assert 0 < worths[0] < worths[-1] < 1
    poor = situation("tom C0, sam H0", active=active, energy=(5, 5))
    rich = situation("tom C0, sam H0", active=active, energy=(9, 5) if side == CITY else (5, 9))
    assert expected(rich, side) > expected(poor, side)


def test_a_third_lock_in_sight_counts_more_for_the_side_on_turn() -> None:
    circle = "tom H0, sam C4, bob C4, lance {}, mina H4, richard H4, scott H3"

    def worth(rung: str, active: str) -> float:
        match = situation(circle.format(rung), active=active, knowledge=(2, 2), hands=("detour", "nightmare"))
        return expected(match, CREATURE)

    assert worth("C3", "creature") > worth("C2", "creature") + 0.05
    assert worth("C3", "creature") > worth("C3", "city") > worth("C2", "city")


@pytest.mark.parametrize(("side", "active"), [(CITY, "city"), (CREATURE, "creature")])
def test_who_can_pay_for_the_last_level_at_once_has_won(side: int, active: str) -> None:
    own = "sam H1, tom C2" if side == CITY else "sam C1, tom H2"

    def worth(energy: int) -> float:
        purse = (energy, 9) if side == CITY else (9, energy)
        return expected(situation(own, active=active, energy=purse, knowledge=(5, 5), spent=(True, True)), side)

    assert worth(6) == 1.0
    assert worth(2) == 1.0, "a rest pays for it"
    assert worth(0) < 1.0


@pytest.mark.parametrize(
    ("circle", "side", "missing"),
    [
        ("sam H3, bob H2, tom H2, mina C0, max C0, carl C0", CITY, 0),
        ("sam H4, bob H2, tom H1, mina C0, max C0, carl C0", CITY, 1),
        ("sam H1, bob H0, tom C0, mina C1, max C1, carl C1", CITY, 1 + 2 + 3),
        ("sam C1, bob C2, tom C3, mina H0, max H0, carl H0", CREATURE, 0),
        ("sam C4, bob C1, tom C0, mina H0, max H0, carl H0", CREATURE, 1),
        ("sam C1, bob H0, tom H2, mina H3, max H3, carl H3", CREATURE, 0 + 2 + 4),
    ],
)
def test_how_far_a_side_is_from_winning_by_its_last_effect(circle: str, side: int, missing: int) -> None:
    duel = of(situation(circle, only=True, knowledge=(5, 5)))
    assert shifts_missing(duel, side) == missing
    if not missing:
        asking = situation(circle, only=True, active=("city", "creature")[side], knowledge=(5, 5))
        assert chosen(asking) == {f"knowledge {('city', 'creature')[side]}_k5"}
    spent = of(situation(circle, only=True, knowledge=(5, 5), spent=(True, True)))
    assert shifts_missing(spent, side) == NEVER


def test_nobody_under_the_shotgun_is_in_reach_of_the_frenzy() -> None:
    circle = "sam C1, bob C2, tom C3, mina H0, max H0, carl H0"
    duel = of(situation(circle, only=True, knowledge=(5, 5), equipment="shotgun", shotgun="sam"))
    assert shifts_missing(duel, CREATURE) == 2


def test_a_side_that_will_win_by_its_last_effect_is_ahead_of_one_that_has_used_it() -> None:
    circle = "tom C1, sam H2, bob C2, lance H2, mina C3, max H2, carl C1, earl C1, julie C3, scott C2"

    def worth(used: bool) -> float:
        match = situation(circle, active="creature", energy=(0, 8), knowledge=(5, 4), spent=(used, True))
        return expected(match, CITY)

    assert worth(False) > worth(True) + 0.05


def test_a_match_that_is_over_is_worth_its_outcome() -> None:
    match = situation("sam H1", phase="activity", energy=(6, 5), knowledge=(5, 5), spent=(True, True))
    play(match, "raise")
    assert (expected(match, CITY), expected(match, CREATURE)) == (1.0, 0.0)


def test_every_question_has_candidates_that_are_offered_and_thinking_changes_nothing() -> None:
    rng = Random(4)
    for seed in range(12):
        match = parlour.new(GAME, seed=seed)
        while not match.over:
            seat, decision = next(iter(match.pending.items()))
            view = match.view(seat)
            found = [notation(action) for action in candidates(of(match), seat, decision)]
            assert found and set(found) <= set(decision.options)
            assert len(set(found)) == len(found)
            if decision.kind == "action" and of(match).energy[seat] == of(match).content.energy_cap:
                assert "rest" not in found, "a rest that gains nothing is no candidate"
            assert 0 <= evaluate(of(match), seat) <= 1
            assert match.view(seat) == view
            match.act(seat, decision.sample(rng))
    assert set(WORTH) | {"play"} == set(GAME.words.asks)


def test_own_candidates_are_found_once_for_all_worlds() -> None:
    match = situation("tom C1, sam H1, bob C2, mina H2", energy=(6, 6), knowledge=(2, 2), hands=("camera radio", "shroud hunger"))
    found: list[int] = []

    def counting(duel: Duel, seat: int, decision: Decision) -> Sequence[Action]:
        found.append(seat)
        return glance(duel, seat, decision)

    def own_calls(shared: bool) -> int:
        found.clear()
        game = replace(GAME, hints=replace(GAME.hints, glance=counting))
        SearchBot(game, Thinking(visits=160, depth=6, worlds=8, shared=shared), Random(1), clock=False).choose(match.view(CITY))
        return found.count(CITY)

    assert own_calls(shared=True) < own_calls(shared=False)


def test_the_skilled_bot_beats_the_random_one_on_either_side() -> None:
    for seed in range(12):
        side = seed % 2
        outcome = played(("random", "skilled") if side else ("skilled", "random"), seed).outcome
        assert outcome is not None
        assert outcome[side] == 1, f"match {seed} was lost"
