"""Judges a game by its bots: does it work, is it fair, how does it end, is it tense, at which pace; a store and a report."""

from parlour.lab.judge.balance import (
    MOST,
    Changes,
    Proposal,
    Target,
    balance_page,
    estimate,
    parse_target,
    propose,
    total_miss,
    values_of,
)
from parlour.lab.judge.estimates import Estimate
from parlour.lab.judge.evidence import Evidence, evidence_of, first_deals, rule_on
from parlour.lab.judge.measures import is_share
from parlour.lab.judge.play import play_game, play_trial
from parlour.lab.judge.report import facts_of, html_report, json_report, measure_all
from parlour.lab.judge.show import spread
from parlour.lab.judge.store import GameLine, header_of, open_trial
from parlour.lab.judge.studies import STUDIES, changes_worth_trying, fixtures_of
from parlour.lab.judge.trial import PLAIN, Fixture, Trial, Variant, lineups_of

__all__ = [
    "MOST", "Changes", "Estimate", "Proposal", "Target", "balance_page", "changes_worth_trying", "estimate", "is_share",
    "parse_target", "propose", "spread", "total_miss", "values_of",
    "PLAIN", "STUDIES", "Evidence", "Fixture", "GameLine", "Trial", "Variant",
    "evidence_of", "facts_of", "first_deals", "fixtures_of", "header_of", "html_report", "json_report", "lineups_of",
    "measure_all", "open_trial", "play_game", "play_trial", "rule_on",
]  # fmt: skip
