"""How strong the levels are: the tournaments that measure it, the games that were played in them, and the tables they make."""
