"""Communicators and windows that NCCL writes after the call has returned: in groups, and if nonblocking."""

import gc
import time
from collections.abc import Iterator
from typing import Any

import pytest
from cubind import nccl
from gpu.support import ok, or_skip


@pytest.fixture
def comm(context: Any) -> Iterator[Any]:
    comm = ok(nccl.ncclCommInitRank(1, ok(or_skip(nccl.ncclGetUniqueId)), 0))
    yield comm
    ok(nccl.ncclCommDestroy(comm))


def test_a_split_in_a_group(comm: Any) -> None:
    ok(nccl.ncclGroupStart())
    made = ok(nccl.ncclCommSplit(comm, 0, 0, None))
    # The communicator object is dropped immediately, but NCCL still writes to the object's variable.
    ok(nccl.ncclCommSplit(comm, 0, 0, None))
    gc.collect()
    memory = [bytearray(32) for _ in range(10_000)]
    assert int(made) == 0
    ok(nccl.ncclGroupEnd())
    assert int(made) != 0 and not any(map(any, memory))
    assert ok(nccl.ncclCommCount(made)) == 1
    ok(nccl.ncclCommDestroy(made))


def test_a_split_of_a_nonblocking_communicator(context: Any) -> None:
    config = nccl.ncclConfig_t()
    config.blocking = 0
    config.commName = "it is kept"
    returned = nccl.ncclCommInitRankConfig(1, ok(or_skip(nccl.ncclGetUniqueId)), 0, config)
    comm = returned[1]
    wait(comm)
    config.commName = None
    _, made = nccl.ncclCommSplit(comm, 0, 0, None)
    wait(comm)
    end = time.monotonic() + 60
    while int(made) == 0:
        assert time.monotonic() < end, "it is never written"
        time.sleep(0.01)
    wait(made)
    assert ok(nccl.ncclCommCount(made)) == 1
    for one in (made, comm):
        ok(nccl.ncclCommAbort(one))


def wait(comm: Any) -> None:
    """Waits until the operations of the communicator are done."""
    end = time.monotonic() + 60
    while ok(nccl.ncclCommGetAsyncError(comm)) == nccl.ncclResult_t.ncclInProgress:
        assert time.monotonic() < end, "it never ends"
        time.sleep(0.01)


def test_a_list_of_ranks_keeps_its_order(comm: Any) -> None:
    """NCCL sorts the array in place, but receives a copy of the list. The call fails, because ranks 3 and 1 do not exist."""
    ranks = [3, 1]
    nccl.ncclCommShrink(comm, ranks, 2, None, 0)
    assert ranks == [3, 1]
