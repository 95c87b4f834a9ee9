"""Recording stubs with AddressSanitizer: an access beyond a list or a buffer ends the process with a report."""

# The stubs forbid most of these calls.
# mypy: ignore-errors

import os
import re
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parents[3]
FLAGS = ["-std=gnu17", "-O0", "-g1", "-w", "-fPIC", "-fvisibility=hidden", "-fsanitize=address", "-D__CUDA_API_VERSION_INTERNAL"]


def version(path: Path) -> list[int]:
    return [int(part) for part in path.name.split(".")]


def include(work: Path, toolkit: str) -> Iterator[str]:
    """Yields the headers of a toolkit and of the newest releases, and replacements for headers of other projects."""
    newest = (max(path.iterdir(), key=version) for path in sorted((work / "releases").iterdir()) if path.is_dir())
    for path in (work / "toolkits" / toolkit, *newest):
        yield f"-I{path / 'include'}"
    yield f"-I{ROOT / 'codegen' / 'stubs'}"


def defines() -> Iterator[str]:
    """Yields the macros that the specs define for headers; their names do not collide between libraries."""
    for spec in sorted((ROOT / "specs").glob("*.yaml")):
        for line in re.findall(r"^  defines: \[(.*)\]", spec.read_text(), re.MULTILINE):
            yield from (f"-D{word.strip()}" for word in line.split(","))


def environment(folder: Path, work: Path, toolkit: str) -> dict[str, str]:
    """The environment of a program that uses these libraries. `work` is `target/cubind`, which contains the sources
    from `cargo xtask test`. Sources that do not compile are omitted, and reported."""
    compiler = os.environ.get("CC", "cc")
    flags = [*FLAGS, *defines(), *include(work, toolkit)]

    def compile_one(source: Path) -> None:
        name = source.name.removesuffix(".source")
        command = [compiler, *flags, "-shared", f"-Wl,-soname,{name},-Bsymbolic", *map(str, sorted(source.glob("*.c"))), "-ldl"]
        done = subprocess.run([*command, "-o", str(folder / name)], capture_output=True, text=True)
        if done.returncode:
            print(f"{name} is left out: {done.stderr[:300]}", flush=True)

    sources = sorted((work / "echo" / toolkit).glob("*.source"))
    if not sources:
        raise SystemExit(f"{work / 'echo' / toolkit} has no sources: `cargo xtask test \"rust tests\"` writes them")
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(compile_one, sources))
    found = subprocess.run([compiler, "-print-file-name=libasan.so"], capture_output=True, text=True, check=True)
    others = {name: value for name, value in os.environ.items() if not name.startswith(("CUDA", "CUBIND"))}
    return others | {
        "LD_LIBRARY_PATH": str(folder),
        "LD_PRELOAD": found.stdout.strip(),
        "CUBIND_CUDA": toolkit.partition(".")[0],
        # AddressSanitizer cannot observe Python's own allocator, so Python must use malloc.
        "PYTHONMALLOC": "malloc",
        "ASAN_OPTIONS": "detect_leaks=0:allocator_may_return_null=1:max_allocation_size_mb=512:handle_segv=1",
        "HOSTILE_CALLS": str(work / "echo" / "calls.json"),
    }
