"""What a character, what lies on it and what it holds are worth to its own side."""

from collections import Counter
from collections.abc import Sequence
from math import exp, fsum

from parlour.games.desktopia.bots import weights
from parlour.games.desktopia.position import Desk, DiskId, Side, Team, card, is_wounded, living, team_of, type_of
from parlour.games.desktopia.rules.abilities import VAMPIRE, has_hit, has_trait, is_invulnerable
from parlour.games.desktopia.rules.supplies import FLAME, LARIAT, SHIELD, TICK
from parlour.games.desktopia.rules.winning import strength
from parlour.games.desktopia.scripts.conditions import EliminateTagged, HoldArtifact, LostTagged

FOUNTAIN, SMITHY = "fountain_of_life", "smithy_of_dust"


def standing(desk: Desk, disk: DiskId, lives: int | None = None) -> float:
    """A character with so many lives and all that lies on it; what its death leaves behind if there are none."""
    left = desk.lives[disk] if lives is None else lives
    return life(desk, disk, left) + column(desk, disk, desk.columns.get(disk, ())) if left > 0 else legacy(desk, disk)


def life(desk: Desk, disk: DiskId, lives: int) -> float:
    """RULES.md 14.3 The cost times the share of lives, and a part for being alive."""
    printed = card(desk, disk)
    share = min(lives, desk.most[disk]) / desk.most[disk]
    worth = printed.cost * (share + weights.ALIVE)
    if share < 1 and has_trait(desk, disk, "hornbug"):
        worth -= weights.HELPLESS * printed.cost
    return worth * (weights.CAPTAIN if is_captain(desk, disk) else 1.0)


def a_life(desk: Desk, disk: DiskId, lost: int = 1) -> float:
    """What the next life, or so many of them, are worth that a character would lose."""
    if is_invulnerable(desk, disk):
        return 0.0
    lives = desk.lives[disk]
    return life(desk, disk, lives) - (life(desk, disk, lives - lost) if lives > lost else legacy(desk, disk))


def is_captain(desk: Desk, disk: DiskId) -> bool:
    """Whether the battle hangs on this character."""
    tag = desk.tags.get(disk)
    if not tag:
        return False
    return any(isinstance(condition, (EliminateTagged, LostTagged)) and condition.tag == tag for condition in desk.script.victory)


def legacy(desk: Desk, disk: DiskId) -> float:
    """DK-TRA-08, DK-TRA-15, DK-TRA-16 What the death of a character brings its side."""
    if has_trait(desk, disk, "minusoid") or has_trait(desk, disk, "energan"):
        return weights.TIME_CARD
    if has_trait(desk, disk, "div"):
        heroes = [hero for hero in living(desk, desk.side[disk]) if hero != disk and card(desk, hero).rank == "hero"]
        return weights.CHARGE if heroes else 0.0
    return 0.0


def column(desk: Desk, disk: DiskId, missiles: Sequence[DiskId]) -> float:
    """RULES.md 14.3 What missiles on a character are worth to its side, mostly less than nothing."""
    if not missiles:
        return 0.0
    count = Counter([type_of(missile) for missile in missiles])
    worth = 0.0
    safety = weights.SHIELDED if count[SHIELD] else 1.0
    if count[SHIELD]:
        worth += weights.SHIELD[card(desk, disk).rank]
    if count[FLAME]:
        worth -= safety * (weights.BURNING * count[FLAME] + weights.BURNT * a_life(desk, disk, count[FLAME]))
    if count[TICK]:
        worth -= weights.BITTEN * card(desk, disk).cost + safety * weights.DRAINED * a_life(desk, disk, count[TICK])
    if count[LARIAT]:
        worth += count[LARIAT] * (weights.ROPED_VAMPIRE if has_hit(desk, disk, VAMPIRE) else -weights.ROPED)
    return worth


def burden(desk: Desk, disk: DiskId, missile: DiskId) -> float:
    """What one more missile (or kind of missile) on a character would be worth to its side."""
    lying = desk.columns.get(disk, ())
    return column(desk, disk, (*lying, missile)) - column(desk, disk, lying)


def relief(desk: Desk, disk: DiskId, missile: DiskId) -> float:
    """What it is worth to a character's side to be rid of a missile on it."""
    lying = desk.columns[disk]
    return column(desk, disk, [other for other in lying if other != missile]) - column(desk, disk, lying)


def on_card(desk: Desk, disk: DiskId, count: int) -> float:
    """RULES.md 14.3 Missiles on the card of a character with a limited supply."""
    match desk.content.missiles[card(desk, disk).missile].short:
        case "lightning":
            return weights.LIGHTNINGS[min(count, len(weights.LIGHTNINGS) - 1)]
        case "tick":
            return weights.TICK_LEFT * count
    return weights.SHIELD_LEFT * count


def holding(desk: Desk, artifact: DiskId, side: Side) -> float:
    """RULES.md 14.3 What it is worth to a side to have a character on an artifact."""
    worth = patience(desk, team_of(desk, side)) * (weights.ARTIFACT + weights.SAFE)
    own = living(desk, side)
    if artifact == FOUNTAIN:
        worth += weights.DRINK * sum([is_wounded(desk, disk) and desk.lives[disk] == 1 for disk in own])
    if artifact == SMITHY:
        worth += weights.RAISE * (desk.fighters[side] - sum([card(desk, disk).rank == "fighter" for disk in own]))
    return worth + goal_of(desk, artifact, team_of(desk, side))


def patience(desk: Desk, team: Team) -> float:
    """DK-WIN-08, DK-WIN-09 How well a team can wait: less and less while it would lose the count of strengths that comes."""
    if team not in desk.script.teams or len(desk.script.teams) < 2 or leads(desk, team):
        return 1.0
    return time_left(desk)


def leads(desk: Desk, team: Team) -> bool:
    """DK-WIN-08 Whether a team would win the count of strengths."""
    return strength(desk, team) > max([strength(desk, other) for other in desk.script.teams if other != team])


def time_left(desk: Desk) -> float:
    """DK-WIN-09 How much is left of the rounds until strengths are counted if nobody does anything, as a share."""
    quiet = desk.content.quiet_rounds
    left = quiet - desk.peace
    if desk.script.round_limit is not None:
        left = min(left, desk.script.round_limit - desk.round)
    return max(0.0, min(1.0, left / quiet))


def rivalry(desk: Desk, own: Team) -> dict[Team, float]:
    """How much of what each other team loses is gained by one's own: all of it in a duel, else by its chance to win."""
    rivals = [team for team in dict.fromkeys([side.team for side in desk.script.sides]) if team != own]
    chances = {team: exp(strength(desk, team) / weights.SCALE) for team in rivals if strength(desk, team) > 0}
    total = fsum(chances.values())
    return {team: chances.get(team, total) / total if total else 1.0 for team in rivals}


def goal_of(desk: Desk, artifact: DiskId, team: Team) -> float:
    """4.5 What an artifact is worth to a team that wins, or keeps others from winning, by holding it."""
    goals = [goal for goal in desk.script.victory if isinstance(goal, HoldArtifact) and goal.artifact == artifact]
    if not any(goal.team == team for goal in goals):
        return weights.GOAL / 4 if goals else 0.0
    turns = min([goal.turns for goal in goals if goal.team == team])
    held = desk.held.get(artifact)
    had = held.turns if held is not None and team_of(desk, held.seat) == team else 0
    return weights.GOAL * (had + 1) / max(1, turns)
