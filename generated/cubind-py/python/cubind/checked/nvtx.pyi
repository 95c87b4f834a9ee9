# Written by cubind's generator: do not edit.
from cubind.checked.cuda13.nvtx import *
