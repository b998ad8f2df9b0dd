"""What the people of the circle and the walk of the marker are worth at one moment.

Every worth is the City's gain and the Creature's loss.
"""

from collections.abc import Set
from functools import cache
from typing import NamedTuple

from parlour.games.inbetween.bots import weights
from parlour.games.inbetween.bots.weights import BRINK, LADDER, NOW, OURS, RAISED, THEIRS, USED, VISITS
from parlour.games.inbetween.ladder import BACK, DEEPER, DEPTH, HUMAN_BORDER, LOCKED, STEP, Rung
from parlour.games.inbetween.position import CITY, CREATURE, CharacterId, Duel, in_world
from parlour.games.inbetween.rules.ending import locked_count
from parlour.games.inbetween.rules.energy import rest_gain
from parlour.games.inbetween.rules.knowledge import half_price, price
from parlour.kernel import Seat

SIGN = (1.0, -1.0)  # by seat: what is a gain of the City
OWNER = tuple([CITY if rung <= HUMAN_BORDER else CREATURE for rung in range(len(DEPTH))])  # by rung
PLACE = tuple([SIGN[owner] * LADDER[deep] for owner, deep in zip(OWNER, DEPTH, strict=True)])  # the same
BRINK_BY_RUNG = tuple([tuple([SIGN[owner] * row[deep] for owner, deep in zip(OWNER, DEPTH, strict=True)]) for row in BRINK])


def places_by_locks(city: int, creature: int) -> tuple[float, ...]:
    """What somebody who is not locked would be worth on each rung, by the locks of both sides."""
    brinks = (BRINK_BY_RUNG[city], BRINK_BY_RUNG[creature])
    return tuple([PLACE[rung] + brinks[owner][rung] for rung, owner in enumerate(OWNER)])


LOCKS = range(len(BRINK))  # of a side that has not won
PLACES = tuple([tuple([places_by_locks(city, creature) for creature in LOCKS]) for city in LOCKS])
NOBODY_ACTS = 2
NO_LOCKS = (0, 0)
LAST_FIRST = tuple(reversed(range(len(VISITS))))


def moods_by_visit(acting: int, active: Seat) -> tuple[tuple[int, int], ...]:
    """Who acts last before each visit of the marker, for a character of the City and for one of the Creature."""
    moods = []
    for number in range(len(VISITS)):
        last = (active if acting == NOBODY_ACTS else acting) ^ (number & 1)
        now = acting == NOBODY_ACTS and not number
        moods.append((NOW, NOW) if now else (OURS, THEIRS) if last == CITY else (THEIRS, OURS))
    return tuple(moods)


class Moods(NamedTuple):
    """Who acts last before each visit of the marker, and what that makes of its visits: by their number, then by rung."""

    last: tuple[tuple[int, int], ...]
    raised: tuple[tuple[float, ...], ...]  # how likely knowledge can be raised
    used: tuple[tuple[float, ...], ...]  # how likely the effect can be used


def moods(acting: int, active: Seat) -> Moods:
    """The same for whoever acts now."""
    last = moods_by_visit(acting, active)
    visits = list(zip(last, VISITS, strict=True))
    raised, used = [tuple([_factors(chances, mood, visit) for mood, visit in visits]) for chances in (RAISED, USED)]
    return Moods(last, raised, used)


def _factors(chances: tuple[tuple[float, ...], ...], mood: tuple[int, int], visit: float) -> tuple[float, ...]:
    """How much one visit counts for the City, by the rung of the character."""
    return tuple([SIGN[owner] * visit * chances[mood[owner]][deep] for owner, deep in zip(OWNER, DEPTH, strict=True)])


MOODS = tuple([moods(acting, active) for acting in (CITY, CREATURE, NOBODY_ACTS) for active in (CITY, CREATURE)])
# effects of faces whose worth depends on the position
CHANGING = frozenset({"c_bob", "c_maggie", "c_richard", "c_timmy"})


@cache
def step_up(level: int, energy: int, price: int, last: int) -> float:
    """What the next level of knowledge is worth, its price deducted."""
    if level + 1 >= last:
        return weights.LAST_LEVEL
    left = max(0, energy - price)
    gain = weights.KNOWLEDGE[level + 1] - weights.KNOWLEDGE[level]
    return max(weights.LEAST_STEP, gain - weights.ENERGY[energy] + weights.ENERGY[left])


class Outlook:
    """The worth of what stands in the circle, and of what could change there.

    `starts` is true for a turn that begins, false in the midst of an action or of what follows it.
    """

    def __init__(self, duel: Duel, starts: bool) -> None:
        self.duel = duel
        active = duel.active
        if duel.phase == "activity":  # its character has had its visit
            self.here, self.acting = False, 1 - active
        elif duel.phase == "movement" or duel.displaced:
            self.here, self.acting = True, 1 - active
        else:
            self.here, self.acting = True, active if starts or duel.phase == "knowledge" else NOBODY_ACTS
        self.moods, self._raised, self._used = MOODS[2 * self.acting + active]
        self.locks = (locked_count(duel, CITY), locked_count(duel, CREATURE)) if duel.locked else NO_LOCKS
        if duel.equipment:
            self.prices = (price(duel, CITY), price(duel, CREATURE))
            self.rests = (rest_gain(duel, CITY), rest_gain(duel, CREATURE))
        else:  # IB-410 and IB-551 the same without equipment, which is counted at once
            human = in_world(duel, CITY)
            self.prices = (duel.knowledge[CITY] + 1, duel.knowledge[CREATURE] + 1)
            self.rests = (human, len(duel.circle) - human)
        city, creature = duel.energy
        last = duel.content.knowledge_to_win
        self.steps = (
            step_up(duel.knowledge[CITY], city, self.prices[CITY], last),
            step_up(duel.knowledge[CREATURE], creature, self.prices[CREATURE], last),
        )
        self.raising = (self.steps[CITY] * self.payable(CITY, city), self.steps[CREATURE] * self.payable(CREATURE, creature))
        self._raising_first = self.raising  # the first visit, to which nobody comes in time with a rest if it is now
        if self.acting == NOBODY_ACTS:
            self._raising_first = (
                self.raising[CITY] if city >= self.prices[CITY] else 0.0,
                self.raising[CREATURE] if creature >= self.prices[CREATURE] else 0.0,
            )
        city_locks, creature_locks = self.locks
        self.places = PLACES[min(city_locks, 2)][min(creature_locks, 2)]
        self.path = walk(duel, self.here)
        self.visits = dict(zip(reversed(self.path), LAST_FIRST, strict=True))  # the first of each
        self._worth: dict[tuple[CharacterId, Rung], float] = {}
        self._shifts: dict[CharacterId, tuple[float, float]] = {}
        self._openings: dict[Seat, tuple[float, float]] = {}
        self._stay: float | None = None

    @property
    def stay(self) -> float:
        """What the marker brings on its way as things stand."""
        if self._stay is None:
            self._stay = self.stroll(self.path)
        return self._stay

    def payable(self, seat: Seat, energy: int) -> float:
        """How likely a side with so much energy can pay for the next level when it may raise it."""
        missing = self.prices[seat] - energy
        if missing <= 0:
            return 1.0
        return weights.AFTER_REST if missing <= self.rests[seat] else weights.POOR

    def visit_worth(self, character: CharacterId, rung: Rung, number: int) -> float:
        """What the marker's visit of that number would bring with the character on that rung."""
        if character == self.duel.shielded:
            return self._shielded_visit(character, rung, number)
        owner = OWNER[rung]
        value = (self.raising if number else self._raising_first)[owner] * self._raised[number][rung]
        used = self._used[number][rung]
        return value + used * self.effect_worth(character, owner) if used else value

    def _shielded_visit(self, character: CharacterId, rung: Rung, number: int) -> float:
        """IB-911 The same under the Shotgun: in the Human world the Creature cannot come between."""
        owner, deep = OWNER[rung], DEPTH[rung]
        mood = self.moods[number][owner]
        if mood == THEIRS and owner == CITY and deep:
            mood = OURS
        value = (self.raising if number else self._raising_first)[owner] * RAISED[mood][deep]
        value += USED[mood][deep] * self.effect_worth(character, owner)
        return SIGN[owner] * value * VISITS[number]

    def effect_worth(self, character: CharacterId, owner: Seat) -> float:
        """What it is worth to use the effect of a face."""
        duel = self.duel
        effect = duel.content.characters[character][owner].effect
        if effect not in CHANGING:
            return weights.FACES[effect]
        match effect:
            case "c_bob":
                return self.fall(CITY)
            case "c_maggie":
                pays = duel.energy[CREATURE] >= half_price(duel, CREATURE)
                return self.steps[CREATURE] + weights.HALF_PRICE * self.prices[CREATURE] if pays else weights.NO_USE
            case "c_richard" if not duel.equipment:
                return weights.NO_USE
            case "c_timmy" if not self.locks[CITY]:
                return weights.NO_USE
        return weights.FACES[effect]

    def fall(self, seat: Seat, levels: int = 1) -> float:
        """What a side loses with levels of knowledge."""
        level = self.duel.knowledge[seat]
        return weights.KNOWLEDGE[level] - weights.KNOWLEDGE[max(0, level - levels)]

    def worth(self, character: CharacterId, rung: Rung) -> float:
        """What a character on that rung is worth: the rung itself, the third lock in sight, the marker's first visit."""
        key = (character, rung)
        value = self._worth.get(key)
        if value is None:
            number = self.visits.get(character)
            value = PLACE[rung] if character != self.duel.shielded else self.place(character, rung)
            value += self.brink(character, rung)
            if number is not None:
                value += self.visit_worth(character, rung, number)
            self._worth[key] = value
        return value

    def place(self, character: CharacterId, rung: Rung) -> float:
        """What the rung itself is worth, and the Shotgun there."""
        owner, deep = CITY if rung <= HUMAN_BORDER else CREATURE, DEPTH[rung]
        value = LADDER[deep]
        if character == self.duel.shielded:
            value += weights.SHIELDED[deep] if owner == CITY else -weights.HELD_BACK[deep]
        return SIGN[owner] * value

    def brink(self, character: CharacterId, rung: Rung) -> float:
        """What the third lock in sight adds."""
        locks = self.locks[CITY if rung <= HUMAN_BORDER else CREATURE]
        if locks and rung in LOCKED and self.duel.rung[character] == rung:
            locks -= 1  # what this very lock is worth
        return BRINK_BY_RUNG[locks if locks < 2 else 2][rung]

    def shift(self, character: CharacterId, way: str, steps: int = 1) -> float:
        """What shifting a character changes."""
        if steps == 1:
            return self.shifts(character)[way == BACK]
        before = after = self.duel.rung[character]
        for _ in range(steps):
            after += STEP[way][after]
        return self.worth(character, after) - self.worth(character, before)

    def shifts(self, character: CharacterId) -> tuple[float, float]:
        """What one step of a character changes: deeper, and back."""
        both = self._shifts.get(character)
        if both is None:
            both = self._shifts[character] = self._find_shifts(character)
        return both

    def _find_shifts(self, character: CharacterId) -> tuple[float, float]:
        rung = self.duel.rung[character]
        deeper, back = rung + STEP[DEEPER][rung], rung + STEP[BACK][rung]
        if rung in LOCKED or character == self.duel.shielded:
            now = self.worth(character, rung)
            return self.worth(character, deeper) - now, self.worth(character, back) - now
        places = self.places
        now = places[rung]
        number = self.visits.get(character)
        if number is None:
            return places[deeper] - now, places[back] - now
        now += self.visit_worth(character, rung, number)
        return (
            places[deeper] + self.visit_worth(character, deeper, number) - now,
            places[back] + self.visit_worth(character, back, number) - now,
        )

    def best_shift(self, seat: Seat, character: CharacterId) -> float:
        """The better way to shift a character, for that side."""
        deeper, back = self.shifts(character)
        return max(deeper, back) if seat == CITY else max(-deeper, -back)

    def stroll(self, path: list[CharacterId]) -> float:
        """What the marker brings on a way through the circle."""
        rung = self.duel.rung
        value = 0.0
        for number, character in enumerate(path):
            value += self.visit_worth(character, rung[character], number)
        return value

    def purse(self, seat: Seat, energy: int) -> float:
        """What so much energy is worth to its side, with what it could pay for."""
        energy = min(energy, self.duel.content.energy_cap)
        openings = self._openings.get(seat)
        if openings is None:
            openings = self._openings[seat] = self.raises(seat)
        at_once, later = openings
        pays = at_once * (energy >= self.prices[seat]) + later * self.payable(seat, energy)
        return weights.ENERGY[energy] + self.steps[seat] * pays

    def raises(self, seat: Seat) -> tuple[float, float]:
        """How many raises the marker's way offers a side if it can pay: at once, and later."""
        rung = self.duel.rung
        at_once = later = 0.0
        for number, character in enumerate(self.path):
            owner = CITY if rung[character] <= HUMAN_BORDER else CREATURE
            if owner == seat:
                mood = self.moods[number][owner]
                chance = VISITS[number] * RAISED[mood][DEPTH[rung[character]]]
                if mood == NOW:
                    at_once += chance
                else:
                    later += chance
        return at_once, later


def walk(duel: Duel, here: bool) -> list[CharacterId]:
    """IB-801 and IB-802 The characters whom the marker will visit, where it stands among them or not."""
    return walk_from(duel.circle, duel.laid.keys(), duel.circle.index(duel.marker), duel.direction, here)


def walk_round(duel: Duel) -> tuple[CharacterId, ...]:
    """Everybody once, in the order of the marker from where it stands; skip cards aside."""
    circle, at = duel.circle, duel.circle.index(duel.marker)
    return circle[at:] + circle[:at] if duel.direction > 0 else circle[at::-1] + circle[:at:-1]


def walk_from(circle: tuple[CharacterId, ...], laid: Set[CharacterId], at: int, direction: int, here: bool) -> list[CharacterId]:
    """The same from any place of any circle, in either direction."""
    if not laid:
        ahead = circle[at:] + circle[:at] if direction > 0 else circle[at::-1] + circle[:at:-1]
        first = 0 if here else 1
        if len(ahead) < first + len(VISITS):
            ahead += ahead
        return list(ahead[first : first + len(VISITS)])
    path = [circle[at]] if here else []
    spent = set()
    while len(path) < len(VISITS):
        at = (at + direction) % len(circle)
        character = circle[at]
        if character in laid and character not in spent:
            spent.add(character)
        else:
            path.append(character)
    return path
