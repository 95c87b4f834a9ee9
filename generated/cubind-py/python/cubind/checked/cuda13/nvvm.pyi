"""NVVM of CUDA 13, with exceptions instead of result codes.

`cubind.cuda13.nvvm` documents the functions.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import SupportsInt as _SupportsInt, overload as _overload

from cubind import _typing
from cubind.cuda13.nvvm import (
    nvvmProgram as nvvmProgram,
    nvvmResult as nvvmResult,
    sizeof as sizeof,
)

def nvvmAddModuleToProgram(
    prog: nvvmProgram | _SupportsInt | None,
    buffer: _typing.Pointer,
    size: _SupportsInt,
    name: _typing.Text | None,
) -> None: ...
def nvvmCompileProgram(
    prog: nvvmProgram | _SupportsInt | None,
    numOptions: _SupportsInt,
    options: _Sequence[_typing.Text] | None,
) -> None: ...
def nvvmCreateProgram() -> nvvmProgram: ...
def nvvmDestroyProgram(prog: object) -> None: ...
@_overload
def nvvmGetCompiledResult(prog: nvvmProgram | _SupportsInt | None, buffer: int) -> bytes: ...
@_overload
def nvvmGetCompiledResult(prog: nvvmProgram | _SupportsInt | None, buffer: _typing.Output) -> None: ...
def nvvmGetCompiledResultSize(prog: nvvmProgram | _SupportsInt | None) -> int: ...
def nvvmGetErrorString(result: nvvmResult) -> bytes: ...
@_overload
def nvvmGetProgramLog(prog: nvvmProgram | _SupportsInt | None, buffer: int) -> bytes: ...
@_overload
def nvvmGetProgramLog(prog: nvvmProgram | _SupportsInt | None, buffer: _typing.Output) -> None: ...
def nvvmGetProgramLogSize(prog: nvvmProgram | _SupportsInt | None) -> int: ...
def nvvmIRVersion() -> tuple[int, int, int, int]: ...
def nvvmLLVMVersion(arch: _typing.Text) -> int: ...
def nvvmLazyAddModuleToProgram(
    prog: nvvmProgram | _SupportsInt | None,
    buffer: _typing.Pointer,
    size: _SupportsInt,
    name: _typing.Text | None,
) -> None: ...
def nvvmVerifyProgram(
    prog: nvvmProgram | _SupportsInt | None,
    numOptions: _SupportsInt,
    options: _Sequence[_typing.Text] | None,
) -> None: ...
def nvvmVersion() -> tuple[int, int]: ...
