"""6.20: who is out, and how a battle is decided."""

from parlour.games.desktopia.events import BattleDrawn, BattleWon, PlayerOut
from parlour.games.desktopia.position import Desk, Side, Team, card, everybody, is_passive, is_placed, team_of, where
from parlour.games.desktopia.rules.supplies import discard
from parlour.games.desktopia.rules.timing import discard_time_cards
from parlour.games.desktopia.rules.wounds import remove
from parlour.games.desktopia.scripts.conditions import (
    Condition,
    DamageTotal,
    EliminateAll,
    EliminateTagged,
    HoldArtifact,
    KillsInTurn,
    LostTagged,
    ObjectInZone,
    ReachZone,
    Result,
    Survive,
    TurnsOver,
)
from parlour.games.desktopia.scripts.values import tag_of
from parlour.kernel import LOST, Seat, move, share

ANY_TIME, TURN_START, TURN_END, ROUND_END = 0, 1, 2, 3  # moments, the later ones the rarer
STRENGTH, LAST_TEAM, DEFEAT = "strength", "last_team", "lost"


def judge(desk: Desk, moment: int = ANY_TIME) -> None:
    """DK-WIN-02, DK-WIN-07 Who is out now, and whether a condition that is checked at this moment decides the battle."""
    if desk.decided:
        return
    retire(desk)
    teams = _in_order(desk)
    for team in teams:
        reason = _met(desk, team, "win", moment)
        if reason:
            decide(desk, (team,), reason)
            return
    for team in teams:  # SB-F-05 losing comes after winning
        if team in teams_left(desk) and _met(desk, team, "lose", moment):
            give_up(desk, [side for side in range(len(desk.script.sides)) if team_of(desk, side) == team])
            if desk.decided:
                return
    left = teams_left(desk)
    players = desk.script.teams
    if len(players) == 1:
        if players[0] not in left:
            decide(desk, (), DEFEAT)
    elif not left:
        decide(desk, (team_of(desk, desk.active),), LAST_TEAM)  # DK-WIN-06
    elif len(left) == 1:
        decide(desk, left, LAST_TEAM)


def decide(desk: Desk, winners: tuple[Team, ...], reason: str) -> None:
    desk.decided = True
    desk.winners = winners
    desk.tell(BattleWon(winners[0], reason) if len(winners) == 1 else BattleDrawn(reason))


def retire(desk: Desk) -> None:
    """DK-WIN-04, DK-WIN-05, DK-RIT-14 Sides without a living character are out: missiles and cards go, turns are passed over."""
    for side in range(len(desk.script.sides)):
        if side in desk.out or side in desk.side.values():
            continue
        desk.out = (*desk.out, side)
        if not is_passive(desk, side):
            desk.tell(PlayerOut(side))
        for missile in [missile for missile, owner in desk.layer.items() if owner == side]:
            if any(missile in column for column in desk.columns.values()):
                discard(desk, missile)
        if side < desk.seats:
            discard_time_cards(desk, side)
            for ritual in desk.hands[side] if not desk.campaign else ():  # DK-SCR-08 in a campaign each player keeps them
                move(desk, ritual, ("hands", side), "discard")


def give_up(desk: Desk, sides: list[Side]) -> None:
    """DK-WIN-10 All characters of these sides are removed."""
    for disk in [disk for disk, owner in desk.side.items() if owner in sides]:
        remove(desk, disk)
    judge(desk)


def teams_left(desk: Desk) -> tuple[Team, ...]:
    """The teams of players with a living character."""
    alive = {team_of(desk, desk.side[disk]) for disk in everybody(desk)}
    return tuple([team for team in desk.script.teams if team in alive])


def strength(desk: Desk, team: Team) -> float:
    """DK-WIN-08 What a team's living characters are worth: cost times the share of lives that is left."""
    return sum(
        [
            card(desk, disk).cost * desk.lives[disk] / desk.most[disk]
            for disk in everybody(desk)
            if team_of(desk, desk.side[disk]) == team
        ]
    )


def count_strength(desk: Desk) -> None:
    """DK-WIN-08 The strongest team wins; equals draw. An etude whose time is up is lost."""
    players = desk.script.teams
    if len(players) == 1:
        decide(desk, (), STRENGTH)
        return
    worth = {team: strength(desk, team) for team in players}
    best = max(worth.values())
    decide(desk, tuple([team for team in players if worth[team] > best - 1e-9]), STRENGTH)


def progress(desk: Desk, condition: Condition) -> tuple[int, int]:
    """How far a condition has come, and how far it must."""
    match condition:
        case EliminateAll():
            enemies = [disk for disk in everybody(desk) if team_of(desk, desk.side[disk]) != condition.team]
            dead = sum([count for side, count in enumerate(desk.fallen) if team_of(desk, side) != condition.team])
            return dead, dead + len(enemies)
        case EliminateTagged():
            dead = desk.lost.get(condition.tag, 0)
            return dead, dead + sum([tag == condition.tag for tag in desk.tags.values()])
        case LostTagged():
            return desk.lost.get(condition.tag, 0), condition.count
        case Survive():
            return desk.round, condition.rounds
        case ReachZone():
            zone = desk.script.zone(condition.zone).shape
            there = [
                disk
                for disk in everybody(desk)
                if team_of(desk, desk.side[disk]) == condition.team
                and (not condition.tag or desk.tags.get(disk) == condition.tag)
                and is_placed(desk, disk)
                and zone.contains(*where(desk, disk))
            ]
            return len(there), condition.count
        case HoldArtifact():
            held = desk.held.get(condition.artifact)
            ours = held is not None and team_of(desk, held.seat) == condition.team
            return held.turns if held is not None and ours else 0, condition.turns
        case ObjectInZone():
            spot = desk.at.get(condition.object_id)
            inside = spot is not None and desk.script.zone(condition.zone).shape.contains(*spot)
            return int(inside), 1
        case DamageTotal():
            dealt = [desk.total[side] for side in range(len(desk.script.sides)) if team_of(desk, side) == condition.team]
            return sum(dealt), condition.points
        case KillsInTurn():
            return desk.kills if team_of(desk, desk.active) == condition.team else 0, condition.count
        case TurnsOver():
            return desk.turns[0], condition.turns


def _in_order(desk: Desk) -> tuple[Team, ...]:
    """DK-WIN-07 The active player's team first, then the others in seat order."""
    seats = [(desk.active + step) % desk.seats for step in range(desk.seats)]
    return tuple(dict.fromkeys([team_of(desk, seat) for seat in seats]))


def _met(desk: Desk, team: Team, result: Result, moment: int) -> str:
    """The kind of a condition with which the team has won or lost, "" if none is met."""
    conditions = [condition for condition in desk.script.victory if (condition.team, condition.result) == (team, result)]
    groups = dict.fromkeys([condition.group for condition in conditions if condition.group])
    bundles = [[condition] for condition in conditions if not condition.group]
    bundles += [[condition for condition in conditions if condition.group == group] for group in groups]
    for bundle in bundles:
        due = max([_moment(condition) for condition in bundle])
        if _is_due(desk, bundle, due, moment) and all(_is_true(desk, condition) for condition in bundle):
            return tag_of(type(bundle[0]))
    return ""


def _is_due(desk: Desk, bundle: list[Condition], due: int, moment: int) -> bool:
    """4.5, SB-F-04 Whether these are checked now: at the latest of their moments, some only in the team's own turns."""
    if due not in (ANY_TIME, moment):
        return False
    own = any(isinstance(condition, (ReachZone, HoldArtifact)) for condition in bundle)
    return not own or due == ROUND_END or team_of(desk, desk.active) == bundle[0].team


def _moment(condition: Condition) -> int:
    match condition:
        case ReachZone() | ObjectInZone() | TurnsOver():
            return TURN_END
        case HoldArtifact():
            return TURN_START
        case Survive():
            return ROUND_END
        case _:
            return ANY_TIME


def _is_true(desk: Desk, condition: Condition) -> bool:
    if isinstance(condition, EliminateAll):
        return all(team_of(desk, desk.side[disk]) == condition.team for disk in everybody(desk))
    if isinstance(condition, Survive):
        return desk.round >= condition.rounds and any(
            team_of(desk, desk.side[disk]) == condition.team for disk in everybody(desk)
        )
    have, need = progress(desk, condition)
    return have >= need


def concede(desk: Desk, seats: frozenset[Seat]) -> tuple[float, ...] | None:
    """DK-WIN-10, DK-R-71 When all but one team have given up, that one wins; whoever plays alone and gives up has lost."""
    if desk.seats == 1:
        return LOST
    left = {desk.script.sides[seat].team for seat in range(desk.seats) if seat not in seats}
    if len(left) > 1:
        return None
    winners = [seat for seat in range(desk.seats) if not left or desk.script.sides[seat].team in left]
    return share(tuple(winners), desk.seats)
