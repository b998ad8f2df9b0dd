"""The rules of Skirmish, a file for each chapter of RULES.md."""
