"""The modules of `cuda.bindings` for CUDA 13 that have Python's own names; `cubind.compat` imports them."""
# Written by cubind's generator: do not edit.
