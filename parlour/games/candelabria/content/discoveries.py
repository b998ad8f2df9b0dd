"""The 12 discovery tokens of the sixth-House module (RULES.md 11.12)."""

from typing import NamedTuple, TypeAlias

from parlour.games.candelabria.content.deeds import Icon


class Find(NamedTuple):
    """What no icon says: so many cubes of choice, candle cards to exchange, or earth flames laid before curses (influence)."""

    what: str
    times: int


Reward: TypeAlias = Icon | Find


class Discovery(NamedTuple):
    """A kind of discovery token."""

    copies: int
    does: Reward


DISCOVERIES = {
    "d1": Discovery(2, Icon("vp", 2)),
    "d2": Discovery(2, Icon("tactics", 1)),
    "d3": Discovery(2, Icon("ignite", 1)),
    "d4": Discovery(2, Find("cubes", 2)),
    "d5": Discovery(1, Icon("extinguish", 1)),
    "d6": Discovery(1, Find("candles", 2)),
    "d7": Discovery(1, Find("influence", 2)),
    "d8": Discovery(1, Icon("vp", 3)),
}

TOKENS = tuple([f"{kind}-{copy}" for kind, token in DISCOVERIES.items() for copy in "ab"[: token.copies]])
KIND_OF = {token: token.partition("-")[0] for token in TOKENS}
