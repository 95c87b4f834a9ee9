"""The package `cuda-bindings-stubs`, in which type checkers find the types of NVIDIA's package without cubind.

The step `python types` builds the wheel.
"""

import importlib.util
import json
import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

WHEEL = os.environ.get("CUBIND_STUBS")
if WHEEL is None:
    pytest.skip("only the step `python types` makes the wheel", allow_module_level=True)
if importlib.util.find_spec("cuda.bindings") is None:
    pytest.skip("NVIDIA's cuda-bindings is not installed", allow_module_level=True)

SITE = Path(sysconfig.get_paths()["purelib"])

# A correct program, in the style of programs for `cuda.bindings`.
RIGHT = """
import ctypes
import cuda.bindings
import numpy as np
from cuda.bindings import driver, nvjitlink, nvml, nvrtc, runtime
from cuda.pathfinder import load_nvidia_dynamic_lib

version: str = cuda.bindings.__version__
err, = driver.cuInit(0)
if err != driver.CUresult.CUDA_SUCCESS:
    raise RuntimeError(err)
err, device = driver.cuDeviceGet(0)
err, context = driver.cuCtxCreate(None, 0, device)
err, stream = driver.cuStreamCreate(driver.CUstream_flags.CU_STREAM_NON_BLOCKING)
err, memory = driver.cuMemAlloc(12)
(err,) = driver.cuMemcpyHtoD(memory, np.zeros(3, np.float32), 12)
(err,) = driver.cuLaunchKernel(0, 1, 1, 1, 1, 1, 1, 0, stream, ((memory, 2.0), (None, ctypes.c_float)), 0)
(err,) = driver.cuStreamSynchronize(runtime.cudaStream_t(1))
error, properties = runtime.cudaGetDeviceProperties(0)
count: int = properties.multiProcessorCount
result, program = nvrtc.nvrtcCreateProgram(b"", b"x.cu", 0, [], [])
linker: int = nvjitlink.create(1, ["-arch=sm_90"])
nvml.init_v2()
handle: int = nvml.device_get_handle_by_index_v2(0)
name: str = nvml.device_get_name(handle)
path: str | None = load_nvidia_dynamic_lib("nvrtc").abs_path
"""
# Incorrect lines of a program, each with a word of the expected message.
WRONG = [
    ("driver.cuStreamSynchronize(driver.CUevent(1))", "CUevent"),
    ("driver.cuMemAllok(8)", "cuMemAllok"),
    ("pointer: int = driver.cuMemAlloc(8)", "tuple"),
    ("runtime.cudaDeviceProp().clockRate", "clockRate"),
    ("nvjitlink.create('x', [])", "int"),
    ("driver.CUresult.CUDA_ERROR_NO_DEVISE", "CUDA_ERROR_NO_DEVISE"),
]


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter of an environment with NVIDIA's packages and the stubs, and without cubind."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, symlinks=True)
    site = folder / "lib" / f"python{sys.version_info.major}.{sys.version_info.minor}" / "site-packages"
    for name in ("cuda", "numpy"):
        (site / name).symlink_to(SITE / name)
    assert WHEEL is not None
    with zipfile.ZipFile(WHEEL) as archive:
        assert archive.testzip() is None
        archive.extractall(site)
    return folder / "bin" / "python"


def said(tool: str, environment: Path, program: Path) -> dict[int, str]:
    """Returns the messages of a type checker, by line."""
    found: dict[int, str] = {}
    if tool == "mypy":
        cache = program.parent / "cache"
        command = ["mypy", "--strict", "--cache-dir", str(cache), "--python-executable", str(environment), "--output", "json"]
    else:
        command = ["pyright", "--pythonpath", str(environment), "--outputjson"]
    done = subprocess.run(
        [sys.executable, "-m", *command, program.name], cwd=program.parent, capture_output=True, text=True, check=False
    )
    assert done.returncode in (0, 1), done.stdout + done.stderr
    if tool == "mypy":
        for line in filter(None, done.stdout.splitlines()):
            message = json.loads(line)
            assert message["file"] == program.name, message
            found[message["line"]] = found.get(message["line"], "") + message["message"]
    else:
        for message in json.loads(done.stdout)["generalDiagnostics"]:
            if message["severity"] == "error":
                line = message["range"]["start"]["line"] + 1
                found[line] = found.get(line, "") + message["message"]
    return found


@pytest.mark.parametrize("tool", ["mypy", "pyright"])
def test_programs_for_nvidias_package_are_checked(tool: str, environment: Path, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    head = RIGHT.count("\n")
    program.write_text(RIGHT + "".join(f"{line}\n" for line, _ in WRONG))
    found = said(tool, environment, program)
    right = {line: text for line, text in found.items() if line <= head}
    assert not right
    for line, (code, word) in enumerate(WRONG, head + 1):
        assert word in found.get(line, ""), f"{code}: {found.get(line)}"


def test_stubs_install_with_pip_and_do_not_import_cubind(tmp_path: Path) -> None:
    assert WHEEL is not None
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--target", str(tmp_path), WHEEL]
    subprocess.run(command, check=True)
    stubs = sorted((tmp_path / "cuda-stubs").rglob("*.pyi"))
    assert len(stubs) >= 10 and (tmp_path / "cuda-stubs" / "py.typed").read_text() == "partial\n"
    for stub in stubs:
        imports = [line for line in stub.read_text("utf-8").splitlines() if line.startswith(("from ", "import "))]
        assert not any("cubind" in line for line in imports), stub
