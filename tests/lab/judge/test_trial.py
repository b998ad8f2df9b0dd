"""What a trial plays: which sides options can force, and in which order games come."""

from functools import partial

import pytest

import parlour
from parlour.games.candelabria.position import Realm
from parlour.kernel import Decision, Terms, start
from parlour.lab.judge import Fixture, GameLine, Trial, play_game
from parlour.lab.judge.pieces import Roll, groups_of, met

SKIRMISH = "examples.skirmish"


def trial(game: str, games: int = 6, seats: int | None = None, **options: str) -> Trial:
    return Trial(partial(parlour.game, game), ("random", "novice"), games, seats, options)


def test_options_force_every_pair_of_factions() -> None:
    lineups = trial("horde").lineups
    assert lineups[0] == (("alliance", "rus"), ("horde", "south_mongolia"))
    assert len(lineups) == len(set(lineups)) == 4


def test_what_was_asked_for_is_not_forced() -> None:
    assert trial("horde", alliance="china").lineups == ((("horde", "south_mongolia"),), (("horde", "north_mongolia"),))
    assert trial("horde", teams="2v2").lineups == ((),), "all four play, so that nothing can be chosen"


def test_among_three_either_side_is_commanded_by_one() -> None:
    assert trial("horde", seats=3).lineups == ((("commander", "alliance"),), (("commander", "horde"),))


def test_sides_that_options_do_not_name_are_left_to_play() -> None:
    for game in (SKIRMISH, "inbetween", "desktopia"):
        assert trial(game).lineups == ((),)
    assert trial("candelabria", seats=4, houses="random").lineups == ((),), "asked for by lot"


def test_questions_force_the_houses_of_two_on_opposite_sides() -> None:
    (block,) = trial("candelabria").blocks
    pairs = {tuple([choice for _, choice in lineup]) for lineup in block}
    assert len(block) == len(pairs) == 8
    assert {name for lineup in block for name, _ in lineup} == {"0 house", "1 house"}
    assert all((other, one) in pairs for one, other in pairs), "each pair both ways round"


@pytest.mark.parametrize(("seats", "houses", "blocks"), [(3, 4, 2), (4, 5, 4), (5, 5, 4)])
def test_among_more_each_house_sits_on_each_seat_once_a_deal(seats: int, houses: int, blocks: int) -> None:
    own = trial("candelabria", seats=seats).blocks
    assert len(own) == blocks and {len(block) for block in own} == {houses}
    for block in own:
        assert all(dict(lineup)["houses"] == "choice" for lineup in block)
        for seat in range(seats):
            assert len({dict(lineup)[f"{seat} house"] for lineup in block}) == houses
    first, second = (list(trial("candelabria", seats=seats).fixtures())[place].lineup for place in (0, 2 * houses))
    assert first in own[0] and second in own[1], "deals take the blocks in turn"


def test_a_house_that_is_forced_is_led_and_counts_as_no_choice() -> None:
    four = Trial(partial(parlour.game, "candelabria"), ("random",), 5, 4, limit=12)
    fixture = list(four.fixtures())[3]
    line = play_game(four, fixture)
    assert isinstance(line, GameLine), line
    assert [side.partition("-")[2] for side in line.sides] == [choice.split(" ")[1] for _, choice in fixture.lineup[1:]]
    assert not any(key.startswith("house ") for key in line.choices)


def test_every_lineup_is_played_with_the_same_deal() -> None:
    played = list(trial("horde").fixtures())
    assert len(played) == 2 * 8, "six games of a level are two deals with four line-ups"
    assert played[0] == Fixture("random", 0, (("alliance", "rus"), ("horde", "south_mongolia")))
    assert {fixture.deal for fixture in played[:8]} == {0}
    assert [fixture.level for fixture in played[:8]] == ["random"] * 4 + ["novice"] * 4


def test_terms_have_the_lineup_and_the_changes() -> None:
    changed = Trial(partial(parlour.game, "horde"), ("random",), 4, changes={"activations": 2})
    terms: Terms = changed.terms(changed.lineups[-1])
    assert terms.options["alliance"] == "china" and terms.options["horde"] == "north_mongolia"
    assert dict(terms.changes) == {"activations": 2}


def test_pieces_are_the_ids_that_content_lists() -> None:
    groups = groups_of(parlour.game(SKIRMISH).content)
    assert set(groups) == {"kinds", "kind_of", "start", "dice_of"}
    assert met(groups, {"r4", "spur1"}) == {"r4", "spur1", "horse"}, "a unit is met with its kind"


def test_a_copy_counts_as_its_piece() -> None:
    roll = Roll(parlour.game("horde"))
    roll.read("act rus_axe2 b4")
    roll.read("act rus_axe1 foreign7")
    assert dict(roll.named) == {"rus_axe": 2}


def test_an_answer_means_the_piece_that_it_does_not_name() -> None:
    """CN-621 What is bought in Candelabria is the upgrade on top of a stack."""
    game = parlour.game("candelabria")
    match = start(game, game.terms(4), 1)
    assert isinstance(match.position, Realm)
    stack, top = next((stack, top) for stack, top in match.position.tops.items() if top)
    decision = Decision("forge", (("buy", stack), "stop"))
    roll = Roll(game)
    assert roll.names(game, match.position, 0, decision, ("buy", stack)) == {top[0]}
    assert roll.names(game, match.position, 0, decision, "stop") == {"stop"}


def test_yes_and_no_are_told_with_the_piece_that_they_are_about() -> None:
    roll, game = Roll(parlour.game("inbetween")), parlour.game("inbetween")
    match = start(game, game.terms(), 1)
    decision = Decision("activate", ("activate", "pass"), {"card": "granola_bar"})
    assert roll.names(game, match.position, 0, decision, "pass") == {"granola_bar:pass"}
