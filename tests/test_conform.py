"""The conformance kit finds what is wrong: a small sound game, and for each promise games that break it."""

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import pytest

from parlour.conform import (
    CHECKS,
    citations,
    conform,
    covers,
    functions_in_content,
    records,
    rule_numbers,
    uncited,
    untested_pieces,
    walk,
)
from parlour.kernel import (
    DERIVED,
    EVERYBODY,
    NOBODY,
    OWNER,
    PRIVATE,
    Action,
    Card,
    Choices,
    Decision,
    Game,
    Illegal,
    Keyed,
    Match,
    Option,
    Pile,
    Play,
    Position,
    Seat,
    Subset,
    Terms,
    Zone,
    ask,
    ask_all,
    chosen_items,
    draw,
    move,
    plain,
    replay,
    roll,
    rule,
    share,
    shuffle,
    stack,
    win,
)

CARDS = tuple(Card(f"coin{n}") for n in range(1, 13))
WORDS = """
game-sale = Sale
ask-bid = Your bid?
ask-keep = Keep which, { $seat }?
ask-pick = Which?
event-bids-opened = Bids: { $bids }
event-coin-taken = { $seat } takes { $card }
"""


class Sale(Position):
    """Coins in a deck, in hands and on the table; a purse that only its owner knows."""

    deck: Annotated[Pile, Zone(NOBODY)]
    hands: Annotated[dict[Seat, Pile], Zone(OWNER)]
    table: Annotated[Pile, Zone(EVERYBODY)]
    purse: Annotated[dict[Seat, int | None], PRIVATE]
    points: list[int]
    note: str
    total: Annotated[list[int], DERIVED]

    def derive(self) -> None:
        self.total = [sum(self.points)]


class LooseSale(Sale):
    """A container that is no plain dict, so that copies share it."""

    tally: Counter[str]


@plain
class BidsOpened(NamedTuple):
    bids: tuple[int, ...]


@plain
class CoinTaken(NamedTuple):
    seat: Seat
    card: Card


@plain
class Whispered(NamedTuple):
    """Names a card, but not as one."""

    text: str


def setup(terms: Terms, content: Any) -> Sale:
    return Sale(terms.seats, content, **_laid(terms))


def loose_setup(terms: Terms, content: Any) -> LooseSale:
    return LooseSale(terms.seats, content, tally=Counter(), **_laid(terms))


def _laid(terms: Terms) -> dict[str, Any]:
    seats = range(terms.seats)
    return {
        "deck": CARDS,
        "hands": dict.fromkeys(seats, ()),
        "table": (),
        "purse": dict.fromkeys(seats, 3),
        "points": [0 for _ in seats],
        "note": "",
    }


def fill_purses(sale: Position, view: Mapping[str, Any], rng: random.Random) -> None:
    assert isinstance(sale, Sale)
    for seat, coins in sale.purse.items():
        if coins is None:
            sale.purse[seat] = rng.randint(0, 3)


def score(sale: Sale, seat: Seat, points: int) -> None:
    sale.points[seat] += points
    sale.total[0] += points


def pick(*actions: Action) -> Decision:
    return Decision("pick", actions)


def keeping(sale: Sale, seat: Seat) -> Decision:
    held = sale.hands[seat]
    return Decision("keep", Subset("keep", held, 0, len(held)), {"seat": seat}, quiet=True)


@rule
def deal(sale: Sale) -> Play[None]:
    deck = yield shuffle(sale.deck)
    stack(sale, "deck", deck)
    for seat in range(sale.seats):
        draw(sale, "deck", ("hands", seat))
        draw(sale, "deck", ("hands", seat))


@rule
def play(sale: Sale) -> Play[tuple[float, ...]]:
    yield from deal(sale)
    for _ in range(2):
        bids = yield ask_all({seat: Decision("bid", tuple(("bid", n) for n in range(3))) for seat in range(sale.seats)})
        offered = tuple([bids[seat][1] for seat in range(sale.seats)])
        yield ask_all(nobody())  # goes on at once
        dice = yield roll(1)
        sale.tell(BidsOpened(offered))
        best = (offered.index(max(offered)) + dice[0]) % sale.seats
        sale.purse[best] = 0
        keep = yield ask(best, keeping(sale, best))
        for card in chosen_items(keep):
            move(sale, Card(card), ("hands", best), "table")
            score(sale, best, 1)
        choice = yield ask(best, pick("take", "leave"))
        if choice == "take":
            sale.tell(CoinTaken(best, draw(sale, "deck", ("hands", best))))
    most = max(sale.points)
    return share(tuple([seat for seat in range(sale.seats) if sale.points[seat] == most]), sale.seats)


GAME = Game(
    id="sale",
    version=1,
    seats=(2, 3),
    options={"mode": Option(("short", "long"), "short")},
    position=Sale,
    setup=setup,
    play=play,
    asks={"bid": "SA-1", "keep": "SA-2", "pick": "SA-3"},
    events=(BidsOpened, CoinTaken),
    folder=Path(__file__).parent,
    imagine=fill_purses,
    pieces=lambda sale: len(sale.seen),
)


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made: Path = tmp_path_factory.mktemp("sale")
    (made / "text").mkdir()
    for language in ("en", "ru"):
        (made / "text" / f"{language}.ftl").write_text(WORDS)
    return made


def fault(game: Game, folder: Path, name: str, games: int = 2) -> str:
    """What the check of that name says of the game under its first terms; it must say something."""
    checks = [check for check in CHECKS if check.name == name]
    found = conform(replace(game, folder=folder, seats=game.seats[:1], options={}), games, 1, checks=checks)
    assert [each for each in found if each.check == name], f"{name} found nothing, but {found}"
    return "\n".join([each.what for each in found if each.check == name])


def test_a_sound_game_has_no_faults(folder: Path) -> None:
    assert [str(each) for each in conform(replace(GAME, folder=folder), 3, 1)] == []


# -- questions -----------------------------------------------------------------------------------------------------


@rule
def endless(sale: Sale) -> Play[tuple[float, ...]]:
    while True:
        yield ask(0, pick("again"))


def nobody() -> dict[Seat, Decision]:
    return {}


@rule
def nobody_asked(sale: Sale) -> Play[tuple[float, ...]]:
    yield nobody()
    return win(0, sale.seats)


@rule
def no_answer(sale: Sale) -> Play[tuple[float, ...]]:
    yield ask(0, pick())
    return win(0, sale.seats)


@rule
def stranger_asked(sale: Sale) -> Play[tuple[float, ...]]:
    yield ask(7, pick("yes", "no"))
    return win(0, sale.seats)


@rule
def too_much_won(sale: Sale) -> Play[tuple[float, ...]]:
    yield ask(0, pick("yes"))
    return tuple([1.0 for _ in range(sale.seats)])


@rule
def breaks_down(sale: Sale) -> Play[tuple[float, ...]]:
    yield ask(0, pick("yes"))
    assert sale.points == [], "there are points"
    return win(0, sale.seats)


@rule
def undeclared(sale: Sale) -> Play[tuple[float, ...]]:
    yield ask(0, Decision("surprise", ("yes",)))
    return win(0, sale.seats)


@rule
def undeclared_event(sale: Sale) -> Play[tuple[float, ...]]:
    yield ask(0, pick("yes"))
    sale.tell(Whispered("psst"))
    return win(0, sale.seats)


@rule
def unfilled(sale: Sale) -> Play[tuple[float, ...]]:
    yield ask(0, Decision("keep", ("yes",)))
    return win(0, sale.seats)


def test_a_game_that_never_ends(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(walk, "LIMIT", 300)
    assert "not over after" in fault(replace(GAME, play=endless), folder, "questions", games=1)


@pytest.mark.parametrize(
    ("broken", "said"),
    [(nobody_asked, "nobody is asked"), (no_answer, "nothing to answer"), (stranger_asked, "seat 7 is asked")],
)
def test_a_question_that_cannot_be_answered(broken: Any, said: str, folder: Path) -> None:
    assert said in fault(replace(GAME, play=broken), folder, "questions")


@pytest.mark.parametrize(("broken", "said"), [(too_much_won, "add up to 1"), (breaks_down, "there are points")])
def test_rules_that_break_down(broken: Any, said: str, folder: Path) -> None:
    assert said in fault(replace(GAME, play=broken), folder, "rules")


@pytest.mark.parametrize(
    ("broken", "said"),
    [(undeclared, "asks 'surprise'"), (undeclared_event, "tells 'whispered'"), (unfilled, "places for ['seat']")],
)
def test_what_the_game_has_not_declared(broken: Any, said: str, folder: Path) -> None:
    assert said in fault(replace(GAME, play=broken), folder, "declared")


def test_no_terms_at_all(folder: Path) -> None:
    def never(terms: Terms) -> None:
        raise Illegal("unknown-seats", found="2", legal="none")

    assert fault(replace(GAME, allows=never), folder, "terms")


# -- offers and refusals -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Fickle(Choices):
    """Offers what it then refuses."""

    def __iter__(self) -> Iterator[Action]:
        return iter(("yes", "no"))

    def settle(self, position: Any, action: Action) -> Action | None:
        return "yes" if action == "yes" else None


@dataclass(frozen=True, slots=True)
class Gullible(Choices):
    """Takes anything for an answer."""

    def __iter__(self) -> Iterator[Action]:
        return iter(("yes", "no"))

    def settle(self, position: Any, action: Action) -> Action | None:
        return "yes"


@dataclass(frozen=True, slots=True)
class Meddling(Choices):
    """Writes down what it refuses."""

    def __iter__(self) -> Iterator[Action]:
        return iter(("yes", "no"))

    def settle(self, position: Any, action: Action) -> Action | None:
        position.tally["asked"] += 1
        return action if action in ("yes", "no") else None


@rule
def fickle(sale: Sale) -> Play[tuple[float, ...]]:
    yield ask(0, Decision("pick", Fickle()))
    return win(0, sale.seats)


@rule
def gullible(sale: Sale) -> Play[tuple[float, ...]]:
    yield ask(0, Decision("pick", Gullible()))
    return win(0, sale.seats)


@rule
def meddling(sale: Sale) -> Play[tuple[float, ...]]:
    yield ask(0, Decision("pick", Meddling()))
    return win(0, sale.seats)


@rule
def twice(sale: Sale) -> Play[tuple[float, ...]]:
    yield ask(0, pick("yes", "yes"))
    return win(0, sale.seats)


def test_an_option_that_is_refused(folder: Path) -> None:
    assert "it is refused" in fault(replace(GAME, play=fickle), folder, "offers")


def test_an_option_that_is_offered_twice(folder: Path) -> None:
    assert "twice" in fault(replace(GAME, play=twice), folder, "offers")


def test_nonsense_that_is_accepted(folder: Path) -> None:
    assert "is accepted" in fault(replace(GAME, play=gullible), folder, "refusals")


def test_a_refusal_that_changes_something(folder: Path) -> None:
    loose = replace(GAME, position=LooseSale, setup=loose_setup, play=meddling)
    assert "changed the" in fault(loose, folder, "refusals")


def test_a_refusal_without_words(folder: Path) -> None:
    def why(sale: Position, seat: Seat, decision: Decision, action: Action) -> Illegal:
        return Illegal("too-poor", rule="SA-1")

    assert "without words" in fault(replace(GAME, explain=why, illegal=("too-poor",)), folder, "refusals")
    assert "game's `illegal`" in fault(replace(GAME, explain=why), folder, "refusals")


def test_a_refusal_without_a_rule(folder: Path) -> None:
    assert "number of a rule" in fault(replace(GAME, asks={**GAME.asks, "bid": ""}), folder, "refusals")


def test_an_explanation_that_breaks_down(folder: Path) -> None:
    def why(sale: Position, seat: Seat, decision: Decision, action: Action) -> Illegal:
        raise KeyError(seat)

    assert "instead of Illegal" in fault(replace(GAME, explain=why), folder, "refusals")


# -- copies, saving, pieces ----------------------------------------------------------------------------------------


@rule
def tallying(sale: LooseSale) -> Play[tuple[float, ...]]:
    for _ in range(3):
        yield ask(0, pick("yes", "no"))
        sale.tally["asked"] += 1
    return win(0, sale.seats)


@rule
def forgets_total(sale: Sale) -> Play[tuple[float, ...]]:
    yield ask(0, pick("yes"))
    sale.points[0] += 1
    yield ask(0, pick("yes"))
    return win(0, sale.seats)


class Purse:
    """No plain data."""


@rule
def keeps_thing(sale: Sale) -> Play[tuple[float, ...]]:
    purse = Purse()
    yield ask(0, pick("yes"))
    assert purse
    return win(0, sale.seats)


ASKED = count()


@rule
def whimsical(sale: Sale) -> Play[tuple[float, ...]]:
    yield ask(0, pick("yes", f"no{next(ASKED)}"))
    return win(0, sale.seats)


@rule
def loses_card(sale: Sale) -> Play[tuple[float, ...]]:
    yield ask(0, pick("yes"))
    sale.deck = sale.deck[1:]
    yield ask(0, pick("yes"))
    return win(0, sale.seats)


@rule
def doubles_card(sale: Sale) -> Play[tuple[float, ...]]:
    yield ask(0, pick("yes"))
    sale.table = sale.deck[:1]
    yield ask(0, pick("yes"))
    return win(0, sale.seats)


def test_copies_that_share_something(folder: Path) -> None:
    loose = replace(GAME, position=LooseSale, setup=loose_setup, play=tallying)
    assert "changes the original" in fault(loose, folder, "copies")


def test_a_view_that_changes_the_position(folder: Path) -> None:
    def count_looks(sale: Position, seat: Seat | None) -> Mapping[str, Any]:
        assert isinstance(sale, Sale)
        score(sale, 0, 1)
        return {}

    assert "making a view" in fault(replace(GAME, facts=count_looks), folder, "copies")


def test_a_derived_field_that_is_not_kept_up_to_date(folder: Path) -> None:
    assert "the derived total" in fault(replace(GAME, play=forgets_total), folder, "saving")


def test_a_rule_that_holds_what_cannot_be_saved(folder: Path) -> None:
    assert "not plain data" in fault(replace(GAME, play=keeps_thing), folder, "saving")


def test_a_question_that_does_not_follow_from_the_position(folder: Path) -> None:
    assert "other options" in fault(replace(GAME, play=whimsical), folder, "saving")


@pytest.mark.parametrize(("broken", "said"), [(loses_card, "lost: ['coin1']"), (doubles_card, "out of nothing: ['coin1']")])
def test_cards_lost_or_made(broken: Any, said: str, folder: Path) -> None:
    assert said in fault(replace(GAME, play=broken), folder, "pieces")


def test_what_the_game_itself_counts(folder: Path) -> None:
    assert "own count" in fault(replace(GAME, pieces=lambda sale: sale.drawn), folder, "pieces")


# -- records, forms, chance ----------------------------------------------------------------------------------------

MATCHES = count()


def luck(sides: int) -> int:
    return random.randrange(sides)


def first_byte(sale: Sale) -> int:
    assert isinstance(sale.source, Keyed)
    return sale.source.key[0]


@rule
def remembers(sale: Sale) -> Play[tuple[float, ...]]:
    yield ask(0, pick("yes", "no"))
    sale.points[0] = next(MATCHES)
    sale.derive()
    return win(0, sale.seats)


@rule
def lucky(sale: Sale) -> Play[tuple[float, ...]]:
    yield ask(0, pick("yes", "no"))
    score(sale, 0, luck(1_000_000))
    return win(0, sale.seats)


@rule
def reads_key(sale: Sale) -> Play[tuple[float, ...]]:
    yield ask(0, pick("yes", "no"))
    score(sale, 0, first_byte(sale))
    return win(0, sale.seats)


@rule
def holds_list(sale: Sale) -> Play[tuple[float, ...]]:
    points = sale.points
    yield ask(0, pick("yes", "no"))
    points[0] += 1
    return win(0, sale.seats)


def test_a_match_that_does_not_replay(folder: Path) -> None:
    assert "does not replay" in fault(replace(GAME, play=remembers), folder, "records")


def test_chance_that_does_not_come_from_the_source(folder: Path) -> None:
    assert "another end" in fault(replace(GAME, play=lucky), folder, "chance")


def test_rules_that_read_the_key(folder: Path) -> None:
    assert "AssertionError" in fault(replace(GAME, play=reads_key), folder, "chance")


def test_a_compiled_rule_that_plays_otherwise(folder: Path) -> None:
    assert "points is [1, 0] for the generator" in fault(replace(GAME, play=holds_list), folder, "forms")


def test_a_forged_record_that_is_believed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def believe(game: Game, record: Mapping[str, Any], check: bool = True) -> Match:
        return replay(game, record, False)

    monkeypatch.setattr(records, "replay", believe)
    assert "as if it were genuine" in fault(GAME, folder, "records")


# -- secrets -------------------------------------------------------------------------------------------------------


def show_top(sale: Position, seat: Seat | None) -> Mapping[str, Any]:
    assert isinstance(sale, Sale)
    return {"top": sum(map(ord, "".join(sale.deck[-3:])))}


def show_sealed(sale: Position, seat: Seat | None) -> Mapping[str, Any]:
    return {"sealed": [str(action) for action in sale.sealed.values()]}


def show_key(sale: Position, seat: Seat | None) -> Mapping[str, Any]:
    return {"key": sale.source.key.hex() if isinstance(sale.source, Keyed) else ""}


def show_quiet(sale: Position, seat: Seat | None) -> Mapping[str, Any]:
    return {"doing": [decision.kind for decision in sale.asked.values()]} if isinstance(sale.asked, dict) else {}


TRUTH: list[Position] = []


def remember_truth(sale: Position, seat: Seat | None) -> Mapping[str, Any]:
    TRUTH[:] = [sale]
    return {}


def peek_at_truth(sale: Position, view: Mapping[str, Any], rng: random.Random) -> None:
    fill_purses(sale, view, rng)
    assert isinstance(sale, Sale) and isinstance(TRUTH[0], Sale)
    sale.purse.update(TRUTH[0].purse)


def sort_deck(sale: Position, view: Mapping[str, Any], rng: random.Random) -> None:
    fill_purses(sale, view, rng)
    assert isinstance(sale, Sale)
    hidden = iter(sorted(card for card, seats in sale.seen.items() if not seats & 1 << (view["seat"] or 0)))
    if view["seat"] is not None:
        sale.deck = tuple([next(hidden) for _ in sale.deck])
        for other in sale.hands:
            if other != view["seat"]:
                sale.hands[other] = tuple([next(hidden) for _ in sale.hands[other]])


@rule
def holds_card(sale: Sale) -> Play[tuple[float, ...]]:
    yield from deal(sale)
    top = sale.deck[-1]
    yield ask(0, pick("yes", "no"))
    sale.note = top
    return win(0, sale.seats)


@rule
def writes_card(sale: Sale) -> Play[tuple[float, ...]]:
    yield from deal(sale)
    sale.note = sale.deck[-1]
    yield ask(0, pick("yes", "no"))
    return win(0, sale.seats)


@rule
def offers_card(sale: Sale) -> Play[tuple[float, ...]]:
    yield from deal(sale)
    yield ask(0, pick(*[("guess", card) for card in sale.hands[1]]))
    return win(0, sale.seats)


@rule
def whispers(sale: Sale) -> Play[tuple[float, ...]]:
    yield from deal(sale)
    yield ask(0, pick("yes", "no"))
    sale.tell(Whispered(f"on top is {sale.deck[-1]}"))
    return win(0, sale.seats)


def test_a_view_that_depends_on_what_is_hidden(folder: Path) -> None:
    assert "in facts" in fault(replace(GAME, facts=show_top), folder, "imagining")


def test_something_private_that_nobody_imagines(folder: Path) -> None:
    assert "has nothing for seat" in fault(replace(GAME, imagine=None), folder, "imagining")


def test_an_imagined_deal_that_is_always_the_same(folder: Path) -> None:
    assert "always in the same way" in fault(replace(GAME, imagine=sort_deck), folder, "imagining")


def test_an_imagination_that_knows_the_truth(folder: Path) -> None:
    broken = replace(GAME, facts=remember_truth, imagine=peek_at_truth)
    assert "more than its view" in fault(broken, folder, "imagining")


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        (holds_card, "the locals of the rules"),
        (writes_card, "the field note"),
        (offers_card, "its options"),
    ],
)
def test_a_hidden_card_that_is_named(broken: Any, said: str, folder: Path) -> None:
    assert said in fault(replace(GAME, play=broken), folder, "secrecy")


def test_a_hidden_card_that_is_told(folder: Path) -> None:
    assert "the event whispered" in fault(replace(GAME, play=whispers), folder, "hearing")


@pytest.mark.parametrize(
    ("facts", "said"),
    [
        (show_sealed, "the sealed answer of seat"),
        (show_quiet, "is asked 'keep', quietly"),
        (show_key, "holds the key"),
    ],
)
def test_a_secret_of_the_kernel_that_is_shown(facts: Any, said: str, folder: Path) -> None:
    assert said in fault(replace(GAME, facts=facts), folder, "secrecy")


# -- undo ----------------------------------------------------------------------------------------------------------


@rule
def shows_purse(sale: Sale) -> Play[tuple[float, ...]]:
    yield ask(0, pick("ask", "leave"))
    sale.note = f"{sale.purse[1]} coins"
    yield ask(0, pick("yes", "no"))
    return win(0, sale.seats)


def test_an_answer_that_shows_something_and_can_be_taken_back(folder: Path) -> None:
    assert "could not know" in fault(replace(GAME, play=shows_purse), folder, "undoing")


def test_undo_that_reaches_too_far(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "undoable", lambda match, seat: len(match.actions))
    assert "may take back" in fault(GAME, folder, "undoing")


def test_undo_that_leaves_the_position(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forget(match: Match, seat: Seat, answers: int = 1) -> None:
        if not 0 < answers <= match.undoable(seat):
            raise Illegal("no-undo")
        for _ in range(answers):
            assert match.history is not None
            match.history = match.history[4]

    monkeypatch.setattr(Match, "undo", forget)
    assert "as it was before" in fault(replace(GAME, play=two_answers), folder, "undoing")
    assert "the match without it" in fault(GAME, folder, "undoing")


def test_undo_without_limit(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "undo", lambda match, seat, answers=1: None)
    assert "it may take back only 0" in fault(GAME, folder, "undoing")


@rule
def two_answers(sale: Sale) -> Play[tuple[float, ...]]:
    yield ask(0, pick("yes", "no"))
    score(sale, 0, 1)
    yield ask(0, pick("yes", "no"))
    return win(0, sale.seats)


# -- words ---------------------------------------------------------------------------------------------------------


def test_words_that_are_missing_or_differ(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.ftl").write_text(WORDS.replace("$card", "$coin") + "more = { $this }\n= junk\n")
    (tmp_path / "text" / "ru.ftl").write_text("game-sale = Sale\nmore = { $that }\nmore = again\n")
    said = fault(replace(GAME, asks={**GAME.asks, "haggle": "SA-4"}), tmp_path, "words", games=0)
    for expected in (
        "en.ftl: not understood: '= junk'",
        "ru.ftl: more stands there twice",
        "ask-bid is missing in ru",
        "more has the places ['this'] in en, [] in ru",
        "no words for ask-haggle",
        "event-coin-taken has places for ['coin'], but the event has only ['card', 'seat']",
    ):
        assert expected in said, said


def test_no_words_at_all(tmp_path: Path) -> None:
    assert "there is no en.ftl" in fault(GAME, tmp_path, "words", games=0)


# -- citations and content -----------------------------------------------------------------------------------------

RULES = """# Rules
## 3. Components
- **SA-3.1** Not to be tested.
## 4. Setup
- **SA-4.1** A rule, see SA-9.9 and **SA-9.8**.
| SA-4.2 | A rule in a table. |
| **SA-TR-NM6e** | Another. |
### 6.2 Part
  - **SA-601**. Below another.
## 12. Examples
- **SA-X1 A title.** An example.
"""


def test_rules_that_no_test_covers_and_rules_that_do_not_exist(tmp_path: Path) -> None:
    (tmp_path / "RULES.md").write_text(RULES)
    (tmp_path / "tests").mkdir()
    cited = '@covers("SA-4.1", "SA-X1", "card:coin")\ndef test_one(): ...\n@covers("SA-7")\ndef test_two(): ...\n'
    (tmp_path / "tests" / "test_sale.py").write_text(cited)
    assert rule_numbers(tmp_path / "RULES.md") == ("SA-4.1", "SA-4.2", "SA-TR-NM6e", "SA-601")
    assert list(uncited(tmp_path / "RULES.md", tmp_path / "tests")) == [
        "no test covers SA-4.2",
        "no test covers SA-TR-NM6e",
        "no test covers SA-601",
        "test_sale.py:4 cites SA-7, which RULES.md does not have",
    ]


def test_a_citation_that_is_not_written_out(tmp_path: Path) -> None:
    (tmp_path / "test_sale.py").write_text("@covers(*NUMBERS)\ndef test_one(): ...\n")
    with pytest.raises(ValueError, match="write out"):
        citations(tmp_path)


def test_covers_marks_a_test() -> None:
    assert covers("SA-1")(test_covers_marks_a_test).covers == ("SA-1",)  # type: ignore[attr-defined]


def test_pieces_that_no_test_covers(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    (tmp_path / "tests").mkdir()
    (tmp_path / "text" / "en.ftl").write_text("card-coin = Coin\ncard-coin-hint = Money\ncard-gem = Gem\nunit-foot = Foot\n")
    cited = '@covers("card:coin", "card:ring")\ndef test_one(): ...\n'
    (tmp_path / "tests" / "test_sale.py").write_text(cited)
    assert list(untested_pieces(tmp_path)) == [
        "test_sale.py:2 covers card:ring, but there are no words for card-ring",
        "no test covers card:gem",
    ]


def test_content_that_works_things_out(tmp_path: Path) -> None:
    (tmp_path / "content").mkdir()
    (tmp_path / "content" / "cards.py").write_text("def cost(card): ...\nNAME = lambda card: card\n")
    said = sorted(functions_in_content(tmp_path))
    assert said == ["content/cards.py:1 defines cost", "content/cards.py:2 defines a lambda"]


def test_every_check_is_shown_to_find_something() -> None:
    text = Path(__file__).read_text()
    for check in CHECKS:
        assert f'folder, "{check.name}"' in text, f"no broken game for {check.name}"
