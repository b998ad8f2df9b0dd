"""Campaigns: the next battle with what the last one gave, and who leads (DK-SCR-08, DK-SCR-09, DK-SCR-10)."""

from collections.abc import Mapping
from dataclasses import dataclass

from parlour.games.desktopia.scripts.book import book
from parlour.games.desktopia.scripts.gains import Ended, hand_on
from parlour.games.desktopia.scripts.script import Points, Script, Sequence
from parlour.kernel import plain

FIRST, SECOND, LAST = 1, 2, 3


@plain
@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's campaign points and its place; seats that nothing tells apart share one."""

    seat: int
    points: int
    place: int


def battle(sequence: Sequence, index: int, results: tuple[Ended, ...], scripts: Mapping[str, Script] | None = None) -> Script:
    """The script of a battle after these results; ritual cards that players kept are theirs besides (DK-SCR-08)."""
    assert len(results) >= index, f"battle {index} of {sequence.id} comes after {index} others, {len(results)} are over"
    known = book().scripts if scripts is None else scripts
    script = known[sequence.scripts[index]]
    if index == 0:
        return script
    return hand_on(known[sequence.scripts[index - 1]], script, results[index - 1])


def standings(sequence: Sequence, results: tuple[Ended, ...]) -> tuple[Standing, ...]:
    """Where everybody stands after these battles, the best first."""
    seats = range(sequence.players)
    points = {seat: _points(sequence, results, seat) for seat in seats}
    worth = {seat: (points[seat], _tie(sequence, results, seat)) for seat in seats}
    ranked = sorted(seats, key=lambda seat: worth[seat], reverse=True)
    places = {seat: 1 + sum([worth[other] > worth[seat] for other in seats]) for seat in seats}
    return tuple([Standing(seat, points[seat], places[seat]) for seat in ranked])


def place(ended: Ended, seat: int) -> int:
    """A seat's place in one battle: after a draw it is the same for all."""
    if seat in ended.winners or not ended.winners:
        return FIRST
    return SECOND if seat in seconds(ended) else LAST


def seconds(ended: Ended) -> tuple[int, ...]:
    """SB-F-16 Who went out last; if the battle ended otherwise, the loser with the greater strength, or all with an equal one."""
    losers = [seat for seat in range(len(ended.strengths)) if seat not in ended.winners]
    if not losers or not ended.winners:
        return ()
    if all(seat in ended.out for seat in losers):
        return (max(losers, key=ended.out.index),)
    most = max([ended.strengths[seat] for seat in losers])
    return tuple([seat for seat in losers if ended.strengths[seat] == most])


def _points(sequence: Sequence, results: tuple[Ended, ...], seat: int) -> int:
    return sum([_earned(points, ended, seat) for points, ended in zip(sequence.points, results, strict=False)])


def _earned(points: Points, ended: Ended, seat: int) -> int:
    """SB-F-16 The campaign points of a seat after one battle."""
    if not ended.winners:
        return points.draw
    return {FIRST: points.win, SECOND: points.second}.get(place(ended, seat), 0)


def _tie(sequence: Sequence, results: tuple[Ended, ...], seat: int) -> float:
    """SB-F-17 What decides equal sums: the greater, the better."""
    match sequence.tie:
        case "strength_left":
            return sum([ended.strengths[seat] for ended in results])
        case "last_battle" if results:
            return -place(results[-1], seat)
    return 0


__all__ = ["Ended", "Standing", "battle", "place", "seconds", "standings"]
