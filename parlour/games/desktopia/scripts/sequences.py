"""Campaigns and tutorials as the book writes them, and whether their scripts fit together."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import pairwise
from typing import Literal

from parlour.games.desktopia.scripts.checking import problems
from parlour.games.desktopia.scripts.format import Campaign, Carry, Points, Script, Sequence
from parlour.games.desktopia.scripts.gains import Ended, given
from parlour.games.desktopia.scripts.modifiers import KeepWounds
from parlour.games.desktopia.scripts.reading_rules import SEATS
from parlour.games.desktopia.scripts.refusals import BadScript
from parlour.games.desktopia.scripts.values import STORY, TITLE, Value, listed

RULE = "DK-SCR-09"
MOST_POINTS = 99
TEXTS = ("title_en", "title_ru", "intro_en", "intro_ru")


def read_sequence(value: Value) -> Sequence:
    """A campaign or tutorial of the book."""
    value = value.by("SB-F-12")
    kind = value.entries().get("kind")
    is_campaign = kind is not None and kind.word(("campaign", "tutorial")) == "campaign"
    found = value.fields(("id", "kind", *TEXTS, "players", "scripts", *(("points", "tie") if is_campaign else ())))
    scripts = tuple([each.name() for each in found["scripts"].items(1)])
    return Sequence(
        found["id"].name(),
        "campaign" if is_campaign else "tutorial",
        title_en=found["title_en"].text(TITLE, least=1),
        title_ru=found["title_ru"].text(TITLE, least=1),
        intro_en=found["intro_en"].text(STORY),
        intro_ru=found["intro_ru"].text(STORY),
        players=found["players"].whole(1, SEATS),
        scripts=scripts,
        points=tuple([_points(each) for each in found["points"].items(len(scripts), len(scripts))]) if is_campaign else (),
        tie=_tie(found["tie"]) if is_campaign else "",
    )


def fitting(sequence: Sequence, scripts: Mapping[str, Script]) -> Iterator[BadScript]:
    """What does not fit: a script that is missing or out of place, and a gain that the next battle cannot use."""
    missing = [(number, name) for number, name in enumerate(sequence.scripts) if name not in scripts]
    for number, name in missing:
        yield BadScript("unknown-script", f"{sequence.id}.scripts[{number}]", "DK-SCR-01", found=name)
    if missing:
        return
    chain = [scripts[name] for name in sequence.scripts]
    for number, script in enumerate(chain):
        yield from _in_place(sequence, number, script)
    for script, following in pairwise(chain):
        yield from _carried(script, following)
    if _carry(chain[-1]):
        yield BadScript("last-carry", f"{chain[-1].id}.campaign.carry", RULE)


def _points(value: Value) -> Points:
    found = value.fields(("win",), ("second", "draw"))
    worth = {key: found[key].whole(0, MOST_POINTS) for key in ("second", "draw") if key in found}
    return Points(found["win"].whole(1, MOST_POINTS), **worth)


def _tie(value: Value) -> Literal["strength_left", "last_battle"]:
    return "last_battle" if value.word(("strength_left", "last_battle")) == "last_battle" else "strength_left"


def _in_place(sequence: Sequence, number: int, script: Script) -> Iterator[BadScript]:
    expected = f"{sequence.id} {number}"
    match script.campaign:
        case Campaign(name, index) if (name, index) == (sequence.id, number):
            pass
        case campaign:
            found = f"{campaign.id} {campaign.index}" if campaign else ""
            yield BadScript("out-of-place", f"{script.id}.campaign", "SB-F-12", found=found, expected=expected)
    if script.players != sequence.players:
        yield BadScript("players-differ", f"{script.id}.players", "SB-F-12", found=script.players, expected=sequence.players)


def _carry(script: Script) -> tuple[Carry, ...]:
    return script.campaign.carry if script.campaign else ()


def _carried(script: Script, following: Script) -> Iterator[BadScript]:
    """Each gain, given to each seat that may receive it."""
    for number, carry in enumerate(_carry(script)):
        where = f"{script.id}.campaign.carry[{number}]"
        yield from _filters(script, where, carry)
        if isinstance(carry.gain, KeepWounds):
            yield from _single(script, following, f"{where}.gain.tag", carry.gain.tag)
        for seat in _possible(script, carry):
            for problem in _given(following, seat, carry):
                yield BadScript(problem.key, f"{where}.gain", problem.rule, **problem.facts)


def _filters(script: Script, where: str, carry: Carry) -> Iterator[BadScript]:
    tags = tuple(dict.fromkeys([unit.tag for _, unit in script.units() if unit.tag]))
    if carry.if_alive and carry.if_alive not in tags:
        yield BadScript("unknown-tag", f"{where}.if_alive", "DK-SCR-01", found=carry.if_alive, legal=listed(tags))
    for key, seat in (("for", carry.receiver), ("if_seat", carry.if_seat)):
        if isinstance(seat, int) and seat >= script.players:
            legal = listed([str(each) for each in range(script.players)])
            yield BadScript("unknown-seat", f"{where}.{key}", "DK-SCR-01", found=str(seat), legal=legal)


def _single(script: Script, following: Script, where: str, tag: str) -> Iterator[BadScript]:
    """Wounds are kept by one unit, in this battle and in the next."""
    for each in (script, following):
        disks = sum([unit.count for _, unit in each.units() if unit.tag == tag])
        if disks != 1:
            yield BadScript("single-tag", where, "SB-F-19", found=tag, disks=disks, script=each.id)


def _possible(script: Script, carry: Carry) -> tuple[int, ...]:
    seats = (carry.receiver,) if isinstance(carry.receiver, int) else tuple(range(script.players))
    return tuple([seat for seat in seats if seat < script.players and carry.if_seat in (None, seat)])


def _given(following: Script, seat: int, carry: Carry) -> Iterator[BadScript]:
    try:
        richer = given(following, seat, carry.gain, Ended((), ()))
    except BadScript as problem:
        yield problem
        return
    yield from problems(replace(richer, solution=()))
