"""The same calls through cuda.bindings and through cubind, over echo libraries: what differs, and why that may be."""
