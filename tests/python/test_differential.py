"""The same calls through cuda.bindings and through cubind: the same results, types, exceptions and arguments in C.

The driver and NVRTC are recording stubs; NVRTC's results for real programs are compared with the real library.
CUBIND_ECHO_DIR is the folder of the stubs, CUBIND_TOOLKITS_DIR that of the toolkits' own libraries.
"""

import json
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

# pytest imports test files without adding their folder to the path.
sys.path.insert(0, str(Path(__file__).parent))

from differential.compare import difference
from differential.differences import DIFFERENCES, ELSEWHERE, Difference
from differential.runner import HERE, Compared, compared, environment
from majors import newer, ours, reference

TARGET = HERE.parent.parent / "target" / "cubind"
TOOLKITS = Path(os.environ.get("CUBIND_TOOLKITS_DIR", TARGET / "toolkits"))
LIBRARIES = {"driver": "libcuda.so.1", "nvrtc": f"libnvrtc.so.{reference()}"}
Outcome = tuple[list[str], list[Compared]]


@pytest.fixture(scope="module")
def newest() -> Path:
    """The recording stubs of the newest toolkit in the reference's major version; its version is the folder's name."""
    folder = os.environ.get("CUBIND_ECHO_DIR")
    if not folder:
        pytest.skip("CUBIND_ECHO_DIR is not set: `cargo xtask test` builds the recording stubs")
    versions = [path for path in Path(folder).resolve().iterdir() if re.fullmatch(rf"{reference()}\.\d+", path.name)]
    return max(versions, key=lambda path: [int(part) for part in path.name.split(".")])


@pytest.fixture(scope="module")
def toolkit(newest: Path) -> Path:
    """The folder of that toolkit."""
    return TOOLKITS / newest.name


@pytest.fixture(scope="module")
def made(newest: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Outcome]:
    scratch = tmp_path_factory.mktemp("differential")
    return {module: compared(module, newest / library, scratch) for module, library in LIBRARIES.items()}


def test_all_differences_are_listed(made: dict[str, Outcome]) -> None:
    found: Counter[Difference] = Counter()
    unlisted: list[str] = []
    calls = equal = of_newer = 0
    newer_names = newer()
    for _, pairs in made.values():
        for pair in pairs:
            calls += 1
            differs = difference(pair)
            if differs is None:
                equal += 1
                continue
            listed = next((one for one in DIFFERENCES if one.covers(pair, differs)), None)
            if listed:
                found[listed] += 1
            elif pair.call["function"] in newer_names:
                of_newer += 1
            else:
                call = pair.call
                named = [f"{name}={value}" for name, value in call["keywords"].items()]
                unlisted.append(
                    f"{call['function']}({', '.join([*call['positional'], *named])})\n"
                    f"    {call['kind']}, {call['parameter'] or 'no parameter'}, {call['case']}: {differs.what}\n"
                    f"    theirs: {differs.theirs[:300]}\n    ours:   {differs.ours[:300]}"
                )
    headings: Counter[str] = Counter()
    for one, times in found.items():
        headings[one.heading] += times
    print(f"{calls} calls, {equal} equal, {dict(headings)}, {of_newer} of newer toolkits, {len(unlisted)} not listed")
    more = f"\n… and {len(unlisted) - 20} more" if len(unlisted) > 20 else ""
    assert not unlisted, f"{len(unlisted)} differences are not listed:\n" + "\n".join(unlisted[:20]) + more
    gone = [f"{one.heading}: {one.reason}" for one in DIFFERENCES if not found[one]]
    assert not gone, "these differences do not occur any more: remove them from the list:\n" + "\n".join(gone)


def test_functions_that_cubind_lacks_are_not_in_the_toolkit(made: dict[str, Outcome], toolkit: Path) -> None:
    headers = toolkit / "include"
    if not headers.is_dir():
        pytest.skip(f"there are no headers in {headers}")
    texts = [path.read_text(errors="replace") for path in headers.rglob("*.h") if re.match("cu|nvrtc", path.name)]
    declared = set(re.findall(r"\b(?:cu|nvrtc)[A-Z]\w*", "".join(texts)))
    only = {name for names, _ in made.values() for name in names}
    elsewhere = {name for name in only if any(re.match(pattern, name) for pattern in ELSEWHERE)}
    missing = sorted((only - elsewhere) & declared)
    assert not missing, f"the toolkit has these, and cubind does not: {missing}"


SOURCE = """extern "C" __global__ void saxpy(float a, float *x, float *y, size_t n)
{
    size_t i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] += a * x[i];
}
template <typename T> __global__ void twice(T *x) { *x += *x; }
"""

# The values of handles are not printed; all other values are compared.
NOT_A_STRING = "argument 'src': expected a string (str, bytes or os.PathLike), not int"
NVRTC = '''
import importlib, json, sys
nvrtc = importlib.import_module(sys.argv[1])
source = sys.argv[2].encode()
made = []
def note(result):
    made.append([repr(one) if not isinstance(one, nvrtc.nvrtcProgram) else "program" for one in result])
    return result[1] if len(result) > 1 else None
def attempt(function, *arguments):
    try:
        note(function(*arguments))
    except Exception as error:
        made.append([type(error).__name__, str(error).split(" (argument")[0]])
note(nvrtc.nvrtcVersion())
note(nvrtc.nvrtcGetSupportedArchs())
for text, options in [
    (source, [b"--gpu-architecture=compute_90", b"--fmad=false"]),
    (source, [b"--gpu-architecture=sm_90"]),
    (source, [b"--gpu-architecture=compute_1"]),
    (source, [b"--no-such-option"]),
    (source, []),
    (b"this is no program", []),
    (b"#include \\"header.h\\"\\nextern \\"C\\" __global__ void f(int *x) { *x = VALUE; }", []),
]:
    program = note(nvrtc.nvrtcCreateProgram(text, b"saxpy.cu", 1, [b"#define VALUE 5"], [b"header.h"]))
    note(nvrtc.nvrtcAddNameExpression(program, b"twice<int>"))
    note(nvrtc.nvrtcCompileProgram(program, len(options), options))
    for name, kind in (("ProgramLog", bytes), ("PTX", bytes), ("CUBIN", bytearray), ("LTOIR", bytes)):
        size = note(getattr(nvrtc, f"nvrtcGet{name}Size")(program))
        if size and size > 1:
            room = kind(size) if kind is bytearray else b" " * size
            note(getattr(nvrtc, f"nvrtcGet{name}")(program, room))
            made.append([name, bytes(room).hex()])
    note(nvrtc.nvrtcGetLoweredName(program, b"twice<int>"))
    note(nvrtc.nvrtcGetLoweredName(program, b"nothing<int>"))
    note(nvrtc.nvrtcDestroyProgram(program))
for code in range(17):
    note(nvrtc.nvrtcGetErrorString(nvrtc.nvrtcResult(code)))
attempt(nvrtc.nvrtcCreateProgram, 5, b"x", 0, [], [])
attempt(nvrtc.nvrtcCreateProgram, b"", b"x", 2, [b"one"], [b"one"])
json.dump(made, sys.stdout)
'''


def test_nvrtc_compiles_the_same(toolkit: Path) -> None:
    libraries = toolkit / "lib"
    if not libraries.is_dir():
        pytest.skip(f"there is no NVRTC in {libraries}")
    outcomes = []
    for package in ("cuda.bindings.nvrtc", f"{ours()}.nvrtc"):
        command = [sys.executable, "-c", NVRTC, package, SOURCE]
        done = subprocess.run(command, env=environment(libraries), capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, f"{package}: {done.stderr}"
        # Messages of cubind begin with the function's name outside of `compat`.
        outcomes.append(json.loads(re.sub(r'"nvrtc\w+: ', '"', done.stdout)))
    theirs, made = outcomes
    assert any("SUCCESS" in str(one) for one in made)
    # Messages of cubind name the argument.
    refusal = (["TypeError", "expected bytes, int found"], ["TypeError", NOT_A_STRING])
    assert refusal in list(zip(theirs, made))
    assert [pair for pair in zip(theirs, made) if pair[0] != pair[1]] == [refusal]
    assert len(theirs) == len(made)
