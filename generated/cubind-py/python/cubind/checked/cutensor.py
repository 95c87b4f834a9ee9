"""cuTENSOR 2, with exceptions instead of result codes."""
# Written by cubind's generator: do not edit.

from cubind import _checked

# The functions that differ from their plain forms in more than the result code.
_FORMS = {
    "cutensorGetErrorString": _checked.Form(texts=(0,), doc="""Returns the English description of a status.

``const char *cutensorGetErrorString(cutensorStatus_t error)``

Parameters
----------
error : cutensorStatus_t

Returns
-------
value : str

Notes
-----
Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorGetErrorString
"""),
}

_checked.view(globals(), "cubind.cutensor", _FORMS)
