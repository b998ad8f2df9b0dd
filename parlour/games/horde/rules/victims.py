"""HD-DEC-24 and HD-DEC-26: the unit that an event wounds."""

from parlour.games.horde.position import FactionId, UnitId, War
from parlour.games.horde.rules.harm import lose
from parlour.kernel import Decision, Play, ask, rule


@rule
def wound_one(war: War, faction: FactionId, victims: tuple[UnitId, ...], question: str, verb: str) -> Play[None]:
    """One of these units, chosen for the faction, loses what the event says; the only one is taken without being asked for."""
    if not victims:
        return
    victim = victims[0]
    if len(victims) > 1:
        options = tuple([(verb, unit) for unit in victims])
        choice = yield ask(war.seat[faction], Decision(question, options, {"faction": faction}))
        victim = choice[1]
    lose(war, victim, war.content.cards[war.event].amount)
