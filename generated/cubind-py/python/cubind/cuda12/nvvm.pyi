"""NVVM of CUDA 12 (API of toolkit 12.9).

The annotated types of outputs are those of a successful call. If a call fails, each output is None: check the
result code first.
"""

# Written by cubind's generator: do not edit.
from cubind.cuda13.nvvm import (
    nvvmAddModuleToProgram as nvvmAddModuleToProgram,
    nvvmCompileProgram as nvvmCompileProgram,
    nvvmCreateProgram as nvvmCreateProgram,
    nvvmDestroyProgram as nvvmDestroyProgram,
    nvvmGetCompiledResult as nvvmGetCompiledResult,
    nvvmGetCompiledResultSize as nvvmGetCompiledResultSize,
    nvvmGetErrorString as nvvmGetErrorString,
    nvvmGetProgramLog as nvvmGetProgramLog,
    nvvmGetProgramLogSize as nvvmGetProgramLogSize,
    nvvmIRVersion as nvvmIRVersion,
    nvvmLazyAddModuleToProgram as nvvmLazyAddModuleToProgram,
    nvvmProgram as nvvmProgram,
    nvvmResult as nvvmResult,
    nvvmVerifyProgram as nvvmVerifyProgram,
    nvvmVersion as nvvmVersion,
)

def sizeof(objType: type) -> int: ...
