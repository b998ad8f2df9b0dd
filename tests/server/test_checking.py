"""Texts of somebody's own are checked in a process of their own, which may fail without anybody else noticing."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest

from parlour.games import game
from parlour.games.desktopia.tests.scripts.drawn import DUEL
from parlour.kernel import Illegal
from parlour.server import checking
from parlour.server.checking import Agreement, Checker, NoVerdict

T = TypeVar("T")
FINDER = "parlour.games:game"
TAKEN = Agreement("desktopia", 2, {"custom": json.dumps(DUEL)})
REFUSED = Agreement("desktopia", 1, {"custom": json.dumps(DUEL)})


def checked(work: Callable[[Checker], Awaitable[T]], finder: str = FINDER) -> T:
    async def run() -> T:
        checker = Checker(finder, {})
        try:
            return await work(checker)
        finally:
            await checker.close()

    return asyncio.run(run())


def test_the_process_says_what_the_game_says() -> None:
    with pytest.raises(Illegal) as here:
        game("desktopia").terms(REFUSED.seats, REFUSED.options)

    async def work(checker: Checker) -> Illegal:
        await checker.check(TAKEN)
        with pytest.raises(Illegal) as there:
            await checker.check(REFUSED)
        await checker.check(TAKEN)
        return there.value

    refusal = checked(work)
    assert (refusal.key, refusal.rule) == (here.value.key, here.value.rule)
    assert set(refusal.words) == {"en", "ru"} and all(refusal.words.values())


def test_a_process_that_died_is_replaced() -> None:
    async def work(checker: Checker) -> None:
        await checker.check(TAKEN)
        assert checker._process is not None
        checker._process.kill()
        await checker._process.wait()
        await checker.check(TAKEN)

    checked(work)


def test_what_fails_there_is_told_and_the_next_is_checked() -> None:
    async def work(checker: Checker) -> None:
        with pytest.raises(NoVerdict):
            await checker.check(Agreement("no such game", 2, {}))
        await checker.check(TAKEN)

    checked(work)


def test_a_process_that_does_not_answer_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "CHECK_SECONDS", 0.01)

    async def work(checker: Checker) -> None:
        with pytest.raises(NoVerdict):
            await checker.check(TAKEN)
        assert checker._process is None

    checked(work)


def test_one_that_cannot_be_started_is_told() -> None:
    async def work(checker: Checker) -> None:
        with pytest.raises(NoVerdict):
            await checker.check(TAKEN)

    checked(work, "no.such.module:game")
