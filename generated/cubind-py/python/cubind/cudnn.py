"""cuDNN 9, as of 9.28.

Functions have C's names and C's order of parameters; values that C writes through pointers are returned after the result
code. Each function is documented: `help(cubind.cudnn.cudnnActivationBackward)`.
"""
# Written by cubind's generator: do not edit.

from cubind import _modules

_modules.fill(globals(), 9, "cudnn")
