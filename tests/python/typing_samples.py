"""Programs that a type checker must accept or reject. Checked by `mypy --strict`, never run.

A line with `type: ignore` must be rejected: with `warn_unused_ignores`, accepting it is an error.
"""

import array
import ctypes
from typing import assert_type

import numpy as np

from cubind import CudaError, DynamicLibNotFoundError, check, checked, cuda12, driver, nvrtc, runtime

# Results of calls
assert_type(driver.cuInit(0), tuple[driver.CUresult])
assert_type(driver.cuDeviceGet(0), tuple[driver.CUresult, driver.CUdevice])
assert_type(driver.cuMemGetInfo(), tuple[driver.CUresult, int, int])
assert_type(runtime.cudaMalloc(8), tuple[runtime.cudaError_t, int])
driver.cuInit()  # type: ignore[call-arg]
only, more = driver.cuInit(0)  # type: ignore[misc]

# Exceptions instead of result codes
assert_type(checked.driver.cuInit(0), None)
assert_type(checked.driver.cuDeviceGet(0), driver.CUdevice)
assert_type(checked.driver.cuMemGetInfo(), tuple[int, int])
assert_type(checked.cuda12.runtime.cudaMalloc(8), int)
assert_type(checked.runtime.make_cudaExtent(1, 2, 3), runtime.cudaExtent)
checked.driver.cuInit()  # type: ignore[call-arg]
assert_type(check(driver.cuInit(0)), None)
assert_type(check(driver.cuDeviceGet(0)), driver.CUdevice)
assert_type(check(driver.cuMemGetInfo()), tuple[int, int])
try:
    check(driver.cuInit(0))
except CudaError as raised:
    assert_type((raised.name, raised.function, raised.description), tuple[str, str, str])

# Arguments that are handles or scalars: the class, an integer of any kind, None
stream = driver.CUstream(0)
driver.CUhostFn(_ptr=ctypes.addressof(ctypes.c_uint64()))
driver.CUhostFn(_ptr="1")  # type: ignore[arg-type]
for accepted in (stream, 0, np.uint64(0), None):
    driver.cuStreamSynchronize(accepted)
driver.cuStreamSynchronize("0")  # type: ignore[arg-type]
driver.cuCtxCreate(None, 0, np.int32(0))
driver.cuCtxCreate(0, driver.CUdevice(0))
cuda12.driver.cuCtxCreate(0, 0)

# Memory arguments
pointer = driver.CUdeviceptr(8)
for memory in (np.zeros(3), b"x", bytearray(3), array.array("i"), memoryview(b"x"), 4096, None):
    driver.cuMemcpyHtoD(pointer, memory, 8)
driver.cuMemcpyHtoD(pointer, "x", 8)  # type: ignore[arg-type]

# Strings, and buffers that CUDA fills
program = nvrtc.nvrtcCreateProgram("text", b"name.cu", 0, [], None)[1]
assert_type(nvrtc.nvrtcGetPTX(program, bytearray(8)), tuple[nvrtc.nvrtcResult])
assert_type(nvrtc.nvrtcGetPTX(program, 8), tuple[nvrtc.nvrtcResult, bytes])
nvrtc.nvrtcGetPTX(program, np.zeros(8, np.uint8))

# Records: attributes accept more types than they return
copy = driver.CUDA_MEMCPY2D()
copy.srcXInBytes = np.int64(3)
copy.srcMemoryType = 1
copy.srcArray = None
assert_type(copy.srcXInBytes, int)
assert_type(copy.srcMemoryType, driver.CUmemorytype)
assert_type(copy.srcArray, driver.CUarray)
copy.srcXInBytes = "3"  # type: ignore[assignment]
driver.cuMemcpy2D(copy)
driver.cuMemcpy2D(None)
driver.cuMemcpy2D(3)  # type: ignore[arg-type]

# Kernel launches
kernel = driver.CUfunction(0)
for arguments in (((1.0, pointer), (ctypes.c_float, None)), (np.float32(1), pointer), 0, None):
    driver.cuLaunchKernel(kernel, 1, 1, 1, 1, 1, 1, 0, stream, arguments, 0)

# Enums and constants
name: str = driver.CUresult(0).name
for error in driver.CUresult:
    assert_type(error, driver.CUresult)
number: int = driver.CUresult.CUDA_SUCCESS.value
driver.CUDA_VERSION = 3  # type: ignore[misc]

# Classes with several names, and classes that share a name
same: checked.driver.CUstream = stream
shared: cuda12.driver.CUstream = stream
other: cuda12.driver.CUmemLocation = driver.CUmemLocation()  # type: ignore[assignment]
assert_type(cuda12.driver.cuMemGetInfo(), tuple[driver.CUresult, int, int])
assert_type(checked.cuda12.driver.cuDeviceGet(0), cuda12.driver.CUdevice)

# Errors and their codes
try:
    driver.cuNoSuchFunction()  # type: ignore[attr-defined]
except DynamicLibNotFoundError:
    pass

# Device arrays and streams of other packages
class CupyLike:
    @property
    def __cuda_array_interface__(self) -> dict[str, object]:
        return {}

    def __cuda_stream__(self) -> tuple[int, int]:
        return 0, 0


driver.cuMemsetD8(CupyLike(), 0, 8)
driver.cuMemcpyHtoD(CupyLike(), CupyLike(), 8)
driver.cuStreamSynchronize(CupyLike())
driver.cuStreamSynchronize(object())  # type: ignore[arg-type]

# Callbacks: a callable and any data for it, or the address of a C function
driver.cuLaunchHostFunc(stream, print, ["data"])
driver.cuLaunchHostFunc(stream, lambda data: None, None)
driver.cuLaunchHostFunc(stream, 4096, 0)
driver.cuLaunchHostFunc(stream, "function", 0)  # type: ignore[arg-type]
host = driver.CUDA_HOST_NODE_PARAMS()
host.fn, host.userData = print, ["data"]
assert_type(host.fn, int)
node = driver.CUDA_KERNEL_NODE_PARAMS()
node.kernelParams = (np.float32(1), pointer)
