"""The environment for building the programs in core/, which use NVIDIA's own crates: headers, libclang, and compiled
kernels.

`cuda-bindings` generates its declarations when it is built. `cuda-core` loads code but has no compiler: according to
its book, nvcc compiles the kernels beforehand. Here NVRTC of the same toolkit does this, before any measurement. It
makes cubins, because a driver that is older than the toolkit loads cubins, but not the toolkit's PTX.
"""

import ctypes
import functools
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent / "core"
FOLDER = HERE.parents[3] / "target/cubind"
TOOLKIT = "13.5"
# The architecture of the GPUs on which the programs are measured. One of the programs needs clusters.
ARCHITECTURE = "sm_90"


def kernels(name: str) -> Path:
    """Returns the source of a program's kernels."""
    return HERE / f"kernels/{name}.cu"


@functools.cache
def environment() -> dict[str, str]:
    """Creates the variables of a build; the kernels are compiled when this returns."""
    toolkit = Path(os.environ.get("CUDA_TOOLKIT_PATH") or FOLDER / "toolkits" / TOOLKIT)
    need(toolkit / "include/curand.h", f"set CUDA_TOOLKIT_PATH, or fetch it: cargo xtask regen --check --cuda {TOOLKIT}")
    pinned = sorted(FOLDER.glob("libclang/*/libclang.so"))
    libclang = os.environ.get("LIBCLANG_PATH") or (pinned[-1].parent if pinned else FOLDER / "libclang")
    need(Path(libclang), f"set LIBCLANG_PATH, or fetch it: cargo xtask regen --check --cuda {TOOLKIT}")
    cubins = FOLDER / "programs/cubins"
    compile_kernels(toolkit, cubins)
    # The wheel of libclang does not contain stddef.h.
    headers = subprocess.run(["cc", "-print-file-name=include"], check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
    return {
        "CUDA_TOOLKIT_PATH": str(toolkit),
        "LIBCLANG_PATH": str(libclang),
        "BINDGEN_EXTRA_CLANG_ARGS": f"-idirafter {headers}",
        "KERNELS": str(cubins),
    }


def need(path: Path, otherwise: str) -> None:
    if not path.exists():
        sys.exit(f"the programs on cuda-core cannot be built without {path}: {otherwise}")


def compile_kernels(toolkit: Path, folder: Path) -> None:
    """Compiles the kernels of each program to a cubin."""
    library = toolkit / "lib/libnvrtc.so.13"
    need(library, 'fetch it: cargo xtask test "rust tests"')
    nvrtc = ctypes.CDLL(str(library))
    folder.mkdir(parents=True, exist_ok=True)
    options = (ctypes.c_char_p * 1)(f"--gpu-architecture={ARCHITECTURE}".encode())
    for source in kernels("").parent.glob("*.cu"):
        program, size = ctypes.c_void_p(), ctypes.c_size_t()
        check(source, nvrtc.nvrtcCreateProgram(ctypes.byref(program), source.read_bytes(), source.name.encode(), 0, None, None))
        check(source, nvrtc.nvrtcCompileProgram(program, len(options), options))
        check(source, nvrtc.nvrtcGetCUBINSize(program, ctypes.byref(size)))
        cubin = ctypes.create_string_buffer(size.value)
        check(source, nvrtc.nvrtcGetCUBIN(program, cubin))
        (folder / f"{source.stem}.cubin").write_bytes(cubin.raw)


def check(source: Path, result: int) -> None:
    if result:
        sys.exit(f"{source}: NVRTC says {result}")
