"""What each section measures, by hand, on made-up games."""

import pytest

import parlour
from parlour.lab.arena import Formatter
from parlour.lab.judge.charts import Band, curve_chart
from parlour.lab.judge.curve import Tension
from parlour.lab.judge.estimates import Bootstrap, Difference, Estimate, Extreme, adjust, difference, extreme, quick_share
from parlour.lab.judge.evidence import Evidence, is_shared
from parlour.lab.judge.looks import is_real
from parlour.lab.judge.sections import SECTIONS, content, crowd, deep, ends, fair, luck, pace, tense, works
from parlour.lab.judge.store import LIMIT, Choice, Crowd, GameLine, Looks, Waits
from parlour.lab.judge.trial import Trial, Variant
from tests.lab.judge.made_up import level, line

LOST = (0.0, 1.0)
TRIAL = Trial(lambda: parlour.game("examples.skirmish"), ("novice",), 40)


def value(estimate: Estimate | None) -> float:
    assert estimate is not None
    return estimate.value


def test_the_sections_stand_in_their_order() -> None:
    assert [section.name for section in SECTIONS] == [
        "works", "fair", "ends", "deep", "tense", "luck", "content", "pace", "crowd", "sweep",
    ]  # fmt: skip


def test_a_stopped_game_is_endless_and_has_no_part_in_anything_else() -> None:
    stopped = line(3, outcome=None, end=LIMIT, reason="", answers=20_000, tension=Tension(9, 0.9))
    played = level(line(0), line(1), line(2), stopped)
    told = works.completion(played)
    assert (told.games, told.completed, told.endless) == (4, 3, 1)
    assert told.longest is not None and told.longest.value == 20_000
    assert value(told.share) == 0.75
    assert value(pace.tempo(played).answers) == 10
    assert fair.balance(played).games == 3
    assert tense.suspense(played).games == 3


def test_what_was_never_met_is_listed() -> None:
    assert works.coverage(("moved", "struck", "moved"), {"moved", "foreign"}) == works.Coverage(1, 2, ("struck",))


def test_seats_share_the_win() -> None:
    """Three games for seat 0, one draw: 3.5 of 4."""
    told = fair.balance(level(line(0), line(1), line(2), line(3, outcome=(0.5, 0.5))))
    assert [(seat.name, seat.games, seat.share.value, seat.fair) for seat in told.seats] == [
        ("0", 4, 0.875, 0.5),
        ("1", 4, 0.125, 0.5),
    ]
    first = told.seats[0].share
    assert first.low is not None and first.high is not None and 0.4 < first.low < 0.875 < first.high < 1


def test_allies_have_half_of_an_even_share_each() -> None:
    assert [fair.even_share((0, 1, 0, 1), seat) for seat in range(4)] == [0.25] * 4
    assert fair.even_share((0, 1, 1), 0) == 0.5 and fair.even_share((0, 1, 2), 2) == pytest.approx(1 / 3)
    assert fair.even_share((0,), 0) == 0.5


def test_an_even_share_is_that_of_the_games_that_were_played() -> None:
    one = line(0, teams=(0, 1, 1), outcome=(1.0, 0.0, 0.0))
    other = line(1, teams=(0, 0, 1), outcome=(0.0, 0.0, 1.0))
    told = fair.balance(level(one, other))
    assert [(seat.share.value, seat.fair) for seat in told.seats] == [(0.5, 0.375), (0.0, 0.25), (0.5, 0.375)]


def test_sides_and_pairs_of_sides_are_counted_wherever_they_sit() -> None:
    """Sun wins twice of three, once from each seat; against rain both, against snow none."""
    games = [
        line(0, sides=("sun", "rain")),
        line(1, sides=("rain", "sun"), outcome=LOST),
        line(2, sides=("sun", "snow"), outcome=LOST),
    ]
    told = fair.balance(level(*games))
    assert [(side.name, side.games, round(side.share.value, 4)) for side in told.sides] == [
        ("rain", 2, 0.0), ("snow", 1, 1.0), ("sun", 3, 0.6667),
    ]  # fmt: skip
    assert [(pair.one, pair.other, pair.games, pair.share.value) for pair in told.pairs] == [
        ("rain", "sun", 2, 0.0), ("snow", "sun", 1, 1.0),
    ]  # fmt: skip


def test_a_side_that_everybody_leads_has_no_share() -> None:
    told = fair.balance(level(line(0, sides=("sun", "sun"))))
    assert told.sides == () and told.pairs == ()


def test_how_many_games_a_small_edge_needs() -> None:
    """Shares 1, 0, 1, 0: a variance of 1/3; (1.959964 / 0.01)^2 / 3 = 12,804.9."""
    games = [line(deal, outcome=(1.0, 0.0) if deal % 2 else LOST) for deal in range(4)]
    assert fair.games_needed(games) == 12_805
    assert fair.games_needed(games[:1]) is None


def test_luck_that_the_games_of_a_deal_share_counts_once() -> None:
    """The same four results, each played twice alike: twice as many games are needed."""
    games = [line(deal, outcome=(1.0, 0.0) if deal % 2 else LOST) for deal in range(4) for _ in range(2)]
    assert fair.games_needed(games) == 25_610


def test_games_end_in_several_ways() -> None:
    deeds = {"side": "sun", "reason": "deeds"}
    games = [line(0), line(1), line(2, reason="deeds", told=deeds, answers=13, turns=6), line(3, outcome=(0.5, 0.5), answers=20)]
    told = ends.endings(level(*games), ends.ways(games))
    assert [(way.end, way.reason, way.games, way.share.value) for way in told.ways] == [
        ("game-won", "points", 3, 0.75), ("game-won", "deeds", 1, 0.25),
    ]  # fmt: skip
    assert told.answers is not None and told.turns is not None
    assert (told.answers.mean.value, told.answers.median.value) == (13.25, 11.5)
    assert (told.answers.least.value, told.answers.most.value) == (10, 20)
    assert told.turns.mean.value == 4.5
    assert value(told.shared) == 0.25


def test_allies_who_win_together_share_with_nobody() -> None:
    allies = (0, 1, 0, 1)
    won, drawn, lost = ((0.5, 0.0, 0.5, 0.0), (0.25,) * 4, (0.0,))
    assert not is_shared(line(teams=allies, outcome=won))
    assert is_shared(line(teams=allies, outcome=drawn))
    assert not is_shared(line(teams=(0,), outcome=lost)), "alone, and beaten by the game"


def test_an_event_that_also_comes_before_the_end_says_nothing_of_it() -> None:
    over = line(0, end="over", reason="", events={"over": 1, "moved": 5})
    moved = line(1, end="moved", reason="", events={"moved": 6})
    assert ends.last_words([over, moved]) == {LIMIT, "over"}
    told = ends.endings(level(over, moved), ends.ways([over, moved]))
    assert {(way.end, way.games) for way in told.ways} == {("over", 1), ("", 1)}


def test_an_ending_is_told_apart_by_who_won() -> None:
    games = [line(0), line(1, told={"side": "rain", "reason": "points"}), line(2)]
    told = ends.endings(level(*games), ends.ways(games))
    assert [(way.told["side"], way.games) for way in told.ways] == [("sun", 2), ("rain", 1)]


def test_an_ending_that_is_always_told_in_another_way_counts_by_its_reason() -> None:
    games = [line(deal, told={"points": deal, "reason": "points"}) for deal in range(13)]
    told = ends.endings(level(*games), ends.ways(games))
    assert [(way.reason, way.told, way.games) for way in told.ways] == [("points", {}, 13)]


def test_an_ending_is_told_in_the_words_of_the_game() -> None:
    game = parlour.game("horde")
    for language, words in (("en", "The Horde wins! The cities lie in ruins."), ("ru", "Победа Орды! Города лежат в руинах.")):
        formatter = Formatter(game, game.terms(), language)
        assert words in (formatter.event("game-won", {"side": "horde", "reason": "settlements-razed"}) or "")
        assert formatter.event("unheard-of", {}) is None


def test_a_question_is_called_by_what_it_asks() -> None:
    game = parlour.game("horde")
    told = {language: Formatter(game, game.terms(), language) for language in ("en", "ru")}
    assert told["ru"].question("summon") == "Кто отправится в путь?"
    assert told["en"].question("summon").endswith("?") and "…" not in told["en"].question("summon")
    assert told["en"].question("unheard-of") == "unheard of"


def test_tension_is_averaged_over_games() -> None:
    games = [
        line(0, tension=Tension(2, 0.5, 0, 0.08, 0.8, 0.1, True)),
        line(1, tension=Tension(4, 0.3, 1, 0.02, 0.4, 0.4, False)),
        line(2, tension=Tension(9, 0.1)),
    ]
    told = tense.suspense(level(*games))
    assert (told.games, told.won) == (3, 2)
    assert told.largest_swing is not None and told.largest_swing.value == 0.5
    assert value(told.lead_changes) == 5
    assert value(told.swing) == 0.3
    assert (value(told.drama), value(told.decided), value(told.comebacks)) == (0.05, 0.6, 0.5)


def test_the_band_of_chances_is_that_of_the_winner() -> None:
    won = line(0, curve=((0.5, 0.5), (0.75, 0.25)))
    lost = line(1, curve=((0.5, 0.5), (0.45, 0.55)), tension=Tension(0, 0.05, 1, 0.0, 0.5, 0.5, False))
    first, last = tense.bands([won, lost], 1)
    assert first.chances == (0.5,) * 5
    assert (last.at, last.chances) == (1.0, (0.57, 0.6, 0.65, 0.7, 0.73))


def test_a_piece_counts_where_it_was_offered_and_not_taken_too() -> None:
    """Seat 0 is offered the axe twice a game and takes it once; seat 1 once, and takes it in every second game."""
    games = [line(deal, choices={"buy axe": (2, 1, 1, deal % 2)}) for deal in range(10)]
    (axe,) = content.contents(level(*games), {}).kinds["buy"]
    assert (axe.what, axe.offered, axe.teams) == ("axe", 30, 20)
    assert axe.taken.value == 0.5 and axe.used.value == 0.75
    assert axe.won is not None and axe.won.value == 0.666667, "ten wins of seat 0 in fifteen"
    assert axe.lead is not None and axe.lead.value == 0.666667 and axe.verdict == ""


def test_what_nobody_takes_is_dead_and_what_every_winner_takes_is_a_must() -> None:
    games = [line(deal, choices={"buy axe": (1, 1, 1, deal % 3 == 0), "buy rope": (1, 0, 1, 0)}) for deal in range(300)]
    told = content.contents(level(*games), {})
    assert told.dead == ("buy rope",) and told.must == ()
    games = [line(deal, choices={"buy axe": (1, 1, 1, deal % 10 != 0)}) for deal in range(300)]
    assert content.contents(level(*games), {}).must == ("buy axe",)


def test_a_ban_shows_what_something_is_worth() -> None:
    """Seat 0 always wins; without the axe it wins every second game."""
    free = [line(deal, choices={"buy axe": (1, 1, 1, 1)}) for deal in range(40)]
    ban = Variant(ban=("buy", "axe"))
    under = [line(deal, variant=ban, outcome=(1.0, 0.0) if deal % 2 else LOST) for deal in range(40)]
    own = level(*free)
    worth = content.bans(Evidence(parlour.game("examples.skirmish"), TRIAL, (own,), tuple(under)), own)
    assert worth["buy", "axe"].value == 0.5 and 0.3 < worth["buy", "axe"].low < 0.5 < worth["buy", "axe"].high < 0.7
    assert content.contents(own, worth).kinds["buy"][0].verdict == "must"


def test_an_even_share_among_four_is_a_quarter() -> None:
    four = line(0, teams=(0, 1, 2, 3), outcome=(1.0, 0.0, 0.0, 0.0))
    assert tense.suspense(level(four)).even == 0.25 and tense.suspense(level(line(0))).even == 0.5
    chart = curve_chart([Band(0.0, (0.2,) * 5), Band(1.0, (0.9,) * 5)], "a curve", 0.25)
    assert chart.count('class="fair"') == 1 and 'class="fair" x1="0" x2="1000" y1="750"' in chart


def test_pace_adds_up_what_there_was_to_choose() -> None:
    games = [line(0), line(1, answers=30, turns=6, choice=Choice(20, 1, 90, 9, 10), waits=Waits(2, 6, 5))]
    told = pace.tempo(level(*games))
    assert value(told.answers) == 20 and value(told.turns) == 5
    assert value(told.answers_a_turn) == 4
    assert value(told.forced) == 0.1 and value(told.options) == 4 and told.most_options == Extreme(9, 0.776393, 2)
    assert value(told.continuous) == 0.25
    assert value(told.wait) == 2
    assert told.longest_wait is not None and told.longest_wait.value == 5


def test_an_interval_holds_its_number_and_shrinks_with_deals() -> None:
    few, many = (Bootstrap(deals, 3).mean([(deal, deal % 2) for deal in range(deals)]) for deals in (10, 1000))
    assert few is not None and many is not None
    assert few.low is not None and few.high is not None and many.low is not None and many.high is not None
    assert few.low < 0.5 < few.high and many.low < 0.5 < many.high
    assert many.high - many.low < (few.high - few.low) / 4


def test_a_median_lies_in_its_interval_which_shrinks_with_deals() -> None:
    few, many = (Bootstrap(deals, 3).median([(deal, deal) for deal in range(deals)]) for deals in (9, 400))
    assert few is not None and few.low is not None and few.high is not None
    assert few.value == 4 and 0 < few.low < 4 < few.high < 8
    assert many is not None and many.low is not None and many.high is not None
    assert many.value == 199.5 and many.high - many.low < 60
    assert Bootstrap(3, 3).median([(1, 2), (1, 4)]) == Estimate(3.0, None, None, 1)


def test_beyond_the_most_of_a_hundred_lie_three_in_a_hundred_at_most() -> None:
    """0.05 ** (1 / 100): were it more, 95 of 100 times one would have been seen."""
    assert extreme([(deal, deal) for deal in range(100)]) == Extreme(99, 0.029513, 100)
    assert extreme([(0, 3), (0, 1)], min) == Extreme(1, 0.95, 1)
    assert extreme([]) is None


def test_a_quick_share_is_that_of_wilson_and_games_of_one_deal_count_once() -> None:
    """Wilson for 5 of 10: 0.237 to 0.763; the same deals played twice are worth no more."""
    parts = [(deal, float(deal < 5), 1.0) for deal in range(10)]
    once, twice = quick_share(parts), quick_share([*parts, *parts])
    assert once is not None and once.low == pytest.approx(0.2366, abs=0.011) and once.high == pytest.approx(0.7634, abs=0.011)
    assert twice is not None and twice.low == pytest.approx(once.low, abs=0.01)
    never = quick_share([(deal, 0.0, 1.0) for deal in range(20)])
    assert never is not None and never.value == 0 and never.low == 0 and never.high == pytest.approx(0.161, abs=0.001)


def test_many_questions_make_chance_likelier() -> None:
    """Benjamini-Hochberg by hand: 0.01 * 4 / 1, 0.02 * 4 / 2, 0.03 * 4 / 3, 0.5."""
    told = [Difference(0.1, 0.0, 0.2, chance, 1.0) for chance in (0.02, 0.5, 0.01, 0.03)]
    assert [each.adjusted for each in adjust(told)] == [0.04, 0.5, 0.04, 0.04]
    assert adjust([]) == []


def test_deals_in_common_make_a_difference_surer() -> None:
    one = [(deal, float(deal % 3 > 0), 1.0) for deal in range(60)]
    other = [(deal, float(deal % 3 > 1), 1.0) for deal in range(60)]
    apart = [(deal + 100, had, of) for deal, had, of in other]
    paired, unpaired = difference(one, other), difference(one, apart)
    assert paired is not None and unpaired is not None and paired.value == unpaired.value == pytest.approx(1 / 3)
    assert paired.high - paired.low < unpaired.high - unpaired.low
    assert difference(one[:1], other) is None


def test_no_difference_in_a_few_deals_is_not_certain_either() -> None:
    parts = [(deal, float(deal % 2), 1.0) for deal in range(8)]
    told = difference(parts, parts)
    assert told is not None and told.value == 0 and told.chance == 1 and -0.25 < told.low < -0.1 and 0.1 < told.high < 0.25


def test_three_wins_of_three_are_not_certain() -> None:
    told = difference([(deal, 1.0, 1.0) for deal in range(3)], [(deal + 9, 0.0, 1.0) for deal in range(3)])
    assert told is not None and told.value == 1 and 0.4 < told.low < 0.6


def test_one_deal_has_no_interval_and_no_deal_no_number() -> None:
    bootstrap = Bootstrap(3, 3)
    assert bootstrap.mean([(1, 2.0), (1, 4.0)]) == Estimate(3.0, None, None, 1)
    assert bootstrap.mean([]) is None and bootstrap.share([]) is None


def varied(*lines: GameLine) -> Evidence:
    """What sections see of games in which something was otherwise."""
    return Evidence(parlour.game("examples.skirmish"), TRIAL, (level(line(0)),), lines)


def test_the_stronger_player_is_counted_wherever_he_sits() -> None:
    """Ten games in each seat: doubled thinking wins eight, and nine."""
    met = [
        line(deal, variant=Variant(("novice@2", "novice") if seat == 0 else ("novice", "novice@2")),
             outcome=(1.0, 0.0) if (seat == 0) == (deal < 8 + seat) else LOST)
        for deal in range(10) for seat in (0, 1)
    ]  # fmt: skip
    told = deep.measure(varied(*met))
    (step,) = told.trace
    assert (step.strong, step.weak, step.games, step.share.value, step.fair) == ("novice@2", "novice", 20, 0.85, 0.5)
    assert told.ladder == ()


def test_how_many_games_tell_the_stronger_one() -> None:
    """1.644854² * 0.24 / 0.01 = 64.93; nobody needs games to see that nobody is stronger."""
    assert deep.games_to_tell(0.6, 0.5) == 65
    assert deep.games_to_tell(0.5, 0.5) is None


def test_a_real_choice_is_more_than_noise() -> None:
    assert is_real([(0.6, 0.5, 0.7), (0.4, 0.3, 0.5), (0.1, 0.1, 0.1)])
    assert not is_real([(0.6, 0.2, 0.7), (0.4, 0.5, 0.5)]), "the better one is not better in all worlds alike"
    assert not is_real([(0.5, 0.5)])
    told = deep.choices(level(line(0, looks=Looks(4, 1, 8, 2)), line(1, looks=Looks(4, 3, 0, 0))))
    assert (told.decisions, value(told.real), told.options, value(told.dominated)) == (8, 0.5, 8, 0.25)


def crossed(results: dict[tuple[int, int], float], deals: int = 12) -> Evidence:
    """Deals played with two lucks and two minds, the results swapped in every second deal."""
    return varied(*[
        line(deal, variant=Variant(luck=luck, minds=minds), outcome=(own, 1 - own))
        for deal in range(deals) for (luck, minds), share in results.items() for own in [share if deal % 2 else 1 - share]
    ])  # fmt: skip


@pytest.mark.parametrize(
    ("results", "cause"),
    [
        ({(1, 1): 1.0, (1, 2): 1.0, (2, 1): 0.0, (2, 2): 0.0}, "luck"),
        ({(1, 1): 1.0, (1, 2): 0.0, (2, 1): 1.0, (2, 2): 0.0}, "minds"),
        ({(1, 1): 1.0, (1, 2): 0.0, (2, 1): 0.0, (2, 2): 1.0}, "together"),
        ({(1, 1): 1.0, (1, 2): 1.0, (2, 1): 1.0, (2, 2): 1.0}, "deal"),
    ],
)
def test_each_cause_explains_what_it_alone_decides(results: dict[tuple[int, int], float], cause: str) -> None:
    told = luck.measure(crossed(results))
    assert told is not None
    assert {name: share.value for name, share in told["novice"].shares.items()} == {
        name: float(name == cause) for name in luck.CAUSES
    }


def test_a_deal_that_was_not_played_whole_does_not_count() -> None:
    assert luck.measure(varied(line(0, variant=Variant(luck=1, minds=1)))) is None


def test_three_at_a_table() -> None:
    """Two games: in one the last of three is without hope for half of it and makes the winner."""
    teams, outcome = (0, 1, 2), (1.0, 0.0, 0.0)
    tension = Tension(1, 0.4, 0, 0.1, 0.5, 0.2, False)
    fields = {"teams": teams, "outcome": outcome, "tension": tension}
    curve = ((0.2, 0.4, 0.4), (0.2, 0.5, 0.3), (0.6, 0.2, 0.2), (0.9, 0.05, 0.05))
    one = line(0, crowd=Crowd((0.0, 0.1, 0.5), 2.0, 0.5, True), curve=curve, **fields)
    other = line(1, crowd=Crowd((0.0, 0.0, 0.2), 2.0, 0.0, False), curve=curve, **fields)
    told = crowd.company(level(one, other))
    assert value(told.out) == pytest.approx(0.2) and told.longest_out is not None and told.longest_out.value == 0.5
    assert (value(told.hopeless), value(told.outsiders), value(told.third)) == (0.25, 0.125, 0.5)
    assert {name: value(share) for name, share in told.leader.items()} == {"third": 0.0, "half": 1.0, "two-thirds": 1.0}
    assert crowd.measure(varied()) is None, "two players have no crowd"
