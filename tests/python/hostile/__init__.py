"""Generators of hostile programs: seeded, each in a process of its own; `run.py` is the long run, a test the short one."""

# What is tried here is what the stubs forbid.
# mypy: ignore-errors
