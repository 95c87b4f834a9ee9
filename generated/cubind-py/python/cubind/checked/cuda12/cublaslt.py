"""cuBLASLt of CUDA 12, with exceptions instead of result codes."""
# Written by cubind's generator: do not edit.

from cubind import _checked

# The functions that differ from their plain forms in more than the result code.
_FORMS = {
    "cublasLtGetStatusName": _checked.Form(texts=(0,), doc="""Returns the name of a status, such as ``CUBLAS_STATUS_SUCCESS``.

``const char *cublasLtGetStatusName(cublasStatus_t status)``

Parameters
----------
status : cublas.cublasStatus_t

Returns
-------
value : str

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtGetStatusName
"""),
    "cublasLtGetStatusString": _checked.Form(texts=(0,), doc="""Returns the English description of a status.

``const char *cublasLtGetStatusString(cublasStatus_t status)``

Parameters
----------
status : cublas.cublasStatus_t

Returns
-------
value : str

Notes
-----
Declared in ``cublasLt.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublaslt-api:~:text=cublasLtGetStatusString
"""),
}

_checked.view(globals(), "cubind.cuda12.cublaslt", _FORMS)
