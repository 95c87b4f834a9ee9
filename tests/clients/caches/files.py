"""Common code of the programs in this folder: lists the files of a folder, and checks that a task adds and changes
none."""

import sys
from collections.abc import Callable
from pathlib import Path


def files(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def main(use: Callable[[Path], None]) -> None:
    """`write DIR` uses the cache, which must then contain files; `read DIR` uses it again, and the files must be
    unchanged."""
    task, folder = sys.argv[1], Path(sys.argv[2]) / "cache"
    folder.mkdir(exist_ok=True)
    before = files(folder)
    use(folder)
    after = files(folder)
    assert after, "nothing was cached"
    if task == "read":
        assert before, "there is nothing to read"
        assert after == before, f"not read: {sorted(set(after) - set(before)) or 'files were written anew'}"
