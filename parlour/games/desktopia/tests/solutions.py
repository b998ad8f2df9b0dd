"""Plays the recorded solution of an etude, step by step."""

from parlour.games.desktopia.game import GAME
from parlour.games.desktopia.position import Desk, DiskId, type_of
from parlour.games.desktopia.scripts.book import book
from parlour.games.desktopia.scripts.steps import EndTurn, Flick, MagnetFlick, SecondShot, Shields, Shot, Spark, Spell, Step
from parlour.kernel import Match, start

DURING_A_FLICK = ("climb", "face", "target", "deaths")
BETWEEN_TURNS = ("close", "begin", "spark", "shields", "pull", "deaths", "feed")


def beginning(etude: str) -> Match:
    """An etude before its first move."""
    return start(GAME, GAME.terms(1, {"etude": etude}), 0)


def solve(etude: str) -> Match:
    """The etude after all steps of its solution; whatever else is asked is answered in default order."""
    match = beginning(etude)
    names = named(match)
    turns = 0
    for step in book().scripts[etude].solution:
        if not match.over:
            take(match, names, step, turns)
        turns += isinstance(step, EndTurn)
    return match


def take(match: Match, names: dict[str, DiskId], step: Step, turns: int = 0) -> None:
    """One step of a solution; names are those of `named`, turns those that have ended by earlier steps."""
    match step:
        case Flick(unit, angle, speed, lariat):
            if lariat:
                match.act(0, f"lariat {names[lariat]}")
            match.act(0, f"flick {names[unit]} {angle / 100} {speed}")
        case Shot(unit, x, y, angle, speed, target):
            match.act(0, f"shoot {names[unit]} {x / 10} {y / 10} {angle / 100} {speed}")
            if target and not match.over and match.pending[0].kind == "target":
                match.act(0, f"target {names[target]}")
        case SecondShot(angle, speed):
            match.act(0, f"flick tornado1 {angle / 100} {speed}")
        case MagnetFlick(unit, angle, speed):
            match.act(0, f"flick {names[unit]} {angle / 100} {speed}")
        case Spell(unit, target, angle_cdeg, speed_):
            match.act(0, f"cast {names[unit]} {names[target]}")
            if angle_cdeg is not None:
                match.act(0, f"flick {names[target]} {angle_cdeg / 100} {speed_}")
        case EndTurn(triggers):
            if _desk(match).turns[0] == turns:  # otherwise the last action has ended it
                _choose(match, "end")
            _end(match, names, triggers)
    _go_on(match, DURING_A_FLICK)


def _end(match: Match, names: dict[str, DiskId], triggers: tuple[Shields | Spark, ...]) -> None:
    """The end triggers that a solution names, then all others."""
    for trigger in triggers:
        match trigger:
            case Shields(units):
                _choose(match, "trigger shawakh")
                for unit in units:
                    _choose(match, f"shield {names[unit]}")
                _choose(match, "done")
            case Spark(source, target):
                _choose(match, "trigger adjarkha")
                flame = next(each for each in _desk(match).columns[names[source]] if type_of(each) == "flame")
                _choose(match, f"spark {flame} {names[target]}")
    _go_on(match, BETWEEN_TURNS)


def _choose(match: Match, action: str) -> None:
    if not match.over and action in match.pending[0].options:
        match.act(0, action)


def _go_on(match: Match, kinds: tuple[str, ...]) -> None:
    """Climbs what can be climbed, declines what can be declined, and leaves the rest in its default order."""
    while not match.over and match.pending[0].kind in kinds:
        options = match.pending[0].options
        match.act(0, next((each for each in options if each in ("rest", "keep", "done", "decline")), options[0]))


def named(match: Match) -> dict[str, DiskId]:
    """`tag` is the first disk with that tag, `tag#k` the k-th."""
    found: dict[str, DiskId] = {}
    counts: dict[str, int] = {}
    for disk, tag in _desk(match).tags.items():
        counts[tag] = counts.get(tag, 0) + 1
        found.setdefault(tag, disk)
        found[f"{tag}#{counts[tag]}"] = disk
    return found


def _desk(match: Match) -> Desk:
    assert isinstance(match.position, Desk)
    return match.position
