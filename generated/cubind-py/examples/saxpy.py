"""SAXPY on a GPU, `out = a * x + y`: from source code to a verified result.

    python saxpy.py [elements]

Requires NumPy, an NVIDIA driver for CUDA 13, and `libnvrtc.so.13` (`pip install nvidia-cuda-nvrtc`).
"""

import time

BEGIN = time.perf_counter()  # Set before the other imports, whose duration is part of the total.

import ctypes
import statistics
import sys
from typing import Any

import numpy as np

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

    # Select the first GPU, and create a context on it.
    ok(driver.cuInit(0))
    device = ok(driver.cuDeviceGet(0))
    attribute = driver.CUdevice_attribute
    major = ok(driver.cuDeviceGetAttribute(attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device))
    minor = ok(driver.cuDeviceGetAttribute(attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, device))
    name = ok(driver.cuDeviceGetName(256, device)).rstrip(b"\0").decode()
    print(f"device            {name}, sm_{major}{minor}")
    context = ok(driver.cuCtxCreate(None, 0, device))

    # Compile the source for this GPU.
    ptx = compiled(SOURCE, f"--gpu-architecture=compute_{major}{minor}")
    module = ok(driver.cuModuleLoadData(ptx))
    kernel = ok(driver.cuModuleGetFunction(module, b"saxpy"))

    # Create the input on the host and on the GPU.
    a = 2.0
    numbers = np.arange(n)
    x = (numbers % 1024).astype(np.float32)
    y = (numbers % 777).astype(np.float32)
    out = np.zeros_like(x)
    gpu_x = ok(driver.cuMemAlloc(x.nbytes))
    gpu_y = ok(driver.cuMemAlloc(y.nbytes))
    gpu_out = ok(driver.cuMemAlloc(out.nbytes))
    stream = ok(driver.cuStreamCreate(0))
    ok(driver.cuMemcpyHtoDAsync(gpu_x, x, x.nbytes, stream))
    ok(driver.cuMemcpyHtoDAsync(gpu_y, y, y.nbytes, stream))

    # Measure several launches, each between two events. The type None is for arguments that already have a C type.
    start = ok(driver.cuEventCreate(0))
    end = ok(driver.cuEventCreate(0))
    blocks = -(-n // THREADS)
    arguments = ((a, gpu_x, gpu_y, gpu_out, n), (ctypes.c_float, None, None, None, ctypes.c_size_t))
    milliseconds = []
    for _ in range(LAUNCHES):
        ok(driver.cuEventRecord(start, stream))
        ok(driver.cuLaunchKernel(kernel, blocks, 1, 1, THREADS, 1, 1, 0, stream, arguments, 0))
        ok(driver.cuEventRecord(end, stream))
        ok(driver.cuStreamSynchronize(stream))
        milliseconds.append(ok(driver.cuEventElapsedTime(start, end)))
    kernel_time = statistics.median(milliseconds)

    # Check the result. All values are small integers, so the result is exact.
    ok(driver.cuMemcpyDtoHAsync(out, gpu_out, out.nbytes, stream))
    ok(driver.cuStreamSynchronize(stream))
    expected = np.float32(a) * x + y
    wrong = np.flatnonzero(out != expected)
    if wrong.size:
        i = int(wrong[0])
        raise ValueError(f"element {i} is {out[i]}, and should be {expected[i]}")
    print(f"verified          {n} elements")

    # Destroy the objects and free the memory.
    ok(driver.cuEventDestroy(end))
    ok(driver.cuEventDestroy(start))
    ok(driver.cuStreamDestroy(stream))
    for memory in (gpu_out, gpu_y, gpu_x):
        ok(driver.cuMemFree(memory))
    ok(driver.cuModuleUnload(module))
    ok(driver.cuCtxDestroy(context))

    print(f"kernel time       {kernel_time:.4f} ms (median of {LAUNCHES} launches)")
    print(f"application time  {(time.perf_counter() - BEGIN) * 1e3:.1f} ms")


def compiled(source: bytes, architecture: str) -> bytearray:
    """Compiles CUDA C++ to PTX. A compiler error raises an exception with the compiler's log."""
    program = ok(nvrtc.nvrtcCreateProgram(source, b"saxpy.cu", 0, [], []))
    (error,) = nvrtc.nvrtcCompileProgram(program, 1, [architecture.encode()])
    if error:
        log = bytearray(ok(nvrtc.nvrtcGetProgramLogSize(program)))
        ok(nvrtc.nvrtcGetProgramLog(program, log))
        raise RuntimeError(f"{error}\n{log.rstrip(bytes(1)).decode()}")
    ptx = bytearray(ok(nvrtc.nvrtcGetPTXSize(program)))
    ok(nvrtc.nvrtcGetPTX(program, ptx))
    ok(nvrtc.nvrtcDestroyProgram(program))
    return ptx


def ok(returned: tuple[Any, ...]) -> Any:
    """Returns the outputs of a call without its result code. Raises an exception for a code other than success."""
    error, *outputs = returned
    if error:
        raise RuntimeError(f"CUDA returned {error}")
    return outputs[0] if len(outputs) == 1 else tuple(outputs)


if __name__ == "__main__":
    try:
        main()
    except (RuntimeError, ValueError) as error:
        sys.exit(f"saxpy: {error}")
