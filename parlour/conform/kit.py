"""The kit: plays a game at random under all its terms and has every promise checked on the way."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import TypeAlias

from parlour.conform.decisions import declarations, offers, questions
from parlour.conform.forms import forms
from parlour.conform.imagining import imagining
from parlour.conform.lessons import lesson_faults
from parlour.conform.records import chance, records
from parlour.conform.refusals import refusals
from parlour.conform.secrecy import hearing, secrecy
from parlour.conform.states import copies, pieces, saving
from parlour.conform.undoing import undoing
from parlour.conform.walk import Moment, walk
from parlour.conform.words import wordless
from parlour.kernel import Game, Terms

Find: TypeAlias = Callable[[Moment], Iterator[str]]

THOROUGH = 20  # of so many first answers each is looked at closely, of the later ones ever fewer
MOST_TERMS = 300  # that anybody would play one and all
STEADY = 50  # times that many answers, and even the quick checks look only now and then


@dataclass(frozen=True, slots=True)
class Fault:
    """A broken promise: the check that found it, the terms, seed and answer where, and the fact."""

    check: str
    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.check}: {self.what} ({self.where})"


@dataclass(frozen=True, slots=True)
class Check:
    """One promise of a game; `when` says at which moments it is looked at."""

    name: str
    find: Find
    when: str


ALWAYS, OFTEN, AT_THE_END = "always", "often", "at the end"

CHECKS = (
    Check("questions", questions, ALWAYS),
    Check("declared", declarations, ALWAYS),
    Check("pieces", pieces, ALWAYS),
    Check("saving", saving, ALWAYS),
    Check("hearing", hearing, ALWAYS),
    Check("offers", offers, OFTEN),
    Check("refusals", refusals, OFTEN),
    Check("copies", copies, OFTEN),
    Check("imagining", imagining, OFTEN),
    Check("secrecy", secrecy, OFTEN),
    Check("undoing", undoing, OFTEN),
    Check("records", records, AT_THE_END),
    Check("forms", forms, AT_THE_END),
    Check("chance", chance, AT_THE_END),
)
CHEAP = tuple(check for check in CHECKS if check.when != OFTEN)


def conform(
    game: Game,
    games: int,
    seed: int,
    progress: Callable[[str], None] | None = None,
    checks: Sequence[Check] = CHECKS,
    among: Sequence[Terms] | None = None,
    thorough: int = THOROUGH,
) -> list[Fault]:
    """The broken promises of a game, in so many random games under each of its terms (or of `among`).

    Of a game with very many terms those are played that tell most."""
    faults = [Fault("words", str(game.folder), what) for what in wordless(game)]
    faults += [Fault("lessons", str(game.folder), what) for what in lesson_faults(game)]
    every = terms_worth_playing(game) if among is None else list(among)
    if not every:
        faults.append(Fault("terms", game.id, "no number of seats and options is allowed"))
    for terms in every:
        left = list(checks)
        for number in range(games):
            if progress is not None:
                progress(f"{game.id}, {_written(terms)}: game {number + 1} of {games}")
            new = list(_examined(game, terms, f"conform-{seed}-{number}", left, thorough))
            faults += new
            broken = {fault.check for fault in new}
            if "rules" in broken:
                break
            left = [check for check in left if check.name not in broken]  # one fault of a kind is enough for these terms
    return faults


def _examined(game: Game, terms: Terms, seed: str, checks: Sequence[Check], thorough: int) -> Iterator[Fault]:
    where = f"{_written(terms)}, seed {seed!r}"
    rng = Random(f"{seed} looks")
    moments = walk(game, terms, seed)
    left = list(checks)
    for number in count():
        try:
            moment = next(moments)
        except StopIteration:
            return
        except Exception as error:
            yield Fault("rules", f"{where}, answer {number}", f"the rules broke down: {_raised(error)}")
            return
        closely = moment.coming is None or rng.random() * moment.number < thorough
        steadily = moment.number < thorough * STEADY
        for check in [check for check in left if _is_due(check, moment, closely, steadily)]:
            what = _found(check, moment)
            if what is not None:
                left.remove(check)
                yield Fault(check.name, f"{where}, after {number} answers", what)


def _is_due(check: Check, moment: Moment, closely: bool, steadily: bool) -> bool:
    if check.when == AT_THE_END:
        return moment.coming is None and moment.match.over
    return closely or (check.when == ALWAYS and steadily)


def _found(check: Check, moment: Moment) -> str | None:
    try:
        return next(check.find(moment), None)
    except Exception as error:
        return _raised(error)


def _raised(error: Exception) -> str:
    return f"{type(error).__name__}: {str(error)[:200]}"


def _written(terms: Terms) -> str:
    options = "".join(f", {name} {choice}" for name, choice in terms.options.items())
    return f"{terms.seats} seats{options}"


def terms_worth_playing(game: Game) -> list[Terms]:
    """All terms of a game, or where nobody could play them all those that tell most."""
    every = list(game.every_terms())
    return every if len(every) <= MOST_TERMS else telling_terms(game)


def telling_terms(game: Game) -> list[Terms]:
    """A few terms among which every number of seats has met every choice of every option that is open to it."""
    left = list(game.every_terms())
    unmet = {pair for terms in left for pair in _meetings(terms)}
    chosen: list[Terms] = []
    while unmet:
        best = max(left, key=lambda terms: len(_meetings(terms) & unmet))
        chosen.append(best)
        unmet -= _meetings(best)
    return chosen


def _meetings(terms: Terms) -> set[tuple[int, str, str]]:
    """What meets under these terms: the number of seats, and a choice of an option."""
    return {(terms.seats, "", ""), *[(terms.seats, name, choice) for name, choice in terms.options.items()]}
