"""The overhead of a call over C on a GPU, with cubind and with cuda.bindings: (ours − C) ÷ (theirs − C).

    cargo xtask release wheel, then here, where there are cc and a package index:
    python tests/bench/python/gpu.py --pack target/cubind/gpu-calls

    and on the machine with a GPU, which needs Python 3.11 or newer and nothing else, with that folder (about 35 MB):
    python3 tests/bench/python/gpu.py target/cubind/gpu-calls [--json]

The folder has the wheels of cubind and of cuda.bindings, for each Python, and `gpu.so`, the same calls in C. Nothing is
installed: wheels are unpacked into a temporary folder. All three take turns; a figure is the median of the overhead
over C in the same round, without the loop, in nanoseconds.
"""

import argparse
import ctypes
import json
import statistics
import subprocess
import sys
import tempfile
import time
import timeit
import zipfile
from pathlib import Path
from types import ModuleType
from typing import Any

HERE = Path(__file__).resolve().parent
REQUIREMENTS = HERE.parents[1] / "python" / "requirements-test.in"
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]
# The number of calls is so small that launches never wait for space in the driver's queue.
LOOPS, ROUNDS = 200, 300

# A function in gpu.c, and the equivalent Python statement.
CALLS = {
    "attribute": "driver.cuDeviceGetAttribute(attr, dev)",
    "current": "driver.cuCtxGetCurrent()",
    "set_current": "driver.cuCtxSetCurrent(ctx)",
    "info": "driver.cuMemGetInfo()",
    "alloc": "driver.cuMemFree(driver.cuMemAlloc(n)[1])",
    "alloc_async": "driver.cuMemFreeAsync(driver.cuMemAllocAsync(n, s)[1], s)",
    "copy": "driver.cuMemcpyHtoD(p, address, n)",
    "set": "driver.cuMemsetD8Async(p, 0, n, s)",
    "query": "driver.cuStreamQuery(s)",
    "synchronize": "driver.cuStreamSynchronize(s)",
    "record": "driver.cuEventRecord(e, s)",
    "event_query": "driver.cuEventQuery(e)",
    "pointer": "driver.cuPointerGetAttribute(type_of, p)",
    "function": "driver.cuModuleGetFunction(m, name)",
    "occupancy": "driver.cuOccupancyMaxActiveBlocksPerMultiprocessor(f, 256, 0)",
    "launch": "driver.cuLaunchKernel(f, 1, 1, 1, 1, 1, 1, 0, s, 0, 0)",
    "launch_of_five": "driver.cuLaunchKernel(f5, 1, 1, 1, 1, 1, 1, 0, s, ((p, p, 3, 2.5, 7), types), 0)",
}
KERNELS = b"""
.version 6.0
.target sm_50
.address_size 64
.visible .entry empty() { ret; }
.visible .entry five(.param .u64 a, .param .u64 b, .param .u32 c, .param .f32 d, .param .u64 e) { ret; }
\0"""
SIZE = 1024


class Made(ctypes.Structure):
    """As in gpu.c."""

    _fields_ = [
        *((name, ctypes.c_void_p) for name in ["context", "stream", "event", "module", "empty", "five"]),
        ("memory", ctypes.c_uint64),
        ("host", ctypes.c_void_p),
        ("size", ctypes.c_size_t),
    ]


def pack(folder: Path) -> None:
    """Creates the folder, on a machine with cc and access to a package index."""
    folder.mkdir(parents=True, exist_ok=True)
    # The driver's functions are looked up when the library is loaded.
    subprocess.run(["cc", "-O2", "-shared", "-fPIC", "-o", folder / "gpu.so", HERE / "gpu.c"], check=True)
    (pinned,) = (line for line in REQUIREMENTS.read_text().split() if line.startswith("cuda-bindings=="))
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--only-binary=:all:", "--dest", str(folder)]
    for python in PYTHONS:
        subprocess.run([*pip, "--python-version", python, pinned], check=True)
    for wheel in (HERE.parents[2] / "target" / "wheels").glob("cubind-*.whl"):
        (folder / wheel.name).write_bytes(wheel.read_bytes())


def unpack(packed: Path, folder: str) -> None:
    """Unpacks the wheels for this Python version into `folder`, and adds it to `sys.path`."""
    tag = f"-cp{sys.version_info.major}{sys.version_info.minor}-"
    for wheel in packed.glob("*.whl"):
        if any(part in wheel.name for part in [tag, "-py3-", "-abi3-"]):
            with zipfile.ZipFile(wheel) as archive:
                archive.extractall(folder)
    sys.path.insert(0, folder)


def ok(result: tuple[Any, ...]) -> Any:
    error, *values = result
    assert not error, error
    return values[0] if values else None


def make(driver: ModuleType) -> Made:
    """Creates a context, and objects in the context."""
    ok(driver.cuInit(0))
    device = ok(driver.cuDeviceGet(0))
    context = ok(driver.cuDevicePrimaryCtxRetain(device))
    ok(driver.cuCtxSetCurrent(context))
    module = ok(driver.cuModuleLoadData(KERNELS))
    handles = [
        context,
        ok(driver.cuStreamCreate(1)),
        ok(driver.cuEventCreate(2)),
        module,
        ok(driver.cuModuleGetFunction(module, b"empty")),
        ok(driver.cuModuleGetFunction(module, b"five")),
    ]
    host = ctypes.create_string_buffer(SIZE)
    made = Made(*map(int, handles), int(ok(driver.cuMemAlloc(SIZE))), ctypes.addressof(host), SIZE)
    made.kept = host
    return made


def names(driver: ModuleType, made: Made) -> dict[str, Any]:
    """Returns the objects of this package that statements use, by name."""
    return {
        "driver": driver,
        "dev": driver.CUdevice(0),
        "ctx": driver.CUcontext(made.context),
        "s": driver.CUstream(made.stream),
        "e": driver.CUevent(made.event),
        "m": driver.CUmodule(made.module),
        "f": driver.CUfunction(made.empty),
        "f5": driver.CUfunction(made.five),
        "p": driver.CUdeviceptr(made.memory),
        "attr": driver.CUdevice_attribute(16),
        "type_of": driver.CUpointer_attribute(2),
        "types": (None, None, ctypes.c_int, ctypes.c_float, ctypes.c_size_t),
        "name": b"empty",
        "n": SIZE,
        "address": made.host,
    }


def measure(c: ctypes.CDLL, sides: dict[str, ModuleType], made: Made) -> dict[str, dict[str, float]]:
    """Returns the time in nanoseconds of each call in C, and the overhead of each package."""
    driver = sides["cubind"]
    scopes = {side: names(module, made) for side, module in sides.items()}
    # Arguments are local variables, as in functions of real programs.
    setup = "; ".join(f"{name} = {name}_" for name in scopes["cubind"] if name != "driver")
    rows = {}
    for function, statement in CALLS.items():
        in_c = getattr(c, function)
        in_c.restype, in_c.argtypes = ctypes.c_double, [ctypes.POINTER(Made), ctypes.c_long]
        timers = {"loop": timeit.Timer("pass", timer=time.perf_counter)}
        for side, scope in scopes.items():
            given = {"driver": scope["driver"], **{f"{name}_": value for name, value in scope.items()}}
            timeit.Timer(f"ok({statement})", setup, globals={**given, "ok": ok}).timeit(1)
            timers[side] = timeit.Timer(statement, setup, time.perf_counter, given)
        samples: dict[str, list[float]] = {side: [] for side in ["C", *sides]}
        for turn in range(ROUNDS):
            taken = {}
            # The order of the sides must not affect the results.
            for side in list(timers) if turn % 2 else list(timers)[::-1]:
                taken[side] = timers[side].timeit(LOOPS) / LOOPS * 1e9
                ok(driver.cuCtxSynchronize())
            taken["C"] = in_c(ctypes.byref(made), LOOPS) * 1e9
            assert taken["C"] >= 0, f"{function} fails in C"
            ok(driver.cuCtxSynchronize())
            samples["C"].append(taken["C"])
            for side in sides:
                samples[side].append(taken[side] - taken["loop"] - taken["C"])
        rows[statement] = {side: statistics.median(values) for side, values in samples.items()}
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, nargs="?")
    parser.add_argument("--pack", type=Path, metavar="FOLDER", help="make the folder that is carried")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    if options.pack:
        pack(options.pack)
        return
    with tempfile.TemporaryDirectory() as folder:
        unpack(options.folder, folder)
        from cuda.bindings import driver as theirs
        from cubind.cuda13 import driver as ours

        ctypes.CDLL("libcuda.so.1", ctypes.RTLD_GLOBAL)
        made = make(ours)
        in_c = ctypes.CDLL(str(options.folder.resolve() / "gpu.so"))
        rows = measure(in_c, {"cubind": ours, "cuda.bindings": theirs}, made)
    if options.json:
        print(json.dumps({"python": sys.version.split()[0], "unit": "ns more than C", "calls": rows}))
        return
    print(f"{'Python ' + sys.version.split()[0]:88}{'C, ns':>8}{'cubind':>10}{'cuda.bindings':>15}{'ratio':>8}")
    for statement, row in rows.items():
        ratio = row["cubind"] / row["cuda.bindings"]
        print(f"{statement:88}{row['C']:8.0f}{row['cubind']:+10.0f}{row['cuda.bindings']:+15.0f}{ratio:8.2f}")
    sums = [sum(row[side] for row in rows.values()) for side in ["cubind", "cuda.bindings"]]
    print(f"{'all of them':88}{'':8}{sums[0]:+10.0f}{sums[1]:+15.0f}{sums[0] / sums[1]:8.2f}")


if __name__ == "__main__":
    main()
