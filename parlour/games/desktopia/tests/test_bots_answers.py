"""What bots answer to every other question, and what they think a position is worth."""

from random import Random

import pytest

import parlour
from parlour.games.desktopia.bots import candidates, evaluate, glance
from parlour.games.desktopia.bots.candidates import AT_ONCE, LOOKED_FOR, WEIGHED
from parlour.games.desktopia.bots.goals import progress_of
from parlour.games.desktopia.bots.horizon import horizon, sees
from parlour.games.desktopia.bots.places import Places
from parlour.games.desktopia.bots.worth import burden, patience, standing
from parlour.games.desktopia.game import GAME
from parlour.games.desktopia.scripts.shapes import Circle, Rect
from parlour.games.desktopia.terms import ASKS
from parlour.games.desktopia.tests.situations import again, artifact, barrel, battle, circle, desk, kind, lay, rect, unit
from parlour.kernel import Card, Decision, Match, answer, move, notation

BATTLES = (
    (2, {"duel": "duel_herbarium", "rituals": "on"}),
    (2, {"duel": "duel_overheat", "rituals": "on"}),
    (2, {"duel": "cold_tea_war"}),
    (3, {"trio": "night_3_alarm_clock"}),
    (4, {"four": "pairs_two_captains", "rituals": "on"}),
)
SEARCHED = ("act", "aim")


def best(match: Match, seat: int | None = None) -> str:
    """What a bot answers first."""
    asked = next(iter(match.pending)) if seat is None else seat
    return notation(candidates(desk(match), asked, match.pending[asked])[0])


def put(match: Match, question: Decision, seat: int = 0) -> str:
    """What a bot answers to a question that was not asked."""
    return notation(candidates(desk(match), seat, question)[0])


def listed(kind: str, *answers: str, **facts: object) -> Decision:
    """A question with these answers."""
    return Decision(kind, tuple([tuple(each.split()) if " " in each else each for each in answers]), facts)


def with_ritual(match: Match, ritual: str, seat: int = 0) -> Match:
    """The seat holds a ritual card."""
    position = desk(match)
    found = next(each for each in position.deck if each.startswith(ritual))
    move(position, Card(found), "deck", ("hands", seat))
    return again(match)


def test_every_question_has_its_answers() -> None:
    ways = (*LOOKED_FOR, *AT_ONCE, *WEIGHED)
    assert set(ways) == ASKS.keys() and len(set(ways)) == len(ways)


@pytest.mark.parametrize(("seats", "options"), BATTLES)
def test_every_candidate_is_legal_in_random_games(seats: int, options: dict[str, str]) -> None:
    rng = Random(4)
    match = parlour.new(GAME, seats=seats, options=options, seed=9)
    searched = 0
    for _ in range(90):
        if match.over:
            break
        seat, decision = next(iter(match.pending.items()))
        if decision.kind not in SEARCHED or searched < 4:
            searched += decision.kind in SEARCHED
            for think in (candidates, glance):
                found = think(desk(match), seat, decision)
                assert found and len(set(found)) == len(found)
                for action in found:
                    answer(match.position.copy(), seat, action)
        match.act(seat, decision.sample(rng))
    assert searched


def test_a_life_goes_to_the_wounded() -> None:
    match = battle(unit("kharu", 0, 200, 200, wounds=1), unit("akeru", 0, 300, 200), unit("div", 1, 800, 800))
    assert put(match, listed("feed", "feed akeru", "feed kharu")) == "feed kharu"
    assert put(match, listed("heal", "heal div", "heal kharu")) == "heal kharu"


def test_flames_go_where_they_kill() -> None:
    match = battle(unit("adjarkha", 0, 200, 200), unit("kharu", 1, 800, 800), unit("phantom", 1, 700, 800))
    lay(match, "adjarkha", "flame1", by=1)
    answers = ("decline", "spark flame1 kharu", "spark flame1 phantom1")
    assert put(match, listed("spark", *answers)) == "spark flame1 phantom1"


def test_a_flame_is_not_brought_home() -> None:
    match = battle(unit("adjarkha", 0, 200, 200), unit("kharu", 1, 800, 800))
    lay(match, "kharu", "flame1")
    assert put(match, listed("spark", "spark flame1 adjarkha", "decline")) == "decline"


def test_a_second_tick_on_the_same_victim_is_worth_less_than_the_first() -> None:
    match = battle(unit("akeru", 0, 200, 200), unit("kharu", 1, 800, 800))
    first = burden(desk(match), "kharu", "tick1")
    lay(match, "kharu", "tick1")
    assert first < burden(desk(match), "kharu", "tick2") < 0


def test_shields_go_to_the_own_heroes_and_never_to_enemies() -> None:
    match = battle(unit("shawakh", 0, 200, 200), unit("dryad", 0, 300, 200), unit("kharu", 1, 800, 800))
    assert put(match, listed("shields", "shield kharu", "shield dryad1", "shield shawakh", "done")) == "shield shawakh"
    assert put(match, listed("shields", "shield kharu", "done")) == "done"


def test_a_time_penalty_is_for_an_enemy() -> None:
    match = battle(unit("minusoid", 0, 200, 200), unit("kharu", 1, 800, 800))
    assert put(match, listed("penalise", "penalise 0", "penalise 1")) == "penalise 1"


def test_purification_takes_the_tick_off_a_friend_and_leaves_the_own_shields() -> None:
    match = battle(unit("shawakh", 0, 200, 200), unit("div", 0, 300, 200), unit("akeru", 1, 800, 800))
    lay(match, "div", "tick1", by=1)
    lay(match, "shawakh", "shield1")
    answers = ("purify shield1", "purify tick1", "purify shawakh", "purify akeru")
    assert put(match, listed("purify", *answers)) == "purify tick1"
    assert put(match, listed("unload", "discard tick1", disk="div")) == "discard tick1"


def test_a_missile_strikes_whom_it_hurts_most_even_over_the_edge() -> None:
    match = battle(
        unit("baaroun", 0, 200, 200, missiles=1),
        unit("hornbug", 1, 400, 960),
        unit("phantom", 1, 430, 960),
        unit("div", 1, 800, 800),
    )
    position = desk(match)
    question = listed("target", "target hornbug1", "target phantom1")
    position.at["lightning1"] = position.at.pop("phantom1")
    position.supply["baaroun"] = 0
    assert put(match, question) == "target phantom1", "it dies, though it lies on the table no more"
    del position.at["lightning1"]
    assert put(match, question) == "target phantom1", "the missile has left the table as well"


def test_an_artifact_is_climbed_and_a_fighter_raised() -> None:
    match = battle(unit("skolop", 0, 200, 200), unit("kharu", 1, 800, 800), artifacts=[artifact("fire_mine", 300, 300)])
    assert put(match, listed("climb", "climb fire_mine", "stay")) == "climb fire_mine"
    assert put(match, listed("raise", "decline", "raise phantom", "raise skolop")) == "raise skolop"


def test_the_fountain_is_used_before_anything_else() -> None:
    match = battle(
        unit("kharu", 0, 200, 200, wounds=3, on_artifact="fountain_of_life"),
        unit("div", 1, 400, 300),
        artifacts=[artifact("fountain_of_life", 200, 200)],
    )
    assert best(match) == "use fountain_of_life"


def test_healing_is_played_on_a_wounded_hero_and_kept_without_one() -> None:
    wounded = battle(unit("kharu", 0, 200, 200, wounds=2), unit("div", 1, 400, 300), rituals="on")
    assert best(with_ritual(wounded, "healing")) == "play healing"
    wounded.act(0, "play healing")
    assert desk(wounded).lives["kharu"] == 3
    foe = battle(unit("kharu", 0, 200, 200), unit("div", 1, 400, 300, wounds=2), rituals="on")
    assert best(with_ritual(foe, "healing")) != "play healing"


def test_a_power_sector_is_turned_to_the_enemies() -> None:
    match = battle(unit("kharu", 0, 500, 500), unit("div", 1, 500, 800), unit("dryad", 1, 560, 820))
    facing = int(put(match, Decision("face", ("keep",), {"disk": "kharu"})).split()[1])
    assert 75 <= facing <= 90, "straight at both of them, with room on either side"


def test_terrain_hides_and_the_hidden_place_is_the_safer() -> None:
    shapes = (Circle(500.0, 500.0, 60.0), Rect(200.0, 700.0, 200.0, 20.0))
    seen = horizon(shapes, 500.0, 200.0)
    assert sees(seen, 0.0, 200.0) and not sees(seen, 0.0, 400.0) and sees(seen, 300.0, 400.0)
    assert not sees(horizon(shapes, 200.0, 500.0), 0.0, 300.0)
    match = battle(unit("div", 0, 500, 200), unit("kharu", 1, 500, 800), terrain=[rect("book", 500, 500, 300, 40)])
    places = Places(desk(match), 0)
    assert places.newcomer(4.0, 500, 300) > places.newcomer(4.0, 900, 750)


def test_zones_that_win_attract() -> None:
    match = battle(
        unit("vampal", 0, 200, 200),
        unit("kharu", 1, 800, 800),
        zones=[circle("home", 500, 500, 60)],
        objects=[barrel("lump", "fire", 300, 300)],
        victory=[
            {"type": "object_in_zone", "team": 0, "object_id": "lump", "zone": "home"},
            {"type": "eliminate_all", "team": 1},
        ],
    )
    places = Places(desk(match), 0)
    assert places.worth("lump", 500, 500) > places.worth("lump", 420, 420) > places.worth("lump", 100, 100) > 0
    before = progress_of(desk(match), 0)
    desk(match).at["lump"] = desk(match).at["lump"]._replace(x=480.0, y=480.0)
    assert progress_of(desk(match), 0) > before


def test_a_position_is_worth_a_share_and_what_one_gains_the_other_loses() -> None:
    shelf = rect("shelf", 500, 500, 990, 30)  # nobody can strike anybody
    match = battle(
        unit("vampal", 0, 200, 200), unit("vampal", 0, 260, 200), unit("ezzen", 1, 800, 800), unit("ezzen", 1, 700, 800),
        terrain=[shelf],
    )  # fmt: skip
    assert evaluate(desk(match), 0) == pytest.approx(0.5) == evaluate(desk(match), 1)
    desk(match).lives["ezzen1"] = 1
    assert 0.5 < evaluate(desk(match), 0) < 1
    assert evaluate(desk(match), 0) + evaluate(desk(match), 1) == pytest.approx(1)


def test_a_battle_that_is_over_is_worth_its_outcome() -> None:
    match = battle(unit("vampal", 0, 200, 200), unit("phantom", 1, 260, 200))
    match.act(0, "flick vampal1 0.0 500")
    assert match.over and (evaluate(desk(match), 0), evaluate(desk(match), 1)) == (1.0, 0.0)


def test_a_captain_is_worth_more_than_another_of_its_kind() -> None:
    match = battle(
        unit("vampal", 0, 200, 200, tag="captain"),
        unit("vampal", 0, 300, 200),
        unit("ezzen", 1, 800, 800),
        victory=[{"type": "eliminate_tagged", "team": 1, "tag": "captain"}, {"type": "eliminate_all", "team": 0}],
    )
    assert standing(desk(match), "vampal1") > 2 * standing(desk(match), "vampal2")


def test_patience_runs_out_for_the_weaker_side_alone() -> None:
    match = battle(unit("vampal", 0, 200, 200), unit("kharu", 1, 800, 800))
    position = desk(match)
    assert patience(position, 0) == patience(position, 1) == 1
    position.peace = 4
    assert patience(position, 0) < 0.5 and patience(position, 1) == 1


def test_who_leads_gains_while_nothing_happens() -> None:
    match = battle(unit("vampal", 0, 200, 200), unit("kharu", 1, 800, 800))
    position = desk(match)
    shares = []
    for quiet in range(position.content.quiet_rounds):
        position.peace = quiet
        shares.append(evaluate(position, 1))
    assert shares == sorted(shares) and shares[0] < shares[-1] and shares[-1] > 0.8


def test_what_must_follow_is_asked_and_answered() -> None:
    match = battle(unit("kharu", 0, 400, 400), unit("div", 1, 600, 520), steadiness=60)
    match.act(0, "lariat kharu")
    assert kind(match) == "aim"
    match.act(0, best(match))
    assert desk(match).lives["div"] <= 2
