"""nvCOMP 6 (API of 6.0).

Functions have the same names and order of parameters as in C. Values that C writes through pointers are returned after
the result code. Each function is documented: `help(cubind.nvcomp.nvcompBatchedANSCompressAsync)`.
"""
# Written by cubind's generator: do not edit.

from cubind import _modules

_modules.fill(globals(), 6, "nvcomp")
