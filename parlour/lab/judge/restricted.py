"""Restricted play: a bot that must not give certain answers, where it has any other.

After Jaffe, Miller, Andersen, Liu, Karlin and Popovic, "Evaluating Competitive Game Balance with Restricted Play" (2012): what
something is worth shows by how much worse a player does who may not use it.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

from parlour.bots import Bot
from parlour.kernel import Action, Decision, Game, Match, Position, Seat, notation
from parlour.lab.judge.pieces import Roll

MOST_TRIED = 1_000  # answers among which one that is allowed is looked for

Candidates = Callable[[Any, Seat, Decision], Sequence[Action]]


class Ban:
    """What must not be answered to a kind of question."""

    def __init__(self, game: Game, kind: str, what: str) -> None:
        self._game = game
        self._kind = kind
        self._what = what
        self._roll = Roll(game)

    def forbids(self, position: Position, seat: Seat, decision: Decision, action: Action) -> bool:
        """Whether the answer is the one that is banned."""
        if decision.kind != self._kind:
            return False
        return self._what in self._roll.names(self._game, position, seat, decision, action)

    def restrict(self, candidates: Candidates) -> Candidates:
        """Candidates without what is banned; if that leaves none, whatever else there is."""

        def allowed(position: Any, seat: Seat, decision: Decision) -> Sequence[Action]:
            found = candidates(position, seat, decision)
            if decision.kind != self._kind:
                return found
            kept = [action for action in found if not self.forbids(position, seat, decision, action)]
            return kept or self.others(position, seat, decision) or found

        return allowed

    def others(self, position: Position, seat: Seat, decision: Decision) -> list[Action]:
        """All listed answers that are not banned."""
        listed = islice(decision.actions, MOST_TRIED)
        return [action for action in listed if not self.forbids(position, seat, decision, action)]


def restricted_game(game: Game, ban: Ban) -> Game:
    """The game as a bot sees it that is under the ban."""
    hints = game.hints

    def listed(position: Position, seat: Seat, decision: Decision) -> Sequence[Action]:
        return list(islice(decision.actions, MOST_TRIED))

    candidates = ban.restrict(hints.candidates or listed)
    glance, rough = ((None if own is None else ban.restrict(own)) for own in (hints.glance, hints.rough))
    return replace(game, hints=replace(hints, candidates=candidates, glance=glance, rough=rough))


class RestrictedBot:
    """Sees to it that nothing banned is answered, whatever the bot behind it thinks of."""

    def __init__(self, bot: Bot, ban: Ban, match: Match) -> None:
        self._bot = bot
        self._ban = ban
        self._match = match

    def choose(self, view: Mapping[str, Any]) -> str:
        """The bot's answer, or if that is banned, the first of those that are not."""
        chosen = self._bot.choose(view)
        seat: Seat = view["seat"]
        decision, position = self._match.pending[seat], self._match.position
        allowed = [notation(action) for action in self._ban.others(position, seat, decision)] if not decision.ranges else []
        return chosen if not allowed or chosen in allowed else self._bot.choose(_only(view, allowed))


def _only(view: Mapping[str, Any], allowed: Sequence[str]) -> dict[str, Any]:
    """The view with these answers alone; a bot that looks at the rules instead must know the ban by itself."""
    return {**view, "decision": {**view["decision"], "options": list(allowed)}}
