"""The same calls through cuda.bindings and through cubind, over recording stubs: the differences, and their reasons."""
