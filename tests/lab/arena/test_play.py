"""One game of a tournament: the same whoever plays it and wherever, and watched as it goes."""

from contextlib import ExitStack
from dataclasses import replace
from functools import partial

import pytest

import parlour
from parlour.kernel import start
from parlour.lab import Fault
from parlour.lab.arena import Conduct, Contest, Fixture, GameResult, play_game, play_games
from parlour.lab.arena.play import seat_players, sides_of
from tests.lab.arena import tug

TUG = Contest(lambda: tug.GAME, seed=5, look=1.0)
SKIRMISH = Contest(partial(parlour.game, "examples.skirmish"), seed=5, look=0.2)
MIXED = Fixture(3, ("random", "skilled"))


def timeless(result: GameResult | Fault) -> GameResult:
    """The game without what depends on the machine."""
    assert isinstance(result, GameResult)
    return replace(result, bots={name: replace(conduct, seconds=0, most=0) for name, conduct in result.bots.items()})


def test_a_game_is_told_with_all_that_is_kept_of_it() -> None:
    found = play_game(TUG, MIXED)
    assert isinstance(found, GameResult)
    assert (found.pairing, found.deal, found.seats) == (("random", "skilled"), 3, ("random", "skilled"))
    assert sum(found.outcome) == 1
    assert sum(each.decisions for each in found.bots.values()) == found.answers
    assert found.bots["skilled"].looked > 0 and found.bots["random"].looked == 0
    assert found.bots["skilled"].seconds >= found.bots["skilled"].most > 0
    assert all(each.watched == each.decisions for each in found.bots.values()), "every answer was a choice, and was looked at"


@pytest.mark.parametrize(("contest", "fixture"), [(TUG, MIXED), (SKIRMISH, Fixture(1, ("novice@0.2", "random")))])
def test_the_same_fixture_is_the_same_game(contest: Contest, fixture: Fixture) -> None:
    assert timeless(play_game(contest, fixture)) == timeless(play_game(contest, fixture))


def test_the_detector_does_not_change_the_game() -> None:
    blind, sharp = (timeless(play_game(replace(TUG, look=share), MIXED)) for share in (0.0, 1.0))
    assert blind.bots["random"].watched == 0 < sharp.bots["random"].watched
    assert (blind.outcome, blind.answers) == (sharp.outcome, sharp.answers)


def test_deals_differ_and_so_do_seeds() -> None:
    def told(seed: int) -> list[tuple[int, tuple[float, ...]]]:
        games = [timeless(play_game(replace(TUG, seed=seed, look=0), Fixture(deal, ("random", "random")))) for deal in range(12)]
        return [(each.answers, each.outcome) for each in games]

    assert len(set(told(1))) > 1
    assert told(1) == told(1) != told(2)


def test_a_bots_luck_follows_from_the_deal_and_its_seat_alone() -> None:
    view = start(tug.GAME, tug.GAME.terms(), 1).view(0)

    def choices(fixture: Fixture, seat: int) -> list[str]:
        bot = seat_players(TUG, fixture, "5/3", ExitStack())[seat]
        return [bot.choose(view) for _ in range(20)]

    assert choices(Fixture(3, ("random", "skilled")), 0) == choices(Fixture(3, ("random", "random")), 0)
    assert choices(Fixture(3, ("random", "random")), 0) != choices(Fixture(3, ("random", "random")), 1)


def test_processes_share_the_work_with_the_same_result() -> None:
    fixtures = [Fixture(deal, seats) for deal in range(3) for seats in (("novice@0.2", "random"), ("random", "novice@0.2"))]
    alone, shared = ({fixture: timeless(result) for fixture, result in play_games(SKIRMISH, fixtures, jobs)} for jobs in (1, 2))
    assert alone == shared and len(alone) == 6


def test_a_game_that_breaks_off_is_told_with_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> Conduct:
        raise ZeroDivisionError("a broken bot")

    monkeypatch.setattr("parlour.lab.arena.play._answer", broken)
    found = play_game(TUG, MIXED)
    assert isinstance(found, Fault)
    assert found.what == "ZeroDivisionError: a broken bot" and found.record["seed"] == "5/3"


@pytest.mark.parametrize(
    ("name", "seats", "options", "sides"),
    [
        ("examples.skirmish", 2, {}, ()),
        ("inbetween", 2, {}, ("side-city", "side-creature")),
        ("horde", 2, {}, ("side-alliance", "side-horde")),
        ("horde", 4, {"teams": "2v2"}, ("side-alliance", "side-horde", "side-alliance", "side-horde")),
        ("desktopia", 2, {"duel": "duel_overheat"}, ("side-fire", "side-metal")),
    ],
)
def test_what_a_seat_leads_is_told(name: str, seats: int, options: dict[str, str], sides: tuple[str, ...]) -> None:
    game = parlour.game(name)
    terms = game.terms(seats, options)
    assert sides_of(game, terms, start(game, terms, 1)) == sides


def test_houses_are_told_as_they_were_dealt() -> None:
    game = parlour.game("candelabria")
    found = [sides_of(game, game.terms(3), start(game, game.terms(3), seed)) for seed in (1, 2, 3)]
    assert len(set(found)) > 1
    assert all(side.removeprefix("house-") in game.content.houses for sides in found for side in sides)
