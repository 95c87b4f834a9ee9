"""A package whose modules alone matter."""
