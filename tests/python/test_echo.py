"""Every function of the package through recording stubs, libraries that record their arguments: arguments arrive bit
for bit, outputs and error codes are returned, and missing functions raise exceptions.

`cargo xtask test` builds the libraries and sets their paths; without it these tests are skipped.
"""

import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest
from echo.runs import Echo, agree, has_twins, is_installed, version, version_of
from echo.runs import echo as echo
from majors import MODULES

HERE = Path(__file__).parent
EVERY_MODULE = pytest.mark.parametrize(("library", "major"), MODULES, ids=lambda value: str(value))


def test_every_module_is_called(echo: Echo) -> None:
    assert sorted((row["library"], row["major"]) for row in echo.modules) == sorted(MODULES)


@EVERY_MODULE
def test_arguments_arrive_and_outputs_come_back(
    echo: Echo, library: str, major: int, capsys: pytest.CaptureFixture[str]
) -> None:
    row = echo.module(library, major)
    report = echo.run(library, major, "complete", echo.folder / row["toolkit"])
    agree(report, row, capsys)
    assert report["missing"] == 0


# The libraries with functions that have a twin for per-thread default streams. The setting affects no other library.
WITH_TWINS = {"driver", "runtime"}


def test_only_these_libraries_have_twins(echo: Echo) -> None:
    assert {row["library"] for row in echo.modules if has_twins(row)} == WITH_TWINS


@pytest.mark.parametrize(("library", "major"), [module for module in MODULES if module[0] in WITH_TWINS])
def test_per_thread_default_streams_call_the_twins(
    echo: Echo, library: str, major: int, capsys: pytest.CaptureFixture[str]
) -> None:
    row = echo.module(library, major)
    report = echo.run(library, major, "per_thread", echo.folder / row["toolkit"])
    agree(report, row, capsys)
    assert report["missing"] == 0


@pytest.mark.parametrize("situation", ["old", "old_per_thread"])
def test_a_function_that_an_old_library_lacks_is_an_exception(
    echo: Echo, situation: str, capsys: pytest.CaptureFixture[str]
) -> None:
    older = echo.older()
    # There are several drivers that are older than the newest driver module.
    assert sum((row["library"], row["major"]) == ("driver", MODULES[-1][1]) for row, _ in older) > 1
    for row, folder in older:
        if situation == "old_per_thread" and not has_twins(row):
            continue
        report = echo.run(row["library"], row["major"], situation, folder)
        with capsys.disabled():
            print(f"\nwith CUDA {folder.name}:", end="")
        agree(report, row, capsys)
        newer = sum(version_of(function["since"]) > version(folder.name) for function in row["functions"])
        assert report["newer"] == newer
        # Some libraries never change, but every toolkit adds functions to the driver.
        assert newer > 0 or row["library"] != "driver"
        # Only newer functions and newer per-thread symbols are missing.
        assert report["missing"] == newer + report["without_twin"]
        assert situation == "old_per_thread" or report["without_twin"] == 0


@EVERY_MODULE
def test_without_libraries_every_function_is_an_exception(
    echo: Echo, library: str, major: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    row = echo.module(library, major)
    if is_installed(row["file"]):
        pytest.skip(f"{row['file']} is installed on this machine")
    agree(echo.run(library, major, "no_libraries", tmp_path), row, capsys)


def program(echo: Echo, code: str, **environment: str) -> str:
    """Returns the output of a program that runs with the newest toolkit's recording stubs; `echo` is the driver's."""
    folder = echo.folder / echo.module("driver", 13)["toolkit"]
    prelude = f"import sys; sys.path.insert(0, {str(HERE)!r})\nfrom echo_library import Echo\n" + (
        f"echo = Echo({str(folder / 'libcuda.so.1')!r}, answers=True)\n"
    )
    others = {name: value for name, value in os.environ.items() if not name.startswith(("CUDA", "CUBIND"))}
    command = [sys.executable, "-X", "faulthandler", "-c", prelude + textwrap.dedent(code)]
    env = others | {"LD_LIBRARY_PATH": str(folder)} | environment
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def test_there_is_one_location_for_each_region(echo: Echo) -> None:
    """Programs for cuda.bindings pass one record; with more regions, cubind must not write past it."""
    program(
        echo,
        """
        import ctypes
        from cubind.cuda13 import driver as d, runtime as r

        def bytes_of(record):
            return ctypes.string_at(record.getPtr(), 8)

        for call, kind in ((d.cuMemGetLocationInfo, d.CUmemLocation), (r.cudaMemGetLocationInfo, r.cudaMemLocation)):
            # The memory has eight regions of 1 MiB. The memory after these regions must not change.
            memory = ctypes.create_string_buffer(8 * 12)
            records = [kind(_ptr=ctypes.addressof(memory) + 8 * at) for at in range(12)]
            for few in (records[0], [], records[:7], tuple(records[:1])):
                try:
                    call(0x1000, 8 << 20, 1 << 20, 0, few)
                except RuntimeError as error:
                    assert "too small" in str(error), error
                else:
                    raise AssertionError(few)
            assert memory.raw == bytes(len(memory))
            assert echo.last().symbol is None, echo.last().symbol
            err, = call(0x1000, 8 << 20, 1 << 20, 0, records[:8])
            assert err == 0 and all(bytes_of(record) != bytes(8) for record in records[:8])
            assert memory.raw[64:] == bytes(32)
            # A single record is accepted for one region, as in cuda.bindings. None and empty regions are passed to
            # CUDA, which rejects them.
            record = kind()
            err, = call(0x1000, 1 << 20, 1 << 20, 0, record)
            assert err == 0 and bytes_of(record) != bytes(8)
            assert call(0x1000, 1 << 20, 1 << 20, 0, None) == (0,)
            assert call(0x1000, 1 << 20, 0, 0, kind()) == (0,)
            echo.reset()
        """,
    )


SWITCH = "CUDA_PYTHON_CUDA_PER_THREAD_DEFAULT_STREAM"
QUERY = "driver.cuStreamQuery(0); print(echo.last().symbol.decode())"


@pytest.mark.parametrize(("value", "twin"), [("true", "_ptsz"), ("1", "_ptsz"), ("no", ""), ("0", "")])
def test_the_environment_chooses_the_default_stream(echo: Echo, value: str, twin: str) -> None:
    assert program(echo, f"from cubind import driver; {QUERY}", **{SWITCH: value}) == f"cuStreamQuery{twin}\n"


def test_the_program_chooses_the_default_stream(echo: Echo) -> None:
    said = program(
        echo,
        f"""
        import cubind
        from cubind import driver
        assert not cubind.per_thread_default_stream()
        driver.cuInit(0)  # does not fix the choice
        cubind.set_per_thread_default_stream(True)
        {QUERY}
        cubind.set_per_thread_default_stream(True)
        try:
            cubind.set_per_thread_default_stream(False)
        except RuntimeError as error:
            print(error)
        assert cubind.per_thread_default_stream()
        """,
        **{SWITCH: "0"},
    )
    symbol, error = said.splitlines()
    assert symbol == "cuStreamQuery_ptsz" and "each thread's own default stream" in error
