"""NVVM of CUDA 13 (API of toolkit 13.5).

The annotated types of outputs are those of a successful call. If a call fails, each output is None: check the
result code first.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import SupportsInt as _SupportsInt, overload as _overload

from typing_extensions import disjoint_base as _disjoint_base

from cubind import _enums, _typing

class nvvmResult(_enums.IntEnum):
    """nvvmResult, from nvvm.h. Since at least CUDA 12.0."""

    NVVM_SUCCESS = 0
    NVVM_ERROR_OUT_OF_MEMORY = 1
    NVVM_ERROR_PROGRAM_CREATION_FAILURE = 2
    NVVM_ERROR_IR_VERSION_MISMATCH = 3
    NVVM_ERROR_INVALID_INPUT = 4
    NVVM_ERROR_INVALID_PROGRAM = 5
    NVVM_ERROR_INVALID_IR = 6
    NVVM_ERROR_INVALID_OPTION = 7
    NVVM_ERROR_NO_MODULE_IN_PROGRAM = 8
    NVVM_ERROR_COMPILATION = 9
    NVVM_ERROR_CANCELLED = 10

@_disjoint_base
class nvvmProgram:
    """nvvmProgram, from nvvm.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

def sizeof(objType: type) -> int: ...
def nvvmAddModuleToProgram(
    prog: nvvmProgram | _typing.Integer | None,
    buffer: _typing.Pointer,
    size: _typing.Integer,
    name: _typing.Text | None,
) -> tuple[nvvmResult]:
    """Adds a module of NVVM IR, as LLVM bitcode or text, to a program.

    ``nvvmResult nvvmAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size, const char *name)``

    Returns
    -------
    nvvmResult
        ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_INPUT``, ``NVVM_ERROR_INVALID_PROGRAM``,
        ``NVVM_ERROR_OUT_OF_MEMORY``.

    Notes
    -----
    Declared in ``nvvm.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmAddModuleToProgram
    """

def nvvmCompileProgram(
    prog: nvvmProgram | _typing.Integer | None,
    numOptions: _typing.Integer,
    options: _Sequence[_typing.Text] | None,
) -> tuple[nvvmResult]:
    """Compiles a program to PTX (or LTO-IR), with options such as ``-arch=compute_90``.

    ``nvvmResult nvvmCompileProgram(nvvmProgram prog, int numOptions, const char **options)``

    Returns
    -------
    nvvmResult
        ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_COMPILATION``, ``NVVM_ERROR_INVALID_OPTION``,
        ``NVVM_ERROR_INVALID_PROGRAM``, ``NVVM_ERROR_IR_VERSION_MISMATCH``, ``NVVM_ERROR_NO_MODULE_IN_PROGRAM``,
        ``NVVM_ERROR_OUT_OF_MEMORY``.

    Notes
    -----
    Declared in ``nvvm.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmCompileProgram
    """

def nvvmCreateProgram() -> tuple[nvvmResult, nvvmProgram]:
    """Creates a program that contains no modules.

    ``nvvmResult nvvmCreateProgram(nvvmProgram *prog)``

    Returns
    -------
    nvvmResult
        ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_PROGRAM``, ``NVVM_ERROR_OUT_OF_MEMORY``.
    prog : nvvmProgram

    Notes
    -----
    Declared in ``nvvm.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmCreateProgram
    """

def nvvmDestroyProgram(prog: object) -> tuple[nvvmResult]:
    """Destroys a program and sets its handle to null.

    ``nvvmResult nvvmDestroyProgram(nvvmProgram *prog)``

    Returns
    -------
    nvvmResult
        ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_PROGRAM``.

    Warnings
    --------
    - No thread may use ``prog``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``nvvm.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmDestroyProgram
    """

@_overload
def nvvmGetCompiledResult(
    prog: nvvmProgram | _typing.Integer | None,
    buffer: int,
) -> tuple[nvvmResult, bytes]:
    """Gets the compiled PTX or LTO-IR, whose size ``nvvmGetCompiledResultSize`` returns.

    ``nvvmResult nvvmGetCompiledResult(nvvmProgram prog, char *buffer)``

    Returns
    -------
    nvvmResult
        ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_PROGRAM``.

    Notes
    -----
    Declared in ``nvvm.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmGetCompiledResult
    """

@_overload
def nvvmGetCompiledResult(
    prog: nvvmProgram | _typing.Integer | None,
    buffer: _typing.Output,
) -> tuple[nvvmResult]: ...
def nvvmGetCompiledResultSize(prog: nvvmProgram | _typing.Integer | None) -> tuple[nvvmResult, int]:
    """Returns the size in bytes of the compiled PTX (including the final NUL) or LTO-IR.

    ``nvvmResult nvvmGetCompiledResultSize(nvvmProgram prog, size_t *bufferSizeRet)``

    Returns
    -------
    nvvmResult
        ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_PROGRAM``.
    bufferSizeRet : int

    Notes
    -----
    Declared in ``nvvm.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmGetCompiledResultSize
    """

def nvvmGetErrorString(result: nvvmResult) -> tuple[nvvmResult, bytes]:
    """Returns the name of a result code, such as ``NVVM_ERROR_COMPILATION``.

    ``const char *nvvmGetErrorString(nvvmResult result)``

    Returns
    -------
    nvvmResult
        ``NVVM_SUCCESS``, always.
    value : bytes

    Notes
    -----
    Declared in ``nvvm.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmGetErrorString
    """

@_overload
def nvvmGetProgramLog(prog: nvvmProgram | _typing.Integer | None, buffer: int) -> tuple[nvvmResult, bytes]:
    """Gets a program's warnings and errors, whose size ``nvvmGetProgramLogSize`` returns.

    ``nvvmResult nvvmGetProgramLog(nvvmProgram prog, char *buffer)``

    Returns
    -------
    nvvmResult
        ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_PROGRAM``.

    Notes
    -----
    Declared in ``nvvm.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmGetProgramLog
    """

@_overload
def nvvmGetProgramLog(
    prog: nvvmProgram | _typing.Integer | None,
    buffer: _typing.Output,
) -> tuple[nvvmResult]: ...
def nvvmGetProgramLogSize(prog: nvvmProgram | _typing.Integer | None) -> tuple[nvvmResult, int]:
    """Returns the size in bytes of a program's log, including the final NUL.

    ``nvvmResult nvvmGetProgramLogSize(nvvmProgram prog, size_t *bufferSizeRet)``

    Returns
    -------
    nvvmResult
        ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_PROGRAM``.
    bufferSizeRet : int

    Notes
    -----
    Declared in ``nvvm.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmGetProgramLogSize
    """

def nvvmIRVersion() -> tuple[nvvmResult, int, int, int, int]:
    """Returns the versions of NVVM IR and of its debug metadata that the library supports.

    ``nvvmResult nvvmIRVersion(int *majorIR, int *minorIR, int *majorDbg, int *minorDbg)``

    Returns
    -------
    nvvmResult
        ``NVVM_SUCCESS``.
    majorIR : int
    minorIR : int
    majorDbg : int
    minorDbg : int

    Notes
    -----
    Declared in ``nvvm.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmIRVersion
    """

def nvvmLLVMVersion(arch: _typing.Text) -> tuple[nvvmResult, int]:
    """Returns the major version of the LLVM bitcode that the library supports for an architecture.

    ``nvvmResult nvvmLLVMVersion(const char *arch, int *major)``

    Returns
    -------
    nvvmResult
        ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_INPUT``.
    major : int

    Notes
    -----
    Declared in ``nvvm.h``. Since CUDA 13.1.
    https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmLLVMVersion
    """

def nvvmLazyAddModuleToProgram(
    prog: nvvmProgram | _typing.Integer | None,
    buffer: _typing.Pointer,
    size: _typing.Integer,
    name: _typing.Text | None,
) -> tuple[nvvmResult]:
    """Adds a module, such as libdevice, from which only the symbols that other modules need are linked.

    ``nvvmResult nvvmLazyAddModuleToProgram(nvvmProgram prog, const char *buffer, size_t size, const char *name)``

    Returns
    -------
    nvvmResult
        ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_INPUT``, ``NVVM_ERROR_INVALID_PROGRAM``,
        ``NVVM_ERROR_OUT_OF_MEMORY``.

    Notes
    -----
    Declared in ``nvvm.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmLazyAddModuleToProgram
    """

def nvvmVerifyProgram(
    prog: nvvmProgram | _typing.Integer | None,
    numOptions: _typing.Integer,
    options: _Sequence[_typing.Text] | None,
) -> tuple[nvvmResult]:
    """Verifies that the modules of a program are valid NVVM IR; the log describes the errors.

    ``nvvmResult nvvmVerifyProgram(nvvmProgram prog, int numOptions, const char **options)``

    Returns
    -------
    nvvmResult
        ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_IR``, ``NVVM_ERROR_INVALID_OPTION``,
        ``NVVM_ERROR_INVALID_PROGRAM``, ``NVVM_ERROR_IR_VERSION_MISMATCH``, ``NVVM_ERROR_NO_MODULE_IN_PROGRAM``,
        ``NVVM_ERROR_OUT_OF_MEMORY``.

    Notes
    -----
    Declared in ``nvvm.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmVerifyProgram
    """

def nvvmVersion() -> tuple[nvvmResult, int, int]:
    """Returns the major and minor version of libNVVM.

    ``nvvmResult nvvmVersion(int *major, int *minor)``

    Returns
    -------
    nvvmResult
        ``NVVM_SUCCESS``.
    major : int
    minor : int

    Notes
    -----
    Declared in ``nvvm.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmVersion
    """
