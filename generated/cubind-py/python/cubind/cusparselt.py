"""cuSPARSELt 0, as of 0.10.

Functions have C's names and C's order of parameters; values that C writes through pointers are returned after the result
code. Each function is documented: `help(cubind.cusparselt.cusparseLtDenseDescriptorInit)`.
"""
# Written by cubind's generator: do not edit.

from cubind import _modules

_modules.fill(globals(), 0, "cusparselt")
