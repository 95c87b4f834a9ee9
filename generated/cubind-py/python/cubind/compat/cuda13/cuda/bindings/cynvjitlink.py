"""The C functions of nvJitLink of CUDA 13, for Cython's `cimport`."""
# Written by cubind's generator: do not edit.

from cubind import _native

__pyx_capi__ = _native.capsules(13, "nvjitlink")
