"""Fields of records that are arrays with a count: as in cuda.bindings, whose releases since 13.5 set counts."""

import copy
import ctypes
import pickle
from typing import Any

import pytest

import cubind

# Records accept more than their stubs declare: numbers in place of objects.
driver: Any = cubind.driver
runtime: Any = cubind.runtime


def others(record: Any, but: str) -> dict[str, str]:
    """Every field but this one, as a str."""
    names = [name for name in dir(record) if not name.startswith("_") and name != but]
    return {name: repr(value) for name in names if not callable(value := getattr(record, name))}


def changed(record: Any, field: str, value: Any) -> dict[str, str]:
    """What assigning to a field does to all the others."""
    before = others(record, field)
    setattr(record, field, value)
    return {name: text for name, text in others(record, field).items() if text != before[name]}


@pytest.mark.parametrize(
    ("record", "field", "element", "count"),
    [
        (driver.CUDA_FABRIC_CPY_BATCH_NODE_PARAMS, "opList", driver.CUDA_FABRIC_COPY_BATCH_OP, "numOps"),
        (driver.CUDA_MEMCPY_BATCH_NODE_PARAMS, "attrs", driver.CUmemcpyAttributes, "numAttrs"),
        (runtime.cudaMemcpyBatchNodeParams, "attrs", runtime.cudaMemcpyAttributes, "numAttrs"),
    ],
)
def test_a_list_sets_its_count_and_nothing_else(record: Any, field: str, element: Any, count: str) -> None:
    one = record()
    assert changed(one, field, [element(), element()]) == {count: "2"}
    assert len(getattr(one, field)) == 2
    assert changed(one, field, (element(),)) == {count: "1"}
    with pytest.raises(TypeError):
        setattr(one, field, [element(), 3])
    assert getattr(one, count) == len(getattr(one, field)) == 1
    # The program may reduce the count.
    setattr(one, count, 7)
    assert changed(one, field, None) == {count: "0"}
    assert getattr(one, field) == []


def test_where_theirs_sets_no_count_none_is_set() -> None:
    config = driver.CUlaunchConfig()
    assert changed(config, "attrs", [driver.CUlaunchAttribute()]) == {}


def test_lists_that_share_a_count_are_set_together() -> None:
    one = driver.CUDA_MEMCPY_BATCH_NODE_PARAMS()
    for field, other in (("dsts", "srcs"), ("srcs", "dsts")):
        with pytest.raises(AttributeError) as raised:
            setattr(one, field, [driver.CUdeviceptr(1)])
        assert str(raised.value) == (
            f"{field} shares its count field with {other} on this struct and cannot be set independently; "
            "use set_dsts_srcs(...) to set them together."
        )
    assert one.set_dsts_srcs([driver.CUdeviceptr(1), 2], srcs=(3, driver.CUdeviceptr(4))) is None
    assert [int(each) for each in one.dsts + one.srcs] == [1, 2, 3, 4]
    assert (one.count, one.numAttrs) == (2, 0)
    # Where it is refused, nothing has changed.
    for wrong in (([1], [2, 3]), ([1, "x"], [2, 3]), ([1, 2], [3, "x"])):
        with pytest.raises((ValueError, TypeError)):
            one.set_dsts_srcs(*wrong)
        assert [int(each) for each in one.dsts + one.srcs] == [1, 2, 3, 4] and one.count == 2
    with pytest.raises(ValueError, match="dsts and srcs must all have the same length"):
        one.set_dsts_srcs([1], [])
    for arguments in ((), ([1],), ([1], [2], [3])):
        with pytest.raises(TypeError, match="takes exactly 2 positional arguments"):
            one.set_dsts_srcs(*arguments)
    with pytest.raises(TypeError):
        one.set_dsts_srcs([1], other=[2])
    one.set_dsts_srcs(None, [])
    assert (one.dsts, one.srcs, one.count) == ([], [], 0)


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))])
def test_copies_have_lists_and_counts(copied: Any) -> None:
    one = driver.CUDA_MEMCPY_BATCH_NODE_PARAMS()
    one.set_dsts_srcs([1, 2], [3, 4])
    one.attrs = [driver.CUmemcpyAttributes()]
    # CUDA is to see the first alone.
    one.count = 1
    other = copied(one)
    del one
    assert [int(each) for each in other.dsts + other.srcs] == [1, 2, 3, 4]
    assert (other.count, other.numAttrs, len(other.attrs)) == (1, 1, 1)


@pytest.mark.parametrize(
    ("record", "graph"),
    [
        (driver.CUDA_CONDITIONAL_NODE_PARAMS, driver.CUgraph),
        (runtime.cudaConditionalNodeParams, runtime.cudaGraph_t),
    ],
)
def test_what_cuda_fills_shows_as_many_elements_as_it_says(record: Any, graph: Any) -> None:
    one = record()
    one.size = 2
    assert one.phGraph_out == []
    # As cuGraphAddNode does: an array of CUDA's own.
    bodies = (ctypes.c_void_p * 3)(0x10, 0x20, 0x30)
    at = [place for place in range(0, len(bytes(one)), 8) if is_pointer(record, place)]
    ctypes.c_void_p.from_address(one.getPtr() + at[0]).value = ctypes.addressof(bodies)
    assert [(type(each), int(each)) for each in one.phGraph_out] == [(graph, 0x10), (graph, 0x20)]
    with pytest.raises(AttributeError):
        one.phGraph_out = []


def is_pointer(record: Any, place: int) -> bool:
    """Whether the field that CUDA fills is at this place: no other one changes what it shows."""
    one = record()
    one.size = 1
    word = (ctypes.c_void_p * 1)(5)
    ctypes.c_void_p.from_address(one.getPtr() + place).value = ctypes.addressof(word)
    return one.size == 1 and len(one.phGraph_out) == 1
