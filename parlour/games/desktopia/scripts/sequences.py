"""Campaigns and tutorials as the book writes them, and whether their scripts fit together."""

from collections.abc import Iterator, Mapping
from itertools import pairwise

from msgspec.structs import replace

from parlour.games.desktopia.scripts.checking import problems
from parlour.games.desktopia.scripts.gains import Ended, give
from parlour.games.desktopia.scripts.modifiers import KeepWounds
from parlour.games.desktopia.scripts.places import Place, listing
from parlour.games.desktopia.scripts.reading import read_entry
from parlour.games.desktopia.scripts.refusals import BadScript
from parlour.games.desktopia.scripts.script import Campaign, Carry, Script, Sequence

RULE = "DK-SCR-09"


def read_sequence(place: Place) -> Sequence:
    """A campaign, which has points for each of its battles, or a tutorial."""
    sequence = read_entry(Sequence, place)
    battles, points = len(sequence.scripts), len(sequence.points)
    if sequence.kind == "campaign" and points != battles:
        raise BadScript("wrong-length", f"{place.where}.points", Sequence.RULE, found=points, least=battles, most=battles)
    return sequence


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


def _in_place(sequence: Sequence, number: int, script: Script) -> Iterator[BadScript]:
    expected = f"{sequence.id} {number}"
    match script.campaign:
        case Campaign(name, index) if (name, index) == (sequence.id, number):
            pass
        case campaign:
            written = f"{campaign.id} {campaign.index}" if campaign else ""
            yield BadScript("out-of-place", f"{script.id}.campaign", "SB-F-12", found=written, expected=expected)
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
        yield BadScript("unknown-tag", f"{where}.if_alive", "DK-SCR-01", found=carry.if_alive, legal=listing(tags))
    for key, seat in (("for", carry.receiver), ("if_seat", carry.if_seat)):
        if isinstance(seat, int) and seat >= script.players:
            legal = listing(range(script.players))
            yield BadScript("unknown-seat", f"{where}.{key}", "DK-SCR-01", found=str(seat), legal=legal)


def _single(script: Script, following: Script, where: str, tag: str) -> Iterator[BadScript]:
    """Wounds are kept by one unit, in this battle and in the next."""
    for battle in (script, following):
        disks = sum([unit.count for _, unit in battle.units() if unit.tag == tag])
        if disks != 1:
            yield BadScript("single-tag", where, "SB-F-19", found=tag, disks=disks, script=battle.id)


def _possible(script: Script, carry: Carry) -> tuple[int, ...]:
    seats = (carry.receiver,) if isinstance(carry.receiver, int) else tuple(range(script.players))
    return tuple([seat for seat in seats if seat < script.players and carry.if_seat in (None, seat)])


def _given(following: Script, seat: int, carry: Carry) -> Iterator[BadScript]:
    try:
        richer = give(following, seat, carry.gain, Ended((), ()))
    except BadScript as problem:
        yield problem
        return
    yield from problems(replace(richer, solution=()))
