"""Shorter ways to the same situations: units written in one line, whole fights, thefts."""

from collections.abc import Mapping
from typing import Any

from parlour.games.horde.position import FACTION_OF, SIDE, TOKENS
from parlour.games.horde.tests.situations import asked, of, options, play, situation
from parlour.kernel import Match

IDLE = {"rus": "rus_caravan", "china": "china_commander", "south_mongolia": "sm_groom", "north_mongolia": "nm_groom"}
HOME = {"rus": "a2", "china": "k2", "south_mongolia": "k10", "north_mongolia": "a10"}  # next to the capitals in 2v2
HOME_1V1 = {"rus": "a2", "china": "a2", "south_mongolia": "k10", "north_mongolia": "k10"}


def turn_of(faction: str, units: str, **more: Any) -> Match:
    """A situation in the turn of the faction: `turn_of("rus", "rus_axe1 f5, sm_raider1 f6", dice=[4, 2])`.

    It is 1v1 if the units belong to one faction of each side, otherwise 2v2. Every faction has an idle support unit at its
    capital, so that no turn ends and no disguise is lost by itself.
    """
    standing = placed(units)
    factions = {faction, *[FACTION_OF[unit] for unit in standing]}
    sides = {side: sorted(each for each in factions if SIDE[each] == side) for side in (0, 1)}
    alone = all(len(each) <= 1 for each in sides.values()) and more.get("teams") != "2v2"
    if alone:
        alliance, horde = (sides[0] or ["rus"])[0], (sides[1] or ["south_mongolia"])[0]
        more = {"alliance": alliance, "horde": horde, **more}
        homes = {alliance: HOME_1V1[alliance], horde: HOME_1V1[horde]}
    else:
        more = {**more, "teams": "2v2"}
        homes = HOME
    for each, home in homes.items():
        if IDLE[each] not in standing and not more.get("alone"):
            standing = {**standing, IDLE[each]: home}
    more.pop("alone", None)
    return situation(standing, faction=faction, **more)


def placed(units: str) -> dict[str, str]:
    """The units and their hexes: `placed("rus_axe1 f5, sm_raider1 f6")`."""
    return dict([_pair(each) for each in units.split(", ")]) if units else {}


def fight(match: Match, unit: str, target: str, *answers: str) -> Match:
    """The unit is activated and attacks at once: `fight(match, "rus_axe1", "sm_raider1", "defend")`."""
    return play(match, f"activate {unit}", f"attack {target}", *answers)


def steal(match: Match, thief: str, kind: str, *answers: str) -> Match:
    """The Thief is activated and copies the trait of the kind."""
    return play(match, f"activate {thief}", f"steal {kind}", *answers)


def finish(match: Match) -> Match:
    """The active unit does nothing more, if it could."""
    return play(match, "done" if "done" in options(match) else "back") if asked(match) == "act" else match


def health(match: Match) -> Mapping[str, int]:
    """The health of all units on the board, 0 for the dead."""
    return {**dict.fromkeys([unit for faction in of(match).factions for unit in TOKENS[faction]], 0), **of(match).health}


def _pair(unit: str) -> tuple[str, str]:
    name, hex = unit.split()
    return name, hex
