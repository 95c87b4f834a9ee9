"""Shared memory and copies in records: the same in cuda.bindings and in cubind.

Every field of every record is read, changed and assigned in both packages; see `surface.sharing`.
"""

import sys
from pathlib import Path

# pytest imports test files without adding their folder to the path.
sys.path.insert(0, str(Path(__file__).parent))

from surface import steps
from surface.sharing_differences import SHARING

# A number that is slightly lower than the number of steps for 13.5.0.
LEAST = 50_000


def test_all_differences_are_listed(tmp_path: Path) -> None:
    steps.compare("sharing", SHARING, LEAST, tmp_path)
