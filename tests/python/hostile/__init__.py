"""Generators of hostile programs, seeded, each in a separate process. `run.py` is the long run; a test makes a short
one."""

# The stubs forbid most of these calls.
# mypy: ignore-errors
