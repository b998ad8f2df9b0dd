"""The blurred search: which flicks, shots and spells a bot finds."""

from random import Random
from statistics import fmean

import pytest

from parlour.bots import Thinking
from parlour.bots.search_bot import SearchBot
from parlour.games.desktopia.bots import candidates, glance
from parlour.games.desktopia.bots.acts import looked_for
from parlour.games.desktopia.bots.candidates import care
from parlour.games.desktopia.bots.ideas import Sweeps
from parlour.games.desktopia.bots.places import Places
from parlour.games.desktopia.bots.sweep import Aimed, are_alike, values
from parlour.games.desktopia.bots.worth import life, rivalry
from parlour.games.desktopia.events import ActionLost, CharacterDied, CharacterHit, TimeCardTaken
from parlour.games.desktopia.game import GAME
from parlour.games.desktopia.hand import spread
from parlour.games.desktopia.tests.situations import again, artifact, battle, circle, desk, kind, lay, rect, told, unit
from parlour.kernel import Match, imagine, notation

FAR = unit("shawakh", 1, 960, 960)  # keeps seat 1 in the game, out of everybody's way


def best(match: Match) -> str:
    """What a bot does first."""
    seat, decision = next(iter(match.pending.items()))
    return notation(candidates(desk(match), seat, decision)[0])


def done(match: Match) -> Match:
    """The match after what a bot does."""
    match.act(next(iter(match.pending)), best(match))
    return match


def struck(match: Match) -> list[str]:
    """Who was hit so far."""
    return [each.target for each in told(match, CharacterHit)]


def test_an_enemy_in_the_open_is_struck() -> None:
    assert struck(done(battle(unit("vampal", 0, 300, 300), unit("kharu", 1, 520, 410)))) == ["kharu"]


def test_several_ideas_deserve_a_thought_and_no_two_are_alike() -> None:
    match = battle(
        unit("vampal", 0, 300, 300),
        unit("div", 0, 400, 200),
        unit("kharu", 1, 520, 410),
        unit("dryad", 1, 330, 520),
        steadiness=60,
    )
    found = [notation(each).split() for each in candidates(desk(match), 0, match.pending[0])]
    assert {tuple(each[:2]) for each in found} >= {("flick", "vampal1"), ("flick", "div"), ("shoot", "div")}
    flicks = [Aimed(0.0, float(each[2]), float(each[3])) for each in found if each[:2] == ["flick", "vampal1"]]
    assert len(flicks) > 1
    assert not any(are_alike(each, other) for number, each in enumerate(flicks) for other in flicks[:number])


def test_a_glance_finds_the_enemy_in_the_open() -> None:
    match = battle(unit("vampal", 0, 300, 300), unit("div", 0, 400, 200), unit("kharu", 1, 520, 410), steadiness=60)
    match.act(0, notation(glance(desk(match), 0, match.pending[0])[0]))
    assert desk(match).lives["kharu"] == 3


def test_an_enemy_behind_a_wall_is_struck_around_it() -> None:
    wall = rect("book", 400, 500, 40, 200)
    match = battle(unit("vampal", 0, 300, 500), unit("kharu", 1, 500, 500), terrain=[wall, rect("shelf", 400, 700, 300, 40)])
    assert struck(done(match)) == ["kharu"]


def test_one_flick_strikes_two_rather_than_one() -> None:
    near, first, second = unit("untouchable", 1, 420, 180), unit("untouchable", 1, 600, 500), unit("untouchable", 1, 640, 530)
    match = battle(unit("kharu", 0, 400, 400), near, first, second, steadiness=100)
    assert len(struck(done(match))) == 2


def test_a_learner_foresees_the_first_blow_alone() -> None:
    """As the aiming aid shows it; whoever searches finely sees that two are struck at once."""
    match = battle(unit("vampal", 0, 300, 500), unit("skolop", 1, 420, 515), unit("skolop", 1, 440, 480), FAR)
    seat, decision = next(iter(match.pending.items()))
    fine, learner = [
        looked_for(desk(match), seat, decision, look)[0].worth for look in (care(), care()._replace(first_only=True))
    ]
    killed = life(desk(match), "skolop1", 1)
    assert learner < 1.5 * killed < fine


def test_who_can_be_killed_is_struck_rather_than_who_cannot() -> None:
    match = battle(unit("vampal", 0, 400, 400), unit("ezzen", 1, 470, 400), unit("ezzen", 1, 400, 600, wounds=1))
    done(match)
    assert [each.disk for each in told(match, CharacterDied)] == ["ezzen2"]


def test_a_power_sector_is_used() -> None:
    match = battle(unit("kharu", 0, 400, 400, facing=90), unit("hornbug", 1, 400, 600), unit("hornbug", 1, 600, 400))
    done(match)
    hit = told(match, CharacterHit)[0]
    assert (hit.target, hit.power) == ("hornbug1", True)


def test_a_shield_is_not_struck_in_vain() -> None:
    match = battle(unit("vampal", 0, 400, 400), unit("hornbug", 1, 460, 400), unit("hornbug", 1, 400, 620))
    lay(match, "hornbug1", "shield1", by=1)
    assert struck(done(match)) == ["hornbug2"]


def test_a_smoker_is_left_to_heroes() -> None:
    match = battle(unit("ezzen", 0, 400, 400), unit("smoker", 1, 450, 400), unit("vampal", 1, 400, 640))
    assert struck(done(match)) == ["vampal1"]


def test_a_dryad_touches_a_wounded_comrade() -> None:
    match = battle(unit("dryad", 0, 400, 400), unit("hornbug", 0, 500, 460, wounds=1), FAR)
    lay(match, "shawakh", "shield1", by=1)
    done(match)
    assert desk(match).lives["hornbug1"] == 2


def test_no_disk_leaves_the_table_for_a_hit_that_needs_no_speed() -> None:
    match = battle(unit("vampal", 0, 500, 850), unit("kharu", 1, 500, 940), steadiness=100)
    done(match)
    assert struck(match) == ["kharu"] and not told(match, ActionLost) and not told(match, TimeCardTaken)


def test_a_neutral_artifact_is_taken_where_there_is_nobody_to_strike() -> None:
    match = battle(unit("vampal", 0, 300, 300), FAR, artifacts=[artifact("smithy_of_dust", 420, 360)])
    lay(match, "shawakh", "shield1", by=1)
    done(match)
    assert kind(match) == "climb" and best(match) == "climb smithy_of_dust"


def test_nobody_waits_for_an_enemy_who_waits_on_an_artifact() -> None:
    """One who sits there can be struck by nobody; whoever is weaker comes nearer, to knock him off."""
    sitter = unit("akeru", 1, 60, 500, on_artifact="fountain_of_life", missiles=0)
    match = battle(
        unit("vampal", 0, 900, 880),
        sitter,
        artifacts=[artifact("fountain_of_life", 60, 500)],
        terrain=[rect("book", 500, 700, 40, 560)],
    )
    desk(match).peace = 3
    assert best(match).startswith("flick vampal1")


def test_among_four_the_strongest_rival_matters_most() -> None:
    units = [unit("akeru", 1, 100, 900), unit("dryad", 2, 900, 900), unit("vampal", 3, 900, 100), unit("kharu", 0, 100, 100)]
    shares = rivalry(desk(battle(*units, players=4)), 0)
    assert shares[1] > shares[3] > shares[2] > 0 and abs(sum(shares.values()) - 1) < 1e-12
    assert rivalry(desk(battle(*units, players=4, teams=[0, 1, 1, 0])), 0) == {1: 1.0}


@pytest.mark.parametrize("strongest", [1, 2])
def test_a_fighter_of_the_strongest_is_struck_rather_than_one_of_the_weakest(strongest: int) -> None:
    fighters = unit("skolop", 1, 400, 620), unit("skolop", 2, 620, 400)
    heroes = unit("akeru", strongest, 950, 950), unit("kharu", strongest, 60, 950)
    match = battle(unit("vampal", 0, 400, 400), *fighters, *heroes, unit("elemental", 3, 950, 60), players=4)
    assert struck(done(match)) == [f"skolop{strongest}"]


def test_an_archer_who_cannot_reach_anybody_shoots() -> None:
    walls = [rect("a", 300, 260, 140, 20), rect("b", 230, 330, 20, 100), rect("c", 370, 330, 20, 100)]
    match = battle(
        unit("div", 0, 300, 300, tag="post"),
        unit("kharu", 1, 330, 600),
        terrain=walls,
        special_rules=[{"type": "immobile", "tag": "post"}],
    )
    assert best(match).startswith("shoot div")
    done(match)
    assert desk(match).lives["kharu"] == 3


def test_a_tick_goes_on_a_hero() -> None:
    match = battle(unit("akeru", 0, 400, 400), unit("div", 1, 420, 620), unit("hornbug", 1, 600, 400, wounds=1))
    done(match)
    assert desk(match).columns.get("div") == ("tick1",)


def test_akeru_casts_when_he_has_nothing_to_shoot_and_sees_nobody() -> None:
    hidden = [rect("shelf", 500, 500, 990, 30)]
    match = battle(unit("akeru", 0, 400, 200, missiles=0), unit("div", 1, 420, 800), terrain=hidden)
    assert best(match) == "cast akeru"


def test_a_ramprack_lends_its_strength_to_whoever_can_use_it() -> None:
    cage = [rect("a", 150, 190, 90, 20), rect("b", 150, 110, 90, 20), rect("c", 115, 150, 20, 60), rect("d", 185, 150, 20, 60)]
    match = battle(unit("ramprack", 0, 150, 150), unit("energan", 0, 500, 400), unit("kharu", 1, 620, 480), terrain=cage)
    desk(match).acted.add("energan1")
    assert best(again(match)) == "cast ramprack1 energan1"
    done(match)
    assert kind(match) == "aim" and struck(done(match)) == ["kharu"]


def test_nothing_is_done_where_nothing_can_be_gained() -> None:
    wall = rect("shelf", 500, 500, 990, 30)
    match = battle(unit("vampal", 0, 500, 200), unit("dryad", 1, 500, 800), terrain=[wall])
    assert best(match).split()[0] in ("end", "flick")
    done(match)
    assert not struck(match)


def test_the_chosen_aim_beats_the_one_that_only_a_machine_can_make() -> None:
    match = battle(
        unit("vampal", 0, 300, 300),
        unit("untouchable", 1, 620, 520),
        unit("untouchable", 1, 660, 560),
        unit("div", 1, 520, 700),
        unit("dryad", 1, 360, 640),
        terrain=[circle("mug", 470, 450, 30)],
        steadiness=40,
    )
    position = desk(match)
    sweep = Sweeps(Places(position, 0)).of("vampal1")
    look = care()
    angles = [number * 360 / look.angles for number in range(look.angles)]
    tried = [(angle, speed) for angle in angles for speed in (400.0, 700.0, 1100.0, 1700.0, 2400.0)]
    exact = values(sweep, [angle for angle, _ in tried], [speed for _, speed in tried])
    boldest = tried[max(range(len(tried)), key=exact.__getitem__)]
    _, _, angle, speed = best(match).split()

    def mean(angle: float, speed: float) -> float:
        rng = Random(2)
        of_angle, of_speed = spread(position.content, 40, speed)
        ways = [((angle + of_angle * rng.gauss(0, 1)) % 360, speed * (1 + of_speed * rng.gauss(0, 1))) for _ in range(800)]
        return fmean(values(sweep, [way[0] for way in ways], [max(50.0, way[1]) for way in ways]))

    assert mean(float(angle), float(speed)) > mean(*boldest)


def test_the_answer_hangs_on_the_view_alone() -> None:
    match = battle(unit("vampal", 0, 300, 300), unit("kharu", 1, 520, 410), steadiness=40, seed=1)
    view = match.view(0)
    thinking = Thinking(visits=12, depth=2, width=3)
    chosen = {
        SearchBot(GAME, thinking, Random(5), clock=False).choose(imagine(GAME, view, Random(seed)).view(0)) for seed in range(3)
    }
    assert len(chosen) == 1


def test_who_would_lose_the_count_leaves_its_artifact_in_time() -> None:
    match = battle(
        unit("vampal", 0, 300, 300, on_artifact="smithy_of_dust"),
        unit("ezzen", 1, 380, 300),
        unit("kharu", 1, 800, 800, wounds=3),
        artifacts=[artifact("smithy_of_dust", 300, 300)],
    )
    position = desk(match)
    position.peace = position.content.quiet_rounds - 1
    assert struck(done(match))
