"""nvJitLink with exceptions, of CUDA 13 or of the major version that CUBIND_CUDA names."""
# Written by cubind's generator: do not edit.

import sys

from cubind import _modules

sys.modules[__name__] = _modules.chosen("nvjitlink", majors=("12", "13"), default="13", package="cubind.checked")
