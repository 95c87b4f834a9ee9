"""Behavior of records that equals cuda.bindings; `test_types` compares all records."""

import ctypes
from pathlib import Path
from typing import Any

import pytest
import small_libraries

import cubind

# Records accept more types than their stubs declare: integers instead of objects.
driver: Any = cubind.driver
runtime: Any = cubind.runtime


def test_null_pointers_are_printed_like_nvidias() -> None:
    shown = repr(driver.CUDA_KERNEL_NODE_PARAMS()).splitlines()
    assert "kernelParams : 0" in shown and "extra : 0" in shown
    assert "userData : 0x0" in repr(driver.CUDA_HOST_NODE_PARAMS()).splitlines()
    assert "sizes : 0" in repr(driver.CUDA_MEMCPY_BATCH_NODE_PARAMS()).splitlines()


def test_arrays_of_char_accept_lists_of_integers() -> None:
    one = driver.CUuuid()
    for made in (list, tuple):
        one.bytes = made(range(16))
        assert one.bytes == bytes(range(16))
    one.bytes = [-1] * 8 + [255] * 8
    assert one.bytes == b"\xff" * 16
    for wrong, error in (([1, 2], ValueError), ([1] * 17, ValueError), ([256] * 16, OverflowError), (["a"] * 16, TypeError)):
        with pytest.raises(error):
            one.bytes = wrong
        assert one.bytes == b"\xff" * 16


def test_a_list_is_freed_with_the_record_that_stored_it_in_foreign_memory() -> None:
    """As in cuda.bindings, the pointer becomes null instead of dangling."""
    config = driver.CUlaunchConfig()
    at = driver.CUlaunchConfig(_ptr=config.getPtr())
    before = bytes(config)
    at.attrs = [driver.CUlaunchAttribute()]
    at.gridDimX = 3
    held = bytes(config)
    assert held != before
    del at
    assert config.gridDimX == 3
    config.gridDimX = 0
    assert bytes(config) == before
    # A pointer that another record has stored in the meantime is preserved.
    at = driver.CUlaunchConfig(_ptr=config.getPtr())
    at.attrs = [driver.CUlaunchAttribute()]
    config.attrs = [driver.CUlaunchAttribute(), driver.CUlaunchAttribute()]
    del at
    assert len(config.attrs) == 2


def test_members_of_a_union_show_the_same_memory() -> None:
    one = driver.CUstreamBatchMemOpParams()
    one.waitValue.value64 = 0x1_0000_0002
    assert (int(one.waitValue.value), int(one.waitValue.operation)) == (2, 0)
    value = driver.CUlaunchAttributeValue()
    value.cooperative = 5
    assert value.priority == 5 and value.clusterDim.x == 5
    assert ctypes.c_int.from_address(value.getPtr()).value == 5


def test_a_handle_of_the_driver_is_accepted_by_the_runtime() -> None:
    params = runtime.cudaExternalSemaphoreSignalNodeParams()
    params.extSemArray = [driver.CUexternalSemaphore(5), runtime.cudaExternalSemaphore_t(6)]
    assert [int(each) for each in params.extSemArray] == [5, 6]
    for driver_class, runtime_class in (
        (driver.CUgraphNode, runtime.cudaGraphNode_t),
        (driver.CUstream, runtime.cudaStream_t),
        (driver.CUevent, runtime.cudaEvent_t),
    ):
        assert issubclass(runtime_class, driver_class)
        assert int(runtime_class(driver_class(7))) == 7


EQUALITY = """
node, other = driver.CUgraphNodeParams(), driver.CUgraphNodeParams()
assert node.kernel == node.kernel and not node.kernel != node.kernel
# The other members of the union are at the same address.
assert node.kernel != node.memcpy and node != node.kernel
assert node.kernel != None and node.kernel != 0 and node.kernel != bytes(node.kernel)
kept = node.kernel
assert kept == kept
"""


def test_two_reads_of_a_field_are_equal(tmp_path: Path) -> None:
    """In cuda.bindings a nested record is one object."""
    exec(EQUALITY, {"driver": driver})
    node, other = driver.CUgraphNodeParams(), driver.CUgraphNodeParams()
    assert node.kernel == other.kernel and driver.CUgraphNodeParams(_ptr=node.getPtr()) == node
    small_libraries.run(
        tmp_path,
        EQUALITY
        + """
assert hash(node.kernel) == hash(node.kernel) and {node.kernel: 1}[node.kernel] == 1
# The other record has equal bytes. A record that is created at an address is a separate object.
assert node.kernel != other.kernel and driver.CUgraphNodeParams(_ptr=node.getPtr()) != node
""",
        prelude="import cubind.compat\ncubind.compat.install()\nfrom cuda.bindings import driver\n",
    )
