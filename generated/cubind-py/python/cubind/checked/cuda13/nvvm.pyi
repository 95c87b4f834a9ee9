"""NVVM of CUDA 13, with exceptions instead of result codes."""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import overload as _overload

from cubind import _typing
from cubind.cuda13.nvvm import (
    nvvmProgram as nvvmProgram,
    nvvmResult as nvvmResult,
    sizeof as sizeof,
)

def nvvmAddModuleToProgram(
    prog: nvvmProgram | _typing.Integer | None,
    buffer: _typing.Pointer,
    size: _typing.Integer,
    name: _typing.Text | None,
) -> None:
    """Adds a module of NVVM IR, as LLVM bitcode or text, to a program.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_INPUT``,
        ``NVVM_ERROR_INVALID_PROGRAM``, ``NVVM_ERROR_OUT_OF_MEMORY``.
    """

def nvvmCompileProgram(
    prog: nvvmProgram | _typing.Integer | None,
    numOptions: _typing.Integer,
    options: _Sequence[_typing.Text] | None,
) -> None:
    """Compiles a program to PTX (or LTO-IR), with options such as ``-arch=compute_90``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_COMPILATION``,
        ``NVVM_ERROR_INVALID_OPTION``, ``NVVM_ERROR_INVALID_PROGRAM``, ``NVVM_ERROR_IR_VERSION_MISMATCH``,
        ``NVVM_ERROR_NO_MODULE_IN_PROGRAM``, ``NVVM_ERROR_OUT_OF_MEMORY``.
    """

def nvvmCreateProgram() -> nvvmProgram:
    """Creates a program that contains no modules.

    Returns
    -------
    prog : nvvmProgram

    Raises
    ------
    CudaError
        The result code is not ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_PROGRAM``,
        ``NVVM_ERROR_OUT_OF_MEMORY``.
    """

def nvvmDestroyProgram(prog: object) -> None:
    """Destroys a program and sets its handle to null.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_PROGRAM``.

    Warnings
    --------
    - No thread may use ``prog``, or objects that belong to it, during or after the call.
    """

@_overload
def nvvmGetCompiledResult(prog: nvvmProgram | _typing.Integer | None, buffer: int | None = None) -> bytes:
    """Gets the compiled PTX or LTO-IR, whose size ``nvvmGetCompiledResultSize`` returns.

    Parameters
    ----------
    buffer
        If omitted, cubind determines the required length.

    Returns
    -------
    buffer : bytes
        Returned only if a size is passed in place of the buffer.

    Raises
    ------
    CudaError
        The result code is not ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_PROGRAM``.
    """

@_overload
def nvvmGetCompiledResult(prog: nvvmProgram | _typing.Integer | None, buffer: _typing.Output) -> None: ...
def nvvmGetCompiledResultSize(prog: nvvmProgram | _typing.Integer | None) -> int:
    """Returns the size in bytes of the compiled PTX (including the final NUL) or LTO-IR.

    Returns
    -------
    bufferSizeRet : int

    Raises
    ------
    CudaError
        The result code is not ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_PROGRAM``.
    """

def nvvmGetErrorString(result: nvvmResult) -> str:
    """Returns the name of a result code, such as ``NVVM_ERROR_COMPILATION``.

    Returns
    -------
    value : str
    """

@_overload
def nvvmGetProgramLog(prog: nvvmProgram | _typing.Integer | None, buffer: int | None = None) -> str:
    """Gets a program's warnings and errors, whose size ``nvvmGetProgramLogSize`` returns.

    Parameters
    ----------
    buffer
        If omitted, cubind determines the required length.

    Returns
    -------
    buffer : str
        Returned only if a size is passed in place of the buffer.

    Raises
    ------
    CudaError
        The result code is not ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_PROGRAM``.
    """

@_overload
def nvvmGetProgramLog(prog: nvvmProgram | _typing.Integer | None, buffer: _typing.Output) -> None: ...
def nvvmGetProgramLogSize(prog: nvvmProgram | _typing.Integer | None) -> int:
    """Returns the size in bytes of a program's log, including the final NUL.

    Returns
    -------
    bufferSizeRet : int

    Raises
    ------
    CudaError
        The result code is not ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_PROGRAM``.
    """

def nvvmIRVersion() -> tuple[int, int, int, int]:
    """Returns the versions of NVVM IR and of its debug metadata that the library supports.

    Returns
    -------
    majorIR : int
    minorIR : int
    majorDbg : int
    minorDbg : int

    Raises
    ------
    CudaError
        The result code is not ``NVVM_SUCCESS``.
    """

def nvvmLLVMVersion(arch: _typing.Text) -> int:
    """Returns the major version of the LLVM bitcode that the library supports for an architecture.

    Returns
    -------
    major : int

    Raises
    ------
    CudaError
        The result code is not ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_INPUT``.
    """

def nvvmLazyAddModuleToProgram(
    prog: nvvmProgram | _typing.Integer | None,
    buffer: _typing.Pointer,
    size: _typing.Integer,
    name: _typing.Text | None,
) -> None:
    """Adds a module, such as libdevice, from which only the symbols that other modules need are linked.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_INPUT``,
        ``NVVM_ERROR_INVALID_PROGRAM``, ``NVVM_ERROR_OUT_OF_MEMORY``.
    """

def nvvmVerifyProgram(
    prog: nvvmProgram | _typing.Integer | None,
    numOptions: _typing.Integer,
    options: _Sequence[_typing.Text] | None,
) -> None:
    """Verifies that the modules of a program are valid NVVM IR; the log describes the errors.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_IR``,
        ``NVVM_ERROR_INVALID_OPTION``, ``NVVM_ERROR_INVALID_PROGRAM``, ``NVVM_ERROR_IR_VERSION_MISMATCH``,
        ``NVVM_ERROR_NO_MODULE_IN_PROGRAM``, ``NVVM_ERROR_OUT_OF_MEMORY``.
    """

def nvvmVersion() -> tuple[int, int]:
    """Returns the major and minor version of libNVVM.

    Returns
    -------
    major : int
    minor : int

    Raises
    ------
    CudaError
        The result code is not ``NVVM_SUCCESS``.
    """
