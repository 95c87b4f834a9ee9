"""`cuda.cuda` of CUDA Python 11 is `cuda.bindings.driver`."""

import sys

from cubind import _modules

sys.modules[__name__] = _modules.imported("cuda.bindings.driver")
