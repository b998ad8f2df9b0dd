"""What a position of Desktopia is worth to a seat."""

from math import fsum
from pathlib import Path

from parlour.games.desktopia.bots import weights
from parlour.games.desktopia.bots.goals import progress_of
from parlour.games.desktopia.bots.strikes import losses
from parlour.games.desktopia.bots.worth import column, holding, legacy, life, on_card
from parlour.games.desktopia.position import Desk, Team, bearer, everybody, is_passive, is_placed, team_of
from parlour.games.desktopia.rules.timing import waiting_bonuses
from parlour.kernel import Ahead, Features, Row, Seat

NAMES = (
    "goals", "characters", "missiles on them", "missiles on cards", "charges", "artifacts", "time cards", "rituals",
    "strikes of this turn", "strikes of the next turns",
)  # fmt: skip
LIKELY = (0.8, 0.6)  # how much of the strikes of this turn and the next ones happens, before anything is learnt
NOTHING: Row = (0.0,) * len(NAMES)


def ahead(desk: Desk, seat: Seat) -> Ahead | float:
    """What the team of a seat has more than its strongest rival."""
    if desk.outcome is not None:
        return desk.outcome[seat]
    own = team_of(desk, seat)
    if desk.decided and not desk.campaign:
        return 1 / len(desk.winners) if own in desk.winners else 0.0
    teams = dict.fromkeys([side.team for side in desk.script.sides])
    if len(teams) < 2:  # SB-F-08 a lesson without an enemy
        return Ahead(((progress_of(desk, own), *NOTHING[1:]),))
    now, later = losses(desk)
    worth = {team: (*strengths(desk, team), -now[team], -later[team]) for team in teams}
    rival = max([worth[team] for team in teams if team != own], key=fsum)
    return Ahead(([mine - theirs for mine, theirs in zip(worth[own], rival, strict=True)],))


def strengths(desk: Desk, team: Team) -> Row:
    """RULES.md 14.3 All that a team has: its goals, characters and what lies on them, missiles, artifacts, cards."""
    characters = burdens = supplies = charges = artifacts = times = rituals = 0.0
    for disk in everybody(desk):
        if team_of(desk, desk.side[disk]) == team:
            lives = desk.lives[disk]
            if lives > 0:
                characters += life(desk, disk, lives)
                burdens += column(desk, disk, desk.columns.get(disk, ()))
            else:
                characters += legacy(desk, disk)
            if disk in desk.supply:
                supplies += on_card(desk, disk, desk.supply[disk])
            if disk == desk.charged:
                charges += weights.CHARGE
    for artifact in desk.content.artifacts:
        held = bearer(desk, artifact)
        if held and is_placed(desk, held) and team_of(desk, desk.side[held]) == team and not is_passive(desk, desk.side[held]):
            artifacts += holding(desk, artifact, desk.side[held])
    for seat in range(desk.seats):
        if team_of(desk, seat) == team:
            times += weights.TIME_CARD * (waiting_bonuses(desk, seat) - desk.penalties[seat])
            rituals += weights.RITUAL * len(desk.hands[seat])
    return progress_of(desk, team), characters, burdens, supplies, charges, artifacts, times, rituals


START = (*[1 / weights.SCALE] * (len(NAMES) - len(LIKELY)), *[share / weights.SCALE for share in LIKELY])
FEATURES = Features(NAMES, START, Path(__file__).with_name("learnt.toml"), ahead)
evaluate = FEATURES.evaluating(FEATURES.learnt())
