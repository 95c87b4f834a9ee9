"""The measured statements, and the code that sets them up.

A statement runs in a function, in which the names of its setup are local; `driver` and `runtime` are global, like
modules that a program imports. A call is therefore written as in programs, `driver.cuX(…)`.
"""

import time
import timeit
from dataclasses import dataclass
from types import ModuleType
from typing import Any


@dataclass(frozen=True)
class Shape:
    name: str
    statement: str
    setup: str = "pass"
    # The divisor for the number of runs of statements that take much longer than other statements.
    rarer: int = 1

    def timer(self, names: dict[str, Any]) -> timeit.Timer:
        """Measures the CPU time of the thread, which other programs on the machine do not affect."""
        return timeit.Timer(self.statement, self.setup, time.thread_time, globals=names)

    def result(self, names: dict[str, Any]) -> Any:
        """Returns the result of the statement, run once."""
        given: list[Any] = []
        timeit.Timer(f"given.append({self.statement})", self.setup, globals={**names, "given": given}).timeit(1)
        return given[0]

    def seconds(self, names: dict[str, Any], loops: int) -> float:
        """Returns the duration of one run in seconds."""
        loops = max(loops // self.rarer, 1)
        return self.timer(names).timeit(loops) / loops


NOTHING = Shape("(an empty loop)", "pass")

# The arguments of the measured calls: a class with the integer from which an object is constructed, an expression, or
# an integer.
_ARGUMENTS: dict[str, tuple[str, int] | str | int] = {
    "dev": ("CUdevice", 0),
    "ctx": ("CUcontext", 0x10),
    "s": ("CUstream", 0x20),
    "m": ("CUmodule", 0x30),
    "e": ("CUevent", 0x40),
    "f": ("CUfunction", 0x60),
    "pool": ("CUmemoryPool", 0x70),
    "g": ("CUgraph", 0x80),
    "x": ("CUgraphExec", 0x90),
    "p": ("CUdeviceptr", 0x700000000000),
    "attr": ("CUdevice_attribute", 16),
    "pool_attr": ("CUmemPool_attribute", 4),
    "limit": ("cuuint64_t", 1 << 30),
    "type_of": ("CUpointer_attribute", 2),
    "n": 1024,
    "address": 0x7F0000001000,
    "host": "bytearray(1024)",
    "name": 'b"saxpy"',
    "attributes": "[driver.CUpointer_attribute(2), driver.CUpointer_attribute(3)]",
    "nodes": "[driver.CUgraphNode(1), driver.CUgraphNode(2)]",
    "copy": "driver.CUDA_MEMCPY2D()",
    "prop": "driver.CUmemAllocationProp()",
    "access": "[driver.CUmemAccessDesc()]",
    "shared": "driver.CUipcMemHandle()",
    "kernel": "driver.CUDA_KERNEL_NODE_PARAMS()",
    "config": "driver.CUlaunchConfig()",
    "error": ("CUresult", 2),
}

# Calls with every kind of parameter and every kind of output, written as programs write them.
_CALLS = [
    # Calls that use devices and contexts.
    "cuDeviceGetCount()",
    "cuDeviceGetName(64, dev)",
    "cuDeviceGetAttribute(attr, dev)",
    "cuDevicePrimaryCtxRetain(dev)",
    "cuCtxGetCurrent()",
    "cuCtxSetCurrent(ctx)",
    "cuCtxSynchronize()",
    "cuGetErrorName(error)",
    # Calls that use memory.
    "cuMemGetInfo()",
    "cuMemAlloc(n)",
    "cuMemFree(p)",
    "cuMemAllocAsync(n, s)",
    "cuMemFreeAsync(p, s)",
    "cuMemHostAlloc(n, 0)",
    "cuMemcpyHtoD(p, address, n)",
    "cuMemcpyDtoH(host, p, n)",
    "cuMemcpyHtoDAsync(p, host, n, s)",
    "cuMemcpy2D(copy)",
    "cuMemsetD8Async(p, 0, n, s)",
    "cuMemCreate(n, prop, 0)",
    "cuMemSetAccess(p, n, access, 1)",
    "cuMemPoolSetAttribute(pool, pool_attr, limit)",
    "cuPointerGetAttribute(type_of, p)",
    "cuPointerGetAttributes(2, attributes, p)",
    "cuIpcGetMemHandle(p)",
    "cuIpcOpenMemHandle(shared, 1)",
    # Calls that use streams and events.
    "cuStreamCreate(1)",
    "cuStreamQuery(s)",
    "cuStreamSynchronize(s)",
    "cuStreamWaitEvent(s, e, 0)",
    "cuStreamIsCapturing(s)",
    "cuStreamGetCaptureInfo(s)",
    "cuEventRecord(e, s)",
    "cuEventElapsedTime(e, e)",
    # Calls that use programs, graphs, and launch sizes. Launches are listed separately.
    "cuModuleGetFunction(m, name)",
    "cuModuleGetGlobal(m, name)",
    "cuOccupancyMaxActiveBlocksPerMultiprocessor(f, 256, 0)",
    "cuGraphAddKernelNode(g, nodes, 2, kernel)",
    "cuGraphGetNodes(g, 4)",
    "cuGraphLaunch(x, s)",
]


def _setup(call: str) -> str:
    """Returns the code that creates the arguments of a call."""
    words = call[call.index("(") + 1 : -1].split(", ")
    made = []
    for word in words:
        match _ARGUMENTS.get(word):
            case None:
                continue
            case (name, number):
                made.append(f"{word} = driver.{name}({number})")
            case other:
                made.append(f"{word} = {other}")
    return "; ".join(made) or "pass"


CALLS = [Shape(call, f"driver.{call}", _setup(call)) for call in _CALLS]
_KERNEL = "f = driver.CUfunction(96); s = driver.CUstream(32)"
_TYPED = (
    "import ctypes; p = driver.CUdeviceptr(1 << 40); "
    "some = [(p, None), (p, None), (3, ctypes.c_int), (2.5, ctypes.c_float), (7, ctypes.c_size_t)]; "
    "arguments = tuple(zip(*(some[i % 5] for i in range({}))))"
)


def _launch(count: int) -> Shape:
    setup = f"{_KERNEL}; {_TYPED.format(count) if count else 'arguments = 0'}"
    statement = "driver.cuLaunchKernel(f, 1, 1, 1, 256, 1, 1, 0, s, arguments, 0)"
    title = f"a launch with {count} argument{'' if count == 1 else 's'}"
    return Shape(title, statement, setup, rarer=20 if count > 100 else 1)


LAUNCHES = [_launch(count) for count in [0, 1, 5, 16, 512]]
# Construction and typical use of the objects that calls take as arguments.
CLASSES = [
    Shape("CUdevice(0)", "driver.CUdevice(0)"),
    Shape("CUdeviceptr(n)", "driver.CUdeviceptr(n)", "n = 1 << 40"),
    Shape("CUstream(n)", "driver.CUstream(n)", "n = 32"),
    Shape("CUresult(0)", "driver.CUresult(0)"),
    Shape("CUDA_MEMCPY2D()", "driver.CUDA_MEMCPY2D()"),
    Shape("CUlaunchConfig()", "driver.CUlaunchConfig()"),
    Shape("CUresult.CUDA_SUCCESS", "driver.CUresult.CUDA_SUCCESS"),
    Shape("error == CUresult.CUDA_SUCCESS", "e == driver.CUresult.CUDA_SUCCESS", "e = driver.CUresult(2)"),
    Shape("int(stream)", "int(s)", "s = driver.CUstream(32)"),
    Shape("int(pointer)", "int(p)", "p = driver.CUdeviceptr(32)"),
    Shape("record.field", "r.WidthInBytes", "r = driver.CUDA_MEMCPY2D(); r.WidthInBytes = 5"),
    Shape("record.field = 7", "r.WidthInBytes = 7", "r = driver.CUDA_MEMCPY2D()"),
    Shape("record.nested.field", "r.location.id", "r = driver.CUmemAllocationProp()"),
    Shape("record.nested.field = 7", "r.location.id = 7", "r = driver.CUmemAllocationProp()"),
]
# Statements that are measured only with cubind, when two wheels are compared.
OTHERS = [
    Shape("one keyword", "driver.cuMemAlloc(bytesize=1024)"),
    Shape(
        "three keywords", "driver.cuMemcpyHtoD(dstDevice=p, srcHost=4096, ByteCount=64)", "p = driver.CUdeviceptr(1)"
    ),
    Shape("a function in a local", "f()", "f = driver.cuDeviceGetCount"),
    Shape("checked.cuDeviceGetCount()", "checked.cuDeviceGetCount()"),
    Shape("checked.cuMemGetInfo()", "checked.cuMemGetInfo()"),
    Shape("a TypeError", "try:\n    driver.cuCtxSetCurrent('text')\nexcept TypeError:\n    pass"),
]
# With a stub driver, cuda.bindings cannot run these statements.
RUNTIME = [
    Shape("runtime.cudaGetDevice()", "runtime.cudaGetDevice()"),
    Shape("runtime.cudaMalloc(n)", "runtime.cudaMalloc(1024)"),
    Shape("runtime.cudaStreamQuery(s)", "runtime.cudaStreamQuery(s)", "s = runtime.cudaStream_t(32)"),
]


def everything() -> list[Shape]:
    return [*CALLS, *LAUNCHES, *CLASSES, *OTHERS, *RUNTIME]


def names(driver: ModuleType, runtime: ModuleType | None = None, **others: ModuleType) -> dict[str, Any]:
    """Returns the global names of statements."""
    return {"driver": driver, "runtime": runtime, **others}
