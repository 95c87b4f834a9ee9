"""nvFatbin of CUDA 12 (API of toolkit 12.9).

The annotated types of outputs are those of a successful call. If a call fails, each output is None: check the
result code first.
"""

# Written by cubind's generator: do not edit.
from cubind.cuda13.nvfatbin import (
    nvFatbinAddCubin as nvFatbinAddCubin,
    nvFatbinAddIndex as nvFatbinAddIndex,
    nvFatbinAddLTOIR as nvFatbinAddLTOIR,
    nvFatbinAddPTX as nvFatbinAddPTX,
    nvFatbinAddReloc as nvFatbinAddReloc,
    nvFatbinCreate as nvFatbinCreate,
    nvFatbinDestroy as nvFatbinDestroy,
    nvFatbinGet as nvFatbinGet,
    nvFatbinGetErrorString as nvFatbinGetErrorString,
    nvFatbinHandle as nvFatbinHandle,
    nvFatbinResult as nvFatbinResult,
    nvFatbinSize as nvFatbinSize,
    nvFatbinVersion as nvFatbinVersion,
)

def sizeof(objType: type) -> int: ...
