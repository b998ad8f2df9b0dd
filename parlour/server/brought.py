"""Records that people bring: which can be shown, and what is wrong with the others."""

from collections.abc import Mapping
from typing import Any

from parlour.kernel import BadRecord, Game
from parlour.kernel.match import RECORD
from parlour.server.catalogue import Catalogue
from parlour.server.refusals import Refusal
from parlour.table import BadAnswer, laid
from parlour.table.entries import Opened
from parlour.table.terms import PlayerId

Record = Mapping[str, Any]


def game_of(record: Record, catalogue: Catalogue, longest: int) -> Game:
    """The game of a record that looks like one; its answers are not looked at yet."""
    if record.get("format") != RECORD:
        raise Refusal(422, "foreign-record")
    named, rules, actions = record.get("game"), record.get("rules"), record.get("actions")
    if not isinstance(named, str) or named not in catalogue.games:
        raise Refusal(422, "record-of-other-game", found=str(named)[:60])
    game = catalogue.game(named)
    if rules != game.version:
        raise Refusal(422, "record-of-other-rules", found=str(rules)[:20], ours=str(game.version))
    if isinstance(actions, list) and len(actions) > longest:
        raise Refusal(422, "long-record", longest=longest)
    if record.get("changes"):
        raise Refusal(422, "changed-record")
    return game


def shown(game: Game, record: Record, player: PlayerId) -> Opened:
    """The first entry of a table that shows the record, played again from beginning to end."""
    try:
        return laid(game, record, player)
    except BadAnswer as error:
        raise Refusal(422, "damaged-answer", number=error.number) from error
    except BadRecord as error:
        raise Refusal(422, "damaged-record") from error
