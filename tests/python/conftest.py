"""Fixtures of all tests."""

from on_gpu import gpu as gpu
