"""What the regions of a position promise to each House, and what gold is worth to it, worked out once and asked often."""

from functools import lru_cache
from math import exp, fsum
from typing import Any

from parlour.games.candelabria.board import Region, Territory
from parlour.games.candelabria.bots import weights
from parlour.games.candelabria.bots.holdings import gold_worth
from parlour.games.candelabria.content.deeds import Ends
from parlour.games.candelabria.position import HOUSE, KINDLING, REGION_BITS, Bits, Realm, top_temple
from parlour.games.candelabria.rules.temples import GREY
from parlour.games.candelabria.rules.upgrades import castle_power, curse_power, effects, has_ability
from parlour.kernel import Seat


class Outlook:
    """Powers, stakes and odds of all regions as they are now, and prices."""

    __slots__ = (
        *("_benefits", "_chances", "_ends", "_lights", "_prices"),
        *("absent", "later_stakes", "powers", "realm", "seats", "stakes", "starts", "swing", "targets"),
    )

    def __init__(self, realm: Realm) -> None:
        self.realm = realm
        self.seats = range(realm.seats)
        unplayed = unplayed_part(realm) if realm.season == KINDLING else 0.0
        self.swing = weights.WAR_SWING + weights.KINDLING_SWING * unplayed
        self.absent = weights.ABSENT * unplayed
        self.powers = powers(realm)
        self.stakes = stakes(realm, unplayed)
        self.later_stakes = later_stakes(realm)
        self.starts: dict[tuple[Seat, str], Any] = {}  # what `steps` has worked out
        self.targets: dict[tuple[Seat, Territory], Any] = {}
        self._benefits: dict[tuple[Seat, Region, Seat, int], float] = {}
        self._chances: dict[Region, tuple[float, ...]] = {}
        self._ends: dict[Seat, dict[str, float]] = {}
        self._lights: dict[tuple[Seat, Region], float] = {}
        self._prices: dict[tuple[Seat, int], float] = {}

    def chances(self, region: Region) -> tuple[float, ...]:
        """How likely each House wins the region."""
        chances = self._chances.get(region)
        if chances is None:
            grey = top_temple(self.realm, region) == GREY
            chances = self._chances[region] = odds(tuple(self.powers[region]), grey, self.swing, self.absent)
        return chances

    def lead(self, seat: Seat, region: Region) -> float:
        """How much likelier a seat wins the region than the others do together."""
        chances = self.chances(region)
        return 2 * chances[seat] - fsum(chances)

    def benefit(self, seat: Seat, region: Region, other: Seat, power: int) -> float:
        """What a seat gains when a House has so much more power, or less, in a region."""
        key = (seat, region, other, power)
        benefit = self._benefits.get(key)
        if benefit is None:
            stake = self.stakes[region]
            benefit = self._benefits[key] = stake * self._power_margin(seat, region, other, power) if stake and power else 0.0
        return benefit

    def temple_benefit(self, seat: Seat, region: Region, grey: bool) -> float:
        """What a seat gains when the least power wins the region, or no longer does."""
        if grey == (top_temple(self.realm, region) == GREY) or not self.stakes[region]:
            return 0.0
        before, after = self.chances(region), odds(tuple(self.powers[region]), grey, self.swing, self.absent)
        return self.stakes[region] * self._margin(seat, before, after)

    def flame(self, seat: Seat, region: Region, more: int = 1) -> float:
        """What one more earth flame of a House in a region, or one less, is worth in years to come."""
        lit = (self.realm.earth[seat] & REGION_BITS[self.realm.side][region]).bit_count()
        table = weights.LASTING
        return self.later_stakes[region] * (table[min(lit + more, 3)] - table[min(lit, 3)])

    def light(self, seat: Seat, region: Region) -> float:
        """What one more earth flame in a region is worth to its House, this year and later."""
        light = self._lights.get((seat, region))
        if light is None:
            light = self.benefit(seat, region, seat, 1) + self.flame(seat, region) + weights.SPARE / 5
            self._lights[seat, region] = light
        return light

    def end_worth(self, seat: Seat, what: str) -> float:
        """CN-1022 What upgrades and abilities of a House score at the end for one more of something."""
        ends = self._ends.get(seat)
        if ends is None:
            ends = self._ends[seat] = {}
            for _, does in effects(self.realm, seat):
                if isinstance(does, Ends):
                    ends[does.what] = ends.get(does.what, 0.0) + does.each
        return ends.get(what, 0.0)

    def price(self, seat: Seat, gold: int) -> float:
        """What a House gives away with so much gold."""
        price = self._prices.get((seat, gold))
        if price is None:
            stock = self.realm.gold[seat]
            price = gold_worth(self.realm, seat, stock) - gold_worth(self.realm, seat, stock - gold)
            price += gold * self.end_worth(seat, "resource")
            self._prices[seat, gold] = price
        return price

    def _power_margin(self, seat: Seat, region: Region, other: Seat, power: int) -> float:
        then = list(self.powers[region])
        then[other] = max(0.0, then[other] + power)
        grey = top_temple(self.realm, region) == GREY
        return self._margin(seat, self.chances(region), odds(tuple(then), grey, self.swing, self.absent))

    def _margin(self, seat: Seat, before: tuple[float, ...], after: tuple[float, ...]) -> float:
        mine = after[seat] - before[seat]
        theirs = fsum(after) - fsum(before) - mine
        return mine - weights.RIVALRY * theirs / max(1, len(before) - 1)


@lru_cache(maxsize=16384)
def odds(powers: tuple[float, ...], grey: bool, swing: float, absent: float) -> tuple[float, ...]:
    """A softmax of the powers: a lead counts by what tactics, and manoeuvres to come, may still change of it.

    Who is not there may still come, as long as candle cards are in hand.
    """
    if grey:  # CN-941 a House without an active figure cannot win
        least = min([power for power in powers if power >= 1], default=0.0)
        weighed = [exp((least - power) / swing) if power >= 1 else absent for power in powers]
    else:
        most = max(powers)
        weighed = [exp((power - most) / swing) if power else absent * exp(-most / swing) for power in powers]
    total = fsum(weighed)
    return tuple([weight / total for weight in weighed] if total else weighed)


def unplayed_part(realm: Realm) -> float:
    """Which part of this year's candle cards is still in hand."""
    return sum([len(hand) for hand in realm.hands.values()]) / (realm.seats * (realm.year + 2))


def powers(realm: Realm) -> dict[Region, list[float]]:
    """CN-939 The power of each House in each region; a House that is there without any has a little."""
    flame = float(realm.content.flame_power)
    lit = [lit_by_region(realm.side, earth, flame) for earth in realm.earth]
    powers = dict(zip(REGION_BITS[realm.side], map(list, zip(*lit, strict=True)), strict=True))
    region_of = realm.map.region_of
    for seat, castle in enumerate(realm.castles):
        powers[region_of[castle]][seat] += castle_power(realm, seat)
    seat_of, flames = realm.seat_of, realm.flames
    for candle, territory in realm.at.items():
        powers[region_of[territory]][seat_of[HOUSE[candle]]] += flames[candle] or weights.SMOULDER
    for curse, haunted in realm.haunts.items():
        fights = haunted.region == realm.contest and haunted.seat in realm.fighting  # CN-905 even with nothing else left
        if haunted.seat >= 0 and (fights or powers[haunted.region][haunted.seat]):
            powers[haunted.region][haunted.seat] += curse_power(realm, haunted.seat, curse)
    if realm.curseless:
        for seat in range(realm.seats):
            if has_ability(realm, seat, "coven_3"):  # CN-252
                for there in powers.values():
                    there[seat] += there[seat] > 0
    return powers


@lru_cache(maxsize=8192)
def lit_by_region(side: str, earth: Bits, flame: float) -> tuple[float, ...]:
    """The power of earth flames in each region."""
    return tuple([flame * (earth & here).bit_count() for here in REGION_BITS[side].values()])


def stakes(realm: Realm, unplayed: float) -> dict[Region, float]:
    """What is fought for in each region this year, by how likely it is while a part of the candle cards is unplayed."""
    vp = float(realm.content.battle_vp[realm.year - 1])
    if not realm.two:
        return {region: 0.0 if region in realm.struck or region in realm.won else vp for region in realm.map.regions}
    haunted = {haunt.region for haunt in realm.haunts.values()}
    here, elsewhere = vp * (1 - weights.HAUNT_LEAVES * unplayed), vp * weights.HAUNT_COMES * unplayed
    return {region: 0.0 if region in realm.won else here if region in haunted else elsewhere for region in realm.map.regions}


def later_stakes(realm: Realm) -> dict[Region, float]:
    """What will be fought for in each region in later years; CN-308 one that has not been struck yet will be."""
    later = realm.content.battle_vp[realm.year :]
    if not later:
        return dict.fromkeys(realm.map.regions, 0.0)
    total = float(sum(later))
    if realm.two:
        return dict.fromkeys(realm.map.regions, total * weights.HAUNTED_LATER)
    gone = {*realm.curses, *realm.no_curses}
    coming = {curse.region for card, curse in realm.content.curses.items() if card not in gone}
    return {region: total * (1 - 1 / len(later)) if region in coming else total for region in realm.map.regions}
