"""NVTX for CUDA 13, unless CUBIND_CUDA selects another major version."""
# Written by cubind's generator: do not edit.

import sys

from cubind import _modules

# The module `cubind.cuda13.nvtx` itself, not a copy, so that each class exists
# once.
sys.modules[__name__] = _modules.chosen("nvtx", majors=("12", "13"), default="13")
