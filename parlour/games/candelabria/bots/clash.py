"""A battle played through in numbers: who would win it if everybody used what lies on the slots."""

from collections.abc import Mapping, Sequence
from functools import cache
from math import fsum
from typing import NamedTuple, TypeAlias

from parlour.games.candelabria.board import Region
from parlour.games.candelabria.bots import weights
from parlour.games.candelabria.content.deeds import Icons
from parlour.games.candelabria.content.tactics import KIND_OF
from parlour.games.candelabria.content.withering import KIND_OF as WITHERED_KIND
from parlour.games.candelabria.position import BIT, REGION_BITS, Realm, candles_of, role_of
from parlour.games.candelabria.rules.battle import has_glory, power
from parlour.games.candelabria.rules.temples import GREY, WHITE
from parlour.games.candelabria.rules.upgrades import triggers
from parlour.kernel import Card, Seat

SURE = 0.75  # how far the numbers are to be trusted; for the rest the odds count
DOUBT = 4.0  # the sharpness of those odds
NOBODY = -1


class Force(NamedTuple):
    """What a slot does in a battle: flames lit, flames put out, temples razed, and gains in points."""

    ignite: int = 0
    extinguish: int = 0
    raze: int = 0
    gain: float = 0.0

    def plus(self, other: "Force") -> "Force":
        return Force(
            self.ignite + other.ignite, self.extinguish + other.extinguish, self.raze + other.raze, self.gain + other.gain
        )


class Side(NamedTuple):
    """A House in a battle: its power, the flames that can still be lit or put out, and whether its castle stands there."""

    power: int
    room: int
    flames: int
    castle: bool


Laid: TypeAlias = Mapping[Seat, tuple[Card | None, Card | None]]
NO_FORCE = Force()


@cache
def force_of(icons: Icons) -> Force:
    times = dict.fromkeys(("ignite", "extinguish", "raze"), 0)
    gain = 0.0
    for icon in icons:
        if icon.kind in times:
            times[icon.kind] += icon.times
        else:
            gain += weights.BATTLE_ICON[icon.kind] * icon.times
    return Force(times["ignite"], times["extinguish"], times["raze"], gain)


def slot_force(realm: Realm, seat: Seat, slot: int, card: Card | None) -> Force:
    """CN-932 and CN-933 What a slot does: its card with all that it triggers, the withering card, or the weak action."""
    if card is not None:
        more = tuple(triggers(realm, seat, "tactic").values())
        return force_of(realm.content.tactics[KIND_OF[card]].icons + more)
    if realm.withered[2 * seat + slot]:
        choices = realm.content.withering[WITHERED_KIND[realm.withered[2 * seat + slot][0]]].choices
        return force_of(choices[:1]) if choices else Force(gain=1.0)
    return force_of((realm.content.houses[realm.houses[seat]].weak[slot],))


def sides(realm: Realm, region: Region) -> dict[Seat, Side]:
    """The Houses that fight for a region, as they stand there now."""
    here = REGION_BITS[realm.side][region]
    sides = {}
    for seat in realm.fighting:
        lit = (realm.earth[seat] & here).bit_count()
        candles = [candle for candle in candles_of(realm, seat) if here & BIT[realm.at[candle]]]
        burning = sum([realm.flames[candle] for candle in candles])
        missing = sum([realm.content.roles[role_of(candle)] for candle in candles]) - burning
        room = min(here.bit_count() - lit, realm.reserve[seat]) + missing
        castle = bool(here & BIT[realm.castles[seat]])
        sides[seat] = Side(power(realm, seat, region), room, lit + burning, castle)
    return sides


class Clash:
    """The numbers of a battle, ready to be played through with different plans."""

    __slots__ = ("_forces", "order", "realm", "region", "sides", "stake", "temples")

    def __init__(self, realm: Realm, region: Region) -> None:
        self.realm = realm
        self.region = region
        self.order = realm.fighting
        self.sides = sides(realm, region)
        self.temples = realm.temples.get(region, ())
        self.stake = float(realm.content.battle_vp[realm.year - 1])
        self._forces: dict[tuple[Seat, int, Card | None], Force] = {}

    def plan(self, seat: Seat, cards: tuple[Card | None, Card | None]) -> Force:
        """What both slots of a House do, with these cards."""
        return self._slot(seat, 0, cards[0]).plus(self._slot(seat, 1, cards[1]))

    def _slot(self, seat: Seat, slot: int, card: Card | None) -> Force:
        force = self._forces.get((seat, slot, card))
        if force is None:
            force = self._forces[seat, slot, card] = slot_force(self.realm, seat, slot, card)
        return force

    def might(self, seat: Seat, card: Card) -> float:
        """How far a card moves the powers of a battle; its gains count less."""
        force = self._slot(seat, 0, card)
        return force.ignite + force.extinguish + 0.5 * force.raze + 0.3 * force.gain

    def gains(self, plans: Mapping[Seat, Force], acting: Sequence[Seat]) -> dict[Seat, float]:
        """What each House may expect of the battle if these seats act in turn with these plans."""
        powers = {seat: side.power for seat, side in self.sides.items()}
        room = {seat: side.room for seat, side in self.sides.items()}
        flames = {seat: side.flames for seat, side in self.sides.items()}
        temples = list(self.temples)
        gains = dict.fromkeys(self.order, 0.0)
        for seat in acting:
            plan = plans[seat]
            gains[seat] += plan.gain
            for _ in range(plan.raze):
                gains[seat] += self._raze(seat, temples, powers)
            if temples and temples[-1] == GREY:
                self._hide(seat, plan, powers, flames)
                continue
            lit = min(plan.ignite, room[seat])
            powers[seat] += lit
            flames[seat] += lit
            for _ in range(plan.extinguish):
                self._put_out(seat, powers, flames, room)
        grey = bool(temples) and temples[-1] == GREY
        for seat, share in self._shares(powers, flames, grey).items():
            gains[seat] += share * self._prize(seat)
        return gains

    def _raze(self, seat: Seat, temples: list[str], powers: dict[Seat, int]) -> float:
        """CN-716 The top temple goes if that helps."""
        if not temples:
            return 0.0
        grey = temples[-1] == GREY
        least, most = min(powers, key=powers.__getitem__), max(powers, key=powers.__getitem__)
        if grey and seat == least and seat != most:
            return 0.0
        return float(self.realm.content.white_vp) if temples.pop() == WHITE else 0.0

    def _hide(self, seat: Seat, plan: Force, powers: dict[Seat, int], flames: dict[Seat, int]) -> None:
        """CN-941 Where the least power wins, one flame is enough, and a rival's last one is worth putting out."""
        if plan.ignite and not flames[seat] and not self.sides[seat].castle:
            flames[seat] += 1
            powers[seat] += 1
        left = plan.extinguish
        for other in self.order:
            if other != seat and not self.sides[other].castle and 0 < flames[other] <= left and powers[other] <= powers[seat]:
                left -= flames[other]
                powers[other] -= flames[other]
                flames[other] = 0

    def _put_out(self, seat: Seat, powers: dict[Seat, int], flames: dict[Seat, int], room: dict[Seat, int]) -> None:
        """The strongest rival that has a flame loses it."""
        rivals = [other for other in self.order if other != seat and flames[other]]
        if rivals:
            strongest = max(rivals, key=powers.__getitem__)
            powers[strongest] -= 1
            flames[strongest] -= 1
            room[strongest] += 1

    def _shares(self, powers: dict[Seat, int], flames: dict[Seat, int], grey: bool) -> dict[Seat, float]:
        """CN-940, CN-941 and CN-943 The share of the prize that each House may expect."""
        able = [seat for seat in self.order if not grey or flames[seat] or self.sides[seat].castle]
        if not able:
            return {}
        if grey:
            won = min(able, key=powers.__getitem__)
            odds = {seat: max(powers[seat], 0.5) ** -DOUBT for seat in able}
        else:
            won = max(able, key=powers.__getitem__)
            odds = {seat: max(powers[seat], 0.5) ** DOUBT for seat in able}
        total = fsum(odds.values())
        return {seat: SURE * (seat == won) + (1 - SURE) * odds[seat] / total for seat in able}

    def _prize(self, seat: Seat) -> float:
        """CN-945 and CN-946 What the region is worth to a House."""
        return self.stake * (self.realm.content.glory if has_glory(self.realm, seat, self.region) else 1)


def slot_cards(realm: Realm, seat: Seat) -> tuple[Card | None, Card | None]:
    return realm.slotted.get(2 * seat), realm.slotted.get(2 * seat + 1)


def margin(gains: Mapping[Seat, float], seat: Seat) -> float:
    """What a House gains beyond the others' mean."""
    others = [gain for other, gain in gains.items() if other != seat]
    return gains.get(seat, 0.0) - weights.RIVALRY * fsum(others) / max(1, len(others))
