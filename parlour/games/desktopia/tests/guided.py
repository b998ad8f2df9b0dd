"""Players with a plan, who bring battles to every end that there is.

A player with a plan tries a few aims with each of his characters and takes what brings the plan forward most: `strike` wounds
enemies, `hold` stands on the artifact of the script, `reach` goes to the zone on the far side, `push` drives barrels home, `wait`
ends every turn at once, `chance` answers at random. `solve` plays the recorded solution of an etude.
"""

from collections.abc import Iterator
from functools import partial
from math import atan2, degrees, hypot
from random import Random
from typing import NamedTuple

from parlour.games.desktopia.game import GAME
from parlour.games.desktopia.position import Desk, DiskId, Spot, are_allies, controller, everybody, is_placed, living, where
from parlour.games.desktopia.scripts.conditions import HoldArtifact, ObjectInZone, ReachZone
from parlour.games.desktopia.tests.solutions import solve
from parlour.games.desktopia.tests.turns import QUIET
from parlour.kernel import Illegal, Match, Seat, start
from tests.playthroughs import Playthrough

VIEWS = ("battle-won", "battle-drawn")
SCRIPTS = {1: "etude", 2: "duel", 3: "trio", 4: "four"}  # the option that names the script, by the number of seats
STRIKE, HOLD, REACH, PUSH, WAIT, CHANCE = "strike", "hold", "reach", "push", "wait", "chance"
BESIDE = 40.0  # mm from a shooter to its missile
FORWARD = ("climb", "raise", "pull", "shields", "spark", "summon", "heal", "teleport", "purify", "charge")


class Guided(NamedTuple):
    """One game to be played by plan: the script, and the plan of each seat."""

    script: str
    plans: tuple[str, ...]
    tells: str  # how it must end
    rituals: str = "script"
    hand: str = "steady"
    also: tuple[str, ...] = ()  # what else must be told


GUIDED = {
    "elimination": Guided("duel_burnt_breakfast", (STRIKE, STRIKE), "reason=eliminate_all"),
    "hold": Guided("duel_king_of_the_coaster", (HOLD, WAIT), "reason=hold_artifact"),
    "barrels": Guided("duel_sugar_run", (PUSH, WAIT), "reason=object_in_zone", hand="surgeon"),
    "reach": Guided("tea_2_napkin_road", (REACH, WAIT), "reason=reach_zone", hand="surgeon"),
    "damage": Guided("four_office_rush", (STRIKE, STRIKE, STRIKE, STRIKE), "reason=damage_total"),
    "captains": Guided("pairs_two_captains", (STRIKE, WAIT, STRIKE, WAIT), "reason=eliminate_tagged"),
    "strength": Guided("duel_herbarium", (WAIT, WAIT), "reason=strength"),
    "draw": Guided("duel_burnt_breakfast", (WAIT, WAIT), "battle-drawn reason=strength"),
    "three": Guided("trio_three_cups", (STRIKE, STRIKE, STRIKE), "reason=eliminate_all", rituals="on"),
    "siege": Guided("trio_siege_of_the_teapot", (CHANCE, CHANCE, CHANCE), "reason=strength", rituals="on"),
    "round-limit": Guided(
        "four_office_rush", (CHANCE, CHANCE, CHANCE, CHANCE), "reason=strength", rituals="on", also=("battle-won", "round=10\n")
    ),
    "campaign": Guided("cold_tea_war", (STRIKE, STRIKE), "reason=eliminate_tagged"),
    "letter": Guided("long_letter", (STRIKE, STRIKE), "reason=eliminate_tagged"),
    "etude-won": Guided("etude_grass_4", ("solve",), "reason=eliminate_all"),
    "etude-lost": Guided("etude_metal_2", (WAIT,), "battle-drawn reason=lost"),
}


def played(guided: Guided, seed: int) -> Match:
    """The whole game."""
    if guided.plans == ("solve",):
        return solve(guided.script)
    seats = len(guided.plans)
    options = {SCRIPTS[seats]: guided.script}
    if seats > 1:
        options |= {"rituals": guided.rituals, "hand": guided.hand}
    match = start(GAME, GAME.terms(seats, options), seed)
    rng = Random(str(seed))
    while match.pending:
        seat = min(match.pending)
        match.act(seat, chosen(match, seat, guided.plans[seat], rng))
    return match


def chosen(match: Match, seat: Seat, plan: str, rng: Random) -> str:
    """What a player with this plan answers."""
    decision = match.pending[seat]
    if plan == CHANCE:
        return decision.sample(rng)
    if decision.kind in ("act", "aim"):
        return _best_aim(match, seat, plan, rng)
    if decision.kind == "deploy":
        return "auto"
    if not decision.options:
        return decision.sample(rng)
    if decision.kind in FORWARD and plan != WAIT:
        return decision.options[0]
    return next((each for each in QUIET if each in decision.options), decision.options[0])


def _best_aim(match: Match, seat: Seat, plan: str, rng: Random) -> str:
    """The aim that serves the plan best; to end, if none brings it forward."""
    decision = match.pending[seat]
    may_end = "end" in decision.options
    if may_end and (plan == WAIT or (plan == HOLD and worth(_desk(match), seat, plan) > 0)):
        return "end"
    tries = list(_aims(match, seat, plan, rng))
    tried = [(_after(match, seat, each, plan), each) for each in tries]
    best = max([each for each in tried if each[0] is not None], default=(None, "end"))
    now = worth(_desk(match), seat, plan)
    return best[1] if best[0] is not None and (best[0] > now or not may_end) else "end"


def _after(match: Match, seat: Seat, action: str, plan: str) -> float | None:
    """What the position is worth after an answer, None if it is not legal."""
    trial = match.copy()
    try:
        trial.act(seat, action)
    except Illegal:
        return None
    return worth(_desk(trial), seat, plan)


def _aims(match: Match, seat: Seat, plan: str, rng: Random) -> Iterator[str]:
    """Some aims of every character that can act: at what the plan is about, softly and hard."""
    desk = _desk(match)
    for disk in match.pending[seat].ranges.get("disk", ()):
        here = where(desk, str(disk))
        for there in _goals(desk, seat, plan, here):
            away = hypot(there.x - here.x, there.y - here.y)
            straight = degrees(atan2(there.y - here.y, there.x - here.x))
            for far, spread in ((1.0, 0.0), (1.15, 2.0), (1.6, 4.0), (2.5, 8.0)):
                speed = min(2500, max(100, round((5000 * away * far) ** 0.5)))
                yield f"flick {disk} {round(straight + rng.uniform(-spread, spread), 2) % 360} {speed}"
        if plan in (REACH, PUSH):
            yield from [f"flick {disk} {rng.randint(0, 35999) / 100} {rng.randint(300, 2500)}" for _ in range(12)]
    for shooter in match.pending[seat].ranges.get("shooter", ()):
        here = where(desk, str(shooter))
        for there in _goals(desk, seat, STRIKE, here)[:2]:
            across, along = there.x - here.x, there.y - here.y
            share = BESIDE / hypot(across, along)
            x, y = round(here.x + share * across, 1), round(here.y + share * along, 1)
            yield f"shoot {shooter} {x} {y} {round(degrees(atan2(along, across)), 2) % 360} {rng.randint(1200, 2200)}"


def _goals(desk: Desk, seat: Seat, plan: str, here: Spot) -> list[Spot]:
    """The places that a plan is about, the nearest first."""
    if plan == HOLD:
        found = [desk.at[_artifact(desk)]]
    elif plan == PUSH:
        found = [desk.at[each.object_id] for each in desk.script.objects]
    elif plan == REACH:
        zone = desk.script.zone(_zone(desk, seat)).shape
        left, bottom, right, top = zone.box()
        found = [Spot(left + (right - left) * share / 8, (bottom + top) / 2) for share in range(1, 8)]
    else:
        found = [where(desk, each) for each in enemies(desk, seat) if is_placed(desk, each)]
    return sorted(found, key=lambda spot: hypot(spot.x - here.x, spot.y - here.y))[: 7 if plan == REACH else 3]


def worth(desk: Desk, seat: Seat, plan: str) -> float:
    """How far a plan has come."""
    if desk.decided:
        return 1e6 if desk.script.sides[seat].team in desk.winners else -1e6
    order = -5.0 * desk.penalties[seat]
    own = [where(desk, each) for each in living(desk, seat) if is_placed(desk, each)]
    match plan:
        case "hold":
            artifact = desk.at[_artifact(desk)]
            if controller(desk, _artifact(desk)) == seat:
                return 1000.0
            return order - min([hypot(each.x - artifact.x, each.y - artifact.y) for each in own], default=2000.0)
        case "reach":
            zone = desk.script.zone(_zone(desk, seat)).shape
            gaps = sorted([zone.gap(*each) for each in own])
            return order + sum([500.0 - gap for gap in gaps[:4]])
        case "push":
            zone = desk.script.zone(_home(desk, seat)).shape
            gaps = sorted([zone.gap(*desk.at[each.object_id]) for each in desk.script.objects])
            return (
                10 * (order - sum(gaps[:2]))
                - sum([min(hypot(each.x - spot.x, each.y - spot.y) for spot in own) for each in _barrels(desk)]) / 100
            )
        case _:
            lives = sum([desk.lives[each] * 10 for each in enemies(desk, seat)])
            laid = sum([len(desk.columns.get(each, ())) for each in enemies(desk, seat)])
            ours = sum([desk.lives[each] * 8 for each in living(desk, seat)])
            near = sum([min(hypot(a.x - b.x, a.y - b.y) for b in _places(desk, seat)) for a in own]) if lives else 0.0
            return order + ours - lives + 3 * laid - near / 200


def enemies(desk: Desk, seat: Seat) -> list[DiskId]:
    """The living enemies of a seat."""
    return [each for each in everybody(desk) if not are_allies(desk, seat, desk.side[each])]


def _places(desk: Desk, seat: Seat) -> list[Spot]:
    return [where(desk, each) for each in enemies(desk, seat) if is_placed(desk, each)] or [Spot(0.0, 0.0)]


def _barrels(desk: Desk) -> list[Spot]:
    return [desk.at[each.object_id] for each in desk.script.objects]


def _artifact(desk: Desk) -> DiskId:
    return next(each.artifact for each in desk.script.victory if isinstance(each, HoldArtifact))


def _zone(desk: Desk, seat: Seat) -> str:
    team = desk.script.sides[seat].team
    return next(each.zone for each in desk.script.victory if isinstance(each, ReachZone) and each.team == team)


def _home(desk: Desk, seat: Seat) -> str:
    team = desk.script.sides[seat].team
    return next(each.zone for each in desk.script.victory if isinstance(each, ObjectInZone) and each.team == team)


def _desk(match: Match) -> Desk:
    assert isinstance(match.position, Desk)
    return match.position


PLAYTHROUGHS = {
    name: Playthrough(partial(played, guided), VIEWS, (f"{guided.tells}\n", *guided.also)) for name, guided in GUIDED.items()
}
