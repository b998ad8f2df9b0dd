"""The Houses: how they start, the weak actions of their war boards, and their abilities (RULES.md 4.2, 11.6 and 11.7)."""

from typing import NamedTuple

from parlour.games.candelabria.content.deeds import Counts, Does, Ends, Icon, Reach, When


class House(NamedTuple):
    """A House: its turn value, where it starts and with which temple, its weak actions, and whether the small side has room."""

    turn: int
    region: int
    castle: str
    flames: tuple[str, ...]
    temple: str
    weak: tuple[Icon, Icon]
    small: bool


class Ability(NamedTuple):
    """What a House can do from a year on: what `ABILITY_EFFECTS` says, or else a rule of its own."""

    house: str
    year: int


NO_TEMPLE = ""
SMALL, LARGE_ONLY = True, False
IGNITE, EXTINGUISH, VP, STEAL = Icon("ignite", 1), Icon("extinguish", 1), Icon("vp", 1), Icon("steal", 1)

ASH_LANDS = ("r8_barracks", "r8_forge", "r8_mine")
ENGINEER_LANDS = ("r2_curse", "r2_forge", "r2_mine")
SOWER_LANDS = ("r3_curse", "r3_barracks", "r3_mine")
COVEN_LANDS = ("r4_mine", "r4_tavern")
KNIGHT_LANDS = ("r9_mine", "r9_tavern")
CHIMERA_LANDS = ("r7_mine", "r7_portal", "r7_tavern")

HOUSES = {
    "ash": House(2, 8, "r8_forge", ASH_LANDS, NO_TEMPLE, (EXTINGUISH, VP), SMALL),
    "engineers": House(3, 2, "r2_curse", ENGINEER_LANDS, NO_TEMPLE, (EXTINGUISH, STEAL), SMALL),
    "sowers": House(4, 3, "r3_curse", SOWER_LANDS, NO_TEMPLE, (IGNITE, VP), SMALL),
    "coven": House(5, 4, "r4_tavern", COVEN_LANDS, "white", (IGNITE, EXTINGUISH), SMALL),
    "knights": House(6, 9, "r9_tavern", KNIGHT_LANDS, "black", (IGNITE, STEAL), LARGE_ONLY),
    "chimera": House(1, 7, "r7_tavern", CHIMERA_LANDS, NO_TEMPLE, (STEAL, VP), LARGE_ONLY),  # CN-1402
}

ABILITIES = {f"{house}_{year}": Ability(house, year) for house in HOUSES for year in (1, 2, 3)}
ABILITY_EFFECTS: dict[str, dict[str, Does]] = {
    "ash": {"ash_2": Counts("tavern"), "ash_3": Reach("warrior_push")},
    "engineers": {"engineers_2": When("candle", Icon("steal", 1)), "engineers_3": When("tactic", Icon("vp", 1))},
    "sowers": {"sowers_2": When("candle", Icon("ignite", 1)), "sowers_3": Ends("curse", 2)},
    "coven": {"coven_2": Counts("curse"), "coven_3": Reach("curse_power")},
    "knights": {"knights_2": Counts("barracks"), "knights_3": Ends("flame", 1)},
    "chimera": {"chimera_2": Counts("portal"), "chimera_3": Ends("portal", 2)},
}  # by House; what abilities do that work like upgrades
