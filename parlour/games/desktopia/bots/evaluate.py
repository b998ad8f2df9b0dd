"""What a position of Desktopia is worth to a seat."""

from math import exp

from parlour.games.desktopia.bots import weights
from parlour.games.desktopia.bots.goals import progress_of
from parlour.games.desktopia.bots.worth import holding, on_card, standing
from parlour.games.desktopia.position import Desk, Team, bearer, everybody, is_passive, is_placed, team_of
from parlour.kernel import Position, Seat


def evaluate(position: Position, seat: Seat) -> float:
    """The share of the win that the seat may expect."""
    desk = position
    assert isinstance(desk, Desk)
    if desk.outcome is not None:
        return desk.outcome[seat]
    own = team_of(desk, seat)
    if desk.decided and not desk.campaign:
        return 1 / len(desk.winners) if own in desk.winners else 0.0
    teams = dict.fromkeys([side.team for side in desk.script.sides])
    if len(teams) < 2:  # a lesson without an enemy
        return 1 / (1 + exp(-progress_of(desk, own) / weights.SCALE))
    worth = {team: strengths(desk, team) for team in teams}
    rival = max([worth[team] for team in teams if team != own])
    lead = min(max((worth[own] - rival) / weights.SCALE, -50.0), 50.0)
    return 1 / (1 + exp(-lead))


def strengths(desk: Desk, team: Team) -> float:
    """RULES.md 14.3 All that a team has: characters and what lies on them, artifacts, missiles, cards, and its goals."""
    total = progress_of(desk, team)
    for disk in everybody(desk):
        if team_of(desk, desk.side[disk]) == team:
            total += standing(desk, disk)
            if disk in desk.supply:
                total += on_card(desk, disk, desk.supply[disk])
            if disk == desk.charged:
                total += weights.CHARGE
    for artifact in desk.content.artifacts:
        held = bearer(desk, artifact)
        if held and is_placed(desk, held) and team_of(desk, desk.side[held]) == team and not is_passive(desk, desk.side[held]):
            total += holding(desk, artifact, desk.side[held])
    for seat in range(desk.seats):
        if team_of(desk, seat) == team:
            total += weights.TIME_CARD * (desk.bonuses[seat] - desk.penalties[seat]) + weights.RITUAL * len(desk.hands[seat])
    return total
