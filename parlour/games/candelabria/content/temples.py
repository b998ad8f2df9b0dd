"""The temples (RULES.md 11.10): how many of each colour there are."""

TEMPLES = {"white": 6, "grey": 6, "black": 6}
