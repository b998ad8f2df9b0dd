"""Check: nothing that a seat is shown says what it may not know."""

import re
from collections.abc import Iterator
from typing import Any

from parlour.conform.states import everyone, seen_by
from parlour.conform.walk import Moment
from parlour.kernel import Keyed, Match, Sealed, Seat, bit, canonical, events, knows


def secrecy(moment: Moment) -> Iterator[str]:
    """No hidden card is named, no sealed answer or quiet question shows, and the seed is nowhere."""
    for seat in everyone(moment.match):
        view = moment.match.view(seat)
        yield from _hidden_cards(moment.match, seat, view)
        yield from _quiet_questions(moment.match, seat, view)
        yield from _seed(moment.match, seat, view)
    yield from _sealed_answers(moment)


def hearing(moment: Moment) -> Iterator[str]:
    """No event names a hidden card; judged when it is told, because later the card may go where the seat cannot see it."""
    match = moment.match
    before = moment.earlier[-1] if moment.earlier else None
    for event in events(match.position, 0 if before is None else before.position.told_count):
        for seat in everyone(match):
            hidden = _unknown(match, seat) if before is None else _unknown(match, seat) & _unknown(before, seat)
            known = {card for card, seats in (event.known or {}).items() if seats & bit(seat)}
            heard = event.heard_by(seat)
            named = names({name: fact for name, fact in heard.items() if name != "event"}) & (hidden - known)
            if named:
                yield f"the event {heard['event']} tells seat {seat} of {sorted(named)}, which it does not know"


def _hidden_cards(match: Match, seat: Seat | None, view: dict[str, Any]) -> Iterator[str]:
    hidden = _unknown(match, seat)
    decision = view["decision"] or {}
    shown = {
        **{f"the field {name}": content for name, content in view["table"].items()},
        "the cards it has seen": view["seen"],
        "the locals of the rules": [held for _, _, held in view["frames"]],
        "its options": decision.get("options"),
        "the facts of its decision": [decision.get("facts"), decision.get("ranges")],
        "its answer": view["answer"],
        "the facts worked out for the screen": view.get("facts"),
    }
    for part, data in shown.items():
        named = names(data) & hidden
        if named:
            yield f"{part} of seat {seat} names {sorted(named)}, which the seat does not know"


def _quiet_questions(match: Match, seat: Seat | None, view: dict[str, Any]) -> Iterator[str]:
    own = match.pending[seat].kind if seat is not None and seat in match.pending else None
    for other, decision in match.pending.items():
        if not decision.quiet or other == seat or decision.kind == own:
            continue
        shown = [view["asked"], view["table"], view.get("facts"), view["events"]]
        if decision.kind in names(shown):
            yield f"seat {seat} is shown that seat {other} is asked {decision.kind!r}, quietly"


def _seed(match: Match, seat: Seat | None, view: dict[str, Any]) -> Iterator[str]:
    text = canonical(view).decode()
    source = match.position.source
    if str(match.seed) in text:
        yield f"the view of seat {seat} holds the seed"
    if isinstance(source, Keyed) and (source.key.hex() in text or str(int.from_bytes(source.key, "big")) in text):
        yield f"the view of seat {seat} holds the key of chance"


def _sealed_answers(moment: Moment) -> Iterator[str]:
    """While others are awaited, nobody else can tell one sealed answer from another."""
    match = moment.match
    if not isinstance(match.position.asked, Sealed) or len(match.pending) < 2:
        return
    for seat, decision in match.pending.items():
        one, other = match.copy(), match.copy()
        one.act(seat, decision.sample(moment.rng))
        answers = [decision.sample(moment.rng) for _ in range(8)]
        different = next((answer for answer in answers if answer != one.actions[-1][1]), None)
        if different is None:
            continue
        other.act(seat, different)
        for watcher in everyone(match):
            if watcher != seat and seen_by(one, watcher) != seen_by(other, watcher):
                yield f"the sealed answer of seat {seat} to {decision.kind!r} shows in the view of seat {watcher}"


def names(data: Any) -> set[str]:
    """Every string in the data, and every word of it; what only says which class a piece is does not count."""
    if isinstance(data, str):
        return {data, *data.split(), *re.split(r"[^\w-]+", data)}
    if isinstance(data, dict):
        parts = [part for name, value in data.items() if name != "is" for part in (name, value)]
        return set().union(*map(names, parts))
    if isinstance(data, list | tuple):
        return set().union(*map(names, data))
    return set()


def _unknown(match: Match, seat: Seat | None) -> set[str]:
    return {card for card in match.position.seen if not knows(match.position, seat, card)}
