"""nvTIFF 0, with exceptions instead of result codes."""
# Written by cubind's generator: do not edit.

from cubind import _checked

# The functions that differ from their plain forms in more than the result code.
_FORMS = {
    "nvtiffStreamGetGeoKeyASCII": _checked.Form(lambda tiff_stream, key, max_len=None: (tiff_stream, key, max_len), 2, string=True, texts=(0,), doc="""Gets the string value of a GeoTIFF key.

``nvtiffStatus_t nvtiffStreamGetGeoKeyASCII(nvtiffStream_t tiff_stream, nvtiffGeoKey_t key, char *str, uint32_t max_len)``

Parameters
----------
tiff_stream : nvtiffStream_t or None
key : nvtiffGeoKey_t
max_len : int, optional
    If omitted, cubind determines the required length.

Returns
-------
str : str

Raises
------
CudaError
    The result code is not ``NVTIFF_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffStreamGetGeoKeyASCII
"""),
    "nvtiffWriteTiffBuffer": _checked.Form(doc="""Writes encoded images to host memory as a TIFF.

``nvtiffStatus_t nvtiffWriteTiffBuffer(nvtiffEncoder_t encoder, nvtiffEncodeParams_t *params, uint32_t num_params, uint8_t *buffer, size_t size, cudaStream_t stream)``

Parameters
----------
encoder : nvtiffEncoder_t or None
params : list[nvtiffEncodeParams_t] or None
num_params, size : int
buffer : buffer
stream : runtime.cudaStream_t or None

Returns
-------
buffer : bytes
    Returned only if a size is passed in place of the buffer.

Raises
------
CudaError
    The result code is not ``NVTIFF_STATUS_SUCCESS``.

Notes
-----
Declared in ``nvtiff.h``. Since at least nvTIFF 0.8.
https://docs.nvidia.com/cuda/nvtiff/apireference.html#:~:text=nvtiffWriteTiffBuffer
"""),
}

_checked.view(globals(), "cubind.nvtiff", _FORMS)
