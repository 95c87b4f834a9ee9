"""Instructions per call from C and from Rust, all in one run of callgrind: `python tests/bench/rust/measure.py
[--json]`. For ordered uses of memory through `owned`, also the driver calls.

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
# Uses of `owned`: the name of the same driver function through `checked`, and the title.
OWNED = {
    "number": ("launch", "launch without memory"),
    "first": ("launch", "launch with a buffer, its first use"),
    "same": ("launch", "launch with a buffer that the same stream has used"),
    "known": ("launch", "launch with a buffer that another stream has used, after the first wait"),
    "other": ("launch", "launch with a buffer that another stream has used since the last wait"),
    "idle": ("copy", "`copy_to` without unfinished uses"),
    "used": ("copy", "`copy_to` after a use in a stream"),
    "memory": ("memory", "allocating and dropping a `DeviceBuffer`"),
}
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


def instructions(program: Path, environment: dict[str, str]) -> tuple[dict[str, int], dict[str, float]]:
    """Returns the instruction count of each function, including its callees, and the driver calls of uses of `owned`."""
    profile = TARGET / "callgrind.out"
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={profile}", program, str(TIMES)]
    printed = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
    calls = {name: float(count) for name, count in map(str.split, printed.splitlines())}
    command = ["callgrind_annotate", "--inclusive=yes", "--threshold=100", "--auto=no", str(profile)]
    report = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    lines = re.findall(r"^ *([\d,]+) .*?:(\w+_(?:c|raw|checked|owned))\b", report, re.MULTILINE)
    return {name: int(count.replace(",", "")) for count, name in lines}, calls


def main() -> None:
    counted, calls = instructions(*build())
    rows = [{"name": title, **{form: counted[f"{call}_{form}"] / TIMES for form in FORMS}} for call, title in CALLS.items()]
    owned = []
    for call, (alone, title) in OWNED.items():
        row = {"name": title, "calls": calls[f"{call}_owned"], "calls_alone": calls[f"{alone}_checked"]}
        row |= {"owned": counted[f"{call}_owned"] / TIMES, "checked": counted[f"{alone}_checked"] / TIMES}
        owned.append(row)
    if "--json" in sys.argv:
        print(json.dumps({"rust": rows, "owned": owned}))
        return
    print("| instructions per call | " + " | ".join(FORMS.values()) + " |")
    print("|---|" + "---|" * len(FORMS))
    for row in rows:
        print(f"| {row['name']} | " + " | ".join(f"{row[form]:.0f}" for form in FORMS) + " |")
    print("\n| `owned` | driver calls | instructions | with `checked` alone |\n|---|---|---|---|")
    for row in owned:
        print(f"| {row['name']} | {row['calls']:.0f} | {row['owned']:.0f} | {row['calls_alone']:.0f}, {row['checked']:.0f} |")


if __name__ == "__main__":
    main()
