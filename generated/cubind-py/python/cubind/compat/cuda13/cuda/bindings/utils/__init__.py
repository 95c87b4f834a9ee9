"""`cuda.bindings.utils`: values of handles, versions of PTX, options of NVVM, and the version of the driver."""

import re
from collections.abc import Sequence
from typing import Any

from cubind import _modules

from ._envvar import envvar_bool
from ._version_check import warn_if_cuda_major_version_mismatch

__all__ = [
    "check_nvvm_compiler_options",
    "envvar_bool",
    "get_cuda_native_handle",
    "get_minimal_required_cuda_ver_from_ptx_ver",
    "get_ptx_ver",
    "warn_if_cuda_major_version_mismatch",
]

# The CUDA release that introduced each version of PTX, according to NVIDIA's "PTX ISA release history".
_CUDA_OF_PTX = {
    "1.0": "1.0", "1.1": "1.1", "1.2": "2.0", "1.3": "2.1", "1.4": "2.2", "2.0": "3.0", "2.1": "3.1", "2.2": "3.2",
    "2.3": "4.0", "3.0": "4.1", "3.1": "5.0", "3.2": "5.5", "4.0": "6.0", "4.1": "6.5", "4.2": "7.0", "4.3": "7.5",
    "5.0": "8.0", "6.0": "9.0", "6.1": "9.1", "6.2": "9.2", "6.3": "10.0", "6.4": "10.1", "6.5": "10.2", "7.0": "11.0",
    "7.1": "11.1", "7.2": "11.2", "7.3": "11.3", "7.4": "11.4", "7.5": "11.5", "7.6": "11.6", "7.7": "11.7",
    "7.8": "11.8", "8.0": "12.0", "8.1": "12.1", "8.2": "12.2", "8.3": "12.3", "8.4": "12.4", "8.5": "12.5",
    "8.6": "12.7", "8.7": "12.8", "8.8": "12.9", "9.0": "13.0", "9.1": "13.1", "9.2": "13.2", "9.3": "13.3",
}  # fmt: skip
# A minimal kernel for NVVM; the braces are for `str.format`.
_KERNEL = """target triple = "nvptx64-unknown-cuda"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
define void @kernel() {{
  ret void
}}
!nvvm.annotations = !{{!0}}
!0 = !{{void ()* @kernel, !"kernel", i32 1}}
!nvvmir.version = !{{!1}}
!1 = !{{i32 {}, i32 {}, i32 {}, i32 {}}}
"""


def get_cuda_native_handle(obj: Any) -> int:
    """Returns the value of a handle as an int."""
    # Only handles and similar classes have both methods.
    if not (hasattr(obj, "getPtr") and hasattr(obj, "__int__")):
        raise TypeError(f"Unknown type: {type(obj)}")
    return int(obj)


def get_ptx_ver(ptx: str) -> str:
    """Returns the PTX version that a PTX program declares, such as "8.8".

    Raises
    ------
    ValueError
        The program does not declare a version.
    """
    found = re.search(r"\.version\s+([0-9]+\.[0-9]+)", ptx)
    if found is None:
        raise ValueError("No .version directive found in PTX source. Is it a valid PTX?")
    return found[1]


def get_minimal_required_cuda_ver_from_ptx_ver(ptx_version: str) -> int:
    """Returns the oldest CUDA version that can load a version of PTX, encoded like CUDA_VERSION: 12090 for "8.8".

    Raises
    ------
    ValueError
        The version is not known.
    """
    try:
        major, _, minor = _CUDA_OF_PTX[ptx_version].partition(".")
    except KeyError:
        raise ValueError(f"Unknown or unsupported PTX ISA version: {ptx_version}") from None
    return int(major) * 1000 + int(minor) * 10


def check_nvvm_compiler_options(options: Sequence[str]) -> bool:
    """Returns True if this NVVM supports the options, such as ``["-arch=compute_90", "-g"]``. Compiles an empty kernel.

    Raises
    ------
    nvvmError
        Compiling fails for another reason.
    """
    nvvm = _modules.imported("cuda.bindings.nvvm")
    if not _modules.imported("cuda.bindings._internal.nvvm")._inspect_function_pointer("__nvvmCreateProgram"):
        return False
    program = nvvm.create_program()
    try:
        kernel = _KERNEL.format(*nvvm.ir_version()).encode()
        nvvm.add_module_to_program(program, kernel, len(kernel), "options")
        nvvm.compile_program(program, len(options), options)
    except nvvm.nvvmError as error:
        if error.status == nvvm.Result.ERROR_INVALID_OPTION:
            return False
        raise
    finally:
        nvvm.destroy_program(program)
    return True
