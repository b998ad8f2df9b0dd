"""Carries out an effect, word by word, and says beforehand whether it would change anything."""

from parlour.games.inbetween.content import BRANCH_OF
from parlour.games.inbetween.effects.use import Among, Use, among
from parlour.games.inbetween.events import EffectUsed, NothingChanged
from parlour.games.inbetween.position import SIDES, CharacterId, Duel, face
from parlour.kernel import Play, Seat, rule


def is_void(duel: Duel, use: Use) -> bool:
    """IB-109 and IB-514 Whether nothing of an effect could change anything. It may be chosen all the same; players are told."""
    for word in duel.content.effects[use.effect]:  # noqa: SIM110 a generator would cost more than most words
        if word.would_change(duel, use):
            return False
    return True


def lenders(duel: Duel, which: Among, use: Use) -> list[CharacterId]:
    """IB-D23 and IB-D45 Of the characters whose effect is to be used, those whose effect would change something."""
    _, seat, source, spent, openly = use
    return [
        character
        for character in among(duel, which, source)
        if not is_void(duel, Use(face(duel, character).effect, seat, character, spent, openly))
    ]


@rule
def use_effect(duel: Duel, seat: Seat, character: CharacterId) -> Play[None]:
    """IB-706, IB-707, IB-713 and IB-714 A side uses the effect of the face that a character shows, and no more than that."""
    use = Use(face(duel, character).effect, seat, character)
    duel.tell(EffectUsed(SIDES[seat], character, use.effect))
    yield from carry_out(duel, use)


@rule
def carry_out(duel: Duel, use: Use) -> Play[None]:
    """IB-110, IB-111 and IB-112 Carries out an effect for its user, part by part; a void one changes nothing."""
    if is_void(duel, use):
        duel.tell(NothingChanged(BRANCH_OF.get(use.effect, use.effect)))
        return
    for part in range(len(duel.content.effects[use.effect])):
        word = duel.content.effects[use.effect][part]
        if not word.would_change(duel, use):
            continue  # IB-110
        if hasattr(word, "act"):
            word.act(duel, use)
        else:
            yield from word.resolve(duel, word, use)
