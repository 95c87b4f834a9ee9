"""Test of an environment with only the wheel, without CUDA or other packages. `cargo xtask test` runs it with `python -I`."""

import importlib.metadata
import importlib.util
from collections.abc import Callable

import cubind
from cubind import cublas, driver, nccl, nvrtc, runtime

# The major version of the modules without a version in their names: `cubind.cuda13.driver`.
MAJOR = driver.__name__.split(".")[1].removeprefix("cuda")
# The calls of the test. Each call is listed with the library that it requires, and the package that contains the
# library.
CALLS: list[tuple[Callable[[], tuple[object, ...]], str, str]] = [
    (lambda: driver.cuInit(0), "libcuda.so.1", "NVIDIA's display driver"),
    (lambda: runtime.cudaGetDeviceCount(), f"libcudart.so.{MAJOR}", "`pip install nvidia-cuda-runtime"),
    (lambda: nvrtc.nvrtcVersion(), f"libnvrtc.so.{MAJOR}", "`pip install nvidia-cuda-nvrtc"),
    (lambda: cublas.cublasCreate(), f"libcublas.so.{MAJOR}", "`pip install nvidia-cublas`"),
    (lambda: nccl.ncclGetVersion(), "libnccl.so.2", "`pip install nvidia-nccl-cu13` or `pip install nvidia-nccl-cu12`"),
]

assert cubind.__version__ == importlib.metadata.version("cubind")
for package in ("numpy", "cuda", "nvidia"):
    assert importlib.util.find_spec(package) is None, f"{package} is installed: this is not a bare environment"
# No library is loaded before its first call.
with open("/proc/self/maps") as maps:
    loaded = maps.read()
assert not any(name in loaded for name in ("libcuda.so", "libcudart.so", "libnvrtc.so")), "importing loaded a library"

for call, file, package in CALLS:
    try:
        # On a machine with CUDA, the call succeeds.
        print(call())
    except cubind.DynamicLibNotFoundError as error:
        assert file in str(error), f"the message does not name {file}: {error}"
        assert package in str(error), f"the message does not name {package}: {error}"
        print(error)

# Types can be used without a library.
assert str(driver.CUresult.CUDA_SUCCESS) == "<CUresult.CUDA_SUCCESS: 0>"
assert int(driver.CUdevice(3)) == 3
