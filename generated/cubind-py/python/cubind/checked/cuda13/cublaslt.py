"""cuBLASLt of CUDA 13, with exceptions instead of result codes."""
# Written by cubind's generator: do not edit.

from cubind import _checked

_checked.view(globals(), "cubind.cuda13.cublaslt")
