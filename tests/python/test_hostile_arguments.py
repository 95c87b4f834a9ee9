"""Arguments whose methods return wrong values, raise, or never end, and the exceptions that result."""

# The stubs forbid most of these calls.
# mypy: ignore-errors

import ctypes
import os
import subprocess
import sys
import textwrap
from typing import Any

import pytest

from cubind import cudnn, driver, nvrtc, runtime
from test_hostile_records import survives


def test_a_string_is_not_a_list() -> None:
    with pytest.raises(TypeError, match="argument 'options': expected a tuple or a list, not str"):
        nvrtc.nvrtcCompileProgram(0, 1, "--gpu-architecture=sm_90")
    with pytest.raises(TypeError, match="argument 'options': expected a tuple or a list, not bytes"):
        nvrtc.nvrtcCompileProgram(0, 1, b"--gpu-architecture=sm_90")
    with pytest.raises(TypeError, match="argument 'dependencies': expected a tuple or a list, not bytearray"):
        driver.cuGraphAddEmptyNode(0, bytearray(2), 2)
    with pytest.raises(TypeError, match="expected a tuple or a list, str found"):
        driver.CUDA_BATCH_MEM_OP_NODE_PARAMS().paramArray = "ab"


def test_the_exception_class_of_pyo3_exists_before_the_first_exception() -> None:
    # Creating the class requires memory. While a MemoryError is being handled, this would fail, and the thread would
    # deadlock.
    survives("""
        import cubind._native
        assert "PanicException" in {cls.__name__ for cls in BaseException.__subclasses__()}
    """)


def test_rejects_a_list_that_is_longer_than_the_array_of_the_library() -> None:
    # The list is rejected even if the library is missing.
    with pytest.raises(ValueError, match="Argument 'dimA' has 9 elements: the library accepts at most 8"):
        cudnn.cudnnSetTensorNdDescriptorEx(0, cudnn.cudnnTensorFormat_t(0), cudnn.cudnnDataType_t(0), 9, [1] * 9)
    with pytest.raises(ValueError, match="'paddingA' has 100000 elements: the library accepts at most 8|'windowDimA'"):
        mode, nan = cudnn.cudnnPoolingMode_t(0), cudnn.cudnnNanPropagation_t(0)
        cudnn.cudnnSetPoolingNdDescriptor(0, mode, nan, 100_000, [1] * 100_000, [0] * 100_000, [1] * 100_000)


def test_the_error_of_a_negative_count_contains_the_count() -> None:
    with pytest.raises(ValueError, match="Argument 'numOptions' is negative: -1"):
        nvrtc.nvrtcCompileProgram(0, -1, [])
    with pytest.raises(ValueError, match="Argument 'length' is negative: -1|Argument 'len' is negative: -1"):
        driver.cuDeviceGetName(-1, 0)


class Raises:
    def __init__(self, error: BaseException) -> None:
        self.error = error

    def __int__(self) -> int:
        raise self.error


@pytest.mark.parametrize("error", [KeyboardInterrupt(), SystemExit(3), MemoryError(), GeneratorExit()], ids=repr)
def test_interrupts_and_memory_errors_are_not_replaced(error: BaseException) -> None:
    with pytest.raises(type(error)):
        driver.cuMemHostRegister(Raises(error), 1, 0)
    with pytest.raises(type(error)):
        driver.CUDA_MEMCPY2D().srcHost = Raises(error)

    class Version:
        def __index__(self) -> int:
            raise error

    class Stream:
        def __cuda_stream__(self) -> tuple[Any, int]:
            return Version(), 1

    with pytest.raises((type(error), TypeError)):
        driver.cuStreamSynchronize(Stream())


def test_other_exceptions_become_a_type_error_as_in_nvidias_bindings() -> None:
    with pytest.raises(TypeError, match="argument 'p': expected a buffer or an address, not Raises"):
        driver.cuMemHostRegister(Raises(LookupError("mine")), 1, 0)


def test_control_c_while_the_pathfinder_is_imported(tmp_path: Any) -> None:
    package = tmp_path / "cuda"
    package.mkdir()
    (package / "pathfinder.py").write_text("raise KeyboardInterrupt\n")
    code = """
        from cubind import nvrtc
        try:
            nvrtc.nvrtcVersion()
        except KeyboardInterrupt:
            print("interrupted")
    """
    command = [sys.executable, "-S", "-c", "import sys; sys.path[:0] = sys.argv[1:]\n" + textwrap.dedent(code)]
    import cubind

    site = str(cubind.__path__[0]).removesuffix("/cubind")
    # A sanitizer's library must be loaded before Python.
    kept = {name: os.environ[name] for name in ("LD_PRELOAD", "ASAN_OPTIONS") if name in os.environ}
    environment = {"CUDA_HOME": "", "PATH": "", **kept}
    done = subprocess.run([*command, str(tmp_path), site], env=environment, capture_output=True, text=True)
    if "interrupted" not in done.stdout and not done.stderr:
        pytest.skip("NVRTC is installed on this machine")
    assert done.stdout == "interrupted\n", done.stderr


def test_an_address_must_be_an_integer() -> None:
    class Array:
        __cuda_array_interface__ = {"data": ("12", False)}

    class Stream:
        def __cuda_stream__(self) -> tuple[int, Any]:
            return 0, b"12"

    with pytest.raises(TypeError, match="an address is a number, not '12'"):
        driver.cuMemHostRegister(Array(), 1, 0)
    with pytest.raises(TypeError, match="an address is a number, not b'12'"):
        driver.cuStreamSynchronize(Stream())


def test_a_false_class_is_ignored() -> None:
    import _ctypes

    class Lies(bytearray):
        __class__ = property(lambda self: _ctypes.CFuncPtr)  # type: ignore[assignment]

    with pytest.raises(TypeError, match="expected a callable"):
        driver.cuLaunchHostFunc(0, Lies(b"AAAAAAAA"), None)


def test_a_class_property_that_raises_is_not_read() -> None:
    class Raising:
        @property
        def __class__(self) -> type:  # type: ignore[override]
            raise LookupError("the class")

    ctypes.CFUNCTYPE(None)
    with pytest.raises(TypeError, match="expected a callable"):
        driver.cuLaunchHostFunc(0, Raising(), None)


def test_an_invalid_path_of_a_library_is_an_error() -> None:
    survives("""
        from cubind import _native
        for path, error in (("", ValueError), (b"/usr/lib/libcuda.so.1", TypeError), ("\\ud800", Exception)):
            try:
                _native.load(13, "driver", path)
            except error:
                pass
            else:
                raise AssertionError(path)
        assert _native.loaded_from(13, "driver") is None
    """)


@pytest.mark.parametrize(
    "call",
    [
        "driver.cuGraphAddEmptyNode(0, nodes, COUNT)",
        "driver.cuLaunchKernel(0, 1, 1, 1, 1, 1, 1, 0, 0, values, 0)",
        "driver.cuDeviceGetName(2**31 - 1, 0)",
    ],
)
def test_a_list_that_is_too_large_for_memory_raises_memory_error(call: str) -> None:
    """The list exists already, but its C array does not fit into memory."""
    out = survives(f"""
        import resource
        from cubind import driver
        COUNT = 10_000_000
        nodes, values = [driver.CUgraphNode(0)] * COUNT, (driver.CUdeviceptr(0),) * COUNT
        used = int(open("/proc/self/statm").read().split()[0]) * 4096
        resource.setrlimit(resource.RLIMIT_AS, (used + (50 << 20),) * 2)
        try:
            {call}
        except MemoryError:
            print("no memory")
    """)
    assert out == "no memory\n"


def test_runtime_and_driver_have_the_same_messages() -> None:
    for call in (lambda: driver.cuMemcpyDtoH("text", 1, 1), lambda: runtime.cudaMemcpy("text", 1, 1, 2)):
        with pytest.raises(TypeError, match="argument '(srcHost|dstHost|dst)': expected a buffer or an address, not str"):
            call()
