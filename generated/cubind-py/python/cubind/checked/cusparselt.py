"""cuSPARSELt 0, with exceptions instead of result codes."""
# Written by cubind's generator: do not edit.

from cubind import _checked

# The functions that differ from their plain forms in more than the result code.
_FORMS = {
    "cusparseLtGetErrorName": _checked.Form(texts=(0,), doc="""Returns the name of a status, such as ``CUSPARSE_STATUS_SUCCESS``.

``const char *cusparseLtGetErrorName(cusparseStatus_t status)``

Parameters
----------
status : cusparse.cusparseStatus_t

Returns
-------
value : str

Notes
-----
Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtGetErrorName
"""),
    "cusparseLtGetErrorString": _checked.Form(texts=(0,), doc="""Returns the English description of a status.

``const char *cusparseLtGetErrorString(cusparseStatus_t status)``

Parameters
----------
status : cusparse.cusparseStatus_t

Returns
-------
value : str

Notes
-----
Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtGetErrorString
"""),
}

_checked.view(globals(), "cubind.cusparselt", _FORMS)
