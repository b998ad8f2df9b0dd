"""The numbers by which a game orders the answers worth a thought: learnt by play, of each side its own."""

import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from parlour.kernel.features import Row


@dataclass(frozen=True, slots=True)
class Habits:
    """Named numbers of each side; `hold` puts others in their place, in this process, for those who try them out."""

    names: tuple[str, ...]
    sides: tuple[str, ...]  # by the number of the team that plays them
    start: Row  # of every side, before anything is learnt
    file: Path  # of the learnt numbers
    hold: Callable[[Sequence[Row]], None]

    def learnt(self) -> tuple[Row, ...]:
        """The numbers of each side that were learnt; those at the start where nothing better was found."""
        if not self.file.exists():
            return (self.start,) * len(self.sides)
        kept = tomllib.loads(self.file.read_text(encoding="utf-8")).get("habits", {})
        if tuple(kept) != self.sides or any(tuple(row) != self.names for row in kept.values()):
            raise ValueError(f"{self.file} must have {', '.join(self.names)} of {', '.join(self.sides)}")
        return tuple([tuple([float(number) for number in row.values()]) for row in kept.values()])
