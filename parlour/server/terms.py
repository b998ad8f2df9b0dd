"""What can still be chosen when some things are agreed."""

from collections.abc import Mapping

from parlour.kernel import Game, Illegal, Terms
from parlour.kernel.words import worded


def agree(game: Game, seats: int | None, options: Mapping[str, str]) -> Terms:
    """Terms filled up with the defaults, or a refusal in the game's own words."""
    try:
        return game.terms(seats, options)
    except Illegal as refused:
        raise worded(refused, game) from None


def choices_left(game: Game, agreed: Terms) -> dict[str, tuple[str, ...]]:
    """For each option the choices that the game allows while the others stay as they are, the one that stands included."""
    return {
        name: tuple([choice for choice in option.choices if _allows(game, agreed, name, choice)])
        for name, option in game.options.items()
    }


def _allows(game: Game, agreed: Terms, name: str, choice: str) -> bool:
    try:
        game.terms(agreed.seats, {**agreed.options, name: choice})
    except Illegal:
        return False
    return True
