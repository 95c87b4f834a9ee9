"""The C functions of cuFile of CUDA 12, for Cython's `cimport`."""
# Written by cubind's generator: do not edit.

from cubind import _native

__pyx_capi__ = _native.capsules(12, "cufile")
