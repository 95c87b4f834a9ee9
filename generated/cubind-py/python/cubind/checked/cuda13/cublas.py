"""cuBLAS and cuBLASXt of CUDA 13, with exceptions instead of result codes."""
# Written by cubind's generator: do not edit.

from cubind import _checked

# The functions that differ from their plain forms in more than the result code.
_FORMS = {
    "cublasGetStatusName": _checked.Form(texts=(0,), doc="""Returns the name of a status, such as ``CUBLAS_STATUS_SUCCESS``.

``const char *cublasGetStatusName(cublasStatus_t status)``

Parameters
----------
status : cublasStatus_t

Returns
-------
value : str

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetStatusName
"""),
    "cublasGetStatusString": _checked.Form(texts=(0,), doc="""Returns the English description of a status.

``const char *cublasGetStatusString(cublasStatus_t status)``

Parameters
----------
status : cublasStatus_t

Returns
-------
value : str

Notes
-----
Declared in ``cublas_api.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetStatusString
"""),
}

_checked.view(globals(), "cubind.cuda13.cublas", _FORMS)
