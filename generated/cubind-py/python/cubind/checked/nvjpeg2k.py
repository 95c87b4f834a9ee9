"""nvJPEG2000 0, with exceptions instead of result codes."""
# Written by cubind's generator: do not edit.

from cubind import _checked

# The functions that differ from their plain forms in more than the result code.
_FORMS = {
    "nvjpeg2kEncodeRetrieveBitstream": _checked.Form(told=("length",), doc="""Copies the compressed image to host memory, or returns its length if the address is null.

``nvjpeg2kStatus_t nvjpeg2kEncodeRetrieveBitstream(nvjpeg2kEncoder_t enc_handle, nvjpeg2kEncodeState_t encode_state, unsigned char *compressed_data, size_t *length, cudaStream_t stream)``

Parameters
----------
enc_handle : nvjpeg2kEncoder_t or None
encode_state : nvjpeg2kEncodeState_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
compressed_data : buffer or None
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
length : int
stream : runtime.cudaStream_t or None

Returns
-------
length : int
compressed_data : bytes
    Returned only if a size is passed in place of the buffer.

Raises
------
CudaError
    The result code is not ``NVJPEG2K_STATUS_SUCCESS``.
    The exception's attribute ``outputs`` contains: ``length``.

Notes
-----
Declared in ``nvjpeg2k.h``. Since at least nvJPEG2000 0.8.
https://docs.nvidia.com/cuda/nvjpeg2000/api_ref.html#:~:text=nvjpeg2kEncodeRetrieveBitstream
"""),
}

_checked.view(globals(), "cubind.nvjpeg2k", _FORMS)
