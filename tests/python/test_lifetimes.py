"""Lifetimes of memory that CUDA may read, and copies, pickles and shared bytes of records.

In these processes, freed memory is overwritten with 0xdd (see `calling.py`).
"""

from collections.abc import Callable

import pytest

import calling

Run = Callable[[str], None]


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Run:
    folder = calling.build(tmp_path_factory.mktemp("calling"))
    return lambda code: calling.run(folder, PRELUDE, code)


PRELUDE = """
    import copy, pickle, struct
    import cubind
    PACKAGES = [getattr(cubind, name) for name in cubind.__all__ if name.startswith("cuda")]

    class Buffer(bytearray):
        "Memory that a weak reference can follow."

    def read(address, size):
        churn()
        return ctypes.string_at(address, size)

    def is_record(kind):
        return hasattr(kind, "__setstate__") and hasattr(kind, "getPtr")

    def everything():
        "Every class of records, of every library and major version."
        seen = set()
        for package in PACKAGES:
            for library in package.__all__:
                module = getattr(package, library)
                for name in dir(module):
                    kind = getattr(module, name)
                    if isinstance(kind, type) and is_record(kind) and kind not in seen:
                        seen.add(kind)
                        yield kind
"""


def test_options_of_a_linker(driver: Run) -> None:
    driver("""
        options = [CUjit_option.CU_JIT_INFO_LOG_BUFFER, CUjit_option.CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES]
        log = Buffer(64)
        alive = weakref.ref(log)
        err, state = cuLinkCreate(2, options, [log, 64])
        values, there = stub.kept_pointer(), ctypes.addressof((ctypes.c_char * 64).from_buffer(log))
        del log
        assert read(values, 16) == struct.pack("<QQ", there, 64)
        # CUDA now writes to the memory.
        ctypes.memmove(there, b"said", 4)
        assert alive()[:4] == b"said"
        stub.set_code(1)
        cuLinkDestroy(state)
        churn()
        assert alive() is not None
        stub.set_code(0)
        cuLinkDestroy(state)
        churn()
        assert alive() is None
    """)


def test_the_targets_of_fields_stay_alive(driver: Run) -> None:
    driver("""
        node = CUDA_KERNEL_NODE_PARAMS()
        node.kernelParams = ((3, 2.5, 7), (ctypes.c_int, ctypes.c_double, ctypes.c_longlong))
        sizes, memory = (ctypes.c_size_t * 3)(4, 8, 8), ctypes.create_string_buffer(20)
        churn()
        stub.watch(ctypes.c_size_t(3), sizes, memory)
        cuGraphAddKernelNode(0, None, 0, node)
        assert memory.raw == struct.pack("<idq", 3, 2.5, 7)
        # A copy of the record also keeps the targets alive.
        copied = copy.copy(node)
        del node
        churn()
        memory.raw = bytes(20)
        cuGraphAddKernelNode(0, None, 0, copied)
        assert memory.raw == struct.pack("<idq", 3, 2.5, 7)
    """)


def test_values_of_numpy_in_a_field(driver: Run) -> None:
    driver("""
        import numpy as np
        node = CUDA_KERNEL_NODE_PARAMS(kernelParams=(np.int32(300) * 3, np.float64(1) / 3))
        sizes, memory = (ctypes.c_size_t * 2)(4, 8), ctypes.create_string_buffer(12)
        churn()
        stub.watch(ctypes.c_size_t(2), sizes, memory)
        cuGraphAddKernelNode(0, None, 0, node)
        assert memory.raw == struct.pack("<id", 900, 1 / 3)
    """)


def test_memory_and_strings_in_fields(driver: Run) -> None:
    driver("""
        # A buffer is kept alive while the field, or a field of a copied record, points to it.
        record = CUDA_MEMCPY2D()
        memory = Buffer(b"0123456789")
        alive = weakref.ref(memory)
        record.srcHost = memory
        del memory
        other = copy.copy(record)
        assert read(record.srcHost, 10) == b"0123456789"
        record.srcHost = None
        churn()
        assert alive() is not None
        assert read(other.srcHost, 10) == b"0123456789"
        other.srcHost = 0
        churn()
        assert alive() is None
        # The value is a string.
        for kind in everything():
            fields = [name for name in dir(kind) if not name.startswith("_")]
            for field in fields:
                if getattr(kind(), field) is None:
                    record = kind()
                    setattr(record, field, "".join(["some ", "text"]))
                    churn()
                    assert getattr(record, field) == b"some text", (kind, field)
                    again = pickle.loads(pickle.dumps(record))
                    del record
                    churn()
                    assert getattr(again, field) == b"some text", (kind, field)
    """)


def test_records_in_records(driver: Run) -> None:
    driver("""
        params = CUgraphNodeParams()
        params.type = CUgraphNodeType.CU_GRAPH_NODE_TYPE_KERNEL
        # The field is set through the parent's memory.
        params.kernel.kernelParams = ((5,), (ctypes.c_int,))
        first = struct.unpack("<Q", read(params.kernel.kernelParams, 8))[0]
        assert read(first, 4) == struct.pack("<i", 5)
        # The field is set by value from another record.
        inner = CUDA_KERNEL_NODE_PARAMS_v3(kernelParams=((6,), (ctypes.c_int,)))
        params.kernel = inner
        del inner
        first = struct.unpack("<Q", read(params.kernel.kernelParams, 8))[0]
        assert read(first, 4) == struct.pack("<i", 6)
        # A nested record keeps the outer record alive.
        part = params.kernel
        del params
        first = struct.unpack("<Q", read(part.kernelParams, 8))[0]
        assert read(first, 4) == struct.pack("<i", 6)
        # A list of records is copied, including the targets of the records' pointers.
        wait = CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS()
        node = CUDA_EXT_SEM_WAIT_NODE_PARAMS()
        node.extSemArray = [CUexternalSemaphore(1), CUexternalSemaphore(2)]
        node.paramsArray = [wait, wait]
        node.numExtSems = 2
        churn()
        assert [int(handle) for handle in node.extSemArray] == [1, 2] and len(node.paramsArray) == 2
        launch = CUlaunchConfig()
        attributes = [CUlaunchAttribute() for _ in range(3)]
        for index, attribute in enumerate(attributes):
            attribute.id, attribute.value.priority = CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_PRIORITY, index
        launch.attrs, launch.numAttrs = attributes, 3
        del attributes, attribute
        churn()
        assert [attribute.value.priority for attribute in launch.attrs] == [0, 1, 2]
    """)


def test_a_field_that_points_elsewhere_releases_its_object(driver: Run) -> None:
    driver("""
        launch = CUlaunchConfig()
        for count in range(200):
            launch.attrs = [CUlaunchAttribute() for _ in range(count % 5)]
        assert len(launch.attrs) == 4
        launch.attrs = None
        assert launch.attrs == []
    """)


def test_every_record_copies_pickles_and_shares_its_bytes(driver: Run) -> None:
    driver("""
        count = 0
        for kind in everything():
            count += 1
            record = kind()
            size = len(memoryview(record))
            assert size == record._size_ == len(bytes(record)), kind
            pattern = bytes(index * 7 + 1 & 255 for index in range(size))
            memoryview(record)[:] = pattern
            for again in (copy.copy(record), copy.deepcopy(record), pickle.loads(pickle.dumps(record))):
                assert type(again) is kind and again is not record, kind
                assert bytes(again) == pattern and again.getPtr() != record.getPtr(), kind
            # The copy is a separate record.
            again = copy.copy(record)
            memoryview(again)[:] = bytes(size)
            assert bytes(record) == pattern
            # The view keeps the memory alive.
            view = memoryview(record)
            del record
            churn() if count % 40 == 0 else None
            assert bytes(view) == pattern
        assert count > 400, count
    """)


def test_nested_records_copy_out_of_their_parents(driver: Run) -> None:
    driver("""
        found = 0
        for kind in everything():
            record = kind()
            pattern = bytes(index * 5 + 3 & 255 for index in range(record._size_))
            memoryview(record)[:] = pattern
            for name in dir(kind):
                if name.startswith("_"):
                    continue
                part = getattr(record, name) if is_record(type(getattr(kind(), name))) else None
                if part is None:
                    continue
                found += 1
                offset, bytes_of = part.getPtr() - record.getPtr(), bytes(part)
                assert bytes_of == pattern[offset:offset + len(bytes_of)], (kind, name)
                expected = bytes_of
                names = ("phGraph_out", "opList", "dsts", "srcs", "attrs")
                arrays = [each for each in names if getattr(type(part)(), each, None) == []]
                if arrays:
                    # The union has another active member, so these bytes are not pointers. The copy has no field that selects the
                    # member, and gets NULL.
                    copied, starts = bytes(copy.copy(part)), range(0, len(bytes_of), 8)
                    differs = [start for start in starts if bytes_of[start:start + 8] != copied[start:start + 8]]
                    assert len(differs) == len(arrays), (kind, name, differs)
                    for start in differs:
                        expected = expected[:start] + bytes(8) + expected[start + 8:]
                for again in (copy.copy(part), copy.deepcopy(part), pickle.loads(pickle.dumps(part))):
                    assert type(again) is type(part) and bytes(again) == expected, (kind, name)
                    assert not record.getPtr() <= again.getPtr() < record.getPtr() + record._size_
                # A write through the view changes the parent.
                memoryview(part)[:] = bytes(len(bytes_of))
                assert bytes(record)[offset:offset + len(bytes_of)] == bytes(len(bytes_of))
                memoryview(part)[:] = bytes_of
        assert found > 100, found
    """)


def test_lists_in_records_copy(driver: Run) -> None:
    driver("""
        found = 0
        for kind in everything():
            for name in dir(kind):
                if name.startswith("_") or getattr(kind(), name) != []:
                    continue
                record = kind()
                element = None
                for candidate in (*everything(),):
                    try:
                        setattr(record, name, [candidate()])
                    except (TypeError, AttributeError):
                        continue
                    element = candidate
                    break
                if element is None:
                    continue
                found += 1
                items = [element(), element()]
                memoryview(items[1])[:1] = b"\\x07"
                setattr(record, name, items)
                for again in (copy.copy(record), copy.deepcopy(record), pickle.loads(pickle.dumps(record))):
                    churn() if found % 10 == 0 else None
                    assert [bytes(item) for item in getattr(again, name)] == [bytes(item) for item in items], (kind, name)
                # A deep copy has its own elements. A new element may begin with its size.
                shallow, deep, first = copy.copy(record), copy.deepcopy(record), bytes(items[0])[0]
                assert first != 9, (kind, name)
                words = [memoryview(one).cast("B").cast("Q") for one in (record, shallow, deep)]
                (at,) = [one for one, same, other in zip(*words) if one == same != other]
                ctypes.c_char.from_address(at).value = 9
                assert bytes(getattr(shallow, name)[0])[0] == 9 and bytes(getattr(deep, name)[0])[0] == first, (kind, name)
        assert found > 10, found
    """)


def test_strings_are_utf_8(driver: Run) -> None:
    driver("""
        for given in ("é", "é".encode(), bytearray("é".encode())):
            assert cuModuleGetFunction(0, given) == (OK, CUfunction(0x66))
            assert ctypes.string_at(stub.kept_pointer()) == "é".encode()
        try:
            cuModuleGetFunction(0, "\\ud800")
        except UnicodeEncodeError:
            pass
        else:
            raise AssertionError
        try:
            cuModuleGetFunction(0, 5)
        except TypeError as error:
            assert "expected a string (str, bytes or os.PathLike)" in str(error)
        else:
            raise AssertionError
    """)


def test_handles_compare_and_hash(driver: Run) -> None:
    driver("""
        for package in PACKAGES:
            for library in package.__all__:
                module = getattr(package, library)
                for name in dir(module):
                    kind = getattr(module, name)
                    if not isinstance(kind, type) or not hasattr(kind, "getPtr") or hasattr(kind, "__setstate__"):
                        continue
                    one, same, other = kind(5), kind(5), kind(6)
                    assert one == same and hash(one) == hash(same) and one != other and one != 5, name
                    assert {one: 1}[same] == 1 and len({one, same, other}) == 2
                    for again in (copy.copy(one), copy.deepcopy(one), pickle.loads(pickle.dumps(one))):
                        assert again == one and type(again) is kind
    """)


def test_unknown_enum_values_are_members(driver: Run) -> None:
    driver("""
        stub.set_code(31337)
        (err,) = cuStreamSynchronize(0)
        assert type(err) is CUresult and err == 31337 and err.value == 31337 and err not in list(CUresult)
        # Equal values are the same object. Only CUDA can return a value that is not in the header.
        assert cuStreamSynchronize(0)[0] is err is copy.deepcopy(err)
        try:
            CUresult(31338)
        except ValueError:
            pass
        else:
            raise AssertionError
        assert "31337" in repr(err)
    """)
