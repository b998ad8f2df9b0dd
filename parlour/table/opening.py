"""How a table comes about: opened, opened again for the same people, or laid from a record."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from parlour.kernel import BadRecord, Game, Illegal, Match, begin_replay, check_replay, replay_step, with_words
from parlour.table.clocks import check_clock
from parlour.table.entries import Opened
from parlour.table.refusals import refusal
from parlour.table.seats import OPEN, free_name
from parlour.table.terms import Chair, Clock, PlayerId, TableId, Untimed

if TYPE_CHECKING:
    from parlour.table.table import Table

LONGEST_SEED = 200  # characters


class BadAnswer(BadRecord):
    """A record in which the answer with this number, counted from 1, cannot have been given."""

    def __init__(self, number: int, why: str) -> None:
        super().__init__(why)
        self.number = number


def first_entry(
    game: Game,
    chairs: Sequence[Chair],
    options: Mapping[str, str],
    clock: Clock,
    host: PlayerId,
    seed: str,
    former: TableId | None = None,
) -> Opened:
    """The first entry of a new table, or Illegal. Whether there are bots of such levels the caller has seen to."""
    try:
        terms = game.terms(len(chairs), options)
    except Illegal as refused:
        raise with_words(refused, game) from None
    check_clock(clock)
    if not 0 < len(seed) <= LONGEST_SEED:
        raise refusal("unknown-seed", found=seed[:40])
    seated: list[Chair] = []
    for seat, chair in enumerate(chairs):
        seated.append(_check_chair(chair, seat, seated))
    return Opened(game.id, game.version, terms.seats, dict(terms.options), seed, tuple(seated), clock, host, former=former)


def rematch_entry(table: "Table", player: PlayerId | None, seed: str) -> Opened:
    """The first entry of a table for the same people on the same seats and terms; anybody who sat there may ask for it.

    Nobody has agreed to it yet, and some may have left: the clock of each stands until they have come.
    """
    if table.stage != "over" or table.opened.laid:
        raise refusal("not-over")
    if player is None or player not in [chair.player for chair in table.chairs]:
        raise refusal("watching")
    chairs = tuple([replace(chair, level="") if chair.kind == "person" else chair for chair in table.chairs])
    awaited = tuple([seat for seat, chair in enumerate(chairs) if chair.kind == "person"]) if table.clocks.timed else ()
    return replace(table.opened, seed=seed, chairs=chairs, former=table.id, awaited=awaited)


def first_entry_of_record(game: Game, uploaded: Mapping[str, Any], host: PlayerId) -> Opened:
    """The first entry of a table that shows a record and can only be looked at; BadRecord if it is none."""
    if isinstance(uploaded, Mapping) and uploaded.get("changes"):
        raise BadRecord("a record of a trial with changed numbers cannot be laid out on a table")
    match = _replay(game, uploaded)
    assert match.seed is not None
    if isinstance(match.seed, int) and match.seed.bit_length() > 63:
        raise BadRecord("a seed of more than 63 bits has to be a text")  # a log is JSON, where numbers end there
    chairs = (OPEN,) * match.terms.seats
    options = dict(match.terms.options)
    actions = match.actions
    return Opened(
        game.id, game.version, len(chairs), options, match.seed, chairs, Untimed(), host, actions=actions, laid=True
    )  # fmt: skip


def _replay(game: Game, uploaded: Mapping[str, Any]) -> Match:
    match = begin_replay(game, uploaded)
    for number in range(len(uploaded["actions"])):
        try:
            replay_step(match, uploaded, number)
        except BadRecord as error:
            raise BadAnswer(number + 1, str(error)) from error
    check_replay(match, uploaded)
    return match


def _check_chair(chair: Chair, seat: int, before: Sequence[Chair]) -> Chair:
    match chair.kind:
        case "person":
            assert chair.player, "a person without an id"
            return Chair("person", chair.player, free_name(before, seat, chair.name))
        case "bot":
            assert chair.level, "a bot without a level"
            return Chair("bot", level=chair.level)
        case "open":
            return OPEN
