"""Compiles the stub libraries that measured calls use, and the hand-written extension, with `cc`."""

import importlib.util
import subprocess
import sysconfig
from pathlib import Path
from types import ModuleType

HERE = Path(__file__).parent
FLAGS = ["-O2", "-shared", "-fPIC", "-o"]


def build(folder: Path) -> None:
    """Compiles libraries that return immediately. A process finds them if LD_LIBRARY_PATH contains the folder."""
    sources = {
        "libcuda.so.1": "stub.c",
        "libcudart.so.13": "cudart.c",
        "libcublas.so.13": "cublas.c",
        # nvmath-python loads this library first, without calling any of its functions.
        "libcublasLt.so.13": "cublas.c",
        "libcudnn.so.9": "cudnn.c",
    }
    for name, source in sources.items():
        # With this name, a later search for the library finds this stub, which is already loaded.
        subprocess.run(["cc", *FLAGS, folder / name, f"-Wl,-soname,{name}", HERE / source], check=True)


def handwritten(folder: Path) -> ModuleType:
    """Compiles the hand-written extension, which uses the libraries in the folder."""
    extension = folder / "handwritten.so"
    include = f"-I{sysconfig.get_paths()['include']}"
    link = [f"-L{folder}", "-l:libcuda.so.1", "-l:libcublas.so.13", "-l:libcudnn.so.9"]
    subprocess.run(["cc", *FLAGS, extension, include, HERE / "handwritten.c", *link], check=True)
    spec = importlib.util.spec_from_file_location("handwritten", extension)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    # The extension has one class for all handles. Enums are integers.
    for name in [
        "CUdevice",
        "CUcontext",
        "CUstream",
        "CUevent",
        "CUmodule",
        "CUfunction",
        "CUgraphExec",
        "CUdeviceptr",
    ]:
        setattr(module, name, module.Handle)
    module.CUdevice_attribute = int
    return module
