"""Section 13: the invariants, after every answer of games by chance and by inclination."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from parlour.conform import covers
from parlour.games.candelabria.content import CONTENT
from parlour.games.candelabria.content.deeds import Counts, Does, Ends, Reach, When
from parlour.games.candelabria.game import GAME
from parlour.games.candelabria.tests.invariants import always, from_to, of_years, potential, turns_end
from parlour.games.candelabria.tests.scenes import placed
from parlour.games.candelabria.tests.situations import asked, of, play
from parlour.kernel import Match, event_name, events, start

MODULES: dict[int, list[dict[str, str]]] = {
    2: [{}, {"missions": "on"}],
    3: [{}, {"missions": "on", "withering": "on", "houses": "choice"}],
    4: [{"withering": "on"}, {"missions": "on", "sixth": "on", "discovery": "on"}],
    5: [{"missions": "on", "withering": "on"}, {"sixth": "on", "discovery": "on", "withering": "on"}],
    6: [{"sixth": "on"}, {"sixth": "on", "missions": "on", "withering": "on", "discovery": "on"}],
}
MANNERS = ("chance", "eager")
GAMES = [(seats, at, manner, seed) for seats in MODULES for at in (0, 1) for manner in MANNERS for seed in range(1 + (seats < 5))]
DULL = ("stop", "skip", "decline", "reserve", "stay", "commit none none")


def begun(seats: int, modules: int, seed: int, changes: dict[str, Any] | None = None) -> Match:
    """A new match with these modules."""
    return start(GAME, GAME.terms(seats, MODULES[seats][modules], changes or {}), seed)


def moments(seats: int, modules: int, manner: str, seed: int) -> Iterator[tuple[Match, int, str]]:
    """Every moment of a game played in a manner, with the seat that has just answered, and what."""
    rng = Random(f"{seats} {modules} {manner} {seed}")
    match = begun(seats, modules, seed)
    yield match, -1, ""
    while match.pending:
        match = match.copy()
        seat, decision = rng.choice(list(match.pending.items()))
        action = preferred(manner, decision.options, rng)
        match.act(seat, action)
        yield match, seat, action


def preferred(manner: str, options: tuple[str, ...], rng: Random) -> str:
    """By chance; or eager for whatever happens, above all for placing candles, building and razing."""
    lively = [each for each in options if each not in DULL]
    if manner == "chance" or not lively:
        return rng.choice(options)
    verbs = sorted({each.split()[0] for each in lively})
    wanted = [verb for verb in ("place", "build", "raze", "strike", "burn", "renown") if verb in verbs]
    verb = rng.choice(wanted) if wanted and rng.random() < 0.7 else rng.choice(verbs)
    return rng.choice([each for each in lively if each.split()[0] == verb])


@cache
def last(seats: int, modules: int, manner: str, seed: int) -> Match:
    """The end of such a game."""
    *_, (match, _, _) = moments(seats, modules, manner, seed)
    return match


def story(match: Match) -> list[Any]:
    """All that was told."""
    return [each.event for each in match.events]


@covers(
    "CN-I01", "CN-I02", "CN-I03", "CN-I04", "CN-I05", "CN-I06", "CN-I07", "CN-I08", "CN-I09", "CN-I10", "CN-I11", "CN-I13",
    "CN-I14", "CN-I17", "CN-I18", "CN-I23", "CN-I24", "CN-I25", "CN-111", "CN-114", "CN-119",
)  # fmt: skip
@pytest.mark.parametrize(("seats", "modules", "manner", "seed"), GAMES)
def test_what_is_always_true_is_true_at_every_moment_of_a_game(seats: int, modules: int, manner: str, seed: int) -> None:
    before = None
    for match, _, action in moments(seats, modules, manner, seed):
        realm = of(match)
        assert list(always(match, realm)) == []
        if before is not None:
            known = before.told_count
            assert list(from_to(before, realm, action, [each.event for each in events(realm, known)])) == []
        before = realm
    assert match.over


@covers("CN-I12", "CN-I16", "CN-I19", "CN-I20", "CN-I21", "CN-I27", "CN-I30", "CN-308", "CN-408", "CN-903")
@pytest.mark.parametrize(("seats", "modules", "manner", "seed"), GAMES)
def test_a_whole_game_is_as_long_and_worth_as_much_as_it_must_be(seats: int, modules: int, manner: str, seed: int) -> None:
    match = last(seats, modules, manner, seed)
    assert list(of_years(story(match), match)) == []


@covers("CN-I15", "CN-404")
@pytest.mark.parametrize(("seats", "modules", "manner", "seed"), GAMES[::4])
def test_every_turn_of_kindling_brings_its_end_nearer(seats: int, modules: int, manner: str, seed: int) -> None:
    seasons: dict[int, list[tuple[int, str, int]]] = {}
    taken: Counter[tuple[int, int]] = Counter()
    for match, _, _ in moments(seats, modules, manner, seed):
        if asked(match) == "turn" and match.pending:
            (seat,) = match.pending
            seasons.setdefault(of(match).year, []).append((seat, asked(match), potential(of(match))))
    for year, turns in seasons.items():
        assert list(turns_end(turns)) == []
        taken.update([(year, seat) for seat, _, _ in turns])
    assert all(count <= 3 + 2 + year for (year, _), count in taken.items())


@covers("CN-I22", "CN-916", "CN-H08")
@pytest.mark.parametrize("seed", range(3))
def test_no_view_depends_on_a_commitment_of_another(seed: int) -> None:
    rng = Random(seed)
    compared = 0
    for match, _, _ in moments(4, 1, "chance", seed):
        if asked(match) == "commit" and len(match.pending) > 1 and compared < 12:
            seat, decision = rng.choice(list(match.pending.items()))
            views = []
            for action in rng.sample(decision.options, min(2, len(decision.options))):
                committed = match.copy()
                committed.act(seat, action)
                views.append([committed.view(each) for each in (0, 1, 2, 3, None) if each != seat])
            assert all(view == views[0] for view in views)
            compared += 1
    assert compared > 5


@covers("CN-I26")
@pytest.mark.parametrize(("seats", "modules", "manner", "seed"), GAMES[::4])
def test_seed_and_answers_make_the_same_game_again(seats: int, modules: int, manner: str, seed: int) -> None:
    match = last(seats, modules, manner, seed)
    again = begun(seats, modules, seed)
    for seat, action in match.actions:
        again.act(seat, action)
    assert again.hash == match.hash and again.outcome == match.outcome


@covers("CN-I28", "CN-129")
@pytest.mark.parametrize(("card", "kind"), [("uc09", "ignite"), ("uc05", "extinguish"), ("uc02", "steal"), ("uc48", "raze")])
def test_what_was_skipped_changes_nothing(card: str, kind: str) -> None:
    match = placed(card, year=3, wax={"ash": 3}, earth={"coven": "r4_mine"}, temples={4: "grey", 5: "white"})
    before = match.view(None)["table"]
    assert asked(match) == kind
    play(match, "skip")
    assert asked(match) == kind and match.view(None)["table"] == before


@covers("CN-I28", "CN-724")
@pytest.mark.parametrize("card", ["uc05", "uc02", "uc48"])
def test_what_had_no_target_changes_nothing(card: str) -> None:
    nothing = dict.fromkeys(("engineers", "sowers", "coven"), 0)
    match = placed(card, year=3, wax={"ash": 3, **nothing}, gold=nothing)
    assert asked(match) == "turn"
    assert [event_name(type(each)) for each in story(match)] == [
        "candle-placed",
        *(["points-gained"] if card == "uc48" else []),
        "candles-drawn",
    ]


@covers("CN-I32", "CN-124", "CN-419")
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("year", [1, 2])
def test_cards_of_later_years_might_as_well_be_blank(seats: int, year: int) -> None:
    match, blank = begun(seats, 1, 7), begun(seats, 1, 7, blanks_after(year))
    rng = Random(7)
    while of(match).year <= year:
        assert match.view(None)["table"] == blank.view(None)["table"] and match.pending == blank.pending
        seat, decision = rng.choice(list(match.pending.items()))
        action = preferred("eager", decision.options, rng)
        match.act(seat, action)
        blank.act(seat, action)


def blanks_after(year: int) -> dict[str, Any]:
    """Changes that leave nothing of what is printed on candle cards and upgrades of later years."""
    changes: dict[str, Any] = {f"candles.{card}.icons": () for card, each in CONTENT.candles.items() if each.year > year}
    for token, upgrade in CONTENT.upgrades.items():
        if upgrade.year > year:
            field, blank = blank_of(upgrade.does)
            changes[f"upgrades.{token}.does.{field}"] = blank
    return changes


def blank_of(does: Does) -> tuple[str, str | int]:
    """What to change so that nothing is left of what an upgrade does."""
    match does:
        case When():
            return "event", "never"
        case Counts():
            return "symbol", "nothing"
        case Ends():
            return "each", 0
        case Reach():
            return "what", "nothing"


def test_these_games_show_enough_of_the_rules() -> None:
    told: Counter[str] = Counter()
    for game in GAMES:
        told.update([event_name(type(each)) for each in story(last(*game))])
    solo = {"scenario-began", "rival-came", "round-began", "candles-taken-back", "skirmish-fought", "respite-gained"}
    solo |= {"order-revealed", "order-spared", "orders-shuffled", "objective-met", "time-ran-out"}
    seldom = {event_name(event) for event in GAME.words.events if told[event_name(event)] < 5}
    assert seldom - solo == set()
