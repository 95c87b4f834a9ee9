"""NVRTC of CUDA 12, with exceptions instead of result codes."""

# Written by cubind's generator: do not edit.
from typing import overload as _overload

from cubind import _typing
from cubind.cuda12.nvrtc import (
    nvrtcProgram as nvrtcProgram,
    nvrtcResult as nvrtcResult,
    sizeof as sizeof,
)
from cubind.checked.cuda13.nvrtc import (
    nvrtcAddNameExpression as nvrtcAddNameExpression,
    nvrtcCompileProgram as nvrtcCompileProgram,
    nvrtcCreateProgram as nvrtcCreateProgram,
    nvrtcDestroyProgram as nvrtcDestroyProgram,
    nvrtcGetCUBIN as nvrtcGetCUBIN,
    nvrtcGetCUBINSize as nvrtcGetCUBINSize,
    nvrtcGetErrorString as nvrtcGetErrorString,
    nvrtcGetLTOIR as nvrtcGetLTOIR,
    nvrtcGetLTOIRSize as nvrtcGetLTOIRSize,
    nvrtcGetLoweredName as nvrtcGetLoweredName,
    nvrtcGetNumSupportedArchs as nvrtcGetNumSupportedArchs,
    nvrtcGetOptiXIR as nvrtcGetOptiXIR,
    nvrtcGetOptiXIRSize as nvrtcGetOptiXIRSize,
    nvrtcGetPCHCreateStatus as nvrtcGetPCHCreateStatus,
    nvrtcGetPCHHeapSize as nvrtcGetPCHHeapSize,
    nvrtcGetPCHHeapSizeRequired as nvrtcGetPCHHeapSizeRequired,
    nvrtcGetPTX as nvrtcGetPTX,
    nvrtcGetPTXSize as nvrtcGetPTXSize,
    nvrtcGetProgramLog as nvrtcGetProgramLog,
    nvrtcGetProgramLogSize as nvrtcGetProgramLogSize,
    nvrtcGetSupportedArchs as nvrtcGetSupportedArchs,
    nvrtcSetFlowCallback as nvrtcSetFlowCallback,
    nvrtcSetPCHHeapSize as nvrtcSetPCHHeapSize,
    nvrtcVersion as nvrtcVersion,
)

@_overload
def nvrtcGetNVVM(prog: nvrtcProgram | _typing.Integer | None, nvvm: int | None = None) -> bytes:
    """Gets a compiled program's NVVM IR (superseded by ``nvrtcGetLTOIR``).

    Parameters
    ----------
    nvvm
        If omitted, cubind determines the required length.

    Returns
    -------
    nvvm : bytes
        Returned only if a size is passed in place of the buffer.

    Raises
    ------
    CudaError
        The result code is not ``NVRTC_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

@_overload
def nvrtcGetNVVM(prog: nvrtcProgram | _typing.Integer | None, nvvm: _typing.Output) -> None: ...
def nvrtcGetNVVMSize(prog: nvrtcProgram | _typing.Integer | None) -> int:
    """Returns the size in bytes of a compiled program's NVVM IR (superseded by ``nvrtcGetLTOIRSize``).

    Returns
    -------
    nvvmSizeRet : int

    Raises
    ------
    CudaError
        The result code is not ``NVRTC_SUCCESS``.

    Notes
    -----
    Deprecated.
    """
