# Written by cubind's generator: do not edit.
from cubind import cuda12 as cuda12, cuda13 as cuda13, driver as driver, nvrtc as nvrtc, runtime as runtime, errors as errors
from cubind.errors import DynamicLibNotFoundError as DynamicLibNotFoundError, FunctionNotFoundError as FunctionNotFoundError

__version__: str
