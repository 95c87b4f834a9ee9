"""Comparison of the same calls through cuda.bindings and cubind, with recording stubs; differences need reasons."""
