"""nvTIFF 0 (API of 0.8).

Functions have the same names and order of parameters as in C. Values that C writes through pointers are returned after
the result code. Each function is documented: `help(cubind.nvtiff.nvtiffDecode)`.
"""
# Written by cubind's generator: do not edit.

from cubind import _modules

_modules.fill(globals(), 0, "nvtiff")
