"""The rules of The Curse of Candelabria, one file a chapter of RULES.md."""
