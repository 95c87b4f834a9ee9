"""Programs that PyInstaller has frozen: they contain all modules, although these are imported by computed names."""

import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest
import small_driver

PROGRAM = """
import cubind.compat
from cubind import cublas, driver
from cubind.checked import driver as checked, nccl

print(driver.cuInit(0), checked.cuDeviceGetName(0))
try:
    checked.cuMemAlloc(8)
except cubind.CudaError as error:
    print(error)
try:
    cublas.cublasCreate()
except cubind.DynamicLibNotFoundError as error:
    print(type(error).__name__)
cubind.compat.install()
from cuda.bindings import nvml, runtime

print(runtime.__file__.count("cubind"), nvml.Return.__module__)
"""
PRINTED = """(<CUresult.CUDA_SUCCESS: 0>,) Small
cuMemAlloc: CUDA_ERROR_OUT_OF_MEMORY (2): words for 2
DynamicLibNotFoundError
1 cuda.bindings.nvml
"""


@pytest.mark.skipif(importlib.util.find_spec("PyInstaller") is None, reason="PyInstaller is not installed")
def test_a_frozen_program_has_all_modules(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(PROGRAM)
    options = ["--onedir", "--noconfirm", "--log-level", "ERROR"]
    # Other packages of this environment are not part of the program.
    options += [part for name in ("cuda", "numpy", "mypy") for part in ("--exclude-module", name)]
    command = [sys.executable, "-m", "PyInstaller", *options, "program.py"]
    made = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=300)
    assert made.returncode == 0, made.stderr
    environment = small_driver.environment(tmp_path)
    program = [str(tmp_path / "dist" / "program" / "program")]
    done = subprocess.run(program, env=environment, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stdout) == (0, PRINTED), done.stderr
