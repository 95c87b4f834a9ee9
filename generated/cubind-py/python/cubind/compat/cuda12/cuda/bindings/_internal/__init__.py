"""A package that only contains modules."""
