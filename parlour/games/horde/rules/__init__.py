"""The rules of Horde, a file for each chapter of RULES.md."""
