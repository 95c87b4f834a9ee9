"""CUPTI: names and durations of kernels, callbacks for calls of the driver, and NVTX ranges."""

import ctypes
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from cubind import cupti, driver, nvtx
from gpu.support import device_memory, ok, or_skip

Kind = cupti.CUpti_ActivityKind
FORCED = 1
SIZE = 1 << 20
THREADS = 32


def at(address: int, record: Any) -> Any:
    """Returns the record of this class at an address."""
    copy = record()
    ctypes.memmove(copy.getPtr(), address, memoryview(copy).nbytes)
    return copy


class Records:
    """Collects activity records: CUPTI requests buffers and returns them with records, on its own threads."""

    def __init__(self) -> None:
        self.lent: dict[int, Any] = {}
        self.kernels: list[Any] = []
        self.markers: list[Any] = []
        self.others: list[Any] = []
        self.failures: list[Any] = []

    def request(self) -> tuple[int, int, int]:
        memory = (ctypes.c_uint64 * (SIZE // 8))()
        address = ctypes.addressof(memory)
        self.lent[address] = memory
        return address, SIZE, 0

    def complete(self, _context: Any, _stream: int, buffer: int, _size: int, valid: int) -> None:
        record = 0
        while True:
            status, record = cupti.cuptiActivityGetNextRecord(buffer, valid, record)
            if status:
                break
            kind = at(record, cupti.CUpti_Activity).kind
            if kind in (Kind.CUPTI_ACTIVITY_KIND_KERNEL, Kind.CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL):
                # Newer versions of the record begin with the same fields, up to the name.
                self.kernels.append(at(record, cupti.CUpti_ActivityKernel9))
            elif kind == Kind.CUPTI_ACTIVITY_KIND_MARKER:
                self.markers.append(at(record, cupti.CUpti_ActivityMarker2))
            else:
                self.others.append(kind)
        if status != cupti.CUptiResult.CUPTI_ERROR_MAX_LIMIT_REACHED:
            self.failures.append(status)
        del self.lent[buffer]


@pytest.fixture(scope="module")
def registered(gpu: int) -> Records:
    """The only object of its class in the process, because CUPTI may call it until the process ends."""
    records = Records()
    ok(or_skip(lambda: cupti.cuptiActivityRegisterCallbacks(records.request, records.complete)))
    return records


@pytest.fixture
def records(context: Any, registered: Records) -> Records:
    """The records, without records of earlier tests."""
    ok(cupti.cuptiActivityFlushAll(FORCED))
    registered.__dict__.update(kernels=[], markers=[], others=[], failures=[])
    return registered


def collected(records: Records, kind: Any, work: Callable[[], None]) -> Records:
    """Enables records of this kind during `work`."""
    ok(cupti.cuptiActivityEnable(kind))
    try:
        work()
        ok(driver.cuCtxSynchronize())
        ok(cupti.cuptiActivityFlushAll(FORCED))
    finally:
        ok(cupti.cuptiActivityDisable(kind))
    assert records.failures == []
    return records


def fill(kernel: Any, out: Any, stream: Any) -> None:
    ok(driver.cuLaunchKernel(kernel, 1, 1, 1, THREADS, 1, 1, 0, stream, ((out, 7), (None, ctypes.c_int)), 0))


def test_version(gpu: int) -> None:
    assert ok(or_skip(cupti.cuptiGetVersion)) >= 18
    assert ok(cupti.cuptiGetResultString(cupti.CUptiResult.CUPTI_ERROR_INVALID_KIND)) == b"CUPTI_ERROR_INVALID_KIND"


def test_kernels_have_names_and_times(records: Records, kernel: Any, stream: Any) -> None:
    device = ok(driver.cuCtxGetDevice())
    before = ok(cupti.cuptiGetTimestamp())
    with device_memory(4 * THREADS) as out:

        def work() -> None:
            for _ in range(3):
                fill(kernel(b"fill"), out, stream)

        collected(records, Kind.CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL, work)
    after = ok(cupti.cuptiGetTimestamp())
    assert [record.name for record in records.kernels] == [b"fill"] * 3
    assert [(record.gridX, record.blockX, record.deviceId) for record in records.kernels] == [
        (1, THREADS, int(device))
    ] * 3
    # Timestamps are in nanoseconds of one clock; CUPTI converts the device's timestamps to that clock.
    slack = 1_000_000
    times = [time for record in records.kernels for time in (record.start, record.end)]
    assert times == sorted(times) and before - slack < times[0] and times[-1] < after + slack
    assert all(0 < record.end - record.start < 1_000_000_000 for record in records.kernels)
    assert len({record.correlationId for record in records.kernels}) == 3
    assert {record.streamId for record in records.kernels} == {
        ok(cupti.cuptiGetStreamIdEx(ok(driver.cuCtxGetCurrent()), stream, 0))
    }


def test_attributes_have_sizes(records: Records) -> None:
    attribute = cupti.CUpti_ActivityAttribute.CUPTI_ACTIVITY_ATTR_DEVICE_BUFFER_SIZE
    value = ctypes.c_size_t()
    size = ctypes.sizeof(value)
    assert ok(cupti.cuptiActivityGetAttribute(attribute, size, value)) == size
    assert value.value > 0
    with pytest.raises(RuntimeError):
        cupti.cuptiActivityGetAttribute(attribute, size, bytearray(size - 1))


def test_a_subscriber_sees_launches(context: Any, kernel: Any, stream: Any) -> None:
    domain = cupti.CUpti_CallbackDomain.CUPTI_CB_DOMAIN_DRIVER_API
    launch = cupti.CUpti_driver_api_trace_cbid.CUPTI_DRIVER_TRACE_CBID_cuLaunchKernel
    assert ok(cupti.cuptiGetCallbackName(domain, launch)) == b"cuLaunchKernel"
    seen: list[tuple[Any, ...]] = []
    data = object()

    def callback(data: object, domain: Any, number: Any, address: int) -> None:
        call = at(address, cupti.CUpti_CallbackData)
        seen.append((data, domain, int(number), call.functionName, call.callbackSite, call.symbolName))

    subscriber = ok(cupti.cuptiSubscribe(callback, data))
    try:
        ok(cupti.cuptiEnableCallback(1, subscriber, domain, launch))
        assert ok(cupti.cuptiGetCallbackState(subscriber, domain, launch)) == 1
        with device_memory(4 * THREADS) as out:
            fill(kernel(b"fill"), out, stream)
            ok(driver.cuStreamSynchronize(stream))
    finally:
        ok(cupti.cuptiUnsubscribe(subscriber))
    sites = cupti.CUpti_ApiCallbackSite
    assert seen == [
        (data, domain, int(launch), b"cuLaunchKernel", site, b"fill")
        for site in (sites.CUPTI_API_ENTER, sites.CUPTI_API_EXIT)
    ]
    ok(driver.cuLaunchKernel(kernel(b"count"), 1, 1, 1, 1, 1, 1, 0, stream, 0, 0))
    ok(driver.cuStreamSynchronize(stream))
    assert len(seen) == 2


@pytest.fixture
def tool(gpu: int, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Makes CUPTI the tool to which NVTX reports: NVTX loads the tool at the first NVTX call in a process."""
    ok(or_skip(cupti.cuptiGetVersion))
    maps = Path("/proc/self/maps").read_text().split()
    monkeypatch.setenv("NVTX_INJECTION64_PATH", next(path for path in maps if "/libcupti.so" in path))
    or_skip(lambda: nvtx.nvtxMarkA(b"the first call"))
    yield


def test_cupti_sees_nvtx_ranges(tool: None, records: Records) -> None:
    def work() -> None:
        ok(nvtx.nvtxRangePushA(b"outer"))
        attributes = nvtx.nvtxEventAttributes_t()
        assert (attributes.version, attributes.size) == (nvtx.NVTX_VERSION, nvtx.NVTX_EVENT_ATTRIB_STRUCT_SIZE)
        attributes.messageType = nvtx.nvtxMessageType_t.NVTX_MESSAGE_TYPE_ASCII
        attributes.message.ascii = b"inner"
        ok(nvtx.nvtxRangePushEx(attributes))
        ok(nvtx.nvtxRangePop())
        ok(nvtx.nvtxRangePop())

    collected(records, Kind.CUPTI_ACTIVITY_KIND_MARKER, work)
    flag = cupti.CUpti_ActivityFlag
    starts = [mark for mark in records.markers if mark.flags == flag.CUPTI_ACTIVITY_FLAG_MARKER_START]
    ends = {mark.id: mark.timestamp for mark in records.markers if mark.flags == flag.CUPTI_ACTIVITY_FLAG_MARKER_END}
    assert [mark.name for mark in starts] == [b"outer", b"inner"]
    (outer, inner) = starts
    assert outer.timestamp <= inner.timestamp <= ends[inner.id] <= ends[outer.id]
