"""The rules of In Between, one file a chapter of RULES.md."""
