"""NVRTC, like `cuda.bindings._v2.nvrtc`: functions return outputs, raise errors, and use ints for
handles.

Each function calls a function of `cubind.cuda13.nvrtc`, where it is documented.
"""
# Written by cubind's generator: do not edit.

# Results of the module with C names are `Any` here, because its stubs require members of enums where these functions
# take ints.
# mypy: disable-error-code="no-any-return"
from __future__ import annotations

import cubind.cuda13.nvrtc
from cubind._enums import CudaEnum
from cubind.compat import _dtypes, _records, _view

# False at run time, because the imports for type checkers take longer than all other imports together.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from cubind import _typing
else:
    from cubind.compat._view import Any, Sequence, _typing

_c: Any = cubind.cuda13.nvrtc


class Result(CudaEnum):
    """`nvrtcResult`."""

    SUCCESS = 0
    ERROR_OUT_OF_MEMORY = 1
    ERROR_PROGRAM_CREATION_FAILURE = 2
    ERROR_INVALID_INPUT = 3
    ERROR_INVALID_PROGRAM = 4
    ERROR_INVALID_OPTION = 5
    ERROR_COMPILATION = 6
    ERROR_BUILTIN_OPERATION_FAILURE = 7
    ERROR_NO_NAME_EXPRESSIONS_AFTER_COMPILATION = 8
    ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION = 9
    ERROR_NAME_EXPRESSION_NOT_VALID = 10
    ERROR_INTERNAL_ERROR = 11
    ERROR_TIME_FILE_WRITE_FAILED = 12
    ERROR_NO_PCH_CREATE_ATTEMPTED = 13
    ERROR_PCH_CREATE_HEAP_EXHAUSTED = 14
    ERROR_PCH_CREATE = 15
    ERROR_CANCELLED = 16
    ERROR_TIME_TRACE_FILE_WRITE_FAILED = 17
    ERROR_BUSY = 18


class InstallHeadersFlag(CudaEnum):
    """`NVRTC_INSTALL_HEADERS_*`."""

    SKIP_IF_EXISTS = 0
    FORCE_OVERWRITE = 1
    NO_WAIT = 2


class NvrtcError(_view.StatusError):
    """A function returned a code other than `Result.SUCCESS`."""

    _codes = Result
    _text = staticmethod(_c.nvrtcGetErrorString)


class OutOfMemoryError(NvrtcError, code=1):
    """Code 1."""


class ProgramCreationFailureError(NvrtcError, code=2):
    """Code 2."""


class InvalidInputError(NvrtcError, code=3):
    """Code 3."""


class InvalidProgramError(NvrtcError, code=4):
    """Code 4."""


class InvalidOptionError(NvrtcError, code=5):
    """Code 5."""


class CompilationError(NvrtcError, code=6):
    """Code 6."""


class BuiltinOperationFailureError(NvrtcError, code=7):
    """Code 7."""


class NoNameExpressionsAfterCompilationError(NvrtcError, code=8):
    """Code 8."""


class NoLoweredNamesBeforeCompilationError(NvrtcError, code=9):
    """Code 9."""


class NameExpressionNotValidError(NvrtcError, code=10):
    """Code 10."""


class InternalError(NvrtcError, code=11):
    """Code 11."""


class TimeFileWriteFailedError(NvrtcError, code=12):
    """Code 12."""


class NoPchCreateAttemptedError(NvrtcError, code=13):
    """Code 13."""


class PchCreateHeapExhaustedError(NvrtcError, code=14):
    """Code 14."""


class PchCreateError(NvrtcError, code=15):
    """Code 15."""


class CancelledError(NvrtcError, code=16):
    """Code 16."""


class TimeTraceFileWriteFailedError(NvrtcError, code=17):
    """Code 17."""


class BusyError(NvrtcError, code=18):
    """Code 18."""



def check_status(status: int) -> int:
    """Raises an error for any code other than success."""
    status = _view.code(status)
    if status:
        raise NvrtcError.of(status)
    return status


class BundledHeadersInfo(
    _records.Record,
    of="nvrtcBundledHeadersInfo",
    size=40,
    nested=True,
    fields={
        "available": ("i", None, 0),
        "compressed_size": ("Q", None, 8),
        "uncompressed_size": ("Q", None, 16),
        "cuda_version_major": ("i", None, 24),
        "cuda_version_minor": ("i", None, 28),
        "num_files": ("I", None, 32),
    },
):
    """`nvrtcBundledHeadersInfo`."""

    __slots__ = ()




def add_name_expression(prog: int, name_expression: str | bytes) -> None:
    """`nvrtcAddNameExpression`"""
    (_status,) = _c.nvrtcAddNameExpression(_view.handle(prog), name_expression)
    if _status:
        raise NvrtcError.of(_status)


def compile_program(prog: int, options: Sequence[str | bytes] | None = None) -> None:
    """`nvrtcCompileProgram`"""
    (_status,) = _c.nvrtcCompileProgram(_view.handle(prog), _view.length(options), _view.sequence(options))
    if _status:
        raise NvrtcError.of(_status)


def create_program(src: str | bytes, name: str | bytes | None, headers: Sequence[str | bytes] | None = None, include_names: Sequence[str | bytes] | None = None) -> int:
    """`nvrtcCreateProgram`"""
    _status, prog = _c.nvrtcCreateProgram(src, name, _view.length(headers), _view.sequence(headers), _view.sequence(include_names))
    if _status:
        raise NvrtcError.of(_status)
    return int(prog)


def destroy_program(prog: int) -> None:
    """`nvrtcDestroyProgram`"""
    (_status,) = _c.nvrtcDestroyProgram(_c.nvrtcProgram(_view.handle(prog)))
    if _status:
        raise NvrtcError.of(_status)


def get_bundled_headers_info() -> tuple[BundledHeadersInfo, bytes]:
    """`nvrtcGetBundledHeadersInfo`"""
    _status, info, error_log = _c.nvrtcGetBundledHeadersInfo()
    if _status:
        raise NvrtcError.of(_status)
    return _records.of(info, BundledHeadersInfo), error_log or b""


def get_cubin(prog: int) -> bytes:
    """`nvrtcGetCUBIN`"""
    _cubin = bytearray(get_cubin_size(prog))
    (_status,) = _c.nvrtcGetCUBIN(_view.handle(prog), _cubin)
    if _status:
        raise NvrtcError.of(_status)
    return bytes(_cubin)


def get_cubin_size(prog: int) -> int:
    """`nvrtcGetCUBINSize`"""
    _status, cubin_size_ret = _c.nvrtcGetCUBINSize(_view.handle(prog))
    if _status:
        raise NvrtcError.of(_status)
    return cubin_size_ret


def get_error_string(result: int) -> str:
    """`nvrtcGetErrorString`"""
    _status, _value = _c.nvrtcGetErrorString(_view.number(result))
    return _view.said(_value)


def get_ltoir(prog: int) -> bytes:
    """`nvrtcGetLTOIR`"""
    _ltoir = bytearray(get_ltoir_size(prog))
    (_status,) = _c.nvrtcGetLTOIR(_view.handle(prog), _ltoir)
    if _status:
        raise NvrtcError.of(_status)
    return bytes(_ltoir)


def get_ltoir_size(prog: int) -> int:
    """`nvrtcGetLTOIRSize`"""
    _status, ltoir_size_ret = _c.nvrtcGetLTOIRSize(_view.handle(prog))
    if _status:
        raise NvrtcError.of(_status)
    return ltoir_size_ret


def get_lowered_name(prog: int, name_expression: str | bytes) -> bytes:
    """`nvrtcGetLoweredName`"""
    _status, lowered_name = _c.nvrtcGetLoweredName(_view.handle(prog), name_expression)
    if _status:
        raise NvrtcError.of(_status)
    return lowered_name or b""


def get_num_supported_archs() -> int:
    """`nvrtcGetNumSupportedArchs`"""
    _status, num_archs = _c.nvrtcGetNumSupportedArchs()
    if _status:
        raise NvrtcError.of(_status)
    return num_archs


def get_optix_ir(prog: int) -> bytes:
    """`nvrtcGetOptiXIR`"""
    _optixir = bytearray(get_optix_ir_size(prog))
    (_status,) = _c.nvrtcGetOptiXIR(_view.handle(prog), _optixir)
    if _status:
        raise NvrtcError.of(_status)
    return bytes(_optixir)


def get_optix_ir_size(prog: int) -> int:
    """`nvrtcGetOptiXIRSize`"""
    _status, optixir_size_ret = _c.nvrtcGetOptiXIRSize(_view.handle(prog))
    if _status:
        raise NvrtcError.of(_status)
    return optixir_size_ret


def get_pch_create_status(prog: int) -> int:
    """`nvrtcGetPCHCreateStatus`"""
    (_status,) = _c.nvrtcGetPCHCreateStatus(_view.handle(prog))
    return int(_status)


def get_pch_heap_size() -> int:
    """`nvrtcGetPCHHeapSize`"""
    _status, ret = _c.nvrtcGetPCHHeapSize()
    if _status:
        raise NvrtcError.of(_status)
    return ret


def get_pch_heap_size_required(prog: int) -> int:
    """`nvrtcGetPCHHeapSizeRequired`"""
    _status, size = _c.nvrtcGetPCHHeapSizeRequired(_view.handle(prog))
    if _status:
        raise NvrtcError.of(_status)
    return size


def get_ptx(prog: int) -> bytes:
    """`nvrtcGetPTX`"""
    _ptx = bytearray(get_ptx_size(prog))
    (_status,) = _c.nvrtcGetPTX(_view.handle(prog), _ptx)
    if _status:
        raise NvrtcError.of(_status)
    return bytes(_ptx)


def get_ptx_size(prog: int) -> int:
    """`nvrtcGetPTXSize`"""
    _status, ptx_size_ret = _c.nvrtcGetPTXSize(_view.handle(prog))
    if _status:
        raise NvrtcError.of(_status)
    return ptx_size_ret


def get_program_log(prog: int) -> bytes:
    """`nvrtcGetProgramLog`"""
    _log = bytearray(get_program_log_size(prog))
    (_status,) = _c.nvrtcGetProgramLog(_view.handle(prog), _log)
    if _status:
        raise NvrtcError.of(_status)
    return bytes(_log)


def get_program_log_size(prog: int) -> int:
    """`nvrtcGetProgramLogSize`"""
    _status, log_size_ret = _c.nvrtcGetProgramLogSize(_view.handle(prog))
    if _status:
        raise NvrtcError.of(_status)
    return log_size_ret


def get_supported_archs() -> list[int]:
    """`nvrtcGetSupportedArchs`"""
    _status, supported_archs = _c.nvrtcGetSupportedArchs()
    if _status:
        raise NvrtcError.of(_status)
    return _view.integers(supported_archs)


def get_tile_ir(prog: int) -> bytes:
    """`nvrtcGetTileIR`"""
    _tile_ir = bytearray(get_tile_ir_size(prog))
    (_status,) = _c.nvrtcGetTileIR(_view.handle(prog), _tile_ir)
    if _status:
        raise NvrtcError.of(_status)
    return bytes(_tile_ir)


def get_tile_ir_size(prog: int) -> int:
    """`nvrtcGetTileIRSize`"""
    _status, tile_ir_size_ret = _c.nvrtcGetTileIRSize(_view.handle(prog))
    if _status:
        raise NvrtcError.of(_status)
    return tile_ir_size_ret


def install_bundled_headers(install_path: str | bytes, flags: int) -> bytes:
    """`nvrtcInstallBundledHeaders`"""
    _status, error_log = _c.nvrtcInstallBundledHeaders(install_path, flags)
    if _status:
        raise NvrtcError.of(_status)
    return error_log or b""


def remove_bundled_headers(install_path: str | bytes) -> bytes:
    """`nvrtcRemoveBundledHeaders`"""
    _status, error_log = _c.nvrtcRemoveBundledHeaders(install_path)
    if _status:
        raise NvrtcError.of(_status)
    return error_log or b""


def set_flow_callback(prog: int, callback: int, payload: int | None) -> None:
    """`nvrtcSetFlowCallback`"""
    (_status,) = _c.nvrtcSetFlowCallback(_view.handle(prog), _view.handle(callback), _view.handle(0 if payload is None else payload))
    if _status:
        raise NvrtcError.of(_status)


def set_pch_heap_size(size: int) -> None:
    """`nvrtcSetPCHHeapSize`"""
    (_status,) = _c.nvrtcSetPCHHeapSize(size)
    if _status:
        raise NvrtcError.of(_status)


def version() -> tuple[int, int]:
    """`nvrtcVersion`"""
    _status, major, minor = _c.nvrtcVersion()
    if _status:
        raise NvrtcError.of(_status)
    return major, minor


__getattr__, __dir__ = _dtypes.dtypes(
    globals(),
    {
        "bundled_headers_info_dtype": "BundledHeadersInfo",
    },
)
