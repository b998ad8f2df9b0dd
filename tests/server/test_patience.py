"""How long somebody is waited for."""

import asyncio

from parlour.server.patience import Patience


async def told(until: asyncio.Event) -> None:
    await asyncio.wait_for(until.wait(), 20)


def test_what_takes_too_long_is_told() -> None:
    async def work() -> None:
        lost = asyncio.Event()
        patience = Patience(0.02, lost.set)
        for _ in range(3):
            patience.begin()
            patience.end()
        patience.begin()
        await told(lost)

    asyncio.run(work())


def test_what_is_done_in_time_is_never_told_however_many_there_are() -> None:
    async def work() -> bool:
        lost, watched = asyncio.Event(), asyncio.Event()
        patience = Patience(0.01, lost.set)
        patience.begin()
        patience.end()
        Patience(0.05, watched.set).begin()  # by then the first would have told
        await told(watched)
        return lost.is_set()

    assert not asyncio.run(work())


def test_who_has_left_is_waited_for_no_more() -> None:
    async def work() -> bool:
        lost, watched = asyncio.Event(), asyncio.Event()
        patience = Patience(0.01, lost.set)
        patience.begin()
        patience.close()
        Patience(0.05, watched.set).begin()
        await told(watched)
        return lost.is_set()

    assert not asyncio.run(work())
