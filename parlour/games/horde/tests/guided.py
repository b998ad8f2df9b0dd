"""Players with a plan, who bring games to the ends that random play does not find, and into every kind of fight."""

from collections.abc import Mapping
from functools import partial
from random import Random
from typing import NamedTuple

from parlour.games.horde.board import DISTANCE, names
from parlour.games.horde.game import GAME
from parlour.games.horde.position import SIDE, Side, UnitId, War, capital, stands
from parlour.games.horde.rules.battle import possible_acts
from parlour.kernel import Decision, Match, Seat, start
from tests.playthroughs import Playthrough

FIGHTS = ("attack", "aimed", "poison", "supply", "heal", "order", "trap")

LATE = 66  # the round in which besiegers set out who shall not raze anything
VIEWS = ("hold-began", "settlement-destroyed", "game-won")
NEAREST = "80"  # the safety limit, so that games by plan are not longer than they must be

Plans = Mapping[Side, str]


class Guided(NamedTuple):
    """One game to be played by plan."""

    mode: str
    alliance: str  # the plan of the Alliance
    horde: str
    tells: str  # how it must end
    seats: int = 2
    teams: str = "1v1"
    corners: str = "printed"


GUIDED = {
    "leaders-and-capitals": Guided(
        "skirmish", "besiege", "besiege", "side=alliance reason=leaders-and-capitals", corners="horde"
    ),
    "deeds": Guided("skirmish", "besiege", "scatter", "side=alliance reason=deeds"),
    "durability": Guided("skirmish", "late", "scatter", "side=alliance reason=durability"),
    "draw": Guided("skirmish", "wait", "wait", "side=nobody reason=draw"),
    "border-held": Guided("hold_the_border", "wait", "cross", "side=horde reason=border-held", corners="alliance"),
    "capitals-razed": Guided("hold_the_border", "besiege", "scatter", "side=alliance reason=capitals-razed"),
    "settlements-razed": Guided("conquest", "wait", "raze", "side=horde reason=settlements-razed", corners="both"),
    "exhausted": Guided("conquest", "hunt", "besiege", "side=alliance reason=exhausted"),
    "settlements-razed-by-two": Guided("conquest", "hunt", "besiege", "side=horde reason=settlements-razed", 4, "2v2"),
}


def played(guided: Guided, seed: int) -> Match:
    """The whole game."""
    options = {"mode": guided.mode, "teams": guided.teams, "corners": guided.corners, "limit": NEAREST}
    match = start(GAME, GAME.terms(guided.seats, options), seed)
    rng = Random(str(seed))
    while match.pending:
        match.act(*answer(match, rng, {0: guided.alliance, 1: guided.horde}))
    return match


def answer(match: Match, rng: Random, plans: Plans) -> tuple[Seat, str]:
    """The next answer: each side follows its plan."""
    seat, decision = next(iter(match.pending.items()))
    war = match.position
    assert isinstance(war, War)
    side = next(SIDE[faction] for faction in war.factions if war.seat[faction] == seat)
    return seat, chosen(war, decision, rng, side, plans[side])


def chosen(war: War, decision: Decision, rng: Random, side: Side, plan: str) -> str:
    """What a side with this plan answers.

    `hunt` fights whomever it can and goes to the nearest enemy; `besiege` fights and goes to the nearest enemy settlement;
    `raze` does the same without fighting, and `late` begins with it late; `cross` goes beyond the border; `scatter` leaves
    its capital and defends; `wait` does nothing.
    """
    if plan == "late":
        plan = "raze" if war.round >= LATE else "wait"
    options = decision.options
    match decision.kind:
        case "activate":
            units = [option for option in options if option != "end-battle" and useful(war, option.split()[1], side, plan)]
            return rng.choice(units) if units else "end-battle"
        case "act":
            fights = [option for option in options if option.split()[0] in FIGHTS]
            if fights and plan in ("hunt", "besiege"):
                return rng.choice([option for option in fights if option.startswith("attack")] or fights)
            return _step(war, options, rng, goals(war, side, plan))
        case "countermeasure":
            return "defend"
        case "steal":
            return rng.choice(options)
        case _:
            return rng.choice([option for option in options if option not in ("stay-out", "spare", "nobody")] or options)


def useful(war: War, unit: UnitId, side: Side, plan: str) -> bool:
    """Whether the unit has something to do for the plan."""
    hexes, keys = possible_acts(war, unit, 0, 0)
    if plan in ("hunt", "besiege") and any(type(key) is tuple and key[0] in FIGHTS for key in keys):
        return True
    aims = goals(war, side, plan)
    return bool(aims) and min([_away(hex, aims) for hex in names(hexes)], default=99) < _away(war.at[unit], aims)


def goals(war: War, side: Side, plan: str) -> list[str]:
    """The hexes that the side wants to be near."""
    enemies = [faction for faction in war.factions if SIDE[faction] != side]
    match plan:
        case "hunt":
            return list(names(war.visible[1 - side]))
        case "besiege" | "raze":
            return [
                hex for name, hex in war.hex_of.items() if war.content.settlements[name].faction in enemies and stands(war, name)
            ]
        case "cross":
            return list(names(war.beyond))
        case "scatter":
            home = war.hex_of[capital(war, next(faction for faction in war.factions if faction not in enemies))]
            return [max(DISTANCE[home], key=lambda hex: (DISTANCE[home][hex] == 8, hex))]
        case _:
            return []


def _step(war: War, options: tuple[str, ...], rng: Random, goals: list[str]) -> str:
    """The move that comes nearest to a goal, if it comes nearer at all."""
    here = war.at[war.active]
    leave = "done" if "done" in options else "back"
    moves = [option for option in options if option.startswith("move")]
    if not moves or not goals:
        return leave
    away = {option: _away(option.split()[1], goals) for option in moves}
    best = min(away.values())
    if best >= _away(here, goals):
        return leave
    return rng.choice([option for option in moves if away[option] == best])


def _away(hex: str, goals: list[str]) -> int:
    """The steps to the nearest goal."""
    return min([DISTANCE[hex][goal] for goal in goals])


PLAYTHROUGHS = {
    name: Playthrough(partial(played, guided), VIEWS, (f"game-won {guided.tells}",)) for name, guided in GUIDED.items()
}
