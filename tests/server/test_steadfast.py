"""Waiting for what must not be left half done."""

import asyncio

import pytest

from parlour.server.steadfast import to_the_end


def test_who_is_cancelled_meanwhile_sees_the_work_done_and_is_cancelled_after_it() -> None:
    async def work() -> list[str]:
        order: list[str] = []
        writing: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        async def command() -> None:
            await to_the_end(writing)
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
                await to_the_end(writing)
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
