"""Conversions of `cuda.bindings._v2` under `cubind.compat` that recording libraries cannot show: memory with known contents."""

import array
import ctypes

import pytest

from cubind.compat import _view

LETTERS = {1: "Q", 2: "i"}


def test_a_value_is_read_from_memory_or_from_its_address() -> None:
    value = ctypes.c_int(-5)
    assert _view.selected(value, 2, LETTERS) == -5
    assert _view.selected(ctypes.addressof(value), 2, LETTERS) == -5
    assert _view.selected(array.array("Q", [1 << 63]), 1, LETTERS) == 1 << 63
    assert _view.selected(b"\1\0\0\0", 2, LETTERS) == 1


def test_a_value_of_an_unknown_type_is_passed_on() -> None:
    assert _view.selected("anything", 3, LETTERS) == "anything"


@pytest.mark.parametrize("given", [b"123", memoryview(bytes(16))[::2], "text", None, 1.5])
def test_memory_that_is_too_short_or_none_is_an_error(given: object) -> None:
    with pytest.raises(ValueError, match="buf must be None"):
        _view.selected(given, 2, LETTERS)


def test_memory_of_the_library_is_copied() -> None:
    memory = ctypes.create_string_buffer(b"cubin\0code", 10)
    copied = _view.copied(ctypes.addressof(memory), 10)
    memory[0] = b"x"
    assert copied == b"cubin\0code"
    assert _view.copied(0, 10) == b""


@pytest.mark.parametrize(("whole", "part", "parts"), [(10, 4, 3), (8, 4, 2), (0, 4, 0), (3, 0, 3)])
def test_the_last_part_may_be_smaller(whole: int, part: int, parts: int) -> None:
    assert _view.parts(whole, part) == parts
