"""A package of another library that depends on cubind: both share class objects, and the objects kept for handles.

The step `python package` builds it from `tests/package`, which determines the path of its library.
"""

import copy
import ctypes
import gc
import importlib
import os
import pickle
import subprocess
import sys
import textwrap
import weakref
from pathlib import Path
from typing import Any

import cubind
import pytest

FOLDER = os.environ.get("CUBIND_SECOND")
if FOLDER is None:
    pytest.skip("only the step `python package` makes the package", allow_module_level=True)

# Type checkers check these tests without the package as well.
driver: Any = importlib.import_module("cubind.cuda13.driver")
runtime: Any = importlib.import_module("cubind.cuda13.runtime")
cubind_fx: Any = importlib.import_module("cubind_fx")
_native: Any = importlib.import_module("cubind_fx._native")
fx: Any = importlib.import_module("cubind_fx.fx")
checked: Any = importlib.import_module("cubind_fx.checked.fx")

_native.load(1, "fx", Path(FOLDER) / "libfx.so.1")


class Array:
    """An array on the device."""

    def __init__(self, address: int = 0x1000) -> None:
        interface = {"shape": (4,), "typestr": "<f4", "version": 3, "strides": None}
        self.__cuda_array_interface__ = {**interface, "data": (address, False)}


@pytest.fixture
def handle() -> Any:
    return checked.fxCreate()


def run(code: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-c", textwrap.dedent(code)], capture_output=True, text=True, check=False)


def test_classes_are_those_of_cubind(handle: Any) -> None:
    stream = runtime.cudaStream_t(5)
    assert fx.fxSetStream(handle, stream) == (fx.fxStatus_t.FX_SUCCESS,)
    err, found = fx.fxGetStream(handle)
    assert type(found) is runtime.cudaStream_t and found == stream and isinstance(found, driver.CUstream)
    assert err is fx.fxStatus_t.FX_SUCCESS
    # A handle of the driver's class, and a handle of a class that is defined in Python.
    own = type("Stream", (runtime.cudaStream_t,), {})
    for other in (driver.CUstream(7), own(8), 9):
        checked.fxSetStream(handle, other)
        assert int(checked.fxGetStream(handle)) == int(other)


def test_enums_are_those_of_cubind(handle: Any) -> None:
    checked.fxSetType(handle, runtime.cudaDataType.CUDA_R_64F)
    assert checked.fxGetType(handle) is runtime.cudaDataType.CUDA_R_64F
    checked.fxSetType(handle, 4444)
    unknown = checked.fxGetType(handle)
    assert type(unknown) is runtime.cudaDataType and unknown.name == "UNKNOWN_4444"
    # Another call to the package, and a call to cubind itself, find the same object.
    assert checked.fxGetType(handle) is unknown and pickle.loads(pickle.dumps(unknown)) is unknown


def test_its_own_enums_extend_those_of_cubind(handle: Any) -> None:
    from cubind._enums import CudaEnum, EnumClass

    assert CudaEnum in fx.fxMode_t.__mro__ and EnumClass in type(fx.fxMode_t).__mro__
    assert fx.fxMode_t(7) is fx.fxMode_t.FX_MODE_FANCY and list(fx.fxMode_t) == [0, 7]
    assert fx.fxMode_t.__module__ == "cubind_fx.fx"
    with pytest.raises(ValueError):
        fx.fxMode_t(8)
    checked.fxSetMode(handle, fx.fxMode_t.FX_MODE_FANCY)
    assert checked.fxGetMode(handle) is fx.fxMode_t.FX_MODE_FANCY
    assert pickle.loads(pickle.dumps(fx.fxMode_t.FX_MODE_FANCY)) is fx.fxMode_t.FX_MODE_FANCY
    with pytest.raises(AttributeError):
        fx.fxMode_t.FX_MODE_FANCY = 5


def test_records_pass_both_ways(handle: Any) -> None:
    extent = runtime.cudaExtent(width=3, height=4)
    checked.fxSetExtent(handle, extent)
    found = checked.fxGetExtent(handle)
    assert type(found) is runtime.cudaExtent and (found.width, found.height, found.depth) == (3, 4, 0)
    with pytest.raises(TypeError, match="cubind.cuda13.runtime.cudaExtent, got cubind_fx.fx.fxConfig_t"):
        fx.fxSetExtent(handle, fx.fxConfig_t())


def test_records_of_cubind_within_its_own(handle: Any) -> None:
    config = fx.fxConfig_t(mode=7)
    config.extent.width = 9
    config.stream = runtime.cudaStream_t(5)
    config.type = runtime.cudaDataType.CUDA_R_16F
    config.name = b"fx"
    assert type(config.extent) is runtime.cudaExtent and config.extent == config.extent
    stream = config.stream
    assert type(stream) is runtime.cudaStream_t
    # The attribute is the field itself.
    config.stream = runtime.cudaStream_t(6)
    assert int(stream) == 6
    checked.fxConfigure(handle, config)
    found = checked.fxGetConfig(handle)
    assert (found.extent.width, int(found.stream), found.name) == (9, 6, b"fx")
    assert found.type is runtime.cudaDataType.CUDA_R_16F and found.mode is fx.fxMode_t.FX_MODE_FANCY
    assert "width : 9" in str(found)
    config.extent = runtime.cudaExtent(depth=2)
    assert (config.extent.width, config.extent.depth) == (0, 2)
    again = pickle.loads(pickle.dumps(config))
    assert (again.extent.depth, again.name) == (2, b"fx")


def test_the_target_of_a_nested_record_lives_as_long_as_the_outer_one() -> None:
    config = fx.fxConfig_t()
    memory = bytearray(8)
    before = sys.getrefcount(memory)
    # cubind keeps the memory alive for the field, in the record that owns the field's memory. That record belongs to
    # the other package.
    config.window.base_ptr = memory
    assert sys.getrefcount(memory) == before + 1
    # Copies in both packages share the object.
    window, other = copy.copy(config.window), copy.deepcopy(config)
    assert type(window) is runtime.cudaAccessPolicyWindow and window.base_ptr == other.window.base_ptr != 0
    del config
    assert sys.getrefcount(memory) > before
    del window
    assert sys.getrefcount(memory) > before
    other.window.base_ptr = 0
    assert sys.getrefcount(memory) == before


def test_a_cycle_through_both_is_collected() -> None:
    class Memory(bytearray):
        config: Any

    config, memory = fx.fxConfig_t(), Memory(8)
    config.window.base_ptr = memory
    memory.config = config
    gone = weakref.ref(memory)
    del config, memory
    gc.collect()
    assert gone() is None


def test_its_handles_keep_records_of_cubind(handle: Any) -> None:
    window = runtime.cudaAccessPolicyWindow(num_bytes=8)
    before = sys.getrefcount(window)
    checked.fxSetWindow(handle, window)
    assert sys.getrefcount(window) == before + 1
    checked.fxSetWindow(handle, runtime.cudaAccessPolicyWindow())
    assert sys.getrefcount(window) == before
    checked.fxSetWindow(handle, window)
    checked.fxDestroy(handle)
    assert sys.getrefcount(window) == before


def test_handles_of_cubind_keep_arguments_of_the_other_package() -> None:
    stream, first, second = runtime.cudaStream_t(0x77), Array(0x1000), Array(0x2000)
    before = sys.getrefcount(first)
    checked.fxSetWorkspace(stream, first, 8)
    assert sys.getrefcount(first) > before
    # A handle of the driver's class represents the same stream.
    checked.fxSetWorkspace(driver.CUstream(0x77), second, 8)
    assert sys.getrefcount(first) == before
    checked.fxSetWorkspace(stream, first, 8)
    checked.fxStreamEnd(stream)
    assert sys.getrefcount(first) == before


def test_cubind_releases_arguments_of_the_other_package() -> None:
    # The function that destroys a stream belongs to cubind; the library in this test does nothing.
    script = """
        import ctypes, os, pathlib, subprocess, sys, tempfile
        from cubind import _native as base
        from cubind.cuda13 import runtime
        from cubind_fx import _native, fx
        folder = pathlib.Path(tempfile.mkdtemp())
        (folder / "rt.c").write_text("int cudaStreamDestroy(void *stream) { return 0; }")
        subprocess.run(["cc", "-shared", "-o", folder / "libcudart.so.13", folder / "rt.c"], check=True)
        base.load(13, "runtime", folder / "libcudart.so.13")
        _native.load(1, "fx", pathlib.Path(os.environ["CUBIND_SECOND"]) / "libfx.so.1")
        class Array:
            __cuda_array_interface__ = {"shape": (4,), "typestr": "<f4", "version": 3, "data": (4096, False)}
        array, stream = Array(), runtime.cudaStream_t(0x78)
        before = sys.getrefcount(array)
        assert fx.fxSetWorkspace(stream, array, 8)[0] == 0
        assert sys.getrefcount(array) > before
        assert runtime.cudaStreamDestroy(stream)[0] == 0
        print(sys.getrefcount(array) - before)
    """
    done = run(script)
    assert (done.stdout, done.stderr) == ("0\n", "")


def test_memory_on_the_device(handle: Any) -> None:
    for given, address in [(0x1000, 0x1000), (Array(0x2000), 0x2000), (driver.CUdeviceptr(0x3000), 0x3000)]:
        checked.fxScale(handle, given, 4)
        assert int(checked.fxScaled(handle)) == address
    # A handle is also an int, but not an address, regardless of the package to which the handle belongs.
    for wrong in (runtime.cudaStream_t(5), handle, runtime.cudaExtent()):
        with pytest.raises(TypeError):
            fx.fxScale(handle, wrong, 4)


def test_callbacks(handle: Any) -> None:
    seen: list[object] = []
    assert fx.fxCall(handle, seen.append, "data") == (fx.fxStatus_t.FX_SUCCESS,)
    address: Any = lambda data: seen.append(int(data))
    checked.fxCall(handle, runtime.cudaHostFn_t(address), 5)
    assert seen == ["data", 5]


def test_errors_are_those_of_cubind(handle: Any) -> None:
    description = "an argument has a value that it cannot have"
    with pytest.raises(cubind.CudaError) as raised:
        checked.fxSetExtent(handle, runtime.cudaExtent())
    assert str(raised.value) == f"fxSetExtent: FX_INVALID_VALUE (1): {description}"
    with pytest.raises(cubind.CudaError, match=description):
        cubind.check(fx.fxSetExtent(handle, runtime.cudaExtent()))
    assert cubind.check(fx.fxGetMode(handle)) is fx.fxMode_t.FX_MODE_PLAIN
    done = run(
        "from cubind_fx import fx, _native; import cubind\ntry: fx.fxCreate()\n"
        "except cubind.DynamicLibNotFoundError as error: print(error)"
    )
    assert "libfx.so.1" in done.stdout, done


def test_default_streams_are_one_choice() -> None:
    script = """
        import cubind, cubind_fx
        from cubind_fx import _native
        assert not _native.per_thread_default_stream()
        cubind.set_per_thread_default_stream(True)
        assert _native.per_thread_default_stream()
        _native.set_per_thread_default_stream(False)
        print(cubind.per_thread_default_stream())
    """
    assert run(script).stdout == "False\n"


def test_under_compat_it_uses_classes_with_nvidias_names() -> None:
    script = """
        import cubind.compat
        cubind.compat.install()
        from cuda.bindings import runtime
        from cubind_fx import _native, fx
        import os, pathlib
        _native.load(1, "fx", pathlib.Path(os.environ["CUBIND_SECOND"]) / "libfx.so.1")
        err, handle = fx.fxCreate()
        fx.fxSetStream(handle, runtime.cudaStream_t(5))
        found = fx.fxGetStream(handle)[1]
        print(type(found) is runtime.cudaStream_t, type(found).__module__)
    """
    done = run(script)
    assert (done.stdout, done.stderr) == ("True cuda.bindings.runtime\n", "")


def test_importing_it_creates_only_the_classes_that_it_needs() -> None:
    script = """
        import sys
        import cubind_fx.fx
        print(sorted(name for name in sys.modules if name.startswith("cubind")))
    """
    expected = [
        "cubind",
        "cubind._enums",
        "cubind._modules",
        "cubind._native",
        "cubind_fx",
        "cubind_fx._native",
        "cubind_fx.fx",
    ]
    assert run(script).stdout == f"{expected}\n"


class Capsule(ctypes.Structure):
    """The first fields of the interface, the same in every version."""

    _fields_ = [
        ("version", ctypes.c_uint32),
        ("size", ctypes.c_uint32),
        ("package", ctypes.c_char_p),
        ("package_version", ctypes.c_char_p),
    ]


def test_the_interface_contains_its_version() -> None:
    from cubind import _native as base

    get = ctypes.pythonapi.PyCapsule_GetPointer
    get.restype, get.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    for native, package in ((base, cubind), (_native, cubind_fx)):
        name = f"{package.__name__}._native.__abi__".encode()
        found = Capsule.from_address(get(native.__abi__, name))
        assert found.version == 2 and found.package.decode() == package.__name__
        assert found.package_version.decode() == package.__version__


OTHER = """
    import ctypes
    from cubind import _native
    class Capsule(ctypes.Structure):
        _fields_ = [("version", ctypes.c_uint32), ("size", ctypes.c_uint32), ("package", ctypes.c_char_p), ("package_version", ctypes.c_char_p)]
    other = Capsule(99, 24, b"cubind", b"9.9.9")
    new = ctypes.pythonapi.PyCapsule_New
    new.restype, new.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
    name = b"cubind._native.__abi__"
    {setting}
    try:
        import cubind_fx.fx
    except ImportError as error:
        print(error)
"""


def test_another_interface_is_rejected() -> None:
    version = cubind.__version__
    done = run(OTHER.format(setting="_native.__abi__ = new(ctypes.addressof(other), name, None)"))
    assert done.stdout == (
        f"cubind_fx {cubind_fx.__version__} takes classes from cubind by interface 2, and cubind 9.9.9 has interface 99: "
        f"install cubind=={version}, with which it was generated, or a cubind_fx that was generated with cubind 9.9.9\n"
    ), done
    done = run(OTHER.format(setting="del _native.__abi__"))
    assert f"cubind {version} has interface none: install cubind=={version}, " in done.stdout, done
    # The attribute is an object that is not a capsule, or a capsule with another name.
    for setting in ("_native.__abi__ = 5", "_native.__abi__ = new(ctypes.addressof(other), b'other', None)"):
        done = run(OTHER.format(setting=setting))
        assert done.returncode == 1 and "Error" in done.stderr, done


@pytest.mark.parametrize(("shape", "said"), [(None, "has no such class"), ((2, 99, 8), "has another one")])
def test_classes_that_cubind_lacks_are_rejected(shape: "tuple[int, int, int] | None", said: str) -> None:
    # The interface is the same as that of this cubind, except for the function that finds classes, which follows the
    # versions and the layout.
    script = f"""
        import ctypes
        from cubind import _native
        get, new = ctypes.pythonapi.PyCapsule_GetPointer, ctypes.pythonapi.PyCapsule_New
        get.restype, get.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
        new.restype, new.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
        name = b"cubind._native.__abi__"
        at = get(_native.__abi__, name)
        other = (ctypes.c_char * ctypes.c_uint32.from_address(at + 4).value).from_address(at)
        other = (ctypes.c_char * len(other)).from_buffer_copy(other)
        # The caller holds the GIL.
        find = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_char_p, ctypes.c_char_p, ctypes.POINTER(ctypes.c_uint32))
        real = find.from_buffer_copy(bytes(other[48:56]))

        def changed(module, name, shape):
            said = {shape}
            found = real(module, name, shape) if said else None
            if said and name == b"cudaExtent":
                shape[0], shape[1], shape[2] = said
            return found

        function = find(changed)
        other[48:56] = bytes(ctypes.c_void_p.from_buffer(function))
        _native.__abi__ = new(ctypes.addressof(other), name, None)
        try:
            import cubind_fx.fx
        except ImportError as error:
            print(error)
    """
    name = "cubind.cuda13.driver.CUstream" if shape is None else "cubind.cuda13.runtime.cudaExtent"
    version = cubind.__version__
    done = run(script)
    assert done.stdout == (
        f"cubind_fx {cubind_fx.__version__} takes {name} from cubind, and cubind {version} {said}: "
        f"install cubind=={version}, with which it was generated, or generate cubind_fx again\n"
    ), done


def test_fields_may_have_names_of_types() -> None:
    names = fx.fxNames_t()
    names.str, names.object, names.dict, names.memoryview, names.self = 1, 2, 4, 8, 16
    names.list = [0.5, 0.25]
    names.fxMode_t = fx.fxMode_t.FX_MODE_FANCY
    assert checked.fxSum(names) == 31.75
    assert checked.fxSum(fx.fxNames_t(str=1, object=2, list=[3, 4])) == 10
