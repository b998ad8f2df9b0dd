"""Games that show how a game is made; they are not among Parlour's own."""
