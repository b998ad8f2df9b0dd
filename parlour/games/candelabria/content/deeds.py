"""The icons printed on cards, boards and tokens (RULES.md 2.6 and 6.8)."""

from typing import NamedTuple, TypeAlias

from parlour.kernel import plain


@plain
class Icon(NamedTuple):
    """An icon and how many times it is done."""

    kind: str
    times: int


Icons: TypeAlias = tuple[Icon, ...]

KINDS = ("ignite", "extinguish", "tactics", "raze", "vp", "steal", "influence")
