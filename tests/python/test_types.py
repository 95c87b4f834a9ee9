"""Enums, handles and records behave as those of cuda.bindings: values, exceptions, and the bytes in C's memory.

Every class that theirs has is used in both packages; see `surface.exercise`.
"""

import sys
from pathlib import Path

# pytest imports test files without their folder in the path.
sys.path.insert(0, str(Path(__file__).parent))

from surface import steps
from surface.behaviour import BEHAVIOUR

# About what there is in 13.5.0.
LEAST = 25_000


def test_differences_are_those_that_are_listed(tmp_path: Path) -> None:
    steps.compare("exercise", BEHAVIOUR, LEAST, tmp_path)
