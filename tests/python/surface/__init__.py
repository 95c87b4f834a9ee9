"""The public interfaces of cuda.bindings and of cubind: the differences, and their reasons."""
