"""The 16 withering cards of eight kinds (RULES.md 11.11)."""

from typing import NamedTuple

from parlour.games.candelabria.content.deeds import Icon


class Withering(NamedTuple):
    """A kind of withering card: one of these icons, or something special: a move, or renown taken from another."""

    choices: tuple[Icon, ...]
    special: str = ""
    copies: int = 2


WITHERING = {
    "w1": Withering((), "move"),
    "w2": Withering((Icon("raze", 1),)),
    "w3": Withering((Icon("vp", 1), Icon("ignite", 1))),
    "w4": Withering((Icon("extinguish", 1), Icon("steal", 1))),
    "w5": Withering((Icon("steal", 1), Icon("vp", 1))),
    "w6": Withering((Icon("tactics", 1),)),
    "w7": Withering((), "renown"),
    "w8": Withering((Icon("ignite", 1), Icon("steal", 1))),
}

DECK = tuple([f"{kind}-{copy}" for kind, card in WITHERING.items() for copy in "ab"[: card.copies]])
KIND_OF = {card: card.partition("-")[0] for card in DECK}
