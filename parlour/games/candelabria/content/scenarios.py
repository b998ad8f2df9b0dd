"""The solo scenarios and the order deck (RULES.md 11.13)."""

from typing import NamedTuple


class Rounds(NamedTuple):
    """How many rounds the human has, by difficulty."""

    easy: int
    normal: int
    hard: int


class Rival(NamedTuple):
    """An automated House as it starts; its candles, by role, stand there with full flames."""

    house: str
    castle: str
    flames: tuple[str, ...]
    candles: tuple[tuple[str, str], ...]


class Scenario(NamedTuple):
    """A solo scenario: the human House, the year value, the rivals by turn value, the objective and its zone.

    A zone without territories is the whole map: nothing in it is preferred. The human castle and the one earth flame
    start on the usual territory of the House.
    """

    house: str
    year: int
    rivals: tuple[Rival, ...]
    objective: str  # clear or snuff
    zone: tuple[str, ...]
    rounds: Rounds


WHOLE_MAP = ()
COURT = (
    *("r6_curse", "r6_barracks", "r6_mine", "r1_forge", "r2_curse", "r3_curse"),
    *("r4_tavern", "r5_tavern", "r5_mine", "r7_tavern", "r8_forge"),
)  # region 6 and all around it

SCENARIOS = {
    "alabaster_siege": Scenario(
        house="ash",
        year=1,
        rivals=(
            Rival(
                "sowers",
                castle="r3_curse",
                flames=("r6_curse", "r6_barracks", "r6_mine", "r3_curse", "r5_tavern", "r4_tavern", "r2_curse"),
                candles=(("pilgrim", "r6_mine"), ("explorer", "r6_curse")),
            ),
        ),
        objective="clear",
        zone=COURT,
        rounds=Rounds(9, 7, 5),
    ),
    "three_watchlights": Scenario(
        house="sowers",
        year=2,
        rivals=(
            Rival(
                "coven",
                castle="r4_tavern",
                flames=("r4_tavern", "r4_mine", "r6_curse", "r5_mine", "r6_mine"),
                candles=(("explorer", "r5_tavern"), ("pilgrim", "r6_mine"), ("warrior", "r4_tavern")),
            ),
        ),
        objective="snuff",
        zone=WHOLE_MAP,
        rounds=Rounds(10, 8, 7),
    ),
    "between_two_fires": Scenario(
        house="engineers",
        year=3,
        rivals=(
            Rival(
                "sowers",
                castle="r3_curse",
                flames=("r3_curse", "r3_mine", "r3_barracks", "r6_barracks"),
                candles=(("pilgrim", "r6_barracks"), ("warrior", "r3_barracks")),
            ),
            Rival(
                "coven",
                castle="r4_tavern",
                flames=("r4_tavern", "r4_mine", "r6_mine"),
                candles=(("explorer", "r5_forge"), ("pilgrim", "r6_mine"), ("warrior", "r4_mine")),
            ),
        ),
        objective="snuff",
        zone=WHOLE_MAP,
        rounds=Rounds(16, 13, 11),
    ),
}

ORDERS = {"kindle": 3, "march": 3, "strike": 3, "castle": 2, "rally": 1}  # an order, and how many cards give it
ORDER_DECK = tuple([f"{order}-{copy}" for order, copies in ORDERS.items() for copy in "abc"[:copies]])
ORDER_OF = {card: card.partition("-")[0] for card in ORDER_DECK}
