"""cuStateVec 1, as of 1.15.

C's names and C's order of parameters; what C writes through pointers is returned after the result code. Each function
is documented: `help(cubind.custatevec.custatevecAbs2SumArray)`.
"""
# Written by cubind's generator: do not edit.

from cubind import _modules

_modules.fill(globals(), 1, "custatevec")
