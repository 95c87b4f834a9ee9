"""NVVM of CUDA 12, with exceptions instead of result codes."""

# Written by cubind's generator: do not edit.
from cubind.cuda12.nvvm import (
    nvvmProgram as nvvmProgram,
    nvvmResult as nvvmResult,
    sizeof as sizeof,
)
from cubind.checked.cuda13.nvvm import (
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
    nvvmVerifyProgram as nvvmVerifyProgram,
    nvvmVersion as nvvmVersion,
)
