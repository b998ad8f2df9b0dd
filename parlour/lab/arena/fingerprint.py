"""The fingerprint of a game's bots: a digest of their sources that changes whenever they might play differently."""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import parlour.bots
from parlour.kernel import Game


def bots_fingerprint(game: Game) -> str:
    """A digest of the sources of all bots, of the game's hints for them, and of how much each level thinks."""
    digest = sha256()
    for root in (Path(parlour.bots.__file__).parent, game.folder / "bots", game.folder / "bots.py", game.folder / "learnt.toml"):
        for file in _sources(root):
            digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _sources(root: Path) -> Iterator[Path]:
    files = [root] if root.is_file() else sorted(root.rglob("*"))
    return (file for file in files if file.suffix in (".py", ".toml", ".json"))
