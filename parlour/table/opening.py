"""How a table comes about: opened, opened again for the same people, or laid from a record."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from parlour.kernel import (
    BadRecord,
    Deal,
    Game,
    Illegal,
    Match,
    Seat,
    begin_replay,
    check_replay,
    deal_of,
    replay_step,
    with_words,
)
from parlour.table.clocks import check_clock
from parlour.table.entries import Opened
from parlour.table.refusals import refusal
from parlour.table.seats import OPEN, check_entropy, free_name, seats_of
from parlour.table.terms import Chair, Clock, PlayerId, Untimed

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
    entropy: str = "",
    *,
    chosen: bool = False,
) -> Opened:
    """The first entry of a new table, or Illegal. Whether there are bots of such levels the caller has seen to.

    `entropy` is what the host adds to the seed; a seed that was `chosen` stays as it is, and is for nobody else to sit down to.
    """
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
    if chosen and OPEN in seated:
        raise refusal("seed-with-open-seats")
    added = () if chosen else _added(seated, host, entropy)
    options = dict(terms.options)
    return Opened(
        game.id, game.version, terms.seats, options, seed, tuple(seated), clock, host, awaited=_awaited(seated, clock),
        open_deal=chosen, entropy=added,
    )  # fmt: skip


def _awaited(chairs: Sequence[Chair], clock: Clock) -> tuple[Seat, ...]:
    """The seats whose clocks stand until their players have answered once: nobody loses time before they have come."""
    return () if isinstance(clock, Untimed) else tuple([seat for seat, chair in enumerate(chairs) if chair.kind != "bot"])


def _added(chairs: Sequence[Chair], player: PlayerId, entropy: str) -> tuple[tuple[Seat, str], ...]:
    """What a player adds to the seed, under the first of the own seats."""
    mine = seats_of(chairs, player)
    return ((mine[0], entropy),) if mine and check_entropy(entropy) else ()


def rematch_entry(table: "Table", player: PlayerId | None, seed: str, entropy: str = "") -> Opened:
    """The first entry of a table for the same people on the same terms; anybody who sat there may ask for it.

    Two people exchange their seats. Against a bot everybody keeps the seat that was chosen.

    Nobody has agreed to it yet, and some may have left: the clock of each stands until they have answered once.
    """
    if table.stage != "over" or table.opened.laid:
        raise refusal("not-over")
    if player is None or player not in [chair.player for chair in table.chairs]:
        raise refusal("watching")
    chairs = tuple([replace(chair, level="") if chair.kind == "person" else chair for chair in table.chairs])
    if len({chair.player for chair in chairs if chair.kind == "person"}) == len(chairs) == 2:
        chairs = chairs[::-1]
    awaited = _awaited(chairs, table.opened.clock)
    added = _added(chairs, player, entropy)
    return replace(
        table.opened, seed=seed, chairs=chairs, former=table.id, awaited=awaited, open_deal=False, entropy=added
    )  # fmt: skip


def first_entry_of_record(game: Game, uploaded: Mapping[str, Any], host: PlayerId) -> Opened:
    """The first entry of a table that shows a record and can only be looked at; BadRecord if it is none."""
    if isinstance(uploaded, Mapping) and uploaded.get("changes"):
        raise BadRecord("a record of a trial with changed numbers cannot be laid out on a table")
    match = _replay(game, uploaded)
    assert match.seed is not None
    deal = deal_of(uploaded) or Deal(False, match.seed, ())
    if isinstance(deal.secret, int) and deal.secret.bit_length() > 63:
        raise BadRecord("a seed of more than 63 bits has to be a text")  # a log is JSON, where numbers end there
    chairs = (OPEN,) * match.terms.seats
    options = dict(match.terms.options)
    actions = match.actions
    return Opened(
        game.id, game.version, len(chairs), options, deal.secret, chairs, Untimed(), host, actions=actions, laid=True,
        open_deal=deal.open, entropy=deal.entropy,
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
