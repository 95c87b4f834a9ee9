"""Runs the examples and the programs of the guide in the same way as a user."""

import pathlib
import subprocess
import sys

import pytest
from guide import programs

EXAMPLES = pathlib.Path(__file__).resolve().parents[3] / "generated" / "cubind-py" / "examples"


@pytest.mark.parametrize("example", sorted(path.name for path in EXAMPLES.glob("*.py")))
def test_examples_verify(gpu: int, example: str) -> None:
    run = subprocess.run([sys.executable, EXAMPLES / example], capture_output=True, text=True, check=False)
    if "DynamicLibNotFoundError" in run.stderr:
        pytest.skip(run.stderr.splitlines()[-1])
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.parametrize("title", sorted(programs()))
def test_programs_of_the_guide_run(gpu: int, title: str) -> None:
    run = subprocess.run([sys.executable, "-c", programs()[title]], capture_output=True, text=True, check=False)
    if "DynamicLibNotFoundError" in run.stderr:
        pytest.skip(run.stderr.splitlines()[-1])
    assert run.returncode == 0, run.stdout + run.stderr
