"""nvJPEG of CUDA 13, with exceptions instead of result codes."""
# Written by cubind's generator: do not edit.

from cubind import _checked

# The functions that differ from the plain ones in more than the result code.
_FORMS = {
    "nvjpegEncodeRetrieveBitstream": _checked.Form(told=("length",), doc="""Copies the compressed image to host memory; with null data, writes its length.

``nvjpegStatus_t nvjpegEncodeRetrieveBitstream(nvjpegHandle_t handle, nvjpegEncoderState_t encoder_state, unsigned char *data, size_t *length, cudaStream_t stream)``

Parameters
----------
handle : nvjpegHandle_t or None
encoder_state : nvjpegEncoderState_t or None
    Used after the call: keep it alive until this call completes on ``stream``.
data : buffer or None
    Used after the call: keep it alive until this call completes on ``stream``.
length : int
stream : runtime.cudaStream_t or None

Returns
-------
length : int
data : bytes
    If no buffer is passed.

Raises
------
CudaError
    The code is not ``NVJPEG_STATUS_SUCCESS``.
    Its ``outputs`` are: ``length``.

Notes
-----
In ``nvjpeg.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/nvjpeg/index.html#:~:text=nvjpegEncodeRetrieveBitstream
"""),
}

_checked.view(globals(), "cubind.cuda13.nvjpeg", _FORMS)
