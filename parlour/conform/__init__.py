"""The conformance kit: what must be true of every game, for any game anywhere."""

from parlour.conform.citations import citations, covers, rule_numbers, structural_rules, uncited, uncoded
from parlour.conform.fault import Fault
from parlour.conform.kit import CHEAP, CHECKS, Check, conform
from parlour.conform.lessons import untaught
from parlour.conform.printed import functions_in_content, untested_pieces
from parlour.conform.telling import telling, worth_playing
from parlour.conform.words import differences, wordless

__all__ = [
    "CHEAP", "CHECKS", "Check", "Fault",
    "citations", "conform", "covers", "differences", "functions_in_content", "rule_numbers", "structural_rules",
    "telling", "uncited", "uncoded", "untaught", "untested_pieces", "wordless", "worth_playing",
]  # fmt: skip
