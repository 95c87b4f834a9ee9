"""nvFatbin of CUDA 13, with exceptions instead of result codes.

`cubind.cuda13.nvfatbin` documents the functions.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import SupportsInt as _SupportsInt, overload as _overload

from cubind import _typing
from cubind.cuda13.nvfatbin import (
    nvFatbinHandle as nvFatbinHandle,
    nvFatbinResult as nvFatbinResult,
    sizeof as sizeof,
)

def nvFatbinAddCubin(
    handle: nvFatbinHandle | _SupportsInt | None,
    code: _typing.Pointer,
    size: _SupportsInt,
    arch: _typing.Text,
    identifier: _typing.Text,
) -> None: ...
def nvFatbinAddIndex(
    handle: nvFatbinHandle | _SupportsInt | None,
    code: _typing.Pointer,
    size: _SupportsInt,
    identifier: _typing.Text,
) -> None: ...
def nvFatbinAddLTOIR(
    handle: nvFatbinHandle | _SupportsInt | None,
    code: _typing.Pointer,
    size: _SupportsInt,
    arch: _typing.Text,
    identifier: _typing.Text,
    optionsCmdLine: _typing.Text,
) -> None: ...
def nvFatbinAddPTX(
    handle: nvFatbinHandle | _SupportsInt | None,
    code: _typing.Pointer,
    size: _SupportsInt,
    arch: _typing.Text,
    identifier: _typing.Text,
    optionsCmdLine: _typing.Text,
) -> None: ...
def nvFatbinAddReloc(
    handle: nvFatbinHandle | _SupportsInt | None,
    code: _typing.Pointer,
    size: _SupportsInt,
) -> None: ...
def nvFatbinAddTileIR(
    handle: nvFatbinHandle | _SupportsInt | None,
    code: _typing.Pointer,
    size: _SupportsInt,
    identifier: _typing.Text,
    optionsCmdLine: _typing.Text,
) -> None: ...
def nvFatbinCreate(options: _Sequence[_typing.Text] | None, optionsCount: _SupportsInt) -> nvFatbinHandle: ...
def nvFatbinDestroy(handle_indirect: object) -> None: ...
@_overload
def nvFatbinGet(handle: nvFatbinHandle | _SupportsInt | None, buffer: int) -> bytes: ...
@_overload
def nvFatbinGet(handle: nvFatbinHandle | _SupportsInt | None, buffer: _typing.Output) -> None: ...
def nvFatbinGetErrorString(result: nvFatbinResult) -> bytes: ...
def nvFatbinSize(handle: nvFatbinHandle | _SupportsInt | None) -> int: ...
def nvFatbinVersion() -> tuple[int, int]: ...
