"""Unusual uses of records: subclasses, copies, chains, and unions."""

# The stubs forbid most of these calls.
# mypy: ignore-errors

import copy
import ctypes
import pickle
import subprocess
import sys
import textwrap

import pytest

from cubind import driver, runtime


def survives(code: str) -> str:
    """Returns the output of a program that must not crash. The program runs in a separate process."""
    command = [sys.executable, "-X", "faulthandler", "-c", textwrap.dedent(code)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, f"exit status {done.returncode}: {done.stderr[-2000:]}"
    return done.stdout


def test_printing_a_union_does_not_dereference_another_members_pointer() -> None:
    survives("""
        from cubind import driver, runtime
        node = driver.CUgraphNodeParams()
        node.type = driver.CUgraphNodeType.CU_GRAPH_NODE_TYPE_KERNEL
        node.kernel.gridDimX = node.kernel.gridDimY = node.kernel.gridDimZ = 1
        assert "gridDimZ : 1" in repr(node) and node.conditional.phGraph_out == []
        node = runtime.cudaGraphNodeParams()
        node.kernel = runtime.cudaKernelNodeParamsV2()
        assert "phGraph_out : []" in repr(node)
    """)


def test_a_union_and_a_copied_member_do_not_dereference_another_members_pointer() -> None:
    survives("""
        import copy
        from cubind import driver, runtime
        for union in driver.CUgraphNodeParams_anon0(), runtime.cudaGraphNodeParams_anon0():
            union.reserved1 = [1 << 60] * 29
            assert "phGraph_out : []" in repr(union) and union.conditional.phGraph_out == []
            assert "phGraph_out : []" in repr(copy.copy(union)) and copy.copy(union).reserved1 == [1 << 60] * 29
        node = driver.CUgraphNodeParams()
        node.type = driver.CUgraphNodeType.CU_GRAPH_NODE_TYPE_KERNEL
        node.kernel.gridDimX = node.kernel.gridDimY = node.kernel.gridDimZ = node.kernel.blockDimX = 1
        for copied in copy.copy(node.conditional), copy.deepcopy(node.conditional):
            # The copy does not contain an address from the kernel's member, because there is no graph yet.
            assert copied.size == 1 and [int(graph) for graph in copied.phGraph_out] == [0]
        node.kernel.gridDimY = (1 << 32) - 1
        assert copy.copy(node.conditional).phGraph_out == []
        # The copy of the whole record preserves the active member.
        assert copy.copy(node).kernel.blockDimX == 1
    """)


def test_an_array_of_cuda_is_read_only_if_its_member_is_active() -> None:
    graphs = (ctypes.c_uint64 * 2)(4660, 22136)
    for kind, expected in (
        (driver.CUgraphNodeType.CU_GRAPH_NODE_TYPE_CONDITIONAL, [4660, 22136]),
        (driver.CUgraphNodeType.CU_GRAPH_NODE_TYPE_EMPTY, []),
    ):
        node = driver.CUgraphNodeParams()
        node.type = kind
        node.conditional.size = 2
        # CUDA writes the pointer in this way. The pointer follows the handle and two integers.
        ctypes.c_uint64.from_address(node.conditional.getPtr() + 16).value = ctypes.addressof(graphs)
        assert [int(graph) for graph in node.conditional.phGraph_out] == expected
    alone = driver.CUDA_CONDITIONAL_NODE_PARAMS(size=2)
    ctypes.c_uint64.from_address(alone.getPtr() + 16).value = ctypes.addressof(graphs)
    assert len(alone.phGraph_out) == 2


def test_copies_of_a_subclass_read_fields_and_not_overriding_attributes() -> None:
    survives("""
        import copy, pickle
        from cubind import driver
        class Handle(driver.CUDA_EXTERNAL_MEMORY_HANDLE_DESC): pass
        one = Handle()
        one.handle.nvSciBufObject = bytearray(8)
        Handle.handle = property(lambda self: 5)
        other = copy.deepcopy(one)
        assert type(other) is Handle
        class Batch(driver.CUDA_BATCH_MEM_OP_NODE_PARAMS): pass
        one = Batch()
        one.paramArray = [driver.CUstreamBatchMemOpParams()]
        Batch.paramArray = property(lambda self: [5, 6])
        other = copy.deepcopy(one)
        assert len(driver.CUDA_BATCH_MEM_OP_NODE_PARAMS.paramArray.__get__(other)) == 1
        one.__reduce__()
    """)


def test_a_deep_copy_copies_attributes_and_keeps_self_references() -> None:
    class Copy(driver.CUDA_MEMCPY2D):
        pass

    one = Copy()
    one.seen, one.me = [1], one
    other = copy.deepcopy(one)
    assert other.seen == [1] and other.seen is not one.seen and other.me is other
    both = copy.deepcopy([one, one])
    assert both[0] is both[1]
    shallow = copy.copy(one)
    assert shallow.seen is one.seen and shallow.me is one


def test_a_keyword_with_a_changing_hash() -> None:
    survives("""
        from cubind import driver
        class Key(str):
            times = 0
            def __hash__(self):
                self.times += 1
                return hash(str(self)) if self.times < 2 else hash(str(self)) + self.add
        for add in range(1, 20):
            key = Key("srcXInBytes")
            key.add = add
            try:
                assert driver.CUDA_MEMCPY2D(**{key: 5}).srcXInBytes == 5
            except (AttributeError, TypeError):
                pass
    """)


@pytest.mark.parametrize("last", ["del record", "record.srcHost = None"])
def test_a_long_chain_of_records_is_freed_without_stack_overflow(last: str) -> None:
    program = """
        import gc, weakref
        from cubind import driver
        class End(bytearray): pass
        end = End(8)
        gone, before = weakref.ref(end), end
        for _ in range(100_000):
            record = driver.CUDA_MEMCPY2D()
            record.srcHost = memoryview(before)
            before = record
        del end, before
    """
    survives(textwrap.dedent(program) + last + "\nassert gone() is None\n")


def test_a_string_without_utf_8_is_rejected_without_side_effects() -> None:
    uuid = driver.CUuuid()
    uuid.bytes = "ab" * 8
    with pytest.raises(UnicodeEncodeError):
        uuid.bytes = "ab\ud800" * 8
    assert uuid.bytes == b"ab" * 8
    properties = runtime.cudaDeviceProp()
    with pytest.raises(UnicodeEncodeError):
        properties.name = "\udfff"


def test_an_array_of_records_assigned_from_itself() -> None:
    frame = runtime.cudaEglFrame()
    frame.planeDesc = [runtime.cudaEglPlaneDesc(width=index + 1) for index in range(3)]
    frame.planeDesc = frame.planeDesc[::-1]
    assert [plane.width for plane in frame.planeDesc] == [3, 2, 1]
    # These records refer to the elements' own memory through other roots.
    first = frame.getPtr() + bytes(frame).index((3).to_bytes(4, "little"))
    there = [runtime.cudaEglPlaneDesc(_ptr=first + index * runtime.sizeof(runtime.cudaEglPlaneDesc)) for index in range(3)]
    assert [plane.width for plane in there] == [3, 2, 1]
    frame.planeDesc = [there[index] for index in (1, 2, 0)]
    assert [plane.width for plane in frame.planeDesc] == [2, 1, 3]


def test_a_state_with_attributes_for_a_class_without() -> None:
    record = driver.CUDA_MEMCPY2D()
    with pytest.raises(TypeError, match="has no instance attributes"):
        record.__setstate__((bytes(record._size_), {}, {"x": 1}))
    assert pickle.loads(pickle.dumps(record)).Height == 0
