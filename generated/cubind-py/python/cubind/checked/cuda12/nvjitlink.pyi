"""nvJitLink of CUDA 12, with exceptions instead of result codes."""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence

from cubind import _typing
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

def nvJitLinkCreate(numOptions: _typing.Integer, options: _Sequence[_typing.Text] | None) -> nvJitLinkHandle:
    """Starts a link with options in the style of ``nvlink``; ``-arch=sm_…`` is required.

    Returns
    -------
    handle : nvJitLinkHandle

    Raises
    ------
    CudaError
        The result code is not ``NVJITLINK_SUCCESS``. Documented errors: ``NVJITLINK_ERROR_INVALID_INPUT``,
        ``NVJITLINK_ERROR_MISSING_ARCH``, ``NVJITLINK_ERROR_UNRECOGNIZED_OPTION``.
    """
