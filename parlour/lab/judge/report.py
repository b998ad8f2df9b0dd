"""The report of a trial: one page of HTML that fetches nothing, and the same numbers as JSON."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from parlour.kernel import plain_terms
from parlour.lab.arena import Formatter
from parlour.lab.arena.page import STYLE, page, section
from parlour.lab.judge.evidence import EDGE, Evidence
from parlour.lab.judge.sections import SECTIONS, Section
from parlour.lab.judge.store import FORMAT

OWN_STYLE = Path(__file__).with_name("report.css")


def measure_all(evidence: Evidence) -> dict[str, Any]:
    """What every section measures, by its name."""
    return {own.name: own.measure(evidence) for own in SECTIONS}


def json_report(evidence: Evidence, measured: Mapping[str, Any], command: str) -> dict[str, Any]:
    """The numbers of the report, and what they are about."""
    trial = evidence.trial
    return {
        "format": FORMAT,
        "command": command,
        "game": evidence.game.id,
        "rules": evidence.game.version,
        **plain_terms(trial.terms()),
        "seed": trial.seed,
        "levels": list(trial.levels),
        "lineups": [dict(lineup) for lineup in trial.lineups if lineup],
        "games": {level.name: len(level.lines) for level in evidence.levels},
        **measured,
    }


def html_report(formatter: Formatter, evidence: Evidence, measured: Mapping[str, Any], command: str) -> str:
    """The page; the command that made it stands at its top."""
    title = formatter.say("judge-title", game=formatter.game())
    shown = [_section(formatter, own, own.show(formatter, evidence, measured[own.name])) for own in SECTIONS]
    body = f'<div class="flow">\n{"".join(shown)}</div>\n'
    facts = [*facts_of(formatter, evidence), formatter.say("judge-command", command=command)]
    return page(formatter.language, title, facts, body, (STYLE, OWN_STYLE))


def facts_of(formatter: Formatter, evidence: Evidence) -> Sequence[str]:
    """What was played, in a few lines."""
    trial, terms = evidence.trial, evidence.trial.terms()
    usual = {name: option.usual(terms.seats) for name, option in evidence.game.options.items()}
    forced = {name for lineup in trial.lineups for name, _ in lineup}
    chosen = [f"{name} {choice}" for name, choice in terms.options.items() if choice != usual[name] and name not in forced]
    changed = [f"{key} = {value}" for key, value in terms.changes.items()]
    played = [f"{level.name}: {formatter.say('arena-games', games=len(level.lines))}" for level in evidence.levels]
    lines = [
        formatter.say("arena-terms", seats=terms.seats, rules=str(evidence.game.version), seed=str(trial.seed)),
        " · ".join([*played, *chosen]),
    ]
    if changed:
        lines.append(formatter.say("judge-changed", changes=", ".join(changed)))
    return [*lines, formatter.say("judge-intervals")]


def _section(formatter: Formatter, own: Section, body: str) -> str:
    facts = {"edge": formatter.number(100 * EDGE)}
    return section(formatter.say(f"judge-{own.name}"), formatter.say(f"judge-{own.name}-note", **facts), body, own.wide)
