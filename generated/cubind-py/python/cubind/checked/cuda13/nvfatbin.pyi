"""nvFatbin of CUDA 13, with exceptions instead of result codes."""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import overload as _overload

from cubind import _typing
from cubind.cuda13.nvfatbin import (
    nvFatbinHandle as nvFatbinHandle,
    nvFatbinResult as nvFatbinResult,
    sizeof as sizeof,
)

def nvFatbinAddCubin(
    handle: nvFatbinHandle | _typing.Integer | None,
    code: _typing.Pointer,
    size: _typing.Integer,
    arch: _typing.Text,
    identifier: _typing.Text,
) -> None:
    """Adds a cubin for an architecture, given as a string such as ``90``, to a fat binary.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED``,
        ``NVFATBIN_ERROR_COMPRESSION_FAILED``, ``NVFATBIN_ERROR_ELF_ARCH_MISMATCH``,
        ``NVFATBIN_ERROR_ELF_SIZE_MISMATCH``, ``NVFATBIN_ERROR_EMPTY_INPUT``, ``NVFATBIN_ERROR_INTERNAL``,
        ``NVFATBIN_ERROR_INVALID_ARCH``, ``NVFATBIN_ERROR_UNRECOGNIZED_OPTION``.
    """

def nvFatbinAddIndex(
    handle: nvFatbinHandle | _typing.Integer | None,
    code: _typing.Pointer,
    size: _typing.Integer,
    identifier: _typing.Text,
) -> None:
    """Adds an index file to a fat binary, under an identifier.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED``,
        ``NVFATBIN_ERROR_COMPRESSION_FAILED``, ``NVFATBIN_ERROR_EMPTY_INPUT``, ``NVFATBIN_ERROR_INTERNAL``,
        ``NVFATBIN_ERROR_INVALID_INDEX``, ``NVFATBIN_ERROR_UNRECOGNIZED_OPTION``.
    """

def nvFatbinAddLTOIR(
    handle: nvFatbinHandle | _typing.Integer | None,
    code: _typing.Pointer,
    size: _typing.Integer,
    arch: _typing.Text,
    identifier: _typing.Text,
    optionsCmdLine: _typing.Text,
) -> None:
    """Adds LTO-IR for an architecture to a fat binary, with options for compiling it later.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED``,
        ``NVFATBIN_ERROR_COMPRESSION_FAILED``, ``NVFATBIN_ERROR_EMPTY_INPUT``, ``NVFATBIN_ERROR_INTERNAL``,
        ``NVFATBIN_ERROR_INVALID_ARCH``, ``NVFATBIN_ERROR_NULL_POINTER``, ``NVFATBIN_ERROR_UNRECOGNIZED_OPTION``.
    """

def nvFatbinAddPTX(
    handle: nvFatbinHandle | _typing.Integer | None,
    code: _typing.Pointer,
    size: _typing.Integer,
    arch: _typing.Text,
    identifier: _typing.Text,
    optionsCmdLine: _typing.Text,
) -> None:
    """Adds PTX for an architecture to a fat binary, with options for compiling it later.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED``,
        ``NVFATBIN_ERROR_COMPRESSION_FAILED``, ``NVFATBIN_ERROR_EMPTY_INPUT``, ``NVFATBIN_ERROR_INTERNAL``,
        ``NVFATBIN_ERROR_INVALID_ARCH``, ``NVFATBIN_ERROR_MISSING_PTX_ARCH``, ``NVFATBIN_ERROR_MISSING_PTX_VERSION``,
        ``NVFATBIN_ERROR_NULL_POINTER``, ``NVFATBIN_ERROR_PTX_ARCH_MISMATCH``, ``NVFATBIN_ERROR_UNRECOGNIZED_OPTION``.
    """

def nvFatbinAddReloc(
    handle: nvFatbinHandle | _typing.Integer | None,
    code: _typing.Pointer,
    size: _typing.Integer,
) -> None:
    """Adds the relocatable PTX in a host object file to a fat binary.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED``,
        ``NVFATBIN_ERROR_COMPRESSION_FAILED``, ``NVFATBIN_ERROR_EMPTY_INPUT``, ``NVFATBIN_ERROR_IDENTIFIER_REUSE``,
        ``NVFATBIN_ERROR_INTERNAL``, ``NVFATBIN_ERROR_INVALID_ARCH``, ``NVFATBIN_ERROR_MISSING_PTX_ARCH``,
        ``NVFATBIN_ERROR_MISSING_PTX_VERSION``, ``NVFATBIN_ERROR_NULL_POINTER``, ``NVFATBIN_ERROR_PTX_ARCH_MISMATCH``,
        ``NVFATBIN_ERROR_UNRECOGNIZED_OPTION``.
    """

def nvFatbinAddTileIR(
    handle: nvFatbinHandle | _typing.Integer | None,
    code: _typing.Pointer,
    size: _typing.Integer,
    identifier: _typing.Text,
    optionsCmdLine: _typing.Text,
) -> None:
    """Adds Tile IR to a fat binary, with options for compiling it later.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_COMPRESSED_SIZE_EXCEEDED``,
        ``NVFATBIN_ERROR_COMPRESSION_FAILED``, ``NVFATBIN_ERROR_EMPTY_INPUT``, ``NVFATBIN_ERROR_INTERNAL``,
        ``NVFATBIN_ERROR_INVALID_ARCH``, ``NVFATBIN_ERROR_UNRECOGNIZED_OPTION``.
    """

def nvFatbinCreate(options: _Sequence[_typing.Text] | None, optionsCount: _typing.Integer) -> nvFatbinHandle:
    """Creates an empty fat binary, with options such as ``-64`` and ``-compress=true``.

    Returns
    -------
    handle_indirect : nvFatbinHandle

    Raises
    ------
    CudaError
        The result code is not ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_INTERNAL``,
        ``NVFATBIN_ERROR_NULL_POINTER``, ``NVFATBIN_ERROR_UNRECOGNIZED_OPTION``.
    """

def nvFatbinDestroy(handle_indirect: object) -> None:
    """Destroys a fat binary and sets its handle to null.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_INTERNAL``,
        ``NVFATBIN_ERROR_NULL_POINTER``.

    Warnings
    --------
    - No thread may use ``handle_indirect``, or objects that belong to it, during or after the call.
    """

@_overload
def nvFatbinGet(handle: nvFatbinHandle | _typing.Integer | None, buffer: int | None = None) -> bytes:
    """Gets a finished fat binary, whose size ``nvFatbinSize`` returns.

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
        The result code is not ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_INTERNAL``,
        ``NVFATBIN_ERROR_NULL_POINTER``.
    """

@_overload
def nvFatbinGet(handle: nvFatbinHandle | _typing.Integer | None, buffer: _typing.Output) -> None: ...
def nvFatbinGetErrorString(result: nvFatbinResult) -> str:
    """Returns the description of a result code.

    Returns
    -------
    value : str
    """

def nvFatbinSize(handle: nvFatbinHandle | _typing.Integer | None) -> int:
    """Returns the size in bytes of a finished fat binary.

    Returns
    -------
    size : int

    Raises
    ------
    CudaError
        The result code is not ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_INTERNAL``,
        ``NVFATBIN_ERROR_NULL_POINTER``.
    """

def nvFatbinVersion() -> tuple[int, int]:
    """Returns the major and minor version of nvFatbin, which equal those of its CUDA toolkit.

    Returns
    -------
    major : int
    minor : int

    Raises
    ------
    CudaError
        The result code is not ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_INTERNAL``,
        ``NVFATBIN_ERROR_NULL_POINTER``.
    """
