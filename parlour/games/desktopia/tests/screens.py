"""What the tests of the screen look at, written by `python -m tests.screens desktopia`."""

from collections.abc import Iterator
from json import dumps, loads
from math import atan2, cos, degrees, hypot, radians, sin, sqrt
from random import Random

from parlour.games.desktopia.content import CONTENT
from parlour.games.desktopia.game import GAME
from parlour.games.desktopia.position import Desk, are_allies, everybody, living, radius, where
from parlour.games.desktopia.tests import field_screens
from parlour.games.desktopia.tests.guide import PICTURES
from parlour.kernel import Illegal, Match, notation, parse, start
from tests.guides import pictures
from tests.screens import Seen, game_info, seen

GAMES = 40  # of each kind of table, at most
LATE = 2  # from this round on a situation is worth looking at: much has happened
STEPS = 260
RARE = ("use", "unload", "climb", "cast", "play", "lariat", "shield")
REFUSALS = ("decline", "done", "stay", "end")


# scripts of our own: a crowd in which everything that can be asked is asked, the Smithy among them, Adjarkha with too few Flames,
# and one's own people with Shields and Lariats that the Fire Mine takes off again
OWN: dict[str, Seen] = loads((GAME.folder / "screen" / "fixtures" / "own.json").read_text(encoding="utf-8"))
TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (2, {"custom": dumps(OWN["crowd"])}),
    (2, {"custom": dumps(OWN["smithy"])}),
    (1, {"custom": dumps(OWN["fire"])}),
    (1, {"custom": dumps(OWN["mine"])}),
    (2, {"duel": "duel_burnt_breakfast", "rituals": "on", "handicap": "second"}),
    (2, {"duel": "duel_sugar_run"}),
    (2, {"duel": "cold_tea_war"}),
    (3, {"trio": "night_on_the_desk"}),
    (4, {"four": "four_kitchen_table"}),
    (4, {"four": "pairs_two_captains", "rituals": "on"}),
    (1, {"etude": "lesson_3_shot"}),
    (1, {"etude": "lesson_5_artifact"}),
    (1, {"etude": "etude_fire_2"}),
    (1, {"etude": "etude_dust_4"}),
)
# what is asked at every table; all else is looked for until it is found once or twice
COMMON = {"deploy", "act", "aim", "begin", "close"}


def files() -> dict[str, object]:
    return {
        "fixtures/game": game_info(GAME, CONTENT, cites=GAME.words.cites),
        "fixtures/views": views(),
        "fixtures/steps": steps(),
        "field/fixtures/places": field_screens.places(),
        "field/fixtures/flicks": field_screens.flicks(),
        "guide": pictures(PICTURES),
    }


def views() -> list[Seen]:
    """One view for every kind of question: the common ones at every kind of table, the others at one or two."""
    found: dict[tuple[str, int], Seen] = {}
    for table in range(len(TABLES)):
        known = {kind for kind, _ in found} - COMMON
        found |= _asked_at(table, known if table > 1 else set())
    missing = set(GAME.words.asks) - {kind for kind, _ in found}
    assert not missing, f"no game asked {', '.join(sorted(missing))}"
    return [found[asked] for asked in sorted(found, key=lambda asked: (asked[1], asked[0]))] + [_watched()]


def _asked_at(table: int, known: set[str]) -> dict[tuple[str, int], Seen]:
    found: dict[tuple[str, int], Seen] = {}
    late: set[str] = set()
    for seed in range(GAMES if table < 4 else 3):
        for match in _played(table, seed):
            seat, decision = next(iter(match.pending.items()))
            kind = decision.kind
            is_late = _desk(match).round > LATE
            if kind not in known and kind not in late and (is_late or (kind, table) not in found):
                found[kind, table] = _seen(match, seat)
                late |= {kind} if is_late else set()
    return found


def _watched() -> Seen:
    """What a spectator sees in the midst of a battle."""
    *_, match = _played(8, 1, 60)
    return _seen(match, None)


def steps() -> list[Seen]:
    """Stretches of games as a spectator sees them: the view before, then after each answer its events and what changed."""
    return [_stretch(0, 5, STEPS), _stretch(1, 2, STEPS // 2), _stretch(6, 1, STEPS), _stretch(12, 1, 8)]


def _stretch(table: int, seed: int, most: int) -> Seen:
    told: list[Seen] = []
    before: Seen = {}
    first: Seen = {}
    for match in _played(table, seed, most, last=True):
        view = match.view(None)
        after = {"table": view["table"], "facts": view["facts"]}
        if not first:
            first = _seen(match, None)
        else:
            changed = {name: part for name, part in after["table"].items() if part != before["table"][name]}
            known = {name: after["facts"][name] for name in ("able", "goals") if after["facts"][name] != before["facts"][name]}
            told.append({"events": view["events"], "changed": changed, "facts": known})
            if after["facts"]["script"] != before["facts"]["script"]:
                break  # the next battle of a campaign
        before = after
    return {"view": first, "steps": told}


def _played(table: int, seed: int, most: int = 700, last: bool = False) -> Iterator[Match]:
    """A game before each of its questions (and after the last one), played by somebody who attacks."""
    seats, options = TABLES[table]
    match = start(GAME, GAME.terms(seats, options), seed)
    rng = Random(seed)
    for _ in range(most):
        if match.over:
            break
        yield match
        seat, _ = next(iter(match.pending.items()))
        match.act(seat, _answer(match, seat, rng))
    if last and match.over:
        yield match


def _answer(match: Match, seat: int, rng: Random) -> str:
    decision = match.pending[seat]
    if decision.kind == "deploy":
        return "auto" if rng.random() < 0.5 else notation(decision.pick(rng))
    rare = [each for each in decision.options if each.startswith(RARE)]
    if rare and rng.random() < 0.4:
        return rng.choice(rare)
    flicked, shooters = decision.ranges.get("disk", ()), decision.ranges.get("shooter", ())
    if shooters and rng.random() < 0.4:
        shot = _shot(_desk(match), seat, rng.choice(shooters), rng)
        if _is_legal(match, seat, shot):
            return shot
    if flicked and rng.random() < 0.75:
        return _attack(_desk(match), seat, rng.choice(flicked), rng)
    options = [each for each in decision.options if each not in REFUSALS]
    if options and rng.random() < 0.8:
        return rng.choice(options)
    return notation(decision.pick(rng))


def _is_legal(match: Match, seat: int, action: str) -> bool:
    try:
        return match.pending[seat].settle(match.position, parse(action)) is not None
    except Illegal:
        return False


def _attack(desk: Desk, seat: int, disk: str, rng: Random) -> str:
    """A flick at somebody or something near: mostly an enemy."""
    targets: list[str] = [each for each in everybody(desk) if not are_allies(desk, seat, desk.side[each])] or [disk]
    if rng.random() < 0.3:
        targets = [each for each in desk.at if each not in desk.side] or [*living(desk, seat)]
    angle, speed = _towards(desk, disk, targets, rng)
    return f"flick {disk} {angle} {speed}"


def _shot(desk: Desk, seat: int, shooter: str, rng: Random) -> str:
    """A missile laid before the shooter and shot at an enemy."""
    targets = [each for each in everybody(desk) if not are_allies(desk, seat, desk.side[each])]
    angle, speed = _towards(desk, shooter, targets, rng)
    here, away = where(desk, shooter), 2 + radius(desk, shooter) + CONTENT.sizes["missile"].diameter / 2
    x, y = here.x + away * cos(radians(angle)), here.y + away * sin(radians(angle))
    return f"shoot {shooter} {x:.1f} {y:.1f} {angle} {speed}"


def _towards(desk: Desk, disk: str, targets: list[str], rng: Random) -> tuple[float, int]:
    here = where(desk, disk)
    spots = sorted([where(desk, each) for each in targets], key=lambda spot: hypot(spot.x - here.x, spot.y - here.y))
    spot = spots[min(len(spots) - 1, int(rng.random() * 2))]
    away = hypot(spot.x - here.x, spot.y - here.y)
    angle = degrees(atan2(spot.y - here.y, spot.x - here.x)) % 360
    speed = min(2500.0, max(100.0, sqrt(2 * CONTENT.friction.table * (away + 60))))
    return min(359.99, round(angle, 2)), round(speed)


def _desk(match: Match) -> Desk:
    assert isinstance(match.position, Desk)
    return match.position


def _seen(match: Match, seat: int | None) -> Seen:
    view = seen(match, seat, "game", "rules")
    view["terms"]["options"]["custom"] = "none" if view["terms"]["options"]["custom"] == "none" else "own"
    return {**view, "table": {**view["table"], "own": ""}}
