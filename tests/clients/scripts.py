"""A pytest plugin that runs the scripts of CUBIND_CLIENTS_SCRIPTS, one test for each: it passes if the script exits
with 0."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SECONDS = 150


class Script(pytest.Item):
    """A script that is run in the same way as by a user."""

    @property
    def originalname(self) -> str:
        """Returns the name in the form that functions have: CUTLASS's plugin reads this attribute of every test."""
        return self.name

    def runtest(self) -> None:
        done = subprocess.run(
            [sys.executable, str(self.path)], capture_output=True, text=True, timeout=SECONDS, cwd=self.path.parent
        )
        if done.returncode:
            pytest.fail(f"exit code {done.returncode}\n{done.stdout[-2000:]}\n{done.stderr[-4000:]}", pytrace=False)

    def reportinfo(self) -> tuple[Path, None, str]:
        return self.path, None, f"script {self.path.name}"


class ScriptFile(pytest.File):
    """The file of one script."""

    def collect(self) -> Iterator[Script]:
        yield Script.from_parent(self, name=self.path.name)


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> ScriptFile | None:
    scripts = os.environ.get("CUBIND_CLIENTS_SCRIPTS", "").split(os.pathsep)
    if str(file_path) not in scripts:
        return None
    return ScriptFile.from_parent(parent, path=file_path)
