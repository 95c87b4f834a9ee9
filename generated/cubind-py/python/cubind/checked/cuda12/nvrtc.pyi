"""NVRTC of CUDA 12, with exceptions instead of result codes.

`cubind.cuda12.nvrtc` documents the functions.
"""

# Written by cubind's generator: do not edit.
from typing import SupportsInt as _SupportsInt, overload as _overload

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
def nvrtcGetNVVM(prog: nvrtcProgram | _SupportsInt | None, nvvm: int) -> bytes: ...
@_overload
def nvrtcGetNVVM(prog: nvrtcProgram | _SupportsInt | None, nvvm: _typing.Output) -> None: ...
def nvrtcGetNVVMSize(prog: nvrtcProgram | _SupportsInt | None) -> int: ...
