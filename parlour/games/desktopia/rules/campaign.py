"""5: a battle from its set-up to its end, and the battles of a campaign one after another."""

from parlour.games.desktopia.events import CampaignStands, FirstPlayerDrawn, RoundBegan, TerrainChanged
from parlour.games.desktopia.position import Desk, Spot, crowd, radius
from parlour.games.desktopia.rules.deploying import deploy, squad
from parlour.games.desktopia.rules.placing import nearest_place
from parlour.games.desktopia.rules.rituals import put
from parlour.games.desktopia.rules.turn import turn
from parlour.games.desktopia.rules.winning import ROUND_END, count_strength, judge
from parlour.games.desktopia.scripts.book import book
from parlour.games.desktopia.scripts.campaigns import standings
from parlour.games.desktopia.scripts.modifiers import TerrainChange
from parlour.games.desktopia.setup import announce, deal_rituals, how_it_ended, lay_battle
from parlour.kernel import LOST, Play, Seat, draw_from, move, rule, share, shuffle, stack

BY_SCRIPT = "script"


@rule
def play(desk: Desk) -> Play[tuple[float, ...]]:
    """RULES.md 5 One battle, or all of a campaign; returns the shares of the win."""
    yield from battle(desk)
    if not desk.campaign:
        return result(desk)
    while len(desk.ended) < len(book().sequences[desk.campaign].scripts):
        desk.ended = (*desk.ended, how_it_ended(desk))
        desk.tell(CampaignStands(points(desk)))
        if len(desk.ended) < len(book().sequences[desk.campaign].scripts):
            gather_rituals(desk)
            lay_battle(desk)
            yield from battle(desk)
    return campaign_result(desk)


@rule
def battle(desk: Desk) -> Play[None]:
    """RULES.md 5 Set-up, then round after round until the battle is decided."""
    announce(desk)
    if desk.script.first_player == "draw":
        desk.first = yield draw_from(tuple(range(desk.seats)))
        desk.tell(FirstPlayerDrawn(desk.first))
    deck = yield shuffle(desk.deck)
    stack(desk, "deck", deck)
    deal_rituals(desk)
    for seat in clockwise(desk):
        yield from deploy(desk, seat, squad(desk, seat))
    while not desk.decided:
        yield from play_round(desk)


@rule
def play_round(desk: Desk) -> Play[None]:
    """RULES.md 5, DK-TRN-19 One turn of every player still in the game, in seat order from the first player."""
    desk.round += 1
    desk.harmed = False
    desk.tell(RoundBegan(desk.round))
    change_terrain(desk)
    for seat in clockwise(desk):
        if seat not in desk.out and not desk.decided:
            yield from turn(desk, seat)
    if not desk.decided:
        end_round(desk)


def clockwise(desk: Desk) -> tuple[Seat, ...]:
    """DK-SET-18, DK-SET-19 The seats in turn order, the first player first."""
    return tuple([(desk.first + step) % desk.seats for step in range(desk.seats)])


def end_round(desk: Desk) -> None:
    """DK-WIN-08, DK-WIN-09 Conditions of the round's end, then the limits that keep a battle from going on for ever."""
    judge(desk, ROUND_END)
    desk.peace = 0 if desk.harmed else desk.peace + 1
    limit = desk.script.round_limit
    quiet = desk.peace >= desk.content.quiet_rounds and len(desk.script.teams) > 1  # DK-SCR-11 an etude has its own conditions
    if not desk.decided and (quiet or (limit is not None and desk.round >= limit)):
        count_strength(desk)


def change_terrain(desk: Desk) -> None:
    """RULES.md 4.6 Terrain comes and goes at the start of a round; a disk that would be covered is moved first (DK-PLC-06)."""
    for change in desk.script.special_rules:
        if not isinstance(change, TerrainChange) or change.round != desk.round:
            continue
        added = tuple([piece.id for piece in change.add])
        desk.terrain = (*[piece for piece in desk.terrain if piece not in change.remove], *added)
        desk.derive()
        desk.tell(TerrainChanged(added, change.remove))
        for disk, spot in tuple(desk.at.items()):
            around = crowd(desk).without(disk)
            if any(piece.shape.gap(*spot) < radius(desk, disk) for piece in change.add):
                place = nearest_place(around, *spot, radius(desk, disk), desk.content.gap)
                assert place is not None, "there is room somewhere on the table"
                put(desk, disk, Spot(*place), BY_SCRIPT)


def gather_rituals(desk: Desk) -> None:
    """DK-SCR-08 Each player keeps his cards, the beaten one too; all others make the deck of the next battle."""
    for ritual in desk.discard:
        move(desk, ritual, "discard", "deck")


def result(desk: Desk) -> tuple[float, ...]:
    """The shares of a single battle."""
    won = tuple([seat for seat in range(desk.seats) if desk.script.sides[seat].team in desk.winners])
    return share(won, desk.seats) if won else LOST


def points(desk: Desk) -> tuple[int, ...]:
    """RULES.md 4.7 The points of the campaign so far, by seat."""
    stands = {standing.seat: standing.points for standing in standings(book().sequences[desk.campaign], desk.ended)}
    return tuple([stands[seat] for seat in range(desk.seats)])


def campaign_result(desk: Desk) -> tuple[float, ...]:
    """RULES.md 4.7 Whoever stands first after the last battle has won the campaign."""
    stands = standings(book().sequences[desk.campaign], desk.ended)
    return share(tuple(sorted([standing.seat for standing in stands if standing.place == 1])), desk.seats)
