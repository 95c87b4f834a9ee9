"""NVRTC of CUDA 13 (API of toolkit 13.5).

The annotated types of outputs are those of a successful call. If a call fails, each output is None: check the
result code first.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import ClassVar as _ClassVar, Final as _Final, SupportsInt as _SupportsInt, overload as _overload

from typing_extensions import Self as _Self, disjoint_base as _disjoint_base

from cubind import _enums, _typing

NVRTC_INSTALL_HEADERS_FORCE_OVERWRITE: _Final = 1
NVRTC_INSTALL_HEADERS_NO_WAIT: _Final = 2
NVRTC_INSTALL_HEADERS_SKIP_IF_EXISTS: _Final = 0

class nvrtcResult(_enums.IntEnum):
    """nvrtcResult, from nvrtc.h. Since at least CUDA 12.0."""

    NVRTC_SUCCESS = 0
    NVRTC_ERROR_OUT_OF_MEMORY = 1
    NVRTC_ERROR_PROGRAM_CREATION_FAILURE = 2
    NVRTC_ERROR_INVALID_INPUT = 3
    NVRTC_ERROR_INVALID_PROGRAM = 4
    NVRTC_ERROR_INVALID_OPTION = 5
    NVRTC_ERROR_COMPILATION = 6
    NVRTC_ERROR_BUILTIN_OPERATION_FAILURE = 7
    NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION = 8
    NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION = 9
    NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID = 10
    NVRTC_ERROR_INTERNAL_ERROR = 11
    NVRTC_ERROR_TIME_FILE_WRITE_FAILED = 12
    NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED = 13
    NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED = 14
    NVRTC_ERROR_PCH_CREATE = 15
    NVRTC_ERROR_CANCELLED = 16
    NVRTC_ERROR_TIME_TRACE_FILE_WRITE_FAILED = 17
    NVRTC_ERROR_BUSY = 18

@_disjoint_base
class nvrtcProgram:
    """nvrtcProgram, from nvrtc.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class nvrtcBundledHeadersInfo:
    """nvrtcBundledHeadersInfo, from nvrtc.h. Since CUDA 13.3."""

    def __init__(
        self,
        available: _typing.Integer = ...,
        compressedSize: _typing.Integer = ...,
        uncompressedSize: _typing.Integer = ...,
        cudaVersionMajor: _typing.Integer = ...,
        cudaVersionMinor: _typing.Integer = ...,
        numFiles: _typing.Integer = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    available: _typing.IntField
    compressedSize: _typing.IntField
    uncompressedSize: _typing.IntField
    cudaVersionMajor: _typing.IntField
    cudaVersionMinor: _typing.IntField
    numFiles: _typing.IntField

def sizeof(objType: type) -> int: ...
def nvrtcAddNameExpression(
    prog: nvrtcProgram | _typing.Integer | None,
    name_expression: _typing.Text,
) -> tuple[nvrtcResult]:
    """Registers, before compilation, a kernel or variable whose mangled name is needed later.

    ``nvrtcResult nvrtcAddNameExpression(nvrtcProgram prog, const char *name_expression)``

    Returns
    -------
    nvrtcResult
        ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``,
        ``NVRTC_ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION``.

    Notes
    -----
    Declared in ``nvrtc.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcAddNameExpression
    """

def nvrtcCompileProgram(
    prog: nvrtcProgram | _typing.Integer | None,
    numOptions: _typing.Integer,
    options: _Sequence[_typing.Text] | None,
) -> tuple[nvrtcResult]:
    """Compiles a program with ``nvcc``-style options, such as ``--gpu-architecture=sm_90`` and ``--include-path=DIR``.

    ``nvrtcResult nvrtcCompileProgram(nvrtcProgram prog, int numOptions, const char *const *options)``

    Returns
    -------
    nvrtcResult
        ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_BUILTIN_OPERATION_FAILURE``, ``NVRTC_ERROR_CANCELLED``,
        ``NVRTC_ERROR_COMPILATION``, ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_OPTION``,
        ``NVRTC_ERROR_INVALID_PROGRAM``, ``NVRTC_ERROR_OUT_OF_MEMORY``, ``NVRTC_ERROR_TIME_FILE_WRITE_FAILED``.

    Warnings
    --------
    - A precompiled header that ``options`` name, or that the compiler finds, must have been written by the same
      compiler and must be unchanged.

    Notes
    -----
    Declared in ``nvrtc.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcCompileProgram
    """

def nvrtcCreateProgram(
    src: _typing.Text,
    name: _typing.Text | None,
    numHeaders: _typing.Integer,
    headers: _Sequence[_typing.Text] | None,
    includeNames: _Sequence[_typing.Text] | None,
) -> tuple[nvrtcResult, nvrtcProgram]:
    """Creates a program from CUDA C++ source, a name for messages, and headers in memory.

    ``nvrtcResult nvrtcCreateProgram(nvrtcProgram *prog, const char *src, const char *name, int numHeaders, const char
    *const *headers, const char *const *includeNames)``

    Returns
    -------
    nvrtcResult
        ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``,
        ``NVRTC_ERROR_OUT_OF_MEMORY``, ``NVRTC_ERROR_PROGRAM_CREATION_FAILURE``.
    prog : nvrtcProgram

    Notes
    -----
    Declared in ``nvrtc.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcCreateProgram
    """

def nvrtcDestroyProgram(prog: object) -> tuple[nvrtcResult]:
    """Destroys a program and sets its handle to null.

    ``nvrtcResult nvrtcDestroyProgram(nvrtcProgram *prog)``

    Returns
    -------
    nvrtcResult
        ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_PROGRAM``.

    Warnings
    --------
    - No thread may use ``prog``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``nvrtc.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcDestroyProgram
    """

def nvrtcGetBundledHeadersInfo() -> tuple[nvrtcResult, nvrtcBundledHeadersInfo, bytes]:
    """Returns the number, sizes and CUDA version of the headers that the library contains, if any.

    ``nvrtcResult nvrtcGetBundledHeadersInfo(nvrtcBundledHeadersInfo *info, const char **errorLog)``

    Returns
    -------
    nvrtcResult
        ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_BUILTIN_OPERATION_FAILURE``, ``NVRTC_ERROR_INVALID_INPUT``.
    info : nvrtcBundledHeadersInfo
    errorLog : bytes

    Notes
    -----
    Declared in ``nvrtc.h``. Since CUDA 13.3.
    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetBundledHeadersInfo
    """

@_overload
def nvrtcGetCUBIN(prog: nvrtcProgram | _typing.Integer | None, cubin: int) -> tuple[nvrtcResult, bytes]:
    """Gets a compiled program's cubin, whose size ``nvrtcGetCUBINSize`` returns.

    ``nvrtcResult nvrtcGetCUBIN(nvrtcProgram prog, char *cubin)``

    Returns
    -------
    nvrtcResult
        ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.

    Notes
    -----
    Declared in ``nvrtc.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetCUBIN
    """

@_overload
def nvrtcGetCUBIN(prog: nvrtcProgram | _typing.Integer | None, cubin: _typing.Output) -> tuple[nvrtcResult]: ...
def nvrtcGetCUBINSize(prog: nvrtcProgram | _typing.Integer | None) -> tuple[nvrtcResult, int]:
    """Returns the size in bytes of a compiled program's cubin, or 0 if the architecture was virtual.

    ``nvrtcResult nvrtcGetCUBINSize(nvrtcProgram prog, size_t *cubinSizeRet)``

    Returns
    -------
    nvrtcResult
        ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.
    cubinSizeRet : int

    Notes
    -----
    Declared in ``nvrtc.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetCUBINSize
    """

def nvrtcGetErrorString(result: nvrtcResult) -> tuple[nvrtcResult, bytes]:
    """Returns the name of a result code, such as ``NVRTC_ERROR_COMPILATION``.

    ``const char *nvrtcGetErrorString(nvrtcResult result)``

    Returns
    -------
    nvrtcResult
        ``NVRTC_SUCCESS``, always.
    value : bytes

    Notes
    -----
    Declared in ``nvrtc.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetErrorString
    """

@_overload
def nvrtcGetLTOIR(prog: nvrtcProgram | _typing.Integer | None, LTOIR: int) -> tuple[nvrtcResult, bytes]:
    """Gets a compiled program's LTO-IR, for nvJitLink; its size is the result of ``nvrtcGetLTOIRSize``.

    ``nvrtcResult nvrtcGetLTOIR(nvrtcProgram prog, char *LTOIR)``

    Returns
    -------
    nvrtcResult
        ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.

    Notes
    -----
    Declared in ``nvrtc.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetLTOIR
    """

@_overload
def nvrtcGetLTOIR(prog: nvrtcProgram | _typing.Integer | None, LTOIR: _typing.Output) -> tuple[nvrtcResult]: ...
def nvrtcGetLTOIRSize(prog: nvrtcProgram | _typing.Integer | None) -> tuple[nvrtcResult, int]:
    """Returns the size in bytes of a compiled program's LTO-IR, or 0 without the option ``-dlto``.

    ``nvrtcResult nvrtcGetLTOIRSize(nvrtcProgram prog, size_t *LTOIRSizeRet)``

    Returns
    -------
    nvrtcResult
        ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.
    LTOIRSizeRet : int

    Notes
    -----
    Declared in ``nvrtc.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetLTOIRSize
    """

def nvrtcGetLoweredName(
    prog: nvrtcProgram | _typing.Integer | None,
    name_expression: _typing.Text,
) -> tuple[nvrtcResult, bytes]:
    """Returns the mangled name of a registered kernel or variable of a compiled program.

    ``nvrtcResult nvrtcGetLoweredName(nvrtcProgram prog, const char *name_expression, const char **lowered_name)``

    Returns
    -------
    nvrtcResult
        ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``,
        ``NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID``, ``NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION``.
    lowered_name : bytes

    Notes
    -----
    Declared in ``nvrtc.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetLoweredName
    """

def nvrtcGetNumSupportedArchs() -> tuple[nvrtcResult, int]:
    """Returns the number of architectures that ``nvrtcGetSupportedArchs`` lists.

    ``nvrtcResult nvrtcGetNumSupportedArchs(int *numArchs)``

    Returns
    -------
    nvrtcResult
        ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``.
    numArchs : int

    Notes
    -----
    Declared in ``nvrtc.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetNumSupportedArchs
    """

@_overload
def nvrtcGetOptiXIR(prog: nvrtcProgram | _typing.Integer | None, optixir: int) -> tuple[nvrtcResult, bytes]:
    """Gets a compiled program's OptiX-IR, whose size ``nvrtcGetOptiXIRSize`` returns.

    ``nvrtcResult nvrtcGetOptiXIR(nvrtcProgram prog, char *optixir)``

    Returns
    -------
    nvrtcResult
        ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.

    Notes
    -----
    Declared in ``nvrtc.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetOptiXIR
    """

@_overload
def nvrtcGetOptiXIR(
    prog: nvrtcProgram | _typing.Integer | None,
    optixir: _typing.Output,
) -> tuple[nvrtcResult]: ...
def nvrtcGetOptiXIRSize(prog: nvrtcProgram | _typing.Integer | None) -> tuple[nvrtcResult, int]:
    """Returns the size in bytes of a compiled program's OptiX-IR, or 0 without the option ``--optix-ir``.

    ``nvrtcResult nvrtcGetOptiXIRSize(nvrtcProgram prog, size_t *optixirSizeRet)``

    Returns
    -------
    nvrtcResult
        ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.
    optixirSizeRet : int

    Notes
    -----
    Declared in ``nvrtc.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetOptiXIRSize
    """

def nvrtcGetPCHCreateStatus(prog: nvrtcProgram | _typing.Integer | None) -> tuple[nvrtcResult]:
    """Reports whether a program's precompiled header (PCH) was created, or why it was not.

    ``nvrtcResult nvrtcGetPCHCreateStatus(nvrtcProgram prog)``

    Returns
    -------
    nvrtcResult
        ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_PROGRAM``, ``NVRTC_ERROR_NO_PCH_CREATE_ATTEMPTED``,
        ``NVRTC_ERROR_PCH_CREATE``, ``NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED``.

    Notes
    -----
    Declared in ``nvrtc.h``. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetPCHCreateStatus
    """

def nvrtcGetPCHHeapSize() -> tuple[nvrtcResult, int]:
    """Returns the size in bytes of the heap for precompiled headers (PCH).

    ``nvrtcResult nvrtcGetPCHHeapSize(size_t *ret)``

    Returns
    -------
    nvrtcResult
        ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``.
    ret : int

    Notes
    -----
    Declared in ``nvrtc.h``. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetPCHHeapSize
    """

def nvrtcGetPCHHeapSizeRequired(prog: nvrtcProgram | _typing.Integer | None) -> tuple[nvrtcResult, int]:
    """Returns the heap size in bytes that a program's precompiled header (PCH) required or would have required.

    ``nvrtcResult nvrtcGetPCHHeapSizeRequired(nvrtcProgram prog, size_t *size)``

    Returns
    -------
    nvrtcResult
        ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``,
        ``NVRTC_ERROR_PCH_CREATE_HEAP_EXHAUSTED``.
    size : int

    Notes
    -----
    Declared in ``nvrtc.h``. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetPCHHeapSizeRequired
    """

@_overload
def nvrtcGetPTX(prog: nvrtcProgram | _typing.Integer | None, ptx: int) -> tuple[nvrtcResult, bytes]:
    """Gets a compiled program's PTX, whose size ``nvrtcGetPTXSize`` returns.

    ``nvrtcResult nvrtcGetPTX(nvrtcProgram prog, char *ptx)``

    Returns
    -------
    nvrtcResult
        ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.

    Notes
    -----
    Declared in ``nvrtc.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetPTX
    """

@_overload
def nvrtcGetPTX(prog: nvrtcProgram | _typing.Integer | None, ptx: _typing.Output) -> tuple[nvrtcResult]: ...
def nvrtcGetPTXSize(prog: nvrtcProgram | _typing.Integer | None) -> tuple[nvrtcResult, int]:
    """Returns the size in bytes of a compiled program's PTX, including the final NUL.

    ``nvrtcResult nvrtcGetPTXSize(nvrtcProgram prog, size_t *ptxSizeRet)``

    Returns
    -------
    nvrtcResult
        ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.
    ptxSizeRet : int

    Notes
    -----
    Declared in ``nvrtc.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetPTXSize
    """

@_overload
def nvrtcGetProgramLog(prog: nvrtcProgram | _typing.Integer | None, log: int) -> tuple[nvrtcResult, bytes]:
    """Gets a program's warnings and errors, whose size ``nvrtcGetProgramLogSize`` returns.

    ``nvrtcResult nvrtcGetProgramLog(nvrtcProgram prog, char *log)``

    Returns
    -------
    nvrtcResult
        ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.

    Notes
    -----
    Declared in ``nvrtc.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetProgramLog
    """

@_overload
def nvrtcGetProgramLog(
    prog: nvrtcProgram | _typing.Integer | None,
    log: _typing.Output,
) -> tuple[nvrtcResult]: ...
def nvrtcGetProgramLogSize(prog: nvrtcProgram | _typing.Integer | None) -> tuple[nvrtcResult, int]:
    """Returns the size in bytes of a program's compilation log, including the final NUL.

    ``nvrtcResult nvrtcGetProgramLogSize(nvrtcProgram prog, size_t *logSizeRet)``

    Returns
    -------
    nvrtcResult
        ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.
    logSizeRet : int

    Notes
    -----
    Declared in ``nvrtc.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetProgramLogSize
    """

def nvrtcGetSupportedArchs() -> tuple[nvrtcResult, list[int]]:
    """Lists the compute capabilities that NVRTC supports, as integers such as 90, in ascending order.

    ``nvrtcResult nvrtcGetSupportedArchs(int *supportedArchs)``

    Returns
    -------
    nvrtcResult
        ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``.
    supportedArchs : list[int]

    Notes
    -----
    Declared in ``nvrtc.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetSupportedArchs
    """

@_overload
def nvrtcGetTileIR(prog: nvrtcProgram | _typing.Integer | None, TileIR: int) -> tuple[nvrtcResult, bytes]:
    """Gets a compiled program's Tile IR, whose size ``nvrtcGetTileIRSize`` returns.

    ``nvrtcResult nvrtcGetTileIR(nvrtcProgram prog, char *TileIR)``

    Returns
    -------
    nvrtcResult
        ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.

    Notes
    -----
    Declared in ``nvrtc.h``. Since CUDA 13.2.
    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetTileIR
    """

@_overload
def nvrtcGetTileIR(
    prog: nvrtcProgram | _typing.Integer | None,
    TileIR: _typing.Output,
) -> tuple[nvrtcResult]: ...
def nvrtcGetTileIRSize(prog: nvrtcProgram | _typing.Integer | None) -> tuple[nvrtcResult, int]:
    """Returns the size in bytes of a compiled program's Tile IR.

    ``nvrtcResult nvrtcGetTileIRSize(nvrtcProgram prog, size_t *TileIRSizeRet)``

    Returns
    -------
    nvrtcResult
        ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.
    TileIRSizeRet : int

    Notes
    -----
    Declared in ``nvrtc.h``. Since CUDA 13.2.
    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetTileIRSize
    """

def nvrtcInstallBundledHeaders(
    installPath: _typing.Text,
    flags: _typing.Integer,
) -> tuple[nvrtcResult, bytes]:
    """Unpacks the headers that the library contains into a directory.

    ``nvrtcResult nvrtcInstallBundledHeaders(const char *installPath, unsigned int flags, const char **errorLog)``

    Parameters
    ----------
    flags
        Flags: ``NVRTC_INSTALL_HEADERS_FORCE_OVERWRITE``, ``NVRTC_INSTALL_HEADERS_NO_WAIT``,
        ``NVRTC_INSTALL_HEADERS_SKIP_IF_EXISTS``.

    Returns
    -------
    nvrtcResult
        ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_BUILTIN_OPERATION_FAILURE``, ``NVRTC_ERROR_BUSY``,
        ``NVRTC_ERROR_INVALID_INPUT``.
    errorLog : bytes

    Notes
    -----
    Declared in ``nvrtc.h``. Since CUDA 13.3.
    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcInstallBundledHeaders
    """

def nvrtcRemoveBundledHeaders(installPath: _typing.Text) -> tuple[nvrtcResult, bytes]:
    """Removes the headers that ``nvrtcInstallBundledHeaders`` unpacked into a directory.

    ``nvrtcResult nvrtcRemoveBundledHeaders(const char *installPath, const char **errorLog)``

    Returns
    -------
    nvrtcResult
        ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_BUILTIN_OPERATION_FAILURE``, ``NVRTC_ERROR_INVALID_INPUT``.
    errorLog : bytes

    Notes
    -----
    Declared in ``nvrtc.h``. Since CUDA 13.3.
    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcRemoveBundledHeaders
    """

def nvrtcSetFlowCallback(
    prog: nvrtcProgram | _typing.Integer | None,
    callback: _typing.Callback,
    payload: object,
) -> tuple[nvrtcResult]:
    """Sets a callback that is called periodically during compilation and can cancel it.

    ``nvrtcResult nvrtcSetFlowCallback(nvrtcProgram prog, int (*callback)(void *, void *), void *payload)``

    Parameters
    ----------
    callback, payload
        Used after the call returns; kept alive by cubind as long as ``prog`` exists.

    Returns
    -------
    nvrtcResult
        ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.

    Warnings
    --------
    - ``callback`` may be called with ``payload`` as long as ``prog`` exists, on any thread; it must not call CUDA.

    Notes
    -----
    Declared in ``nvrtc.h``. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcSetFlowCallback
    """

def nvrtcSetPCHHeapSize(size: _typing.Integer) -> tuple[nvrtcResult]:
    """Sets the size in bytes of the heap for precompiled headers (PCH).

    ``nvrtcResult nvrtcSetPCHHeapSize(size_t size)``

    Returns
    -------
    nvrtcResult
        ``NVRTC_SUCCESS``.

    Notes
    -----
    Declared in ``nvrtc.h``. Since CUDA 12.8.
    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcSetPCHHeapSize
    """

def nvrtcVersion() -> tuple[nvrtcResult, int, int]:
    """Returns the major and minor version of NVRTC, which equal those of its CUDA toolkit.

    ``nvrtcResult nvrtcVersion(int *major, int *minor)``

    Returns
    -------
    nvrtcResult
        ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``.
    major : int
    minor : int

    Notes
    -----
    Declared in ``nvrtc.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcVersion
    """
