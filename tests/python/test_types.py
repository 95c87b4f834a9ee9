"""Behavior of enums, handles and records, compared with cuda.bindings: values, exceptions, and bytes in C's memory.

Every class of cuda.bindings is used in both packages; see `surface.exercise`.
"""

import sys
from pathlib import Path

# pytest imports test files without adding their folder to the path.
sys.path.insert(0, str(Path(__file__).parent))

from surface import steps
from surface.behaviour import BEHAVIOUR

# A number that is slightly lower than the number of steps for 13.5.0.
LEAST = 25_000


def test_all_differences_are_listed(tmp_path: Path) -> None:
    steps.compare("exercise", BEHAVIOUR, LEAST, tmp_path)
