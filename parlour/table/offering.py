"""Offers, consent and refusal."""

from parlour.table.answering import Written
from parlour.table.checks import check_own, check_playing, check_unminded
from parlour.table.commands import Agree, Decline, Offer
from parlour.table.consent import OpenOffer
from parlour.table.entries import Agreed, Declined, Drawn, Offered, Paused, TookBack
from parlour.table.refusals import refusal
from parlour.table.seating import held, others, plays
from parlour.table.standing import Standing
from parlour.table.terms import PlayerId


def offer(table: Standing, command: Offer, player: PlayerId | None) -> Written:
    """A person asks the other persons; where there are none, or only bots to agree, it is done at once."""
    seat = command.seat
    check_own(table, seat, player)
    check_playing(table)
    check_unminded(table, seat)
    if table.offer is not None:
        raise refusal("offer-open")
    wait = table.patience.wait(seat, command.what, table.made)
    if wait:
        raise refusal("too-soon", answers=wait)
    if command.what == "draw" and len(table.chairs) == 1:
        raise refusal("no-draw-alone")
    if command.what == "draw" and not all(plays(chair) for chair in table.chairs):
        raise refusal("no-draw-with-bots")
    count = _count(table, command)
    asked = others(table.chairs, seat)
    if asked:
        return Written((Offered(seat, command.what, count),))
    return _agreed(table, OpenOffer(seat, command.what, len(table.answers) - count, ()))


def agree(table: Standing, command: Agree, player: PlayerId | None) -> Written:
    """A person consents; with the last one it is done."""
    check_own(table, command.seat, player)
    check_playing(table)
    open_offer = table.offer
    if open_offer is None:
        raise refusal("no-offer")
    agreed = open_offer.without(held(table.chairs, player))
    if agreed == open_offer:
        raise refusal("not-asked-to-agree")
    if agreed.waiting:
        return Written((Agreed(command.seat),))
    done = _agreed(table, agreed)
    return Written((Agreed(command.seat), *done.entries), done.ready)


def decline(table: Standing, command: Decline, player: PlayerId | None) -> Written:
    """A person refuses, or takes the own offer back."""
    check_own(table, command.seat, player)
    check_playing(table)
    if table.offer is None:
        raise refusal("no-offer")
    own = held(table.chairs, player)
    if table.offer.seat not in own and not set(table.offer.waiting) & set(own):
        raise refusal("not-asked-to-agree")
    return Written((Declined(command.seat),))


def _count(table: Standing, command: Offer) -> int:
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


def _agreed(table: Standing, agreed: OpenOffer) -> Written:
    match agreed.what:
        case "draw":
            return Written((Drawn(agreed.seat),))
        case "pause":
            return Written((Paused(agreed.seat),))
        case "take-back":
            back = TookBack(agreed.seat, len(table.answers) - agreed.kept, agreed=True)
            return Written((back,), table.taken_back(back))
