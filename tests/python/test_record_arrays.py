"""Fields of records that are arrays with a count, like in cuda.bindings, which sets counts since 13.5."""

import copy
import ctypes
import pickle
import sys
from pathlib import Path
from typing import Any

import pytest
import small_libraries

import cubind

# Records accept more types than their stubs declare: integers instead of objects.
driver: Any = cubind.driver
runtime: Any = cubind.runtime


def others(record: Any, but: str) -> dict[str, str]:
    """Returns all fields except this one, as a str."""
    names = [name for name in dir(record) if not name.startswith("_") and name != but]
    return {name: repr(value) for name in names if not callable(value := getattr(record, name))}


def changed(record: Any, field: str, value: Any) -> dict[str, str]:
    """Returns the changes of all other fields after assigning to a field."""
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
def test_a_list_sets_only_its_count(record: Any, field: str, element: Any, count: str) -> None:
    one = record()
    assert changed(one, field, [element(), element()]) == {count: "2"}
    assert len(getattr(one, field)) == 2
    assert changed(one, field, (element(),)) == {count: "1"}
    with pytest.raises(TypeError):
        setattr(one, field, [element(), 3])
    assert getattr(one, count) == len(getattr(one, field)) == 1
    # The program may reduce the count, which shortens the list. A larger count does not read past the assigned
    # elements.
    setattr(one, field, [element(), element()])
    for number, length in ((1, 1), (0, 0), (7, 2)):
        setattr(one, count, number)
        assert len(getattr(one, field)) == length
    assert changed(one, field, None) == {count: "0"}
    assert getattr(one, field) == []
    setattr(one, count, 7)
    assert getattr(one, field) == []


def test_an_array_of_cuda_has_the_length_in_its_record() -> None:
    """A record as from cuGraphNodeGetParams, with CUDA's own arrays in the active member of the union."""
    kinds, addresses = driver.CUgraphNodeType, (ctypes.c_uint64 * 2)(4660, 22136)
    attributes = (ctypes.c_uint32 * 12)(0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 2)
    node = driver.CUgraphNodeParams()
    node.memcpyBatch.set_dsts_srcs([1, 2], [3, 4])
    node.memcpyBatch.attrs = [driver.CUmemcpyAttributes()] * 2
    names: dict[str, Any] = {"dsts": addresses, "srcs": addresses, "attrs": attributes}
    words = memoryview(node).cast("B").cast("Q")
    places = {name: list(words).index(at) for name, at in zip(names, [word for word in words if word > 1 << 32])}
    for name, memory in names.items():
        words[places[name]] = ctypes.addressof(memory)
    for kind, expected in ((kinds.CU_GRAPH_NODE_TYPE_MEMCPY_BATCH, [4660, 22136]), (kinds.CU_GRAPH_NODE_TYPE_KERNEL, [])):
        node.type = kind
        assert [int(one) for one in node.memcpyBatch.dsts] == [int(one) for one in node.memcpyBatch.srcs] == expected
        assert [one.flags for one in node.memcpyBatch.attrs] == [1, 2][: len(expected)]
        # A copy of one union member does not contain another member's addresses.
        copied = copy.copy(node.memcpyBatch)
        assert [int(one) for one in copied.dsts] == expected and copied.count == 2


ELEMENTS = """
frame = runtime.cudaEglFrame()
for planes in (frame.planeDesc, frame.frame.pPitch):
    assert planes[0].getPtr() != frame.getPtr() and planes[0] != planes[1]
frame.planeDesc[0].width = 5
frame.frame.pPitch[0].pitch = 1234
assert bytes(frame) == bytes(len(bytes(frame)))
params = driver.CUDA_EXT_SEM_SIGNAL_NODE_PARAMS()
params.paramsArray = [driver.CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS(flags=flags) for flags in (1, 2)]
first, second = params.paramsArray
first.flags = 9
assert [each.flags for each in params.paramsArray] == [1, 2]
params.paramsArray = [first, second]
assert [each.flags for each in params.paramsArray] == [9, 2]
"""


def test_under_compat_elements_of_arrays_are_copies(tmp_path: Path) -> None:
    """As in cuda.bindings: to change an element, a program assigns the array. `test_border.py` tests cubind's own modules."""
    prelude = "import cubind.compat\ncubind.compat.install()\nfrom cuda.bindings import driver, runtime\n"
    small_libraries.run(tmp_path, ELEMENTS, prelude=prelude)


def test_an_element_keeps_the_targets_of_its_fields() -> None:
    values = [driver.CUgraphNodeParams() for _ in range(2)]
    config = driver.CUlaunchConfig()
    attribute = driver.CUlaunchAttribute()
    window = bytearray(b"memory of the window")
    attribute.value.accessPolicyWindow.base_ptr = window
    config.attrs = [attribute]
    del attribute
    held = sys.getrefcount(window)
    element = config.attrs[0]
    assert sys.getrefcount(window) == held
    with pytest.raises(BufferError):
        window.clear()
    del config, values
    with pytest.raises(BufferError):
        window.clear()
    assert element.value.accessPolicyWindow.base_ptr == address_of(window)
    del element
    window.clear()


def address_of(memory: bytearray) -> int:
    return ctypes.addressof((ctypes.c_char * len(memory)).from_buffer(memory))


def test_a_count_that_nvidia_does_not_set_is_not_set() -> None:
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
    # A rejected assignment changes nothing.
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
    # CUDA must read only the first element of the array.
    one.count = 1
    other = copied(one)
    del one
    assert [int(each) for each in other.dsts + other.srcs] == [1, 3]
    assert (other.count, other.numAttrs, len(other.attrs)) == (1, 1, 1)
    # The other elements are still kept alive.
    other.count = 2
    assert [int(each) for each in other.dsts + other.srcs] == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("record", "graph"),
    [
        (driver.CUDA_CONDITIONAL_NODE_PARAMS, driver.CUgraph),
        (runtime.cudaConditionalNodeParams, runtime.cudaGraph_t),
    ],
)
def test_an_array_that_cuda_fills_has_the_length_in_its_record(record: Any, graph: Any) -> None:
    one = record()
    assert one.phGraph_out == []
    one.size = 2
    # Placeholders for the elements that CUDA will write.
    assert [(type(each), int(each)) for each in one.phGraph_out] == [(graph, 0), (graph, 0)]
    assert one.phGraph_out == [graph(0), graph(0)] and "phGraph_out : [<" in repr(one)
    # Like cuGraphAddNode, the test sets the field to an array that belongs to CUDA.
    bodies = (ctypes.c_void_p * 3)(0x10, 0x20, 0x30)
    at = [place for place in range(0, len(bytes(one)), 8) if is_pointer(record, place)]
    ctypes.c_void_p.from_address(one.getPtr() + at[0]).value = ctypes.addressof(bodies)
    assert [(type(each), int(each)) for each in one.phGraph_out] == [(graph, 0x10), (graph, 0x20)]
    with pytest.raises(AttributeError):
        one.phGraph_out = []


def is_pointer(record: Any, place: int) -> bool:
    """Returns true if the field that CUDA fills is at this offset: it is the only one that changes its value."""
    one = record()
    one.size = 1
    word = (ctypes.c_void_p * 1)(5)
    ctypes.c_void_p.from_address(one.getPtr() + place).value = ctypes.addressof(word)
    return one.size == 1 and int(one.phGraph_out[0]) == 5
