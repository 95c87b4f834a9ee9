"""nvCOMP 6, with exceptions instead of result codes."""
# Written by cubind's generator: do not edit.

from cubind import _checked

# The functions that differ from their plain forms in more than the result code.
_FORMS = {
    "nvcompGetStatusString": _checked.Form(texts=(0,), doc="""Returns the English description of a status.

``const char *nvcompGetStatusString(nvcompStatus_t status)``

Parameters
----------
status : nvcompStatus_t

Returns
-------
value : str

Notes
-----
Declared in ``nvcomp.h``. Since at least nvCOMP 6.0.
https://docs.nvidia.com/cuda/nvcomp/c_api.html#:~:text=nvcompGetStatusString
"""),
}

_checked.view(globals(), "cubind.nvcomp", _FORMS)
