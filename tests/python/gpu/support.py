"""Common functions of the tests on a GPU."""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from cubind import DynamicLibNotFoundError, driver, nvrtc

KERNELS = b"""
extern "C" __global__ void fill(int *out, int value) { out[threadIdx.x] = value + (int)threadIdx.x; }

struct Pair { float a; double b; };

extern "C" __global__ void gather(double *out, signed char i8, unsigned short u16, long long i64, float f32, double f64,
                                  Pair pair, bool flag) {
    out[0] = i8; out[1] = u16; out[2] = (double)i64; out[3] = f32; out[4] = f64; out[5] = pair.a; out[6] = pair.b;
    out[7] = flag;
}

extern "C" __global__ void axpy(float *y, const float *x, float a, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] += a * x[i];
}

extern "C" __global__ void sample(float *out, cudaTextureObject_t texture, int width, int height) {
    int x = threadIdx.x, y = threadIdx.y;
    if (x < width && y < height) out[y * width + x] = tex2D<float>(texture, x + 0.5f, y + 0.5f);
}

extern "C" __global__ void paint(cudaSurfaceObject_t surface) {
    surf2Dwrite((float)(10 * threadIdx.y + threadIdx.x), surface, threadIdx.x * sizeof(float), threadIdx.y);
}

__device__ int counter = 41;
extern "C" __global__ void count() { atomicAdd(&counter, 1); }
"""


def ok(returned: tuple[Any, ...]) -> Any:
    """Returns the outputs of a call that must succeed."""
    err, *outputs = returned
    assert not err, repr(err)
    return outputs[0] if len(outputs) == 1 else outputs


def or_skip(call: Callable[[], tuple[Any, ...]]) -> tuple[Any, ...]:
    """Returns the result of a call. Skips the test if the library is missing."""
    try:
        return call()
    except DynamicLibNotFoundError as error:
        pytest.skip(str(error).splitlines()[0])


def architecture() -> bytes:
    """Returns the compiler option for the device of the current context."""
    device = ok(driver.cuCtxGetDevice())
    attribute = driver.CUdevice_attribute
    major = ok(driver.cuDeviceGetAttribute(attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device))
    minor = ok(driver.cuDeviceGetAttribute(attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, device))
    return b"-arch=sm_%d%d" % (major, minor)


def compiled(source: bytes = KERNELS) -> bytearray:
    """Compiles a cubin for the device of the current context."""
    program = ok(nvrtc.nvrtcCreateProgram(source, b"kernels.cu", 0, None, None))
    (err,) = nvrtc.nvrtcCompileProgram(program, 1, [architecture()])
    log = bytearray(ok(nvrtc.nvrtcGetProgramLogSize(program)))
    ok(nvrtc.nvrtcGetProgramLog(program, log))
    assert not err, log.decode()
    cubin = bytearray(ok(nvrtc.nvrtcGetCUBINSize(program)))
    ok(nvrtc.nvrtcGetCUBIN(program, cubin))
    ok(nvrtc.nvrtcDestroyProgram(program))
    return cubin


@contextlib.contextmanager
def device_memory(size: int) -> Iterator[driver.CUdeviceptr]:
    """Allocates memory on the device, which is freed after the block."""
    pointer = ok(driver.cuMemAlloc(size))
    try:
        yield pointer
    finally:
        ok(driver.cuMemFree(pointer))


def read(pointer: Any, size: int, format: str = "B") -> list[Any]:
    """Returns a copy of device memory."""
    ok(driver.cuCtxSynchronize())
    back = bytearray(size)
    ok(driver.cuMemcpyDtoH(back, pointer, size))
    return memoryview(back).cast(format).tolist()  # type: ignore[call-overload, no-any-return]
