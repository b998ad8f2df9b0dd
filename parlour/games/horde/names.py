"""The message that names each id of Horde."""

from parlour.games.horde.content import CONTENT
from parlour.games.horde.content.kinds import KIND_OF

NAMES = {
    **{unit: f"unit-{kind}" for unit, kind in KIND_OF.items()},
    **{kind: f"unit-{kind}" for kind in CONTENT.kinds},
    **{card: f"card-{card}" for card in CONTENT.cards},
}
