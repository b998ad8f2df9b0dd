"""Through which files one action goes, from the socket to its acknowledgement, and how often it goes from one file to another.

`python -m bench.path` plays at a server of its own until Horde offers to summon a unit, and follows that answer: which functions
of `parlour/` begin, in their order. Where `bench` is copied into an older version of the project, it counts there alike.
"""

import sys
import threading
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any

import parlour
from parlour.kernel import Game
from tests.server.house import House, decided, opened, settings

HOME = f"{Path(parlour.__file__).parent}/"
RESUME_START = 0  # the argument of RESUME where a function begins, and does not go on


class Trail:
    """The files of `parlour/` whose functions begin, in their order, until something is said to have been done."""

    def __init__(self) -> None:
        self.files: list[str] = []
        self.following = False

    def note(self, frame: FrameType, event: str, _: Any) -> None:
        code = frame.f_code
        if not self.following or event != "call" or not code.co_filename.startswith(HOME):
            return
        if code.co_code[frame.f_lasti + 1] != RESUME_START:
            return
        self.files.append(code.co_filename.removeprefix(HOME))
        said = frame.f_locals.get("message") if code.co_name == "say" else None
        self.following = type(said).__name__ != "Done"

    @property
    def changes(self) -> int:
        return sum(one != other for one, other in pairwise(self.files))


def follow(house: House, trail: Trail) -> str:
    """Has somebody play against themselves until a unit can be summoned; follows that answer, and returns it."""
    ann = house.guest()
    me = {"kind": "me", "name": "Ann"}
    table, _ = ann.opens(me, {**me, "name": "Bob"}, game="horde")
    with ann.connected() as wire:
        update = wire.watches(table)
        while True:
            view = decided(update)
            actions: list[str] = view["decision"]["options"]
            summons = [action for action in actions if action.startswith("summon")]
            trail.following = bool(summons)
            asked = update["state"]["asked"][str(view["seat"])]
            done = wire.does(table, "act", seat=view["seat"], asked=asked, action=(summons or actions)[0])
            if summons:
                return summons[0]
            update = wire.update(table, done["number"])


def main() -> int:
    trail = Trail()
    threading.setprofile(trail.note)
    horde: Game = parlour.game("horde")
    with TemporaryDirectory() as folder, opened(settings(Path(folder) / "parlour.db"), (), {"horde": horde}) as house:
        action = follow(house, trail)
    for file in dict.fromkeys(trail.files):
        print(file)
    print(f"{action}: {len(set(trail.files))} files, {trail.changes} changes of file")
    return 0


if __name__ == "__main__":
    sys.exit(main())
