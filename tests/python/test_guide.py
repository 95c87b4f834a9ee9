"""The programs of the guide have the types that the stubs say. On a GPU they run: `gpu/test_programs.py`."""

import importlib.util
import pathlib
import subprocess
import sys

import pytest
from guide import programs

CACHE = pathlib.Path(__file__).resolve().parents[2] / "target" / "cubind" / "mypy"


def test_every_topic_with_code_is_found() -> None:
    assert len(programs()) >= 10 and all("cubind" in text for text in programs().values())


@pytest.mark.skipif(importlib.util.find_spec("mypy") is None, reason="mypy is not installed")
def test_programs_of_the_guide_are_typed(tmp_path: pathlib.Path) -> None:
    for number, (title, text) in enumerate(sorted(programs().items())):
        (tmp_path / f"guide_{number}.py").write_text(f"# {title}\n{text}", "utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(CACHE), str(tmp_path)]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout
