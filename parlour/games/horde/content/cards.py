"""The 24 event cards (RULES.md 11.7)."""

from typing import NamedTuple


class EventCard(NamedTuple):
    """One event card; its immediate and lasting parts are rules."""

    type: str  # calamity, boon, edict, open_wager or stake_wager
    harm: bool = False
    amount: int = 1
    defence: int = 0  # what the winning champion gains
    penalty: int = 0  # what the other champions lose in attack
    reach: int = 0  # how far the archers shoot


CARDS = {
    "ev_mud": EventCard("calamity", harm=True),
    "ev_blizzard": EventCard("calamity", harm=True),
    "ev_dust_storm": EventCard("calamity", harm=True),
    "ev_panic": EventCard("calamity", harm=True),
    "ev_pestilence": EventCard("calamity", harm=True),
    "ev_ice_drift": EventCard("calamity"),
    "ev_eclipse": EventCard("calamity", harm=True),
    "ev_dry_roads": EventCard("boon"),
    "ev_pastures": EventCard("boon"),
    "ev_war_drums": EventCard("boon"),
    "ev_shield_wall": EventCard("boon"),
    "ev_clear_sky": EventCard("boon"),
    "ev_levy": EventCard("boon", amount=2),
    "ev_herbalists": EventCard("boon"),
    "ev_truce": EventCard("edict"),
    "ev_rams": EventCard("edict"),
    "ev_forced_march": EventCard("edict", amount=4),
    "ev_weariness": EventCard("edict", amount=2),
    "ev_wager_wrestlers": EventCard("open_wager"),
    "ev_wager_race": EventCard("open_wager"),
    "ev_wager_archers": EventCard("open_wager", harm=True, reach=3),
    "ev_wager_champions": EventCard("stake_wager", amount=2, defence=1, penalty=1),
    "ev_wager_tribute": EventCard("stake_wager", amount=2),
    "ev_wager_omens": EventCard("open_wager"),
}
