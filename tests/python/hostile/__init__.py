"""Seeded generators of hostile programs, each in a separate process. `run.py` runs them for long; a test runs them briefly."""

# The stubs forbid most of these calls.
# mypy: ignore-errors
