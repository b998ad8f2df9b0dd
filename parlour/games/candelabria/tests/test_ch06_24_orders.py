"""6.24: what automated Houses do, and what they prefer."""

from collections.abc import Mapping

import pytest

from parlour.conform import covers
from parlour.games.candelabria.board import SIDES
from parlour.games.candelabria.content import CONTENT
from parlour.games.candelabria.tests.sieges import alone, flames, idle
from parlour.games.candelabria.tests.situations import asked, castle, lit, of, play, reserve_of, told
from parlour.kernel import Match

SMALL = SIDES["small"]
NEAR = SMALL.near


def lit_then(match: Match, house: str) -> set[str]:
    """Where a House has earth flames after the orders that it had not before."""
    before = lit(match, house)
    return lit(idle(match), house) - before


@covers("CN-1531", "CN-1546")
def test_kindling_goes_nearest_to_the_human_castle_and_shares_territories() -> None:
    match = alone(orders="kindle")
    assert lit_then(match, "sowers") == {"r8_forge"}
    assert lit(match, "ash") == {"r8_forge"}


@covers("CN-1531")
def test_kindling_prefers_the_zone_to_what_is_nearer() -> None:
    match = alone(earth={"sowers": "r8_forge r7_tavern r4_tavern r6_curse"}, candles={}, orders="kindle")
    assert lit_then(match, "sowers") == {"r1_forge"}, "not r8_barracks or r8_mine beside the castle"


@covers("CN-1531")
def test_kindling_leaves_the_zone_where_it_can_reach_no_more_of_it() -> None:
    zone = " ".join(CONTENT.scenarios["alabaster_siege"].zone)
    match = alone(earth={"sowers": zone}, candles={}, orders="kindle")
    assert lit_then(match, "sowers") == {"r8_barracks"}


@covers("CN-1531")
def test_where_the_zone_is_the_whole_map_only_nearness_counts() -> None:
    match = alone(
        "three_watchlights",
        castles={"coven": "r5_mine"},
        earth={"coven": "r5_mine"},
        candles={"coven_pilgrim": "r4_portal"},
        orders="kindle",
    )
    assert lit_then(match, "coven") == {"r5_tavern"}, "next to the castle on r3_curse, as is r6_mine"


@covers("CN-1531", "CN-1541")
def test_the_lower_region_breaks_ties_then_the_order_of_symbols() -> None:
    match = alone(
        "three_watchlights",
        castles={"coven": "r4_portal", "sowers": "r5_mine"},
        earth={"coven": "r4_portal"},
        candles={"coven_pilgrim": "r4_portal 1"},
        orders="kindle",
    )
    assert lit_then(match, "coven") == {"r4_mine"}, "r4_tavern is as near to r5_mine, but taverns come later"


@covers("CN-1531", "CN-1532", "CN-1533", "CN-1541")
@pytest.mark.parametrize(
    ("order", "sowers", "ash"),
    [
        ("kindle", {"r6_mine", "r6_curse"}, {"r6_barracks", "r6_curse"}),
        ("march", {"r6_mine", "r6_curse"}, {"r6_barracks", "r6_curse"}),
        ("strike", {"r6_mine"}, {"r6_barracks"}),
    ],
)
def test_of_the_symbols_curse_influence_comes_before_barracks(order: str, sowers: set[str], ash: set[str]) -> None:
    match = alone(
        castles={"ash": "r1_forge", "sowers": "r6_mine"},
        earth={"ash": "r6_barracks r6_curse", "sowers": "r6_mine"},
        candles={"sowers_pilgrim": "r6_mine"},
        orders=order,
    )
    idle(match)
    assert (lit(match, "sowers"), lit(match, "ash")) == (sowers, ash)


@covers("CN-1531", "CN-108")
@pytest.mark.parametrize(("pilgrim", "kindled"), [("r1_portal 1", {"r1_forge"}), ("r1_portal 0", {"r8_barracks"})])
def test_only_active_figures_kindle_around_them(pilgrim: str, kindled: set[str]) -> None:
    candles = {"coven_pilgrim": pilgrim, "coven_warrior": "r8_mine 1"}
    match = alone("three_watchlights", castles={"coven": "r8_mine"}, earth={"coven": "r8_mine"}, candles=candles, orders="kindle")
    assert lit_then(match, "coven") == kindled


@covers("CN-1506", "CN-1531")
def test_the_earth_flames_of_an_automated_house_never_run_out() -> None:
    everywhere = " ".join(SMALL.territories)
    but_one = everywhere.replace("r8_mine", "").strip()
    match = alone(earth={"sowers": but_one}, orders="kindle kindle")
    assert lit_then(match, "sowers") == {"r8_mine"}
    assert lit_then(match, "sowers") == set(), "one earth flame on a territory at most"
    assert asked(match) == "turn"


@covers("CN-1532")
def test_the_lit_candle_nearest_to_the_human_castle_marches() -> None:
    match = idle(alone(orders="march"))
    assert flames(match) == {"sowers_explorer": "r8_forge 2", "sowers_pilgrim": "r6_mine 3"}
    assert told(match, "figure-moved") == [("sowers", "explorer", "r6_curse", "r8_forge", False)]
    assert "r8_forge" in lit(match, "sowers")


@covers("CN-1532", "CN-1541")
def test_who_is_there_already_does_not_march_and_equal_steps_go_to_the_lower_region() -> None:
    match = idle(alone(candles={"sowers_explorer": "r8_forge", "sowers_pilgrim": "r6_mine"}, orders="march"))
    assert flames(match) == {"sowers_explorer": "r8_forge 2", "sowers_pilgrim": "r4_tavern 3"}, "r6_curse is as near"


@covers("CN-1532")
def test_extinguished_candles_do_not_march() -> None:
    match = idle(alone(candles={"sowers_explorer": "r6_curse 0", "sowers_pilgrim": "r6_mine"}, orders="march"))
    assert flames(match) == {"sowers_explorer": "r6_curse 0", "sowers_pilgrim": "r4_tavern 3"}


@covers("CN-1532")
def test_a_march_places_an_earth_flame_only_where_there_is_none() -> None:
    match = alone(candles={"sowers_pilgrim": "r6_mine"}, earth={"sowers": "r4_tavern r6_mine"}, orders="march")
    assert lit_then(match, "sowers") == set()


@covers("CN-1532")
@pytest.mark.parametrize("candles", [{}, {"sowers_explorer": "r8_forge"}, {"sowers_warrior": "r6_curse 0"}])
def test_with_nobody_to_march_the_house_kindles(candles: dict[str, str]) -> None:
    match = alone(candles=candles, orders="march")
    assert lit_then(match, "sowers") == {"r8_forge"}
    assert told(match, "figure-moved") == []


@covers("CN-1532", "CN-1541")
def test_of_candles_at_the_same_distance_the_first_by_role_marches() -> None:
    candles = {"sowers_warrior": "r4_tavern", "sowers_pilgrim": "r7_tavern", "sowers_explorer": "r6_curse"}
    match = idle(alone(candles=candles, orders="march"))
    assert told(match, "figure-moved") == [("sowers", "explorer", "r6_curse", "r8_forge", False)]


@covers("CN-1533")
def test_a_strike_hits_candles_before_the_earth() -> None:
    match = idle(alone(candles={"ash_warrior": "r8_forge", "sowers_pilgrim": "r6_mine"}, orders="strike"))
    assert flames(match)["ash_warrior"] == "r8_forge 3" and lit(match, "ash") == {"r8_forge"}


@covers("CN-1533", "CN-1541")
@pytest.mark.parametrize(
    ("warrior", "explorer", "pilgrim", "hit"),
    [
        ("r8_forge 1", "r8_forge 2", "r8_forge 3", "ash_warrior"),
        ("r8_forge 2", "r8_forge 2", "r8_forge 2", "ash_explorer"),
        ("r8_forge 2", "r8_mine 1", "r8_forge 2", "ash_pilgrim"),
        ("r8_forge 2", "r8_forge 0", "r8_forge 3", "ash_warrior"),
    ],
)
def test_a_strike_hits_the_lit_candle_with_fewest_flames_in_reach(warrior: str, explorer: str, pilgrim: str, hit: str) -> None:
    own = {"ash_warrior": warrior, "ash_explorer": explorer, "ash_pilgrim": pilgrim}
    match = alone(candles={**own, "sowers_pilgrim": "r6_mine"}, earth={"ash": "", "sowers": "r6_curse"}, orders="strike")
    idle(match)
    assert [each.candle for each in told(match, "candle-dimmed")] == [hit]


@covers("CN-1533", "CN-1541", "CN-1518")
def test_among_earth_flames_the_lower_region_is_struck() -> None:
    match = idle(alone(earth={"ash": "r8_forge r4_tavern r7_tavern", "sowers": "r6_curse"}, orders="strike"))
    assert (lit(match, "ash"), reserve_of(match, "ash")) == ({"r8_forge", "r7_tavern"}, 22)


@covers("CN-1533", "CN-1541")
def test_among_earth_flames_of_a_region_the_order_of_symbols_decides() -> None:
    match = alone(earth={"ash": "r4_tavern r4_portal r4_mine", "sowers": "r8_barracks r4_mine"}, orders="strike")
    assert lit(idle(match), "ash") == {"r4_tavern", "r4_portal"}


@covers("CN-1533")
@pytest.mark.parametrize(
    "candles", [{"sowers_pilgrim": "r3_mine"}, {"sowers_pilgrim": "r3_mine", "sowers_warrior": "r8_forge 0"}]
)
def test_with_nothing_in_reach_of_its_active_figures_the_house_kindles(candles: dict[str, str]) -> None:
    match = alone(earth={"sowers": "r3_curse"}, candles=candles, orders="strike")
    assert lit_then(match, "sowers") == {"r6_barracks"}
    assert lit(match, "ash") == {"r8_forge"}


@covers("CN-1534", "CN-1541")
@pytest.mark.parametrize(
    ("earth", "goes"),
    [("r8_forge", "r6_barracks"), ("r8_forge r5_mine", "r5_tavern"), ("r8_forge r2_mine", "r2_curse")],
)
def test_a_castle_goes_towards_the_nearest_human_figure(earth: str, goes: str) -> None:
    match = idle(alone(earth={"ash": earth}, orders="castle"))
    assert castle(match, "sowers") == goes and goes in lit(match, "sowers")
    assert told(match, "figure-moved") == [("sowers", "castle", "r3_curse", goes, False)]


@covers("CN-1534", "CN-105")
def test_an_extinguished_candle_is_a_figure_that_draws_the_castle() -> None:
    match = idle(alone(candles={"ash_pilgrim": "r3_mine 0", "sowers_pilgrim": "r6_mine"}, orders="castle"))
    assert castle(match, "sowers") == "r3_mine"


@covers("CN-1534", "CN-1518")
def test_a_castle_puts_out_a_human_flame_where_it_arrives() -> None:
    match = idle(alone(earth={"ash": "r8_forge r5_tavern"}, orders="castle"))
    assert (castle(match, "sowers"), lit(match, "ash"), reserve_of(match, "ash")) == ("r5_tavern", {"r8_forge"}, 23)


@covers("CN-1534")
def test_a_castle_puts_out_a_candle_flame_first_and_only_one() -> None:
    own = {"ash_warrior": "r5_tavern", "ash_pilgrim": "r5_tavern 1"}
    match = idle(alone(earth={"ash": "r5_tavern"}, candles={**own, "sowers_pilgrim": "r6_mine"}, orders="castle"))
    assert flames(match) == {"ash_warrior": "r5_tavern 4", "ash_pilgrim": "r5_tavern 0", "sowers_pilgrim": "r6_mine 3"}
    assert lit(match, "ash") == {"r5_tavern"}


@covers("CN-1534")
def test_a_castle_does_not_strike_beside_it() -> None:
    match = idle(alone(castles={"ash": "r6_mine"}, earth={"ash": "r6_mine"}, orders="castle"))
    assert (castle(match, "sowers"), lit(match, "ash")) == ("r5_tavern", {"r6_mine"}), "a castle stands on r6_mine"


@covers("CN-1534", "CN-R97")
def test_a_castle_without_a_step_does_the_rest_of_the_order_where_it_stands() -> None:
    match = alone(
        "between_two_fires",
        castles={"engineers": "r2_curse", "sowers": "r2_mine", "coven": "r2_forge"},
        earth={"engineers": "r2_mine", "sowers": ""},
        orders="castle kindle",
    )
    assert lit_then(match, "sowers") == {"r2_mine"}
    assert castle(match, "sowers") == "r2_mine" and lit(match, "engineers") == set()
    assert told(match, "figure-moved") == []


@covers("CN-1535")
def test_a_rally_feeds_each_lit_candle_that_lacks_a_flame() -> None:
    candles = {"sowers_explorer": "r6_curse 2", "sowers_pilgrim": "r6_mine 1", "sowers_warrior": "r3_mine 0"}
    match = idle(alone(candles=candles, orders="rally"))
    assert flames(match) == {**candles, "sowers_pilgrim": "r6_mine 2"}


@covers("CN-1535", "CN-R98", "CN-C10")
def test_a_rally_shuffles_all_discards_and_itself_into_the_deck() -> None:
    match = alone(orders="kindle march rally")
    idle(idle(match))
    assert len(of(match).orders) == 2
    idle(match)
    assert of(match).orders == () and len(of(match).order_deck) == 12
    assert match.view(0)["table"]["order_deck"] == [None] * 12 and told(match, "orders-shuffled") == [()]


@covers("CN-1516", "CN-R98")
def test_a_rally_that_was_discarded_by_respite_shuffles_nothing() -> None:
    match = play(idle(alone(respite=1, orders="rally")), "spend")
    assert len(of(match).orders) == 1 and told(match, "orders-shuffled") == []


@covers("CN-1542", "CN-C10")
def test_an_empty_order_deck_is_shuffled_anew() -> None:
    match = alone(orders="", discarded="kindle")
    assert of(match).order_deck == () and len(of(match).orders) == 12
    idle(match)
    assert told(match, "orders-shuffled") and len(of(match).order_deck) + len(of(match).orders) == 12
    assert of(match).round == 2


@covers("CN-1542")
def test_a_deck_with_one_order_left_is_not_shuffled_yet() -> None:
    match = idle(alone(orders="kindle", discarded="march"))
    assert told(match, "orders-shuffled") == [] and of(match).order_deck == ()


@covers("CN-1543")
@pytest.mark.parametrize("candle", ["sowers_explorer", "sowers_pilgrim"])
def test_automated_candles_go_one_basic_step_without_the_powers_of_their_roles(candle: str) -> None:
    match = idle(alone(castles={"ash": "r8_mine"}, candles={candle: "r3_mine"}, orders="march"))
    ((_, _, source, territory, _),) = told(match, "figure-moved")
    assert source == "r3_mine" and territory in NEAR["r3_mine"]


@covers("CN-1543")
def test_an_automated_warrior_pushes_nobody() -> None:
    match = idle(alone(candles={"ash_pilgrim": "r8_forge", "sowers_warrior": "r6_curse"}, orders="march"))
    assert flames(match) == {"ash_pilgrim": "r8_forge 3", "sowers_warrior": "r8_forge 4"} and asked(match) == "turn"


@covers("CN-1543")
def test_automated_houses_take_no_action_of_the_territories_that_they_enter() -> None:
    match = idle(alone(candles={"sowers_pilgrim": "r7_tavern"}, castles={"ash": "r1_mine"}, orders="march"))
    assert told(match, "cubes-taken") == [] and of(match).wax[1] == of(match).gold[1] == 0


@covers("CN-1545")
def test_distances_are_lengths_of_shortest_paths() -> None:
    for start in SMALL.territories:
        assert SMALL.distance[start] == walked(start, NEAR)


def walked(start: str, near: Mapping[str, tuple[str, ...]]) -> dict[str, int]:
    """How many steps it takes from here to everywhere."""
    found = {start: 0}
    for steps in range(1, len(near)):
        edge = {beside for each, past in found.items() if past == steps - 1 for beside in near[each]}
        found |= dict.fromkeys(edge - found.keys(), steps)
    return found
