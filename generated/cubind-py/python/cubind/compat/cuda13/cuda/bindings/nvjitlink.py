"""nvJitLink, like `cuda.bindings.nvjitlink`: functions return outputs, raise errors, and use ints for
handles.

Each function calls a function of `cubind.cuda13.nvjitlink`, where it is documented.
"""
# Written by cubind's generator: do not edit.

# Results of the module with C names are `Any` here, because its stubs require members of enums where these functions
# take ints.
# mypy: disable-error-code="no-any-return"
from __future__ import annotations

import cubind.cuda13.nvjitlink
from cubind._enums import CudaEnum
from cubind.compat import _view

# False at run time, because the imports for type checkers take longer than all other imports together.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from cubind import _typing
else:
    from cubind.compat._view import Any, Sequence, _typing

_c: Any = cubind.cuda13.nvjitlink


class InputType(CudaEnum):
    """`nvJitLinkInputType`."""

    NONE = 0
    CUBIN = 1
    PTX = 2
    LTOIR = 3
    FATBIN = 4
    OBJECT = 5
    LIBRARY = 6
    INDEX = 7
    ANY = 10


class Result(CudaEnum):
    """`nvJitLinkResult`."""

    SUCCESS = 0
    ERROR_UNRECOGNIZED_OPTION = 1
    ERROR_MISSING_ARCH = 2
    ERROR_INVALID_INPUT = 3
    ERROR_PTX_COMPILE = 4
    ERROR_NVVM_COMPILE = 5
    ERROR_INTERNAL = 6
    ERROR_THREADPOOL = 7
    ERROR_UNRECOGNIZED_INPUT = 8
    ERROR_FINALIZE = 9
    ERROR_NULL_INPUT = 10
    ERROR_INCOMPATIBLE_OPTIONS = 11
    ERROR_INCORRECT_INPUT_TYPE = 12
    ERROR_ARCH_MISMATCH = 13
    ERROR_OUTDATED_LIBRARY = 14
    ERROR_MISSING_FATBIN = 15
    ERROR_UNRECOGNIZED_ARCH = 16
    ERROR_UNSUPPORTED_ARCH = 17
    ERROR_LTO_NOT_ENABLED = 18


class nvJitLinkError(_view.StatusError):
    """A function returned a code other than `Result.SUCCESS`."""

    _codes = Result



def check_status(status: int) -> int:
    """Raises an error for any code other than success."""
    status = _view.code(status)
    if status:
        raise nvJitLinkError(status)
    return status




def add_data(handle: int, input_type: int, data: _typing.Output | int, size: int, name: str | bytes | None) -> None:
    """`nvJitLinkAddData`"""
    (_status,) = _c.nvJitLinkAddData(_view.handle(handle), _view.number(input_type), _view.buffer(data, size), size, name)
    if _status:
        raise nvJitLinkError(_status)


def add_file(handle: int, input_type: int, file_name: str | bytes) -> None:
    """`nvJitLinkAddFile`"""
    (_status,) = _c.nvJitLinkAddFile(_view.handle(handle), _view.number(input_type), file_name)
    if _status:
        raise nvJitLinkError(_status)


def complete(handle: int) -> None:
    """`nvJitLinkComplete`"""
    (_status,) = _c.nvJitLinkComplete(_view.handle(handle))
    if _status:
        raise nvJitLinkError(_status)


def create(num_options: int, options: Sequence[str | bytes | int] | int | None) -> int:
    """`nvJitLinkCreate`"""
    _status, handle = _c.nvJitLinkCreate(num_options, _view.strings(options, _view.count(num_options, "I")))
    if _status:
        raise nvJitLinkError(_status)
    return int(handle)


def destroy(handle: int) -> None:
    """`nvJitLinkDestroy`"""
    (_status,) = _c.nvJitLinkDestroy(_c.nvJitLinkHandle(_view.handle(handle)))
    if _status:
        raise nvJitLinkError(_status)


def get_error_log(handle: int, log: _typing.Output | int) -> None:
    """`nvJitLinkGetErrorLog`"""
    (_status,) = _c.nvJitLinkGetErrorLog(_view.handle(handle), _view.writable(log))
    if _status:
        raise nvJitLinkError(_status)


def get_error_log_size(handle: int) -> int:
    """`nvJitLinkGetErrorLogSize`"""
    _status, size = _c.nvJitLinkGetErrorLogSize(_view.handle(handle))
    if _status:
        raise nvJitLinkError(_status)
    return size


def get_info_log(handle: int, log: _typing.Output | int) -> None:
    """`nvJitLinkGetInfoLog`"""
    (_status,) = _c.nvJitLinkGetInfoLog(_view.handle(handle), _view.writable(log))
    if _status:
        raise nvJitLinkError(_status)


def get_info_log_size(handle: int) -> int:
    """`nvJitLinkGetInfoLogSize`"""
    _status, size = _c.nvJitLinkGetInfoLogSize(_view.handle(handle))
    if _status:
        raise nvJitLinkError(_status)
    return size


def get_linked_cubin(handle: int, cubin: _typing.Output | int) -> None:
    """`nvJitLinkGetLinkedCubin`"""
    (_status,) = _c.nvJitLinkGetLinkedCubin(_view.handle(handle), _view.writable(cubin))
    if _status:
        raise nvJitLinkError(_status)


def get_linked_cubin_size(handle: int) -> int:
    """`nvJitLinkGetLinkedCubinSize`"""
    _status, size = _c.nvJitLinkGetLinkedCubinSize(_view.handle(handle))
    if _status:
        raise nvJitLinkError(_status)
    return size


def get_linked_ltoir(handle: int, ltoir: _typing.Output | int) -> None:
    """`nvJitLinkGetLinkedLTOIR`"""
    (_status,) = _c.nvJitLinkGetLinkedLTOIR(_view.handle(handle), _view.writable(ltoir))
    if _status:
        raise nvJitLinkError(_status)


def get_linked_ltoir_size(handle: int) -> int:
    """`nvJitLinkGetLinkedLTOIRSize`"""
    _status, size = _c.nvJitLinkGetLinkedLTOIRSize(_view.handle(handle))
    if _status:
        raise nvJitLinkError(_status)
    return size


def get_linked_ptx(handle: int, ptx: _typing.Output | int) -> None:
    """`nvJitLinkGetLinkedPtx`"""
    (_status,) = _c.nvJitLinkGetLinkedPtx(_view.handle(handle), _view.writable(ptx))
    if _status:
        raise nvJitLinkError(_status)


def get_linked_ptx_size(handle: int) -> int:
    """`nvJitLinkGetLinkedPtxSize`"""
    _status, size = _c.nvJitLinkGetLinkedPtxSize(_view.handle(handle))
    if _status:
        raise nvJitLinkError(_status)
    return size


def version() -> tuple[int, int]:
    """`nvJitLinkVersion`"""
    _status, major, minor = _c.nvJitLinkVersion()
    if _status:
        raise nvJitLinkError(_status)
    return major, minor
