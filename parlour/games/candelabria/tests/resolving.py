"""What a card does, step by step: which icons are asked about because of it, and what it scores."""

from parlour.games.candelabria.tests.scenes import gains
from parlour.games.candelabria.tests.situations import asked, facts_asked, passing, play
from parlour.kernel import Match

INTERRUPTS = ("lost-flame", "follow")


def icons_resolved(match: Match, house: str, source: str) -> list[tuple[str, int]]:
    """Plays on, taking the first thing offered, as long as something is asked because of this card of a House: its icons."""
    found: list[tuple[str, int]] = []
    scored = 0
    while True:
        for reason, vp in gains(match, house)[scored:]:
            if reason == source:
                found.append(("vp", vp))
        scored = len(gains(match, house))
        if asked(match) in INTERRUPTS:
            passing(match)
        elif match.pending and facts_asked(match).get("source") == source:
            found.append((asked(match), 1))
            play(match, next(iter(match.pending.values())).options[0])
        else:
            return merged(found)


def merged(icons: list[tuple[str, int]]) -> list[tuple[str, int]]:
    """Equal icons one after another as one icon with a number."""
    found: list[tuple[str, int]] = []
    for kind, times in icons:
        if found and found[-1][0] == kind:
            found[-1] = (kind, found[-1][1] + times)
        else:
            found.append((kind, times))
    return found
