"""Memory that functions and records of a library refer to: strings in unions, wide strings, remains of errors, and
failed allocations."""

# The stubs forbid most of these calls.
# mypy: ignore-errors

from pathlib import Path

import pytest
from small_libraries import build, run


@pytest.fixture(scope="module")
def nothing(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("nothing")


@pytest.mark.parametrize("module", ["cuda12.nvtx", "cuda13.nvtx"])
def test_a_string_in_a_union_is_read_only_if_it_was_assigned(nothing: Path, module: str) -> None:
    run(
        nothing,
        f"""
        import copy, pickle
        from cubind import {module.partition(".")[0]}
        nvtx = {module}
        attributes = nvtx.nvtxEventAttributes_t()
        attributes.messageType = 3  # NVTX_MESSAGE_TYPE_REGISTERED
        assert attributes.message.ascii is None
        attributes.message.registered = nvtx.nvtxStringHandle_t(0x51)
        assert "ascii : 0x51" in repr(attributes) and attributes.message.ascii == 0x51
        for copied in (copy.copy(attributes), copy.deepcopy(attributes), pickle.loads(pickle.dumps(attributes))):
            assert copied.message.ascii == 0x51
        attributes.messageType = 1
        attributes.message.ascii = b"a text"
        for copied in (attributes, copy.copy(attributes), copy.deepcopy(attributes), pickle.loads(pickle.dumps(attributes))):
            assert copied.message.ascii == b"a text", copied.message.ascii
            assert "a text" in repr(copied)
        message = copy.copy(attributes.message)
        del attributes, copied
        assert message.ascii == b"a text"
        # The old pointer is not dereferenced after another union member was set.
        message.registered = 0x51
        assert message.ascii == 0x51
        message.ascii = "again"
        message.ascii = None
        assert message.ascii is None
        message.ascii = 0x52
        assert message.ascii == int(message.registered) == 0x52
        try:
            message.ascii = True
        except TypeError:
            pass
        else:
            raise AssertionError("True is an address")
        """,
        PYTHONMALLOC="debug",
    )


def test_pickling_does_not_dereference_an_address_in_a_union(nothing: Path) -> None:
    run(
        nothing,
        """
        import pickle
        from cubind import nccl, nvtx
        value = nvtx.nvtxMessageValue_t()
        value.unicode = type("A", (), {"__cuda_array_interface__": {"data": (0x7F0000001000, False)}})()
        assert pickle.loads(pickle.dumps(value)).ascii is None  # the kept string is gone
        assert value.ascii == 0x7F0000001000 and "0x7f0000001000" in repr(value)
        value = nccl.ncclConfigExt_t()
        value.val.i = 5
        assert "s : 0x5" in repr(value) and value.val.s == 5
        """,
    )


def test_a_wide_string_is_a_str(tmp_path: Path) -> None:
    source = """
        #include <stdio.h>
        #include <wchar.h>
        void nvtxMarkW(const wchar_t *message) { for (; *message; ++message) printf("%x ", *message); puts(""); fflush(stdout); }
        int nvtxRangePushW(const wchar_t *message) { nvtxMarkW(message); return 5; }
    """
    text = run(
        build(tmp_path, {"libnvtx3interop.so.1": source}),
        r"""
        from cubind import nvtx
        nvtx.nvtxMarkW("a\u20ac\U0001f600")
        nvtx.nvtxMarkW("")
        assert nvtx.nvtxRangePushW("b")[-1] == 5
        import ctypes
        refused = [b"hello", bytearray("hello".encode("utf-32-le")), 0, 4096, None, ctypes.c_wchar_p("x"), ["x"], True]
        for given in refused:
            try:
                nvtx.nvtxMarkW(given)
            except TypeError as error:
                assert str(error).startswith("nvtxMarkW: Argument 'message' must be a str, not "), error
            else:
                raise AssertionError(given)
        """,
    )
    assert text.splitlines() == ["61 20ac 1f600 ", "", "62 "]


def test_exceptions_that_are_passed_on_are_freed(tmp_path: Path) -> None:
    source = "int cublasSswap_v2(void *h, int n, float *x, int i, float *y, int j) { return 0; }"
    run(
        build(tmp_path, {"libcublas.so.13": source, "libcuda.so.1": "int cuInit(int x) { return 0; }"}),
        r"""
        import gc, sys
        from cubind import cublas, driver
        class Array:
            __cuda_array_interface__ = {"typestr": b"<f4", "data": (4096, False), "shape": (3,), "version": 3}
        text = Array.__cuda_array_interface__["typestr"]
        array = Array()
        def swap():
            cublas.cublasSswap(0, 1, array, 1, 5, 1)
        def keyword():
            driver.cuInit(**{"\ud800": 1})
        for call in (swap, keyword):
            def repeat(times):
                for _ in range(times):
                    try:
                        call()
                    except TypeError:
                        pass
            repeat(100)
            gc.collect()
            before = sys.getrefcount(text), sys.getrefcount(str), sys.getallocatedblocks()
            repeat(5000)
            gc.collect()
            after = sys.getrefcount(text), sys.getrefcount(str), sys.getallocatedblocks()
            assert max(now - then for then, now in zip(before, after)) < 100, (call.__name__, before, after)
        """,
    )


def test_a_failed_allocation_for_an_unnamed_value_is_a_memory_error(tmp_path: Path) -> None:
    pytest.importorskip("_testcapi", reason="this Python has no `_testcapi`, which lets allocations fail")
    run(
        build(tmp_path, {"libcuda.so.1": "int cuThreadExchangeStreamCaptureMode(int *mode) { return 0; }"}),
        """
        import _testcapi
        from cubind import driver
        driver.cuThreadExchangeStreamCaptureMode(driver.CUresult(999))
        # Each call uses another value, because earlier values exist already, and newer Python versions need no memory
        # for the rest. Modes up to 2 have names.
        values = [value for value in driver.CUresult if 2 < value < 999][:60]
        assert len(values) == 60
        def attempt(number):
            _testcapi.set_nomemory(number, 0)
            try:
                driver.cuThreadExchangeStreamCaptureMode(values[number])
            except MemoryError:
                return 1
            finally:
                _testcapi.remove_mem_hooks()
            return 0
        failed = [attempt(number) for number in range(60)]
        assert 0 < sum(failed) < 60, failed
        for value in values:
            _, mode = driver.cuThreadExchangeStreamCaptureMode(value)
            assert (int(mode), mode.name) == (int(value), f"UNKNOWN_{int(value)}")
        """,
    )


def test_a_failed_allocation_for_an_error_about_an_argument_is_an_exception(tmp_path: Path) -> None:
    pytest.importorskip("_testcapi", reason="this Python has no `_testcapi`, which lets allocations fail")
    run(
        build(tmp_path, {"libcuda.so.1": "int cuInit(int x) { return 0; }"}),
        """
        import _testcapi
        from cubind import driver, runtime
        calls = [
            lambda: driver.cuInit([]),
            lambda: driver.cuInit(),
            lambda: driver.CUDA_MEMCPY2D(1, 2),
            lambda: driver.CUDA_MEMCPY2D(Height=2),
            lambda: driver.CUDA_MEMCPY2D(Hight=2),
            lambda: runtime.cudaDeviceProp().clockRate,
        ]
        def outcome(call):
            try:
                call()
            except (AttributeError, MemoryError, TypeError) as error:
                return type(error)
            return None
        for index, call in enumerate(calls):
            expected = outcome(call)
            found = set()
            for number in range(40):
                _testcapi.set_nomemory(number, 0)
                try:
                    found.add(outcome(call))
                finally:
                    _testcapi.remove_mem_hooks()
            assert expected in found and MemoryError in found and len(found) == 2, (index, found)
        """,
    )


def test_a_failed_allocation_in_any_function_of_the_package_is_a_memory_error(tmp_path: Path) -> None:
    pytest.importorskip("_testcapi", reason="this Python has no `_testcapi`, which lets allocations fail")
    source = """
        int cuInit(int x) { return 0; }
        int cuMemGetInfo_v2(unsigned long *free, unsigned long *total) { *free = *total = 1; return 0; }
        int cuMemHostAlloc(void **p, unsigned long size, int flags) { return 0; }
    """
    run(
        build(tmp_path, {"libcuda.so.1": source, "libnvfatbin.so.13": "int nvFatbinVersion(void) { return 0; }"}),
        """
        import _testcapi, copy, ctypes, os, pickle
        from cubind import _native, driver

        # Names and classes that are created only once are created by the first call, so each failure is tested in a new
        # process.
        def prepared(call):
            number = 0
            while True:
                child = os.fork()
                if child == 0:
                    code = 3
                    _testcapi.set_nomemory(number, number + 1)
                    try:
                        call()
                        code = 0
                    except MemoryError:
                        code = 1
                    except BaseException:
                        code = 2
                    finally:
                        _testcapi.remove_mem_hooks()
                    os._exit(code)
                _, status = os.waitpid(child, 0)
                yield number, os.WEXITSTATUS(status) if os.WIFEXITED(status) else -os.WTERMSIG(status)
                number += 1

        class Array:
            __cuda_array_interface__ = {"data": (4096, False), "typestr": "<f4", "shape": (2,), "version": 3}

        class Stream:
            def __cuda_stream__(self):
                return 0, 5

        class Kernel:
            def getPtr(self):
                return 4096

        record = driver.CUDA_MEMCPY2D()
        _native.load(13, "driver")
        calls = {
            "populate": lambda: _native.populate({}, 13, "nvfatbin"),
            "classes": lambda: _native.complete(13, "nvfatbin"),
            "enum": lambda: driver.CUlimit(1),
            "members": lambda: list(driver.CUfunc_cache),
            "capsules": lambda: _native.capsules(13, "nvfatbin"),
            "addresses": lambda: _native.addresses(13, "nvfatbin"),
            "search": lambda: _native.search(13, "driver"),
            "known": lambda: _native.known(13, "driver", "cuInit"),
            "loaded": lambda: _native.loaded_from(13, "driver"),
            "array": lambda: driver.cuMemcpyHtoD(4096, Array(), 0),
            "stream": lambda: driver.cuStreamQuery(Stream()),
            "kernel": lambda: driver.cuLaunchKernel(0, 1, 1, 1, 1, 1, 1, 0, 0, ((Kernel(), 1), (None, ctypes.c_int)), 0),
            "format": lambda: format(driver.CUstream(5), "x"),
            "copy": lambda: copy.deepcopy(record),
            "pickle": lambda: pickle.dumps(record),
            "call": lambda: driver.cuMemGetInfo(),
        }
        _native.populate({"__getattr__": None, "__dir__": None}, 13, "nvfatbin")
        for name, call in calls.items():
            found = []
            for number, code in prepared(call):
                assert code >= 0, (name, number, code)
                found.append(code)
                # The call no longer changes its outcome, because it needs fewer allocations.
                if len(found) > 20 and len(set(found[-20:])) == 1 and code != 1:
                    break
                assert number < 4000, name
            assert 1 in found, (name, found)
        """,
    )
