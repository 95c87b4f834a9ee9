"""Polling threads, together with threads whose callbacks call into the interpreter."""

import threading
import time
from typing import Any

from cubind import driver
from gpu.support import ok

SECONDS = 6
# An H200 makes about 78,000 callbacks if polling lets other threads run, and 500 to 1,000 otherwise.
LEAST = 20_000


def test_polling_threads_do_not_starve_callbacks(context: Any) -> None:
    called: list[None] = []
    failures: list[BaseException] = []
    end = time.monotonic() + SECONDS

    def new_stream() -> Any:
        ok(driver.cuCtxSetCurrent(context))
        return ok(driver.cuStreamCreate(driver.CUstream_flags.CU_STREAM_NON_BLOCKING))

    def guarded(work: Any) -> threading.Thread:
        def run() -> None:
            try:
                work()
            except BaseException as failure:
                failures.append(failure)

        return threading.Thread(target=run)

    def poll() -> None:
        stream = new_stream()
        event = ok(driver.cuEventCreate(driver.CUevent_flags.CU_EVENT_DISABLE_TIMING))
        ok(driver.cuEventRecord(event, stream))
        while time.monotonic() < end:
            driver.cuStreamQuery(stream)
            driver.cuEventQuery(event)
        ok(driver.cuEventDestroy(event))
        ok(driver.cuStreamDestroy(stream))

    def enqueue() -> None:
        stream = new_stream()
        while time.monotonic() < end:
            # The number of callbacks that the driver accepts without blocking.
            for _ in range(64):
                ok(driver.cuLaunchHostFunc(stream, lambda data: called.append(data), None))
            ok(driver.cuStreamSynchronize(stream))
        ok(driver.cuStreamDestroy(stream))

    threads = [guarded(work) for work in (poll, enqueue) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures, failures
    print(f"{len(called)} callbacks in {SECONDS} s")
    assert len(called) > LEAST
