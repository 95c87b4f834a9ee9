"""Misuse of the modules of cuda.bindings with Python names: records that are copied, sliced, outlived by their arrays,
or passed for others; and arguments for addresses."""

# The stubs forbid most of these calls.
# mypy: ignore-errors

from pathlib import Path

import pytest
import small_libraries

LIBRARIES = {
    "libnvidia-ml.so.1": r"""
        #include <string.h>
        struct process { unsigned pid; unsigned long long used; unsigned g, c; };
        const char *nvmlErrorString(int code) { return "text"; }
        int nvmlInit_v2(void) { return 0; }
        int nvmlDeviceGetComputeRunningProcesses_v3(void *device, unsigned *count, struct process *to)
        {
            for (unsigned i = 0; i < 5 && i < *count; i++)
                to[i].pid = i;
            *count = 5;
            return 0;
        }
        int nvmlDeviceDiscoverGpus(char *pci) { memset(pci, 'Z', 68); return 0; }
        int nvmlDeviceReadWritePRM_v1(void *device, char *buffer) { memset(buffer, 'Z', 504); return 0; }
    """,
    "libcufile.so.0": r"""
        struct error { int err, cu_err; };
        struct error cuFileGetStatsL3(char *stats) { return (struct error) {0, 0}; }
        struct error cuFileSetParameterString(int param, const char *text) { return (struct error) {0, 0}; }
        struct error cuFileSetParameterPosixPoolSlabArray(const void *a, const void *b, int n) { return (struct error) {0, 0}; }
    """,
    "libnvvm.so.4": "int nvvmCompileProgram(void *p, int n, const char **o) { return o && o[0][0] == '-' ? 0 : 9; }",
}
LIBRARIES["libnvJitLink.so.13"] = "int __nvJitLinkCreate_13_5(void **h, unsigned n, const char **o) { *h = 0; return 0; }"
LIBRARIES["libnvfatbin.so.13"] = "int nvFatbinCreate(void **h, const char **o, unsigned long n) { *h = 0; return 0; }"

PRELUDE = """
import copy, ctypes, gc, pickle, subprocess, sys
import cubind.compat
cubind.compat.install()
from cuda.bindings import cufile, nvml, nvfatbin, nvjitlink, nvvm

def churn():
    "Collects, and uses freed memory again."
    gc.collect()
    return [bytes([index & 255]) * size for size in range(1, 3000, 8) for index in range(4)]

def refused(error, function, *given):
    try:
        function(*given)
    except error as raised:
        return str(raised)
    raise AssertionError(f"{function.__name__}{given} raised nothing")
"""


@pytest.fixture(scope="module")
def libraries(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return small_libraries.build(tmp_path_factory.mktemp("views"), LIBRARIES)


def run(libraries: Path, code: str) -> None:
    small_libraries.run(libraries, code, PRELUDE, PYTHONMALLOC="debug")


@pytest.fixture
def numpy() -> None:
    pytest.importorskip("numpy", reason="NumPy is not installed: columns of records are its arrays")


def test_arrays_keep_the_record_that_owns_their_memory(libraries: Path, numpy: None) -> None:
    run(
        libraries,
        """
        pids = nvml.device_get_compute_running_processes_v3(0).pid
        guid = nvml.PlatformInfo_v1().ib_guid
        def column():
            processes = nvml.ProcessInfo(4)
            processes.pid = [1, 2, 3, 4]
            return processes.pid, processes[1:3].pid, processes["pid"], memoryview(processes)
        columns = column()
        part = nvml.ProcessInfo(4)[2:]
        counts = nvml.EccSramUniqueUncorrectedErrorCounts_v1()
        counts.entries = nvml.EccSramUniqueUncorrectedErrorEntry_v1(4)
        entries = counts.entries
        instances = nvml.ActiveVgpuInstanceInfo_v1()
        instances.vgpu_instances = [7, 8, 9]
        numbers = instances.vgpu_instances
        del counts, instances
        kept = churn()
        assert list(pids) == [0, 1, 2, 3, 4], pids
        assert not any(guid), guid
        assert [list(one) for one in columns[:3]] == [[1, 2, 3, 4], [2, 3], [1, 2, 3, 4]], columns
        assert columns[3].tobytes()[:4] == (1).to_bytes(4, "little")
        assert list(part.pid) == [0, 0] and [one.unit for one in entries] == [0] * 4 and list(numbers) == [7, 8, 9]
        """,
    )


def test_a_string_set_through_one_record_is_kept_for_all_records_of_its_memory(libraries: Path, numpy: None) -> None:
    run(
        libraries,
        """
        TEXT = "longer than what small objects are allocated with, so that it lies apart " * 8
        K = cufile.RDMAInfo
        ways = [K.from_buffer, lambda one: K.from_buffer(memoryview(one)), lambda one: K.from_data(one._data)]
        ways.append(lambda one: K.from_ptr(one.ptr, owner=memoryview(one)))
        for way in ways:
            first = K()
            second = way(first)
            second.desc_str = TEXT
            del second
            kept = churn()
            assert first.desc_str == TEXT
            second = way(first)
            del first
            kept = churn()
            assert second.desc_str == TEXT
        # A record made from read-only memory is a copy of the memory, and stays unchanged.
        copied = K.from_buffer(memoryview(second).toreadonly())
        second.desc_str = "another"
        kept = churn()
        assert copied.desc_str == TEXT and second.desc_str == "another"
        """,
    )


def test_slices_keep_their_strides(libraries: Path, numpy: None) -> None:
    run(
        libraries,
        """
        import numpy
        a = nvml.ProcessInfo(4)
        a.pid = [1, 2, 3, 4]
        for key in (slice(None, None, -1), slice(None, None, 2), slice(3, 0, -2), slice(1, 3), [0, 3], slice(0, 0)):
            assert list(a[key].pid) == list(a.pid[key]), key
            assert [one.pid for one in a[key]] == list(a.pid[key]), key
            assert len(pickle.loads(pickle.dumps(a[key]))) == len(a.pid[key])
            assert list(copy.copy(a[key]).pid) == list(a.pid[key])
        assert a[::-1][::-1] == a and a[::2] != a[:2]
        b = a[::-1]
        b.pid = [10, 20, 30, 40]
        b[0].used_gpu_memory = 7
        assert list(a.pid) == [40, 30, 20, 10] and a[3].used_gpu_memory == 7
        a[::-1] = a[:]
        data = numpy.zeros(4, nvml.process_info_dtype)
        data["pid"] = [1, 2, 3, 4]
        backwards = nvml.ProcessInfo.from_data(data[::-1])
        assert list(backwards.pid) == [4, 3, 2, 1]
        # C needs contiguous elements.
        assert "not contiguous in memory" in refused(BufferError, lambda: backwards.ptr)
        refused(BufferError, int, backwards)
        refused(BufferError, memoryview, backwards)
        assert a[1:2].ptr == a.ptr + data.itemsize and memoryview(a[1:3]).nbytes == 2 * data.itemsize
        """,
    )


def test_copies_and_pickles_own_the_targets_of_their_pointers(libraries: Path) -> None:
    run(
        libraries,
        r"""
        def made():
            counts = nvml.EccSramUniqueUncorrectedErrorCounts_v1()
            counts.entries = nvml.EccSramUniqueUncorrectedErrorEntry_v1(4)
            for entry in counts.entries:
                entry.unit = 7
            return counts
        counts, text = made(), pickle.dumps(made())
        shallow, deep, read = copy.copy(counts), copy.deepcopy(counts), pickle.loads(text)
        assert shallow.entries.ptr == counts.entries.ptr != deep.entries.ptr
        counts.entries[0].unit = 8
        assert shallow.entries[0].unit == 8 and deep.entries[0].unit == 7
        inside = nvml.ActiveVgpuInstanceInfo_v1()
        inside.vgpu_instances = [1, 2, 3]
        numbers = pickle.loads(pickle.dumps(inside)), copy.deepcopy(inside)
        # A pointer that has changed is copied as an integer, and so is a pointer that the program has set.
        other = made()
        other.entries = 0
        assert copy.deepcopy(other).entries == []
        del counts, inside, other
        kept = churn()
        assert [[one.unit for one in record.entries] for record in (shallow, deep, read)] == [[8, 7, 7, 7], [7] * 4, [7] * 4]
        assert [list(one.vgpu_instances) for one in numbers] == [[1, 2, 3]] * 2
        code = "import pickle, sys, cubind.compat; cubind.compat.install(); import cuda.bindings.nvml; " \
            "print(pickle.loads(sys.stdin.buffer.read()).entries[3].unit)"
        done = subprocess.run([sys.executable, "-c", code], input=text, capture_output=True)
        assert done.stdout == b"7\n", done.stderr
        """,
    )


def test_an_excessive_length_does_not_read_past_the_array(libraries: Path) -> None:
    run(
        libraries,
        """
        counts = nvml.EccSramUniqueUncorrectedErrorCounts_v1()
        counts.entries = nvml.EccSramUniqueUncorrectedErrorEntry_v1(4)
        # The array hides the length: only a write to memory can change it.
        memoryview(counts).cast("B")[4:8] = (1 << 20).to_bytes(4, "little")
        assert len(counts.entries) == 4
        """,
    )


def test_a_record_must_be_single_and_of_the_class(libraries: Path) -> None:
    run(
        libraries,
        """
        assert "a StatsLevel3 is expected" in refused(TypeError, cufile.get_stats_l3, nvml.Memory())
        assert "a PciInfo is expected" in refused(TypeError, nvml.device_discover_gpus, nvml.Memory())
        create = nvml.device_create_gpu_instance_with_placement
        for count in (0, 2):
            assert f"not an array of {count}" in refused(TypeError, create, 0, 0, nvml.GpuInstancePlacement(count))
            refused(TypeError, nvml.PciInfo, count)
        class Mine(nvml.PciInfo):
            pass
        for one in (nvml.PciInfo(), Mine()):
            nvml.device_discover_gpus(one)
            assert one.bus == int.from_bytes(b"ZZZZ", "little")
        readonly = nvml.PciInfo.from_ptr(one.ptr, readonly=True, owner=one)
        stats = cufile.StatsLevel3.from_buffer(bytes(memoryview(cufile.StatsLevel3()).nbytes))
        assert "read-only" in refused(ValueError, cufile.get_stats_l3, stats)
        assert "null" in refused(ValueError, cufile.get_stats_l3, 0)
        """,
    )


# Objects that `int` accepts but that are not addresses, and numbers that are not addresses.
NO_ADDRESS = ["b'0123'", "'0123'", "bytearray(b'0123')", "1.0", "True", "Decimal(2)", "Fraction(2)", "nvml.Memory()", "object()"]


@pytest.mark.parametrize("given", NO_ADDRESS)
def test_only_an_int_is_an_address(libraries: Path, given: str) -> None:
    run(
        libraries,
        f"""
        from decimal import Decimal
        from fractions import Fraction
        from cubind.compat import _view
        given = {given}
        takes = [
            lambda: nvml.device_set_clock_offsets(0, given),
            lambda: nvml.device_discover_gpus(given),
            lambda: cufile.get_stats_l3(given),
            lambda: nvml.Memory.from_ptr(given),
            lambda: nvml.ProcessInfo.from_ptr(4096, given),
            lambda: nvml.ProcessInfo(given),
            lambda: cufile.readv(0, given, 0, 0),
            lambda: cufile.set_parameter_posix_pool_slab_array(given, [1], 1),
            lambda: nvvm.compile_program(0, 1, given),
            lambda: _view.read(given, "I"),
            lambda: _view.write(given, "I", [1]),
        ]
        for number, call in enumerate(takes):
            try:
                call()
            except (TypeError, ValueError) as error:
                assert number > 5 or type(error) is TypeError, (number, error)
            else:
                raise AssertionError(number)
        if not isinstance(given, (str, bytes)):
            refused(TypeError, cufile.set_parameter_string, 0, given)
        if given is True or not isinstance(given, (bytes, bytearray, nvml.Memory)):
            for take in (lambda: _view.buffer(given, 4), lambda: _view.writable(given)):
                refused((TypeError, ValueError), take)
        """,
    )


def test_an_object_with_index_is_an_address(libraries: Path) -> None:
    run(
        libraries,
        """
        class Address:
            def __init__(self, value):
                self.value = value
            def __index__(self):
                return self.value
        info = nvml.PciInfo()
        given = [info.ptr, Address(info.ptr)]
        try:
            import numpy
        except ImportError:
            pass
        else:
            given.append(numpy.int64(info.ptr))
        for address in given:
            info.bus = 0
            nvml.device_discover_gpus(address)
            assert info.bus == int.from_bytes(b"ZZZZ", "little")
            assert nvml.PciInfo.from_ptr(address).bus == info.bus
        class Raises:
            def __index__(self):
                raise KeyError("mine")
        refused(KeyError, nvml.device_discover_gpus, Raises())
        """,
    )


def test_a_string_is_not_a_list_of_strings(libraries: Path) -> None:
    run(
        libraries,
        """
        for text in ("-opt=3", b"-opt=3", bytearray(b"-opt=3")):
            assert "a sequence is expected" in refused(TypeError, nvvm.compile_program, 0, 1, text)
            refused(TypeError, nvvm.verify_program, 0, 1, text)
            refused(TypeError, nvjitlink.create, 1, text)
            refused(TypeError, nvfatbin.create, text, 1)
            refused(TypeError, cufile.set_parameter_posix_pool_slab_array, text, text, 2)
        for bytes_ in (memoryview(b"-opt=3"), (ctypes.c_char * 6)(), (ctypes.c_uint8 * 6)(1)):
            assert "a sequence is expected" in refused(TypeError, nvvm.compile_program, 0, 1, bytes_)
        nvvm.compile_program(0, 1, (ctypes.c_char_p * 1)(b"-opt=3"))
        nvvm.compile_program(0, 1, ["-opt=3"])
        nvvm.compile_program(0, 1, (b"-opt=3",))
        assert "not bool" in refused(TypeError, cufile.set_parameter_string, 0, True)
        assert "not bool" in refused(TypeError, nvvm.compile_program, 0, 1, [True])
        """,
    )


def test_an_integer_does_not_fill_a_string_field_with_zeros(libraries: Path) -> None:
    run(
        libraries,
        """
        info = nvml.PciInfo()
        info.bus_id = "0000:01"
        for given in (5, [1, 2], 1.5, None):
            refused(TypeError, setattr, info, "bus_id", given)
        assert info.bus_id == "0000:01"
        info.bus_id = bytearray(b"0000:02")
        assert info.bus_id == "0000:02"
        """,
    )


def test_records_have_a_buffer_and_can_be_extended(libraries: Path) -> None:
    run(
        libraries,
        """
        info = nvml.PciInfo()
        with memoryview(info) as view:
            assert view.nbytes == 68 and not view.readonly
            view.cast("B")[:4] = b"0000"
        assert bytes(info)[:4] == b"0000"
        assert memoryview(nvml.Memory.from_buffer(bytes(24))).readonly
        refused(TypeError, ctypes.c_char.from_buffer, nvml.Memory.from_buffer(bytes(24)))

        class Mine(nvml.PciInfo):
            def __init__(self, name):
                super().__init__()
                self.name = name
        mine = Mine("a name")
        mine.bus = 3
        assert isinstance(mine, nvml.PciInfo) and nvml.PciInfo.bus is Mine.bus
        for other in (copy.copy(mine), copy.deepcopy(mine)):
            assert (type(other), other.name, other.bus) == (Mine, "a name", 3)
        assert Mine.from_ptr(mine.ptr, owner=mine).bus == 3 and Mine.from_buffer(bytearray(68)).bus == 0
        """,
    )


def test_compat_can_be_reloaded(libraries: Path) -> None:
    run(
        libraries,
        """
        import importlib
        importlib.reload(cubind.compat)
        cubind.compat.install()
        finders = [one for one in sys.meta_path if type(one).__module__ == "cubind.compat._finder"]
        assert len(finders) == 1
        """,
    )


def test_classes_of_every_library_can_be_pickled_after_install(libraries: Path) -> None:
    run(
        libraries,
        """
        import importlib, pkgutil
        import cubind
        from cubind import cuda13
        names = {name for top in (cubind, cuda13) for _, name, _ in pkgutil.iter_modules(top.__path__) if name[0] != "_"}
        # Only Cython imports the modules that are made for Cython.
        names = {name for name in names if not name.startswith("cy")}
        seen, wrong = 0, []
        for name in sorted(names - {"compat", "checked", "errors", "cuda12", "cuda13"}):
            module = importlib.import_module(f"cubind.{name}")
            for each in module.__all__:
                cls = getattr(module, each)
                if not isinstance(cls, type) or issubclass(cls, BaseException):
                    continue
                seen += 1
                try:
                    found = importlib.import_module(cls.__module__)
                except ImportError:
                    found = None
                if getattr(found, cls.__name__, None) is not cls:
                    wrong.append(f"{cls.__module__}.{cls.__name__}")
                    continue
                one = next(iter(cls.__members__.values()), None) if hasattr(cls, "__members__") else cls()
                if one is not None and hasattr(one, "__reduce__") and not hasattr(one, "getPtr"):
                    assert pickle.loads(pickle.dumps(one)) == one, cls
        from cubind import driver, nvml
        assert driver.CUresult.__module__ == "cuda.bindings.driver" and nvml.nvmlReturn_t.__module__ == "cubind.cuda13.nvml"
        pickle.loads(pickle.dumps((nvml.nvmlReturn_t(0), nvml.nvmlMemory_t())))
        assert seen > 1500 and not wrong, (seen, len(wrong), wrong[:20])
        """,
    )
