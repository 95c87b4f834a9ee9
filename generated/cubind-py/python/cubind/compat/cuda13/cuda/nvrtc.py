"""`cuda.nvrtc` of CUDA Python 11 is `cuda.bindings.nvrtc`."""

import sys

from cubind import _modules

sys.modules[__name__] = _modules.imported("cuda.bindings.nvrtc")
