"""The 36 upgrade tokens (RULES.md 11.8); the price of a token in gold is its year."""

from typing import NamedTuple

from parlour.games.candelabria.content.deeds import Counts, Does, Ends, Icon, Reach, When


class Upgrade(NamedTuple):
    """An upgrade token: from which year it works, and what it does."""

    year: int
    does: Does


UPGRADES = {
    "u01": Upgrade(1, Reach("explorer_jump")),
    "u02": Upgrade(1, Reach("warrior_push")),
    "u03": Upgrade(1, Reach("castle_power")),
    "u04": Upgrade(1, When("candle", Icon("steal", 1))),
    "u05": Upgrade(1, When("candle", Icon("vp", 1))),
    "u06": Upgrade(1, When("curse", Icon("tactics", 1))),
    "u07": Upgrade(1, When("candle", Icon("ignite", 1))),
    "u08": Upgrade(1, When("candle", Icon("extinguish", 1))),
    "u09": Upgrade(1, Reach("curse_power")),
    "u10": Upgrade(1, When("temple", Icon("vp", 1))),
    "u11": Upgrade(1, Reach("castle_entry")),
    "u12": Upgrade(2, Counts("mine")),
    "u13": Upgrade(2, Counts("curse")),
    "u14": Upgrade(2, Counts("barracks")),
    "u15": Upgrade(2, Counts("tavern")),
    "u16": Upgrade(2, Counts("forge")),
    "u17": Upgrade(2, Counts("portal")),
    "u18": Upgrade(2, When("temple", Icon("ignite", 1))),
    "u19": Upgrade(2, Reach("curse_power")),
    "u20": Upgrade(2, When("candle", Icon("tactics", 1))),
    "u21": Upgrade(2, Reach("burn")),
    "u22": Upgrade(3, When("tactic", Icon("vp", 1))),
    "u23": Upgrade(3, When("tactic", Icon("ignite", 1))),
    "u24": Upgrade(3, When("tactic", Icon("extinguish", 1))),
    "u25": Upgrade(3, When("tactic", Icon("steal", 2))),
    "u26": Upgrade(3, Reach("curse_power")),
    "u27": Upgrade(3, When("temple", Icon("extinguish", 1))),
    "u28": Upgrade(3, Ends("barracks", 2)),
    "u29": Upgrade(3, Ends("curse", 2)),
    "u30": Upgrade(3, Ends("tavern", 2)),
    "u31": Upgrade(3, Ends("forge", 2)),
    "u32": Upgrade(3, Ends("portal", 2)),
    "u33": Upgrade(3, Ends("mine", 1)),
    "u34": Upgrade(3, Ends("resource", 1)),
    "u35": Upgrade(3, Ends("tactics", 1)),
    "u36": Upgrade(3, Ends("flame", 1)),
}

CURSE_UPGRADES = ("u06", "u09", "u19", "u26")  # CN-252 they speak of controlled curses
SOLO_UPGRADES = (
    *("u01", "u02", "u04", "u05", "u07", "u08"),
    *("u11", "u12", "u13", "u14", "u15", "u16", "u17", "u20", "u21", "u23", "u24", "u25"),
)  # CN-1505
