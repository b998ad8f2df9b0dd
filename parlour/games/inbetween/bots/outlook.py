"""What the people of the circle and the walk of the marker are worth at one moment.

Every worth is the City's gain and the Creature's loss.
"""

from collections.abc import Set

from parlour.games.inbetween.bots import weights
from parlour.games.inbetween.bots.weights import BRINK, LADDER, NOW, OURS, RAISED, THEIRS, USED, VISITS
from parlour.games.inbetween.ladder import BACK, DEEPER, DEPTH, HUMAN_BORDER, LOCKED, STEP, Rung
from parlour.games.inbetween.position import CITY, CREATURE, CharacterId, Duel
from parlour.games.inbetween.rules.ending import locked_count
from parlour.games.inbetween.rules.energy import rest_gain
from parlour.games.inbetween.rules.knowledge import half_price, price
from parlour.kernel import Seat

SIGN = (1.0, -1.0)  # by seat: what is a gain of the City
NOBODY_ACTS = 2
NO_LOCKS = (0, 0)


def moods_by_visit(acting: int, active: Seat) -> tuple[tuple[int, int], ...]:
    """Who acts last before each visit of the marker, for a character of the City and for one of the Creature."""
    moods = []
    for number in range(len(VISITS)):
        last = (active if acting == NOBODY_ACTS else acting) ^ (number & 1)
        now = acting == NOBODY_ACTS and not number
        moods.append((NOW, NOW) if now else (OURS, THEIRS) if last == CITY else (THEIRS, OURS))
    return tuple(moods)


MOODS = tuple([moods_by_visit(acting, active) for acting in (CITY, CREATURE, NOBODY_ACTS) for active in (CITY, CREATURE)])


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
        self.moods = MOODS[2 * self.acting + active]
        self.locks = (locked_count(duel, CITY), locked_count(duel, CREATURE)) if duel.locked else NO_LOCKS
        self.prices = (price(duel, CITY), price(duel, CREATURE))
        self.rests = (rest_gain(duel, CITY), rest_gain(duel, CREATURE))
        self.steps = (self.step_up(CITY), self.step_up(CREATURE))
        self.raising = (
            self.steps[CITY] * self.payable(CITY, duel.energy[CITY]),
            self.steps[CREATURE] * self.payable(CREATURE, duel.energy[CREATURE]),
        )
        self.path = walk(duel, self.here)
        self.visits = {character: number for number, character in reversed(list(enumerate(self.path)))}
        self._visits: dict[tuple[CharacterId, Rung, int], float] = {}
        self._worth: dict[tuple[CharacterId, Rung], float] = {}
        self._openings: dict[Seat, tuple[float, float]] = {}
        self._stay: float | None = None

    @property
    def stay(self) -> float:
        """What the marker brings on its way as things stand."""
        if self._stay is None:
            self._stay = self.stroll(self.path)
        return self._stay

    def step_up(self, seat: Seat) -> float:
        """What the next level of knowledge is worth, its price deducted."""
        level, energy = self.duel.knowledge[seat], self.duel.energy[seat]
        if level + 1 >= self.duel.content.knowledge_to_win:
            return weights.LAST_LEVEL
        left = max(0, energy - self.prices[seat])
        gain = weights.KNOWLEDGE[level + 1] - weights.KNOWLEDGE[level]
        return max(weights.LEAST_STEP, gain - weights.ENERGY[energy] + weights.ENERGY[left])

    def payable(self, seat: Seat, energy: int) -> float:
        """How likely a side with so much energy can pay for the next level when it may raise it."""
        missing = self.prices[seat] - energy
        if missing <= 0:
            return 1.0
        return weights.AFTER_REST if missing <= self.rests[seat] else weights.POOR

    def visit_worth(self, character: CharacterId, rung: Rung, number: int) -> float:
        """What the marker's visit of that number would bring with the character on that rung."""
        key = (character, rung, number)
        value = self._visits.get(key)
        if value is None:
            value = self._visits[key] = self._serving(character, rung, number)
        return value

    def _serving(self, character: CharacterId, rung: Rung, number: int) -> float:
        deep = DEPTH[rung]
        owner = CITY if rung <= HUMAN_BORDER else CREATURE
        mood = self.moods[number][owner]
        if not deep and mood != OURS:
            return 0.0
        if mood == THEIRS and owner == CITY and character == self.duel.shielded:
            mood = OURS
        value = self.raising[owner] * RAISED[mood][deep]
        if mood == NOW and self.duel.energy[owner] < self.prices[owner]:
            value = 0.0
        used = USED[mood][deep]
        if used:
            value += used * self.effect_worth(character, owner)
        return SIGN[owner] * value * VISITS[number]

    def effect_worth(self, character: CharacterId, owner: Seat) -> float:
        """What it is worth to use the effect of a face."""
        duel = self.duel
        effect = duel.content.characters[character][owner].effect
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

    def fall(self, seat: Seat) -> float:
        """What a side loses with a level of knowledge."""
        level = self.duel.knowledge[seat]
        return weights.KNOWLEDGE[level] - weights.KNOWLEDGE[level - 1] if level else 0.0

    def worth(self, character: CharacterId, rung: Rung) -> float:
        key = (character, rung)
        value = self._worth.get(key)
        if value is None:
            value = self._worth[key] = self._standing(character, rung)
        return value

    def _standing(self, character: CharacterId, rung: Rung) -> float:
        return self.place(character, rung) + self.brink(character, rung) + self.first_visit(character, rung)

    def place(self, character: CharacterId, rung: Rung) -> float:
        """What the rung itself is worth, and the Shotgun there."""
        owner, deep = CITY if rung <= HUMAN_BORDER else CREATURE, DEPTH[rung]
        value = LADDER[deep]
        if character == self.duel.shielded:
            value += weights.SHIELDED[deep] if owner == CITY else -weights.HELD_BACK[deep]
        return SIGN[owner] * value

    def brink(self, character: CharacterId, rung: Rung) -> float:
        """What the third lock in sight adds."""
        owner = CITY if rung <= HUMAN_BORDER else CREATURE
        locks = self.locks[owner]
        if rung in LOCKED and self.duel.rung[character] == rung:
            locks -= 1  # what this very lock is worth
        return SIGN[owner] * BRINK[min(locks, 2)][DEPTH[rung]]

    def first_visit(self, character: CharacterId, rung: Rung) -> float:
        """What the marker's first visit would bring."""
        number = self.visits.get(character)
        return 0.0 if number is None else self.visit_worth(character, rung, number)

    def shift(self, character: CharacterId, way: str, steps: int = 1) -> float:
        """What shifting a character changes."""
        before = after = self.duel.rung[character]
        for _ in range(steps):
            after += STEP[way][after]
        return self.worth(character, after) - self.worth(character, before)

    def best_shift(self, seat: Seat, character: CharacterId) -> float:
        """The better way to shift a character, for that side."""
        return max(SIGN[seat] * self.shift(character, DEEPER), SIGN[seat] * self.shift(character, BACK))

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


def walk_from(circle: tuple[CharacterId, ...], laid: Set[CharacterId], at: int, direction: int, here: bool) -> list[CharacterId]:
    """The same from any place of any circle, in either direction."""
    if not laid:
        ahead = circle[at:] + circle[:at] if direction > 0 else circle[at::-1] + circle[:at:-1]
        first = 0 if here else 1
        return [*ahead, *ahead][first : first + len(VISITS)]
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
