"""`cuda.bindings.driver` is cubind's module."""
# Written by cubind's generator: do not edit.

import sys

import cubind.cuda12.driver

# The module itself, so that there is one class of each name: the import system uses what is in `sys.modules` afterwards.
sys.modules[__name__] = cubind.cuda12.driver
