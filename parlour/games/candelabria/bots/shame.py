"""Answers of Candelabria that nobody should give, whatever the plan: they are counted in games, and no bot may give them."""

from parlour.games.candelabria.board import Region
from parlour.games.candelabria.position import Realm, candle_of, has_earth, top_temple
from parlour.games.candelabria.rules.icons import CASTLE, SKIP
from parlour.games.candelabria.rules.manoeuvre import STOP, burns_left
from parlour.games.candelabria.rules.stores import room
from parlour.games.candelabria.rules.temples import GREY, WHITE
from parlour.games.candelabria.rules.upgrades import has_ability
from parlour.kernel import Action, Decision, Seat

PLENTY = 8  # earth flames in the reserve, of which none is missed

POINTS_LEFT = "points-left"
FLAME_LEFT = "flame-left"
FLAME_WASTED = "flame-wasted"


def shame(realm: Realm, seat: Seat, decision: Decision, action: Action) -> str:
    """The name of what is wrong with an answer; "" for any answer that may have its reasons."""
    if action not in (SKIP, STOP) or realm.solo:
        return ""
    match decision.kind:
        case "raze" if any(_scores(realm, seat, region) for region in realm.temples if ("raze", region) in decision.actions):
            return POINTS_LEFT  # CN-717
        case "move" if decision.facts["moves"]:
            if decision.facts["burns"] < burns_left(realm, seat, 0) and not _hides(realm, seat):
                return FLAME_WASTED  # CN-437 the same move was to be had for nothing
            if any(_gains_flame(realm, seat, step) for step in decision.actions):
                return FLAME_LEFT  # CN-469, CN-470
    return ""


def _scores(realm: Realm, seat: Seat, region: Region) -> bool:
    """Whether to raze a temple gives points and nothing else: what it uncovers changes nothing, and no Knights follow."""
    knights = realm.seat_of.get("knights", seat)
    followed = knights != seat and has_ability(realm, knights, "knights_1")
    return set(realm.temples[region]) == {WHITE} and not followed


def _hides(realm: Realm, seat: Seat) -> bool:
    """CN-941 Whether a candle that has moved stands where the least power wins."""
    return any(top_temple(realm, realm.map.region_of[realm.at[candle]]) == GREY for candle in realm.moved)


def _gains_flame(realm: Realm, seat: Seat, step: Action) -> bool:
    """Whether a move within a region lights a flame that is not missed, does no harm, and brings cubes or cards for later."""
    match step:
        case ("move", str(figure), str(target)) if realm.reserve[seat] >= PLENTY and not has_earth(realm, seat, target):
            source = realm.castles[seat] if figure == CASTLE else realm.at[candle_of(realm, seat, figure)]
            region, symbol = realm.map.region_of[target], realm.map.symbol_of[target]
            brings = room(realm, seat) if symbol == "mine" else len(realm.tactics_display) if symbol == "barracks" else 0
            stays = region == realm.map.region_of[source] and top_temple(realm, region) != GREY
            return stays and brings > 0 and realm.year < realm.content.years
    return False
