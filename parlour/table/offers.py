"""Offers (a draw, a pause, a take-back): what a seat asks of the others, who has yet to answer, how soon it may ask again."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, NamedTuple

from parlour.kernel import Seat
from parlour.table.commands import Agree, Caller, Decline, Offer
from parlour.table.entries import Agreed, Change, Declined, DrawAgreed, Offered, Offering, Paused, TookBack
from parlour.table.refusals import refusal
from parlour.table.seats import check_no_stand_in, check_own, check_playing, is_played_by_person, people_besides, seats_of
from parlour.table.terms import PlayerId

if TYPE_CHECKING:
    from parlour.table.table import Answer, Table


@dataclass(frozen=True, slots=True)
class OpenOffer:
    seat: Seat
    what: Offering
    kept: int  # of a take-back: how many answers of the whole game would stay
    waiting: tuple[Seat, ...]  # one seat of each person who has yet to answer

    def without(self, seats: tuple[Seat, ...]) -> "OpenOffer":
        """The offer when the person with these seats has agreed."""
        return replace(self, waiting=tuple([seat for seat in self.waiting if seat not in seats]))

    def lapses(self, seats: tuple[Seat, ...]) -> bool:
        """Whether the offer is off because the person with these seats has played on."""
        return self.what == "take-back" or self.seat not in seats


class StandInCall(NamedTuple):
    """A bot that somebody called for another person, who has not played since."""

    player: PlayerId
    kept: int  # how many answers of the whole game had been given

    def without(self, undone: Collection["Answer"], answers: Sequence["Answer"]) -> "StandInCall":
        """The call when some of the answers were taken back."""
        return self._replace(kept=self.kept - sum(answer in undone for answer in answers[: self.kept]))


class OfferThrottle:
    """How often the offers of each seat came to nothing.

    After the n-th of one kind the seat waits for n * n further answers at the table. An offer that was taken back or that lapsed
    because somebody played on counts like a declined one: otherwise taking it back in time would be a way to go on asking.
    """

    __slots__ = ("_waits",)

    def __init__(self) -> None:
        self._waits: dict[tuple[Seat, Offering], tuple[int, int]] = {}

    def note_decline(self, offer: OpenOffer, made: int) -> None:
        """Lets the seat wait longer: its offer came to nothing when so many answers had been made."""
        times = self._waits.get((offer.seat, offer.what), (0, 0))[0] + 1
        self._waits[offer.seat, offer.what] = times, made + times * times

    def wait(self, seat: Seat, what: Offering, made: int) -> int:
        """How many answers the seat must wait before it may offer this again."""
        return max(0, self._waits.get((seat, what), (0, 0))[1] - made)


def offer(table: "Table", command: Offer, caller: Caller) -> Change:
    """A person asks the other persons; where there are none, or only bots to agree, it is done at once."""
    seat = command.seat
    check_own(table, seat, caller.player)
    check_playing(table)
    check_no_stand_in(table, seat)
    if table.offer is not None:
        raise refusal("offer-open")
    if command.what == "draw" and len(table.chairs) == 1:
        raise refusal("no-draw-alone")
    if command.what == "draw" and not all(is_played_by_person(chair) for chair in table.chairs):
        raise refusal("no-draw-with-bots")
    count = _count(table, command)
    asked = consents_needed(table, seat, command.what, len(table.answers) - count)
    wait = table.throttle.wait(seat, command.what, table.made)
    if asked and wait:
        raise refusal("too-soon", answers=wait)
    if asked:
        return Change((Offered(seat, command.what, count),))
    return _carry_out(table, OpenOffer(seat, command.what, len(table.answers) - count, ()))


def consents_needed(table: "Table", seat: Seat, what: Offering, kept: int) -> tuple[Seat, ...]:
    """One seat of each person whose consent an offer needs; of a take-back `kept` answers of the whole game would stay.

    Whoever called a bot for somebody who had left has agreed to take back what it did.
    """
    others = people_besides(table.chairs, seat)
    call = table.calls.get(seat)
    if what != "take-back" or call is None or kept < call.kept:
        return others
    return tuple([other for other in others if table.chairs[other].player != call.player])


def agree(table: "Table", command: Agree, caller: Caller) -> Change:
    """A person consents; with the last one it is done."""
    check_own(table, command.seat, caller.player)
    check_playing(table)
    open_offer = table.offer
    if open_offer is None:
        raise refusal("no-offer")
    agreed = open_offer.without(seats_of(table.chairs, caller.player))
    if agreed == open_offer:
        raise refusal("not-asked-to-agree")
    if agreed.waiting:
        return Change((Agreed(command.seat),))
    done = _carry_out(table, agreed)
    return Change((Agreed(command.seat), *done.entries), done.ready)


def decline(table: "Table", command: Decline, caller: Caller) -> Change:
    """A person refuses, or takes the own offer back."""
    check_own(table, command.seat, caller.player)
    check_playing(table)
    if table.offer is None:
        raise refusal("no-offer")
    own = seats_of(table.chairs, caller.player)
    if table.offer.seat not in own and not set(table.offer.waiting) & set(own):
        raise refusal("not-asked-to-agree")
    return Change((Declined(command.seat),))


def _count(table: "Table", command: Offer) -> int:
    """Of a take-back: how many answers of the whole table go."""
    if command.what != "take-back":
        return 0
    made = len(table.answers)
    if command.count:
        if not 1 <= command.count <= made:
            raise refusal("take-back-too-far", most=made)
        return command.count
    for back, answer in enumerate(reversed(table.answers), 1):
        if answer.seat == command.seat:
            return back
    raise refusal("nothing-to-take-back")


def _carry_out(table: "Table", agreed: OpenOffer) -> Change:
    match agreed.what:
        case "draw":
            return Change((DrawAgreed(agreed.seat),))
        case "pause":
            return Change((Paused(agreed.seat),))
        case "take-back":
            back = TookBack(agreed.seat, len(table.answers) - agreed.kept, agreed=True)
            return Change((back,), table.after_take_back(back))
