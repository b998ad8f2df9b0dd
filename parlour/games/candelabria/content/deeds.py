"""What pieces do: the icons of cards, boards and tokens (RULES.md 2.6 and 6.8), and the effects of upgrades and abilities."""

from typing import NamedTuple, TypeAlias

from parlour.kernel import plain


@plain
class Icon(NamedTuple):
    """An icon and how many times it is done."""

    kind: str
    times: int


Icons: TypeAlias = tuple[Icon, ...]

KINDS = ("ignite", "extinguish", "tactics", "raze", "vp", "steal", "influence")


class Reach(NamedTuple):
    """One more of something: explorer_jump, warrior_push, castle_power, curse_power, castle_entry or burn."""

    what: str


class When(NamedTuple):
    """An icon each time its owner places a candle, a curse or a temple, or resolves a tactic."""

    event: str
    icon: Icon


class Counts(NamedTuple):
    """One more territory of this symbol is counted."""

    symbol: str


class Ends(NamedTuple):
    """At the end so many victory points for each territory of a symbol, resource, tactics (cards) or (earth) flame."""

    what: str
    each: int


Does: TypeAlias = Reach | When | Counts | Ends
