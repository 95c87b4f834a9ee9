"""Tests that need a GPU. Without one they are skipped, and the reason is printed."""
