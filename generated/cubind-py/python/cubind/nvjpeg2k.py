"""nvJPEG2000 0 (API of 0.11).

Functions have the same names and order of parameters as in C. Values that C writes through pointers are returned after
the result code. Each function is documented: `help(cubind.nvjpeg2k.nvjpeg2kCreate)`.
"""
# Written by cubind's generator: do not edit.

from cubind import _modules

_modules.fill(globals(), 0, "nvjpeg2k")
