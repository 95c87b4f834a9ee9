"""NVVM, nvJitLink and nvFatbin of both major versions, which need no GPU. Each major version runs in a separate
process, which finds only its libraries."""

import os
import subprocess
import sys

import pytest
from majors import MAJORS

PROGRAM = r"""
import importlib
import sys

from cubind import CudaError, check

MAJOR = int(sys.argv[1])
nvrtc, nvvm, nvjitlink, nvfatbin = (
    importlib.import_module(f"cubind.cuda{MAJOR}.{name}") for name in ("nvrtc", "nvvm", "nvjitlink", "nvfatbin")
)

ELF = b"\x7fELF"
IR = b'''
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"

define void @fill(i32 addrspace(1)* %out, i32 %value) {
  store i32 %value, i32 addrspace(1)* %out
  ret void
}

!nvvm.annotations = !{!0}
!0 = !{void (i32 addrspace(1)*, i32)* @fill, !"kernel", i32 1}
!nvvmir.version = !{!1}
!1 = !{i32 2, i32 0}
'''


def ir_to_ptx():
    program = check(nvvm.nvvmCreateProgram())
    check(nvvm.nvvmAddModuleToProgram(program, IR, len(IR), b"fill"))
    check(nvvm.nvvmVerifyProgram(program, 1, [b"-arch=compute_80"]))
    check(nvvm.nvvmCompileProgram(program, 1, [b"-arch=compute_80"]))
    ptx = bytearray(check(nvvm.nvvmGetCompiledResultSize(program)))
    check(nvvm.nvvmGetCompiledResult(program, ptx))
    check(nvvm.nvvmDestroyProgram(program))
    assert b".entry fill" in ptx and b".target sm_80" in ptx, bytes(ptx)
    return bytes(ptx)


def ir_errors():
    program = check(nvvm.nvvmCreateProgram())
    check(nvvm.nvvmAddModuleToProgram(program, b"nonsense", 8, None))
    (err,) = nvvm.nvvmCompileProgram(program, 0, None)
    assert err not in (nvvm.nvvmResult.NVVM_SUCCESS, None), err
    log = bytearray(check(nvvm.nvvmGetProgramLogSize(program)))
    check(nvvm.nvvmGetProgramLog(program, log))
    assert b"error" in log or b"parse" in log, bytes(log)
    check(nvvm.nvvmDestroyProgram(program))
    assert nvvm.nvvmGetErrorString(err)[1] == str(err.name).encode(), nvvm.nvvmGetErrorString(err)


def lto_ir():
    source = b'extern "C" __global__ void scale(float *out) { out[threadIdx.x] *= 2; }'
    program = check(nvrtc.nvrtcCreateProgram(source, b"scale.cu", 0, None, None))
    check(nvrtc.nvrtcCompileProgram(program, 2, [b"-arch=compute_80", b"-dlto"]))
    made = bytearray(check(nvrtc.nvrtcGetLTOIRSize(program)))
    check(nvrtc.nvrtcGetLTOIR(program, made))
    check(nvrtc.nvrtcDestroyProgram(program))
    return bytes(made)


def linked(options, *inputs):
    handle = check(nvjitlink.nvJitLinkCreate(len(options), options))
    for kind, data in inputs:
        check(nvjitlink.nvJitLinkAddData(handle, kind, data, len(data), b"an input"))
    check(nvjitlink.nvJitLinkComplete(handle))
    cubin = bytearray(check(nvjitlink.nvJitLinkGetLinkedCubinSize(handle)))
    check(nvjitlink.nvJitLinkGetLinkedCubin(handle, cubin))
    check(nvjitlink.nvJitLinkDestroy(handle))
    assert cubin[:4] == ELF, bytes(cubin[:16])
    return bytes(cubin)


def link_errors():
    kind = nvjitlink.nvJitLinkInputType.NVJITLINK_INPUT_PTX
    handle = check(nvjitlink.nvJitLinkCreate(1, [b"-arch=sm_80"]))
    (err,) = nvjitlink.nvJitLinkAddData(handle, kind, b"nonsense\0", 9, None)
    assert err != nvjitlink.nvJitLinkResult.NVJITLINK_SUCCESS
    log = bytearray(check(nvjitlink.nvJitLinkGetErrorLogSize(handle)))
    check(nvjitlink.nvJitLinkGetErrorLog(handle, log))
    assert b"nonsense" in log or b"fatal" in log or b"error" in log.lower(), bytes(log)
    check(nvjitlink.nvJitLinkDestroy(handle))
    try:
        check(nvjitlink.nvJitLinkCreate(1, [b"-no-such-option"]))
    except CudaError as error:
        assert error.code.name.startswith("NVJITLINK_ERROR_"), error
    else:
        raise AssertionError("an unknown option was accepted")


def fatbin(ptx, cubin, lto):
    handle = check(nvfatbin.nvFatbinCreate([b"-64"], 1))
    check(nvfatbin.nvFatbinAddPTX(handle, ptx, len(ptx), b"80", b"fill.ptx", b""))
    check(nvfatbin.nvFatbinAddCubin(handle, cubin, len(cubin), b"80", b"fill.cubin"))
    check(nvfatbin.nvFatbinAddLTOIR(handle, lto, len(lto), b"80", b"scale.ltoir", b""))
    made = bytearray(check(nvfatbin.nvFatbinSize(handle)))
    check(nvfatbin.nvFatbinGet(handle, made))
    check(nvfatbin.nvFatbinDestroy(handle))
    return bytes(made)


kinds = nvjitlink.nvJitLinkInputType
ptx = ir_to_ptx()
ir_errors()
cubin = linked([b"-arch=sm_80"], (kinds.NVJITLINK_INPUT_PTX, ptx))
assert b"fill" in cubin
lto = lto_ir()
assert b"scale" in linked([b"-arch=sm_80", b"-lto"], (kinds.NVJITLINK_INPUT_LTOIR, lto))
link_errors()
packed = fatbin(ptx, cubin, lto)
assert len(packed) > len(lto)
# nvJitLink extracts the parts that can be linked. Of these three parts, only the LTO-IR can be linked.
assert b"scale" in linked([b"-arch=sm_80", b"-lto"], (kinds.NVJITLINK_INPUT_FATBIN, packed))
print("linked with nvJitLink", *check(nvjitlink.nvJitLinkVersion()))
"""


@pytest.mark.parametrize("major", MAJORS)
def test_ir_is_compiled_linked_and_packed(major: int) -> None:
    folder = os.environ.get(f"CUBIND_LIBRARIES_{major}")
    if folder is None:
        pytest.skip("`cargo xtask test` sets the path of the libraries")
    environment = {**os.environ, "LD_LIBRARY_PATH": folder}
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(major)], capture_output=True, text=True, check=False, env=environment
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert f"linked with nvJitLink {major} " in run.stdout
