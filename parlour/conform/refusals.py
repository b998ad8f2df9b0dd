"""Check: what is not offered is refused, in words, with nothing changed."""

from collections.abc import Iterator
from typing import Any

from parlour.conform.states import state
from parlour.conform.walk import Moment
from parlour.kernel import KERNEL_FOLDER, LANGUAGES, Illegal, Match, Seat, notation, words

NONSENSE: tuple[Any, ...] = (
    None, 7, -1.5, True, b"end", ["end"], ("end",), {"end": 1}, object,
    "", " ", "   ", "\n", "\t", "\x00", "\x1b[2J", "\u202eend", "\ufeff", "\u200b", "\ud800",
    "x" * 100_000, "x " * 900, "9" * 5_000, "-0", "1e9", "nan", "Infinity", "0x10", "1.50", "\u0665", "\uff11",
    "no-such-action", "no such action", "\u0451\u043b\u043a\u0430", "\U0001f3b2", "e\u0301", "None", "__class__", "%s", "../..",
)  # fmt: skip
SAMPLE = 5  # of the nonsense, at any moment but the first


def refusals(moment: Moment) -> Iterator[str]:
    """Nonsense, the wrong seat, and what was offered to somebody else or before."""
    match = moment.match
    before = state(match)
    for seat, text, settles in _attempts(moment):
        problem = _problem(match, before, seat, text, settles)
        if problem is not None:
            yield f"{_short(text)} of seat {seat!r} {problem}"
    if state(match) != before:
        yield "a refused action has changed the match that it was not even given to"


def _attempts(moment: Moment) -> Iterator[tuple[Any, Any, bool]]:
    """Seats and texts, and whether the text could mean an answer that is offered, written otherwise."""
    match, rng = moment.match, moment.rng
    asked = match.pending
    seats = range(match.terms.seats)
    nonsense = NONSENSE if moment.number == 0 else rng.sample(NONSENSE, SAMPLE)
    offered = {seat: decision.sample(rng) for seat, decision in asked.items()}
    elsewhere = {*offered.values(), *_offered_before(moment)}
    for seat in seats:
        options = set(asked[seat].options) if seat in asked else set()
        for text in (*nonsense, *(_distorted(offered[seat]) if seat in offered else ())):
            if not isinstance(text, str) or text not in options:
                yield seat, text, False
        for text in sorted(elsewhere - options):
            yield seat, text, seat in asked
    for text in offered.values():
        for stranger in (-1, len(seats), 10**9, None, "0", 0.0, True, (0,)):
            yield stranger, text, False


def _offered_before(moment: Moment) -> list[str]:
    before = [decision.sample(moment.rng) for match in moment.earlier for decision in match.pending.values()]
    return before[-4:]


def _distorted(text: str) -> tuple[str, ...]:
    return (
        f" {text}", f"{text} ", f"{text}\n", f"\t{text}", text.replace(" ", "  ") + " ", f"{text}\x00", f"{text}\u200b",
        f"{text} no-such-word", text.swapcase() + "\u0130", f"{text};{text}", f"-{text}",
    )  # fmt: skip


def _problem(match: Match, before: bytes, seat: Any, text: Any, settles: bool) -> str | None:
    probe = match.copy()
    try:
        probe.act(seat, text)
    except Illegal as refusal:
        if state(probe) != before or probe.history is not match.history:
            return "is refused, but has changed the position"
        return _badly_worded(match, refusal)
    except Exception as error:
        return f"raises {type(error).__name__} instead of Illegal: {str(error)[:80]}"
    return _strange(match, seat, text, probe) if settles else "is accepted"


def _strange(match: Match, seat: Seat, text: str, probe: Match) -> str | None:
    """An answer may be written otherwise than it is offered (its items in another order), but not be another."""
    decision = match.pending[seat]
    assert probe.history is not None
    recorded = notation(probe.history.action)
    same_words = sorted(text.split()) == sorted(recorded.split())
    if recorded.split(" ")[0] in {form[0] for form in decision.forms}:
        return None
    if decision.options and not (same_words and recorded in decision.options):
        return f"is accepted as {recorded!r}, though it is not offered for {decision.kind!r}"
    return None


def _badly_worded(match: Match, refusal: Illegal) -> str | None:
    known = f"illegal-{refusal.key}" in words(KERNEL_FOLDER, "en") or refusal.key in match.game.words.illegal
    if not isinstance(refusal.key, str) or not known:
        return f"is refused as {refusal.key!r}, which is not in the game's `illegal`"
    for language in LANGUAGES:
        said = refusal.words.get(language, "")
        if not said or said == f"illegal-{refusal.key}" or "{$" in said:
            return f"is refused as {refusal.key!r} without words in {language!r}: {said[:80]!r}"
    if not isinstance(refusal.rule, str) or (not refusal.rule and refusal.key in ("not-offered", *match.game.words.illegal)):
        return f"is refused as {refusal.key!r} without the number of a rule"
    return None


def _short(text: Any) -> str:
    shown = repr(text)
    return shown if len(shown) <= 60 else f"{shown[:57]}..."
