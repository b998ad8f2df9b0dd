"""What several bots thought about the same view, each in worlds of its own, as one thought."""

from collections.abc import Sequence
from dataclasses import replace

from parlour.bots.thought import Rated, Thought

FIRM = 0.5  # of the tries of the answer that was tried most: one that was tried less often is not trusted


def pooled(thoughts: Sequence[Thought]) -> Thought:
    """The answer that did best in all searches together, with the reasons of the search that liked it most."""
    found: dict[str, Rated] = {}
    for thought in thoughts:
        for rated in thought.rated:
            found[rated.action] = _added(found.get(rated.action), rated)
    if not found:
        return thoughts[0]
    enough = FIRM * max([rated.tries for rated in found.values()])
    ranked = sorted(found.values(), key=lambda rated: (rated.tries < enough, -rated.expected))
    reasoned = max(thoughts, key=lambda thought: (thought.action == ranked[0].action, thought.looked))
    agreed = reasoned.action == ranked[0].action
    return replace(
        reasoned,
        action=ranked[0].action,
        expected=ranked[0].expected,
        rated=tuple(ranked),
        line=reasoned.line if agreed else (),
        fear=reasoned.fear if agreed else None,
        feared=reasoned.feared if agreed else None,
        looked=sum([thought.looked for thought in thoughts]),
        seconds=max([thought.seconds for thought in thoughts]),
    )


def _added(before: Rated | None, more: Rated) -> Rated:
    if before is None:
        return more
    tries = before.tries + more.tries
    return Rated(more.action, (before.expected * before.tries + more.expected * more.tries) / tries, tries)
