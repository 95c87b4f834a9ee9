"""nvFatbin of CUDA 13, with exceptions instead of result codes."""
# Written by cubind's generator: do not edit.

from cubind import _checked

# The functions that differ from their plain forms in more than the result code.
_FORMS = {
    "nvFatbinGet": _checked.Form(lambda handle, buffer=None: (handle, buffer), 1, size=("nvFatbinSize", (0,)), doc="""Gets a finished fat binary, whose size ``nvFatbinSize`` returns.

``nvFatbinResult nvFatbinGet(nvFatbinHandle handle, void *buffer)``

Parameters
----------
handle : nvFatbinHandle or None
buffer : buffer, optional
    If omitted, cubind determines the required length.

Returns
-------
buffer : bytes
    Returned only if a size is passed in place of the buffer.

Raises
------
CudaError
    The result code is not ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_INTERNAL``, ``NVFATBIN_ERROR_NULL_POINTER``.

Notes
-----
Declared in ``nvFatbin.h``. Since at least CUDA 12.4.
https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinGet
"""),
    "nvFatbinGetErrorString": _checked.Form(texts=(0,), doc="""Returns the description of a result code.

``const char *nvFatbinGetErrorString(nvFatbinResult result)``

Parameters
----------
result : nvFatbinResult

Returns
-------
value : str

Notes
-----
Declared in ``nvFatbin.h``. Since at least CUDA 12.4.
https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinGetErrorString
"""),
}

_checked.view(globals(), "cubind.cuda13.nvfatbin", _FORMS)
