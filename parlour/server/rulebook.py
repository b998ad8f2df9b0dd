"""What players read of a game's rules: all of RULES.md but what only its developers need.

Such are the sections whose headings end with `<!-- for developers -->`, and the tags at the ends of rules that say whether a rule
was printed, designed here, or decided where the printed ones are silent: `[P]`, `[D]`, `[R → HD-RUL-88]`.
"""

import re
from collections.abc import Iterator

FOR_DEVELOPERS = "<!-- for developers -->"

_HEADING = re.compile(r"(#+) ")
_TAG = r"\[(?:[PD]|R(?: → [^\]]+)?)\](?: \([^)]*\))?"
_TAGS = re.compile(rf"(?<=\S) {_TAG}(?:,? {_TAG})*$")


def for_players(rules: str) -> str:
    """The rules without what players can do without."""
    return "\n".join(_kept(rules.split("\n")))


def _kept(lines: list[str]) -> Iterator[str]:
    left_out = 0  # how deep the section stands that is left out; 0: none
    drawn = False  # whether a picture made of signs goes on
    for line in lines:
        heading = None if drawn else _HEADING.match(line)
        if heading and (not left_out or len(heading[1]) <= left_out):
            left_out = len(heading[1]) if line.endswith(FOR_DEVELOPERS) else 0
        drawn ^= line.startswith("```")
        if not left_out:
            yield line if drawn else _TAGS.sub("", line)
