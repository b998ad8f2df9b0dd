"""The sections of the report, in order: each measures the evidence, and shows what it measured.

A section is one module: `measure` returns plain records for the JSON, `show` the body of its part of the page. Its words are
`judge-NAME` and `judge-NAME-note`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from parlour.lab.arena import Formatter
from parlour.lab.judge.evidence import Evidence
from parlour.lab.judge.sections import content, ends, fair, pace, tense, works


@dataclass(frozen=True, slots=True)
class Section:
    """One question about a game: its name, what is measured, and how that is shown."""

    name: str
    measure: Callable[[Evidence], Any]
    show: Callable[[Formatter, Evidence, Any], str]


SECTIONS = (
    Section("works", works.measure, works.show),
    Section("fair", fair.measure, fair.show),
    Section("ends", ends.measure, ends.show),
    Section("tense", tense.measure, tense.show),
    Section("content", content.measure, content.show),
    Section("pace", pace.measure, pace.show),
)
