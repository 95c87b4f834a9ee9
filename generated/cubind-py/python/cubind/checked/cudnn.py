"""cuDNN 9, with exceptions instead of result codes."""
# Written by cubind's generator: do not edit.

from cubind import _checked

# The functions that differ from their plain forms in more than the result code.
_FORMS = {
    "cudnnGetErrorString": _checked.Form(texts=(0,), doc="""Returns the name of a status, such as ``CUDNN_STATUS_SUCCESS``.

``const char *cudnnGetErrorString(cudnnStatus_t status)``

Parameters
----------
status : cudnnStatus_t

Returns
-------
value : str

Notes
-----
Declared in ``cudnn_graph.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetErrorString
"""),
    "cudnnGetLastErrorString": _checked.Form(texts=(0,), doc="""Gets the message of the calling thread's last error.

``void cudnnGetLastErrorString(char *message, size_t max_size)``

Parameters
----------
max_size : int

Returns
-------
message : str

Notes
-----
Declared in ``cudnn_graph.h``. Since at least cuDNN 9.10.
https://docs.nvidia.com/deeplearning/cudnn/backend/latest/api/overview.html#:~:text=cudnnGetLastErrorString
"""),
}

_checked.view(globals(), "cubind.cudnn", _FORMS)
