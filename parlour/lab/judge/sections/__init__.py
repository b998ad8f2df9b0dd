"""The sections of the report, in order: each measures the evidence, and shows what it measured.

A section is one module: `measure` returns plain records for the JSON, `show` the body of its part of the page. Its words are
`judge-NAME` and `judge-NAME-note`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from parlour.lab.arena import Formatter
from parlour.lab.judge.evidence import Evidence
from parlour.lab.judge.sections import content, crowd, deep, ends, fair, luck, pace, sweep, tense, works


@dataclass(frozen=True, slots=True)
class Section:
    """One question about a game: its name, what is measured, and how that is shown."""

    name: str
    measure: Callable[[Evidence], Any]
    show: Callable[[Formatter, Evidence, Any], str]
    wide: bool = False  # over both columns of the page


SECTIONS = (
    Section("works", works.measure, works.show),
    Section("fair", fair.measure, fair.show),
    Section("ends", ends.measure, ends.show),
    Section("deep", deep.measure, deep.show),
    Section("tense", tense.measure, tense.show),
    Section("luck", luck.measure, luck.show),
    Section("content", content.measure, content.show),
    Section("pace", pace.measure, pace.show),
    Section("crowd", crowd.measure, crowd.show),
    Section("sweep", sweep.measure, sweep.show, wide=True),
)
