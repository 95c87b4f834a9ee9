"""cuFile of CUDA 13, with exceptions instead of result codes."""
# Written by cubind's generator: do not edit.

from cubind import _checked

# The functions that differ from their plain forms in more than the result code.
_FORMS = {
    "cuFileBatchIOGetStatus": _checked.Form(told=("nr", "iocbp"), doc="""Waits, up to a timeout, until a number of a batch's transfers are complete, and returns their results.

``CUfileError_t cuFileBatchIOGetStatus(CUfileBatchHandle_t batch_idp, unsigned int min_nr, unsigned int *nr, CUfileIOEvents_t *iocbp, timespec *timeout)``

Parameters
----------
batch_idp : CUfileBatchHandle_t or None
min_nr, nr : int
timeout : timespec or None

Returns
-------
nr : int
iocbp : list[CUfileIOEvents_t]
    Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

Raises
------
CudaError
    The result code is not ``CU_FILE_SUCCESS``.
    The exception's attribute ``outputs`` contains: ``nr``, ``iocbp``.

Notes
-----
Declared in ``cufile.h``. Since at least CUDA 12.6.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileBatchIOGetStatus
"""),
    "cuFileGetParameterString": _checked.Form(lambda param, length=None: (param, length), 1, string=True, texts=(0,), doc="""Returns the value of a string parameter, such as the log directory.

``CUfileError_t cuFileGetParameterString(CUFileStringConfigParameter_t param, char *desc_str, int len)``

Parameters
----------
param : CUFileStringConfigParameter_t
length : int, optional
    If omitted, cubind determines the required length.

Returns
-------
desc_str : str

Raises
------
CudaError
    The result code is not ``CU_FILE_SUCCESS``.

Notes
-----
Declared in ``cufile.h``. Since CUDA 12.9.
https://docs.nvidia.com/gpudirect-storage/api-reference-guide/index.html#:~:text=cuFileGetParameterString
"""),
}

_checked.view(globals(), "cubind.cuda13.cufile", _FORMS)
