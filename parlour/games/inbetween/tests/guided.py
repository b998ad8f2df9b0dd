"""Players with a plan, who bring games to every end that there is."""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import NamedTuple

from parlour.games.inbetween.game import GAME
from parlour.games.inbetween.ladder import DEPTH
from parlour.games.inbetween.position import CITY, CREATURE, Duel, world
from parlour.games.inbetween.rules.knowledge import price
from parlour.kernel import Decision, Match, Seat, start
from tests.playthroughs import Playthrough

VIEWS = ("game-ended",)
HUNTER = "max"  # IB-CH-C10 who removes his neighbours


class Guided(NamedTuple):
    """One game to be played by plan."""

    city: str  # the plan of the City
    creature: str
    tells: str  # how it must end


GUIDED = {
    "secured": Guided("lock", "wait", "winner=city reason=secured"),
    "devoured": Guided("wait", "lock", "winner=creature reason=devoured"),
    "knowledge-of-the-city": Guided("learn", "wait", "winner=city reason=knowledge"),
    "knowledge-of-the-creature": Guided("wait", "learn", "winner=creature reason=knowledge"),
    "majority-of-the-city": Guided("gather", "hunt own", "winner=city reason=majority"),
    "majority-of-the-creature": Guided("wait", "hunt others", "winner=creature reason=majority"),
    "turn-limit-of-the-city": Guided("gather", "wait", "winner=city reason=turn_limit"),
    "turn-limit-of-the-creature": Guided("wait", "gather", "winner=creature reason=turn_limit"),
    "turn-limit-drawn": Guided("wait", "wait", "winner=nobody reason=turn_limit"),
}


def played(guided: Guided, seed: int) -> Match:
    """The whole game."""
    match = start(GAME, GAME.terms(2, {}), seed)
    rng = Random(str(seed))
    while match.pending:
        seat, decision = next(iter(match.pending.items()))
        assert isinstance(match.position, Duel)
        match.act(seat, chosen(match.position, decision, rng, seat, guided.city if seat == CITY else guided.creature))
    return match


def chosen(duel: Duel, decision: Decision, rng: Random, seat: Seat, plan: str) -> str:
    """What a side with this plan answers.

    `wait` plays its cards for their tokens and then rests for ever; `gather` does the same once it has drawn whom it can into
    its world; `lock` deepens whoever is deepest; `learn` deepens as many as it can and pays for knowledge; `hunt` makes Max
    Terrified and removes his neighbours, those in its `own` world first or the `others`.
    """
    options = decision.options
    match decision.kind:
        case "action":
            return rng.choice(_actions(duel, options, seat, plan))
        case "raise" if plan == "learn":
            return "raise"
        case "use" if plan.startswith("hunt") and duel.marker == HUNTER:
            return "use"
        case "remove":
            wanted = seat if plan == "hunt own" else 1 - seat
            return rng.choice([each for each in options if world(duel, each.split()[1]) == wanted] or options)
        case "prepare":
            return "refill"
        case _:
            return "pass" if "pass" in options else rng.choice(options)


def _actions(duel: Duel, options: Sequence[str], seat: Seat, plan: str) -> Sequence[str]:
    """The actions that serve the plan best."""
    tokens = [option for option in options if option.endswith(" token")]
    others = [option for option in options if option.endswith(" back") and world(duel, option.split()[2]) != seat]
    deeper = [option for option in options if option.endswith(" deeper") and world(duel, option.split()[2]) == seat]
    match plan:
        case "lock":
            deepest = max([_depth(duel, option) for option in deeper], default=0)
            return [option for option in deeper if _depth(duel, option) == deepest] or tokens or ["prepare"]
        case "learn" if duel.energy[seat] >= price(duel, seat):
            return [option for option in deeper if not _depth(duel, option)] or others or deeper or tokens or ["prepare"]
        case "hunt own" | "hunt others":
            if world(duel, HUNTER) == CREATURE and DEPTH[duel.rung[HUNTER]] > 1:
                return ["rest"]
            ours = [option for option in (*others, *deeper) if option.split()[2] == HUNTER]
            return ours or [option for option in tokens if option.split()[2] == HUNTER] or tokens or ["prepare"]
        case "gather":
            return others or tokens or ["rest"]
        case "wait":
            return tokens or ["rest"]
        case _:
            return ["rest"]


def _depth(duel: Duel, option: str) -> int:
    """How deep the character of an action is."""
    return DEPTH[duel.rung[option.split()[2]]]


PLAYTHROUGHS = {
    name: Playthrough(partial(played, guided), VIEWS, (f"game-ended {guided.tells}",)) for name, guided in GUIDED.items()
}
