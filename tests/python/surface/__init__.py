"""What the modules of cuda.bindings and of cubind show: what differs, and why that may be."""
