"""The front page as Lighthouse's phone sees it: its weight, when it can be used, and its scores."""

import json
import os
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.npm import PEERS, install
from bench.report import POINTS, Row, Skipped
from bench.server.host import serve
from bench.server.kinds import OURS_ON_DISK
from bench.server.trouble import Trouble

LIGHTHOUSE = PEERS / "lighthouse"
ROOT = Path(__file__).parent.parent
CLIENT = ROOT / "parlour" / "server" / "client" / "index.html"
FIND_BROWSER = ROOT / "tools" / "find_browser.sh"
FLAGS = (
    "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
)
TIMEOUT_SECONDS = 120


@dataclass(frozen=True, slots=True)
class Seen:
    """One load of the front page with an empty cache, by a phone on a slow network."""

    version: str
    weight: float  # kilobytes over the network, headers included
    parts: dict[str, float]  # of these, by kind of resource
    interactive: float  # seconds
    performance: float  # of 100
    accessibility: float


def measure(repeats: int) -> Seen:
    """The best of several loads: a busy machine makes any page slow."""
    if not CLIENT.exists():
        raise Skipped("the client is not built: `make client` builds it")
    chromium = _browser()
    install(LIGHTHOUSE)
    with serve(OURS_ON_DISK) as host:
        seen = [_seen(f"http://127.0.0.1:{host.port}/", chromium) for _ in range(repeats)]
    return max(seen, key=lambda each: each.performance)


def rows(seen: Seen) -> list[Row]:
    """The table; the aims stand here."""
    return [
        Row(what="front page, first load", unit="kB", ours=seen.weight, aim=250),
        *(Row(what=f"front page, {kind}", unit="kB", ours=weight) for kind, weight in seen.parts.items()),
        Row(what="front page, until interactive", unit="s", ours=seen.interactive, aim=2),
        Row(what="front page, performance", unit=POINTS, ours=seen.performance, aim=95),
        Row(what="front page, accessibility", unit=POINTS, ours=seen.accessibility, aim=95),
    ]


def _browser() -> str:
    done = subprocess.run(["sh", FIND_BROWSER], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Skipped(done.stderr.strip())
    return done.stdout.strip()


def _seen(address: str, chromium: str) -> Seen:
    command = [
        str(LIGHTHOUSE / "node_modules" / ".bin" / "lighthouse"),
        address,
        "--quiet",
        "--output=json",
        "--only-categories=performance,accessibility",
        f"--chrome-flags={FLAGS}",
    ]
    environment = {**os.environ, "CHROME_PATH": chromium}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=TIMEOUT_SECONDS)
    if done.returncode != 0:
        raise Trouble(f"lighthouse failed:\n{done.stderr[-2000:]}")
    return _read(json.loads(done.stdout))


def _read(report: dict[str, Any]) -> Seen:
    parts: dict[str, float] = {}
    for request in report["audits"]["network-requests"]["details"]["items"]:
        kind = str(request.get("resourceType", "Other")).lower()
        parts[kind] = parts.get(kind, 0.0) + request["transferSize"] / 1000
    scores = {name: 100 * category["score"] for name, category in report["categories"].items()}
    return Seen(
        version=report["lighthouseVersion"],
        weight=sum(parts.values()),
        parts=dict(sorted(parts.items(), key=lambda part: -part[1])),
        interactive=report["audits"]["interactive"]["numericValue"] / 1000,
        performance=scores["performance"],
        accessibility=scores["accessibility"],
    )
