"""nvJitLink of CUDA 12, with exceptions instead of result codes."""
# Written by cubind's generator: do not edit.

from cubind import _checked

# The functions that differ from their plain forms in more than the result code.
_FORMS = {
    "nvJitLinkGetErrorLog": _checked.Form(lambda handle, log=None: (handle, log), 1, size=("nvJitLinkGetErrorLogSize", (0,)), texts=(0,), doc="""Gets a link's error log, whose size ``nvJitLinkGetErrorLogSize`` returns.

``nvJitLinkResult nvJitLinkGetErrorLog(nvJitLinkHandle handle, char *log)``

Parameters
----------
handle : nvJitLinkHandle or None
log : buffer, optional
    If omitted, cubind determines the required length.

Returns
-------
log : str
    Returned only if a size is passed in place of the buffer.

Raises
------
CudaError
    The result code is not ``NVJITLINK_SUCCESS``.

Notes
-----
Declared in ``nvJitLink.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetErrorLog
"""),
    "nvJitLinkGetInfoLog": _checked.Form(lambda handle, log=None: (handle, log), 1, size=("nvJitLinkGetInfoLogSize", (0,)), texts=(0,), doc="""Gets a link's notes and warnings (info log), whose size ``nvJitLinkGetInfoLogSize`` returns.

``nvJitLinkResult nvJitLinkGetInfoLog(nvJitLinkHandle handle, char *log)``

Parameters
----------
handle : nvJitLinkHandle or None
log : buffer, optional
    If omitted, cubind determines the required length.

Returns
-------
log : str
    Returned only if a size is passed in place of the buffer.

Raises
------
CudaError
    The result code is not ``NVJITLINK_SUCCESS``.

Notes
-----
Declared in ``nvJitLink.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetInfoLog
"""),
    "nvJitLinkGetLinkedCubin": _checked.Form(lambda handle, cubin=None: (handle, cubin), 1, size=("nvJitLinkGetLinkedCubinSize", (0,)), doc="""Gets a link's cubin, whose size ``nvJitLinkGetLinkedCubinSize`` returns.

``nvJitLinkResult nvJitLinkGetLinkedCubin(nvJitLinkHandle handle, void *cubin)``

Parameters
----------
handle : nvJitLinkHandle or None
cubin : buffer, optional
    If omitted, cubind determines the required length.

Returns
-------
cubin : bytes
    Returned only if a size is passed in place of the buffer.

Raises
------
CudaError
    The result code is not ``NVJITLINK_SUCCESS``.

Notes
-----
Declared in ``nvJitLink.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetLinkedCubin
"""),
    "nvJitLinkGetLinkedPtx": _checked.Form(lambda handle, ptx=None: (handle, ptx), 1, size=("nvJitLinkGetLinkedPtxSize", (0,)), texts=(0,), doc="""Gets a link's PTX, whose size ``nvJitLinkGetLinkedPtxSize`` returns.

``nvJitLinkResult nvJitLinkGetLinkedPtx(nvJitLinkHandle handle, char *ptx)``

Parameters
----------
handle : nvJitLinkHandle or None
ptx : buffer, optional
    If omitted, cubind determines the required length.

Returns
-------
ptx : str
    Returned only if a size is passed in place of the buffer.

Raises
------
CudaError
    The result code is not ``NVJITLINK_SUCCESS``.

Notes
-----
Declared in ``nvJitLink.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjitlink/index.html#:~:text=nvJitLinkGetLinkedPtx
"""),
}

_checked.view(globals(), "cubind.cuda12.nvjitlink", _FORMS)
