"""nvJitLink of CUDA 12, with exceptions instead of result codes.

`cubind.cuda12.nvjitlink` documents the functions.
"""

# Written by cubind's generator: do not edit.
from cubind.cuda12.nvjitlink import (
    NVJITLINK_ERROR_ARCH_MISMATCH as NVJITLINK_ERROR_ARCH_MISMATCH,
    NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS as NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS,
    NVJITLINK_ERROR_INCORRECT_INPUT_TYPE as NVJITLINK_ERROR_INCORRECT_INPUT_TYPE,
    NVJITLINK_ERROR_MISSING_FATBIN as NVJITLINK_ERROR_MISSING_FATBIN,
    NVJITLINK_ERROR_NULL_INPUT as NVJITLINK_ERROR_NULL_INPUT,
    NVJITLINK_ERROR_OUTDATED_LIBRARY as NVJITLINK_ERROR_OUTDATED_LIBRARY,
    nvJitLinkHandle as nvJitLinkHandle,
    nvJitLinkInputType as nvJitLinkInputType,
    nvJitLinkResult as nvJitLinkResult,
    sizeof as sizeof,
)
from cubind.checked.cuda13.nvjitlink import (
    nvJitLinkAddData as nvJitLinkAddData,
    nvJitLinkAddFile as nvJitLinkAddFile,
    nvJitLinkComplete as nvJitLinkComplete,
    nvJitLinkCreate as nvJitLinkCreate,
    nvJitLinkDestroy as nvJitLinkDestroy,
    nvJitLinkGetErrorLog as nvJitLinkGetErrorLog,
    nvJitLinkGetErrorLogSize as nvJitLinkGetErrorLogSize,
    nvJitLinkGetInfoLog as nvJitLinkGetInfoLog,
    nvJitLinkGetInfoLogSize as nvJitLinkGetInfoLogSize,
    nvJitLinkGetLinkedCubin as nvJitLinkGetLinkedCubin,
    nvJitLinkGetLinkedCubinSize as nvJitLinkGetLinkedCubinSize,
    nvJitLinkGetLinkedPtx as nvJitLinkGetLinkedPtx,
    nvJitLinkGetLinkedPtxSize as nvJitLinkGetLinkedPtxSize,
    nvJitLinkVersion as nvJitLinkVersion,
)
