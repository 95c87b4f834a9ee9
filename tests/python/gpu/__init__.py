"""Tests on a GPU; skipped, with the reason, if there is none."""
