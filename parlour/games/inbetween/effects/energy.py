"""Words about energy and knowledge (RULES.md 6.2 and 6.4)."""

from collections.abc import Mapping
from typing import NamedTuple

from parlour.games.inbetween.bots.hands import energy_gain, energy_loss
from parlour.games.inbetween.bots.outlook import Outlook
from parlour.games.inbetween.bots.promises import raise_worth
from parlour.games.inbetween.effects.questions import Question
from parlour.games.inbetween.effects.use import Among, Use, among
from parlour.games.inbetween.position import Duel
from parlour.games.inbetween.rules.energy import gain, lose
from parlour.games.inbetween.rules.knowledge import half_price, lower_knowledge, price, raise_knowledge


class Gain(NamedTuple):
    """Energy for the user."""

    amount: int

    def would_change(self, duel: Duel, use: Use) -> bool:
        return duel.energy[use.seat] - use.spent < duel.content.energy_cap

    def act(self, duel: Duel, use: Use) -> None:
        gain(duel, use.seat, self.amount)

    def promise(self, at: Outlook, use: Use) -> float:
        return energy_gain(at, use.seat, self.amount)


class GainEach(NamedTuple):
    """One energy for every one of these characters."""

    among: Among

    def would_change(self, duel: Duel, use: Use) -> bool:
        return duel.energy[use.seat] - use.spent < duel.content.energy_cap and bool(among(duel, self.among, use.source))

    def act(self, duel: Duel, use: Use) -> None:
        gain(duel, use.seat, len(among(duel, self.among, use.source)))

    def promise(self, at: Outlook, use: Use) -> float:
        return energy_gain(at, use.seat, len(among(at.duel, self.among, use.source)))


class CatchUp(NamedTuple):
    """IB-CC-15 As much energy as the opponent has more, up to a limit."""

    def would_change(self, duel: Duel, use: Use) -> bool:
        return duel.energy[use.seat] - use.spent < duel.energy[1 - use.seat]

    def act(self, duel: Duel, use: Use) -> None:
        gain(duel, use.seat, min(duel.content.preparation_cap, duel.energy[1 - use.seat] - duel.energy[use.seat]))

    def promise(self, at: Outlook, use: Use) -> float:
        lack = at.duel.energy[1 - use.seat] - at.duel.energy[use.seat]
        return energy_gain(at, use.seat, min(at.duel.content.preparation_cap, max(0, lack)))


class Drain(NamedTuple):
    """The opponent loses energy."""

    amount: int

    def would_change(self, duel: Duel, use: Use) -> bool:
        return duel.energy[1 - use.seat] > 0

    def act(self, duel: Duel, use: Use) -> None:
        lose(duel, 1 - use.seat, self.amount)

    def promise(self, at: Outlook, use: Use) -> float:
        return energy_loss(at, 1 - use.seat, self.amount)


class Raise(NamedTuple):
    """The user raises his knowledge, at the normal price or at half of it."""

    half: bool = False

    def would_change(self, duel: Duel, use: Use) -> bool:
        return duel.energy[use.seat] - use.spent >= (half_price(duel, use.seat) if self.half else price(duel, use.seat))

    def act(self, duel: Duel, use: Use) -> None:
        raise_knowledge(duel, use.seat, half_price(duel, use.seat) if self.half else price(duel, use.seat))

    def promise(self, at: Outlook, use: Use) -> float:
        return raise_worth(at, use.seat, half_price(at.duel, use.seat) if self.half else at.prices[use.seat])


class Lower(NamedTuple):
    """The opponent's knowledge falls, as far as there is any."""

    levels: int = 1

    def would_change(self, duel: Duel, use: Use) -> bool:
        return duel.knowledge[1 - use.seat] > 0

    def act(self, duel: Duel, use: Use) -> None:
        for _ in range(self.levels):
            lower_knowledge(duel, 1 - use.seat)

    def promise(self, at: Outlook, use: Use) -> float:
        return at.fall(1 - use.seat, self.levels)


QUESTIONS: Mapping[str, Question] = {}  # none of these words asks
