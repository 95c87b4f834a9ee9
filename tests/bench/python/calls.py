"""What a call costs: cubind, cuda.bindings and a hand-written extension over a driver that returns at once.

    cargo xtask wheel, then, in an environment with the wheel, cuda-bindings and a C compiler:
    python tests/bench/python/calls.py

Nanoseconds a call, net of the loop; each figure is the median of interleaved runs in one process. The hand-written
extension takes and returns plain integers, so it makes no handles; the others are given handles.
"""

import importlib.util
import math
import os
import statistics
import subprocess
import sys
import sysconfig
import tempfile
import timeit
from pathlib import Path
from types import ModuleType
from typing import Any

HERE = Path(__file__).parent
CALLS = 20_000
RUNS = 15

# Each call, and its arguments for bindings with handles; ints are what the hand-written extension gets.
SHAPES: list[tuple[str, list[Any]]] = [
    ("cuDeviceGetCount", []),
    ("cuDeviceGetAttribute", ["CUdevice_attribute", 1, "CUdevice", 0]),
    ("cuCtxSetCurrent", ["CUcontext", 0x10]),
    ("cuStreamQuery", ["CUstream", 0x20]),
    ("cuMemAlloc", [1024]),
    ("cuMemFree", ["CUdeviceptr", 0x700000000000]),
    ("cuMemcpyHtoD", ["CUdeviceptr", 0x700000000000, 0x1000, 64]),
    ("cuModuleGetGlobal", ["CUmodule", 0x30, b"name"]),
    ("cuEventElapsedTime", ["CUevent", 0x40, "CUevent", 0x50]),
    ("cuLaunchKernel", ["CUfunction", 0x60, 1, 1, 1, 256, 1, 1, 0, "CUstream", 0x20, 0, 0]),
]


def arguments(shape: list[Any], driver: ModuleType | None) -> list[Any]:
    """The arguments; a class's name stands before the number that it is made from."""
    made: list[Any] = []
    items = iter(shape)
    for item in items:
        if isinstance(item, str):
            number = next(items)
            made.append(getattr(driver, item)(number) if driver else number)
        else:
            made.append(item)
    return made


def build(folder: Path) -> ModuleType:
    """Compiles the driver and the hand-written extension, and loads the latter."""
    flags = ["-O2", "-shared", "-fPIC", "-o"]
    subprocess.run(["cc", *flags, folder / "libcuda.so.1", HERE / "stub.c"], check=True)
    extension = folder / "handwritten.so"
    include = f"-I{sysconfig.get_paths()['include']}"
    link = [f"-L{folder}", "-l:libcuda.so.1"]
    subprocess.run(["cc", *flags, extension, include, HERE / "handwritten.c", *link], check=True)
    spec = importlib.util.spec_from_file_location("handwritten", extension)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def time(statement: str, names: dict[str, Any]) -> float:
    return timeit.Timer(statement, globals=names).timeit(CALLS) / CALLS * 1e9


def main() -> None:
    folder = os.environ.get("CUBIND_BENCH_FOLDER")
    if folder is None:
        # The loader looks for libcuda.so.1 where it was told to before the program began.
        with tempfile.TemporaryDirectory() as made:
            environment = {**os.environ, "CUBIND_BENCH_FOLDER": made, "LD_LIBRARY_PATH": made}
            raise SystemExit(subprocess.run([sys.executable, __file__], env=environment).returncode)
    handwritten = build(Path(folder))
    from cuda.bindings import driver as theirs
    from cubind.cuda13 import driver as ours

    handwritten.use(ours.CUresult.CUDA_SUCCESS)
    empty = statistics.median(time("pass", {}) for _ in range(RUNS))
    against_theirs, against_hand = [], []
    print(f"{'ns per call':24}{'by hand':>10}{'cubind':>10}{'cuda.bindings':>15}{'/ theirs':>10}{'/ by hand':>11}")
    for name, shape in SHAPES:
        samples: dict[str, list[float]] = {"hand": [], "ours": [], "theirs": []}
        sides = [("hand", handwritten, None), ("ours", ours, ours), ("theirs", theirs, theirs)]
        prepared = []
        for side, module, driver in sides:
            values = arguments(shape, driver)
            names = {"f": getattr(module, name), **{f"a{i}": value for i, value in enumerate(values)}}
            prepared.append((side, f"f({', '.join(f'a{i}' for i in range(len(values)))})", names))
        for _ in range(RUNS):
            for side, statement, names in prepared:
                samples[side].append(time(statement, names))
        hand, mine, other = (statistics.median(samples[side]) - empty for side in ("hand", "ours", "theirs"))
        against_theirs.append(mine / other)
        against_hand.append(mine / hand)
        print(f"{name:24}{hand:10.1f}{mine:10.1f}{other:15.1f}{mine / other:10.2f}{mine / hand:11.2f}")
    mean = [math.exp(statistics.mean(map(math.log, ratios))) for ratios in (against_theirs, against_hand)]
    print(f"{'geometric mean':59}{mean[0]:10.2f}{mean[1]:11.2f}")


if __name__ == "__main__":
    main()
