# Written by cubind's generator: do not edit.
from cubind.cuda13 import driver as driver, nvrtc as nvrtc, runtime as runtime
