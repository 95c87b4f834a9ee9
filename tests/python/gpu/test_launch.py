"""Modules, libraries, and kernels that are launched with arguments in every form."""

import ctypes
from typing import Any

import numpy
import pytest
from cubind import driver, nvrtc
from gpu.support import architecture, device_memory, ok, read


class Pair(ctypes.Structure):
    _fields_ = [("a", ctypes.c_float), ("b", ctypes.c_double)]


VALUES = [-5.0, 60000.0, -(2.0**40), 0.5, 1e100, 1.5, -2.5, 1.0]


def forms(pointer: Any) -> dict[str, Any]:
    """The arguments of `gather`, in each accepted form."""
    plain = (pointer, -5, 60000, -(2**40), 0.5, 1e100, Pair(1.5, -2.5), True)
    types = (
        None,
        ctypes.c_byte,
        ctypes.c_ushort,
        ctypes.c_longlong,
        ctypes.c_float,
        ctypes.c_double,
        None,
        ctypes.c_bool,
    )
    instances = (
        ctypes.c_void_p(int(pointer)),
        ctypes.c_byte(-5),
        ctypes.c_ushort(60000),
        ctypes.c_longlong(-(2**40)),
        ctypes.c_float(0.5),
        ctypes.c_double(1e100),
        Pair(1.5, -2.5),
        ctypes.c_bool(True),
    )
    scalars = (
        pointer,
        numpy.int8(-5),
        numpy.uint16(60000),
        numpy.int64(-(2**40)),
        numpy.float32(0.5),
        numpy.float64(1e100),
        Pair(1.5, -2.5),
        numpy.bool_(True),
    )
    addresses = (ctypes.c_void_p * len(instances))(*(ctypes.addressof(value) for value in instances))
    return {
        "values and types": (plain, types),
        "ctypes and None": (instances, (None,) * len(instances)),
        "ctypes": instances,
        "numpy": scalars,
        "array of addresses": addresses,
        "address of addresses": ctypes.addressof(addresses),
        "numpy array of addresses": numpy.array([ctypes.addressof(value) for value in instances], dtype=numpy.uint64),
        # Objects that must stay alive until the launch has finished.
        "_": (instances, addresses),
    }


FORMS = [
    "values and types",
    "ctypes and None",
    "ctypes",
    "numpy",
    "array of addresses",
    "address of addresses",
    "numpy array of addresses",
]


@pytest.mark.parametrize("form", FORMS)
def test_arguments(stream: Any, kernel: Any, form: str) -> None:
    with device_memory(64) as pointer:
        every = forms(pointer)
        arguments = every[form]
        if form == "address of addresses":
            every["keep"] = arguments
        ok(driver.cuLaunchKernel(kernel(b"gather"), 1, 1, 1, 1, 1, 1, 0, stream, arguments, 0))
        ok(driver.cuStreamSynchronize(stream))
        assert read(pointer, 64, "d") == VALUES


def test_a_launch_with_attributes(stream: Any, kernel: Any) -> None:
    config = driver.CUlaunchConfig()
    config.gridDimX = config.gridDimY = config.gridDimZ = 1
    config.blockDimX, config.blockDimY, config.blockDimZ = 32, 1, 1
    config.hStream = stream
    attribute = driver.CUlaunchAttribute()
    attribute.id = driver.CUlaunchAttributeID.CU_LAUNCH_ATTRIBUTE_PRIORITY
    attribute.value.priority = 0
    config.attrs = [attribute]
    config.numAttrs = 1
    with device_memory(128) as pointer:
        ok(driver.cuLaunchKernelEx(config, kernel(b"fill"), ((pointer, 9), (None, ctypes.c_int)), 0))
        ok(driver.cuStreamSynchronize(stream))
        assert read(pointer, 128, "i") == list(range(9, 41))


def test_a_cooperative_launch(stream: Any, kernel: Any) -> None:
    with device_memory(128) as pointer:
        arguments = ((pointer, 1), (None, ctypes.c_int))
        ok(driver.cuLaunchCooperativeKernel(kernel(b"fill"), 1, 1, 1, 32, 1, 1, 0, stream, arguments))
        ok(driver.cuStreamSynchronize(stream))
        assert read(pointer, 128, "i") == list(range(1, 33))


def test_a_variable_of_a_module(module: Any, kernel: Any) -> None:
    source = ok(driver.cuModuleGetFunctionCount(module))
    names = {ok(driver.cuFuncGetName(function)) for function in ok(driver.cuModuleEnumerateFunctions(source, module))}
    assert b"count" in names and len(names) == source
    program = b"extern \"C\" __device__ int value = 41; extern \"C\" __global__ void up() { value++; }"
    handle = ok(nvrtc.nvrtcCreateProgram(program, b"up.cu", 0, None, None))
    ok(nvrtc.nvrtcCompileProgram(handle, 1, [architecture()]))
    cubin = bytearray(ok(nvrtc.nvrtcGetCUBINSize(handle)))
    ok(nvrtc.nvrtcGetCUBIN(handle, cubin))
    ok(nvrtc.nvrtcDestroyProgram(handle))
    loaded = ok(driver.cuModuleLoadData(cubin))
    pointer, size = ok(driver.cuModuleGetGlobal(loaded, b"value"))
    assert size == 4 and read(pointer, 4, "i") == [41]
    up = ok(driver.cuModuleGetFunction(loaded, b"up"))
    ok(driver.cuLaunchKernel(up, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0))
    assert read(pointer, 4, "i") == [42]
    ok(driver.cuModuleUnload(loaded))


def test_a_library_and_its_kernels(stream: Any, cubin: bytearray) -> None:
    library = ok(driver.cuLibraryLoadData(cubin, None, None, 0, None, None, 0))
    kernel = ok(driver.cuLibraryGetKernel(library, b"fill"))
    assert ok(driver.cuKernelGetName(kernel)) == b"fill"
    assert ok(driver.cuKernelGetLibrary(kernel)) == library
    assert kernel in ok(driver.cuLibraryEnumerateKernels(ok(driver.cuLibraryGetKernelCount(library)), library))
    function = ok(driver.cuKernelGetFunction(kernel))
    with device_memory(128) as pointer:
        arguments = ((pointer, 5), (None, ctypes.c_int))
        # A kernel may be launched like a function.
        for launched in (function, driver.CUfunction(int(kernel))):
            ok(driver.cuMemsetD8(pointer, 0, 128))
            ok(driver.cuLaunchKernel(launched, 1, 1, 1, 32, 1, 1, 0, stream, arguments, 0))
            ok(driver.cuStreamSynchronize(stream))
            assert read(pointer, 128, "i") == list(range(5, 37))
    offset, size = ok(driver.cuKernelGetParamInfo(kernel, 1))
    assert (offset, size) == (8, 4)
    ok(driver.cuLibraryUnload(library))


def test_linking_with_options(context: Any) -> None:
    source = b"extern \"C\" __global__ void one(int *out) { *out = 1; }"
    program = ok(nvrtc.nvrtcCreateProgram(source, b"one.cu", 0, None, None))
    ok(nvrtc.nvrtcCompileProgram(program, 1, [architecture().replace(b"sm_", b"compute_")]))
    ptx = bytearray(ok(nvrtc.nvrtcGetPTXSize(program)))
    ok(nvrtc.nvrtcGetPTX(program, ptx))
    option = driver.CUjit_option
    log = bytearray(4096)
    options = [
        option.CU_JIT_INFO_LOG_BUFFER,
        option.CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES,
        option.CU_JIT_LOG_VERBOSE,
        option.CU_JIT_WALL_TIME,
    ]
    state = ok(driver.cuLinkCreate(len(options), options, [log, len(log), 1, 0.0]))
    ok(driver.cuLinkAddData(state, driver.CUjitInputType.CU_JIT_INPUT_PTX, ptx, len(ptx), b"one", 0, None, None))
    address, size = ok(driver.cuLinkComplete(state))
    linked = ctypes.string_at(address, size)
    ok(driver.cuLinkDestroy(state))
    assert b"one" in bytes(log), "the linker wrote into the caller's buffer"
    module = ok(driver.cuModuleLoadData(linked))
    with device_memory(4) as pointer:
        one = ok(driver.cuModuleGetFunction(module, b"one"))
        ok(driver.cuLaunchKernel(one, 1, 1, 1, 1, 1, 1, 0, 0, ((pointer,), (None,)), 0))
        assert read(pointer, 4, "i") == [1]
    ok(driver.cuModuleUnload(module))


def test_attributes_and_occupancy(kernel: Any) -> None:
    attribute = driver.CUfunction_attribute
    fill = kernel(b"fill")
    assert ok(driver.cuFuncGetAttribute(attribute.CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, fill)) >= 32
    assert ok(driver.cuOccupancyMaxActiveBlocksPerMultiprocessor(fill, 128, 0)) > 0
    grid, block = ok(driver.cuOccupancyMaxPotentialBlockSize(fill, 0, 0, 0))
    assert grid > 0 and block > 0
    grid, block = ok(driver.cuOccupancyMaxPotentialBlockSize(fill, lambda size: 4 * size, 0, 256))
    assert grid > 0 and 0 < block <= 256
