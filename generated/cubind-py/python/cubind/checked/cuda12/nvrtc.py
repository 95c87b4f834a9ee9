"""NVRTC of CUDA 12, with exceptions instead of result codes."""
# Written by cubind's generator: do not edit.

from cubind import _checked

# The functions that differ from their plain forms in more than the result code.
_FORMS = {
    "nvrtcGetCUBIN": _checked.Form(lambda prog, cubin=None: (prog, cubin), 1, size=("nvrtcGetCUBINSize", (0,)), doc="""Gets a compiled program's cubin, whose size ``nvrtcGetCUBINSize`` returns.

``nvrtcResult nvrtcGetCUBIN(nvrtcProgram prog, char *cubin)``

Parameters
----------
prog : nvrtcProgram or None
cubin : buffer, optional
    If omitted, cubind determines the required length.

Returns
-------
cubin : bytes
    Returned only if a size is passed in place of the buffer.

Raises
------
CudaError
    The result code is not ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.

Notes
-----
Declared in ``nvrtc.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetCUBIN
"""),
    "nvrtcGetErrorString": _checked.Form(texts=(0,), doc="""Returns the name of a result code, such as ``NVRTC_ERROR_COMPILATION``.

``const char *nvrtcGetErrorString(nvrtcResult result)``

Parameters
----------
result : nvrtcResult

Returns
-------
value : str

Notes
-----
Declared in ``nvrtc.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetErrorString
"""),
    "nvrtcGetLTOIR": _checked.Form(lambda prog, LTOIR=None: (prog, LTOIR), 1, size=("nvrtcGetLTOIRSize", (0,)), doc="""Gets a compiled program's LTO-IR, for nvJitLink; its size is the result of ``nvrtcGetLTOIRSize``.

``nvrtcResult nvrtcGetLTOIR(nvrtcProgram prog, char *LTOIR)``

Parameters
----------
prog : nvrtcProgram or None
LTOIR : buffer, optional
    If omitted, cubind determines the required length.

Returns
-------
LTOIR : bytes
    Returned only if a size is passed in place of the buffer.

Raises
------
CudaError
    The result code is not ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.

Notes
-----
Declared in ``nvrtc.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetLTOIR
"""),
    "nvrtcGetLoweredName": _checked.Form(texts=(0,), doc="""Returns the mangled name of a registered kernel or variable of a compiled program.

``nvrtcResult nvrtcGetLoweredName(nvrtcProgram prog, const char *name_expression, const char **lowered_name)``

Parameters
----------
prog : nvrtcProgram or None
name_expression : bytes or str

Returns
-------
lowered_name : str

Raises
------
CudaError
    The result code is not ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``, ``NVRTC_ERROR_NAME_EXPRESSION_NOT_VALID``, ``NVRTC_ERROR_NO_LOWERED_NAMES_BEFORE_COMPILATION``.

Notes
-----
Declared in ``nvrtc.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetLoweredName
"""),
    "nvrtcGetNVVM": _checked.Form(lambda prog, nvvm=None: (prog, nvvm), 1, size=("nvrtcGetNVVMSize", (0,)), doc="""Gets a compiled program's NVVM IR (superseded by ``nvrtcGetLTOIR``).

``nvrtcResult nvrtcGetNVVM(nvrtcProgram prog, char *nvvm)``

Parameters
----------
prog : nvrtcProgram or None
nvvm : buffer, optional
    If omitted, cubind determines the required length.

Returns
-------
nvvm : bytes
    Returned only if a size is passed in place of the buffer.

Raises
------
CudaError
    The result code is not ``NVRTC_SUCCESS``.

Notes
-----
Declared in ``nvrtc.h``. Since at least CUDA 12.0, until CUDA 12.9. Deprecated.
https://docs.nvidia.com/cuda/archive/12.9.1/nvrtc/index.html#:~:text=nvrtcGetNVVM
"""),
    "nvrtcGetOptiXIR": _checked.Form(lambda prog, optixir=None: (prog, optixir), 1, size=("nvrtcGetOptiXIRSize", (0,)), doc="""Gets a compiled program's OptiX-IR, whose size ``nvrtcGetOptiXIRSize`` returns.

``nvrtcResult nvrtcGetOptiXIR(nvrtcProgram prog, char *optixir)``

Parameters
----------
prog : nvrtcProgram or None
optixir : buffer, optional
    If omitted, cubind determines the required length.

Returns
-------
optixir : bytes
    Returned only if a size is passed in place of the buffer.

Raises
------
CudaError
    The result code is not ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.

Notes
-----
Declared in ``nvrtc.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetOptiXIR
"""),
    "nvrtcGetPTX": _checked.Form(lambda prog, ptx=None: (prog, ptx), 1, size=("nvrtcGetPTXSize", (0,)), texts=(0,), doc="""Gets a compiled program's PTX, whose size ``nvrtcGetPTXSize`` returns.

``nvrtcResult nvrtcGetPTX(nvrtcProgram prog, char *ptx)``

Parameters
----------
prog : nvrtcProgram or None
ptx : buffer, optional
    If omitted, cubind determines the required length.

Returns
-------
ptx : str
    Returned only if a size is passed in place of the buffer.

Raises
------
CudaError
    The result code is not ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.

Notes
-----
Declared in ``nvrtc.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetPTX
"""),
    "nvrtcGetProgramLog": _checked.Form(lambda prog, log=None: (prog, log), 1, size=("nvrtcGetProgramLogSize", (0,)), texts=(0,), doc="""Gets a program's warnings and errors, whose size ``nvrtcGetProgramLogSize`` returns.

``nvrtcResult nvrtcGetProgramLog(nvrtcProgram prog, char *log)``

Parameters
----------
prog : nvrtcProgram or None
log : buffer, optional
    If omitted, cubind determines the required length.

Returns
-------
log : str
    Returned only if a size is passed in place of the buffer.

Raises
------
CudaError
    The result code is not ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.

Notes
-----
Declared in ``nvrtc.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetProgramLog
"""),
}

_checked.view(globals(), "cubind.cuda12.nvrtc", _FORMS)
