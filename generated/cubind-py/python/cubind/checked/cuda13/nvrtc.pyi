"""NVRTC of CUDA 13, with exceptions instead of result codes."""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import overload as _overload

from cubind import _typing
from cubind.cuda13.nvrtc import (
    NVRTC_INSTALL_HEADERS_FORCE_OVERWRITE as NVRTC_INSTALL_HEADERS_FORCE_OVERWRITE,
    NVRTC_INSTALL_HEADERS_NO_WAIT as NVRTC_INSTALL_HEADERS_NO_WAIT,
    NVRTC_INSTALL_HEADERS_SKIP_IF_EXISTS as NVRTC_INSTALL_HEADERS_SKIP_IF_EXISTS,
    nvrtcBundledHeadersInfo as nvrtcBundledHeadersInfo,
    nvrtcProgram as nvrtcProgram,
    nvrtcResult as nvrtcResult,
    sizeof as sizeof,
)

def nvrtcAddNameExpression(
    prog: nvrtcProgram | _typing.Integer | None,
    name_expression: _typing.Text,
) -> None:
    """Registers, before compilation, a kernel or variable whose mangled name is needed later.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``,
        ``NVRTC_ERROR_INVALID_PROGRAM``, ``NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION``.
    """

def nvrtcCompileProgram(
    prog: nvrtcProgram | _typing.Integer | None,
    numOptions: _typing.Integer,
    options: _Sequence[_typing.Text] | None,
) -> None:
    """Compiles a program with ``nvcc``-style options, such as ``--gpu-architecture=sm_90`` and ``--include-path=DIR``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_BUILTIN_OPERATION_FAILURE``,
        ``NVRTC_ERROR_CANCELLED``, ``NVRTC_ERROR_COMPILATION``, ``NVRTC_ERROR_INVALID_INPUT``,
        ``NVRTC_ERROR_INVALID_OPTION``, ``NVRTC_ERROR_INVALID_PROGRAM``, ``NVRTC_ERROR_OUT_OF_MEMORY``,
        ``NVRTC_ERROR_TIME_FILE_WRITE_FAILED``.

    Warnings
    --------
    - A precompiled header that ``options`` name, or that the compiler finds, must have been written by the same
      compiler and must be unchanged.
    """

def nvrtcCreateProgram(
    src: _typing.Text,
    name: _typing.Text | None,
    numHeaders: _typing.Integer,
    headers: _Sequence[_typing.Text] | None,
    includeNames: _Sequence[_typing.Text] | None,
) -> nvrtcProgram:
    """Creates a program from CUDA C++ source, a name for messages, and headers in memory.

    Returns
    -------
    prog : nvrtcProgram

    Raises
    ------
    CudaError
        The result code is not ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``,
        ``NVRTC_ERROR_INVALID_PROGRAM``, ``NVRTC_ERROR_OUT_OF_MEMORY``, ``NVRTC_ERROR_PROGRAM_CREATION_FAILURE``.
    """

def nvrtcDestroyProgram(prog: object) -> None:
    """Destroys a program and sets its handle to null.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_PROGRAM``.

    Warnings
    --------
    - No thread may use ``prog``, or objects that belong to it, during or after the call.
    """

def nvrtcGetBundledHeadersInfo() -> tuple[nvrtcBundledHeadersInfo, str]:
    """Returns the number, sizes and CUDA version of the headers that the library contains, if any.

    Returns
    -------
    info : nvrtcBundledHeadersInfo
    errorLog : str

    Raises
    ------
    CudaError
        The result code is not ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_BUILTIN_OPERATION_FAILURE``,
        ``NVRTC_ERROR_INVALID_INPUT``.
    """

@_overload
def nvrtcGetCUBIN(prog: nvrtcProgram | _typing.Integer | None, cubin: int | None = None) -> bytes:
    """Gets a compiled program's cubin, whose size ``nvrtcGetCUBINSize`` returns.

    Parameters
    ----------
    cubin
        If omitted, cubind determines the required length.

    Returns
    -------
    cubin : bytes
        Returned only if a size is passed in place of the buffer.

    Raises
    ------
    CudaError
        The result code is not ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``,
        ``NVRTC_ERROR_INVALID_PROGRAM``.
    """

@_overload
def nvrtcGetCUBIN(prog: nvrtcProgram | _typing.Integer | None, cubin: _typing.Output) -> None: ...
def nvrtcGetCUBINSize(prog: nvrtcProgram | _typing.Integer | None) -> int:
    """Returns the size in bytes of a compiled program's cubin, or 0 if the architecture was virtual.

    Returns
    -------
    cubinSizeRet : int

    Raises
    ------
    CudaError
        The result code is not ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``,
        ``NVRTC_ERROR_INVALID_PROGRAM``.
    """

def nvrtcGetErrorString(result: nvrtcResult) -> str:
    """Returns the name of a result code, such as ``NVRTC_ERROR_COMPILATION``.

    Returns
    -------
    value : str
    """

@_overload
def nvrtcGetLTOIR(prog: nvrtcProgram | _typing.Integer | None, LTOIR: int | None = None) -> bytes:
    """Gets a compiled program's LTO-IR, for nvJitLink; its size is the result of ``nvrtcGetLTOIRSize``.

    Parameters
    ----------
    LTOIR
        If omitted, cubind determines the required length.

    Returns
    -------
    LTOIR : bytes
        Returned only if a size is passed in place of the buffer.

    Raises
    ------
    CudaError
        The result code is not ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``,
        ``NVRTC_ERROR_INVALID_PROGRAM``.
    """

@_overload
def nvrtcGetLTOIR(prog: nvrtcProgram | _typing.Integer | None, LTOIR: _typing.Output) -> None: ...
def nvrtcGetLTOIRSize(prog: nvrtcProgram | _typing.Integer | None) -> int:
    """Returns the size in bytes of a compiled program's LTO-IR, or 0 without the option ``-dlto``.

    Returns
    -------
    LTOIRSizeRet : int

    Raises
    ------
    CudaError
        The result code is not ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``,
        ``NVRTC_ERROR_INVALID_PROGRAM``.
    """

def nvrtcGetLoweredName(prog: nvrtcProgram | _typing.Integer | None, name_expression: _typing.Text) -> str:
    """Returns the mangled name of a registered kernel or variable of a compiled program.

    Returns
    -------
    lowered_name : str

    Raises
    ------
    CudaError
        The result code is not ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``,
        ``NVRTC_ERROR_INVALID_PROGRAM``, ``NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID``,
        ``NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION``.
    """

def nvrtcGetNumSupportedArchs() -> int:
    """Returns the number of architectures that ``nvrtcGetSupportedArchs`` lists.

    Returns
    -------
    numArchs : int

    Raises
    ------
    CudaError
        The result code is not ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``.
    """

@_overload
def nvrtcGetOptiXIR(prog: nvrtcProgram | _typing.Integer | None, optixir: int | None = None) -> bytes:
    """Gets a compiled program's OptiX-IR, whose size ``nvrtcGetOptiXIRSize`` returns.

    Parameters
    ----------
    optixir
        If omitted, cubind determines the required length.

    Returns
    -------
    optixir : bytes
        Returned only if a size is passed in place of the buffer.

    Raises
    ------
    CudaError
        The result code is not ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``,
        ``NVRTC_ERROR_INVALID_PROGRAM``.
    """

@_overload
def nvrtcGetOptiXIR(prog: nvrtcProgram | _typing.Integer | None, optixir: _typing.Output) -> None: ...
def nvrtcGetOptiXIRSize(prog: nvrtcProgram | _typing.Integer | None) -> int:
    """Returns the size in bytes of a compiled program's OptiX-IR, or 0 without the option ``--optix-ir``.

    Returns
    -------
    optixirSizeRet : int

    Raises
    ------
    CudaError
        The result code is not ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``,
        ``NVRTC_ERROR_INVALID_PROGRAM``.
    """

def nvrtcGetPCHCreateStatus(prog: nvrtcProgram | _typing.Integer | None) -> None:
    """Reports whether a program's precompiled header (PCH) was created, or why it was not.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_PROGRAM``,
        ``NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED``, ``NVRTC_ERROR_PCH_CREATE``, ``NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED``.
    """

def nvrtcGetPCHHeapSize() -> int:
    """Returns the size in bytes of the heap for precompiled headers (PCH).

    Returns
    -------
    ret : int

    Raises
    ------
    CudaError
        The result code is not ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``.
    """

def nvrtcGetPCHHeapSizeRequired(prog: nvrtcProgram | _typing.Integer | None) -> int:
    """Returns the heap size in bytes that a program's precompiled header (PCH) required or would have required.

    Returns
    -------
    size : int

    Raises
    ------
    CudaError
        The result code is not ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``,
        ``NVRTC_ERROR_INVALID_PROGRAM``, ``NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED``.
    """

@_overload
def nvrtcGetPTX(prog: nvrtcProgram | _typing.Integer | None, ptx: int | None = None) -> str:
    """Gets a compiled program's PTX, whose size ``nvrtcGetPTXSize`` returns.

    Parameters
    ----------
    ptx
        If omitted, cubind determines the required length.

    Returns
    -------
    ptx : str
        Returned only if a size is passed in place of the buffer.

    Raises
    ------
    CudaError
        The result code is not ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``,
        ``NVRTC_ERROR_INVALID_PROGRAM``.
    """

@_overload
def nvrtcGetPTX(prog: nvrtcProgram | _typing.Integer | None, ptx: _typing.Output) -> None: ...
def nvrtcGetPTXSize(prog: nvrtcProgram | _typing.Integer | None) -> int:
    """Returns the size in bytes of a compiled program's PTX, including the final NUL.

    Returns
    -------
    ptxSizeRet : int

    Raises
    ------
    CudaError
        The result code is not ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``,
        ``NVRTC_ERROR_INVALID_PROGRAM``.
    """

@_overload
def nvrtcGetProgramLog(prog: nvrtcProgram | _typing.Integer | None, log: int | None = None) -> str:
    """Gets a program's warnings and errors, whose size ``nvrtcGetProgramLogSize`` returns.

    Parameters
    ----------
    log
        If omitted, cubind determines the required length.

    Returns
    -------
    log : str
        Returned only if a size is passed in place of the buffer.

    Raises
    ------
    CudaError
        The result code is not ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``,
        ``NVRTC_ERROR_INVALID_PROGRAM``.
    """

@_overload
def nvrtcGetProgramLog(prog: nvrtcProgram | _typing.Integer | None, log: _typing.Output) -> None: ...
def nvrtcGetProgramLogSize(prog: nvrtcProgram | _typing.Integer | None) -> int:
    """Returns the size in bytes of a program's compilation log, including the final NUL.

    Returns
    -------
    logSizeRet : int

    Raises
    ------
    CudaError
        The result code is not ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``,
        ``NVRTC_ERROR_INVALID_PROGRAM``.
    """

def nvrtcGetSupportedArchs() -> list[int]:
    """Lists the compute capabilities that NVRTC supports, as integers such as 90, in ascending order.

    Returns
    -------
    supportedArchs : list[int]

    Raises
    ------
    CudaError
        The result code is not ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``.
    """

@_overload
def nvrtcGetTileIR(prog: nvrtcProgram | _typing.Integer | None, TileIR: int | None = None) -> bytes:
    """Gets a compiled program's Tile IR, whose size ``nvrtcGetTileIRSize`` returns.

    Parameters
    ----------
    TileIR
        If omitted, cubind determines the required length.

    Returns
    -------
    TileIR : bytes
        Returned only if a size is passed in place of the buffer.

    Raises
    ------
    CudaError
        The result code is not ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``,
        ``NVRTC_ERROR_INVALID_PROGRAM``.
    """

@_overload
def nvrtcGetTileIR(prog: nvrtcProgram | _typing.Integer | None, TileIR: _typing.Output) -> None: ...
def nvrtcGetTileIRSize(prog: nvrtcProgram | _typing.Integer | None) -> int:
    """Returns the size in bytes of a compiled program's Tile IR.

    Returns
    -------
    TileIRSizeRet : int

    Raises
    ------
    CudaError
        The result code is not ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``,
        ``NVRTC_ERROR_INVALID_PROGRAM``.
    """

def nvrtcInstallBundledHeaders(installPath: _typing.Text, flags: _typing.Integer) -> str:
    """Unpacks the headers that the library contains into a directory.

    Parameters
    ----------
    flags
        Flags: ``NVRTC_INSTALL_HEADERS_FORCE_OVERWRITE``, ``NVRTC_INSTALL_HEADERS_NO_WAIT``,
        ``NVRTC_INSTALL_HEADERS_SKIP_IF_EXISTS``.

    Returns
    -------
    errorLog : str

    Raises
    ------
    CudaError
        The result code is not ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_BUILTIN_OPERATION_FAILURE``,
        ``NVRTC_ERROR_BUSY``, ``NVRTC_ERROR_INVALID_INPUT``.
    """

def nvrtcRemoveBundledHeaders(installPath: _typing.Text) -> str:
    """Removes the headers that ``nvrtcInstallBundledHeaders`` unpacked into a directory.

    Returns
    -------
    errorLog : str

    Raises
    ------
    CudaError
        The result code is not ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_BUILTIN_OPERATION_FAILURE``,
        ``NVRTC_ERROR_INVALID_INPUT``.
    """

def nvrtcSetFlowCallback(
    prog: nvrtcProgram | _typing.Integer | None,
    callback: _typing.Callback,
    payload: object,
) -> None:
    """Sets a callback that is called periodically during compilation and can cancel it.

    Parameters
    ----------
    callback, payload
        Used after the call returns; kept alive by cubind as long as ``prog`` exists.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``,
        ``NVRTC_ERROR_INVALID_PROGRAM``.

    Warnings
    --------
    - ``callback`` may be called with ``payload`` as long as ``prog`` exists, on any thread; it must not call CUDA.
    """

def nvrtcSetPCHHeapSize(size: _typing.Integer) -> None:
    """Sets the size in bytes of the heap for precompiled headers (PCH).

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVRTC_SUCCESS``.
    """

def nvrtcVersion() -> tuple[int, int]:
    """Returns the major and minor version of NVRTC, which equal those of its CUDA toolkit.

    Returns
    -------
    major : int
    minor : int

    Raises
    ------
    CudaError
        The result code is not ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``.
    """
