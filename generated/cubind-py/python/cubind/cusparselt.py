"""cuSPARSELt 0, as of 0.10.

C's names and C's order of parameters; what C writes through pointers is returned after the result code. Each function
is documented: `help(cubind.cusparselt.cusparseLtDenseDescriptorInit)`.
"""
# Written by cubind's generator: do not edit.

from cubind import _modules

_modules.fill(globals(), 0, "cusparselt")
