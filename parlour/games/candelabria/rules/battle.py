"""Chapters 6.13 to 6.17: the battles of a year."""

from parlour.games.candelabria.board import Region
from parlour.games.candelabria.content import missions
from parlour.games.candelabria.content.tactics import KIND_OF
from parlour.games.candelabria.events import (
    BattleBegan,
    RegionWon,
    TacticsNeutralised,
    TacticsResolved,
    TacticsRevealed,
    TrackChanged,
)
from parlour.games.candelabria.position import (
    BIT,
    REGION_BITS,
    Fought,
    Realm,
    active_figures,
    candles_of,
    is_present,
    top_temple,
)
from parlour.games.candelabria.rules.icons import NO_CANDLE, OTHER, resolve
from parlour.games.candelabria.rules.missions import achieve
from parlour.games.candelabria.rules.stores import score
from parlour.games.candelabria.rules.temples import GREY
from parlour.games.candelabria.rules.triggers import trigger
from parlour.games.candelabria.rules.upgrades import castle_power, curse_power, has_ability
from parlour.games.candelabria.rules.withering import wither
from parlour.kernel import Action, Card, Decision, Play, Seat, ask_all, choose, move, rule

NONE = "none"
DECLINE = "decline"
NOBODY_WON = -1


def battle_order(realm: Realm) -> tuple[Region, ...]:
    """CN-305, CN-901, CN-902, CN-903, CN-1121 and CN-1122 The regions of this year's battles, in their order."""
    if realm.solo:  # CN-1502
        return ()
    regions = tuple(realm.map.regions)
    first = realm.content.curses[realm.curses[0]].region if realm.curses else regions[-1]
    cyclic = regions[first:] + regions[:first]
    if realm.two:
        haunted = {haunt.region for haunt in realm.haunts.values()}
        return tuple([region for region in cyclic if region in haunted])
    return tuple([region for region in cyclic if region not in realm.struck])


@rule
def battle(realm: Realm, region: Region) -> Play[None]:
    """CN-904, CN-905, CN-906, CN-907, CN-908 and CN-909 Whoever is present fights; one alone wins at once.

    CN-840 A curse alone is no presence.
    """
    realm.contest = region
    realm.fighting = tuple([seat for seat in realm.track if is_present(realm, seat, region)])
    if len(realm.fighting) > 1:
        realm.tell(BattleBegan(region, tuple([realm.houses[seat] for seat in realm.fighting])))
        yield from commit(realm)
        for seat in realm.fighting:
            yield from neutralise(realm, seat)
        for seat in realm.fighting:
            yield from resolve_slots(realm, seat, region)
    if realm.fighting:
        award(realm, region)
    else:
        realm.won[region] = NOBODY_WON
    realm.contest = 0
    realm.fighting = ()
    realm.slotted = {}


@rule
def commit(realm: Realm) -> Play[None]:
    """CN-913, CN-916, CN-917 and CN-918 Each participant lays cards on the two slots in secret; all are revealed together.

    Those without cards are asked, too (CN-919): a battle begins with everybody looking at it.
    """
    answers = yield ask_all({seat: Decision("commit", commitments(realm, seat)) for seat in realm.fighting})
    reveal(realm, answers)


def commitments(realm: Realm, seat: Seat) -> tuple[Action, ...]:
    """CN-914, CN-915, CN-920 and CN-D30 Every way to lay no card, which is always possible, one card or two."""
    hand = realm.owned[seat]
    actions: list[Action] = [("commit", NONE, NONE)]
    for card in hand:
        actions += [("commit", card, NONE), ("commit", NONE, card)]
        actions += [("commit", card, other) for other in hand if other != card]
    return tuple(actions)


def reveal(realm: Realm, answers: dict[Seat, Action]) -> None:
    """CN-918, CN-921 and CN-934 All commitments become public in one step; the cards are used up for this season."""
    for seat in realm.fighting:
        answer = answers[seat]
        assert type(answer) is tuple, f"{answer} is no commitment"
        laid = [str(word) for word in answer[1:]]
        for slot, word in enumerate(laid):
            if word != NONE:
                move(realm, Card(word), ("owned", seat), ("used", seat))
                realm.slotted[2 * seat + slot] = Card(word)
        cards = tuple([Card(word) for word in laid if word != NONE])
        realm.tell(TacticsRevealed(realm.houses[seat], cards, tuple(laid)))


@rule
def neutralise(realm: Realm, seat: Seat) -> Play[None]:
    """CN-922, CN-924 and CN-929 Own cards may be discarded to remove cards of others, at one opportunity."""
    hit: tuple[Seat, ...] = ()
    while True:
        choice = yield choose(seat, Decision("neutralise", (*strikes(realm, seat), DECLINE)))
        if choice == DECLINE:
            return
        victim = strike(realm, seat, choice[1], choice[2])
        achieve(realm, seat, missions.CARD_NEUTRALISED)
        if victim in hit:
            achieve(realm, seat, missions.BOTH_CARDS_NEUTRALISED)
        hit = (*hit, victim)


def strikes(realm: Realm, seat: Seat) -> list[Action]:
    """CN-923, CN-926, CN-927, CN-930 and CN-D31 Own revealed cards that may strike, with the cards that they may remove."""
    own = [card for slot, card in realm.slotted.items() if slot // 2 == seat]
    others = [card for slot, card in realm.slotted.items() if slot // 2 != seat]
    able = [card for card in own if not realm.content.tactics[KIND_OF[card]].barred]
    return [("strike", card, other) for card in able for other in others if icon_kinds(realm, card) & icon_kinds(realm, other)]


def icon_kinds(realm: Realm, card: Card) -> set[str]:
    """CN-923 What a tactics card must share with one that it removes; numbers do not matter."""
    return {icon.kind for icon in realm.content.tactics[KIND_OF[card]].icons}


def strike(realm: Realm, seat: Seat, card: Card, target: Card) -> Seat:
    """CN-925 and CN-928 Both cards are discarded without effect, and their slots are uncovered; returns whose was removed."""
    slots = {laid: slot for slot, laid in realm.slotted.items()}
    victim = slots[target] // 2
    del realm.slotted[slots[card]], realm.slotted[slots[target]]
    realm.tell(TacticsNeutralised(realm.houses[seat], card, realm.houses[victim], target))
    use_up(realm, seat, card)
    use_up(realm, victim, target)
    return victim


def use_up(realm: Realm, seat: Seat, card: Card) -> None:
    """CN-1125 and CN-R93 With two players a card goes under the deck at once, a House card too."""
    if realm.two:
        move(realm, card, ("used", seat), "tactics_deck", under=True)


@rule
def resolve_slots(realm: Realm, seat: Seat, region: Region) -> Play[None]:
    """CN-931 and CN-935 Both own slots, in the order that the player chooses."""
    waiting: tuple[int, ...] = (0, 1)
    while waiting:
        choice = yield choose(seat, Decision("slot", tuple([("slot", slot + 1) for slot in waiting]), {"region": region}))
        slot = choice[1] - 1
        waiting = tuple([other for other in waiting if other != slot])
        yield from resolve_slot(realm, seat, slot, region)


@rule
def resolve_slot(realm: Realm, seat: Seat, slot: int, region: Region) -> Play[None]:
    """CN-932, CN-933, CN-936, CN-1307 and CN-1308 A tactics card, or the withering card or weak action that lies uncovered.

    CN-767 Only a tactics card triggers something.
    """
    place = 2 * seat + slot
    if place in realm.slotted:
        card = realm.slotted[place]
        realm.tell(TacticsResolved(realm.houses[seat], card))
        yield from resolve(realm, seat, realm.content.tactics[KIND_OF[card]].icons, region, OTHER, card, NO_CANDLE)
        yield from trigger(realm, seat, "tactic", region, OTHER)
        use_up(realm, seat, card)
    elif realm.withered[place]:
        yield from wither(realm, seat, realm.withered[place][0], region)
    else:
        house = realm.houses[seat]
        yield from resolve(realm, seat, (realm.content.houses[house].weak[slot],), region, OTHER, f"weak-{house}", NO_CANDLE)


def power(realm: Realm, seat: Seat, region: Region) -> int:
    """CN-116, CN-822 and CN-939 What a House has in a region: earth flames, candles, castle and curses."""
    here = REGION_BITS[realm.side][region]
    total = (realm.earth[seat] & here).bit_count() * realm.content.flame_power
    total += sum([realm.flames[candle] for candle in candles_of(realm, seat) if here & BIT[realm.at[candle]]])
    if here & BIT[realm.castles[seat]]:
        total += castle_power(realm, seat)
    for curse, haunted in realm.haunts.items():
        if haunted.region == region and haunted.seat == seat:
            total += curse_power(realm, seat, curse)
    if realm.curseless and has_ability(realm, seat, "coven_3"):  # CN-252
        total += 1
    return total


def strongest(realm: Realm, region: Region, fighting: tuple[Seat, ...]) -> Seat:
    """CN-104, CN-907, CN-940, CN-941, CN-942, CN-943 and CN-944 The most power wins, or the least under a grey temple."""
    if len(fighting) == 1:
        return fighting[0]
    if top_temple(realm, region) == GREY:
        here = REGION_BITS[realm.side][region]
        able = [seat for seat in fighting if active_figures(realm, seat) & here]
        return min(able, key=lambda seat: power(realm, seat, region), default=NOBODY_WON)
    return max(fighting, key=lambda seat: power(realm, seat, region), default=NOBODY_WON)


def award(realm: Realm, region: Region) -> None:
    """CN-945, CN-946 and CN-949 The winner's points, missions and place on the track."""
    won = realm.won[region] = strongest(realm, region, realm.fighting)
    powers = tuple([power(realm, seat, region) for seat in realm.fighting])
    contested = len(realm.fighting) > 1
    vp = 0 if won == NOBODY_WON else realm.content.battle_vp[realm.year - 1]
    if contested and has_glory(realm, won, region):
        vp *= realm.content.glory
    cards = tuple([str(realm.slotted.get(2 * seat + slot, "")) for seat in realm.fighting for slot in (0, 1)])
    if realm.fought and realm.fought[0].year < realm.year:
        realm.fought = []
    realm.fought.append(Fought(realm.year, region, won, vp, realm.fighting, powers, cards))
    realm.tell(RegionWon(region, "nobody" if won == NOBODY_WON else realm.houses[won], powers))
    if won == NOBODY_WON:
        return
    score(realm, won, vp, f"region-{region}", "battles")
    if region in missions.REGION_WON:
        achieve(realm, won, missions.REGION_WON[region])
    if contested:
        _claim_victories(realm, won, region)
        fall_back(realm, won)


def fall_back(realm: Realm, won: Seat) -> None:
    """CN-947, CN-948 and CN-950 A winner who stood first among the participants goes directly behind the last of them."""
    if realm.fighting[0] != won:
        return
    last = realm.fighting[-1]
    track = [seat for seat in realm.track if seat != won]
    track.insert(track.index(last) + 1, won)
    realm.track = tuple(track)
    realm.tell(TrackChanged(tuple([realm.houses[seat] for seat in track])))


def has_glory(realm: Realm, seat: Seat, region: Region) -> bool:
    """CN-835 Whether a curse with this property, controlled by the House, stands in the region."""
    curses = realm.content.curses
    here = [curse for curse, haunt in realm.haunts.items() if haunt.seat == seat and haunt.region == region]
    return any(curses[curse].property == "glory" for curse in here)


def _claim_victories(realm: Realm, won: Seat, region: Region) -> None:
    temple = top_temple(realm, region)
    if temple:
        achieve(realm, won, missions.BATTLE_WON[temple])
    controllers = [haunt.seat for haunt in realm.haunts.values() if haunt.region == region and haunt.seat >= 0]
    if any(seat != won for seat in controllers):
        achieve(realm, won, missions.CURSE_BEATEN)
    if won in controllers:
        achieve(realm, won, missions.CURSE_RIDDEN)
