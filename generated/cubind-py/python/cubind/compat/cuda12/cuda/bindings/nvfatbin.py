"""nvFatbin, like `cuda.bindings.nvfatbin`: functions return outputs, raise errors, and use ints for
handles.

Each function calls a function of `cubind.cuda12.nvfatbin`, where it is documented.
"""
# Written by cubind's generator: do not edit.

# Results of the module with C names are `Any` here, because its stubs require members of enums where these functions
# take ints.
# mypy: disable-error-code="no-any-return"
from __future__ import annotations

import cubind.cuda12.nvfatbin
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

_c: Any = cubind.cuda12.nvfatbin


class Result(CudaEnum):
    """`nvFatbinResult`."""

    SUCCESS = 0
    ERROR_INTERNAL = 1
    ERROR_ELF_ARCH_MISMATCH = 2
    ERROR_ELF_SIZE_MISMATCH = 3
    ERROR_MISSING_PTX_VERSION = 4
    ERROR_NULL_POINTER = 5
    ERROR_COMPRESSION_FAILED = 6
    ERROR_COMPRESSED_SIZE_EXCEEDED = 7
    ERROR_UNRECOGNIZED_OPTION = 8
    ERROR_INVALID_ARCH = 9
    ERROR_INVALID_NVVM = 10
    ERROR_EMPTY_INPUT = 11
    ERROR_MISSING_PTX_ARCH = 12
    ERROR_PTX_ARCH_MISMATCH = 13
    ERROR_MISSING_FATBIN = 14
    ERROR_INVALID_INDEX = 15
    ERROR_IDENTIFIER_REUSE = 16
    ERROR_INTERNAL_PTX_OPTION = 17


class nvFatbinError(_view.StatusError):
    """A function returned a code other than `Result.SUCCESS`."""

    _codes = Result



def check_status(status: int) -> int:
    """Raises an error for any code other than success."""
    status = _view.code(status)
    if status:
        raise nvFatbinError(status)
    return status




def add_cubin(handle: int, code: _typing.Output | int, size: int, arch: str | bytes, identifier: str | bytes) -> None:
    """`nvFatbinAddCubin`"""
    (_status,) = _c.nvFatbinAddCubin(_view.handle(handle), _view.buffer(code, size), size, arch, identifier)
    if _status:
        raise nvFatbinError(_status)


def add_index(handle: int, code: _typing.Output | int, size: int, identifier: str | bytes) -> None:
    """`nvFatbinAddIndex`"""
    (_status,) = _c.nvFatbinAddIndex(_view.handle(handle), _view.buffer(code, size), size, identifier)
    if _status:
        raise nvFatbinError(_status)


def add_ltoir(handle: int, code: _typing.Output | int, size: int, arch: str | bytes, identifier: str | bytes, options_cmd_line: str | bytes) -> None:
    """`nvFatbinAddLTOIR`"""
    (_status,) = _c.nvFatbinAddLTOIR(_view.handle(handle), _view.buffer(code, size), size, arch, identifier, options_cmd_line)
    if _status:
        raise nvFatbinError(_status)


def add_ptx(handle: int, code: _typing.Output | int, size: int, arch: str | bytes, identifier: str | bytes, options_cmd_line: str | bytes) -> None:
    """`nvFatbinAddPTX`"""
    (_status,) = _c.nvFatbinAddPTX(_view.handle(handle), _view.buffer(code, size), size, arch, identifier, options_cmd_line)
    if _status:
        raise nvFatbinError(_status)


def add_reloc(handle: int, code: _typing.Output | int, size: int) -> None:
    """`nvFatbinAddReloc`"""
    (_status,) = _c.nvFatbinAddReloc(_view.handle(handle), _view.buffer(code, size), size)
    if _status:
        raise nvFatbinError(_status)


def create(options: Sequence[str | bytes | int] | int | None, options_count: int) -> int:
    """`nvFatbinCreate`"""
    _status, handle = _c.nvFatbinCreate(_view.strings(options, _view.count(options_count, "Q")), options_count)
    if _status:
        raise nvFatbinError(_status)
    return int(handle)


def destroy(handle: int) -> None:
    """`nvFatbinDestroy`"""
    (_status,) = _c.nvFatbinDestroy(_c.nvFatbinHandle(_view.handle(handle)))
    if _status:
        raise nvFatbinError(_status)


def get(handle: int, buffer: _typing.Output | int) -> None:
    """`nvFatbinGet`"""
    (_status,) = _c.nvFatbinGet(_view.handle(handle), _view.writable(buffer))
    if _status:
        raise nvFatbinError(_status)


def get_error_string(result: int) -> str:
    """`nvFatbinGetErrorString`"""
    _status, _value = _c.nvFatbinGetErrorString(_view.number(result))
    return _view.said(_value)


def size(handle: int) -> int:
    """`nvFatbinSize`"""
    _status, size = _c.nvFatbinSize(_view.handle(handle))
    if _status:
        raise nvFatbinError(_status)
    return size


def version() -> tuple[int, int]:
    """`nvFatbinVersion`"""
    _status, major, minor = _c.nvFatbinVersion()
    if _status:
        raise nvFatbinError(_status)
    return major, minor
