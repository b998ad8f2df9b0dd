"""What the regions of a position promise to each House, and what gold is worth to it, worked out once and asked often."""

from math import fsum

from parlour.games.candelabria.board import Region
from parlour.games.candelabria.bots import weights
from parlour.games.candelabria.bots.holdings import gold_worth
from parlour.games.candelabria.position import KINDLING, REGION_BITS, Realm, owner_of, top_temple
from parlour.games.candelabria.rules.temples import GREY
from parlour.games.candelabria.rules.upgrades import castle_power, curse_power, has_ability
from parlour.kernel import Seat


class Outlook:
    """Powers, stakes and odds of all regions as they are now, and prices."""

    __slots__ = ("_benefits", "_prices", "later_stakes", "powers", "realm", "seats", "sharpness", "stakes", "stir")

    def __init__(self, realm: Realm) -> None:
        self.realm = realm
        self.seats = range(realm.seats)
        kindling = realm.season == KINDLING
        self.sharpness = weights.KINDLING_SHARPNESS if kindling else weights.WAR_SHARPNESS
        self.stir = weights.STIR * unplayed_part(realm) if kindling else 0.0
        self.powers = powers(realm)
        self.stakes = stakes(realm)
        self.later_stakes = later_stakes(realm)
        self._benefits: dict[tuple[Seat, Region, Seat, int], float] = {}
        self._prices: dict[tuple[Seat, int], float] = {}

    def chances(self, region: Region) -> list[float]:
        """How likely each House wins the region."""
        return self._odds(self.powers[region], top_temple(self.realm, region) == GREY)

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
        before, after = self.chances(region), self._odds(self.powers[region], grey)
        return self.stakes[region] * self._margin(seat, before, after)

    def flame(self, seat: Seat, region: Region, more: int = 1) -> float:
        """What one more earth flame of a House in a region, or one less, is worth in years to come."""
        lit = (self.realm.earth[seat] & REGION_BITS[self.realm.side][region]).bit_count()
        table = weights.LASTING
        return self.later_stakes[region] * (table[min(lit + more, 3)] - table[min(lit, 3)])

    def price(self, seat: Seat, gold: int) -> float:
        """What a House gives away with so much gold."""
        price = self._prices.get((seat, gold))
        if price is None:
            stock = self.realm.gold[seat]
            price = self._prices[seat, gold] = gold_worth(self.realm, seat, stock) - gold_worth(self.realm, seat, stock - gold)
        return price

    def _power_margin(self, seat: Seat, region: Region, other: Seat, power: int) -> float:
        grey = top_temple(self.realm, region) == GREY
        now = self.powers[region]
        then = list(now)
        then[other] = max(0.0, then[other] + power)
        return self._margin(seat, self._odds(now, grey), self._odds(then, grey))

    def _margin(self, seat: Seat, before: list[float], after: list[float]) -> float:
        mine = after[seat] - before[seat]
        theirs = fsum(after) - fsum(before) - mine
        return mine - weights.RIVALRY * theirs / max(1, len(before) - 1)

    def _odds(self, powers: list[float], grey: bool) -> list[float]:
        if grey:  # CN-941 a House without an active figure cannot win
            weighed = [power**-self.sharpness if power >= 1 else 0.0 for power in powers]
        else:
            weighed = [power**self.sharpness if power else 0.0 for power in powers]
        total = fsum(weighed) + self.stir
        return [weight / total for weight in weighed] if total else weighed


def unplayed_part(realm: Realm) -> float:
    """Which part of this year's candle cards is still in hand."""
    return sum([len(hand) for hand in realm.hands.values()]) / (realm.seats * (realm.year + 2))


def powers(realm: Realm) -> dict[Region, list[float]]:
    """CN-939 The power of each House in each region; a House that is there without any has a little."""
    powers: dict[Region, list[float]] = {}
    flame = realm.content.flame_power
    for region, here in REGION_BITS[realm.side].items():
        powers[region] = [flame * (earth & here).bit_count() for earth in realm.earth]
    region_of = realm.map.region_of
    for seat, castle in enumerate(realm.castles):
        powers[region_of[castle]][seat] += castle_power(realm, seat)
    for candle, territory in realm.at.items():
        powers[region_of[territory]][owner_of(realm, candle)] += realm.flames[candle] or weights.SMOULDER
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


def stakes(realm: Realm) -> dict[Region, float]:
    """What is fought for in each region this year, by how likely it is."""
    vp = float(realm.content.battle_vp[realm.year - 1])
    if not realm.two:
        return {region: 0.0 if region in realm.struck or region in realm.won else vp for region in realm.map.regions}
    certain = realm.season != KINDLING
    haunted = {haunt.region for haunt in realm.haunts.values()}
    stakes = {}
    for region in realm.map.regions:
        likely = (1.0 if certain else weights.HAUNTED) if region in haunted else (0.0 if certain else weights.UNHAUNTED)
        stakes[region] = 0.0 if region in realm.won else vp * likely
    return stakes


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
