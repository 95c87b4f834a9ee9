"""nvFatbin of CUDA 13 (API of toolkit 13.5).

The annotated types of outputs are those of a successful call. If a call fails, each output is None: check the
result code first.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import SupportsInt as _SupportsInt, overload as _overload

from typing_extensions import disjoint_base as _disjoint_base

from cubind import _enums, _typing

class nvFatbinResult(_enums.IntEnum):
    """nvFatbinResult, from nvFatbin.h. Since at least CUDA 12.4."""

    NVFATBIN_SUCCESS = 0
    NVFATBIN_ERROR_INTERNAL = 1
    NVFATBIN_ERROR_ELF_ARCH_MISMATCH = 2
    NVFATBIN_ERROR_ELF_SIZE_MISMATCH = 3
    NVFATBIN_ERROR_MISSING_PTX_VERSION = 4
    NVFATBIN_ERROR_NULL_POINTER = 5
    NVFATBIN_ERROR_COMPRESSION_FAILED = 6
    NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED = 7
    NVFATBIN_ERROR_UNRECOGNIZED_OPTION = 8
    NVFATBIN_ERROR_INVALID_ARCH = 9
    NVFATBIN_ERROR_INVALID_NVVM = 10
    NVFATBIN_ERROR_EMPTY_INPUT = 11
    NVFATBIN_ERROR_MISSING_PTX_ARCH = 12
    NVFATBIN_ERROR_PTX_ARCH_MISMATCH = 13
    NVFATBIN_ERROR_MISSING_FATBIN = 14
    NVFATBIN_ERROR_INVALID_INDEX = 15
    NVFATBIN_ERROR_IDENTIFIER_REUSE = 16
    NVFATBIN_ERROR_INTERNAL_PTX_OPTION = 17

@_disjoint_base
class nvFatbinHandle:
    """nvFatbinHandle, from nvFatbin.h. Since at least CUDA 12.4."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

def sizeof(objType: type) -> int: ...
def nvFatbinAddCubin(
    handle: nvFatbinHandle | _typing.Integer | None,
    code: _typing.Pointer,
    size: _typing.Integer,
    arch: _typing.Text,
    identifier: _typing.Text,
) -> tuple[nvFatbinResult]:
    """Adds a cubin for an architecture, given as a string such as ``90``, to a fat binary.

    ``nvFatbinResult nvFatbinAddCubin(nvFatbinHandle handle, const void *code, size_t size, const char *arch, const char
    *identifier)``

    Returns
    -------
    nvFatbinResult
        ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED``,
        ``NVFATBIN_ERROR_COMPRESSION_FAILED``, ``NVFATBIN_ERROR_ELF_ARCH_MISMATCH``,
        ``NVFATBIN_ERROR_ELF_SIZE_MISMATCH``, ``NVFATBIN_ERROR_EMPTY_INPUT``, ``NVFATBIN_ERROR_INTERNAL``,
        ``NVFATBIN_ERROR_INVALID_ARCH``, ``NVFATBIN_ERROR_UNRECOGNIZED_OPTION``.

    Notes
    -----
    Declared in ``nvFatbin.h``. Since at least CUDA 12.4.
    https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinAddCubin
    """

def nvFatbinAddIndex(
    handle: nvFatbinHandle | _typing.Integer | None,
    code: _typing.Pointer,
    size: _typing.Integer,
    identifier: _typing.Text,
) -> tuple[nvFatbinResult]:
    """Adds an index file to a fat binary, under an identifier.

    ``nvFatbinResult nvFatbinAddIndex(nvFatbinHandle handle, const void *code, size_t size, const char *identifier)``

    Returns
    -------
    nvFatbinResult
        ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED``,
        ``NVFATBIN_ERROR_COMPRESSION_FAILED``, ``NVFATBIN_ERROR_EMPTY_INPUT``, ``NVFATBIN_ERROR_INTERNAL``,
        ``NVFATBIN_ERROR_INVALID_INDEX``, ``NVFATBIN_ERROR_UNRECOGNIZED_OPTION``.

    Notes
    -----
    Declared in ``nvFatbin.h``. Since CUDA 12.5.
    https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinAddIndex
    """

def nvFatbinAddLTOIR(
    handle: nvFatbinHandle | _typing.Integer | None,
    code: _typing.Pointer,
    size: _typing.Integer,
    arch: _typing.Text,
    identifier: _typing.Text,
    optionsCmdLine: _typing.Text,
) -> tuple[nvFatbinResult]:
    """Adds LTO-IR for an architecture to a fat binary, with options for compiling it later.

    ``nvFatbinResult nvFatbinAddLTOIR(nvFatbinHandle handle, const void *code, size_t size, const char *arch, const char
    *identifier, const char *optionsCmdLine)``

    Returns
    -------
    nvFatbinResult
        ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED``,
        ``NVFATBIN_ERROR_COMPRESSION_FAILED``, ``NVFATBIN_ERROR_EMPTY_INPUT``, ``NVFATBIN_ERROR_INTERNAL``,
        ``NVFATBIN_ERROR_INVALID_ARCH``, ``NVFATBIN_ERROR_NULL_POINTER``, ``NVFATBIN_ERROR_UNRECOGNIZED_OPTION``.

    Notes
    -----
    Declared in ``nvFatbin.h``. Since at least CUDA 12.4.
    https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinAddLTOIR
    """

def nvFatbinAddPTX(
    handle: nvFatbinHandle | _typing.Integer | None,
    code: _typing.Pointer,
    size: _typing.Integer,
    arch: _typing.Text,
    identifier: _typing.Text,
    optionsCmdLine: _typing.Text,
) -> tuple[nvFatbinResult]:
    """Adds PTX for an architecture to a fat binary, with options for compiling it later.

    ``nvFatbinResult nvFatbinAddPTX(nvFatbinHandle handle, const char *code, size_t size, const char *arch, const char
    *identifier, const char *optionsCmdLine)``

    Returns
    -------
    nvFatbinResult
        ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED``,
        ``NVFATBIN_ERROR_COMPRESSION_FAILED``, ``NVFATBIN_ERROR_EMPTY_INPUT``, ``NVFATBIN_ERROR_INTERNAL``,
        ``NVFATBIN_ERROR_INVALID_ARCH``, ``NVFATBIN_ERROR_MISSING_PTX_ARCH``, ``NVFATBIN_ERROR_MISSING_PTX_VERSION``,
        ``NVFATBIN_ERROR_NULL_POINTER``, ``NVFATBIN_ERROR_PTX_ARCH_MISMATCH``, ``NVFATBIN_ERROR_UNRECOGNIZED_OPTION``.

    Notes
    -----
    Declared in ``nvFatbin.h``. Since at least CUDA 12.4.
    https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinAddPTX
    """

def nvFatbinAddReloc(
    handle: nvFatbinHandle | _typing.Integer | None,
    code: _typing.Pointer,
    size: _typing.Integer,
) -> tuple[nvFatbinResult]:
    """Adds the relocatable PTX in a host object file to a fat binary.

    ``nvFatbinResult nvFatbinAddReloc(nvFatbinHandle handle, const void *code, size_t size)``

    Returns
    -------
    nvFatbinResult
        ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED``,
        ``NVFATBIN_ERROR_COMPRESSION_FAILED``, ``NVFATBIN_ERROR_EMPTY_INPUT``, ``NVFATBIN_ERROR_IDENTIFIER_REUSE``,
        ``NVFATBIN_ERROR_INTERNAL``, ``NVFATBIN_ERROR_INVALID_ARCH``, ``NVFATBIN_ERROR_MISSING_PTX_ARCH``,
        ``NVFATBIN_ERROR_MISSING_PTX_VERSION``, ``NVFATBIN_ERROR_NULL_POINTER``, ``NVFATBIN_ERROR_PTX_ARCH_MISMATCH``,
        ``NVFATBIN_ERROR_UNRECOGNIZED_OPTION``.

    Notes
    -----
    Declared in ``nvFatbin.h``. Since CUDA 12.5.
    https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinAddReloc
    """

def nvFatbinAddTileIR(
    handle: nvFatbinHandle | _typing.Integer | None,
    code: _typing.Pointer,
    size: _typing.Integer,
    identifier: _typing.Text,
    optionsCmdLine: _typing.Text,
) -> tuple[nvFatbinResult]:
    """Adds Tile IR to a fat binary, with options for compiling it later.

    ``nvFatbinResult nvFatbinAddTileIR(nvFatbinHandle handle, const void *code, size_t size, const char *identifier,
    const char *optionsCmdLine)``

    Returns
    -------
    nvFatbinResult
        ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED``,
        ``NVFATBIN_ERROR_COMPRESSION_FAILED``, ``NVFATBIN_ERROR_EMPTY_INPUT``, ``NVFATBIN_ERROR_INTERNAL``,
        ``NVFATBIN_ERROR_INVALID_ARCH``, ``NVFATBIN_ERROR_UNRECOGNIZED_OPTION``.

    Notes
    -----
    Declared in ``nvFatbin.h``. Since CUDA 13.1.
    https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinAddTileIR
    """

def nvFatbinCreate(
    options: _Sequence[_typing.Text] | None,
    optionsCount: _typing.Integer,
) -> tuple[nvFatbinResult, nvFatbinHandle]:
    """Creates an empty fat binary, with options such as ``-64`` and ``-compress=true``.

    ``nvFatbinResult nvFatbinCreate(nvFatbinHandle *handle_indirect, const char **options, size_t optionsCount)``

    Returns
    -------
    nvFatbinResult
        ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_INTERNAL``, ``NVFATBIN_ERROR_NULL_POINTER``,
        ``NVFATBIN_ERROR_UNRECOGNIZED_OPTION``.
    handle_indirect : nvFatbinHandle

    Notes
    -----
    Declared in ``nvFatbin.h``. Since at least CUDA 12.4.
    https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinCreate
    """

def nvFatbinDestroy(handle_indirect: object) -> tuple[nvFatbinResult]:
    """Destroys a fat binary and sets its handle to null.

    ``nvFatbinResult nvFatbinDestroy(nvFatbinHandle *handle_indirect)``

    Returns
    -------
    nvFatbinResult
        ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_INTERNAL``, ``NVFATBIN_ERROR_NULL_POINTER``.

    Warnings
    --------
    - No thread may use ``handle_indirect``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``nvFatbin.h``. Since at least CUDA 12.4.
    https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinDestroy
    """

@_overload
def nvFatbinGet(
    handle: nvFatbinHandle | _typing.Integer | None,
    buffer: int,
) -> tuple[nvFatbinResult, bytes]:
    """Gets a finished fat binary, whose size ``nvFatbinSize`` returns.

    ``nvFatbinResult nvFatbinGet(nvFatbinHandle handle, void *buffer)``

    Returns
    -------
    nvFatbinResult
        ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_INTERNAL``, ``NVFATBIN_ERROR_NULL_POINTER``.

    Notes
    -----
    Declared in ``nvFatbin.h``. Since at least CUDA 12.4.
    https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinGet
    """

@_overload
def nvFatbinGet(
    handle: nvFatbinHandle | _typing.Integer | None,
    buffer: _typing.Output,
) -> tuple[nvFatbinResult]: ...
def nvFatbinGetErrorString(result: nvFatbinResult) -> tuple[nvFatbinResult, bytes]:
    """Returns the description of a result code.

    ``const char *nvFatbinGetErrorString(nvFatbinResult result)``

    Returns
    -------
    nvFatbinResult
        ``NVFATBIN_SUCCESS``, always.
    value : bytes

    Notes
    -----
    Declared in ``nvFatbin.h``. Since at least CUDA 12.4.
    https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinGetErrorString
    """

def nvFatbinSize(handle: nvFatbinHandle | _typing.Integer | None) -> tuple[nvFatbinResult, int]:
    """Returns the size in bytes of a finished fat binary.

    ``nvFatbinResult nvFatbinSize(nvFatbinHandle handle, size_t *size)``

    Returns
    -------
    nvFatbinResult
        ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_INTERNAL``, ``NVFATBIN_ERROR_NULL_POINTER``.
    size : int

    Notes
    -----
    Declared in ``nvFatbin.h``. Since at least CUDA 12.4.
    https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinSize
    """

def nvFatbinVersion() -> tuple[nvFatbinResult, int, int]:
    """Returns the major and minor version of nvFatbin, which equal those of its CUDA toolkit.

    ``nvFatbinResult nvFatbinVersion(unsigned int *major, unsigned int *minor)``

    Returns
    -------
    nvFatbinResult
        ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_INTERNAL``, ``NVFATBIN_ERROR_NULL_POINTER``.
    major : int
    minor : int

    Notes
    -----
    Declared in ``nvFatbin.h``. Since at least CUDA 12.4.
    https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinVersion
    """
