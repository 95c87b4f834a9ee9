"""Run under Wine by `cargo xtask test --on aarch64,windows "windows python"`, with Python for Windows and only the
wheel.

Next to the interpreter is a driver that returns at once (tests/bench/python/stub.c): results passed through Windows'
calling convention, in which a record of 64 bytes is passed by its address.
"""

import ctypes
import importlib
import pkgutil
import sys

import cubind
from cubind import checked, cublas, driver, nccl, runtime

assert sys.platform == "win32", sys.platform

# Every module can be imported. The modules that replace NVIDIA's modules are available after the program installs them.
names = [found.name for found in pkgutil.walk_packages(cubind.__path__, "cubind.")]
modules = [importlib.import_module(name) for name in names if not name.endswith("__main__")]
assert len(modules) > 100, len(modules)

# The exception for a missing library contains the library's file name on Windows.
for module, call, file in [(cublas, "cublasCreate", "cublas64_"), (runtime, "cudaGetDeviceCount", "cudart64_")]:
    try:
        getattr(module, call)()
    except cubind.DynamicLibNotFoundError as error:
        assert file in str(error), error
    else:
        raise AssertionError(f"{call} was called")
# A library that exists only for Linux has no file name to search for.
try:
    nccl.ncclGetVersion()
except cubind.DynamicLibNotFoundError as error:
    assert "for this system" in str(error), error
else:
    raise AssertionError("ncclGetVersion was called")

SUCCESS = driver.CUresult.CUDA_SUCCESS
device, stream, memory = driver.CUdevice(2), driver.CUstream(0x20), driver.CUdeviceptr(1 << 40)


def outputs(result: tuple[object, ...]) -> list[object]:
    """Returns the outputs of a successful call, with integers for handles and addresses."""
    assert result[0] == SUCCESS, result
    return [int(it) if type(it).__name__ in HANDLES else it for it in result[1:]]


HANDLES = {"CUdevice", "CUcontext", "CUdeviceptr", "CUstream", "CUevent", "CUmodule", "CUfunction", "CUgraph"}

attribute = driver.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK
assert outputs(driver.cuInit(0)) == []
assert outputs(driver.cuDeviceGetCount()) == [3]
assert outputs(driver.cuDeviceGetName(64, device)) == [b"stub".ljust(64, b"\0")]
assert outputs(driver.cuDeviceGetAttribute(attribute, device)) == [102]
assert outputs(driver.cuCtxGetCurrent()) == [0x10]
assert outputs(driver.cuGetErrorName(driver.CUresult.CUDA_ERROR_OUT_OF_MEMORY)) == [b"CUDA_ERROR_OUT_OF_MEMORY"]
assert outputs(driver.cuMemGetInfo()) == [1 << 33, 1 << 34]
assert outputs(driver.cuMemAlloc(1024)) == [0x7000_0000_0400]
assert outputs(driver.cuMemcpyHtoD(memory, b"12345678", 8)) == []
assert outputs(driver.cuEventElapsedTime(driver.CUevent(1), driver.CUevent(2))) == [1.5]
assert outputs(driver.cuModuleGetGlobal(driver.CUmodule(0x30), b"name")) == [0x1000, 4]

# A record that is an output, and a record that is passed by value.
(shared,) = outputs(driver.cuIpcGetMemHandle(memory))
assert isinstance(shared, driver.CUipcMemHandle) and bytes(shared.reserved) == bytes([7] * 64)
assert outputs(driver.cuIpcOpenMemHandle(shared, 1)) == [0x7000_0000_0000]

# Arrays that are inputs, and arrays that are outputs.
wanted = [driver.CUpointer_attribute(2), driver.CUpointer_attribute(2)]
assert len(outputs(driver.cuPointerGetAttributes(2, wanted, memory))[0]) == 2
error, nodes, count = driver.cuGraphGetNodes(driver.CUgraph(0x80), 4)
assert (error, [int(node) for node in nodes], count) == (SUCCESS, [0x81, 0x82, 0x83, 0x84], 4)

# A launch whose arguments have types.
types = (None, ctypes.c_int, ctypes.c_float, ctypes.c_size_t)
launch = driver.cuLaunchKernel(driver.CUfunction(0x60), 1, 1, 1, 32, 1, 1, 0, stream, ((memory, 3, 2.5, 7), types), 0)
assert launch == (SUCCESS,)

assert checked.driver.cuDeviceGetCount() == 3
try:
    driver.cuCtxSetCurrent("text")
except TypeError as error:
    assert "ctx" in str(error), error
else:
    raise AssertionError("a text was taken for a context")
print(f"{sys.version.split()[0]} on {sys.platform}: {len(modules)} modules, cubind {cubind.__version__}")
