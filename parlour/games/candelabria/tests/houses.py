"""Plays whole games of Candelabria and says how each House fared: --seats 4 --games 20."""

import json
from argparse import ArgumentParser
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from statistics import fmean, median
from time import process_time

from parlour.bots import LEVELS
from parlour.games.candelabria.game import GAME
from parlour.games.candelabria.position import Realm
from parlour.kernel import Match, Terms, start
from parlour.lab import seat_bots

SWITCHES = ("missions", "withering", "sixth", "discovery")
KINDLING_TURN = "turn"


@dataclass(slots=True)
class Fortunes:
    """What came of the games: points and wins by House of the level that is looked at, and what was decided how fast."""

    level: str
    games: int = 0
    wins: float = 0.0
    points: defaultdict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    others: list[int] = field(default_factory=list)
    won: Counter[str] = field(default_factory=Counter)
    asked: Counter[str] = field(default_factory=Counter)
    seconds: list[float] = field(default_factory=list)

    def play(self, terms: Terms, levels: tuple[str, ...], seed: str) -> None:
        """One more game."""
        match = start(GAME, terms, seed)
        bots = seat_bots(GAME, levels, terms.seats, seed)
        while not match.over:
            seat, decision = next(iter(match.pending.items()))
            self.asked[decision.kind] += 1
            view = match.view(seat)
            began = process_time()
            action = bots[seat].choose(view)
            if levels[seat] == self.level:
                self.seconds.append(process_time() - began)
            match.act(seat, action)
        self._add(match, levels)

    def _add(self, match: Match, levels: tuple[str, ...]) -> None:
        realm = match.position
        assert isinstance(realm, Realm) and realm.outcome is not None, "the game is not over"
        self.games += 1
        for seat, level in enumerate(levels):
            if level == self.level:
                self.points[realm.houses[seat]].append(realm.vp[seat])
                self.won[realm.houses[seat]] += realm.outcome[seat] == 1
                self.wins += realm.outcome[seat]
            else:
                self.others.append(realm.vp[seat])

    def summary(self) -> dict[str, object]:
        """Everything in numbers."""
        times = sorted(self.seconds)
        return {
            "games": self.games,
            "wins": self.wins,
            "points": round(fmean([vp for each in self.points.values() for vp in each]), 1),
            "points_of_others": round(fmean(self.others), 1) if self.others else None,
            "houses": {house: self._of_house(house) for house in sorted(self.points)},
            "turns_a_game": round(self.asked[KINDLING_TURN] / self.games, 1),
            "decisions_a_game": round(self.asked.total() / self.games, 1),
            "milliseconds": {
                "mean": round(1000 * fmean(times), 2),
                "median": round(1000 * median(times), 2),
                "of_95_in_100": round(1000 * times[int(0.95 * len(times))], 2),
            },
        }

    def _of_house(self, house: str) -> dict[str, float]:
        points = self.points[house]
        return {"games": len(points), "points": round(fmean(points), 1), "wins": round(self.won[house] / len(points), 3)}


def main() -> None:
    """Plays the games and prints one line of JSON."""
    parser = ArgumentParser(prog="python -m parlour.games.candelabria.tests.houses", description=__doc__)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--level", choices=LEVELS, default="skilled", help="whose fortunes are looked at")
    parser.add_argument("--against", choices=LEVELS, help="the level on all seats but one, which changes with each game")
    parser.add_argument("--seed", default="houses")
    for switch in SWITCHES:
        parser.add_argument(f"--{switch}", action="store_true")
    chosen = parser.parse_args()
    terms = GAME.terms(chosen.seats, {switch: "on" if getattr(chosen, switch) else "off" for switch in SWITCHES})
    fortunes = Fortunes(chosen.level)
    for number in range(chosen.games):
        levels = [chosen.against or chosen.level] * chosen.seats
        levels[number % chosen.seats] = chosen.level
        fortunes.play(terms, tuple(levels), f"{chosen.seed}/{number}")
    print(json.dumps({"seats": chosen.seats, "level": chosen.level, "against": chosen.against, **fortunes.summary()}))


if __name__ == "__main__":
    main()
