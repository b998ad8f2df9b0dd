"""Problem books: positions with answers that are right or wrong, by which bots are measured without playing whole games."""
