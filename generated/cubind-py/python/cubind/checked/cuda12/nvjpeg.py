"""nvJPEG of CUDA 12, with exceptions instead of result codes."""
# Written by cubind's generator: do not edit.

from cubind import _checked

# The functions that differ from their plain forms in more than the result code.
_FORMS = {
    "nvjpegEncodeRetrieveBitstream": _checked.Form(told=("length",), doc="""Copies the compressed image to host memory, or returns its length if the address is null.

``nvjpegStatus_t nvjpegEncodeRetrieveBitstream(nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, unsigned char *data, size_t *length, cudaStream_t stream)``

Parameters
----------
handle : nvjpegHandle_t or None
encoder_state : nvjpegEncoderState_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
data : buffer or None
    Used after the call returns; must be kept alive until the call's work completes on ``stream``.
length : int
stream : runtime.cudaStream_t or None

Returns
-------
length : int
data : bytes
    Returned only if a size is passed in place of the buffer.

Raises
------
CudaError
    The result code is not ``NVJPEG_STATUS_SUCCESS``.
    The exception's attribute ``outputs`` contains: ``length``.

Notes
-----
Declared in ``nvjpeg.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncodeRetrieveBitstream
"""),
}

_checked.view(globals(), "cubind.cuda12.nvjpeg", _FORMS)
