"""cuSPARSE of CUDA 12 (API of toolkit 12.9).

Functions have the same names and order of parameters as in C. Values that C writes through pointers are returned after
the result code. Each function is documented: `help(cubind.cuda12.cusparse.cusparseAxpby)`.
"""
# Written by cubind's generator: do not edit.

from cubind import _modules

_modules.fill(globals(), 12, "cusparse")
