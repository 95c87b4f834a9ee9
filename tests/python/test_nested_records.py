"""Nested records are views of their parent's memory, and each access returns the same object."""

import copy
import ctypes
import gc
import pickle
import sys
import threading
import weakref
from typing import Any

from cubind import driver


def test_a_nested_record_is_the_same_object_at_each_access() -> None:
    record, other = driver.CUmemAllocationProp(), driver.CUmemLocation()
    location, other.id = record.location, 9
    location.id = 7
    assert record.location is location and record.location.id == 7
    record.location = other
    assert record.location is location and location.id == 9
    copies = [copy.copy(record), copy.deepcopy(record), pickle.loads(pickle.dumps(record))]
    assert all(each.location is not location and each.location.id == 9 for each in copies)


def test_a_nested_record_outlives_its_parent() -> None:
    record = driver.CUgraphNodeParams()
    copies = record.memcpy.copyParams
    copies.WidthInBytes = 5
    del record
    gc.collect()
    assert [bytearray(driver.CUgraphNodeParams()) for _ in range(100)] and copies.WidthInBytes == 5


def test_a_record_at_an_address_has_nested_records_there() -> None:
    made: Any = driver.CUmemAllocationProp
    memory = bytearray(made())
    record = made(_ptr=ctypes.addressof(ctypes.c_char.from_buffer(memory)))
    record.location.id = 5
    assert record.location is record.location
    assert made(_ptr=record.getPtr()).location.id == 5 and any(memory)


def test_a_subclass_keeps_its_nested_records_and_is_collected() -> None:
    class Sub(driver.CUmemAllocationProp):
        pass

    record: Any = Sub()
    record.me, record.watched = record, threading.local()
    record.location.id = 5
    assert record.location is record.location and record.location.id == 5
    alive = weakref.ref(record.watched)
    del record
    gc.collect()
    assert alive() is None


def test_the_owner_of_the_memory_is_a_record_as_well() -> None:
    """The collector shows it to programs."""
    record = driver.CUmemAllocationProp()
    record.location.id = 5
    [owner] = [each for each in gc.get_referents(record) if type(each) is type(record)]
    assert owner is not record and owner.location.id == 5
    owner.location.id = 6
    del record
    gc.collect()
    assert owner.location.id == 6


def test_all_threads_get_the_same_nested_record() -> None:
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for _ in range(50):
            record, barrier = driver.CUmemAllocationProp(), threading.Barrier(8)
            found: list[Any] = []

            def work(record: Any = record, barrier: threading.Barrier = barrier, found: list[Any] = found) -> None:
                barrier.wait()
                found.append(record.location)

            threads = [threading.Thread(target=work) for _ in range(8)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert len(found) == 8 and all(each is record.location for each in found)
    finally:
        sys.setswitchinterval(before)


def test_small_and_large_integers_are_written_to_fields_of_every_width() -> None:
    record, location = driver.CUDA_MEMCPY2D(), driver.CUmemLocation()
    for value in (0, 1, 2, 255, 256, 2**15, 2**30 - 1, 2**30, 2**31, 2**32, 2**60, 2**64 - 1):
        record.WidthInBytes = value
        assert record.WidthInBytes == value and bytes(record)[-16:-8] == value.to_bytes(8, sys.byteorder)
    for value in (0, 1, -1, -5, 2**30 - 1, 2**30, 2**31 - 1, -(2**31)):
        location.id = value
        assert location.id == value
