"""Chapters 6.23 and 6.24: who has won, and when."""

from collections.abc import Iterator

from parlour.games.horde.board import BIT
from parlour.games.horde.content import CONTENT
from parlour.games.horde.content.kinds import KIND_OF
from parlour.games.horde.events import GameWon, HoldBroken
from parlour.games.horde.position import (
    ALLIANCE,
    HORDE,
    NOBODY_YET,
    SIDE,
    SIDE_OF,
    SIDES,
    TOKENS,
    FactionId,
    SettlementId,
    Side,
    UnitId,
    War,
    capital,
    stands,
)
from parlour.kernel import Illegal, Over, Seat, pending, share

LEADER = {kind.faction: unit for unit, name in KIND_OF.items() if (kind := CONTENT.kinds[name]).rank == "leader"}
FIGHT = ("countermeasure", "reroll", "push")  # what is asked in the midst of a fight


def check_victory(war: War) -> None:
    """HD-TRN-09, HD-VIC-05, HD-VIC-19, HD-VIC-22, HD-VIC-23, HD-VIC-24 Ends a game that is won: by the mode's goal first."""
    match war.mode:
        case "skirmish":
            for side in (ALLIANCE, HORDE):
                if all(is_beaten(war, faction) for faction in factions(war, 1 - side)):
                    win(war, side, "leaders-and-capitals")
        case "hold_the_border":
            if not capitals_left(war, HORDE):
                win(war, ALLIANCE, "capitals-razed")
        case "conquest":
            if razed_count(war) >= razed_needed(war):
                win(war, HORDE, "settlements-razed")
    for side in (ALLIANCE, HORDE):
        if not war.standing[side] and not any(can_summon(war, faction) for faction in factions(war, side)):
            win(war, 1 - side, "exhausted")


def check_hold(war: War) -> None:
    """HD-VIC-10, HD-VIC-11 The hold breaks as soon as too few units are beyond the border."""
    if war.hold and (count := crossing_count(war)) < war.content.crossing:
        war.tell(HoldBroken(war.hold, count))
        war.hold = NOBODY_YET


def check_limit(war: War) -> None:
    """HD-END-02 Ends the game after the last round: by HD-VIC-13, by what `verdicts` says, or (HD-END-06) in a draw."""
    if war.round < war.limit:
        return
    if war.mode == "hold_the_border":
        win(war, ALLIANCE, "time")
    for reason, ahead in verdicts(war):
        if ahead:
            win(war, ALLIANCE if ahead > 0 else HORDE, reason)
    war.tell(GameWon("nobody", "draw"))
    raise Over(share(tuple(range(war.seats)), war.seats))  # HD-END-06


def verdicts(war: War) -> Iterator[tuple[str, int]]:
    """HD-VIC-20, HD-END-03, HD-END-04 and HD-END-05 What decides at the safety limit, and the lead of the Alliance in it."""
    if war.mode == "conquest":
        yield "progress", conquest_lead(war)
        return
    for reason, score in (("deeds", deeds), ("durability", durability_taken), ("points", points_killed)):
        yield reason, score(war, ALLIANCE) - score(war, HORDE)


def concede(war: War, seats: frozenset[Seat]) -> tuple[float, ...] | None:
    """HD-END-07 The outcome if all controllers of a side are among these seats; None while one of them plays on."""
    beaten = [side for side in (ALLIANCE, HORDE) if all(war.seat[faction] in seats for faction in factions(war, side))]
    if not beaten:
        return None
    if any(decision.kind in FIGHT for decision in pending(war).values()):
        raise Illegal("open-fight", "HD-END-07")
    if len(beaten) > 1:
        return share(tuple(range(war.seats)), war.seats)
    return outcome(war, 1 - beaten[0])


def win(war: War, side: Side, reason: str) -> None:
    """The game is over: the seats of the side share the win."""
    war.tell(GameWon(SIDES[side], reason))
    raise Over(outcome(war, side))


def outcome(war: War, side: Side) -> tuple[float, ...]:
    return share(tuple(sorted({war.seat[faction] for faction in factions(war, side)})), war.seats)


def factions(war: War, side: Side) -> list[FactionId]:
    """The factions in play on a side."""
    return [faction for faction in war.factions if SIDE[faction] == side]


def is_beaten(war: War, faction: FactionId) -> bool:
    """HD-VIC-01, HD-VIC-02 Whether its leader is dead and its capital destroyed."""
    return LEADER[faction] in war.fallen and not stands(war, capital(war, faction))


def can_summon(war: War, faction: FactionId) -> bool:
    """HD-VIC-21 Whether a unit of the faction may still arrive."""
    return stands(war, capital(war, faction)) and bool(faction in war.track or war.reserve[faction])


def possible_units(war: War, side: Side) -> int:
    """HD-VIC-20 The units on the board, on tracks and in reserves that a side can still bring."""
    count = sum([SIDE_OF[unit] == side for unit in war.at])
    for faction in factions(war, side):
        if stands(war, capital(war, faction)):
            count += len(war.reserve[faction]) + (faction in war.track)
    return count


def crossing_count(war: War) -> int:
    """HD-VIC-07, HD-VIC-08, HD-TR-NM6e The Horde's units beyond the border, disguised ones too."""
    return sum([SIDE_OF[unit] == HORDE and bool(BIT[hex] & war.beyond) for unit, hex in war.at.items()])


def razed_count(war: War) -> int:
    """HD-VIC-17 Destroyed cities, and one more if an Alliance capital is destroyed."""
    settlements = war.content.settlements
    razed = [settlements[name] for name, left in war.durability.items() if left == 0]
    cities = sum([not settlement.capital for settlement in razed])
    return cities + any(settlement.capital and SIDE[settlement.faction] == ALLIANCE for settlement in razed)


def razed_needed(war: War) -> int:
    """HD-VIC-18 The razed count with which the Horde wins."""
    return war.content.razed_1v1 if war.teams == "1v1" else war.content.razed_2v2


def conquest_lead(war: War) -> int:
    """HD-VIC-20 Above 0 if a greater part of the Horde is lost than of the cities that it needs is razed."""
    tokens = sum([len(TOKENS[faction]) for faction in factions(war, HORDE)])
    lost = tokens - possible_units(war, HORDE)
    return lost * razed_needed(war) - razed_count(war) * tokens


def leaders_left(war: War, side: Side) -> list[UnitId]:
    """HD-VIC-01 The leaders of a side that are not dead."""
    return [LEADER[faction] for faction in factions(war, side) if LEADER[faction] not in war.fallen]


def capitals_left(war: War, side: Side) -> list[SettlementId]:
    """HD-VIC-01 and HD-VIC-14 The capitals of a side that stand."""
    return [name for faction in factions(war, side) if stands(war, name := capital(war, faction))]


def deeds(war: War, side: Side) -> int:
    """HD-END-03 Enemy leaders killed and enemy capitals destroyed."""
    enemies = factions(war, 1 - side)
    return sum([(LEADER[enemy] in war.fallen) + (not stands(war, capital(war, enemy))) for enemy in enemies])


def durability_taken(war: War, side: Side) -> int:
    """HD-END-04 The durability that the enemies' capitals have lost."""
    capitals = [capital(war, enemy) for enemy in factions(war, 1 - side)]
    return sum([war.content.settlements[name].durability - war.durability[name] for name in capitals])


def points_killed(war: War, side: Side) -> int:
    """HD-END-05 The points of the enemy units that have died."""
    return sum([war.kind[unit].points for unit in war.fallen if SIDE_OF[unit] != side])
