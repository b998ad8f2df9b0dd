"""Plays what the campaigns still lack, and writes their tables: `python -m bench.ladders`."""

import argparse
import os
import shlex
import shutil
import sys

from bench.ladders.again import alike
from bench.ladders.campaigns import CAMPAIGNS, ROOT, cost
from bench.ladders.tables import PAGE, page
from parlour.cli import main as parlour
from parlour.cli.arguments import positive
from parlour.games import OWN


def main() -> int:
    """Returns 1 if a game failed, or is no longer played as it was."""
    parser = argparse.ArgumentParser(prog="python -m bench.ladders", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of which to play: {', '.join(OWN)}; all if none is named")
    parser.add_argument("--write", action="store_true", help="plays nothing, and writes the tables of what is there")
    parser.add_argument(
        "--again", type=positive, metavar="N",
        help="plays N games of each pairing again: games of earlier bots are kept if today's play them alike",
    )  # fmt: skip
    parser.add_argument("--jobs", type=positive, default=1, help="processes on this machine")
    chosen = parser.parse_args()
    for name in chosen.games:
        if name not in OWN:
            parser.error(f"there is no game {name}; there are {', '.join(OWN)}")
    wanted = [campaign for campaign in CAMPAIGNS if not chosen.games or campaign.game in chosen.games]
    os.chdir(ROOT)  # the commands name folders from there
    failed = False
    for campaign in wanted if chosen.again else ():
        if campaign.folder.exists() and not campaign.clock and (campaign.outdated() or not alike(campaign, chosen.again)):
            print(f"{campaign.folder.name}: today's bots play differently", file=sys.stderr)
            failed = True
    for campaign in () if chosen.write or chosen.again else sorted(wanted, key=cost):
        if campaign.outdated():
            print(f"{campaign.folder.name}: the rules have changed since, so it is played anew", file=sys.stderr)
            shutil.rmtree(campaign.folder)
        failed = parlour([*shlex.split(campaign.command)[1:], "--jobs", str(chosen.jobs)]) != 0
        if failed:  # or stopped by whoever watches
            break
    PAGE.write_text(page(), encoding="utf-8")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
