"""NVVM, like `cuda.bindings.nvvm`: functions return outputs, raise errors, and use ints for
handles.

Each function calls a function of `cubind.cuda12.nvvm`, where it is documented.
"""
# Written by cubind's generator: do not edit.

# Results of the module with C names are `Any` here, because its stubs require members of enums where these functions
# take ints.
# mypy: disable-error-code="no-any-return"
from __future__ import annotations

import cubind.cuda12.nvvm
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

_c: Any = cubind.cuda12.nvvm


class Result(CudaEnum):
    """`nvvmResult`."""

    SUCCESS = 0
    ERROR_OUT_OF_MEMORY = 1
    ERROR_PROGRAM_CREATION_FAILURE = 2
    ERROR_IR_VERSION_MISMATCH = 3
    ERROR_INVALID_INPUT = 4
    ERROR_INVALID_PROGRAM = 5
    ERROR_INVALID_IR = 6
    ERROR_INVALID_OPTION = 7
    ERROR_NO_MODULE_IN_PROGRAM = 8
    ERROR_COMPILATION = 9
    ERROR_CANCELLED = 10


class nvvmError(_view.StatusError):
    """A function returned a code other than `Result.SUCCESS`."""

    _codes = Result



def check_status(status: int) -> int:
    """Raises an error for any code other than success."""
    status = _view.code(status)
    if status:
        raise nvvmError(status)
    return status




def add_module_to_program(prog: int, buffer: _typing.Output | int, size: int, name: str | bytes | None) -> None:
    """`nvvmAddModuleToProgram`"""
    (_status,) = _c.nvvmAddModuleToProgram(_view.handle(prog), _view.buffer(buffer, size), size, name)
    if _status:
        raise nvvmError(_status)


def compile_program(prog: int, num_options: int, options: Sequence[str | bytes | int] | int | None) -> None:
    """`nvvmCompileProgram`"""
    (_status,) = _c.nvvmCompileProgram(_view.handle(prog), num_options, _view.strings(options, _view.count(num_options, "i")))
    if _status:
        raise nvvmError(_status)


def create_program() -> int:
    """`nvvmCreateProgram`"""
    _status, prog = _c.nvvmCreateProgram()
    if _status:
        raise nvvmError(_status)
    return int(prog)


def destroy_program(prog: int) -> None:
    """`nvvmDestroyProgram`"""
    (_status,) = _c.nvvmDestroyProgram(_c.nvvmProgram(_view.handle(prog)))
    if _status:
        raise nvvmError(_status)


def get_compiled_result(prog: int, buffer: _typing.Output | int) -> None:
    """`nvvmGetCompiledResult`"""
    (_status,) = _c.nvvmGetCompiledResult(_view.handle(prog), _view.writable(buffer))
    if _status:
        raise nvvmError(_status)


def get_compiled_result_size(prog: int) -> int:
    """`nvvmGetCompiledResultSize`"""
    _status, buffer_size_ret = _c.nvvmGetCompiledResultSize(_view.handle(prog))
    if _status:
        raise nvvmError(_status)
    return buffer_size_ret


def get_error_string(result: int) -> str:
    """`nvvmGetErrorString`"""
    _status, _value = _c.nvvmGetErrorString(_view.number(result))
    return _view.said(_value)


def get_program_log(prog: int, buffer: _typing.Output | int) -> None:
    """`nvvmGetProgramLog`"""
    (_status,) = _c.nvvmGetProgramLog(_view.handle(prog), _view.writable(buffer))
    if _status:
        raise nvvmError(_status)


def get_program_log_size(prog: int) -> int:
    """`nvvmGetProgramLogSize`"""
    _status, buffer_size_ret = _c.nvvmGetProgramLogSize(_view.handle(prog))
    if _status:
        raise nvvmError(_status)
    return buffer_size_ret


def ir_version() -> tuple[int, int, int, int]:
    """`nvvmIRVersion`"""
    _status, major_ir, minor_ir, major_dbg, minor_dbg = _c.nvvmIRVersion()
    if _status:
        raise nvvmError(_status)
    return major_ir, minor_ir, major_dbg, minor_dbg


def lazy_add_module_to_program(prog: int, buffer: _typing.Output | int, size: int, name: str | bytes | None) -> None:
    """`nvvmLazyAddModuleToProgram`"""
    (_status,) = _c.nvvmLazyAddModuleToProgram(_view.handle(prog), _view.buffer(buffer, size), size, name)
    if _status:
        raise nvvmError(_status)


def verify_program(prog: int, num_options: int, options: Sequence[str | bytes | int] | int | None) -> None:
    """`nvvmVerifyProgram`"""
    (_status,) = _c.nvvmVerifyProgram(_view.handle(prog), num_options, _view.strings(options, _view.count(num_options, "i")))
    if _status:
        raise nvvmError(_status)


def version() -> tuple[int, int]:
    """`nvvmVersion`"""
    _status, major, minor = _c.nvvmVersion()
    if _status:
        raise nvvmError(_status)
    return major, minor
