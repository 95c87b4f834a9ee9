"""NVRTC of both major versions, which needs no GPU. Each runs in a separate process, which finds only that version."""

import os
import subprocess
import sys

import pytest
from majors import MAJORS

PROGRAM = """
import sys
from cubind import check

nvrtc = __import__(f"cubind.cuda{sys.argv[1]}.nvrtc", fromlist=["nvrtc"])
major, minor = check(nvrtc.nvrtcVersion())
assert major == int(sys.argv[1]), (major, minor)
assert 80 in check(nvrtc.nvrtcGetSupportedArchs())

source = b'extern "C" __global__ void fill(int *out, int value) { out[threadIdx.x] = value; }'
program = check(nvrtc.nvrtcCreateProgram(source, b"fill.cu", 0, None, None))
check(nvrtc.nvrtcCompileProgram(program, 1, [b"-arch=sm_80"]))
ptx = bytearray(check(nvrtc.nvrtcGetPTXSize(program)))
check(nvrtc.nvrtcGetPTX(program, ptx))
assert b".entry fill" in ptx and b".target sm_80" in ptx, bytes(ptx)
cubin = bytearray(check(nvrtc.nvrtcGetCUBINSize(program)))
check(nvrtc.nvrtcGetCUBIN(program, cubin))
assert cubin[:4] == b"\\x7fELF"
check(nvrtc.nvrtcDestroyProgram(program))

program = check(nvrtc.nvrtcCreateProgram(b"nonsense", None, 1, [b"#define X 1"], [b"x.h"]))
(err,) = nvrtc.nvrtcCompileProgram(program, 0, None)
assert err == nvrtc.nvrtcResult.NVRTC_ERROR_COMPILATION, err
log = bytearray(check(nvrtc.nvrtcGetProgramLogSize(program)))
check(nvrtc.nvrtcGetProgramLog(program, log))
assert b"error" in log, bytes(log)
check(nvrtc.nvrtcDestroyProgram(program))
print("compiled with NVRTC", major, minor)
"""


@pytest.mark.parametrize("major", MAJORS)
def test_a_kernel_is_compiled(major: int) -> None:
    folder = os.environ.get(f"CUBIND_LIBRARIES_{major}")
    if folder is None:
        pytest.skip("`cargo xtask test` sets the path of NVRTC")
    environment = {**os.environ, "LD_LIBRARY_PATH": folder}
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(major)], capture_output=True, text=True, check=False, env=environment
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert f"compiled with NVRTC {major} " in run.stdout
