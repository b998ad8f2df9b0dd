"""What to do with the finger: the best ideas, those that promise most judged closely."""

from collections import Counter
from functools import lru_cache
from statistics import NormalDist

from parlour.games.desktopia.bots import weights
from parlour.games.desktopia.bots.free_things import worth_of_free
from parlour.games.desktopia.bots.ideas import Idea, flicks_of, ideas
from parlour.games.desktopia.bots.places import Places
from parlour.games.desktopia.bots.reflex import reflex, straight_flick
from parlour.games.desktopia.bots.shame import only_leaves, sure_kill
from parlour.games.desktopia.bots.sweep import TURN, Aimed, Fineness, Sweep, are_alike, degrees_between, reckon
from parlour.games.desktopia.bots.words import verb, word
from parlour.games.desktopia.hand import spread
from parlour.games.desktopia.position import Desk, steadiness
from parlour.games.desktopia.rules.aiming import Aims
from parlour.games.desktopia.scripts.conditions import ObjectInZone, ReachZone
from parlour.kernel import Action, Decision, Seat

END = "end"
FOREMOST = 3  # ideas that come first, of whatever kind
ALIKE = 3  # ideas of one doer that are judged closely
GOLDEN = (0.7548776662466927, 0.5698402909980532)  # steps that fill a square evenly
SENSIBLE = 0.2  # of what the best idea is worth, at least
HARMLESS = 0.0  # the same for learners, but for ending the turn
MATTERS = 1.0  # worth of an idea beside which it is no choice to do nothing
STRIKING = 0.3  # of what is best: whoever sees nothing better than that looks again,
STRIKING_WITH_ZONES = 0.6  # or than that, where a zone wins: nobody overlooks it
SAME = 0.03  # worth by which two aims of a disk differ that do the same: beside its target every angle hits
ASIDE = 60.0  # degrees between two aims that are hardly at the same target
SWAY = (-1.0, -0.5, 0.0, 0.5, 1.0)  # about the aim: steps of a grid, as shares
PUSH = (-0.5, 0.0, 0.5)


def act(desk: Desk, seat: Seat, decision: Decision, look: Fineness) -> list[Action]:
    """DK-TRN-01 The best thing to do first: what is free, then the best flick, shot or spell, unless to end is better."""
    aims = decision.actions
    assert isinstance(aims, Aims)
    things = [action for action in aims.listed if verb(action) in ("use", "play")]
    places = Places(desk, seat) if things else None
    free = [(worth_of_free(desk, seat, action, places), action) for action in things] if places is not None else []
    gains = [action for worth, action in sorted(free, key=lambda pair: -pair[0]) if worth > 0]
    if look.is_hasty:
        return gains or [reflex(desk, seat, aims)]
    return [*gains, *without_shame(desk, seat, aims, vary(looked_for(desk, seat, decision, look)))]


def aim(desk: Desk, seat: Seat, decision: Decision, look: Fineness) -> list[Action]:
    """DK-FLK-01 The best flick of a disk that must be flicked."""
    return vary(looked_for(desk, seat, decision, look))


def promises(desk: Desk, seat: Seat, decision: Decision, look: Fineness) -> dict[Action, float]:
    """What the answers to a question of the finger are worth by themselves, but for those that cost no action."""
    return {idea.action: idea.worth for idea in looked_for(desk, seat, decision, look)}


def is_missed(desk: Desk, seat: Seat, decision: Decision, rough: Fineness, fine: Fineness) -> bool:
    """Whether somebody who looks roughly misses what nobody misses: a win, or something that matters beside all that is seen."""
    best = looked_for(desk, seat, decision, fine)[0].worth
    if best < MATTERS or best >= weights.WIN / 2:
        return best >= MATTERS
    has_zones = any(isinstance(condition, (ReachZone, ObjectInZone)) for condition in desk.script.victory)
    striking = STRIKING_WITH_ZONES if has_zones else STRIKING
    return looked_for(desk, seat, decision, rough)[0].worth < striking * best


_latest: list[tuple[Desk, Decision, Fineness, list[Idea]]] = []  # one: whoever asks what was found often asks what it is worth


def looked_for(desk: Desk, seat: Seat, decision: Decision, look: Fineness) -> list[Idea]:
    """The best ideas for a question of the finger."""
    for known_desk, known_decision, known_look, found in _latest:
        if known_desk is desk and known_decision is decision and known_look == look:
            return found
    aims = decision.actions
    assert isinstance(aims, Aims)
    places = Places(desk, seat)
    if decision.kind == "aim":
        found = best(flicks_of(aims.flicks[0], aims, places, look), look)
    else:
        found = best([*ideas(desk, seat, aims, places, look), Idea(weights.IDLE, END)], look)
    _latest[:] = [(desk, decision, look, found)]
    return found


def best(ideas: list[Idea], look: Fineness) -> list[Idea]:
    """The ideas by their worth, the most promising judged closely, without those that are like better ones."""
    ideas.sort(key=lambda idea: -idea.worth)
    judged = [judge(idea, look) for idea in finalists(ideas, look.finalists)]
    judged += [idea for idea in ideas if idea.sweep is None]
    judged.sort(key=lambda idea: -idea.worth)
    kept: list[Idea] = []
    for idea in judged:
        if not any(is_like(idea, other) for other in kept):
            kept.append(idea)
    return sensible(kept, HARMLESS if look.first_only else SENSIBLE)


def sensible(ideas: list[Idea], share: float = SENSIBLE) -> list[Idea]:
    """The ideas that nobody need be ashamed of: who can win wins, and who can strike does neither waste time nor disks."""
    top = ideas[0].worth
    if top >= weights.WIN / 2:
        return [idea for idea in ideas if idea.worth >= weights.WIN / 2]
    least, least_of_end = top - (1 - share) * abs(top), top - (1 - SENSIBLE) * abs(top)
    return [
        idea for idea in ideas if (idea.worth >= least if idea.action != END else top < MATTERS or idea.worth >= least_of_end)
    ]


def without_shame(desk: Desk, seat: Seat, aims: Aims, answers: list[Action]) -> list[Action]:
    """The same answers without flicks that only leave the table, and with a sure kill in place of the end of the turn."""
    kept = [answer for answer in answers if not only_leaves(desk, seat, answer)] or [END]
    strike = sure_kill(desk, seat, aims) if END in kept else None
    kill = None if strike is None else straight_flick(desk, aims, strike)
    return kept if kill is None else [kill if answer == END else answer for answer in kept]


def vary(ideas: list[Idea]) -> list[Action]:
    """Their answers; behind the very best come the best of every other kind."""
    ordered = [idea.action for idea in ideas]
    first = {verb(action): action for action in reversed(ordered)}
    kinds = [first[kind] for kind in dict.fromkeys([verb(action) for action in ordered[FOREMOST:]])]
    return list(dict.fromkeys([*ordered[:FOREMOST], *kinds, *ordered]))


def is_like(one: Idea, other: Idea) -> bool:
    """Whether two ideas are the same answer, or do about the same with the same disk."""
    if one.action == other.action or one.aim is None or other.aim is None:
        return one.action == other.action
    if verb(one.action) != verb(other.action) or word(one.action) != word(other.action):
        return False
    if abs(one.worth - other.worth) < SAME and degrees_between(one.aim, other.aim) < ASIDE:
        return True
    return are_alike(one.aim, other.aim)


def finalists(ideas: list[Idea], most: int) -> list[Idea]:
    """The first flicks and shots among these ideas, not too many by the same doer."""
    chosen: list[Idea] = []
    ideas_of: Counter[tuple[str, str]] = Counter()
    for idea in ideas:
        doer = verb(idea.action), word(idea.action)
        if idea.sweep is not None and ideas_of[doer] < ALIKE:
            ideas_of[doer] += 1
            chosen.append(idea)
    return chosen[:most]


def judge(idea: Idea, look: Fineness) -> Idea:
    """The same idea with the best aim about its own."""
    assert idea.sweep is not None and idea.aim is not None and idea.say is not None, "only flicks are judged"
    aimed = refine(idea.sweep, idea.aim, look)
    return idea._replace(worth=aimed.worth + idea.bonus, action=idea.say(aimed), aim=aimed)


def refine(sweep: Sweep, aim: Aimed, fineness: Fineness) -> Aimed:
    """The best aim about this one, with what it is worth on average."""
    desk = sweep.table.desk
    law, content = desk.content.hand, desk.content
    hand = steadiness(desk, sweep.table.seat)
    step = TURN / fineness.angles
    pace = (content.fastest / content.slowest) ** (1 / (fineness.speeds - 1))
    tried = [
        (
            round((aim.angle + sway * step) % TURN, 2) % TURN,
            int(min(max(aim.speed * pace**push, content.slowest), content.fastest)),
        )
        for sway in SWAY
        for push in PUSH
    ]
    samples = trembles(fineness.samples, law.most) if hand < 100 else ((0.0, 0.0),)
    how = sweep.places.sums
    errors = [spread(content, hand, speed) for _, speed in tried]
    flicks = how.trembling(tried, errors, samples, (law.slowest, law.fastest * content.fastest))
    means = how.means(reckon([sweep], flicks)[0], len(samples))
    best = max(range(len(tried)), key=means.__getitem__)
    return Aimed(means[best], *tried[best])


@lru_cache(maxsize=8)
def trembles(count: int, most: float) -> tuple[tuple[float, float], ...]:
    """Deviations of angle and speed, spread evenly over all that may happen."""
    normal = NormalDist()

    def deviation(number: int, part: int) -> float:
        share = (0.5 + (number + 1) * GOLDEN[part]) % 1.0
        return min(max(normal.inv_cdf(min(max(share, 1e-6), 1 - 1e-6)), -most), most)

    return tuple([(deviation(number, 0), deviation(number, 1)) for number in range(count)])
