"""cuSPARSE of CUDA 12, with exceptions instead of result codes."""
# Written by cubind's generator: do not edit.

from cubind import _checked

_checked.view(globals(), "cubind.cuda12.cusparse")
