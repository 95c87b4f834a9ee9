"""nvJitLink of CUDA 13, with exceptions instead of result codes."""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import overload as _overload

from cubind import _typing
from cubind.cuda13.nvjitlink import (
    nvJitLinkHandle as nvJitLinkHandle,
    nvJitLinkInputType as nvJitLinkInputType,
    nvJitLinkResult as nvJitLinkResult,
    sizeof as sizeof,
)

def nvJitLinkAddData(
    handle: nvJitLinkHandle | _typing.Integer | None,
    inputType: nvJitLinkInputType,
    data: _typing.Pointer,
    size: _typing.Integer,
    name: _typing.Text | None,
) -> None:
    """Adds device code in memory to a link: cubin, PTX, LTO-IR, fat binary, object or library.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJITLINK_SUCCESS``.
    """

def nvJitLinkAddFile(
    handle: nvJitLinkHandle | _typing.Integer | None,
    inputType: nvJitLinkInputType,
    fileName: _typing.Text,
) -> None:
    """Adds a file of device code to a link: cubin, PTX, LTO-IR, fat binary, object or library.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJITLINK_SUCCESS``.

    Warnings
    --------
    - ``fileName`` must name a complete, valid file; the library does not check the contents.
    """

def nvJitLinkComplete(handle: nvJitLinkHandle | _typing.Integer | None) -> None:
    """Links the added inputs, with link-time optimization if requested.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJITLINK_SUCCESS``.
    """

def nvJitLinkCreate(numOptions: _typing.Integer, options: _Sequence[_typing.Text] | None) -> nvJitLinkHandle:
    """Starts a link with options in the style of ``nvlink``; ``-arch=sm_…`` is required.

    Returns
    -------
    handle : nvJitLinkHandle

    Raises
    ------
    CudaError
        The result code is not ``NVJITLINK_SUCCESS``.
    """

def nvJitLinkDestroy(handle: object) -> None:
    """Destroys a link with all its resources and sets its handle to null.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``NVJITLINK_SUCCESS``.

    Warnings
    --------
    - No thread may use ``handle``, or objects that belong to it, during or after the call.
    """

@_overload
def nvJitLinkGetErrorLog(handle: nvJitLinkHandle | _typing.Integer | None, log: int | None = None) -> str:
    """Gets a link's error log, whose size ``nvJitLinkGetErrorLogSize`` returns.

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
        The result code is not ``NVJITLINK_SUCCESS``.
    """

@_overload
def nvJitLinkGetErrorLog(handle: nvJitLinkHandle | _typing.Integer | None, log: _typing.Output) -> None: ...
def nvJitLinkGetErrorLogSize(handle: nvJitLinkHandle | _typing.Integer | None) -> int:
    """Returns the size in bytes of a link's error log, including the final NUL.

    Returns
    -------
    size : int

    Raises
    ------
    CudaError
        The result code is not ``NVJITLINK_SUCCESS``.
    """

@_overload
def nvJitLinkGetInfoLog(handle: nvJitLinkHandle | _typing.Integer | None, log: int | None = None) -> str:
    """Gets a link's notes and warnings (info log), whose size ``nvJitLinkGetInfoLogSize`` returns.

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
        The result code is not ``NVJITLINK_SUCCESS``.
    """

@_overload
def nvJitLinkGetInfoLog(handle: nvJitLinkHandle | _typing.Integer | None, log: _typing.Output) -> None: ...
def nvJitLinkGetInfoLogSize(handle: nvJitLinkHandle | _typing.Integer | None) -> int:
    """Returns the size in bytes of a link's info log, including the final NUL.

    Returns
    -------
    size : int

    Raises
    ------
    CudaError
        The result code is not ``NVJITLINK_SUCCESS``.
    """

@_overload
def nvJitLinkGetLinkedCubin(
    handle: nvJitLinkHandle | _typing.Integer | None,
    cubin: int | None = None,
) -> bytes:
    """Gets a link's cubin, whose size ``nvJitLinkGetLinkedCubinSize`` returns.

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
        The result code is not ``NVJITLINK_SUCCESS``.
    """

@_overload
def nvJitLinkGetLinkedCubin(handle: nvJitLinkHandle | _typing.Integer | None, cubin: _typing.Output) -> None: ...
def nvJitLinkGetLinkedCubinSize(handle: nvJitLinkHandle | _typing.Integer | None) -> int:
    """Returns the size in bytes of the cubin that a link produced.

    Returns
    -------
    size : int

    Raises
    ------
    CudaError
        The result code is not ``NVJITLINK_SUCCESS``.
    """

@_overload
def nvJitLinkGetLinkedLTOIR(
    handle: nvJitLinkHandle | _typing.Integer | None,
    ltoir: int | None = None,
) -> bytes:
    """Gets a link's LTO-IR, whose size ``nvJitLinkGetLinkedLTOIRSize`` returns.

    Parameters
    ----------
    ltoir
        If omitted, cubind determines the required length.

    Returns
    -------
    ltoir : bytes
        Returned only if a size is passed in place of the buffer.

    Raises
    ------
    CudaError
        The result code is not ``NVJITLINK_SUCCESS``.
    """

@_overload
def nvJitLinkGetLinkedLTOIR(handle: nvJitLinkHandle | _typing.Integer | None, ltoir: _typing.Output) -> None: ...
def nvJitLinkGetLinkedLTOIRSize(handle: nvJitLinkHandle | _typing.Integer | None) -> int:
    """Returns the size in bytes of the LTO-IR that a link produced.

    Returns
    -------
    size : int

    Raises
    ------
    CudaError
        The result code is not ``NVJITLINK_SUCCESS``.
    """

@_overload
def nvJitLinkGetLinkedPtx(handle: nvJitLinkHandle | _typing.Integer | None, ptx: int | None = None) -> str:
    """Gets a link's PTX, whose size ``nvJitLinkGetLinkedPtxSize`` returns.

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
        The result code is not ``NVJITLINK_SUCCESS``.
    """

@_overload
def nvJitLinkGetLinkedPtx(handle: nvJitLinkHandle | _typing.Integer | None, ptx: _typing.Output) -> None: ...
def nvJitLinkGetLinkedPtxSize(handle: nvJitLinkHandle | _typing.Integer | None) -> int:
    """Returns the size in bytes of the PTX that a link produced, which requires the options ``-lto -ptx``.

    Returns
    -------
    size : int

    Raises
    ------
    CudaError
        The result code is not ``NVJITLINK_SUCCESS``.
    """

def nvJitLinkVersion() -> tuple[int, int]:
    """Returns the major and minor version of nvJitLink, which equal those of its CUDA toolkit.

    Returns
    -------
    major : int
    minor : int

    Raises
    ------
    CudaError
        The result code is not ``NVJITLINK_SUCCESS``. Documented errors: ``NVJITLINK_ERROR_INTERNAL``,
        ``NVJITLINK_ERROR_INVALID_INPUT``.
    """
