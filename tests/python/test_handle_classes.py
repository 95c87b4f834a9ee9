"""Handles: every form of construction, conversion to int, and memory that is reused for the next handle."""

import sys
import threading
import weakref
from typing import Any

import pytest

from cubind import driver

# The largest and the smallest value of each class.
EXTREMES: list[tuple[Any, int, int]] = [
    (driver.CUstream, 2**64 - 1, 0),
    (driver.CUdeviceptr, 2**64 - 1, 0),
    (driver.CUdevice, 2**31 - 1, -(2**31)),
    (driver.cuuint64_t, 2**64 - 1, 0),
    (driver.cuuint32_t, 2**32 - 1, 0),
]


@pytest.mark.parametrize(("made", "largest", "smallest"), EXTREMES, ids=lambda value: getattr(value, "__name__", ""))
def test_every_form_of_construction_makes_the_same_handle(made: Any, largest: int, smallest: int) -> None:
    for value in (largest, smallest, 1, 2**30 - 1):
        forms = [
            made(value),
            made(init_value=value),
            made(value, 0),
            made(*[value], **{}),
            made.__new__(made, value),
            type.__call__(made, value),
        ]
        assert [type(each) for each in forms] == [made] * len(forms)
        assert {int(each) for each in forms} == {each.__index__() for each in forms} == {value}
    assert int(made()) == int(made(_ptr=0)) == 0
    for wrong in (largest + 1, smallest - 1):
        with pytest.raises(OverflowError):
            made(wrong)


def test_wrong_arguments_of_a_constructor_are_rejected() -> None:
    made: Any = driver.CUstream
    with pytest.raises(TypeError):
        made("text")
    with pytest.raises(TypeError, match="at most 2 positional arguments"):
        made(1, 2, 3)
    with pytest.raises(TypeError, match="multiple values for argument 'init_value'"):
        made(1, init_value=1)
    with pytest.raises(TypeError, match="unexpected keyword argument"):
        made(1, other=2)


def test_a_subclass_is_constructed_by_its_own_methods() -> None:
    class Plain(driver.CUstream):
        pass

    class Own(driver.CUstream):
        def __new__(cls, value: int, extra: str) -> Any:
            new: Any = super().__new__
            return new(cls, value + 1)

        def __init__(self, value: int, extra: str) -> None:
            self.extra = extra

    assert type(Plain(5)) is Plain and int(Plain(5)) == 5
    own = Own(5, "text")
    assert (type(own), int(own), own.extra) == (Own, 6, "text")


def test_a_handle_in_reused_memory_keeps_no_state_of_its_predecessor() -> None:
    count = 300
    for _ in range(3):
        streams = [driver.CUstream(value) for value in range(count)]
        references = [weakref.ref(each) for each in streams[::2]]
        assert [int(each) for each in streams] == list(range(count))
        assert len({each.getPtr() for each in streams}) == count
        del streams
        assert not any(reference() for reference in references)
        pointers = [driver.CUdeviceptr(value) for value in range(count)]
        assert all(type(each) is driver.CUdeviceptr and weakref.getweakrefcount(each) == 0 for each in pointers)
        assert [int(each) for each in pointers] == list(range(count))
        del pointers


def test_each_handle_counts_as_a_reference_to_its_class() -> None:
    def references() -> int:
        return sys.getrefcount(driver.CUstream)

    before = references()
    streams = [driver.CUstream(value) for value in range(300)]
    alive = references()
    del streams
    for value in range(1000):
        driver.CUstream(value)
    assert (alive - before, references()) == (300, before)


def test_handles_of_several_threads_have_their_own_memory() -> None:
    failures: list[str] = []

    def work(first: int) -> None:
        for turn in range(100):
            handles = [driver.CUstream(value) for value in range(first, first + 200)]
            if [int(each) for each in handles] != list(range(first, first + 200)):
                failures.append(f"thread {first}, turn {turn}")

    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        threads = [threading.Thread(target=work, args=(1000 * index,)) for index in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(before)
    assert not failures
