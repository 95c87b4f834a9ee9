"""Every function of a package that depends on cubind, through recording stubs, like `test_echo.py` for cubind itself.

`cargo xtask package` builds the package and the libraries, and sets their paths; without it these tests are skipped.
"""

import importlib
import json
import os
from pathlib import Path

import pytest
from echo.runs import Echo, agree, has_twins, is_installed, version, version_of
from echo.runs import echo as echo

PACKAGE = os.environ.get("CUBIND_PACKAGE")
CALLS = os.environ.get("CUBIND_ECHO_CALLS_JSON")


def modules() -> list[tuple[str, int]]:
    """Returns each library of the package with each of its major versions."""
    if not PACKAGE or not CALLS:
        return []
    return [(row["library"], row["major"]) for row in json.loads(Path(CALLS).read_text(encoding="utf-8"))["modules"]]


pytestmark = pytest.mark.skipif(not PACKAGE, reason="CUBIND_PACKAGE is not set: `cargo xtask package` sets it")
EVERY_MODULE = pytest.mark.parametrize(("library", "major"), modules(), ids=lambda value: str(value))


def test_every_module_is_called() -> None:
    results = importlib.import_module(f"{PACKAGE}._results")
    assert modules() and sorted(modules()) == sorted(
        (library, major) for library, found in results.MODULES.items() for major, _ in found
    )


@EVERY_MODULE
@pytest.mark.parametrize("situation", ["complete", "per_thread"])
def test_arguments_arrive_and_outputs_come_back(
    echo: Echo, library: str, major: int, situation: str, capsys: pytest.CaptureFixture[str]
) -> None:
    row = echo.module(library, major)
    if situation == "per_thread" and not has_twins(row):
        pytest.skip("no function has a twin for per-thread default streams")
    report = echo.run(library, major, situation, echo.folder / row["toolkit"])
    agree(report, row, capsys)
    assert report["missing"] == 0


@pytest.mark.parametrize("situation", ["old", "old_per_thread"])
def test_a_function_that_an_old_library_lacks_is_an_exception(
    echo: Echo, situation: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if not echo.older():
        pytest.skip("all libraries of the package have versions of their own")
    for row, folder in echo.older():
        if situation == "old_per_thread" and not has_twins(row):
            continue
        report = echo.run(row["library"], row["major"], situation, folder)
        agree(report, row, capsys)
        newer = sum(version_of(function["since"]) > version(folder.name) for function in row["functions"])
        assert (report["newer"], report["missing"]) == (newer, newer + report["without_twin"])


@EVERY_MODULE
def test_without_libraries_every_function_is_an_exception(
    echo: Echo, library: str, major: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    row = echo.module(library, major)
    if is_installed(row["file"]):
        pytest.skip(f"{row['file']} is installed on this machine")
    agree(echo.run(library, major, "no_libraries", tmp_path), row, capsys)
