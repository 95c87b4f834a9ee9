"""NVVM of CUDA 12, with exceptions instead of result codes."""
# Written by cubind's generator: do not edit.

from cubind import _checked

# The functions that differ from their plain forms in more than the result code.
_FORMS = {
    "nvvmGetCompiledResult": _checked.Form(lambda prog, buffer=None: (prog, buffer), 1, size=("nvvmGetCompiledResultSize", (0,)), doc="""Gets the compiled PTX or LTO-IR, whose size ``nvvmGetCompiledResultSize`` returns.

``nvvmResult nvvmGetCompiledResult(nvvmProgram prog, char *buffer)``

Parameters
----------
prog : nvvmProgram or None
buffer : buffer, optional
    If omitted, cubind determines the required length.

Returns
-------
buffer : bytes
    Returned only if a size is passed in place of the buffer.

Raises
------
CudaError
    The result code is not ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_PROGRAM``.

Notes
-----
Declared in ``nvvm.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmGetCompiledResult
"""),
    "nvvmGetErrorString": _checked.Form(texts=(0,), doc="""Returns the name of a result code, such as ``NVVM_ERROR_COMPILATION``.

``const char *nvvmGetErrorString(nvvmResult result)``

Parameters
----------
result : nvvmResult

Returns
-------
value : str

Notes
-----
Declared in ``nvvm.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmGetErrorString
"""),
    "nvvmGetProgramLog": _checked.Form(lambda prog, buffer=None: (prog, buffer), 1, size=("nvvmGetProgramLogSize", (0,)), texts=(0,), doc="""Gets a program's warnings and errors, whose size ``nvvmGetProgramLogSize`` returns.

``nvvmResult nvvmGetProgramLog(nvvmProgram prog, char *buffer)``

Parameters
----------
prog : nvvmProgram or None
buffer : buffer, optional
    If omitted, cubind determines the required length.

Returns
-------
buffer : str
    Returned only if a size is passed in place of the buffer.

Raises
------
CudaError
    The result code is not ``NVVM_SUCCESS``. Documented errors: ``NVVM_ERROR_INVALID_PROGRAM``.

Notes
-----
Declared in ``nvvm.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/libnvvm-api/index.html#:~:text=nvvmGetProgramLog
"""),
}

_checked.view(globals(), "cubind.cuda12.nvvm", _FORMS)
