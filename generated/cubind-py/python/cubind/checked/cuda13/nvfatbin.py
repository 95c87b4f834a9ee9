"""nvFatbin of CUDA 13, with exceptions instead of result codes."""
# Written by cubind's generator: do not edit.

from cubind import _checked

# The functions that differ from the plain ones in more than the result code.
_FORMS = {
    "nvFatbinGet": _checked.Form(lambda handle, buffer=None: (handle, buffer), 1, size=("nvFatbinSize", (0,)), doc="""Copies the finished fat binary to a buffer of ``nvFatbinSize`` bytes.

``nvFatbinResult nvFatbinGet(nvFatbinHandle handle, void *buffer)``

Parameters
----------
handle : nvFatbinHandle or None
buffer : buffer, optional
    The library determines it if it is omitted.

Returns
-------
buffer : bytes
    If no buffer is passed.

Raises
------
CudaError
    The code is not ``NVFATBIN_SUCCESS``. Documented errors: ``NVFATBIN_ERROR_INTERNAL``, ``NVFATBIN_ERROR_NULL_POINTER``.

Notes
-----
In ``nvFatbin.h``. Since CUDA 12.4 or earlier.
https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinGet
"""),
    "nvFatbinGetErrorString": _checked.Form(texts=(0,), doc="""Returns the description of a result code as a C string.

``const char *nvFatbinGetErrorString(nvFatbinResult result)``

Parameters
----------
result : nvFatbinResult

Returns
-------
value : str

Notes
-----
In ``nvFatbin.h``. Since CUDA 12.4 or earlier.
https://docs.nvidia.com/cuda/nvfatbin/index.html#:~:text=nvFatbinGetErrorString
"""),
}

_checked.view(globals(), "cubind.cuda13.nvfatbin", _FORMS)
