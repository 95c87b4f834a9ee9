# Written by cubind's generator: do not edit.
# Type checkers ignore CUBIND_CUDA, so import from `cubind.cuda12` to check calls with its signatures.
from cubind.cuda13.nvvm import *
