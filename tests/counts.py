"""How many ways there are to go on from a position: one number guards a whole chapter."""

from parlour.kernel import Match


def count(match: Match, answers: int) -> int:
    """The number of sequences of so many answers."""
    if answers == 0:
        return 1
    total = 0
    for seat, decision in match.pending.items():
        if answers == 1:
            total += len(decision.options)
            continue
        for option in decision.options:
            following = match.copy()
            following.act(seat, option)
            total += count(following, answers - 1)
    return total
