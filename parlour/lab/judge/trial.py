"""A trial of a game: what is played, which sides are forced, and the schedule of its games.

Each level plays against itself. Where options of the game say who leads which side, or its first questions do, every deal is
played with line-ups in which each side is seen equally often, with the same luck.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice, product
from typing import Any, TypeAlias

from parlour.kernel import Game, Illegal, Match, Seat, Seed, Terms, notation, start

Lineup: TypeAlias = tuple[tuple[str, str], ...]  # who leads what: options with their choices, answers as ("0 house", "lead ash")

ANSWERS = 20_000  # a game that goes on longer counts as endless
MAX_LINEUPS = 64  # more than that, and no deal would ever be whole
FEW_LINEUPS = 8  # that are all played with one deal
MOST_SIDES = 12  # to choose from in one question
MOST_WAYS = 1_000  # to choose sides that are looked at


@dataclass(frozen=True, slots=True)
class Variant:
    """What is otherwise than in the games that a level plays against itself, to learn what that changes."""

    players: tuple[str, ...] = ()  # the bot of each seat, if not the level
    ban: tuple[str, str] | None = None  # a kind of question, and what must not be answered to it
    team: int = 0  # to whom that is forbidden
    luck: int = 0  # chance after the first question: 0 is that of the deal, any other number another luck
    minds: int = 0  # the bots' own random numbers
    changes: tuple[tuple[str, Any], ...] = ()  # numbers of the content, besides those of the trial


PLAIN = Variant()


@dataclass(frozen=True, slots=True)
class Fixture:
    """One game to be played."""

    level: str
    deal: int
    lineup: Lineup
    variant: Variant = PLAIN


@dataclass(frozen=True, slots=True)
class Trial:
    """What is played, picklable: `find` finds the game in another process."""

    find: Callable[[], Game]
    levels: tuple[str, ...]
    games: int  # of each level, at most
    seats: int | None = None
    options: Mapping[str, str] = field(default_factory=dict)  # those that were asked for; they force no sides
    changes: Mapping[str, Any] = field(default_factory=dict)
    seed: Seed = 0
    limit: int = ANSWERS
    studies: tuple[str, ...] = ()
    compared: int = 0  # games of each comparison of a study
    vary: tuple[str, ...] = ()  # patterns of numbers to sweep, and of "kind what" to ban; () is all

    def terms(self, lineup: Lineup = (), variant: Variant = PLAIN) -> Terms:
        return self.find().terms(self.seats, {**self.options, **options_of(lineup)}, {**self.changes, **dict(variant.changes)})

    @property
    def blocks(self) -> tuple[tuple[Lineup, ...], ...]:
        """The line-ups that are played with one deal; deals take the blocks in turn. In each block every side is seen equally."""
        return blocks_of(self.find(), self.terms(), self.options)

    @property
    def lineups(self) -> tuple[Lineup, ...]:
        """Every line-up; the empty one alone if no side is forced."""
        return tuple([lineup for block in self.blocks for lineup in block])

    @property
    def deals(self) -> int:
        """How many deals it takes to play at least so many games of each level."""
        return -(-self.games // len(self.blocks[0]))

    def fixtures(self) -> Iterator[Fixture]:
        """All games, deal by deal, so that a trial that is left early is an even one."""
        blocks = self.blocks
        for deal in range(self.deals):
            for level in self.levels:
                for lineup in blocks[deal % len(blocks)]:
                    yield Fixture(level, deal, lineup)


def options_of(lineup: Lineup) -> dict[str, str]:
    """The options among the entries of a line-up."""
    return {name: choice for name, choice in lineup if " " not in name}


def answers_of(lineup: Lineup) -> dict[tuple[Seat, str], str]:
    """The answers among them: to which kind of question of which seat."""
    answers = {}
    for name, choice in lineup:
        seat, space, kind = name.partition(" ")
        if space:
            answers[int(seat), kind] = choice
    return answers


def blocks_of(game: Game, terms: Terms, asked: Mapping[str, str]) -> tuple[tuple[Lineup, ...], ...]:
    """All line-ups of sides that options force, or else answers; one block with the empty one if neither does."""
    key = (game.id, terms.seats, *sorted(terms.options.items()), "asked", *sorted(asked.items()), repr(terms.changes))
    if key not in _BLOCKS:
        lineups = lineups_of(game, terms, asked)
        _BLOCKS[key] = (lineups,) if lineups != ((),) else answered_blocks(game, terms, asked) or (lineups,)
    return _BLOCKS[key]


_BLOCKS: dict[Any, tuple[tuple[Lineup, ...], ...]] = {}  # working them out means playing the set-up in every way


def lineups_of(game: Game, terms: Terms, asked: Mapping[str, str]) -> tuple[Lineup, ...]:
    """All choices of those options that force sides and were not asked for."""
    names = [name for name in game.options if name not in asked and _forces_sides(game, terms, name)]
    choices = product(*[game.options[name].legal(terms.seats) for name in names])
    lineups = [tuple(zip(names, chosen, strict=True)) for chosen in choices]
    allowed = tuple([lineup for lineup in lineups if _with(game, terms, dict(lineup)) is not None])
    return allowed if 1 < len(allowed) <= MAX_LINEUPS else ((),)


def answered_blocks(game: Game, terms: Terms, asked: Mapping[str, str]) -> tuple[tuple[Lineup, ...], ...]:
    """Line-ups of answers that choose sides, where seats are asked for them or one more option has them asked; else ()."""
    for choice in [{}, *[{name: other} for name in game.options if name not in asked for other in game.options[name].choices]]:
        agreed = _with(game, terms, choice)
        if agreed is None or game.words.sides is None:
            continue
        lineups = [(*choice.items(), *answers) for answers in _chosen(start(game, agreed, 0), game.words.sides)]
        if len(lineups) > 1:
            return _blocks(sorted(lineups), len(choice))
    return ()


def _chosen(match: Match, sides: Callable[[Any], Sequence[str]], taken: Lineup = ()) -> list[Lineup]:
    """Every way in which the questions that come first choose the sides, after those that were chosen already."""
    if len(match.pending) != 1:
        return [_with_rest(taken, sides(match.position))]
    seat, decision = next(iter(match.pending.items()))
    options = [] if decision.ranges else [notation(action) for action in islice(decision.actions, MOST_SIDES + 1)]
    ways: list[Lineup] = []
    for option in options if 1 < len(options) <= MOST_SIDES else ():
        after = match.branch()
        after.act(seat, option)
        if sides(match.position)[seat] or not sides(after.position)[seat].endswith(f"-{option.split(' ')[-1]}"):
            break
        ways += _chosen(after, sides, (*taken, (f"{seat} {decision.kind}", option)))
        if len(ways) > MOST_WAYS:
            return [()]
    return ways or [_with_rest(taken, sides(match.position))]


def _with_rest(taken: Lineup, sides: Sequence[str]) -> Lineup:
    """With the seat that was not asked, because only one side was left for it: in another deal it may be asked first."""
    if not taken:
        return ()
    (first, option), rest = taken[0], {int(name.split(" ")[0]) for name, _ in taken}
    kind, verb = first.partition(" ")[2], option.rpartition(" ")[0]
    left = [
        (f"{seat} {kind}", f"{verb} {side.partition('-')[2]}") for seat, side in enumerate(sides) if side and seat not in rest
    ]
    return tuple(sorted([*taken, *left]))


def _blocks(lineups: list[Lineup], options: int) -> tuple[tuple[Lineup, ...], ...]:
    """All line-ups in one block if they are few; else cyclic Latin squares, in which each side sits once on each seat."""
    if len(lineups) <= FEW_LINEUPS:
        return (tuple(lineups),)
    known = set(lineups)
    sides = sorted({choice for lineup in lineups for _, choice in lineup[options:]})
    names = [name for name, _ in lineups[0][options:]]
    blocks = []
    for stride in range(1, len(sides)):
        block = [
            (*lineups[0][:options], *[(name, sides[(first + stride * place) % len(sides)]) for place, name in enumerate(names)])
            for first in range(len(sides))
        ]
        if known.issuperset(block):
            blocks.append(tuple(block))
    return tuple(blocks)


def _forces_sides(game: Game, terms: Terms, name: str) -> bool:
    """Whether every choice of an option puts somebody at the head of the side that it names."""
    option = game.options[name]
    choices = () if option.open else option.legal(terms.seats)
    return len(choices) > 1 and all(_leads(game, _with(game, terms, {name: choice}), choice) for choice in choices)


def _leads(game: Game, terms: Terms | None, side: str) -> bool:
    if game.words.seated is None or terms is None:
        return False
    return any(name.endswith(f"-{side}") for name in game.words.seated(terms))


def _with(game: Game, terms: Terms, choices: Mapping[str, str]) -> Terms | None:
    try:
        return game.terms(terms.seats, {**terms.options, **choices}, terms.changes)
    except Illegal:
        return None
