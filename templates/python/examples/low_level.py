"""A tour of the driver, the runtime and NVRTC, which shows the return values and errors of single calls.

    python low_level.py

Requires an NVIDIA driver, the CUDA runtime and NVRTC (`pip install nvidia-cuda-runtime nvidia-cuda-nvrtc`), and no other package.
"""

import sys

from cubind import check, driver, nvrtc, runtime

SIZE = 1 << 20
KERNEL = b'extern "C" __global__ void fill(int *p, int value) { p[threadIdx.x] = value; }'
MISTAKE = b"__device__ int mistake = nothing;"


def main() -> None:
    devices()
    memory()
    compiler()
    print("done")


def devices() -> None:
    """The driver API: versions and devices. Every call returns a tuple that begins with the result code."""
    (err,) = driver.cuInit(0)
    check(err)
    err, version = driver.cuDriverGetVersion()
    check(err)
    err, count = driver.cuDeviceGetCount()
    check(err)
    print(f"driver: CUDA {version // 1000}.{version % 1000 // 10}, {count} device(s)")

    for ordinal in range(count):
        err, device = driver.cuDeviceGet(ordinal)
        check(err)
        err, name = driver.cuDeviceGetName(128, device)
        check(err)
        err, size = driver.cuDeviceTotalMem(device)
        check(err)
        # The string is NUL-terminated within the 128 bytes.
        print(f"  {ordinal}: {name.rstrip(bytes(1)).decode()}, {size >> 20} MiB")

    # An error is a result code, not an exception. The output is then None.
    err, device = driver.cuDeviceGet(count)
    print(f"  {count}: {err}, {device}")


def memory() -> None:
    """The runtime API: device memory that is filled on the device and copied back."""
    (err,) = runtime.cudaSetDevice(0)
    check(err)
    err, properties = runtime.cudaGetDeviceProperties(0)
    check(err)
    print(f"runtime: {properties.name.rstrip(bytes(1)).decode()} has {properties.multiProcessorCount} multiprocessors")

    err, address = runtime.cudaMalloc(SIZE)
    check(err)
    (err,) = runtime.cudaMemset(address, 0x2A, SIZE)
    check(err)
    host = bytearray(SIZE)
    (err,) = runtime.cudaMemcpy(host, address, SIZE, runtime.cudaMemcpyKind.cudaMemcpyDeviceToHost)
    check(err)
    (err,) = runtime.cudaFree(address)
    check(err)
    if host.count(0x2A) != SIZE:
        raise ValueError("the memory does not contain the value that was set")
    print(f"  {SIZE} bytes set on the device and verified here")


def compiler() -> None:
    """NVRTC: compiles source code to PTX, and prints the compiler's log for source code with an error."""
    err, major, minor = nvrtc.nvrtcVersion()
    check(err)
    print(f"nvrtc: CUDA {major}.{minor}")
    for source in (KERNEL, MISTAKE):
        err, program = nvrtc.nvrtcCreateProgram(source, b"example.cu", 0, [], [])
        check(err)
        (err,) = nvrtc.nvrtcCompileProgram(program, 0, [])
        if err == nvrtc.nvrtcResult.NVRTC_SUCCESS:
            err, size = nvrtc.nvrtcGetPTXSize(program)
            check(err)
            ptx = bytearray(size)
            (err,) = nvrtc.nvrtcGetPTX(program, ptx)
            check(err)
            print(f"  {size} bytes of PTX: {first(ptx, b'.entry')}")
        else:
            failure, (err, size) = err, nvrtc.nvrtcGetProgramLogSize(program)
            check(err)
            log = bytearray(size)
            (err,) = nvrtc.nvrtcGetProgramLog(program, log)
            check(err)
            print(f"  {failure}: {first(log, b'error')}")
        (err,) = nvrtc.nvrtcDestroyProgram(program)
        check(err)


def first(text: bytearray, word: bytes) -> str:
    """Returns the first line of `text` that contains the word."""
    return next(line.decode().strip() for line in text.splitlines() if word in line)


if __name__ == "__main__":
    try:
        main()
    except RuntimeError as error:
        sys.exit(f"low_level: {error}")
