# Written by cubind's generator: do not edit.
# What CUBIND_CUDA says is not known here: import from such as `cubind.cuda12` to have its signatures checked.
from cubind.cuda13.driver import *
