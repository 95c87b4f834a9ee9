"""What is measured: statements, and what they are made with.

A statement runs in a function, in which the names of its setup are local; `driver` and `runtime` are global, as modules
are that a program imports. So a call is written `driver.cuX(…)`, and once more with the function in a local, `f(…)`.
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

    def timer(self, names: dict[str, Any]) -> timeit.Timer:
        """By the time of the thread, in which other programs on the machine do not count."""
        return timeit.Timer(self.statement, self.setup, time.thread_time, globals=names)


NOTHING = Shape("(an empty loop)", "pass")

# Each call, and its arguments: a class and the number that it is made from, or as they are.
_CALLS: list[tuple[str, list[tuple[str, int] | int | bytes]]] = [
    ("cuDeviceGetCount", []),
    ("cuDeviceGetAttribute", [("CUdevice_attribute", 1), ("CUdevice", 0)]),
    ("cuCtxSetCurrent", [("CUcontext", 0x10)]),
    ("cuStreamQuery", [("CUstream", 0x20)]),
    ("cuMemAlloc", [1024]),
    ("cuMemFree", [("CUdeviceptr", 0x700000000000)]),
    ("cuMemcpyHtoD", [("CUdeviceptr", 0x700000000000), 0x1000, 64]),
    ("cuModuleGetGlobal", [("CUmodule", 0x30), b"name"]),
    ("cuEventElapsedTime", [("CUevent", 0x40), ("CUevent", 0x50)]),
    ("cuLaunchKernel", [("CUfunction", 0x60), 1, 1, 1, 256, 1, 1, 0, ("CUstream", 0x20), 0, 0]),
]


def _source(argument: tuple[str, int] | int | bytes, integers: bool) -> str:
    if not isinstance(argument, tuple):
        return repr(argument)
    return str(argument[1]) if integers else f"driver.{argument[0]}({argument[1]})"


def calls(integers: bool = False) -> list[Shape]:
    """Calls of the driver, twice each; with plain integers where classes are expected, for the hand-written extension."""
    shapes = []
    for callee in ["f", "driver.{}"]:
        for function, arguments in _CALLS:
            made = [f"a{i} = {_source(argument, integers)}" for i, argument in enumerate(arguments)]
            setup = "; ".join([f"f = driver.{function}", *made])
            called = callee.format(function)
            statement = f"{called}({', '.join(f'a{i}' for i in range(len(arguments)))})"
            name = f"{called}(…)" if called != "f" else f"f = {function}"
            shapes.append(Shape(name, statement, setup))
    return shapes


# What programs do beside calls. cuda.bindings has all of it but the runtime over a stub.
CLASSES = [
    Shape("CUresult(0)", "K(0)", "K = driver.CUresult"),
    Shape("driver.CUresult.CUDA_SUCCESS", "driver.CUresult.CUDA_SUCCESS"),
    Shape("CUdevice(0)", "K(0)", "K = driver.CUdevice"),
    Shape("int(stream)", "int(s)", "s = driver.CUstream(32)"),
]
OTHERS = [
    Shape("CUDA_MEMCPY2D()", "K()", "K = driver.CUDA_MEMCPY2D"),
    Shape("record.field", "r.WidthInBytes", "r = driver.CUDA_MEMCPY2D(); r.WidthInBytes = 5"),
    Shape("record.field = 7", "r.WidthInBytes = 7", "r = driver.CUDA_MEMCPY2D()"),
    Shape("record.nested.field", "r.location.id", "r = driver.CUmemAllocationProp()"),
    Shape("record.nested.field = 7", "r.location.id = 7", "r = driver.CUmemAllocationProp()"),
    Shape("one keyword", "driver.cuMemAlloc(bytesize=1024)"),
    Shape("three keywords", "driver.cuMemcpyHtoD(dstDevice=p, srcHost=4096, ByteCount=64)", "p = driver.CUdeviceptr(1)"),
    Shape(
        "a list of four handles",
        "driver.cuGraphAddEmptyNode(g, nodes, 4)",
        "g = driver.CUgraph(1); nodes = [driver.CUgraphNode(i) for i in range(1, 5)]",
    ),
    Shape(
        "a launch with 5 typed arguments",
        "driver.cuLaunchKernel(f, 1, 1, 1, 256, 1, 1, 0, s, ((p, p, 3, 2.5, 7), types), 0)",
        "import ctypes; f = driver.CUfunction(96); s = driver.CUstream(32); p = driver.CUdeviceptr(1 << 40); "
        "types = (None, None, ctypes.c_int, ctypes.c_float, ctypes.c_size_t)",
    ),
    Shape("a TypeError", "try:\n    driver.cuCtxSetCurrent('text')\nexcept TypeError:\n    pass"),
]
RUNTIME = [
    Shape("runtime.cudaGetDevice()", "runtime.cudaGetDevice()"),
    Shape("runtime.cudaMalloc(n)", "runtime.cudaMalloc(1024)"),
    Shape("runtime.cudaStreamQuery(s)", "runtime.cudaStreamQuery(s)", "s = runtime.cudaStream_t(32)"),
]
def everything() -> list[Shape]:
    return [*calls(), *CLASSES, *OTHERS, *RUNTIME]


def names(driver: ModuleType, runtime: ModuleType | None = None, **others: ModuleType) -> dict[str, Any]:
    """The globals of statements."""
    return {"driver": driver, "runtime": runtime, **others}
