"""Profiles kernels with CUPTI, and attributes them to parts of the program with NVTX ranges.

    python profiling.py

Requires an NVIDIA driver, CUPTI, NVRTC and NVTX (`pip install nvidia-cuda-cupti nvidia-cuda-nvrtc nvidia-nvtx`), and no
other package.
"""

import ctypes
import os
import sys
from array import array
from pathlib import Path
from typing import Any

from cubind import CudaError
from cubind.checked import cupti, driver, nvrtc, nvtx

SOURCE = b"""
extern "C" __global__ void fill(float *out, float value, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i] = value;
}

extern "C" __global__ void scale(float *out, float factor, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i] *= factor;
}
"""

N, THREADS = 1 << 20, 256
BUFFER = 1 << 20
KINDS = cupti.CUpti_ActivityKind
FORCED = cupti.CUpti_ActivityFlag.CUPTI_ACTIVITY_FLAG_FLUSH_FORCED


class Records:
    """Buffers for CUPTI, which requests them, fills them with records and returns them on its own threads."""

    def __init__(self) -> None:
        self.buffers: dict[int, Any] = {}
        # Each kernel's name, and its start and end in nanoseconds.
        self.kernels: list[tuple[str, int, int]] = []
        self.ranges: list[tuple[str, int, int]] = []
        self.begun: dict[int, tuple[str, int]] = {}

    def requested(self) -> tuple[int, int, int]:
        """Returns the address and size of a buffer, and the maximum number of records: 0 means as many as fit."""
        buffer = (ctypes.c_uint64 * (BUFFER // 8))()
        self.buffers[ctypes.addressof(buffer)] = buffer
        return ctypes.addressof(buffer), BUFFER, 0

    def completed(self, _context: Any, _stream: int, buffer: int, _size: int, valid: int) -> None:
        address = 0
        while True:
            try:
                address = cupti.cuptiActivityGetNextRecord(buffer, valid, address)
            except CudaError as error:
                if error.code != cupti.CUptiResult.CUPTI_ERROR_MAX_LIMIT_REACHED:
                    raise
                break
            kind = read(address, cupti.CUpti_Activity).kind
            if kind == KINDS.CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL:
                # Newer versions of the record begin with the same fields, up to the name.
                kernel = read(address, cupti.CUpti_ActivityKernel9)
                self.kernels.append((kernel.name.decode(), kernel.start, kernel.end))
            elif kind == KINDS.CUPTI_ACTIVITY_KIND_MARKER:
                self.mark(read(address, cupti.CUpti_ActivityMarker2))
        del self.buffers[buffer]

    def mark(self, marker: Any) -> None:
        """A range has two records: one for its start, which contains the name, and one for its end."""
        if marker.flags == cupti.CUpti_ActivityFlag.CUPTI_ACTIVITY_FLAG_MARKER_START:
            self.begun[marker.id] = (marker.name.decode(), marker.timestamp)
        elif marker.id in self.begun:
            self.ranges.append((*self.begun.pop(marker.id), marker.timestamp))


def read(address: int, record: Any) -> Any:
    """Reads the record of this class at an address."""
    copy = record()
    ctypes.memmove(copy.getPtr(), address, memoryview(copy).nbytes)
    return copy


def main() -> None:
    records = Records()
    cupti.cuptiActivityRegisterCallbacks(records.requested, records.completed)
    # NVTX loads the library of a tool when it is first called. Here, the tool is the CUPTI library of this process.
    paths = Path("/proc/self/maps").read_text().split()
    os.environ["NVTX_INJECTION64_PATH"] = next(path for path in paths if "/libcupti.so" in path)
    for kind in (KINDS.CUPTI_ACTIVITY_KIND_CONCURRENT_KERNEL, KINDS.CUPTI_ACTIVITY_KIND_MARKER):
        cupti.cuptiActivityEnable(kind)

    driver.cuInit(0)
    device = driver.cuDeviceGet(0)
    context = driver.cuCtxCreate(None, 0, device)
    nvtx.nvtxRangePushA(b"compile")
    module = driver.cuModuleLoadData(compiled(device))
    nvtx.nvtxRangePop()

    nvtx.nvtxRangePushA(b"compute")
    out = driver.cuMemAlloc(4 * N)
    launch(module, b"fill", out, 2.0)
    launch(module, b"scale", out, 3.0)
    launch(module, b"scale", out, 0.5)
    driver.cuCtxSynchronize()
    nvtx.nvtxRangePop()

    values = array("f", bytes(4 * N))
    driver.cuMemcpyDtoH(values, out, 4 * N)
    driver.cuMemFree(out)
    driver.cuModuleUnload(module)
    driver.cuCtxDestroy(context)
    # Returns after all records have been delivered.
    cupti.cuptiActivityFlushAll(FORCED)

    begin = min(start for _, start, _ in records.ranges)
    for what, found in (("range", records.ranges), ("kernel", records.kernels)):
        for name, start, end in found:
            print(f"{what:8} {name:10} at {(start - begin) / 1e3:10.1f} us, {(end - start) / 1e3:10.1f} us long")
    if set(values) != {3.0}:
        sys.exit("wrong result")
    if [name for name, _, _ in records.ranges] != ["compile", "compute"]:
        sys.exit("wrong ranges")
    if [name for name, start, end in records.kernels if start < end] != ["fill", "scale", "scale"]:
        sys.exit("wrong kernels")
    print(f"verified {len(records.kernels)} kernels in {len(records.ranges)} ranges")


def launch(module: Any, name: bytes, out: Any, value: float) -> None:
    """Runs a kernel on the default stream."""
    kernel = driver.cuModuleGetFunction(module, name)
    arguments = ((out, value, N), (None, ctypes.c_float, ctypes.c_int))
    driver.cuLaunchKernel(kernel, -(-N // THREADS), 1, 1, THREADS, 1, 1, 0, None, arguments, 0)


def compiled(device: Any) -> bytes:
    """Compiles the source code to a cubin for this device."""
    attribute = driver.CUdevice_attribute
    major = driver.cuDeviceGetAttribute(attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device)
    minor = driver.cuDeviceGetAttribute(attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, device)
    program = nvrtc.nvrtcCreateProgram(SOURCE, b"profiling.cu", 0, None, None)
    nvrtc.nvrtcCompileProgram(program, 1, [b"-arch=sm_%d%d" % (major, minor)])
    cubin = nvrtc.nvrtcGetCUBIN(program)
    nvrtc.nvrtcDestroyProgram(program)
    return cubin


if __name__ == "__main__":
    main()
