"""Checks of decisions: the game goes on until it is over, asks only what it has declared, and accepts all that it offers."""

from collections.abc import Iterator

from parlour.conform.messages import placeholders
from parlour.conform.walk import Moment
from parlour.kernel import Decision, Heard, Illegal, Match, Seat, event_name, events, is_outcome

MOST = 24  # options tried at one moment
SAMPLES = 3


def questions(moment: Moment) -> Iterator[str]:
    """Random play ends, the outcome is shared out, and every question has an answer."""
    match = moment.match
    asked = match.pending
    if match.over:
        if asked:
            yield f"the game is over, but seats {sorted(asked)} are asked"
        yield from _outcome(match)
    elif not asked:
        yield "nobody is asked anything, but the game is not over"
    for seat, decision in asked.items():
        yield from _answerable(match, seat, decision)
    if asked and moment.coming is None:
        yield f"the game is not over after {moment.number} answers"


def declarations(moment: Moment) -> Iterator[str]:
    """What is asked and told stands in the lists of the game, and fills the places of its words."""
    game = moment.match.game
    for decision in moment.match.pending.values():
        if decision.kind not in game.words.asks:
            yield f"asks {decision.kind!r}, which is not in the game's `asks`"
        missing = placeholders(game.folder, f"ask-{decision.kind}") - set(decision.facts)
        if missing:
            yield f"ask-{decision.kind} has places for {sorted(missing)}, which the decision's facts do not fill"
    before = moment.earlier[-1].position.told_count if moment.earlier else 0
    for told in events(moment.match.position, before):
        if not isinstance(told.event, Heard) and type(told.event) not in game.words.events:
            yield f"tells {event_name(type(told.event))!r}, which is not in the game's `events`"


def _outcome(match: Match) -> Iterator[str]:
    shares = match.outcome or {}
    if set(shares) != set(range(match.terms.seats)):
        yield f"the outcome {shares} has not one share for each of {match.terms.seats} seats"
    elif not is_outcome(tuple(shares.values())):
        yield f"the shares of the outcome {shares} do not add up to 1"


def _answerable(match: Match, seat: Seat, decision: Decision) -> Iterator[str]:
    if type(seat) is not int or not 0 <= seat < match.terms.seats:
        yield f"seat {seat!r} is asked, but there are {match.terms.seats} seats"
    if not decision.ranges and next(iter(decision.actions), None) is None:
        yield f"seat {seat} is asked {decision.kind!r} with nothing to answer"


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
