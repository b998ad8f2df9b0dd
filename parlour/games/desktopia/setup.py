"""4.1: the table is laid for a battle: terrain, artifacts, barrels and everybody who has a fixed place."""

from parlour.games.desktopia.battles import current
from parlour.games.desktopia.content import Content
from parlour.games.desktopia.events import BattleBegan
from parlour.games.desktopia.position import Desk, Spot, with_rituals
from parlour.games.desktopia.rules.entering import add
from parlour.games.desktopia.rules.winning import strength
from parlour.games.desktopia.scripts.campaigns import Ended
from parlour.games.desktopia.scripts.modifiers import RitualGrant, StartTimeCards
from parlour.games.desktopia.scripts.pieces import At, Unit
from parlour.games.desktopia.scripts.script import Script
from parlour.kernel import Card, move

FIGHTER = "fighter"


def new_desk(
    content: Content,
    seats: int,
    campaign: str,
    book: str,
    own: str,
    rituals: str,
    hands: tuple[int, ...],
    preview: str,
) -> Desk:
    """The table of the first battle, before chance or anybody has done anything."""
    script = current(campaign, book, own, ())
    desk = Desk(
        seats, content,
        campaign=campaign, book=book, own=own, ended=(), ritual_cards=rituals, hands_agreed=hands, preview=preview,
        at={}, on={}, facing={}, side={}, lives={}, most={}, tags={}, columns={}, layer={}, supply={}, charged="",
        terrain=tuple([piece.id for piece in script.terrain]),
        round=0, first=0, active=0, actions=0, acted=set(), raised=set(), fell=set(), used=set(),
        penalties=[0] * seats, bonuses=[0] * seats, extra=0, out=(),
        fighters=[], graves=[], turns=[0] * seats, dealt=0, kills=0, total=[], peace=0, harmed=False,
        held={}, fallen=[], lost={}, dying=(), dead=(), decided=False, winners=(),
        deck=tuple([Card(f"{kind}{number}") for kind, count in content.rituals.items() for number in range(1, count + 1)]),
        hands=dict.fromkeys(range(seats), ()), discard=(),
    )  # fmt: skip
    lay_battle(desk)
    return desk


def lay_battle(desk: Desk) -> None:
    """Everything in its place for the script of this battle; nothing of an earlier one is left.

    DK-SET-02, DK-SET-05, DK-SET-06, DK-SET-07, DK-SET-13, DK-SET-14, DK-SET-16.
    """
    script = current(desk.campaign, desk.book, desk.own, desk.ended)
    desk.terrain = tuple([piece.id for piece in script.terrain])
    desk.derive()
    for field in (desk.at, desk.on, desk.facing, desk.side, desk.lives, desk.most, desk.tags, desk.columns, desk.layer):
        field.clear()
    for gathered in (desk.supply, desk.acted, desk.raised, desk.fell, desk.used, desk.held, desk.lost):
        gathered.clear()
    sides = len(script.sides)
    desk.charged = ""
    desk.round = desk.active = desk.actions = desk.extra = desk.dealt = desk.kills = desk.peace = 0
    desk.harmed = desk.decided = False
    desk.first = 0 if script.first_player == "draw" else script.first_player
    desk.penalties, desk.bonuses, desk.turns = [0] * desk.seats, [0] * desk.seats, [0] * desk.seats
    desk.total, desk.fallen, desk.graves = [0] * sides, [0] * sides, [()] * sides
    desk.out, desk.dying, desk.dead, desk.winners = (), (), (), ()
    desk.fighters = [_fighters(desk, side) for side in range(sides)]
    for artifact in script.artifacts:
        desk.at[artifact.artifact] = Spot(*artifact.at)
    for barrel in script.objects:
        desk.at[barrel.object_id] = Spot(*barrel.at)
    for side in script.sides:
        for unit in side.squad:
            if isinstance(unit.placement, At):
                for point in unit.placement.points:
                    lay_unit(desk, side.seat, unit, Spot(*point))
    for rule in script.special_rules:
        if isinstance(rule, StartTimeCards):
            (desk.penalties if rule.kind == "penalty" else desk.bonuses)[rule.seat] += rule.n


def lay_unit(desk: Desk, side: int, unit: Unit, spot: Spot, facing: float | None = None) -> str:
    """DK-SET-10, DK-SET-11 One disk of a squad comes on the table, with the lives and missiles that the script gives it."""
    most = desk.script.life_max(unit, desk.content.characters[unit.type].lives)
    turned = facing if facing is not None else unit.facing
    disk = add(desk, side, unit.type, turned, most - unit.wounds, most)
    if unit.tag:
        desk.tags[disk] = unit.tag
    if unit.missiles is not None and disk in desk.supply:
        desk.supply[disk] = unit.missiles
    if unit.on_artifact:
        desk.on[disk] = unit.on_artifact
    else:
        desk.at[disk] = spot
    return disk


def granted_rituals(script: Script) -> tuple[tuple[int, str], ...]:
    """Ritual cards that seats start with: who, and of which kind."""
    own = [(hand.seat, kind) for hand in script.rituals.hands for kind in hand.rituals]
    given = [(rule.seat, rule.ritual) for rule in script.special_rules if isinstance(rule, RitualGrant) for _ in range(rule.n)]
    return (*own, *given)


def deal_rituals(desk: Desk) -> None:
    """DK-SCR-08 Granted cards are taken out of the shuffled deck, face down, if rituals are used at all (DK-SET-15)."""
    for seat, kind in granted_rituals(desk.script) if with_rituals(desk) else ():
        ritual = next((card for card in desk.deck if card.startswith(kind)), None)
        if ritual is not None:
            move(desk, ritual, "deck", ("hands", seat))


def announce(desk: Desk) -> None:
    number = len(desk.ended) + 1 if desk.campaign else 0
    desk.tell(BattleBegan(desk.script.id, number))


def how_it_ended(desk: Desk) -> Ended:
    """What a campaign remembers of a battle."""
    teams = [side.team for side in desk.script.sides[: desk.seats]]
    won = desk.winners if len(desk.winners) == 1 else ()
    alive = {tag: disk for disk, tag in desk.tags.items()}
    return Ended(
        winners=tuple([seat for seat, team in enumerate(teams) if team in won]),
        strengths=tuple([strength(desk, team) for team in teams]),
        out=tuple([side for side in desk.out if side < desk.seats]),
        alive=tuple(sorted(alive)),
        wounds=tuple(sorted([(tag, desk.most[disk] - desk.lives[disk]) for tag, disk in alive.items()])),
    )


def _fighters(desk: Desk, side: int) -> int:
    squad = desk.script.sides[side].squad
    return sum([unit.count for unit in squad if desk.content.characters[unit.type].rank == FIGHTER])
