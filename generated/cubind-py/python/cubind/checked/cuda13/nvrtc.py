"""NVRTC of CUDA 13, with exceptions instead of result codes."""
# Written by cubind's generator: do not edit.

from cubind import _checked

# The functions that differ from their plain forms in more than the result code.
_FORMS = {
    "nvrtcGetBundledHeadersInfo": _checked.Form(texts=(1,), doc="""Returns the number, sizes and CUDA version of the headers that the library contains, if any.

``nvrtcResult nvrtcGetBundledHeadersInfo(nvrtcBundledHeadersInfo *info, const char **errorLog)``

Returns
-------
info : nvrtcBundledHeadersInfo
errorLog : str

Raises
------
CudaError
    The result code is not ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_BUILTIN_OPERATION_FAILURE``, ``NVRTC_ERROR_INVALID_INPUT``.

Notes
-----
Declared in ``nvrtc.h``. Since CUDA 13.3.
https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetBundledHeadersInfo
"""),
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
    "nvrtcGetTileIR": _checked.Form(lambda prog, TileIR=None: (prog, TileIR), 1, size=("nvrtcGetTileIRSize", (0,)), doc="""Gets a compiled program's Tile IR, whose size ``nvrtcGetTileIRSize`` returns.

``nvrtcResult nvrtcGetTileIR(nvrtcProgram prog, char *TileIR)``

Parameters
----------
prog : nvrtcProgram or None
TileIR : buffer, optional
    If omitted, cubind determines the required length.

Returns
-------
TileIR : bytes
    Returned only if a size is passed in place of the buffer.

Raises
------
CudaError
    The result code is not ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_INVALID_INPUT``, ``NVRTC_ERROR_INVALID_PROGRAM``.

Notes
-----
Declared in ``nvrtc.h``. Since CUDA 13.2.
https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcGetTileIR
"""),
    "nvrtcInstallBundledHeaders": _checked.Form(texts=(0,), doc="""Unpacks the headers that the library contains into a directory.

``nvrtcResult nvrtcInstallBundledHeaders(const char *installPath, unsigned int flags, const char **errorLog)``

Parameters
----------
installPath : bytes or str
flags : int
    Flags: ``NVRTC_INSTALL_HEADERS_FORCE_OVERWRITE``, ``NVRTC_INSTALL_HEADERS_NO_WAIT``, ``NVRTC_INSTALL_HEADERS_SKIP_IF_EXISTS``.

Returns
-------
errorLog : str

Raises
------
CudaError
    The result code is not ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_BUILTIN_OPERATION_FAILURE``, ``NVRTC_ERROR_BUSY``, ``NVRTC_ERROR_INVALID_INPUT``.

Notes
-----
Declared in ``nvrtc.h``. Since CUDA 13.3.
https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcInstallBundledHeaders
"""),
    "nvrtcRemoveBundledHeaders": _checked.Form(texts=(0,), doc="""Removes the headers that ``nvrtcInstallBundledHeaders`` unpacked into a directory.

``nvrtcResult nvrtcRemoveBundledHeaders(const char *installPath, const char **errorLog)``

Parameters
----------
installPath : bytes or str

Returns
-------
errorLog : str

Raises
------
CudaError
    The result code is not ``NVRTC_SUCCESS``. Documented errors: ``NVRTC_ERROR_BUILTIN_OPERATION_FAILURE``, ``NVRTC_ERROR_INVALID_INPUT``.

Notes
-----
Declared in ``nvrtc.h``. Since CUDA 13.3.
https://docs.nvidia.com/cuda/nvrtc/index.html#:~:text=nvrtcRemoveBundledHeaders
"""),
}

_checked.view(globals(), "cubind.cuda13.nvrtc", _FORMS)
