# Written by cubind's generator: do not edit.
from cubind.checked.cuda12 import driver as driver, nvrtc as nvrtc, runtime as runtime
