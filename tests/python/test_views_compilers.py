"""NVVM, nvJitLink, nvFatbin and NVRTC through the modules of `cuda.bindings` with Python names: programs with the same
output with NVIDIA's package and under `cubind.compat`."""

import os
import subprocess
import sys

import pytest
from majors import MAJORS, reference

PROGRAM = r'''
import array
import ctypes
import pickle

from cuda.bindings import nvfatbin, nvjitlink, nvvm
from cuda.bindings.utils import check_nvvm_compiler_options, get_ptx_ver

IR = b"""
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
"""


def failure(function, *arguments):
    """The exception of a call: its class, its text, and the code."""
    try:
        return function(*arguments)
    except Exception as error:
        copy = pickle.loads(pickle.dumps(error))
        assert type(copy) is type(error) and str(copy) == str(error)
        text = str(error) if hasattr(error, "status") else ""
        return type(error).__module__, type(error).__name__, text, getattr(error, "status", None)


# NVVM takes strings, addresses of strings, or the address of an array of such addresses.
strings = (ctypes.c_char_p * 1)(b"-arch=compute_80")
[string] = (ctypes.c_void_p * 1).from_buffer(strings)
program = nvvm.create_program()
print(type(program), program != 0, nvvm.version()[0], nvvm.ir_version()[0])
nvvm.add_module_to_program(program, IR, len(IR), "fill")
print(nvvm.verify_program(program, 1, ["-arch=compute_80"]), nvvm.compile_program(program, 1, [string]))
nvvm.compile_program(program, 1, ctypes.addressof(strings))
ptx = bytearray(nvvm.get_compiled_result_size(program))
nvvm.get_compiled_result(program, ptx)
print(b".entry fill" in ptx, get_ptx_ver(ptx.decode()), nvvm.get_program_log_size(program))
by_address = ctypes.create_string_buffer(len(ptx))
nvvm.get_compiled_result(program, ctypes.addressof(by_address))
print(by_address.raw == bytes(ptx), nvvm.destroy_program(program))
print(check_nvvm_compiler_options(["-arch=compute_80", "-g"]), check_nvvm_compiler_options(["-nonsense"]))
print(nvvm.get_error_string(nvvm.Result.ERROR_COMPILATION), nvvm.get_error_string(0))

# Objects that are not buffers, that have another size, or that are read-only.
program = nvvm.create_program()
for buffer, size in [(IR, 3), ("text", 4), (array.array("i", [1, 2]), 8), (memoryview(IR)[::2], len(IR) // 2), (None, 0)]:
    print(failure(nvvm.add_module_to_program, program, buffer, size, "x"))
print(failure(nvvm.get_program_log, program, b"      "), failure(nvvm.add_module_to_program, program, IR, len(IR), 5))
nvvm.add_module_to_program(program, b"nonsense", 8, "nonsense")
print(failure(nvvm.compile_program, program, 0, []), failure(nvvm.compile_program, program, 1, ["-x"]))
log = bytearray(nvvm.get_program_log_size(program))
nvvm.get_program_log(program, log)
print(bytes(log))
nvvm.destroy_program(program)
print(failure(nvvm.nvvmError, 2), failure(nvvm.nvvmError, nvvm.Result.ERROR_INVALID_IR), nvvm.Result(3), repr(nvvm.Result.SUCCESS))

# The tests of nvJitLink.
handle = nvjitlink.create(2, ["-arch=sm_80", "-O3"])
text = ptx.rstrip(b"\0")
nvjitlink.add_data(handle, nvjitlink.InputType.PTX, text, len(text), "fill")
print(type(handle), nvjitlink.complete(handle), nvjitlink.get_info_log_size(handle), nvjitlink.get_error_log_size(handle))
cubin = bytearray(nvjitlink.get_linked_cubin_size(handle))
nvjitlink.get_linked_cubin(handle, cubin)
print(cubin[:4], len(cubin), nvjitlink.destroy(handle), type(nvjitlink.version()))
print(failure(nvjitlink.create, 1, ["-nonsense"]), failure(nvjitlink.create, 0, []))
handle = nvjitlink.create(1, ("-arch=sm_80",))
print(failure(nvjitlink.add_data, handle, nvjitlink.InputType.CUBIN, b"nonsense", 8, "n"), failure(nvjitlink.add_file, handle, 2, "/nowhere"))
print(failure(nvjitlink.get_linked_cubin_size, handle), nvjitlink.destroy(handle))

# The tests of nvFatbin.
handle = nvfatbin.create(["-64", "-host=linux"], 2)
nvfatbin.add_ptx(handle, ptx, len(ptx), "80", "fill", "")
nvfatbin.add_cubin(handle, cubin, len(cubin), "80", "fill")
fatbin = bytearray(nvfatbin.size(handle))
nvfatbin.get(handle, fatbin)
print(fatbin[:4], len(fatbin), nvfatbin.destroy(handle), type(nvfatbin.version()), nvfatbin.get_error_string(3))
print(failure(nvfatbin.create, ["-nonsense"], 1))
'''

# The second API exists only for CUDA 13.
SECOND = r'''
import pickle

from cuda.bindings._v2 import nvrtc

major, minor = nvrtc.version()
print(major, 80 in list(nvrtc.get_supported_archs()))
program = nvrtc.create_program(
    b'template <typename T> __global__ void fill(T *out, T value) { *out = value + X; }\n#include "x.h"\n', b"fill.cu", [b"#define Y 1"], [b"x.h"]
)
nvrtc.add_name_expression(program, "fill<int>")
nvrtc.compile_program(program, [b"-arch=sm_80", b"-DX=1"])
ptx, cubin = nvrtc.get_ptx(program), nvrtc.get_cubin(program)
print(type(program), type(ptx), len(ptx) == nvrtc.get_ptx_size(program), nvrtc.get_lowered_name(program, "fill<int>") in ptx, cubin[:4])
print(nvrtc.get_program_log(program), nvrtc.get_pch_create_status(program))
nvrtc.destroy_program(program)
program = nvrtc.create_program(b"nonsense", None)
for call in (lambda: nvrtc.compile_program(program), lambda: nvrtc.get_lowered_name(program, "fill"), lambda: nvrtc.get_ptx(program)):
    try:
        print(call())
    except nvrtc.NvrtcError as error:
        copy = pickle.loads(pickle.dumps(error))
        print(type(error).__mro__[0], error, error.status, type(copy) is type(error))
print(b"error" in nvrtc.get_program_log(program))
'''


def output(folder: str, *arguments: str, program: str = PROGRAM, **environment: str) -> str:
    found = {**os.environ, "LD_LIBRARY_PATH": folder, **environment}
    command = [sys.executable, *arguments, "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=found, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("major", MAJORS)
def test_the_compilers_work(major: int) -> None:
    folder = os.environ.get(f"CUBIND_LIBRARIES_{major}")
    if folder is None:
        pytest.skip("`cargo xtask test` sets the path of the libraries")
    ours = output(folder, "-m", "cubind.compat", CUBIND_CUDA=str(major))
    program, _, compiled, written = ours.splitlines()[:4]
    assert program.startswith("<class 'int'> True"), "NVVM makes a program"
    assert compiled.startswith("True "), "the kernel is in NVVM's output"
    assert written.startswith("True "), "a buffer gets the same by its address"
    assert "ERROR_UNRECOGNIZED_OPTION (1)" in ours, "nvFatbin's codes have names"
    try:
        compared = reference() == major
    except ModuleNotFoundError:
        return
    if compared:
        assert ours == output(folder)


def test_the_second_api_compiles() -> None:
    folder = os.environ.get("CUBIND_LIBRARIES_13")
    if folder is None:
        pytest.skip("`cargo xtask test` sets the path of the libraries")
    ours = output(folder, "-m", "cubind.compat", program=SECOND, CUBIND_CUDA="13")
    version, compiled, *_, log = ours.splitlines()
    assert version == "13 True"
    assert compiled == r"<class 'int'> <class 'bytes'> True True b'\x7fELF'"
    assert "CompilationError" in ours and log == "True"
    try:
        compared = reference() == 13
    except ModuleNotFoundError:
        return
    if compared:
        assert ours == output(folder, program=SECOND)
