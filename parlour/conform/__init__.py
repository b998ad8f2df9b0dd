"""The conformance kit: what must be true of every game, for any game anywhere."""

from parlour.conform.citations import (
    covers,
    functions_in_content,
    places_cited,
    rule_numbers,
    structural_rules,
    uncited_rules,
    uncoded_rules,
    untested_pieces,
)
from parlour.conform.kit import CHEAP, CHECKS, Check, Fault, conform, telling_terms, terms_worth_playing
from parlour.conform.lessons import lesson_faults
from parlour.conform.words import differences, wordless

__all__ = [
    "CHEAP", "CHECKS", "Check", "Fault",
    "conform", "covers", "differences", "functions_in_content", "lesson_faults", "places_cited", "rule_numbers",
    "structural_rules", "telling_terms", "terms_worth_playing", "uncited_rules", "uncoded_rules", "untested_pieces", "wordless",
]  # fmt: skip
