"""NVRTC of CUDA 12 (API of toolkit 12.9).

The annotated types of outputs are those of a successful call. If a call fails, each output is None: check the
result code first.
"""

# Written by cubind's generator: do not edit.
from typing import overload as _overload

from cubind import _typing
from cubind.cuda13.nvrtc import (
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
    nvrtcProgram as nvrtcProgram,
    nvrtcResult as nvrtcResult,
    nvrtcSetFlowCallback as nvrtcSetFlowCallback,
    nvrtcSetPCHHeapSize as nvrtcSetPCHHeapSize,
    nvrtcVersion as nvrtcVersion,
)

def sizeof(objType: type) -> int: ...
@_overload
def nvrtcGetNVVM(prog: nvrtcProgram | _typing.Integer | None, nvvm: int) -> tuple[nvrtcResult, bytes]:
    """Gets a compiled program's NVVM IR (superseded by ``nvrtcGetLTOIR``).

    ``nvrtcResult nvrtcGetNVVM(nvrtcProgram prog, char *nvvm)``

    Returns
    -------
    nvrtcResult
        ``NVRTC_SUCCESS``.

    Notes
    -----
    Declared in ``nvrtc.h``. Since at least CUDA 12.0, until CUDA 12.9. Deprecated.
    https://docs.nvidia.com/cuda/archive/12.9.1/nvrtc/index.html#:~:text=nvrtcGetNVVM
    """

@_overload
def nvrtcGetNVVM(prog: nvrtcProgram | _typing.Integer | None, nvvm: _typing.Output) -> tuple[nvrtcResult]: ...
def nvrtcGetNVVMSize(prog: nvrtcProgram | _typing.Integer | None) -> tuple[nvrtcResult, int]:
    """Returns the size in bytes of a compiled program's NVVM IR (superseded by ``nvrtcGetLTOIRSize``).

    ``nvrtcResult nvrtcGetNVVMSize(nvrtcProgram prog, size_t *nvvmSizeRet)``

    Returns
    -------
    nvrtcResult
        ``NVRTC_SUCCESS``.
    nvvmSizeRet : int

    Notes
    -----
    Declared in ``nvrtc.h``. Since at least CUDA 12.0, until CUDA 12.9. Deprecated.
    https://docs.nvidia.com/cuda/archive/12.9.1/nvrtc/index.html#:~:text=nvrtcGetNVVMSize
    """
