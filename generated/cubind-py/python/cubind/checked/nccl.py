"""NCCL 2, with exceptions instead of result codes."""
# Written by cubind's generator: do not edit.

from cubind import _checked

# The functions that differ from their plain forms in more than the result code.
_FORMS = {
    "ncclGetErrorString": _checked.Form(texts=(0,), doc="""Returns the English description of a result code.

``const char *ncclGetErrorString(ncclResult_t result)``

Parameters
----------
result : ncclResult_t

Returns
-------
value : str

Notes
-----
Declared in ``nccl.h``. Since at least NCCL 2.18.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclGetErrorString
"""),
    "ncclGetLastError": _checked.Form(texts=(0,), doc="""Returns a description of the last NCCL error of any communicator.

``const char *ncclGetLastError(ncclComm_t comm)``

Parameters
----------
comm : ncclComm_t or None

Returns
-------
value : str

Notes
-----
Declared in ``nccl.h``. Since at least NCCL 2.18.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclGetLastError
"""),
    "ncclParamGetParameter": _checked.Form(texts=(0,), doc="""Returns the value of a parameter, given by its name, as a string.

``ncclResult_t ncclParamGetParameter(const char *key, const char **value, int *valueLen)``

Parameters
----------
key : bytes or str

Returns
-------
value : str
valueLen : int

Raises
------
CudaError
    The result code is not ``ncclSuccess``.

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.30.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetParameter
"""),
    "ncclParamGetStr": _checked.Form(texts=(0,), doc="""Reads a parameter as a string.

``ncclResult_t ncclParamGetStr(ncclParamHandle_t h, const char **out)``

Parameters
----------
h : ncclParamHandle_t or None

Returns
-------
out : str

Raises
------
CudaError
    The result code is not ``ncclSuccess``.

Notes
-----
Declared in ``nccl.h``. Since NCCL 2.30.
https://docs.nvidia.com/deeplearning/nccl/user-guide/docs/api.html#:~:text=ncclParamGetStr
"""),
}

_checked.view(globals(), "cubind.nccl", _FORMS)
