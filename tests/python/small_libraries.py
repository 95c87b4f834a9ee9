"""Small C libraries, and programs in separate processes that use them, because their errors may end the process."""

import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest


def build(folder: Path, sources: dict[str, str]) -> Path:
    """Compiles libraries, given by their file names and sources, and returns their folder."""
    for file, source in sources.items():
        command = [os.environ.get("CC", "cc"), "-w", "-shared", "-fPIC", "-x", "c", "-o", str(folder / file), "-"]
        try:
            subprocess.run(command, input=source, text=True, check=True)
        except FileNotFoundError as error:
            pytest.skip(f"there is no C compiler: {error}")
    return folder


def run(folder: Path, code: str, prelude: str = "", **environment: str) -> str:
    """Returns the output of a program, which must exit without an error."""
    others = {name: value for name, value in os.environ.items() if not name.startswith(("CUDA", "CUBIND"))}
    found = others | {"LD_LIBRARY_PATH": str(folder), "CUBIND_CUDA": "13"} | environment
    command = [sys.executable, "-X", "faulthandler", "-W", "ignore", "-c", prelude + textwrap.dedent(code)]
    done = subprocess.run(command, env=found, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, f"exit status {done.returncode}: {done.stdout}{done.stderr[-3000:]}"
    return done.stdout
