"""cuSPARSE of CUDA 13, with exceptions instead of result codes."""
# Written by cubind's generator: do not edit.

from cubind import _checked

# The functions that differ from their plain forms in more than the result code.
_FORMS = {
    "cusparseGetErrorName": _checked.Form(texts=(0,), doc="""Returns the name of a status, such as ``CUSPARSE_STATUS_SUCCESS``.

``const char *cusparseGetErrorName(cusparseStatus_t status)``

Parameters
----------
status : cusparseStatus_t

Returns
-------
value : str

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetErrorName
"""),
    "cusparseGetErrorString": _checked.Form(texts=(0,), doc="""Returns the English description of a status.

``const char *cusparseGetErrorString(cusparseStatus_t status)``

Parameters
----------
status : cusparseStatus_t

Returns
-------
value : str

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetErrorString
"""),
}

_checked.view(globals(), "cubind.cuda13.cusparse", _FORMS)
