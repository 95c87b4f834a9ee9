"""cuTensorNet 2, as of 2.14.

C's names and C's order of parameters; what C writes through pointers is returned after the result code. Each function
is documented: `help(cubind.cutensornet.cutensornetAccessorCompute)`.
"""
# Written by cubind's generator: do not edit.

from cubind import _modules

_modules.fill(globals(), 2, "cutensornet")
