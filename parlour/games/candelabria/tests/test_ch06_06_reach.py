"""Chapter 6.6: how far candles move, and how far they are pushed."""

import pytest

from parlour.conform import covers
from parlour.games.candelabria.content import CONTENT
from parlour.games.candelabria.game import GAME
from parlour.games.candelabria.position import BIT, Bits, Realm, territories
from parlour.games.candelabria.rules.reach import candle_reach, castle_reach, push_reach
from parlour.games.candelabria.setup import setup
from parlour.kernel import Card

FROM_THE_FORGE = "r6_curse r7_tavern r8_barracks r8_mine r10_mine"
OVER_EMBERS = f"{FROM_THE_FORGE} r10_barracks"
EXPLORED = f"{OVER_EMBERS} r1_forge r6_barracks r6_mine r7_mine r7_portal r9_mine r10_curse"


def realm(**at: str) -> Realm:
    """Ash, the Engineers, the Sowers and the Coven on the large side, with these candles: `realm(ash_warrior="r8_forge")`."""
    found = setup(GAME.terms(4), CONTENT)
    found.houses = ("ash", "engineers", "sowers", "coven")
    found.year = 1
    found.castles = ["r8_forge", "r2_curse", "r3_curse", "r4_tavern"]
    found.earth = [BIT["r8_forge"] | BIT["r8_mine"] | BIT["r8_barracks"], 0, 0, 0]
    found.at = dict(at)
    found.derive()
    return found


def named(bits: Bits) -> set[str]:
    """The territories of a set."""
    return set(territories(bits))


@covers("CN-X07", "CN-452", "CN-456", "CN-458", "CN-459", "CN-460")
@pytest.mark.parametrize(
    ("candle", "reached"),
    [
        ("ash_warrior", OVER_EMBERS),
        ("ash_pilgrim", f"{OVER_EMBERS} r1_forge r2_forge r5_forge"),
        ("ash_explorer", EXPLORED),
        ("coven_warrior", FROM_THE_FORGE),
    ],
)
def test_from_the_forge_of_the_cinder_fields(candle: str, reached: str) -> None:
    assert named(candle_reach(realm(**{candle: "r8_forge"}), candle)) == set(reached.split())


@covers("CN-457")
def test_with_a_long_stride_an_explorer_jumps_over_two() -> None:
    table = realm(coven_explorer="r2_forge")
    assert named(candle_reach(table, "coven_explorer")) == {
        "r1_mine",
        "r1_portal",
        "r2_curse",
        "r2_mine",
        "r3_curse",
        "r6_barracks",
    }
    table.built[3] = (Card("u01"),)
    assert "r3_mine" in named(candle_reach(table, "coven_explorer"))


@covers("CN-461")
def test_a_symbol_step_is_not_combined_with_a_jump() -> None:
    assert "r1_portal" not in named(candle_reach(realm(coven_pilgrim="r8_forge"), "coven_pilgrim"))


@covers("CN-453", "CN-454")
def test_a_castle_makes_a_step_to_where_no_castle_is() -> None:
    table = realm()
    assert named(castle_reach(table, 1)) == {"r1_mine", "r2_forge", "r2_mine", "r6_barracks"}, (
        "the Sowers' castle is over the bridge"
    )


@covers("CN-X25", "CN-466", "CN-467")
@pytest.mark.parametrize(
    ("year", "upgrades", "steps"),
    [(1, (), 1), (1, ("u02",), 2), (3, (), 2), (3, ("u02",), 3)],
)
def test_a_warrior_pushes_further_with_a_shove_and_in_the_third_year(year: int, upgrades: tuple[str, ...], steps: int) -> None:
    table = realm()
    table.year = year
    table.built[0] = tuple([Card(each) for each in upgrades])
    distance = table.map.distance["r6_curse"]
    assert named(push_reach(table, 0, "r6_curse")) == {each for each in table.map.territories if 0 < distance[each] <= steps}


@covers("CN-X25")
def test_two_steps_from_the_alabaster_court() -> None:
    table = realm()
    table.year = 3
    reached = """r1_forge r1_mine r1_portal r2_curse r3_curse r4_tavern r5_tavern r6_barracks r6_mine r7_mine r7_portal r7_tavern
        r8_barracks r8_forge r8_mine r9_tavern r10_curse r10_mine"""
    assert named(push_reach(table, 0, "r6_curse")) == set(reached.split())
