"""Measures us beside our peers, in the same run on the same machine, and prints tables of ratios."""

import argparse
import json
import platform
import sys
import sysconfig
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from rich.console import Console

from bench import clock, flicks, kernel, page, search
from bench.report import Row, Skipped, show_rows, show_samples
from bench.sample import Sample
from bench.server import measure as server
from bench.server import plan
from bench.server.rows import notes, rows, title
from bench.server.trouble import Trouble

PARTS = ("kernel", "search", "flicks", "server", "page")


@dataclass(slots=True)
class Report:
    """All that a run has found."""

    rows: dict[str, list[Row]] = field(default_factory=dict)  # by the title of their table
    samples: dict[str, Sample] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)
    versions: dict[str, str] = field(default_factory=lambda: _python())
    skipped: list[str] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)  # a peer plays by other rules than ours


def main(given: Sequence[str] | None = None) -> int:
    """Returns 1 if a measurement fails, or a peer turns out to play by other rules than ours."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"what to measure: {', '.join(PARTS)}; all if none is named")
    parser.add_argument("--quick", action="store_true", help="a short run, to see that everything works; its numbers mean little")
    parser.add_argument("--json", metavar="FILE", type=Path, help="also write the numbers to a file")
    chosen = parser.parse_args(given)
    for part in chosen.parts:
        if part not in PARTS:
            parser.error(f"there is no part {part}; there are {', '.join(PARTS)}")
    try:
        report = measure(chosen.parts or PARTS, quick=chosen.quick)
    except Trouble as trouble:
        print(f"bench: {trouble}", file=sys.stderr)
        return 1
    show(report, quick=chosen.quick)
    if chosen.json is not None:
        chosen.json.write_text(json.dumps({"quick": chosen.quick, **_plain(report)}, indent=1) + "\n", encoding="utf-8")
    for each in report.problems:
        print(f"NOT THE SAME RULES: {each}", file=sys.stderr)
    return 1 if report.problems else 0


def measure(parts: Sequence[str], *, quick: bool) -> Report:
    """Everything that was asked for, one after another."""
    report = Report()
    if "kernel" in parts:
        _kernel(report, clock.QUICK if quick else clock.FULL)
    if "search" in parts:
        _search(report, clock.QUICK if quick else clock.FULL)
    if "flicks" in parts:
        _flicks(report, clock.QUICK if quick else clock.FULL)
    if "server" in parts:
        _server(report, plan.QUICK if quick else plan.FULL)
    if "page" in parts:
        _page(report, 1 if quick else 2)
    return report


def _kernel(report: Report, effort: clock.Effort) -> None:
    found = kernel.measure(effort, report.skipped)
    report.rows["Speeds and costs"] = kernel.rows(found)
    report.samples |= kernel.samples(found)
    report.versions |= kernel.versions(found)
    same, report.problems = kernel.compare(found, effort)
    if same:
        report.notes.append(f"played in step with boardgame.io and bare JavaScript, options and ends alike: {same:,} decisions")


def _search(report: Report, effort: clock.Effort) -> None:
    found = search.measure(effort, report.skipped)
    report.rows["Searches"] = search.rows(found)
    report.versions |= {"OpenSpiel": found.version} if found.version else {}


def _flicks(report: Report, effort: clock.Effort) -> None:
    found = flicks.measure(effort, report.skipped)
    report.rows["Flicks of Desktopia"] = flicks.rows(found)
    report.notes += flicks.notes(found)
    report.versions |= found.versions


def _server(report: Report, effort: plan.Effort) -> None:
    found = server.measure(effort, report.skipped)
    if found is not None:
        report.rows[title(found)] = rows(found)
        report.notes += notes(found)


def _page(report: Report, repeats: int) -> None:
    print("measuring the front page ...", file=sys.stderr, flush=True)
    try:
        seen = page.measure(repeats)
    except Skipped as reason:
        report.skipped.append(str(reason))
        return
    report.rows["The page on a phone"] = page.rows(seen)
    report.versions["Lighthouse"] = seen.version


def _python() -> dict[str, str]:
    """The interpreter, and whether it was built to be fast."""
    optimised = "--enable-optimizations" in (sysconfig.get_config_var("CONFIG_ARGS") or "")
    build = "" if optimised else " (built without optimisations)"
    return {platform.python_implementation(): platform.python_version() + build}


def show(report: Report, *, quick: bool) -> None:
    """The tables, and what belongs to them."""
    console = Console()
    for heading, lines in report.rows.items():
        show_rows(console, heading, lines)
    if report.samples:
        show_samples(console, report.samples)
    print()
    for note in report.notes:
        print(note)
    print(", ".join(f"{name} {value}" for name, value in report.versions.items()))
    for each in report.skipped:
        print(f"skipped: {each}")
    if quick:
        print("a quick run: these numbers mean little (Node has hardly warmed up)")


def _plain(report: Report) -> dict[str, Any]:
    return {
        "notes": report.notes,
        "skipped": report.skipped,
        "problems": report.problems,
        "versions": report.versions,
        "rows": [row.plain() for lines in report.rows.values() for row in lines],
        "samples": {name: asdict(each) for name, each in report.samples.items()},
    }


if __name__ == "__main__":
    sys.exit(main())
