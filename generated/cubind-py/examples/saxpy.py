"""SAXPY on a GPU, `out = a * x + y`: from source code to a verified result.

    python saxpy.py [elements]

Requires NumPy, an NVIDIA driver for CUDA 13, and `libnvrtc.so.13` (`pip install nvidia-cuda-nvrtc`).
"""

import time

BEGIN = time.perf_counter()  # Set before the other imports, whose duration is part of the total.

import ctypes
import statistics
import sys

import numpy as np

from cubind import check
from cubind.cuda13 import driver, nvrtc

SOURCE = b"""
extern "C" __global__
void saxpy(float a, const float *x, const float *y, float *out, size_t n)
{
    size_t i = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i] = a * x[i] + y[i];
}
"""

THREADS = 512
LAUNCHES = 21


def main() -> None:
    n = int(sys.argv[1]) if len(sys.argv) > 1 else 32768 * THREADS

    # The first GPU, and a context on it.
    check(driver.cuInit(0))
    device = check(driver.cuDeviceGet(0))
    attribute = driver.CUdevice_attribute
    major = check(driver.cuDeviceGetAttribute(attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device))
    minor = check(driver.cuDeviceGetAttribute(attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, device))
    name = check(driver.cuDeviceGetName(256, device)).rstrip(b"\0").decode()
    print(f"device            {name}, sm_{major}{minor}")
    context = check(driver.cuCtxCreate(None, 0, device))

    # Compile the source for this GPU.
    ptx = compiled(SOURCE, f"--gpu-architecture=compute_{major}{minor}")
    module = check(driver.cuModuleLoadData(ptx))
    kernel = check(driver.cuModuleGetFunction(module, b"saxpy"))

    # Create the input on the host and on the GPU.
    a = 2.0
    numbers = np.arange(n)
    x = (numbers % 1024).astype(np.float32)
    y = (numbers % 777).astype(np.float32)
    out = np.zeros_like(x)
    gpu_x = check(driver.cuMemAlloc(x.nbytes))
    gpu_y = check(driver.cuMemAlloc(y.nbytes))
    gpu_out = check(driver.cuMemAlloc(out.nbytes))
    stream = check(driver.cuStreamCreate(0))
    check(driver.cuMemcpyHtoDAsync(gpu_x, x, x.nbytes, stream))
    check(driver.cuMemcpyHtoDAsync(gpu_y, y, y.nbytes, stream))

    # Several launches, each between two events. The type None is for arguments that already have a C type.
    start = check(driver.cuEventCreate(0))
    end = check(driver.cuEventCreate(0))
    blocks = -(-n // THREADS)
    arguments = ((a, gpu_x, gpu_y, gpu_out, n), (ctypes.c_float, None, None, None, ctypes.c_size_t))
    milliseconds = []
    for _ in range(LAUNCHES):
        check(driver.cuEventRecord(start, stream))
        check(driver.cuLaunchKernel(kernel, blocks, 1, 1, THREADS, 1, 1, 0, stream, arguments, 0))
        check(driver.cuEventRecord(end, stream))
        check(driver.cuStreamSynchronize(stream))
        milliseconds.append(check(driver.cuEventElapsedTime(start, end)))
    kernel_time = statistics.median(milliseconds)

    # The result. All values are small integers, so the result is exact.
    check(driver.cuMemcpyDtoHAsync(out, gpu_out, out.nbytes, stream))
    check(driver.cuStreamSynchronize(stream))
    expected = np.float32(a) * x + y
    wrong = np.flatnonzero(out != expected)
    if wrong.size:
        i = int(wrong[0])
        raise ValueError(f"element {i} is {out[i]}, and should be {expected[i]}")
    print(f"verified          {n} elements")

    # Clean-up.
    check(driver.cuEventDestroy(end))
    check(driver.cuEventDestroy(start))
    check(driver.cuStreamDestroy(stream))
    for memory in (gpu_out, gpu_y, gpu_x):
        check(driver.cuMemFree(memory))
    check(driver.cuModuleUnload(module))
    check(driver.cuCtxDestroy(context))

    print(f"kernel time       {kernel_time:.4f} ms (median of {LAUNCHES} launches)")
    print(f"application time  {(time.perf_counter() - BEGIN) * 1e3:.1f} ms")


def compiled(source: bytes, architecture: str) -> bytearray:
    """Compiles CUDA C++ to PTX. A compiler error raises an exception with the compiler's log."""
    program = check(nvrtc.nvrtcCreateProgram(source, b"saxpy.cu", 0, [], []))
    (error,) = nvrtc.nvrtcCompileProgram(program, 1, [architecture.encode()])
    if error:
        log = bytearray(check(nvrtc.nvrtcGetProgramLogSize(program)))
        check(nvrtc.nvrtcGetProgramLog(program, log))
        raise RuntimeError(f"{error}\n{log.rstrip(bytes(1)).decode()}")
    ptx = bytearray(check(nvrtc.nvrtcGetPTXSize(program)))
    check(nvrtc.nvrtcGetPTX(program, ptx))
    check(nvrtc.nvrtcDestroyProgram(program))
    return ptx


if __name__ == "__main__":
    try:
        main()
    except (RuntimeError, ValueError) as error:
        sys.exit(f"saxpy: {error}")
