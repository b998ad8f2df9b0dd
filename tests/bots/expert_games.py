"""The first answers of a game between experts, for each game, as a digest: the same on every machine and in every Python.

`python -m tests.bots.expert_games` prints the digests, with `--write` it keeps them in `expert_games.json`. It needs msgspec
alone: compiled flicks and arrays are switched off, because not every Python has them.
"""

import json
import sys
from hashlib import sha256
from pathlib import Path

import parlour
from parlour.games import OWN

KEPT = Path(__file__).with_name("expert_games.json")
SEED = 7
ANSWERS = {"desktopia": 8}  # its flicks are slow without a compiler
USUAL_ANSWERS = 120


def digest(game_id: str) -> str:
    """Of the answers that two experts without clocks give."""
    match = parlour.new(game_id, seed=SEED)
    bots = [parlour.bot(game_id, "expert", seat, clock=False) for seat in range(match.terms.seats)]
    for _ in range(ANSWERS.get(game_id, USUAL_ANSWERS)):
        if match.over:
            break
        seat = min(match.pending)
        match.act(seat, bots[seat].choose(match.view(seat)))
    return sha256(json.dumps(match.record()["actions"]).encode()).hexdigest()


if __name__ == "__main__":
    for name in ("numba", "numpy"):
        sys.modules[name] = None  # type: ignore[assignment]  # before the first game is imported
    digests = json.dumps({game_id: digest(game_id) for game_id in OWN}, indent=2)
    print(digests)
    if "--write" in sys.argv:
        KEPT.write_text(digests + "\n", encoding="utf-8")
