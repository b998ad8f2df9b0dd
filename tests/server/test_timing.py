"""Helpers for time: throttle, send timeout, timer, and an await that cancellation cannot cut short."""

import asyncio

import pytest

from parlour.server.store.writer import await_completion
from parlour.server.timing import SendTimeout, Throttle, Timer


def test_slots_follow_one_another_at_a_distance_and_the_first_comes_at_once() -> None:
    throttle = Throttle(0.5)
    assert [throttle.delay(10.0), throttle.delay(10.25), throttle.delay(10.25), throttle.delay(12.0)] == [0.0, 0.25, 0.75, 0.0]


async def happens(until: asyncio.Event) -> None:
    await asyncio.wait_for(until.wait(), 20)


def test_a_send_that_takes_too_long_is_told() -> None:
    async def work() -> None:
        late = asyncio.Event()
        timeout = SendTimeout(0.02, late.set)
        for _ in range(3):
            timeout.begin()
            timeout.end()
        timeout.begin()
        await happens(late)

    asyncio.run(work())


def test_sends_that_are_done_in_time_are_never_told_however_many_there_are() -> None:
    async def work() -> bool:
        late, later = asyncio.Event(), asyncio.Event()
        timeout = SendTimeout(0.01, late.set)
        timeout.begin()
        timeout.end()
        SendTimeout(0.05, later.set).begin()  # by then the first would have fired
        await happens(later)
        return late.is_set()

    assert not asyncio.run(work())


def test_a_timeout_that_is_closed_tells_nothing() -> None:
    async def work() -> bool:
        late, later = asyncio.Event(), asyncio.Event()
        timeout = SendTimeout(0.01, late.set)
        timeout.begin()
        timeout.close()
        SendTimeout(0.05, later.set).begin()
        await happens(later)
        return late.is_set()

    assert not asyncio.run(work())


def test_a_timer_fires_once_at_the_time_that_was_set_last() -> None:
    async def work() -> int:
        fired: list[int] = []
        timer = Timer(lambda: fired.append(1))
        timer.set(0.01)
        timer.set(-1)
        await asyncio.sleep(0.05)
        timer.set(0.01)
        timer.set(None)
        await asyncio.sleep(0.05)
        return len(fired)

    assert asyncio.run(work()) == 1


def test_who_is_cancelled_meanwhile_sees_the_work_done_and_is_cancelled_after_it() -> None:
    async def work() -> list[str]:
        order: list[str] = []
        writing: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def command() -> None:
            await await_completion(writing)
            order.append("taken in")
            await asyncio.sleep(0)
            order.append("went on")

        going = asyncio.create_task(command())
        for _ in range(2):  # also of one who is impatient
            await asyncio.sleep(0)
            going.cancel()
        await asyncio.sleep(0)
        assert not going.done()
        order.append("written")
        writing.set_result(None)
        with pytest.raises(asyncio.CancelledError):
            await going
        return order

    assert asyncio.run(work()) == ["written", "taken in"]


@pytest.mark.parametrize("cancelled", [False, True])
def test_what_goes_wrong_is_heard_by_whoever_waits_cancelled_or_not(cancelled: bool) -> None:
    async def work() -> list[str]:
        heard: list[str] = []
        writing: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def command() -> None:
            try:
                await await_completion(writing)
            except OSError as error:
                heard.append(str(error))

        going = asyncio.create_task(command())
        await asyncio.sleep(0)
        if cancelled:
            going.cancel()
            await asyncio.sleep(0)
        writing.set_exception(OSError("full"))
        await asyncio.wait([going])
        assert going.cancelled() == cancelled
        return heard

    assert asyncio.run(work()) == ["full"]
