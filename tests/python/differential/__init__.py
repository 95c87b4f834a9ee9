"""The same calls through cuda.bindings and through cubind, over echo libraries: the differences, and their reasons."""
