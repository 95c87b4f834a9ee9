"""cuFFT functions that raise exceptions, for CUDA 13 unless CUBIND_CUDA selects another major version."""
# Written by cubind's generator: do not edit.

import sys

from cubind import _modules

sys.modules[__name__] = _modules.chosen("cufft", majors=("12", "13"), default="13", package="cubind.checked")
