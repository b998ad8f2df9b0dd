"""Which terms of a game tell most about it, where there are too many to play them all."""

from parlour.kernel import Game, Terms

MOST = 300  # terms that anybody would play one and all


def worth_playing(game: Game) -> list[Terms]:
    """All terms of a game, or where nobody could play them all those that tell most."""
    every = list(game.every_terms())
    return every if len(every) <= MOST else telling(game)


def telling(game: Game) -> list[Terms]:
    """A few terms among which every number of seats has met every choice of every option that is open to it."""
    left = list(game.every_terms())
    unmet = {pair for terms in left for pair in _meetings(terms)}
    found: list[Terms] = []
    while unmet:
        best = max(left, key=lambda terms: len(_meetings(terms) & unmet))
        found.append(best)
        unmet -= _meetings(best)
    return found


def _meetings(terms: Terms) -> set[tuple[int, str, str]]:
    """What meets under these terms: the number of seats, and a choice of an option."""
    return {(terms.seats, "", ""), *[(terms.seats, name, choice) for name, choice in terms.options.items()]}
