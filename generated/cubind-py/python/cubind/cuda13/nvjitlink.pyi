"""nvJitLink of CUDA 13 (API of toolkit 13.5).

The annotated types of outputs are those of a successful call. If a call fails, each output is None: check the
result code first.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import SupportsInt as _SupportsInt, overload as _overload

from typing_extensions import disjoint_base as _disjoint_base

from cubind import _enums, _typing

class nvJitLinkInputType(_enums.IntEnum):
    """nvJitLinkInputType, from nvJitLink.h. Since at least CUDA 12.0."""

    NVJITLINK_INPUT_NONE = 0
    NVJITLINK_INPUT_CUBIN = 1
    NVJITLINK_INPUT_PTX = 2
    NVJITLINK_INPUT_LTOIR = 3
    NVJITLINK_INPUT_FATBIN = 4
    NVJITLINK_INPUT_OBJECT = 5
    NVJITLINK_INPUT_LIBRARY = 6
    NVJITLINK_INPUT_INDEX = 7
    NVJITLINK_INPUT_ANY = 10

class nvJitLinkResult(_enums.IntEnum):
    """nvJitLinkResult, from nvJitLink.h. Since at least CUDA 12.0."""

    NVJITLINK_SUCCESS = 0
    NVJITLINK_ERROR_UNRECOGNIZED_OPTION = 1
    NVJITLINK_ERROR_MISSING_ARCH = 2
    NVJITLINK_ERROR_INVALID_INPUT = 3
    NVJITLINK_ERROR_PTX_COMPILE = 4
    NVJITLINK_ERROR_NVVM_COMPILE = 5
    NVJITLINK_ERROR_INTERNAL = 6
    NVJITLINK_ERROR_THREADPOOL = 7
    NVJITLINK_ERROR_UNRECOGNIZED_INPUT = 8
    NVJITLINK_ERROR_FINALIZE = 9
    NVJITLINK_ERROR_NULL_INPUT = 10
    NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS = 11
    NVJITLINK_ERROR_INCORRECT_INPUT_TYPE = 12
    NVJITLINK_ERROR_ARCH_MISMATCH = 13
    NVJITLINK_ERROR_OUTDATED_LIBRARY = 14
    NVJITLINK_ERROR_MISSING_FATBIN = 15
    NVJITLINK_ERROR_UNRECOGNIZED_ARCH = 16
    NVJITLINK_ERROR_UNSUPPORTED_ARCH = 17
    NVJITLINK_ERROR_LTO_NOT_ENABLED = 18

@_disjoint_base
class nvJitLinkHandle:
    """nvJitLinkHandle, from nvJitLink.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

def sizeof(objType: type) -> int: ...
def nvJitLinkAddData(
    handle: nvJitLinkHandle | _typing.Integer | None,
    inputType: nvJitLinkInputType,
    data: _typing.Pointer,
    size: _typing.Integer,
    name: _typing.Text | None,
) -> tuple[nvJitLinkResult]:
    """Adds device code in memory to a link: cubin, PTX, LTO-IR, fat binary, object or library.

    ``nvJitLinkResult nvJitLinkAddData(nvJitLinkHandle handle, nvJitLinkInputType inputType, const void *data, size_t
    size, const char *name)``

    Returns
    -------
    nvJitLinkResult
        ``NVJITLINK_SUCCESS``.

    Notes
    -----
    Declared in ``nvJitLink.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkAddData
    """

def nvJitLinkAddFile(
    handle: nvJitLinkHandle | _typing.Integer | None,
    inputType: nvJitLinkInputType,
    fileName: _typing.Text,
) -> tuple[nvJitLinkResult]:
    """Adds a file of device code to a link: cubin, PTX, LTO-IR, fat binary, object or library.

    ``nvJitLinkResult nvJitLinkAddFile(nvJitLinkHandle handle, nvJitLinkInputType inputType, const char *fileName)``

    Returns
    -------
    nvJitLinkResult
        ``NVJITLINK_SUCCESS``.

    Warnings
    --------
    - ``fileName`` must name a complete, valid file; the library does not check the contents.

    Notes
    -----
    Declared in ``nvJitLink.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkAddFile
    """

def nvJitLinkComplete(handle: nvJitLinkHandle | _typing.Integer | None) -> tuple[nvJitLinkResult]:
    """Links the added inputs, with link-time optimization if requested.

    ``nvJitLinkResult nvJitLinkComplete(nvJitLinkHandle handle)``

    Returns
    -------
    nvJitLinkResult
        ``NVJITLINK_SUCCESS``.

    Notes
    -----
    Declared in ``nvJitLink.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkComplete
    """

def nvJitLinkCreate(
    numOptions: _typing.Integer,
    options: _Sequence[_typing.Text] | None,
) -> tuple[nvJitLinkResult, nvJitLinkHandle]:
    """Starts a link with options in the style of ``nvlink``; ``-arch=sm_…`` is required.

    ``nvJitLinkResult nvJitLinkCreate(nvJitLinkHandle *handle, uint32_t numOptions, const char **options)``

    Returns
    -------
    nvJitLinkResult
        ``NVJITLINK_SUCCESS``.
    handle : nvJitLinkHandle

    Notes
    -----
    Declared in ``nvJitLink.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkCreate
    """

def nvJitLinkDestroy(handle: object) -> tuple[nvJitLinkResult]:
    """Destroys a link with all its resources and sets its handle to null.

    ``nvJitLinkResult nvJitLinkDestroy(nvJitLinkHandle *handle)``

    Returns
    -------
    nvJitLinkResult
        ``NVJITLINK_SUCCESS``.

    Warnings
    --------
    - No thread may use ``handle``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``nvJitLink.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkDestroy
    """

@_overload
def nvJitLinkGetErrorLog(
    handle: nvJitLinkHandle | _typing.Integer | None,
    log: int,
) -> tuple[nvJitLinkResult, bytes]:
    """Gets a link's error log, whose size ``nvJitLinkGetErrorLogSize`` returns.

    ``nvJitLinkResult nvJitLinkGetErrorLog(nvJitLinkHandle handle, char *log)``

    Returns
    -------
    nvJitLinkResult
        ``NVJITLINK_SUCCESS``.

    Notes
    -----
    Declared in ``nvJitLink.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetErrorLog
    """

@_overload
def nvJitLinkGetErrorLog(
    handle: nvJitLinkHandle | _typing.Integer | None,
    log: _typing.Output,
) -> tuple[nvJitLinkResult]: ...
def nvJitLinkGetErrorLogSize(
    handle: nvJitLinkHandle | _typing.Integer | None,
) -> tuple[nvJitLinkResult, int]:
    """Returns the size in bytes of a link's error log, including the final NUL.

    ``nvJitLinkResult nvJitLinkGetErrorLogSize(nvJitLinkHandle handle, size_t *size)``

    Returns
    -------
    nvJitLinkResult
        ``NVJITLINK_SUCCESS``.
    size : int

    Notes
    -----
    Declared in ``nvJitLink.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetErrorLogSize
    """

@_overload
def nvJitLinkGetInfoLog(
    handle: nvJitLinkHandle | _typing.Integer | None,
    log: int,
) -> tuple[nvJitLinkResult, bytes]:
    """Gets a link's notes and warnings (info log), whose size ``nvJitLinkGetInfoLogSize`` returns.

    ``nvJitLinkResult nvJitLinkGetInfoLog(nvJitLinkHandle handle, char *log)``

    Returns
    -------
    nvJitLinkResult
        ``NVJITLINK_SUCCESS``.

    Notes
    -----
    Declared in ``nvJitLink.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetInfoLog
    """

@_overload
def nvJitLinkGetInfoLog(
    handle: nvJitLinkHandle | _typing.Integer | None,
    log: _typing.Output,
) -> tuple[nvJitLinkResult]: ...
def nvJitLinkGetInfoLogSize(handle: nvJitLinkHandle | _typing.Integer | None) -> tuple[nvJitLinkResult, int]:
    """Returns the size in bytes of a link's info log, including the final NUL.

    ``nvJitLinkResult nvJitLinkGetInfoLogSize(nvJitLinkHandle handle, size_t *size)``

    Returns
    -------
    nvJitLinkResult
        ``NVJITLINK_SUCCESS``.
    size : int

    Notes
    -----
    Declared in ``nvJitLink.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetInfoLogSize
    """

@_overload
def nvJitLinkGetLinkedCubin(
    handle: nvJitLinkHandle | _typing.Integer | None,
    cubin: int,
) -> tuple[nvJitLinkResult, bytes]:
    """Gets a link's cubin, whose size ``nvJitLinkGetLinkedCubinSize`` returns.

    ``nvJitLinkResult nvJitLinkGetLinkedCubin(nvJitLinkHandle handle, void *cubin)``

    Returns
    -------
    nvJitLinkResult
        ``NVJITLINK_SUCCESS``.

    Notes
    -----
    Declared in ``nvJitLink.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetLinkedCubin
    """

@_overload
def nvJitLinkGetLinkedCubin(
    handle: nvJitLinkHandle | _typing.Integer | None,
    cubin: _typing.Output,
) -> tuple[nvJitLinkResult]: ...
def nvJitLinkGetLinkedCubinSize(
    handle: nvJitLinkHandle | _typing.Integer | None,
) -> tuple[nvJitLinkResult, int]:
    """Returns the size in bytes of the cubin that a link produced.

    ``nvJitLinkResult nvJitLinkGetLinkedCubinSize(nvJitLinkHandle handle, size_t *size)``

    Returns
    -------
    nvJitLinkResult
        ``NVJITLINK_SUCCESS``.
    size : int

    Notes
    -----
    Declared in ``nvJitLink.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetLinkedCubinSize
    """

@_overload
def nvJitLinkGetLinkedLTOIR(
    handle: nvJitLinkHandle | _typing.Integer | None,
    ltoir: int,
) -> tuple[nvJitLinkResult, bytes]:
    """Gets a link's LTO-IR, whose size ``nvJitLinkGetLinkedLTOIRSize`` returns.

    ``nvJitLinkResult nvJitLinkGetLinkedLTOIR(nvJitLinkHandle handle, void *ltoir)``

    Returns
    -------
    nvJitLinkResult
        ``NVJITLINK_SUCCESS``.

    Notes
    -----
    Declared in ``nvJitLink.h``. Since CUDA 13.3.
    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetLinkedLTOIR
    """

@_overload
def nvJitLinkGetLinkedLTOIR(
    handle: nvJitLinkHandle | _typing.Integer | None,
    ltoir: _typing.Output,
) -> tuple[nvJitLinkResult]: ...
def nvJitLinkGetLinkedLTOIRSize(
    handle: nvJitLinkHandle | _typing.Integer | None,
) -> tuple[nvJitLinkResult, int]:
    """Returns the size in bytes of the LTO-IR that a link produced.

    ``nvJitLinkResult nvJitLinkGetLinkedLTOIRSize(nvJitLinkHandle handle, size_t *size)``

    Returns
    -------
    nvJitLinkResult
        ``NVJITLINK_SUCCESS``.
    size : int

    Notes
    -----
    Declared in ``nvJitLink.h``. Since CUDA 13.3.
    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetLinkedLTOIRSize
    """

@_overload
def nvJitLinkGetLinkedPtx(
    handle: nvJitLinkHandle | _typing.Integer | None,
    ptx: int,
) -> tuple[nvJitLinkResult, bytes]:
    """Gets a link's PTX, whose size ``nvJitLinkGetLinkedPtxSize`` returns.

    ``nvJitLinkResult nvJitLinkGetLinkedPtx(nvJitLinkHandle handle, char *ptx)``

    Returns
    -------
    nvJitLinkResult
        ``NVJITLINK_SUCCESS``.

    Notes
    -----
    Declared in ``nvJitLink.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetLinkedPtx
    """

@_overload
def nvJitLinkGetLinkedPtx(
    handle: nvJitLinkHandle | _typing.Integer | None,
    ptx: _typing.Output,
) -> tuple[nvJitLinkResult]: ...
def nvJitLinkGetLinkedPtxSize(
    handle: nvJitLinkHandle | _typing.Integer | None,
) -> tuple[nvJitLinkResult, int]:
    """Returns the size in bytes of the PTX that a link produced, which requires the options ``-lto -ptx``.

    ``nvJitLinkResult nvJitLinkGetLinkedPtxSize(nvJitLinkHandle handle, size_t *size)``

    Returns
    -------
    nvJitLinkResult
        ``NVJITLINK_SUCCESS``.
    size : int

    Notes
    -----
    Declared in ``nvJitLink.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetLinkedPtxSize
    """

def nvJitLinkVersion() -> tuple[nvJitLinkResult, int, int]:
    """Returns the major and minor version of nvJitLink, which equal those of its CUDA toolkit.

    ``nvJitLinkResult nvJitLinkVersion(unsigned int *major, unsigned int *minor)``

    Returns
    -------
    nvJitLinkResult
        ``NVJITLINK_SUCCESS``. Documented errors: ``NVJITLINK_ERROR_INTERNAL``, ``NVJITLINK_ERROR_INVALID_INPUT``.
    major : int
    minor : int

    Notes
    -----
    Declared in ``nvJitLink.h``. Since CUDA 12.3.
    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkVersion
    """
