"""`cuda.bindings.nvrtc` is cubind's module."""
# Written by cubind's generator: do not edit.

import sys

import cubind.cuda13.nvrtc

# This name refers to the module itself, so that each class exists once: afterwards, the import system uses the object
# in `sys.modules`.
sys.modules[__name__] = cubind.cuda13.nvrtc
