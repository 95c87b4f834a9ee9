"""nvFatbin of CUDA 12, with exceptions instead of result codes."""

# Written by cubind's generator: do not edit.
from cubind.cuda12.nvfatbin import (
    nvFatbinHandle as nvFatbinHandle,
    nvFatbinResult as nvFatbinResult,
    sizeof as sizeof,
)
from cubind.checked.cuda13.nvfatbin import (
    nvFatbinAddCubin as nvFatbinAddCubin,
    nvFatbinAddIndex as nvFatbinAddIndex,
    nvFatbinAddLTOIR as nvFatbinAddLTOIR,
    nvFatbinAddPTX as nvFatbinAddPTX,
    nvFatbinAddReloc as nvFatbinAddReloc,
    nvFatbinCreate as nvFatbinCreate,
    nvFatbinDestroy as nvFatbinDestroy,
    nvFatbinGet as nvFatbinGet,
    nvFatbinGetErrorString as nvFatbinGetErrorString,
    nvFatbinSize as nvFatbinSize,
    nvFatbinVersion as nvFatbinVersion,
)
