"""Instructions per call from C and from Rust, all in one run of callgrind: `python tests/bench/rust/measure.py
[--json]`.

Needs cargo, cc and valgrind. A stub driver returns at once; its instructions, and those of the function around the
call, are included and equal in each column.
"""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
TARGET = HERE.parents[2] / "target" / "cubind" / "bench"
TIMES = 10_000
CALLS = {"query": "cuStreamQuery", "alloc": "cuMemAlloc", "info": "cuMemGetInfo", "loop": "cuStreamQuery in a loop"}
FORMS = {"c": "C", "raw": "Rust, `.ok()`", "checked": "Rust, `checked`"}


def build() -> tuple[Path, dict[str, str]]:
    TARGET.mkdir(parents=True, exist_ok=True)
    library = TARGET / "libcuda.so.1"
    source = HERE / "c" / "stub.c"
    subprocess.run(["cc", "-O2", "-shared", "-fPIC", "-Wl,-soname,libcuda.so.1", source, "-o", library], check=True)
    environment = os.environ | {"CUBIND_BENCH_LIBRARIES": str(TARGET), "LD_LIBRARY_PATH": str(TARGET)}
    command = ["cargo", "build", "--quiet", "--release", "--manifest-path", HERE / "Cargo.toml", "--target-dir", TARGET]
    subprocess.run(command, env=environment, check=True)
    return TARGET / "release" / "cubind-bench", environment


def instructions(program: Path, environment: dict[str, str]) -> dict[str, int]:
    """Returns the instruction count of each function, including its callees."""
    profile = TARGET / "callgrind.out"
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={profile}", program, str(TIMES)]
    subprocess.run(command, env=environment, check=True, capture_output=True)
    command = ["callgrind_annotate", "--inclusive=yes", "--threshold=100", "--auto=no", str(profile)]
    report = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    lines = re.findall(r"^ *([\d,]+) .*?:(\w+_(?:c|raw|checked))\b", report, re.MULTILINE)
    return {name: int(count.replace(",", "")) for count, name in lines}


def main() -> None:
    counted = instructions(*build())
    if "--json" in sys.argv:
        rows = [{"name": title, **{form: counted[f"{call}_{form}"] / TIMES for form in FORMS}} for call, title in CALLS.items()]
        print(json.dumps({"rust": rows}))
        return
    print("| instructions per call | " + " | ".join(FORMS.values()) + " |")
    print("|---|" + "---|" * len(FORMS))
    for call, title in CALLS.items():
        cells = [f"{counted[f'{call}_{form}'] / TIMES:.0f}" for form in FORMS]
        print(f"| {title} | " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()
