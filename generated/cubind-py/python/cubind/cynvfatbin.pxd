# Written by cubind's generator: do not edit.
from cubind.cuda13.cynvfatbin cimport *
