"""Whether the box has all the disks and cards that a script needs (DK-SCR-02)."""

from collections import Counter
from collections.abc import Iterator

from parlour.games.desktopia.content import CONTENT
from parlour.games.desktopia.scripts.modifiers import RitualGrant, StartTimeCards
from parlour.games.desktopia.scripts.refusals import BadScript
from parlour.games.desktopia.scripts.script import Script

RULE = "DK-SCR-02"


def supply(script: Script) -> Iterator[BadScript]:
    """Disks of each colour and size, ritual cards and time cards that are too many."""
    yield from _characters(script)
    yield from _artifacts(script)
    yield from _rituals(script)
    yield from _time_cards(script)


def _characters(script: Script) -> Iterator[BadScript]:
    """DK-SET-04 Over all sides together; each hero is unique."""
    taken = Counter[tuple[str, str]]()
    heroes = Counter[str]()
    for number, side in enumerate(script.sides):
        for place, unit in enumerate(side.squad):
            where = f"sides[{number}].squad[{place}].count"
            card = CONTENT.characters[unit.type]
            taken[card.order, card.rank] += unit.count
            if card.rank == "hero":
                heroes[unit.type] += unit.count
            if heroes[unit.type] > 1:
                yield BadScript("too-many-disks", where, RULE, thing=unit.type, found=heroes[unit.type], most=1)
            elif taken[card.order, card.rank] > (most := CONTENT.sizes[card.rank].disks):
                thing = f"{card.order} {card.rank}"
                yield BadScript("too-many-disks", where, RULE, thing=thing, found=taken[card.order, card.rank], most=most)


def _artifacts(script: Script) -> Iterator[BadScript]:
    """DK-R-70 The disk of an Order is its artifact or a barrel, never both."""
    disks = [(f"artifacts[{number}]", CONTENT.artifacts[artifact.artifact]) for number, artifact in enumerate(script.artifacts)]
    disks += [(f"objects[{number}].order", barrel.order) for number, barrel in enumerate(script.objects)]
    taken = Counter[str]()
    for where, order in disks:
        taken[order] += 1
        if taken[order] > (most := CONTENT.sizes["artifact"].disks):
            yield BadScript("too-many-disks", where, RULE, thing=f"{order} artifact", found=taken[order], most=most)


def _rituals(script: Script) -> Iterator[BadScript]:
    """DK-SET-15 The cards that are dealt out at the start are in the deck, and rituals are used."""
    dealt = [
        (f"rituals.hands.{hand.seat}[{place}]", ritual, 1)
        for hand in script.rituals.hands
        for place, ritual in enumerate(hand.rituals)
    ]
    dealt += [
        (f"special_rules[{number}].n", rule.ritual, rule.n)
        for number, rule in enumerate(script.special_rules)
        if isinstance(rule, RitualGrant)
    ]
    if dealt and not script.rituals.enabled:
        yield BadScript("rituals-off", dealt[0][0], "DK-SET-15")
    taken = Counter[str]()
    for where, ritual, number in dealt:
        taken[ritual] += number
        if taken[ritual] > (most := CONTENT.rituals[ritual]):
            yield BadScript("too-many-cards", where, "DK-SET-15", thing=ritual, found=taken[ritual], most=most)


def _time_cards(script: Script) -> Iterator[BadScript]:
    """DK-SET-16 There are five, and no camp holds both sides of them."""
    taken = 0
    kinds: dict[int, str] = {}
    for number, rule in enumerate(script.special_rules):
        if not isinstance(rule, StartTimeCards):
            continue
        taken += rule.n
        if taken > (most := CONTENT.time_cards):
            yield BadScript(
                "too-many-cards", f"special_rules[{number}].n", "DK-SET-16", thing="time_card", found=taken, most=most
            )
        if kinds.setdefault(rule.seat, rule.kind) != rule.kind:
            yield BadScript("both-time-cards", f"special_rules[{number}].kind", "DK-SET-16", seat=rule.seat)
