"""Chapter 6.21: missions are claimed at once by whoever completes them."""

from parlour.games.candelabria.content.missions import DEED
from parlour.games.candelabria.events import MissionCompleted
from parlour.games.candelabria.position import Claim, Realm
from parlour.games.candelabria.rules.stores import score
from parlour.kernel import Card, Seat, move

BLOCKED = 1  # CN-1221 the place of hierarchical missions that two players leave out


def achieve(realm: Realm, seat: Seat, deed: str) -> None:
    """CN-1202, CN-1205, CN-1210 and CN-1212 A House has done what a mission asks for; if it may, it claims the mission."""
    mission = Card(deed)
    if not realm.missions or not is_time(realm, mission):
        return
    realm.deeds[seat] |= DEED[deed]
    if not is_open(realm, seat, mission):
        return
    if mission in realm.personal[seat]:
        move(realm, mission, ("personal", seat), ("open_missions", seat))
    claims = realm.claimed.get(mission, ())
    vp = worth(realm, mission, len(claims))
    marked = realm.reserve[seat] > 0
    realm.reserve[seat] -= marked
    realm.claimed[mission] = (*claims, Claim(seat, marked))
    realm.tell(MissionCompleted(realm.houses[seat], mission))
    score(realm, seat, vp, mission, "missions")
    if not realm.content.missions[mission].yearly and len(claims) + 1 == places(realm):
        leave(realm, mission)


def is_open(realm: Realm, seat: Seat, mission: Card) -> bool:
    """CN-1201, CN-1203, CN-1206, CN-1207, CN-1208 and CN-1213 Whether a House may claim a mission, perhaps again."""
    if mission not in (*realm.common, *realm.personal[seat], *realm.open_missions[seat]):
        return False
    claims = len(realm.claimed.get(mission, ()))
    if realm.content.missions[mission].yearly:
        return claims == 0
    return claims < places(realm)


def is_time(realm: Realm, mission: Card) -> bool:
    """CN-1222 Two players complete no yearly mission in year 1."""
    return not (realm.two and realm.year == 1 and realm.content.missions[mission].yearly)


def worth(realm: Realm, mission: Card, claims: int) -> int:
    """CN-1204, CN-1207 and CN-1221 What the next completion is worth."""
    content = realm.content
    if content.missions[mission].yearly:
        return content.yearly_vp[realm.year - 1]
    points = [vp for place, vp in enumerate(content.hierarchical_vp) if not (realm.two and place == BLOCKED)]
    return points[claims]


def places(realm: Realm) -> int:
    """CN-1207 and CN-1221 How often a hierarchical mission can be completed."""
    return len(realm.content.hierarchical_vp) - realm.two


def renew_missions(realm: Realm) -> None:
    """CN-310 In the fog the earth flames on yearly missions return."""
    for mission in [card for card in realm.claimed if realm.content.missions[card].yearly]:
        take_back(realm, mission)


def leave(realm: Realm, mission: Card) -> None:
    """CN-1209 A hierarchical mission whose places are all filled leaves the game."""
    take_back(realm, mission)
    if mission in realm.common:
        move(realm, mission, "common", "no_missions")
        return
    for seat, cards in realm.open_missions.items():
        if mission in cards:
            move(realm, mission, ("open_missions", seat), "no_missions")
            return


def take_back(realm: Realm, mission: Card) -> None:
    """CN-133 The earth flames on a mission return to their owners."""
    for claim in realm.claimed.pop(mission):
        realm.reserve[claim.seat] += claim.marked
