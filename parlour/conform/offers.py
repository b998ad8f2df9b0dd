"""Check: every offered action is accepted."""

from collections.abc import Iterator

from parlour.conform.walk import Moment
from parlour.kernel import Illegal, Match, Seat

MOST = 24  # options tried at one moment
SAMPLES = 3


def offers(moment: Moment) -> Iterator[str]:
    """Options are accepted, each offered once; a sampled answer is one of them, or has one of the forms."""
    match, rng = moment.match, moment.rng
    for seat, decision in match.pending.items():
        options = decision.options
        if len(set(options)) != len(options):
            yield f"{decision.kind!r} offers the same action twice: {_twice(options)}"
        sampled = [decision.sample(rng) for _ in range(SAMPLES)]
        verbs = {form[0] for form in decision.forms}
        strange = [text for text in sampled if options and text not in options and text.split(" ")[0] not in verbs]
        if strange:
            yield f"{decision.kind!r} samples {strange[0]!r}, which is not among its options"
        tried = options if len(options) <= MOST else rng.sample(options, MOST)
        for text in (*tried, *sampled):
            refusal = _refusal(match, seat, text)
            if refusal is not None:
                yield f"seat {seat} is offered {text!r} for {decision.kind!r}, but it is refused: {refusal}"


def _refusal(match: Match, seat: Seat, text: str) -> Illegal | None:
    try:
        match.copy().act(seat, text)
    except Illegal as refusal:
        return refusal
    return None


def _twice(options: tuple[str, ...]) -> str:
    return next(text for text in options if options.count(text) > 1)
