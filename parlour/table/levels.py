"""The levels of bots as a table needs them: who stands in for a person, and what older logs call them."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

USUAL = "skilled"  # plays sensibly and answers at once: whoever stays at a table must not wait for whoever has left it
FORMER: Mapping[str, str] = MappingProxyType({"greedy": USUAL})  # levels that logs may still name, and what took their place


def usual(levels: Sequence[str]) -> str:
    """The ordinary bot among these, which are in order of strength; the strongest of a game that has not even that one."""
    return USUAL if USUAL in levels else levels[-1]


def level_now(name: str) -> str:
    """What a level is called today."""
    return FORMER.get(name, name)
