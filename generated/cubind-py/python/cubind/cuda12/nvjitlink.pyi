"""nvJitLink of CUDA 12 (API of toolkit 12.9).

The annotated types of outputs are those of a successful call. If a call fails, each output is None: check the
result code first.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import Final as _Final

from cubind import _typing
from cubind.cuda13.nvjitlink import (
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
    nvJitLinkHandle as nvJitLinkHandle,
    nvJitLinkInputType as nvJitLinkInputType,
    nvJitLinkResult as nvJitLinkResult,
    nvJitLinkVersion as nvJitLinkVersion,
)

NVJITLINK_ERROR_ARCH_MISMATCH: _Final[nvJitLinkResult]
NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS: _Final[nvJitLinkResult]
NVJITLINK_ERROR_INCORRECT_INPUT_TYPE: _Final[nvJitLinkResult]
NVJITLINK_ERROR_MISSING_FATBIN: _Final[nvJitLinkResult]
NVJITLINK_ERROR_NULL_INPUT: _Final[nvJitLinkResult]
NVJITLINK_ERROR_OUTDATED_LIBRARY: _Final[nvJitLinkResult]

def sizeof(objType: type) -> int: ...
def nvJitLinkCreate(
    numOptions: _typing.Integer,
    options: _Sequence[_typing.Text] | None,
) -> tuple[nvJitLinkResult, nvJitLinkHandle]:
    """Starts a link with options in the style of ``nvlink``; ``-arch=sm_…`` is required.

    ``nvJitLinkResult nvJitLinkCreate(nvJitLinkHandle *handle, uint32_t numOptions, const char **options)``

    Returns
    -------
    nvJitLinkResult
        ``NVJITLINK_SUCCESS``. Documented errors: ``NVJITLINK_ERROR_INVALID_INPUT``, ``NVJITLINK_ERROR_MISSING_ARCH``,
        ``NVJITLINK_ERROR_UNRECOGNIZED_OPTION``.
    handle : nvJitLinkHandle

    Notes
    -----
    Declared in ``nvJitLink.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkCreate
    """
