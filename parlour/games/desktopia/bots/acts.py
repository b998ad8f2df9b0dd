"""What to do with the finger: flicks, shots and spells swept on a grid, the best of them judged closely."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from parlour.games.desktopia import physics
from parlour.games.desktopia.bots import weights
from parlour.games.desktopia.bots.aside import aside_of
from parlour.games.desktopia.bots.deeds import Shot, Strike
from parlour.games.desktopia.bots.free_things import worth_of_free
from parlour.games.desktopia.bots.places import Places
from parlour.games.desktopia.bots.refine import refined
from parlour.games.desktopia.bots.shots import Laid, shots
from parlour.games.desktopia.bots.sweep import Aimed, Fineness, Sweep, peaks
from parlour.games.desktopia.bots.table import Table
from parlour.games.desktopia.bots.words import verb
from parlour.games.desktopia.bots.worth import burden, on_card
from parlour.games.desktopia.position import Desk, DiskId, living, type_of, where
from parlour.games.desktopia.rules.abilities import VAMPIRE, has_hit
from parlour.games.desktopia.rules.aiming import Aims, Shooter
from parlour.games.desktopia.rules.spells import BY_RAMPRACK, TICKS
from parlour.games.desktopia.rules.supplies import LARIAT, room_on_card
from parlour.kernel import Action, Decision, Seat

COMPILED = Fineness(angles=360, speeds=14, finalists=8, samples=64, places=8)
PLAIN = Fineness(angles=240, speeds=9, finalists=6, samples=24, places=6)
EACH = 3  # the best flicks of one disk that are compared with those of others
END = "end"

Said = Callable[[Aimed], Action]


class Idea(NamedTuple):
    """Something to do, and what it is worth; a flick may still be judged more closely."""

    worth: float
    action: Action
    sweep: Sweep | None = None
    aim: Aimed | None = None
    say: Said | None = None
    bonus: float = 0.0  # worth that does not come of the flick


def fineness() -> Fineness:
    """How closely to look: waits for the compiled physics, where there is one, so that answers do not hang on its readiness."""
    return COMPILED if physics.warm(wait=True) else PLAIN


def act(desk: Desk, seat: Seat, decision: Decision) -> list[Action]:
    """DK-TRN-01 The best thing to do first: what is free, then the best flick, shot or spell, unless to end is better."""
    aims = decision.actions
    assert isinstance(aims, Aims)
    places = Places(desk, seat)
    free = [(worth_of_free(desk, seat, each, places), each) for each in aims.listed if verb(each) in ("use", "play")]
    gains = [each for each in free if each[0] > 0]
    if gains:
        return [max(gains, key=lambda each: each[0])[1]]
    return best([*ideas(desk, seat, aims, places), Idea(weights.IDLE, END)])


def aim(desk: Desk, seat: Seat, decision: Decision) -> list[Action]:
    """DK-FLK-01 The best flick of a disk that must be flicked."""
    aims = decision.actions
    assert isinstance(aims, Aims)
    places = Places(desk, seat)
    disk = aims.flicks[0]
    sweep = sweep_of(desk, seat, disk, places)
    found = [*flicks_of(sweep, partial(flick_action, disk)), *laid_lariats(desk, seat, aims, disk, places)]
    return best(found)


def best(found: list[Idea]) -> list[Action]:
    """The ideas by their worth, the most promising judged closely."""
    look = fineness()
    found.sort(key=lambda each: -each.worth)
    judged = [judge(each, look) for each in found[: look.finalists]]
    judged += [each for each in found[look.finalists :] if each.sweep is None]
    judged.sort(key=lambda each: -each.worth)
    return [each.action for each in judged]


def judge(idea: Idea, look: Fineness) -> Idea:
    """The same idea with the best aim about its own."""
    if idea.sweep is None or idea.aim is None or idea.say is None:
        return idea
    aimed = refined(idea.sweep, idea.aim, look)
    return Idea(aimed.worth + idea.bonus, idea.say(aimed))


def ideas(desk: Desk, seat: Seat, aims: Aims, places: Places) -> Iterator[Idea]:
    """RULES.md 14.2 Every kind of action that costs one."""
    sweeps: dict[DiskId, list[Idea]] = {}

    def flicks_by(disk: DiskId) -> list[Idea]:
        if disk not in sweeps:
            sweeps[disk] = flicks_of(sweep_of(desk, seat, disk, places), partial(flick_action, disk))
        return sweeps[disk]

    for disk in aims.flicks:
        yield from flicks_by(disk)
    for shooter, laid, sweep in shots(desk, seat, aims, places, fineness().places):
        yield from flicks_of(sweep, partial(shot_action, shooter, laid))
    for action in aims.listed:
        match action:
            case ("cast", str(caster)):
                yield Idea(ticks_gained(desk, caster), action)
            case ("cast", str(caster), str(target)) if type_of(caster) == BY_RAMPRACK:
                top = flicks_by(target)[0]
                yield top._replace(action=action, say=partial(said, action))
            case ("cast", str(caster), str(target)):
                yield Idea(exchanged(desk, places, caster, target), action)
    kharu = next((disk for disk in living(desk, seat) if type_of(disk) == "kharu" and disk in aims.flicks), "")
    if kharu:
        yield from laid_lariats(desk, seat, aims, kharu, places)


def sweep_of(desk: Desk, seat: Seat, disk: DiskId, places: Places, more_lariats: int = 0) -> Sweep:
    """All flicks of a disk: of a character, or of a Tornado for the second time."""
    table = Table(desk, seat, disk)
    if disk in desk.side:
        return Sweep(table, Strike(table, more_lariats), places, aside_of(table))
    shooter = next((each for each in living(desk, seat) if type_of(each) == "sirokh"), "")
    return Sweep(table, Shot(table, shooter, again=False), places)


def flicks_of(sweep: Sweep, say: Said, bonus: float = 0.0) -> list[Idea]:
    """The best aims of a sweep as ideas."""
    return [Idea(each.worth + bonus, say(each), sweep, each, say, bonus) for each in peaks(sweep, fineness(), EACH)]


def laid_lariats(desk: Desk, seat: Seat, aims: Aims, kharu: DiskId, places: Places) -> Iterator[Idea]:
    """DK-TRA-12 A Lariat on Kharu himself, or on a comrade who drinks what he deals, and then the flick."""
    for action in aims.listed:
        match action:
            case ("lariat", str(target)) if target == kharu:
                yield from flicks_of(sweep_of(desk, seat, kharu, places, 1), partial(said, action), burden(desk, kharu, LARIAT))
            case ("lariat", str(target)) if desk.side[target] == seat and has_hit(desk, target, VAMPIRE):
                yield from flicks_of(sweep_of(desk, seat, kharu, places), partial(said, action), burden(desk, target, LARIAT))


def ticks_gained(desk: Desk, akeru: DiskId) -> float:
    """DK-SPL-07 What Akeru's spell is worth."""
    held = desk.supply[akeru]
    return on_card(desk, akeru, held + min(TICKS, room_on_card(desk, akeru))) - on_card(desk, akeru, held)


def exchanged(desk: Desk, places: Places, phantom: DiskId, other: DiskId) -> float:
    """DK-SPL-08 How much better the two would stand in each other's place."""
    here, there = where(desk, phantom), where(desk, other)
    before = places.worth(phantom, *here) + places.worth(other, *there)
    return places.worth(phantom, *there) + places.worth(other, *here) - before


def flick_action(disk: DiskId, aimed: Aimed) -> Action:
    """A flick as an answer."""
    return ("flick", disk, round(aimed.angle, 2) % 360, int(aimed.speed))


def shot_action(shooter: Shooter, laid: Laid, aimed: Aimed) -> Action:
    """A shot as an answer."""
    return ("shoot", shooter.id, *laid, round(aimed.angle, 2) % 360, int(aimed.speed))


def said(action: Action, aimed: Aimed) -> Action:
    """An answer that leaves the aim for later."""
    return action
