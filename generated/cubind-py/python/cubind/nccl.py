"""NCCL 2 (API of 2.32).

Functions have the same names and order of parameters as in C. Values that C writes through pointers are returned after
the result code. Each function is documented: `help(cubind.nccl.ncclAllGather)`.
"""
# Written by cubind's generator: do not edit.

from cubind import _modules

_modules.fill(globals(), 2, "nccl")
