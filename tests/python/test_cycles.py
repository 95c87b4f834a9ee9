"""Reference cycles through the targets of record fields, which the garbage collector must find.

It must not collect anything else: reachable objects, and objects that CUDA may call or read without a record, stay.
"""

import copy
import ctypes
import gc
import pickle
import sys
import threading
import weakref
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from cubind import driver

np = pytest.importorskip("numpy")


class Buffer(bytearray):
    """Memory with attributes, which supports weak references."""


class Array:
    """Memory on a device, with attributes."""

    __cuda_array_interface__ = property(lambda self: {"data": (4096, False)})


class Copy2D(driver.CUDA_MEMCPY2D):
    """A class of records made in Python."""


class Pointer(driver.CUdeviceptr):
    """A class of handles made in Python."""


@pytest.fixture(scope="module", autouse=True)
def _without_objects_of_other_tests() -> Iterator[None]:
    """Makes the collector skip the objects that exist already, most of which are pytest's: a collection is faster."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.fixture(autouse=True)
def _collected_before_and_after(_without_objects_of_other_tests: None) -> Iterator[None]:
    gc.collect()
    yield
    gc.collect()


def _ours() -> int:
    """Returns the number of the package's objects that the collector tracks."""
    modules = ("cubind.", __name__)
    return sum(type(each).__module__.startswith(modules) for each in gc.get_objects())


def _buffer() -> Any:
    return Buffer(64)


def _memory() -> tuple[Any, Any]:
    record, memory = driver.CUDA_MEMCPY2D(), _buffer()
    record.srcHost = memory
    memory.back = record
    return memory, record


def _array() -> tuple[Any, Any]:
    record, memory = driver.CUDA_MEMCPY2D(), Array()
    record.srcHost = memory
    memory.back = record  # type: ignore[attr-defined]
    return memory, record


def _memoryview() -> tuple[Any, Any]:
    record, memory = driver.CUDA_MEMCPY2D(), _buffer()
    record.srcHost = memoryview(memory)
    memory.back = [record]
    return memory, record


def _view_of_itself() -> tuple[Any, Any]:
    record, memory = Copy2D(), _buffer()
    record.srcHost = memoryview(record)
    record.memory = memory  # type: ignore[attr-defined]
    return memory, record


def _nested() -> tuple[Any, Any]:
    record, memory = driver.CUDA_EXTERNAL_MEMORY_HANDLE_DESC(), _buffer()
    # The view of the handle is created before the record has references.
    memory.nested = record.handle
    record.handle.nvSciBufObject = memory
    return memory, record


def _nested_twice() -> tuple[Any, Any]:
    record, memory = driver.CUgraphNodeParams(), _buffer()
    memory.nested = record.memcpy.copyParams
    memory.nested.srcHost = memory
    return memory, record


def _handle() -> tuple[Any, Any]:
    record, memory = driver.CUDA_KERNEL_NODE_PARAMS(), _buffer()
    memory.handle = record.func
    record.extra = memory
    return memory, record


def _list() -> tuple[Any, Any]:
    node, memory = driver.CUDA_EXT_SEM_SIGNAL_NODE_PARAMS(), _buffer()
    element = driver.CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS()
    element.params.nvSciSync.fence = memory
    node.paramsArray = [element]
    memory.node = node
    return memory, element


def _element() -> tuple[Any, Any]:
    node, memory = driver.CUDA_EXT_SEM_SIGNAL_NODE_PARAMS(), _buffer()
    node.paramsArray = [driver.CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS()] * 3
    # The copy of the element has its own targets.
    memory.element = node.paramsArray[1]
    memory.element.params.nvSciSync.fence = memory
    node.paramsArray = [memory.element]
    return memory, node


def _two_records() -> tuple[Any, Any]:
    memory, one = _memory()
    two, other = driver.CUDA_MEMCPY2D(), _buffer()
    two.dstHost = memory
    other.back = two
    one.dstHost = other
    return memory, two


def _copied() -> tuple[Any, Any]:
    memory, record = _memory()
    memory.copies = [copy.copy(record), copy.deepcopy(record)]
    return memory, record


def _user_data() -> tuple[Any, Any]:
    record, memory = driver.CUDA_HOST_NODE_PARAMS(), _buffer()
    record.userData = memory
    memory.back = record
    return memory, record


def _function_of_ctypes() -> tuple[Any, Any]:
    record, memory = driver.CUDA_HOST_NODE_PARAMS(), _buffer()
    function: Any = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(print)
    function.record, function.memory = record, memory
    record.fn = function
    return memory, record


def _subclass() -> tuple[Any, Any]:
    record, memory = Copy2D(), _buffer()
    record.me, record.memory = record, memory  # type: ignore[attr-defined]
    return memory, record


def _subclass_and_field() -> tuple[Any, Any]:
    record, memory = Copy2D(), _buffer()
    memory.back = record
    record.dstHost = memory
    return memory, record


def _subclass_of_a_handle() -> tuple[Any, Any]:
    record, memory, handle = driver.CUDA_MEMCPY2D(), _buffer(), Pointer(5)
    handle.memory, memory.back = memory, record  # type: ignore[attr-defined]
    record.srcHost = memory
    memory.handle = handle
    return memory, record


def _class() -> tuple[Any, Any]:
    """Instances refer to their class."""
    record, memory = type("Sub", (driver.CUDA_MEMCPY2D,), {})(), _buffer()
    type(record).instance, type(record).memory = record, memory
    return memory, record


CYCLES = [
    _memory, _array, _nested, _nested_twice, _handle, _list, _element, _two_records, _copied,
    _user_data, _function_of_ctypes, _subclass, _subclass_and_field, _subclass_of_a_handle, _class,
]  # fmt: skip
VIEWS = [_memoryview, _view_of_itself]
# Before Python 3.13, CPython crashes if the collector clears a memoryview that is exported (python/cpython#77894), so
# those cycles are not collected.
if sys.version_info >= (3, 13):
    CYCLES += VIEWS


def test_cycles_through_memoryviews_do_not_crash() -> None:
    for _ in range(20):
        for make in VIEWS:
            memory, record = make()
            memory.others = [make()[1], record, memoryview(record), copy.copy(record)]
        gc.collect()
    del memory, record
    gc.collect()


@pytest.mark.parametrize("make", CYCLES, ids=lambda make: make.__name__.strip("_"))
def test_a_cycle_is_collected(make: Callable[[], tuple[Any, Any]]) -> None:
    make()
    gc.collect()
    before = _ours()
    for _ in range(10):
        memory, record = make()
        alive = weakref.ref(memory)
        # The last cycle and its targets are reachable only through the record.
        del memory
        gc.collect()
        assert alive() is not None
        del record
        gc.collect()
        assert alive() is None
    assert _ours() == before


def test_records_are_tracked_only_if_they_have_references() -> None:
    record = driver.CUDA_MEMCPY2D()
    record.srcXInBytes, record.srcHost = 5, 4096
    assert not gc.is_tracked(record) and not gc.is_tracked(copy.copy(record))
    record.srcHost = memory = Buffer(8)
    assert gc.is_tracked(record) and gc.is_tracked(copy.copy(record))
    assert any(memory in gc.get_referents(each) for each in gc.get_referents(record))
    # A record and its nested records share the memory of another record, which has no references.
    shared = driver.CUDA_EXTERNAL_MEMORY_HANDLE_DESC()
    class_of, owner, *nested = gc.get_referents(shared)
    assert (class_of, nested) == (type(shared), [])
    assert gc.get_referents(shared.handle) == [type(shared.handle), owner]
    assert shared.handle in gc.get_referents(shared)
    assert gc.is_tracked(shared.handle) and gc.is_tracked(shared) and not gc.is_tracked(owner)


def test_handles_with_their_own_value_are_not_tracked() -> None:
    node = driver.CUDA_KERNEL_NODE_PARAMS()
    variable = ctypes.c_uint64(7)
    stream: Any = driver.CUstream
    elsewhere = stream(_ptr=ctypes.addressof(variable))
    for handle in (driver.CUstream(5), driver.CUstream(), elsewhere, copy.copy(node.func)):
        assert not gc.is_tracked(handle) and gc.get_referents(handle) == []
    pair = [(driver.CUresult.CUDA_SUCCESS.value, driver.CUstream(5))]
    gc.collect()
    assert not gc.is_tracked(pair[0])
    handle = node.func
    assert gc.is_tracked(handle) and gc.get_referents(handle) == [driver.CUfunction, node]
    assert gc.is_tracked(Pointer(5)) and Pointer in gc.get_referents(Pointer(5))


def test_reachable_objects_are_not_collected() -> None:
    memory = Buffer(b"12345678")
    record = driver.CUDA_EXTERNAL_MEMORY_HANDLE_DESC()
    record.handle.nvSciBufObject, address = memory, ctypes.addressof(ctypes.c_char.from_buffer(memory))
    memory.nested = record.handle  # type: ignore[attr-defined]
    alive = weakref.ref(memory)
    nested = record.handle
    del record, memory
    gc.collect()
    assert nested.nvSciBufObject == address and ctypes.string_at(address, 8) == b"12345678"
    # An object that the collector cannot traverse: an array over the record's bytes.
    record = driver.CUDA_EXTERNAL_MEMORY_HANDLE_DESC()
    record.handle.nvSciBufObject = alive()
    found: Any = alive()
    found.nested = record.handle
    bytes_of = np.frombuffer(record, dtype=np.uint8)
    before = bytes_of.tobytes()
    del record, nested, found
    gc.collect()
    assert alive() is not None and bytes_of.tobytes() == before and any(before)
    del bytes_of
    gc.collect()
    assert alive() is None


def test_finalizers_see_an_intact_record() -> None:
    seen = []

    class Watching(Buffer):
        def __del__(self) -> None:
            seen.append((self.back.srcHost, ctypes.addressof(ctypes.c_char.from_buffer(self))))  # type: ignore[attr-defined]

    record, memory = driver.CUDA_MEMCPY2D(), Watching(8)
    record.srcHost, memory.back = memory, record  # type: ignore[attr-defined]
    del record, memory
    gc.collect()
    assert len(seen) == 1 and seen[0][0] == seen[0][1] != 0


def test_a_record_resurrected_by_a_finalizer_is_intact() -> None:
    kept: list[Any] = []

    class Kept(Buffer):
        def __del__(self) -> None:
            kept.append(self)

    record, memory = driver.CUDA_MEMCPY2D(), Kept(b"12345678")
    record.srcHost, memory.back = memory, record  # type: ignore[attr-defined]
    del record, memory
    gc.collect()
    assert ctypes.string_at(kept[0].back.srcHost, 8) == b"12345678"
    alive = weakref.ref(kept.pop())
    gc.collect()
    assert alive() is None


def test_objects_that_cuda_may_call_are_not_collected() -> None:
    """CUDA may call a function in a field at any time, so a callable lives as long as the process, and so does user
    data that is not memory."""
    called = []

    class Call:
        def __call__(self, data: Any) -> None:
            called.append((self.record.fn != 0, data is self))  # type: ignore[attr-defined]

    record, call = driver.CUDA_HOST_NODE_PARAMS(), Call()
    record.fn, record.userData, call.record = call, call, record  # type: ignore[attr-defined]
    alive, function, data = weakref.ref(call), int(record.fn), int(record.userData)
    del record, call
    gc.collect()
    assert alive() is not None
    ctypes.CFUNCTYPE(None, ctypes.c_void_p)(function)(data)
    assert called == [(True, True)]


def test_cycles_are_collected_at_any_allocation_and_on_all_threads() -> None:
    """The collector may run at any allocation, even within the package's functions."""
    thresholds = gc.get_threshold()
    failures: list[BaseException] = []

    def work() -> None:
        try:
            for _ in range(30):
                for make in CYCLES:
                    memory, record = make()
                    memory.others = [copy.copy(record)]
                    repr(record)
                    pickle.dumps(driver.CUDA_MEMCPY2D())
        except BaseException as error:
            failures.append(error)

    gc.set_threshold(3, 3, 3)
    try:
        threads = [threading.Thread(target=work) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        gc.set_threshold(*thresholds)
    assert not failures
