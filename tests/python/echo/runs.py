"""Runs of this program in separate processes, with the recording stubs that `cargo xtask test` has built, and their
results."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

# The folder that contains this program.
FOLDER = Path(__file__).parent.parent


class Echo:
    """The recording stubs, and the functions to call through them."""

    def __init__(self, folder: str, calls: str) -> None:
        self.folder = Path(folder).resolve()
        found = json.loads(Path(calls).read_text(encoding="utf-8"))
        self.modules: list[dict[str, Any]] = found["modules"]
        # The length that a recording stub uses for every array whose length is determined only by CUDA.
        self.own: int = found["own"]

    def module(self, library: str, major: int) -> dict[str, Any]:
        return next(row for row in self.modules if (row["library"], row["major"]) == (library, major))

    def older(self) -> list[tuple[dict[str, Any], Path]]:
        """Returns every module with each folder in which its library is older than the module."""
        folders = [path for path in sorted(self.folder.iterdir()) if path.is_dir()]
        return [
            (row, folder)
            for row in self.modules
            for folder in folders
            if version(folder.name) < version(row["toolkit"]) and (folder / row["file"]).is_file()
        ]

    def run(self, library: str, major: int, situation: str, folder: Path) -> dict[str, Any]:
        """Calls every function in a new process, with the libraries of this folder."""
        ours = {"LD_LIBRARY_PATH": str(folder), "CUBIND_ECHO_TRACE": "1"}
        if "per_thread" in situation:
            ours["CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM"] = "1"
        others = {name: value for name, value in os.environ.items() if not name.startswith(("CUDA", "CUBIND"))}
        command = [sys.executable, "-X", "faulthandler", "-m", "echo", situation, str(folder)]
        # Reading the tables of calls for all modules takes longer than most calls.
        calls = json.dumps({"own": self.own, "module": self.module(library, major)})
        done = subprocess.run(
            command, cwd=FOLDER, env=others | ours, input=calls, capture_output=True, text=True, timeout=300
        )
        if done.returncode:
            pytest.fail(f"exit status {done.returncode}; the last calls:\n{done.stderr[-2000:]}")
        report: dict[str, Any] = json.loads(done.stdout)
        return report


def has_twins(row: dict[str, Any]) -> bool:
    """Returns true if a function of the module has a twin for per-thread default streams."""
    return any(function["per_thread"] for function in row["functions"])


def version(toolkit: str) -> tuple[int, ...]:
    return tuple(map(int, toolkit.split(".")))


def version_of(number: int) -> tuple[int, int]:
    """Returns a version from its form in headers, 12090 for 12.9."""
    return number // 1000, number % 1000 // 10


@pytest.fixture(scope="module")
def echo() -> Echo:
    folder, calls = os.environ.get("CUBIND_ECHO_DIR"), os.environ.get("CUBIND_ECHO_CALLS_JSON")
    if not folder or not calls:
        pytest.skip("CUBIND_ECHO_DIR and CUBIND_ECHO_CALLS_JSON are not set: `cargo xtask test` sets them")
    return Echo(folder, calls)


def agree(report: dict[str, Any], row: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    """Checks that no check failed, and that every function of the coverage table was called."""
    with capsys.disabled():
        name = row["modules"][row["library"]]
        counts = ", ".join(f"{report[what]} {what}" for what in ("functions", "helpers", "calls", "missing"))
        print(f"\n{name}: {counts}", end=" ")
    wrong = report["wrong"]
    assert not wrong, f"{len(wrong)} wrong:\n" + "\n".join(wrong[:50])
    assert report["functions"] + report["helpers"] == row["bound"]


def is_installed(file: str) -> bool:
    """Returns true if the loader finds a library without LD_LIBRARY_PATH."""
    code = "import ctypes, sys; ctypes.CDLL(sys.argv[1])"
    environment = {name: value for name, value in os.environ.items() if name != "LD_LIBRARY_PATH"}
    return subprocess.run([sys.executable, "-c", code, file], env=environment, capture_output=True).returncode == 0
